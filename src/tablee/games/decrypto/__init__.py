"""Decrypto, by Thomas Dagenais-Lespérance: clues that partners understand and opponents don't, for three to eight players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game, Hints
from tablee.games.decrypto import hints
from tablee.games.decrypto.rules import encrypt, half, leave, moves, rounds, setup, state, tie
from tablee.games.decrypto.rules.state import Decrypto
from tablee.games.decrypto.scene import scene
from tablee.games.decrypto.view import DecryptoView, redeal, view
from tablee.games.decrypto.vocabulary import lists

GAME: Final[Game[Decrypto, DecryptoView]] = Game(
    name="decrypto",
    version=1,
    package=__name__,
    players=range(3, 9),
    options=setup.OPTIONS,
    new=setup.new,
    view=view,
    redeal=redeal,
    scene=scene,
    kinds=moves.KINDS,
    questions=(encrypt.Encrypt, half.Discuss, tie.NameWords),
    events=(
        setup.TeamsFormed,
        setup.InterceptorNamed,
        setup.KeywordsDealt,
        rounds.RoundStarted,
        encrypt.SwapProposed,
        encrypt.EncryptorSwapped,
        encrypt.CodeSeen,
        encrypt.CodeDrawn,
        encrypt.CluesWritten,
        encrypt.CluesKept,
        encrypt.CluesFixed,
        encrypt.CluesRecalled,
        encrypt.HourglassTurned,
        encrypt.SandRanOut,
        half.CluesRead,
        half.Proposed,
        half.LeftIt,
        half.GuessFixed,
        half.GuessLies,
        half.TalkEnded,
        half.ClueFlagged,
        half.ClueKept,
        half.ClueReplaced,
        half.Revealed,
        half.Intercepted,
        half.Misunderstood,
        half.Understood,
        half.InterceptorGained,
        tie.TieBegan,
        tie.WordsProposed,
        tie.WordsFixed,
        tie.WordsLie,
        rounds.WordsRevealed,
        rounds.KeywordsShown,
        leave.Left,
    ),
    endings=rounds.ENDINGS,
    moves=moves.LISTED,
    inventory=state.inventory,
    open_draws=frozenset({"larger", "interceptor", "first-white", "first-black"}),
    hints=Hints(rollout=hints.rollout, prior=hints.prior, value=hints.value, think=hints.think),
    leave=leave.leave,
    refuse=setup.refuse,
    longest=10_000,
    minutes=(15, 45),
    teams=lambda s: s.members,
    muted=half.muted,
    bring=lists.bring,
)
