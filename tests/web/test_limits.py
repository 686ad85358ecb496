"""How fast one may ask."""

from __future__ import annotations

import pytest

from tablee.web.limits import Bucket, Buckets, TooMany


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_up_with_time() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_was_not_used_after_all_can_be_given_back_and_no_more_than_that() -> None:
    clock = Clock()
    bucket = Bucket(0.0, 1.0, clock)
    assert bucket.take()
    bucket.give_back()
    assert [bucket.take() for _ in range(2)] == [True, False]
    bucket.give_back()
    bucket.give_back()
    assert [bucket.take() for _ in range(2)] == [True, False], "a bucket never holds more than it can"


def test_everybody_has_a_bucket() -> None:
    buckets = Buckets(0.0, 1.0, Clock())
    buckets.take("ada")
    buckets.take("basile")
    with pytest.raises(TooMany):
        buckets.take("ada")
    buckets.give_back("ada")
    buckets.take("ada")
    with pytest.raises(TooMany):
        buckets.take("basile")
