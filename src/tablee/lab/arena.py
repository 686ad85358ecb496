"""Bots against each other, fairly: they change seats, and every deal is played in each seating.

A block is one deal (the cards and who begins) played once in each of its seatings, so that neither a lucky hand nor a good seat
favours anybody. Up to four seats the seatings are all the different orders of the line-up; beyond, where there would be too
many, each block takes a random order and turns it round the table, so that everybody sits once in every seat. A number of
matches that is no multiple of the block leaves the last deal unfinished: multiples are fairest.

Deals, seatings and the bots' own luck follow from the seed alone, not from the number of processes. Only bots that think by the
clock may answer otherwise another time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice, permutations
from math import factorial, sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Final

from openskill.models import PlackettLuce

from tablee.bots import make
from tablee.core.game import OptionValue, load
from tablee.lab.simulate import Meeting, Played, play_all

MOST_SEATINGS: Final = 24  # of one deal; 4!
DEVIATIONS: Final = NormalDist().inv_cdf(0.975)  # either side of the mean, for 95 %


@dataclass(frozen=True)
class Standing:
    """How a bot did, all its seats taken together."""

    name: str
    games: int  # seats it had in all the matches
    score: float  # its share of the wins beside a fair share: 1 is as good as the table
    low: float  # 95 % of such intervals hold the true score
    high: float
    ms_per_decision: float


@dataclass(frozen=True)
class Rating:
    """How strong a bot is believed to be, how unsure that is, and what it is worth at least, almost certainly."""

    name: str
    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma


@dataclass(frozen=True)
class Arena:
    """What came of it."""

    bots: tuple[Standing, ...]  # best first
    ratings: tuple[Rating, ...]  # best first
    deals: int
    seatings: int  # of a deal that was played in all of them


def arena(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    note: Callable[[str], None] | None = None,
) -> Arena:
    """That many matches between these bots, one for each seat; a name that stands twice is one bot with two seats."""
    for name in bots:
        make(name).close()
    load(game).setup(len(bots), options)
    meetings = schedule(bots, games, seed)
    matches = list(zip(meetings, play_all(game, options or {}, meetings, jobs, progress, note), strict=True))
    return Arena(
        bots=standings(matches),
        ratings=ratings(matches),
        deals=len({meeting.deal for meeting in meetings}),
        seatings=len(block(bots, seed, 0)),
    )


# --- Who sits where ------------------------------------------------------------------------------------------------------


def block(bots: Sequence[str], seed: int, number: int) -> list[tuple[str, ...]]:
    """The seatings in which one deal is played: every bot has every seat equally often."""
    if factorial(len(bots)) <= MOST_SEATINGS:
        return list(dict.fromkeys(permutations(bots)))
    order = list(bots)
    Random(f"{seed} seating {number}").shuffle(order)
    return [(*order[turn:], *order[:turn]) for turn in range(len(order))]


def schedule(bots: Sequence[str], games: int, seed: int) -> list[Meeting]:
    """The matches, block after block; in a block the deal is the same, the bots' own luck is not."""
    endless = ((number, line_up) for number in count() for line_up in block(bots, seed, number))
    return [
        Meeting(line_up, seed=f"{seed} {match}", deal=f"{seed} block {number}")
        for match, (number, line_up) in enumerate(islice(endless, games))
    ]


# --- Scores --------------------------------------------------------------------------------------------------------------


def standings(matches: Sequence[tuple[Meeting, Played]]) -> tuple[Standing, ...]:
    """Every bot's standing, the best first."""
    found = [standing(name, matches) for name in names(matches)]
    return tuple(sorted(found, key=lambda one: -one.score))


def standing(name: str, matches: Sequence[tuple[Meeting, Played]]) -> Standing:
    """One bot's share of the wins, divided by what falls to it if all are equally good: its seats among all seats."""
    deals: dict[str, list[float]] = {}
    games = seats = answers = 0
    seconds = 0.0
    for meeting, played in matches:
        mine = seats_of(name, meeting)
        deals.setdefault(meeting.deal, []).append(sum(played.outcome.share(seat) for seat in mine))
        games += len(mine)
        seats += len(meeting.line_up)
        answers += sum(played.answers[seat] for seat in mine)
        seconds += sum(played.seconds[seat] for seat in mine)
    fair = games / seats
    share = fmean(one for shares in deals.values() for one in shares)
    low, high = interval(list(deals.values()))
    return Standing(
        name=name,
        games=games,
        score=share / fair,
        low=low / fair,
        high=high / fair,
        ms_per_decision=1000 * seconds / answers if answers else 0.0,
    )


def interval(blocks: Sequence[Sequence[float]]) -> tuple[float, float]:
    """A 95 % interval for the mean of shares that come in blocks, never below 0.

    Matches of one deal are not independent, blocks are: each is one cluster, and the error of the mean is the cluster-robust
    one, √(B / (B - 1) · Σ(sum of a block's deviations)²) / N for B blocks with N matches. It is taken to be normal, which asks
    for some twenty blocks; with few, the interval is too narrow. From a single block nothing is learned about the next deal:
    then its matches are taken for independent, and the interval is Wilson's, a rough guide.
    """
    n = sum(len(shares) for shares in blocks)
    mean = fmean(share for shares in blocks for share in shares)
    if len(blocks) == 1:
        return wilson(mean, n)
    spread = sum(sum(share - mean for share in shares) ** 2 for shares in blocks)
    error = sqrt(spread * len(blocks) / (len(blocks) - 1)) / n
    return max(0.0, mean - DEVIATIONS * error), mean + DEVIATIONS * error


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of n matches; a shared win counts as a part of one."""
    extra = DEVIATIONS**2 / n
    middle = share + extra / 2
    margin = sqrt(extra * share * (1 - share) + extra**2 / 4)
    return max(0.0, (middle - margin) / (1 + extra)), (middle + margin) / (1 + extra)


# --- Ratings -------------------------------------------------------------------------------------------------------------


def ratings(matches: Sequence[tuple[Meeting, Played]]) -> tuple[Rating, ...]:
    """Every bot's rating after these matches in their order, by the Plackett-Luce model; the best ordinal first.

    Winners share the first rank, the others the second. A bot with several seats enters a match once for each of them, always
    with the same rating, and leaves it with the mean of what they make of it. Where nobody wins, nobody is rated.
    """
    model = PlackettLuce()
    rated = {name: model.rating() for name in names(matches)}
    for meeting, played in matches:
        winners = played.outcome.winners
        if not winners or len(meeting.line_up) == 1:
            continue
        ranks = [1.0 if seat in winners else 2.0 for seat in range(len(meeting.line_up))]
        before = [rated[name] for name in meeting.line_up]
        # One object for each seat: openskill would take one that stands twice for the same player.
        after = model.rate([[model.rating(one.mu, one.sigma)] for one in before], ranks=ranks)
        for name in rated:
            copies = [after[seat][0] for seat in seats_of(name, meeting)]
            rated[name] = model.rating(fmean(one.mu for one in copies), fmean(one.sigma for one in copies))
    found = [Rating(name, one.mu, one.sigma, one.ordinal()) for name, one in rated.items()]
    return tuple(sorted(found, key=lambda one: -one.ordinal))


# --- Small things --------------------------------------------------------------------------------------------------------


def names(matches: Sequence[tuple[Meeting, Played]]) -> list[str]:
    """Every bot once."""
    return list(dict.fromkeys(name for meeting, _ in matches for name in meeting.line_up))


def seats_of(name: str, meeting: Meeting) -> list[int]:
    """Where a bot sits in a match."""
    return [seat for seat, one in enumerate(meeting.line_up) if one == name]
