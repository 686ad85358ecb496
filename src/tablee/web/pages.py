"""The pages: one shell for all of them, its scripts and styles, and the art of the games."""

from __future__ import annotations

from typing import Final

handlers: Final = ()
