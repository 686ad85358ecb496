"""PGN-60 over whole matches: whoever has a full potion is offered it in every window. See `windows.py`."""

from __future__ import annotations

from tests.games.pagan.windows import windows


def test_pgn_60_in_random_matches_every_full_potion_has_its_windows() -> None:
    count = windows(12)
    assert count.missed == []
    assert count.offered == count.windows > 1000
