"""Decrypto, by Thomas Dagenais-Lespérance: clues that partners understand and opponents don't, for three to eight players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game
from tablee.core.kinds import gather
from tablee.games.decrypto import rules
from tablee.games.decrypto.rules import leave, moves, setup, state
from tablee.games.decrypto.rules.state import Decrypto
from tablee.games.decrypto.scene import scene
from tablee.games.decrypto.view import DecryptoView, determinize, view
from tablee.games.decrypto.vocabulary import lists

GAME: Final[Game[Decrypto, DecryptoView]] = Game(
    name="decrypto",
    version=1,
    package=__name__,
    players=range(3, 9),
    options=setup.OPTIONS,
    new=setup.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(rules),
    moves=moves.LISTED,
    inventory=state.inventory,
    open_draws=frozenset({"larger", "interceptor", "first-white", "first-black"}),
    leave=leave.leave,
    refuse=setup.refuse,
    longest=10_000,
    minutes=(15, 45),
    configure=lists.configure,
)
