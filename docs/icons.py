"""Draw the PNG icons from `icon.svg`, for devices that want them: `python docs/icons.py`, by hand, when the drawing changes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).parents[1] / "src" / "tablee" / "web" / "static"
GROUND = "#f6f1e7"
SAFE = 0.8  # the part of a maskable icon that no device cuts off
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


def draw(page: Page, name: str, size: int, *, part: float = 1.0, ground: str = "transparent") -> None:
    """One icon of that many pixels; `part` of it is the drawing."""
    inside = round(size * part)
    svg = (STATIC / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{inside}" height="{inside}" ', 1)
    style = f"margin:0;background:{ground};display:grid;place-items:center;height:{size}px"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<body style="{style}">{svg}</body>')
    page.screenshot(path=STATIC / name, omit_background=True)


def main() -> None:
    """All of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        draw(page, "icon-180.png", 180, ground=GROUND)
        draw(page, "icon-192.png", 192)
        draw(page, "icon-512.png", 512)
        draw(page, "icon-maskable-512.png", 512, part=SAFE, ground=GROUND)
        browser.close()


if __name__ == "__main__":
    main()
