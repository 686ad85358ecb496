"""The conformance suite, proved: one correct game passes, and each way of breaking it is caught by the check meant for it.

The game: numbered lanterns. Everybody holds a hidden hand; in turn each sells a lantern and draws one from a hidden deck. After
each round all guess, in secret and together, whose lantern is the finest. When all are sold, points decide.
"""

from __future__ import annotations

import enum
import math
from bisect import insort
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any, ClassVar, Final, Self, cast

import pytest

from tablee.bots.hints import Hints
from tablee.core import record
from tablee.core.beats import Beats, Change, Cheer, Fly, Mark, Put, Show, Step, Together
from tablee.core.beats import Tally as Ladder
from tablee.core.chance import Chance
from tablee.core.errors import BadSetup
from tablee.core.game import Game, Number, Setup, Switch, View, asked, load
from tablee.core.goal import Goal, Picture, Told
from tablee.core.kinds import Kinds
from tablee.core.notation import Seat
from tablee.core.record import Record
from tablee.core.scene import Card, Near, Node, Offer, Prompt, Scene, Speaker, Zone, prompt
from tablee.core.scene import Counter as Tally
from tablee.core.state import ILLEGAL, ClockMove, Event, Move, Outcome, Question, State, do
from tablee.core.stateclass import stateclass
from tablee.table.hooks import LiveHooks, TimeLimit
from tablee.testing.checks import Broken, Report, check, setups

LANTERNS: Final = tuple(range(1, 15))
HAND: Final = 3


# --- The rules ---------------------------------------------------------------------------------------------------------


@stateclass
class Market(State):
    """The table. The questions are part of it, so that a test can put others in their place."""

    sell: Question
    guess: Question
    hand: list[list[int]] = field(default_factory=list)  # each sorted
    stall: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)  # the top last
    points: list[int] = field(default_factory=list)
    said: tuple[Seat, ...] = ()  # the guesses of the last round

    def __post_init__(self) -> None:
        self.stall = [[] for _ in range(self.seats)]
        self.points = [0] * self.seats


@dataclass(frozen=True, slots=True)
class Sell(Move):
    lantern: int


@dataclass(frozen=True, slots=True)
class Close(ClockMove):
    """The market closes."""


@dataclass(frozen=True, slots=True)
class Guess(Move):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    lantern: int


@dataclass(frozen=True, slots=True)
class DrewOne(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    seat: Seat
    finest: Seat


SELLS: Final = {lantern: Sell(lantern) for lantern in LANTERNS}
GUESSES: Final = tuple(Guess(seat) for seat in range(3))


class SellLantern(Question):
    def options(self, s: Market, seat: Seat) -> Sequence[Move]:
        return [SELLS[lantern] for lantern in s.hand[seat]]

    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        s.hand[seat].remove(move.lantern)
        s.stall[seat].append(move.lantern)
        draw(s, seat)
        end_turn(s, seat)


class GuessFinest(Question):
    def options(self, s: Market, seat: Seat) -> Sequence[Guess]:
        return GUESSES[: s.seats]

    def answer(self, s: Market, seat: Seat, move: Guess) -> None:
        s.tell(Guessed, seat, move.seat)
        s.said = (*s.said, move.seat)
        s.points[seat] += move.seat == finest(s)


def new(
    setup: Setup,
    chance: Chance,
    *,
    sell: Question | None = None,
    guess: Question | None = None,
    deal: Callable[[Market], None] | None = None,
    kind: type[Market] = Market,
) -> Market:
    s = kind(setup.seats, chance, sell or SellLantern(), guess or GuessFinest())
    s.then(do(deal or deal_lanterns), do(turn, 0))
    return s


def deal_lanterns(s: Market) -> None:
    s.deck = list(LANTERNS)
    s.chance.shuffle("deck", s.deck)
    s.hand = [sorted(s.deck.pop() for _ in range(HAND)) for _ in range(s.seats)]


def turn(s: Market, seat: Seat) -> None:
    if s.hand[seat]:
        s.ask(seat, s.sell)
    else:
        best = max(s.points)
        winners = tuple(one for one in range(s.seats) if s.points[one] == best)
        s.finish(Outcome(winners, "sold-out", tuple(s.points)))


def draw(s: Market, seat: Seat) -> None:
    if s.deck:
        lantern = s.deck.pop()
        insort(s.hand[seat], lantern)
        s.tell_only([seat], Drew, seat, lantern)
        s.tell_others(DrewOne, seat)


def end_turn(s: Market, seat: Seat) -> None:
    if seat + 1 < s.seats:
        s.then(do(turn, seat + 1))
    else:
        s.then(do(guess_finest), do(turn, 0))


def guess_finest(s: Market) -> None:
    s.said = ()
    s.ask_all(range(s.seats), s.guess)


def finest(s: Market) -> Seat:
    return max(range(s.seats), key=lambda seat: (s.stall[seat][-1:], seat))


def close_the_market(s: Market, seat: Seat) -> None:
    """A player goes: the lanterns of that hand are put on the stall, and the match is void."""
    s.stall[seat] += s.hand[seat]
    s.hand[seat] = []
    s.finish(Outcome((), "void"))


def inventory(s: Market) -> dict[str, int]:
    lanterns = Counter([*s.deck, *(lantern for pile in (*s.hand, *s.stall) for lantern in pile)])
    return {f"lantern {lantern}": lanterns[lantern] for lantern in LANTERNS}


# --- What a seat may know, and how it lies on the table ----------------------------------------------------------------


@dataclass(frozen=True)
class MarketView(View):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    stalls: tuple[tuple[int, ...], ...]
    deck: int
    points: tuple[int, ...]
    said: tuple[Seat, ...]


def view(s: Market, seat: Seat | None) -> MarketView:
    return MarketView(
        seat=seat,
        seats=s.seats,
        asked=asked(s, seat),
        outcome=s.outcome,
        hand=() if seat is None else tuple(s.hand[seat]),
        sizes=tuple(len(hand) for hand in s.hand),
        stalls=tuple(tuple(stall) for stall in s.stall),
        deck=len(s.deck),
        points=tuple(s.points),
        said=s.said,
    )


def determinize(s: Market, seat: Seat, rng: Random) -> None:
    others = [other for other in range(s.seats) if other != seat]
    unseen = sorted([*s.deck, *(lantern for other in others for lantern in s.hand[other])])
    rng.shuffle(unseen)
    deal_back(s, others, unseen)


def deal_back(s: Market, others: list[Seat], unseen: list[int]) -> None:
    for other in others:
        s.hand[other] = sorted(unseen.pop() for _ in s.hand[other])
    s.deck = unseen


def scene(view: MarketView, speaker: Speaker) -> Scene:
    return Scene("market", speaker.say("market"), tuple(nodes(view, speaker)), prompted(view, speaker))


def nodes(view: MarketView, speaker: Speaker) -> list[Node]:
    table: list[Node] = [Tally("deck", speaker.say("deck"), "deck", view.deck)]
    for seat in range(view.seats):
        hand = tuple(card(view, speaker, seat, at) for at in range(view.sizes[seat]))
        stall = tuple(Card(f"sold.{one}", speaker.say("lantern", n=one), str(one)) for one in view.stalls[seat])
        table += [Zone(f"hand.{seat}", speaker.name(seat), hand), Zone(f"stall.{seat}", speaker.name(seat), stall)]
    return table


def card(view: MarketView, speaker: Speaker, seat: Seat, at: int) -> Card:
    if seat != view.seat:
        return Card(f"hand.{seat}.{at}", speaker.say("back"), up=False)
    return Card(f"hand.{seat}.{at}", speaker.say("lantern", n=view.hand[at]), str(view.hand[at]))


def prompted(view: MarketView, speaker: Speaker) -> Prompt | None:
    def offer(move: Move) -> Offer:
        if isinstance(move, Sell):
            return Offer(str(move), speaker.sentence(move), (f"hand.{view.seat}.{view.hand.index(move.lantern)}",))
        assert isinstance(move, Guess)
        return Offer(str(move), speaker.sentence(move), (f"stall.{move.seat}",))

    return prompt(view, speaker, offer)


# --- Hints, and the game -----------------------------------------------------------------------------------------------


def rollout(s: Market, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    return rng.choice(options)


def prior(s: Market, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [1.0] * len(options)


def value(s: Market) -> list[float]:
    return [1 / s.seats] * s.seats


HINTS: Final = Hints(rollout=rollout, prior=prior, value=value)

MARKET: Final[Game[Market, MarketView]] = Game(
    name="market",
    version=1,
    package=__name__,
    players=range(2, 4),
    options=(),
    new=new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=Kinds(
        moves=(Sell, Guess),
        questions=(SellLantern, GuessFinest),
        events=(Drew, DrewOne, Guessed),
        endings=("sold-out", "void"),
    ),
    moves=(*SELLS.values(), *GUESSES),
    inventory=inventory,
    leave=close_the_market,
    longest=200,
)


def kinds(**others: Any) -> Kinds:
    """The kinds of the market, but for these."""
    return replace(MARKET.kinds, **others)


def selling(sell: Question) -> Game[Market, MarketView]:
    """The game with another question in place of the sale."""
    return replace(MARKET, new=partial(new, sell=sell), kinds=kinds(questions=(type(sell), GuessFinest)))


def passes(
    game: Game[Market, MarketView],
    *,
    games: int = 2,
    seed: int = 1,
    hints: Hints[Market] | None = None,
    live: LiveHooks[Market] | None = None,
    beats: Beats[MarketView] | None = None,
    goal: Goal[MarketView] | None = None,
) -> Report:
    return check(
        cast("Game[State, View]", game),
        games=games,
        seed=seed,
        hints=cast("Hints[State] | None", hints),
        live=cast("LiveHooks[State] | None", live),
        beats=cast("Beats[View] | None", beats),
        goal=cast("Goal[View] | None", goal),
    )


def broken(
    game: Game[Market, MarketView],
    *,
    games: int = 2,
    hints: Hints[Market] | None = None,
    live: LiveHooks[Market] | None = None,
    beats: Beats[MarketView] | None = None,
    goal: Goal[MarketView] | None = None,
) -> Broken:
    """What the suite finds."""
    with pytest.raises(Broken) as caught:
        passes(game, games=games, hints=hints, live=live, beats=beats, goal=goal)
    return caught.value


# --- The correct game passes -------------------------------------------------------------------------------------------


def test_a_correct_game_passes_and_every_check_has_looked() -> None:
    report = passes(MARKET, hints=HINTS)
    assert (report.setups, report.games) == (2, 4)
    assert set(report.looks) == {
        "beats", "clone", "ends", "hidden", "hints", "inventory", "leave", "notation", "options", "record", "determinize", "scene", "secrets", "standings", "texts",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(2, 6))
def test_a_correct_game_passes_whatever_the_luck(seed: int) -> None:
    assert passes(MARKET, games=1, seed=seed).games == 2


def test_a_game_without_hints_and_without_leaving_is_not_asked_for_them() -> None:
    report = passes(replace(MARKET, leave=None), games=1)
    assert not {"hints", "leave"} & set(report.looks)


def test_fuji_flush_passes_with_three_players() -> None:
    assert check(replace(load("fuji_flush"), players=range(3, 4), options=()), games=1).games == 1


def test_every_number_of_players_and_every_option_is_tried() -> None:
    options = (Switch("dark", default=False), Number("lanterns", least=1, most=9, default=4))
    tried = list(setups(cast("Game[State, View]", replace(MARKET, options=options)), Random(1)))
    for seats in (2, 3):
        given = [dict(setup.options) for setup in tried if setup.seats == seats]
        assert {"dark": False, "lanterns": 4} in given
        assert {"dark": True, "lanterns": 4} in given
        assert {"dark": False, "lanterns": 1} in given
        assert {"dark": False, "lanterns": 9} in given


def test_options_that_do_not_go_together_are_passed_over() -> None:
    def refuse(setup: Setup) -> BadSetup | None:
        return BadSetup() if setup.seats == 3 and setup.options["dark"] else None

    game = replace(MARKET, options=(Switch("dark", default=False),), refuse=refuse)
    tried = list(setups(cast("Game[State, View]", game), Random(1)))
    assert [(setup.seats, setup.options["dark"]) for setup in tried] == [(2, False), (2, True), (3, False)]


def test_what_is_broken_is_told_with_the_check_and_the_set_up() -> None:
    problem = broken(replace(MARKET, kinds=kinds(endings=("void",))))
    assert str(problem).startswith("ends: “sold-out” is none of the game's endings [market, 2 seats")


def test_the_same_seed_looks_at_the_same_games() -> None:
    assert passes(MARKET, games=1, seed=7) == passes(MARKET, games=1, seed=7)


# --- Secrets -----------------------------------------------------------------------------------------------------------


def shows_every_hand(s: Market, seat: Seat | None) -> MarketView:
    return replace(view(s, seat), stalls=tuple(tuple(hand) for hand in s.hand))


def shows_the_deck(s: Market, seat: Seat | None) -> MarketView:
    return replace(view(s, seat), deck=s.deck[-1] if s.deck else 0)


def shows_spectators_a_hand(s: Market, seat: Seat | None) -> MarketView:
    return view(s, seat) if seat is not None else replace(view(s, None), hand=tuple(s.hand[0]))


def shows_sealed_guesses(s: Market, seat: Seat | None) -> MarketView:
    guesses = [move.seat for move in s.sealed.values() if isinstance(move, Guess)]
    return replace(view(s, seat), points=(*s.points, *guesses))


@pytest.mark.parametrize("leak", [shows_every_hand, shows_the_deck, shows_sealed_guesses])
def test_a_view_that_shows_what_a_seat_may_not_know_is_caught(
    leak: Callable[[Market, Seat | None], MarketView],
) -> None:
    problem = broken(replace(MARKET, view=leak, scene=bare_scene))
    assert problem.check == "secrets"
    assert "the view of seat" in str(problem)


def bare_scene(view: MarketView, speaker: Speaker) -> Scene:
    """A scene that shows next to nothing, so that only the view is under test."""
    return Scene("market", "market", (), prompt(view, speaker, lambda move: Offer(str(move), str(move))))


def test_a_view_that_shows_spectators_a_hand_is_caught() -> None:
    problem = broken(replace(MARKET, view=shows_spectators_a_hand))
    assert problem.check == "secrets"
    assert "a spectator's view" in str(problem)


class KeyholeView(MarketView):
    """A view with a hole in it: its fields are clean, but it carries the hands along."""

    behind: tuple[tuple[int, ...], ...]


def keyhole(s: Market, seat: Seat | None) -> MarketView:
    clean = view(s, seat)
    through = KeyholeView(**{name: getattr(clean, name) for name in MarketView.__dataclass_fields__})
    object.__setattr__(through, "behind", tuple(map(tuple, s.hand)))
    return through


def peeking_at(draw_card: Callable[[int, Seat, int, Speaker], Card]) -> Callable[[MarketView, Speaker], Scene]:
    """A scene that draws the backs of the others by what is on their faces."""

    def peeking_scene(view: MarketView, speaker: Speaker) -> Scene:
        assert isinstance(view, KeyholeView)
        backs = tuple(
            draw_card(lantern, seat, at, speaker)
            for seat in range(view.seats)
            if seat != view.seat
            for at, lantern in enumerate(view.behind[seat])
        )
        clean = bare_scene(view, speaker)
        return replace(clean, nodes=(Zone("backs", "backs", backs),))

    return peeking_scene


def id_of_a_card(lantern: int, seat: Seat, at: int, speaker: Speaker) -> Card:
    return Card(f"lantern.{lantern}", speaker.say("back"), up=False)


def id_by_age(lantern: int, seat: Seat, at: int, speaker: Speaker) -> Card:
    """Not the card itself, but whether it is a high one."""
    return Card(f"hand.{seat}.{at}.{lantern > 7}", speaker.say("back"), up=False)


def text_of_a_card(lantern: int, seat: Seat, at: int, speaker: Speaker) -> Card:
    return Card(f"hand.{seat}.{at}", speaker.say("lantern", n=lantern), up=False)


def style_of_a_card(lantern: int, seat: Seat, at: int, speaker: Speaker) -> Card:
    return Card(f"hand.{seat}.{at}", speaker.say("back"), up=False, style="gold" if lantern == 14 else "")


@pytest.mark.parametrize("leak", [id_of_a_card, id_by_age, text_of_a_card, style_of_a_card])
def test_a_scene_whose_backs_tell_what_is_on_the_other_side_is_caught(
    leak: Callable[[int, Seat, int, Speaker], Card],
) -> None:
    problem = broken(replace(MARKET, view=keyhole, scene=peeking_at(leak)))
    assert problem.check == "secrets"
    assert "scene" in str(problem)


def highest_hand_leads(s: Market) -> Sequence[Sequence[Seat]]:
    """Who holds the highest lantern is alone, the others are a team: everybody could read off who it is."""
    best = max(range(s.seats), key=lambda seat: max(s.hand[seat], default=0))
    return [[best], [seat for seat in range(s.seats) if seat != best]]


def less_time_with_a_high_one(s: Market) -> TimeLimit:
    seat = s.waiting[0]
    return TimeLimit("sale", max(s.hand[seat], default=0), seat, Close(), (seat,))


def gives_what_is_not_allowed(s: Market) -> TimeLimit:
    return TimeLimit("sale", 10, s.waiting[0], Close(), ())


def silent_while_the_next_is_high(s: Market, seat: Seat) -> frozenset[str]:
    return frozenset({"table"}) if max(s.hand[(seat + 1) % s.seats], default=0) > 7 else frozenset()


@pytest.mark.parametrize(
    ("live", "check", "problem"),
    [
        (LiveHooks(teams=highest_hand_leads), "secrets", "the team of seat"),
        (LiveHooks(muted=silent_while_the_next_is_high), "secrets", "what is muted of seat"),
        (LiveHooks(time_limit=less_time_with_a_high_one), "secrets", "a rule of time of seat"),
        (LiveHooks(teams=lambda s: [[0, 1], [1]]), "talk", "a seat is in one of them"),
        (LiveHooks(muted=lambda s, seat: frozenset({"radio"})), "talk", "“radio” is muted"),
        (LiveHooks(time_limit=gives_what_is_not_allowed), "time", "“close” of seat"),
    ],
)
def test_hooks_of_a_live_table_that_make_no_sense_or_tell_too_much_are_caught(
    live: LiveHooks[Market], check: str, problem: str
) -> None:
    found = broken(MARKET, live=live)
    assert found.check == check
    assert problem in str(found)


def test_a_scene_without_a_keyhole_leak_passes() -> None:
    """The way the leaks above are made breaks nothing by itself."""

    def honest_back(lantern: int, seat: Seat, at: int, speaker: Speaker) -> Card:
        return Card(f"hand.{seat}.{at}", speaker.say("back"), up=False)

    assert passes(replace(MARKET, view=keyhole, scene=peeking_at(honest_back)), games=1).games == 2


class SellsAloud(SellLantern):
    """Tells everybody what was drawn."""

    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        s.hand[seat].remove(move.lantern)
        s.stall[seat].append(move.lantern)
        if s.deck:
            lantern = s.deck.pop()
            insort(s.hand[seat], lantern)
            s.tell(Drew, seat, lantern)
        end_turn(s, seat)


class SellsWithAWink(SellLantern):
    """Tells the others in another way when the hand holds the best lantern."""

    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        SellLantern.answer(self, s, seat, move)
        if 14 in s.hand[seat]:
            s.tell(DrewOne, seat)


@pytest.mark.parametrize("sell", [SellsAloud(), SellsWithAWink()])
def test_an_event_that_tells_what_was_drawn_is_caught(sell: Question) -> None:
    problem = broken(selling(sell))
    assert problem.check == "secrets"
    assert "an event told to" in str(problem)


def deals_aloud(s: Market) -> None:
    deal_lanterns(s)
    for seat, hand in enumerate(s.hand):
        s.tell(Drew, seat, hand[-1])


def test_an_event_that_tells_at_the_deal_what_was_dealt_is_caught() -> None:
    assert broken(replace(MARKET, new=partial(new, deal=deals_aloud))).check == "secrets"


class GuessAndForget(GuessFinest):
    """What was guessed is told when all are in, and lies nowhere on the table after it."""

    def answer(self, s: Market, seat: Seat, move: Guess) -> None:
        s.tell(Guessed, seat, move.seat)


def test_an_answer_that_was_opened_to_all_is_no_secret_even_if_it_leaves_no_trace() -> None:
    assert (
        passes(
            replace(
                MARKET, new=partial(new, guess=GuessAndForget()), kinds=kinds(questions=(SellLantern, GuessAndForget))
            ),
            games=4,
        ).games
        == 8
    )


@dataclass(frozen=True, slots=True)
class WindRose(Event):
    wind: int


class SellsInTheWind(SellLantern):
    """An even lantern on the deck brings wind: the deck is shuffled, and all see from where it blows."""

    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        if s.deck and s.deck[-1] % 2 == 0:
            s.chance.shuffle("deck", s.deck)
            s.tell(WindRose, s.chance.pick("wind", 4))
        super().answer(s, seat, move)


@pytest.mark.parametrize("seed", range(4))
def test_an_open_draw_that_comes_in_one_of_two_like_states_alone_is_no_leak(seed: int) -> None:
    """What a twin draws is drawn again in that twin, not in a state that goes another way."""
    windy = selling(SellsInTheWind())
    windy = replace(
        windy,
        open_draws=windy.open_draws | {"wind"},
        kinds=replace(windy.kinds, events=(*windy.kinds.events, WindRose)),
    )
    assert passes(windy, games=3, seed=seed).looks["secrets"] > 0


class OrderedByTheDeck(SellLantern):
    """The order of the options tells whether the next lantern is a high one."""

    def options(self, s: Market, seat: Seat) -> Sequence[Move]:
        moves = [SELLS[lantern] for lantern in s.hand[seat]]
        return moves[::-1] if s.deck and s.deck[-1] > 7 else moves


def test_options_whose_order_depends_on_the_deck_are_caught() -> None:
    assert broken(selling(OrderedByTheDeck())).check == "secrets"


class KnowsWhoHasIt(SellLantern):
    """Refuses a lantern with the reason that it is in the deck."""

    def refusal(self, s: Market, seat: Seat, move: Move) -> str | None:
        return (
            None
            if move in self.options(s, seat)
            else "refuse-in-the-deck"
            if isinstance(move, Sell) and move.lantern in s.deck
            else "refuse-not-yours"
        )


def test_an_error_that_tells_where_a_card_is_is_caught() -> None:
    problem = broken(selling(KnowsWhoHasIt()))
    assert problem.check == "secrets"
    assert "an error of seat" in str(problem)


def test_a_hidden_draw_that_counts_as_open_is_caught() -> None:
    """The record that a seat may read would hold the whole deck."""
    assert broken(replace(MARKET, open_draws=frozenset({"deck"}))).check == "secrets"


@stateclass
class Betting(Market):
    """Before the first sale each seat bets, for itself alone, on who will win."""

    bet: list[int] = field(default_factory=list)


class PlaceBet(Question):
    """Hidden from the others, and it does not say so."""

    def options(self, s: Betting, seat: Seat) -> Sequence[Guess]:
        return GUESSES[: s.seats]

    def answer(self, s: Betting, seat: Seat, move: Guess) -> None:
        s.bet.append(move.seat)


class PlaceSecretBet(PlaceBet):
    secret: ClassVar[bool] = True


def place_bets(question: PlaceBet) -> Callable[[Market], None]:
    def deal(s: Market) -> None:
        deal_lanterns(s)
        s.then(*(do(bet, seat) for seat in range(s.seats)))

    def bet(s: Market, seat: Seat) -> None:
        s.ask(seat, question)

    return deal


def betting_view(s: Market, seat: Seat | None) -> MarketView:
    assert isinstance(s, Betting)
    mine = s.bet[seat : seat + 1] if seat is not None else []
    return replace(view(s, seat), said=(*s.said, len(s.bet), *mine))


def betting_determinize(s: Market, seat: Seat, rng: Random) -> None:
    assert isinstance(s, Betting)
    determinize(s, seat, rng)
    s.bet = [bet if other == seat else rng.randrange(s.seats) for other, bet in enumerate(s.bet)]


def betting(question: PlaceBet) -> Game[Market, MarketView]:
    return replace(
        MARKET,
        new=partial(new, kind=Betting, deal=place_bets(question)),
        view=betting_view,
        determinize=betting_determinize,
        kinds=kinds(questions=(*MARKET.kinds.questions, type(question))),
    )


def test_a_hidden_answer_to_a_secret_question_passes() -> None:
    assert passes(betting(PlaceSecretBet())).games == 4


def test_a_hidden_answer_to_a_question_that_is_not_secret_is_caught() -> None:
    """The record that a seat may read would hold what another has chosen in secret."""
    assert broken(betting(PlaceBet())).check == "secrets"


# --- How often somebody answered in secret -----------------------------------------------------------------------------


@stateclass
class Trimming(Market):
    """Before the first sale all trim their wicks behind their stalls, as often as they like, and say when they have done."""

    trimmed: list[int] = field(default_factory=list)
    done: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Trim(Move):
    pass


@dataclass(frozen=True, slots=True)
class Stop(Move):
    pass


@dataclass(frozen=True, slots=True)
class BurnDown(ClockMove):
    pass


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    seat: Seat


TRIM, STOP = Trim(), Stop()
MOST_TRIMS: Final = 4


class TrimWicks(Question):
    secret: ClassVar[bool] = True

    def options(self, s: Trimming, seat: Seat) -> Sequence[Move]:
        return (TRIM, STOP) if s.trimmed[seat] < MOST_TRIMS else (STOP,)

    def answer(self, s: Trimming, seat: Seat, move: Move) -> None:
        if isinstance(move, Trim):
            s.trimmed[seat] += 1
        else:
            s.done = (*s.done, seat)
            s.tell(Stopped, seat)
        trim(s)


TRIM_WICKS: Final = TrimWicks()


def trim(s: Trimming) -> None:
    if len(s.done) < s.seats:
        s.ask_any([seat for seat in range(s.seats) if seat not in s.done], TRIM_WICKS)


def deal_and_trim(s: Market) -> None:
    assert isinstance(s, Trimming)
    deal_lanterns(s)
    s.trimmed = [0] * s.seats
    s.then(do(trim))


def trimming_view(s: Market, seat: Seat | None) -> MarketView:
    assert isinstance(s, Trimming)
    mine = () if seat is None else (s.trimmed[seat],)
    return replace(view(s, seat), said=(*s.said, *mine, *s.done))


def trimming_determinize(s: Market, seat: Seat, rng: Random) -> None:
    assert isinstance(s, Trimming)
    determinize(s, seat, rng)
    s.trimmed = [times if one == seat else rng.randrange(MOST_TRIMS + 1) for one, times in enumerate(s.trimmed)]


def determinize_but_the_wicks(s: Market, seat: Seat, rng: Random) -> None:
    """A bot could count how often the others have trimmed: the sum stays what it was."""
    assert isinstance(s, Trimming)
    determinize(s, seat, rng)
    others = [one for one in range(s.seats) if one != seat]
    whole = sum(s.trimmed[one] for one in others)
    for one in others:
        s.trimmed[one] = whole if one == others[-1] else 0


TRIMMING: Final[Game[Market, MarketView]] = replace(
    MARKET,
    new=partial(new, kind=Trimming, deal=deal_and_trim),
    view=trimming_view,
    determinize=trimming_determinize,
    scene=bare_scene,
    moves=(*MARKET.moves, TRIM, STOP),
    kinds=kinds(
        moves=(*MARKET.kinds.moves, Trim, Stop),
        questions=(*MARKET.kinds.questions, TrimWicks),
        events=(*MARKET.kinds.events, Stopped),
    ),
)


def test_hidden_answers_that_nobody_can_count_pass() -> None:
    assert passes(TRIMMING).looks["counts"] > 0


def test_worlds_that_tell_how_often_others_answered_in_secret_are_caught() -> None:
    found = broken(replace(TRIMMING, players=range(2, 3), determinize=determinize_but_the_wicks))
    assert found.check == "counts"
    assert "trimmed differs" in str(found)


def clock_of_the_diligent(s: Market, seat: Seat) -> bool:
    """A clock runs as long as somebody has not trimmed anything."""
    return not isinstance(s, Trimming) or len(s.done) == s.seats or not s.trimmed[seat]


def counted_hourglass(s: Market) -> TimeLimit | None:
    """A new time with every wick."""
    if not isinstance(s, Trimming) or len(s.done) == s.seats:
        return None
    return TimeLimit(f"wick {sum(s.trimmed)}", 10, s.waiting[0], BurnDown(), ())


@pytest.mark.parametrize(
    ("live", "what"),
    [
        (LiveHooks(waits_for=clock_of_the_diligent), "whose clock runs"),
        (LiveHooks(time_limit=counted_hourglass), "a rule of time"),
    ],
)
def test_hooks_that_count_what_was_answered_in_secret_are_caught(live: LiveHooks[Market], what: str) -> None:
    found = broken(TRIMMING, live=live)
    assert found.check in {"secrets", "counts"}
    assert what in str(found)


def test_a_record_with_a_line_for_each_hidden_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The redaction of 0.1: a `?` for every answer to a secret question."""

    def counting(told: Record, seat: Seat | None, *, game: object = None) -> Record:
        return replace(told, entries=tuple(replace(one, move="?") for one in told.entries if one.draw is None))

    monkeypatch.setattr(record, "redact", counting)
    found = broken(TRIMMING)
    assert found.check == "counts"
    assert "the record for" in str(found)


# --- Clones ------------------------------------------------------------------------------------------------------------


class SharedStalls(Market):
    """A copy of the list, not of the lists in it."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.stall = self.stall[:]
        return copy


class ForgottenPoints(Market):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.points = [0] * self.seats
        return copy


class ForgottenSeal(Market):
    """Forgets the part that every state has."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.sealed = {}
        return copy


class BaseClone(Market):
    """Comes back as another class."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.__class__ = Market  # type: ignore[assignment]  # which is what is wrong with it
        return copy


class TalkingClone(Market):
    """Keeps telling the table what it plans."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.journal = self.journal
        return copy


class LuckyClone(Market):
    """Plans with the dice of the table."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.chance = self.chance
        return copy


@pytest.mark.parametrize("kind", [SharedStalls, ForgottenPoints, ForgottenSeal, BaseClone, TalkingClone, LuckyClone])
def test_a_clone_that_is_shallow_incomplete_or_still_at_the_table_is_caught(kind: type[Market]) -> None:
    assert broken(replace(MARKET, new=partial(new, kind=kind))).check == "clone"


class Ledger(Market):
    """Has a list of its own that nobody has written in yet."""

    __slots__ = ("last",)

    def __init__(self, seats: int, chance: Chance, sell: Question, guess: Question) -> None:
        super().__init__(seats, chance, sell, guess)
        self.last: list[int] = []

    def clone(self) -> Self:
        copy = super().clone()
        copy.last = self.last
        return copy


def test_a_clone_that_shares_a_list_that_is_empty_yet_is_caught() -> None:
    assert broken(replace(MARKET, new=partial(new, kind=Ledger))).check == "clone"


# --- Redeals -----------------------------------------------------------------------------------------------------------


def leaves_all_as_it_is(s: Market, seat: Seat, rng: Random) -> None:
    pass


def keeps_the_top_card(s: Market, seat: Seat, rng: Random) -> None:
    top = [s.deck.pop()] if s.deck else []
    determinize(s, seat, rng)
    s.deck += top


def keeps_the_next_hand(s: Market, seat: Seat, rng: Random) -> None:
    """The hand of seat 1 is never dealt anew."""
    hand = s.hand[1]
    s.hand[1] = []
    determinize(s, seat, rng)
    s.hand[1] = hand


def mixes_only_the_deck(s: Market, seat: Seat, rng: Random) -> None:
    s.deck.sort()
    rng.shuffle(s.deck)


@pytest.mark.parametrize("lazy", [leaves_all_as_it_is, keeps_the_top_card, keeps_the_next_hand, mixes_only_the_deck])
def test_a_determinize_that_leaves_a_hidden_card_where_it_is_is_caught(
    lazy: Callable[[Market, Seat, Random], None],
) -> None:
    assert broken(replace(MARKET, determinize=lazy), games=4).check == "hidden"


def test_a_determinize_that_does_nothing_is_caught_without_asking_for_more_games() -> None:
    """Otherwise no secret of a short game is ever under test: all twins are the state itself."""
    assert broken(replace(MARKET, determinize=leaves_all_as_it_is)).check == "hidden"


class Mood(enum.Enum):
    """What a charm does to its owner's sales."""

    LUCKY = 1
    CURSED = 2


@dataclass(frozen=True, slots=True)
class Charm:
    """What a seat drew in secret, as a small frozen value."""

    mood: Mood
    price: int


CHARMS: Final = (Charm(Mood.LUCKY, 3), Charm(Mood.CURSED, 4), Charm(Mood.LUCKY, 8))


@stateclass
class Charmed(Market):
    """Everybody has a charm that only its owner sees, kept in one way or another."""

    charms: list[Charm] = field(default_factory=list)
    by_seat: dict[Seat, tuple[Mood, int]] = field(default_factory=dict)
    moods: list[Mood] = field(default_factory=list)


def charmed(**kept: Callable[[list[Charm]], object]) -> Callable[[Setup, Chance], Charmed]:
    """A market where each seat has a charm, kept in that way."""

    def deal_charms(s: Charmed) -> None:
        order = list(range(len(CHARMS)))
        s.chance.shuffle("charms", order)
        dealt = [CHARMS[at] for at in order[: s.seats]]
        for name, keep in kept.items():
            setattr(s, name, keep(dealt))
        deal_lanterns(s)

    def begin(setup: Setup, chance: Chance) -> Charmed:
        s = Charmed(setup.seats, chance, SellLantern(), GuessFinest())
        s.then(do(deal_charms), do(turn, 0))
        return s

    return begin


def charmed_market(**kept: Callable[[list[Charm]], object]) -> Game[Market, MarketView]:
    return replace(cast("Game[Any, Any]", MARKET), new=charmed(**kept), view=view_of_the_own_charm)


@dataclass(frozen=True, slots=True)
class CharmedView(MarketView):
    charm: tuple[object, ...]


def view_of_the_own_charm(s: Charmed, seat: Seat | None) -> CharmedView:
    own = view(s, seat)
    mine = () if seat is None else (s.charms[seat : seat + 1], s.by_seat.get(seat, ()), s.moods[seat : seat + 1])
    known = {name: getattr(own, name) for name in MarketView.__dataclass_fields__}
    return CharmedView(**known, charm=tuple(map(tuple, mine)))


@pytest.mark.parametrize(
    "kept",
    [
        {"charms": lambda dealt: dealt},
        {"by_seat": lambda dealt: {seat: (charm.mood, charm.price) for seat, charm in enumerate(dealt)}},
        {"moods": lambda dealt: [charm.mood for charm in dealt]},
    ],
    ids=["frozen dataclasses", "tuples in a dict", "enums"],
)
def test_a_determinize_that_leaves_small_frozen_values_where_they_are_is_caught(
    kept: dict[str, Callable[[list[Charm]], object]],
) -> None:
    """The lanterns are dealt anew, and the charms forgotten: nobody has to pack them into numbers to be warned."""
    game = charmed_market(**kept)
    problem = broken(game, games=8)
    assert problem.check == "hidden"
    assert next(iter(kept)) in str(problem)


def test_a_determinize_that_deals_frozen_values_anew_passes() -> None:
    def deals_charms(s: Charmed, seat: Seat, rng: Random) -> None:
        determinize(s, seat, rng)
        others = sorted(set(CHARMS) - {s.charms[seat]}, key=CHARMS.index)
        rng.shuffle(others)
        s.charms = [s.charms[seat] if one == seat else others.pop() for one in range(s.seats)]

    game = replace(cast("Game[Any, Any]", charmed_market(charms=lambda dealt: dealt)), determinize=deals_charms)
    assert passes(game, games=8).looks["hidden"] > 0


def sees_all_from_seat_1(s: Market, seat: Seat, rng: Random) -> None:
    if seat != 1:
        determinize(s, seat, rng)


def test_a_determinize_that_is_lazy_for_one_seat_only_is_caught() -> None:
    assert broken(replace(MARKET, determinize=sees_all_from_seat_1), games=4).check == "hidden"


def gathers_unsorted(s: Market, seat: Seat, rng: Random) -> None:
    others = [other for other in range(s.seats) if other != seat]
    unseen = [*s.deck, *(lantern for other in others for lantern in s.hand[other])]
    rng.shuffle(unseen)
    deal_back(s, others, unseen)


def shuffles_with_luck_of_its_own(s: Market, seat: Seat, rng: Random) -> None:
    determinize(s, seat, OWN_LUCK)


def peeks_at_the_top(s: Market, seat: Seat, rng: Random) -> None:
    """Deals fairly, but shuffles once more when the top card is a high one."""
    high = bool(s.deck) and s.deck[-1] > 7
    determinize(s, seat, rng)
    if high:
        determinize(s, seat, rng)


def loses_a_card(s: Market, seat: Seat, rng: Random) -> None:
    determinize(s, seat, rng)
    if s.deck:
        s.deck.pop()


@pytest.mark.parametrize("peek", [gathers_unsorted, shuffles_with_luck_of_its_own, peeks_at_the_top, loses_a_card])
def test_a_determinize_that_depends_on_more_than_the_seat_knows_is_caught(
    peek: Callable[[Market, Seat, Random], None],
) -> None:
    assert broken(replace(MARKET, determinize=peek)).check == "determinize"


def swaps_the_cards_of_the_seat(s: Market, seat: Seat, rng: Random) -> None:
    """Takes the seat's own hand for hidden."""
    others = list(range(s.seats))
    unseen = sorted([*s.deck, *(lantern for hand in s.hand for lantern in hand)])
    rng.shuffle(unseen)
    deal_back(s, others, unseen)


def test_a_determinize_that_changes_what_the_seat_knows_is_caught() -> None:
    assert broken(replace(MARKET, determinize=swaps_the_cards_of_the_seat)).check == "secrets"


# --- The box, the end and the options ----------------------------------------------------------------------------------


OWN_LUCK: Final = Random(5)


class LosesSeven(SellLantern):
    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        SellLantern.answer(self, s, seat, move)
        s.stall[seat] = [lantern for lantern in s.stall[seat] if lantern != 7]


class FindsSeven(SellLantern):
    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        s.stall[seat] += [7] if move.lantern == 7 else []
        SellLantern.answer(self, s, seat, move)


@pytest.mark.parametrize("sell", [LosesSeven(), FindsSeven()])
def test_a_card_that_gets_lost_or_appears_is_caught(sell: Question) -> None:
    problem = broken(selling(sell))
    assert problem.check == "inventory"
    assert "lantern 7" in str(problem)


class SellsForEver(SellLantern):
    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        s.hand[seat].remove(move.lantern)
        insort(s.hand[seat], move.lantern)
        s.then(do(turn, (seat + 1) % s.seats))


def test_a_game_that_never_ends_is_caught() -> None:
    assert broken(selling(SellsForEver())).check == "ends"


def test_an_end_that_the_game_does_not_list_is_caught() -> None:
    assert broken(replace(MARKET, kinds=kinds(endings=("void",)))).check == "ends"


class RefusesSeven(SellLantern):
    def refusal(self, s: Market, seat: Seat, move: Move) -> str | None:
        return None if move in self.options(s, seat) and move != Sell(7) else ILLEGAL


class HidesTheBest(SellLantern):
    """Does not list the best lantern, and takes it all the same."""

    def options(self, s: Market, seat: Seat) -> Sequence[Move]:
        return [SELLS[lantern] for lantern in s.hand[seat][:-1]] or [SELLS[s.hand[seat][-1]]]

    def refusal(self, s: Market, seat: Seat, move: Move) -> str | None:
        return None if isinstance(move, Sell) and move.lantern in s.hand[seat] else ILLEGAL


class Fines(SellLantern):
    """Takes a point for asking what is not allowed."""

    def refusal(self, s: Market, seat: Seat, move: Move) -> str | None:
        allowed = move in self.options(s, seat)
        s.points[seat] -= not allowed
        return None if allowed else ILLEGAL


class OffersTwice(SellLantern):
    def options(self, s: Market, seat: Seat) -> Sequence[Move]:
        moves = [SELLS[lantern] for lantern in s.hand[seat]]
        return [*moves, moves[0]]


class OffersNothing(SellLantern):
    def options(self, s: Market, seat: Seat) -> Sequence[Move]:
        return []


@pytest.mark.parametrize(
    ("sell", "problem"),
    [
        (RefusesSeven(), "“sell 7” is an option of seat"),
        (HidesTheBest(), "and was accepted"),
        (Fines(), "was refused and changed the state"),
        (OffersTwice(), "is offered the same move twice"),
        (OffersNothing(), "has no option"),
    ],
)
def test_options_that_are_not_what_is_accepted_are_caught(sell: Question, problem: str) -> None:
    found = broken(selling(sell))
    assert found.check == "options"
    assert problem in str(found)


# --- Notation and records ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mumble(Move):
    """Written without its lantern."""

    lantern: int

    def __str__(self) -> str:
        return "mumble"


class SellMumbling(SellLantern):
    def options(self, s: Market, seat: Seat) -> Sequence[Move]:
        return [MUMBLES[lantern] for lantern in s.hand[seat]]


MUMBLES: Final = {lantern: Mumble(lantern) for lantern in LANTERNS}


def test_a_notation_that_is_read_back_as_another_move_is_caught() -> None:
    game = replace(
        selling(SellMumbling()),
        kinds=kinds(moves=(Mumble, Guess), questions=(SellMumbling, GuessFinest)),
        scene=bare_scene,
    )
    assert broken(replace(game, moves=(*MUMBLES.values(), *GUESSES))).check == "notation"


def test_a_notation_that_can_not_be_read_back_is_caught() -> None:
    """The move stands in no table and its kind is not among the kinds."""
    game = replace(MARKET, kinds=kinds(moves=(Guess,)), moves=GUESSES)
    assert broken(game).check == "notation"


def test_an_option_that_is_not_in_the_table_of_moves_is_caught() -> None:
    assert broken(replace(MARKET, moves=(*list(SELLS.values())[1:], *GUESSES))).check == "notation"


def deals_with_luck_of_its_own(s: Market) -> None:
    deal_lanterns(s)
    unseen = [*s.deck, *(lantern for hand in s.hand for lantern in hand)]
    OWN_LUCK.shuffle(unseen)
    deal_back(s, list(range(s.seats)), unseen)


class TipsByLuckOfItsOwn(SellLantern):
    def answer(self, s: Market, seat: Seat, move: Sell) -> None:
        SellLantern.answer(self, s, seat, move)
        s.points[seat] += OWN_LUCK.randrange(100)


def test_points_from_luck_of_its_own_are_caught_by_the_record() -> None:
    assert broken(selling(TipsByLuckOfItsOwn())).check == "record"


def test_a_deal_from_luck_of_its_own_is_caught_by_the_record() -> None:
    assert broken(replace(MARKET, new=partial(new, deal=deals_with_luck_of_its_own))).check == "record"


def deals_under_two_words(s: Market) -> None:
    s.deck = list(LANTERNS)
    s.chance.shuffle("the deck", s.deck)
    s.hand = [sorted(s.deck.pop() for _ in range(HAND)) for _ in range(s.seats)]


def test_a_draw_whose_name_is_not_one_word_is_caught_by_the_record() -> None:
    assert broken(replace(MARKET, new=partial(new, deal=deals_under_two_words))).check == "record"


# --- Scenes ------------------------------------------------------------------------------------------------------------


def with_two_decks(view: MarketView, speaker: Speaker) -> Scene:
    told = scene(view, speaker)
    return replace(told, nodes=(*told.nodes, Tally("deck", "again", "deck", view.deck)))


def with_a_silent_card(view: MarketView, speaker: Speaker) -> Scene:
    told = scene(view, speaker)
    return replace(told, nodes=(*told.nodes, Card("silent", "")))


def without_prompt(view: MarketView, speaker: Speaker) -> Scene:
    return replace(scene(view, speaker), prompt=None)


def without_the_last_offer(view: MarketView, speaker: Speaker) -> Scene:
    told = scene(view, speaker)
    return replace(told, prompt=told.prompt and replace(told.prompt, offers=told.prompt.offers[:-1]))


def with_an_offer_that_leads_nowhere(view: MarketView, speaker: Speaker) -> Scene:
    return replace(scene(view, speaker), nodes=())


def with_a_silent_offer(view: MarketView, speaker: Speaker) -> Scene:
    told = scene(view, speaker)
    offers = tuple(replace(offer, text="") for offer in told.prompt.offers) if told.prompt else ()
    return replace(told, prompt=told.prompt and replace(told.prompt, offers=offers))


def with_a_grave_offer_at_no_cost(view: MarketView, speaker: Speaker) -> Scene:
    told = scene(view, speaker)
    offers = tuple(replace(offer, grave=True) for offer in told.prompt.offers) if told.prompt else ()
    return replace(told, prompt=told.prompt and replace(told.prompt, offers=offers))


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (with_two_decks, "two things are called deck"),
        (with_a_silent_card, "no words for silent"),
        (without_prompt, "are not its options"),
        (without_the_last_offer, "are not its options"),
        (with_an_offer_that_leads_nowhere, "which isn't on the table"),
        (with_a_silent_offer, "an offer has no words"),
        (with_a_grave_offer_at_no_cost, "doesn't say what it costs"),
    ],
)
def test_a_scene_that_can_not_be_played_from_is_caught(
    wrong: Callable[[MarketView, Speaker], Scene], problem: str
) -> None:
    found = broken(replace(MARKET, scene=wrong))
    assert found.check == "scene"
    assert problem in str(found)


def forgets_the_options(s: Market, seat: Seat | None) -> MarketView:
    told = view(s, seat)
    return replace(told, asked=replace(told.asked, options=()))


def test_a_view_that_forgets_the_options_is_caught() -> None:
    assert broken(replace(MARKET, view=forgets_the_options)).check == "scene"


def hands_out_its_own_list(s: Market, seat: Seat | None) -> MarketView:
    return replace(view(s, seat), points=s.points)  # type: ignore[arg-type]  # that is the mistake


def test_a_view_that_could_change_is_caught() -> None:
    found = broken(replace(MARKET, view=hands_out_its_own_list))
    assert found.check == "scene"
    assert "could change in points" in str(found)


# --- Hints -------------------------------------------------------------------------------------------------------------


def chooses_what_is_no_option(s: Market, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    return Sell(99)


def below_zero(s: Market, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [-0.5] * len(options)


def too_few(s: Market, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [1.0]


def no_number(s: Market, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [math.nan] * len(options)


def without_bound(s: Market, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [math.inf] * len(options)


def above_one(s: Market) -> list[float]:
    return [1.5] * s.seats


def value_below_zero(s: Market) -> list[float]:
    return [-0.1] * s.seats


def value_for_one(s: Market) -> list[float]:
    return [0.5]


def value_no_number(s: Market) -> list[float]:
    return [math.nan] * s.seats


@pytest.mark.parametrize(
    "hints",
    [
        replace(HINTS, rollout=chooses_what_is_no_option),
        replace(HINTS, prior=below_zero),
        replace(HINTS, prior=too_few),
        replace(HINTS, prior=no_number),
        replace(HINTS, prior=without_bound),
        replace(HINTS, value=above_one),
        replace(HINTS, value=value_below_zero),
        replace(HINTS, value=value_for_one),
        replace(HINTS, value=value_no_number),
    ],
    ids=["rollout", "below-0", "too-few", "nan", "inf", "value-above-1", "value-below-0", "value-for-one", "value-nan"],
)
def test_hints_that_can_not_be_used_are_caught(hints: Hints[Market]) -> None:
    assert broken(MARKET, hints=hints).check == "hints"


# --- Beats -------------------------------------------------------------------------------------------------------------


def deals_fairly(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    """A drawn lantern comes from the deck, and lies last for those who don't see it."""
    if not isinstance(event, Drew | DrewOne):
        return ()
    at = change.after.sizes[event.seat] - 1
    drawn = Card(f"hand.{event.seat}.{at}", change.speaker.say("back"), up=False)
    return (Put(f"hand.{event.seat}", drawn, start="deck"),)


def sorts_it_in(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    """The back goes to the place that the lantern has in the sorted hand: everybody sees how high it is."""
    after = change.after
    assert isinstance(after, KeyholeView)
    if not isinstance(event, DrewOne):
        return ()
    hand, before = after.behind[event.seat], change.before
    assert isinstance(before, KeyholeView)
    new = max(set(hand) - set(before.behind[event.seat]))
    back = Card("back", change.speaker.say("back"), up=False)
    return (Put(f"hand.{event.seat}", back, start="deck", at=hand.index(new)),)


def names_the_lantern(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    after = change.after
    assert isinstance(after, KeyholeView)
    if not isinstance(event, DrewOne):
        return ()
    return (Fly("deck", f"hand.{event.seat}", label=str(sum(after.behind[event.seat]))),)


def test_beats_that_tell_what_their_reader_may_know_pass() -> None:
    report = passes(MARKET, beats=Beats(deals_fairly))
    assert report.looks["beats"] > 0


@pytest.mark.parametrize("leak", [sorts_it_in, names_the_lantern])
def test_a_beat_that_tells_where_a_hidden_card_came_from_is_caught(
    leak: Callable[[Event, Change[MarketView]], Sequence[Step]],
) -> None:
    problem = broken(replace(MARKET, view=keyhole), games=6, beats=Beats(leak))
    assert problem.check == "secrets"
    assert "a beat shown to" in str(problem)


def names_nothing(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    return (Mark(("attic",)),)


def comes_from_nowhere(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    return (Together((Fly("deck", "hand.0"), Fly("attic", "hand.0"))),)


def shows_a_stranger(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    return (Show(Card("attic", "a lantern")),)


def cheers_nobody(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    return (Cheer((9,)),)


def is_silent(event: Event, change: Change[MarketView]) -> Sequence[Step]:
    return (Ladder("", ()),)


@pytest.mark.parametrize("wrong", [names_nothing, comes_from_nowhere, shows_a_stranger, cheers_nobody, is_silent])
def test_a_beat_that_names_what_is_not_there_or_says_nothing_is_caught(
    wrong: Callable[[Event, Change[MarketView]], Sequence[Step]],
) -> None:
    assert broken(MARKET, beats=Beats(wrong)).check == "beats"


# --- The goal ----------------------------------------------------------------------------------------------------------


def finest_lantern(view: MarketView, speaker: Speaker) -> str:
    return speaker.say("finest")


def sold(view: MarketView, speaker: Speaker) -> Iterator[Near]:
    """Everybody sees how many lanterns have been sold."""
    for seat in range(view.seats):
        yield Near((seat,), str(view.points[seat]), speaker.say("points", n=view.points[seat]))


def told_fairly(view: MarketView, speaker: Speaker) -> Told:
    return Told("Guess the finest.", ("Guess.",), ("Err.",), "A merchant." if view.seat is not None else "")


SELLING: Final = Picture[MarketView](lambda speaker: speaker.say("a-stall"), ("stall.0",), lambda view: view.deck == 0)
TRADE: Final = Goal(finest_lantern, sold, told_fairly, (SELLING,))


def counts_their_lanterns(view: MarketView, speaker: Speaker) -> Iterator[Near]:
    assert isinstance(view, KeyholeView)
    for seat, hand in enumerate(view.behind):
        yield Near((seat,), str(sum(hand)), "so much")


def names_their_finest(view: MarketView, speaker: Speaker) -> Told:
    assert isinstance(view, KeyholeView)
    return Told(str(max(map(max, filter(None, view.behind)), default=0)), ("Guess.",), ("Err.",), "A merchant.")


def test_a_goal_that_tells_what_its_reader_may_know_passes() -> None:
    report = passes(MARKET, goal=TRADE)
    assert report.looks["goal"] > 0


@pytest.mark.parametrize("leak", [replace(TRADE, near=counts_their_lanterns), replace(TRADE, told=names_their_finest)])
def test_a_goal_that_tells_of_hidden_cards_is_caught(leak: Goal[MarketView]) -> None:
    problem = broken(replace(MARKET, view=keyhole), games=6, goal=leak)
    assert problem.check == "secrets"


@pytest.mark.parametrize(
    "wrong",
    [
        replace(TRADE, line=lambda view, speaker: ""),
        replace(TRADE, near=lambda view, speaker: (Near((9,), "1", "one"),)),
        replace(TRADE, near=lambda view, speaker: (Near((0,), "1", ""),)),
        replace(TRADE, told=lambda view, speaker: Told("Win.", (), ("Err.",), "A merchant.")),
        replace(TRADE, told=lambda view, speaker: Told("Win.", ("Guess.",), ("Err.",), "")),
        replace(TRADE, pictures=(replace(SELLING, nodes=("attic",)),)),
        replace(TRADE, pictures=(replace(SELLING, when=lambda view: view.deck < 0),)),
        replace(TRADE, pictures=(replace(SELLING, caption=lambda speaker: ""),)),
    ],
)
def test_a_goal_without_words_or_of_what_is_not_there_is_caught(wrong: Goal[MarketView]) -> None:
    assert broken(MARKET, goal=wrong).check == "goal"


# --- Leaving -----------------------------------------------------------------------------------------------------------


def takes_the_hand_home(s: Market, seat: Seat) -> None:
    s.hand[seat] = []
    s.finish(Outcome((), "void"))


def leaves_nobody_asked(s: Market, seat: Seat) -> None:
    s.waiting = ()


def goes_and_is_asked_all_the_same(s: Market, seat: Seat) -> None:
    s.ask(seat, s.sell)


def ends_as_no_match_ends(s: Market, seat: Seat) -> None:
    s.finish(Outcome((), "quarrel"))


def leaves_the_rules_stuck(s: Market, seat: Seat) -> None:
    """The lanterns lie on the stall, but the rules still ask the empty hand when its turn comes."""
    s.stall[seat] += s.hand[seat]
    s.hand[seat] = []


@pytest.mark.parametrize(
    "leave",
    [
        takes_the_hand_home,
        leaves_nobody_asked,
        goes_and_is_asked_all_the_same,
        ends_as_no_match_ends,
        leaves_the_rules_stuck,
    ],
)
def test_a_leaver_who_takes_cards_or_blocks_the_table_is_caught(leave: Callable[[Market, Seat], None]) -> None:
    assert broken(replace(MARKET, leave=leave)).check == "leave"


# --- What the game says of itself --------------------------------------------------------------------------------------


def test_an_event_that_the_game_does_not_list_is_caught() -> None:
    problem = broken(replace(MARKET, kinds=kinds(events=(Drew, DrewOne))))
    assert problem.check == "texts"
    assert "Guessed" in str(problem)


def test_a_question_that_the_game_does_not_list_is_caught() -> None:
    problem = broken(replace(MARKET, kinds=kinds(questions=(SellLantern,))))
    assert problem.check == "texts"
    assert "GuessFinest" in str(problem)
