"""For the site alone: a link to a file of the repository outside `docs/` becomes the name of that file.

On a page of the repository such a link leads to the file; the site holds the pages alone.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<target>\.\./[^)#]+)\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    """Called by MkDocs for each page."""
    docs = Path(config["docs_dir"]).resolve()
    here = docs / Path(page.file.src_uri).parent

    def told(link: re.Match[str]) -> str:
        target = (here / link["target"]).resolve()
        if target.is_relative_to(docs) or not target.exists():
            return link[0]  # a page, or a mistake: MkDocs judges both
        path = target.relative_to(docs.parent).as_posix()
        return f"`{path}`" if link["text"].strip("`") == path else f"{link['text']} (`{path}`)"

    return LINK.sub(told, markdown)
