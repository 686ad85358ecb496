"""How it lies on the table."""

from __future__ import annotations

from tablee.core.scene import Offer, Scene, Speaker, prompt
from tablee.games.pagan.view import PaganView


def scene(view: PaganView, speaker: Speaker) -> Scene:
    return Scene("pagan", speaker.say("name"), (), prompt(view, speaker, lambda move: Offer(str(move), str(move))))
