"""How fast one may ask."""

from __future__ import annotations

import pytest

from tablee.table.token_bucket import TokenBucket
from tablee.web.limits import RateLimit, TooMany


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_up_with_time() -> None:
    bucket = TokenBucket.full(2.0, 3.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    assert [bucket.take(60.5) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_and_takes_nothing() -> None:
    bucket = TokenBucket.full(2.0, 3.0, 10.0)
    assert [bucket.take(9.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.left(9.0) == 0


def test_everybody_has_a_bucket() -> None:
    clock = Clock()
    limit = RateLimit(1.0, 1.0, clock)
    limit.take("ada")
    limit.take("basile")
    with pytest.raises(TooMany):
        limit.take("ada")
    clock.now += 1
    limit.take("ada")
    limit.take("basile")
    with pytest.raises(TooMany):
        limit.take("basile")
