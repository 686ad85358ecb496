"""What somebody wrote, as a terminal may be sent it: nothing in it is obeyed, or turns the line round."""

from __future__ import annotations

import json
from unicodedata import category

OBEYED = frozenset({"Cc", "Cf"})  # control and format, bidirectional signs among them
INSTEAD = "\N{REPLACEMENT CHARACTER}"


def harmless(text: str) -> str:
    """The text with a sign in the place of what a terminal would act on."""
    if text.isprintable():
        return text
    return "".join(INSTEAD if category(one) in OBEYED else one for one in text)


def harmless_lines(text: str) -> str:
    """The same for a text of several lines."""
    return "\n".join(map(harmless, text.split("\n")))


def harmless_json(text: str) -> str:
    """The same for JSON, which stays what it says."""
    return "".join(json.dumps(one)[1:-1] if one != "\n" and category(one) in OBEYED else one for one in text)
