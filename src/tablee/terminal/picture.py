"""A scene as a picture that loads nothing from elsewhere."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from tablee.core.scene import Scene
from tablee.terminal.layout import Say, compose

WIDTH = 100

_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>.{unique_id}-matrix {{ font: {char_height}px monospace; white-space: pre }}
{styles}</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" fill="#10131a"/>
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</svg>
"""


def to_svg(scene: Scene, say: Say, width: int = WIDTH) -> str:
    """The table as it is drawn in a terminal of that width."""
    console = Console(width=width, record=True, force_terminal=True, color_system="truecolor", file=StringIO())
    for line in compose(scene, say, width=width).lines:
        console.print(line, soft_wrap=True)
    return console.export_svg(title=scene.title, code_format=_SVG)
