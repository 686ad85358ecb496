"""How Pagamás is staged: votes are counted up, pirates step out of their hideouts, ambushes slide in, loot changes hands, camps clash."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal

from tablee.core.beats import (
    Beats,
    Change,
    Count,
    Drop,
    Duel,
    Fly,
    Go,
    Mark,
    Put,
    Roll,
    Row,
    Show,
    Side,
    Step,
    Tally,
    Together,
    Where,
)
from tablee.core.notation import Seat
from tablee.core.scene import Card, Die
from tablee.core.state import Event
from tablee.games.pagamas.cards import ALL_HANDS, BRIBE, DODGE, FORCE, HOUSE, ISLAND, NOBODY, Role
from tablee.games.pagamas.moment import crew_size, deck, hand_size, hideout, planked, settled, trapped, voices
from tablee.games.pagamas.rules.ambush import AmbushSet
from tablee.games.pagamas.rules.ballot import Bribed, Elected, PaidBribe, VoteShown
from tablee.games.pagamas.rules.election import BecameCaptain, ElectionCalled, ElectionTied, Stood
from tablee.games.pagamas.rules.hideout import AllHid
from tablee.games.pagamas.rules.mutiny import (
    CalmHeld,
    Joined,
    MutinyBegan,
    MutinyFailed,
    MutinyWon,
    Reinforced,
    SpoilsGiven,
    SpoilsGone,
    SpoilsSeen,
    Stayed,
    WalkedThePlank,
)
from tablee.games.pagamas.rules.promise import Pledged, Vowed, WordBroken, WordKept
from tablee.games.pagamas.rules.refit import Drew, DrewOne, HandDiscarded, Reshuffled, SailorHired, WentWithout
from tablee.games.pagamas.rules.reveal import (
    AmbushShown,
    Buried,
    BuriedSome,
    CameTooLate,
    Dodged,
    FellAtHouse,
    FoundAt,
    LootLost,
    PaidHouse,
    PaidOne,
    Robbed,
    StolenSeen,
    Trapped,
)
from tablee.games.pagamas.rules.role import Appointed, AppointRole
from tablee.games.pagamas.rules.setup import BecameFirstCaptain
from tablee.games.pagamas.rules.split import (
    KeptAll,
    KeptBack,
    KeptBackSome,
    LastTurnCame,
    LootDrawn,
    LootLanded,
    Offered,
    OfferedSome,
    SplitAdopted,
    SplitForced,
    SplitLost,
    SplitRefused,
    ThrewOverboard,
    WentOverboard,
)
from tablee.games.pagamas.rules.turn import Scored, TurnBegan
from tablee.games.pagamas.scene import (
    BACKS,
    action,
    ambush,
    ambushes,
    back,
    character,
    loot_card,
    mutineer,
    mutiny_card,
    no_character,
    pawn,
    sailors,
)
from tablee.games.pagamas.table import Trap
from tablee.games.pagamas.view import Loot, PagamasView

CREW: Final = 2  # where sailors lie in a player's place: after the character and its votes


def steps(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """What is seen of one event, phase by phase."""
    yield from refitted(event, change)
    yield from shared(event, change)
    yield from parted_with(event, change)
    yield from voted(event, change)
    yield from elected(event, change)
    yield from promised(event, change)
    yield from hidden(event, change)
    yield from revealed(event, change)
    yield from resolved(event, change)
    yield from looted(event, change)
    yield from rose(event, change)
    yield from spoilt(event, change)


# --- Phases 1 and 2, and the end of a turn -----------------------------------------------------------------------------


def refitted(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-10 to PGM-15: hands, sailors and characters."""
    match event:
        case TurnBegan():
            yield from cleared(change)
        case HandDiscarded():
            yield Together((*hand_leaves(event.seat, change), Count(f"hand.{event.seat}", 0)))
        case SailorHired():
            yield from hired(event, change)
        case Drew():
            yield from drew(event.seat, event.card, change)
        case DrewOne():
            yield from drew(event.seat, 0, change)
        case Reshuffled():
            yield Together((Fly("discard", "deck", node=back(change.speaker, "back", "action")), Count("discard", 0)))
            yield Together((*(Drop("discard.0") for _ in change.before.discard[-1:]), deck(change)))
        case Appointed():
            yield from appointed(event, change)


def cleared(change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-80: hideouts and ambushes go back to their owners, the mutiny card to dead calm."""
    out = [seat for seat in range(change.before.seats) if hideout(change, seat) != NOBODY]
    traps = [trap.author for trap in change.before.traps]
    traps += [one.seat for one in change.so_far if isinstance(one, AmbushSet)]
    if out or traps:
        homes = [Drop(f"pawn.{seat}", end=seat) for seat in out]
        yield Together((*homes, *(Drop(f"trap.{at}", end=author) for at, author in enumerate(traps))))
    yield Show(mutiny_card(change.speaker, red=False))


def hired(event: SailorHired, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-11: a sailor lies down before his master, with the others or as the first one."""
    seat, size = event.seat, crew_size(change, event.seat)
    earlier = any(isinstance(one, SailorHired) and one.seat == seat for one in change.so_far[:-1])
    if not change.before.crews[seat] and not earlier:
        first = Put(f"seat.{seat}", sailors(change.speaker, seat, (event.force,)), start="deck", at=CREW)
        yield Together((first, votes(seat, voices_with(size, seat, change), change), deck(change)))
        return
    card = action(change.speaker, f"crew.{seat}.{size - 1}", event.force, seat)
    lies = Put(f"crew.{seat}", card, start="deck")
    yield Together(
        (lies, Count(f"crew.{seat}", size), votes(seat, voices_with(size, seat, change), change), deck(change))
    )


def voices_with(size: int, seat: Seat, change: Change[PagamasView]) -> int:
    """PGM-24: one, and one for each sailor; none for who has lost his character."""
    return 1 + size if change.after.roles[seat] != NOBODY else 0


def votes(seat: Seat, number: int, change: Change[PagamasView]) -> Step:
    """PGM-24: how many voices a player has; mine are also told within my reach."""
    shown = Count(f"votes.{seat}", number)
    return Together((shown, Count("own.votes", number))) if seat == change.before.seat else shown


def drew(seat: Seat, card: int, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-12: a card goes to a hand; mine is sorted in with the scene after the answer."""
    size = hand_size(change, seat)
    node = f"hand.{seat}.{size - 1}"
    drawn = action(change.speaker, node, card, seat) if card else back(change.speaker, node, "action")
    yield Together((Put(f"hand.{seat}", drawn, start="deck"), Count(f"hand.{seat}", size), deck(change)))


def appointed(event: Appointed, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-15: a character goes to a player, who has a voice with it."""
    seat, place = event.seat, f"character.{event.seat}"
    if isinstance(change.before.asked.question, AppointRole):
        yield Drop(f"role.{event.role.name.lower()}", end=place)
    card = character(change.speaker, place, event.role, seat=seat)
    yield Together((Show(card), votes(seat, 1 + crew_size(change, seat), change)))


# --- Phase 3: the split ------------------------------------------------------------------------------------------------


def shared(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-20 to PGM-28: the loot of the day is drawn, offered, and goes to its owners."""
    match event:
        case LootDrawn():
            yield Together((*loot_flies("loot", "middle", event.cards, change), Count("loot", change.after.loot)))
        case LootLanded():
            yield Together((some_loot("loot", "middle", event.count, change), Count("loot", change.after.loot)))
        case LastTurnCame():
            yield Mark(("loot",))
        case Offered() | KeptBack():
            yield Together(loot_flies("today", event.seat, event.cards, change))
        case OfferedSome() | KeptBackSome():
            yield some_loot("today", event.seat, event.count, change)
        case SplitForced():
            yield taken(change)
        case SplitLost():
            yield taken(change, event.captain)
        case KeptAll():
            yield Mark((f"magot.{event.seat}", f"place.{ISLAND}"))


def parted_with(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-30, PGM-51, PGM-66: loot goes over the side, to the House, or for a bribe."""
    match event:
        case ThrewOverboard() if change.before.seat is not None:
            yield Together(loot_flies(f"magot.{change.before.seat}", "thrown", event.cards, change))
        case WentOverboard():
            yield some_loot(f"magot.{event.seat}", "thrown", event.count, change)
        case PaidBribe():
            yield Together(loot_flies(f"magot.{event.seat}", "thrown", (event.card,), change))
        case PaidHouse():
            yield Together(loot_flies(f"magot.{event.seat}", f"place.{HOUSE}", (event.card,), change))
        case PaidOne():
            yield some_loot(f"magot.{event.seat}", f"place.{HOUSE}", 1, change)


def taken(change: Change[PagamasView], captain: Seat = NOBODY) -> Together:
    """PGM-29: what was offered goes to its owners. PGM-27: or all of it to the Captain."""
    to = {seat: seat if captain == NOBODY else captain for seat in range(change.before.seats)}
    return Together(tuple(Go(node, f"magot.{to[seat]}") for seat, node in offered(change)))


def withdrawn(change: Change[PagamasView]) -> Together:
    """PGM-26: what was offered goes back to the Captain, who shares it out once more."""
    return Together(tuple(Drop(node, end="today") for _, node in offered(change)))


def offered(change: Change[PagamasView]) -> Iterator[tuple[Seat, str]]:
    """Whom what lies offered to."""
    for seat, cards in enumerate(change.before.offers):
        for at in range(cards):
            yield seat, f"offer.{seat}.{at}"


# --- Ballots -----------------------------------------------------------------------------------------------------------


def voted(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-24 to PGM-26, PGM-63, PGM-66: votes are shown, bought, and counted on a split."""
    match event:
        case VoteShown():
            yield Fly(event.seat, "middle", label=f"{'✓' if event.choice else '✗'} {event.weight}")
        case Elected():
            yield Fly(event.seat, event.candidate, label=f"✓ {event.weight}")
        case Bribed():
            yield from played(event.seat, BRIBE, change)
            yield Fly(event.seat, event.victim, label=str(event.sailors), picture="bribe")
        case SplitAdopted():
            yield ballot(change, event.ayes, event.noes, 0)
            yield taken(change)
        case SplitRefused():
            yield ballot(change, event.ayes, event.noes, 1)
            if event.number == 1:
                yield withdrawn(change)


def elected(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-60 to PGM-65: the old Captain's sign is gone, the voices are counted, somebody takes the helm."""
    match event:
        case ElectionCalled():
            yield Show(no_character(change.speaker, event.seat))
        case Stood():
            yield Mark((f"character.{event.seat}",))
        case ElectionTied() if event.voices:
            yield election(change)
        case BecameCaptain():
            yield from took_the_helm(event, change)


def ballot(change: Change[PagamasView], ayes: int, noes: int, winner: Literal[0, 1]) -> Duel:
    """PGM-25: both sides with their voices, those of bribed sailors where they were bribed to."""
    speaker, counted = change.speaker, voices(change)

    def side(choice: int, word: str, total: int) -> Side:
        lines = tuple(
            speaker.say("count-line", name=who, count=votes) for _, who, votes, one in counted if one == choice
        )
        return Side(None, word, lines, str(total))

    both = (side(1, speaker.say("vote-for"), ayes), side(0, speaker.say("vote-against"), noes))
    return Duel(speaker.say("ballot-split", number=change.before.proposal), both, winner)


def election(change: Change[PagamasView]) -> Tally:
    """PGM-64: the voices for each candidate, one after the other."""
    speaker, rows = change.speaker, []
    totals: dict[Seat, int] = {}
    for seat, who, votes, candidate in sorted(voices(change), key=lambda one: one[3]):
        totals[candidate] = totals.get(candidate, 0) + votes
        text = speaker.say("count-for", name=who, candidate=speaker.name(candidate))
        rows.append(Row(text, f"+{votes}", str(totals[candidate]), seat))
    return Tally(speaker.say("ballot-election"), tuple(rows))


def took_the_helm(event: BecameCaptain, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-65: the sign of the Captain goes from the old one to the new one."""
    seat, place = event.seat, f"character.{event.seat}"
    if event.voices and not any(isinstance(one, ElectionTied) for one in change.so_far):
        yield election(change)
    card = character(change.speaker, place, Role.CAPTAIN, seat=seat)
    fallen = [one.seat for one in change.so_far if isinstance(one, ElectionCalled)]
    old = fallen[-1] if fallen else change.before.fallen
    if old != NOBODY:
        yield Fly(f"character.{old}", place, node=card)
    yield Together((Show(card), votes(seat, 1 + crew_size(change, seat), change), Mark((place,))))


def promised(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-O4: what is promised to whom, and whether it is kept."""
    match event:
        case Pledged():
            yield Fly(event.seat, change.before.captain, label=change.speaker.say("promised", cards=event.cards))
        case Vowed():
            yield Fly(event.seat, event.to, label=change.speaker.say("promised", cards=event.cards))
        case WordKept():
            yield Fly(event.seat, event.to, label="✓")
        case WordBroken():
            yield Fly(event.seat, event.to, label="✗")


# --- Phases 4 and 5: hideouts and ambushes -----------------------------------------------------------------------------


def hidden(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-35, PGM-41: cards face down."""
    match event:
        case AllHid():
            text = change.speaker.say("back-place")
            card = Card("back", text, up=False, style="back trap", picture="back-place")
            yield Together(tuple(Fly(seat, "port", node=card) for seat in range(change.before.seats)))
        case AmbushSet():
            at, target = len(change.before.traps), event.target
            card = ambush(change.before, change.speaker, at, Trap(event.seat, target, NOBODY, bool(event.power)))
            stacked = sum(trap.target == target for trap in change.before.traps)
            if not stacked:
                yield Put(f"seat.{target}", ambushes(change.speaker, target, ()))
            yield Together((Put(f"stack.{target}", card, start=event.seat), Count(f"stack.{target}", stacked + 1)))
            yield Mark((f"trap.{at}",))


# --- Phase 6: the reveal -----------------------------------------------------------------------------------------------


def revealed(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-50, PGM-51, PGM-53, PGM-59: who is where, who falls there or is safe, and who waited where."""
    match event:
        case FoundAt():
            if hideout(change, event.seat, earlier=True) == NOBODY:
                out = pawn(change.before, change.speaker, event.seat, event.place.value)
                yield Put("port", out, start=event.seat)
            yield Mark((f"pawn.{event.seat}",))
        case FellAtHouse():
            yield stripped((event.seat,), change)
        case AmbushShown():
            yield from sprung(event, change)
        case Buried():
            yield Together(loot_flies(f"magot.{event.seat}", f"hoard.{event.seat}", event.cards, change))
            yield from interred(event.seat, len(event.cards), sum(event.cards), change)
        case BuriedSome():
            yield some_loot(f"magot.{event.seat}", f"hoard.{event.seat}", event.count, change)
            yield from interred(event.seat, event.count, 0, change)


def sprung(event: AmbushShown, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-53: an ambush is turned up and slides to its place; there it finds its target, or nobody."""
    at = sum(isinstance(one, AmbushShown) for one in change.so_far) - 1
    trap = Trap(event.seat, event.target, event.place.value, power=False)
    card = ambush(change.before, change.speaker, at, trap, hit=event.hits == 1)
    yield Show(card)
    found = event.hits == 1
    yield Fly(card.id, f"pawn.{event.target}" if found else f"place.{event.place.value}", node=card)
    if found:
        yield Mark((card.id, f"pawn.{event.target}"))


def interred(seat: Seat, cards: int, parts: int, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-59: the hoard grows, in parts where the reader can count them, else in cards."""
    known = change.before.totals[seat]
    yield Count(f"hoard.{seat}", len(change.before.hoards[seat]) + cards if known == NOBODY else known + parts)
    yield Mark((f"hoard.{seat}",))


def resolved(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-54 to PGM-56: a dodge, a hit, too late; and once all is decided, what the trapped lose."""
    match event:
        case Dodged():
            yield from played(event.seat, DODGE, change)
            text = change.speaker.say("dodge-drawn", escaped=event.escaped)
            yield Roll(Die("dodge.luck", text, "✓" if event.escaped else "✗"))
        case Trapped():
            yield Fly(event.author, f"pawn.{event.seat}", picture="ambush")
            yield Mark((f"pawn.{event.seat}", f"character.{event.seat}"))
        case CameTooLate():
            yield Fly(event.author, f"pawn.{event.seat}", label="✗", picture="ambush")
    if change.at == settled(change):
        yield stripped(trapped(change), change)


def looted(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-57: what the robbers get, with its number."""
    match event:
        case Robbed():
            yield whole_magot(event.seat, f"magot.{event.robber}", event.count, change)
            yield Mark((f"magot.{event.robber}",))
        case LootLost():
            yield whole_magot(event.seat, "thrown", event.count, change)
        case StolenSeen():
            seen = [one for one in change.so_far if isinstance(one, StolenSeen)]
            first = len(change.before.magots[event.seat]) + sum(len(one.cards) for one in seen[:-1])
            found = loot_faces(event.cards, change, f"magot.{event.seat}", first)
            yield Together(tuple(Put(f"magot.{event.seat}", card) for card in found))


def whole_magot(seat: Seat, end: str, count: int, change: Change[PagamasView]) -> Together:
    """All of a player's loot, as it lies there, goes elsewhere."""
    cards = [Drop(f"magot.{seat}.{at}", end=end) for at in range(len(change.before.magots[seat]))]
    return Together((*cards, Fly(f"magot.{seat}", end, label=f"+{count}")))


def stripped(seats: Sequence[Seat], change: Change[PagamasView]) -> Together:
    """PGM-51, PGM-56, PGM-76: character, hand and sailors are lost."""
    gone: list[Step] = []
    for seat in seats:
        gone.append(Show(no_character(change.speaker, seat)))
        gone += hand_leaves(seat, change)
        gone += [Drop(f"crew.{seat}.{at}", end="discard") for at in range(len(change.before.crews[seat]))]
        gone += [votes(seat, 0, change), Count(f"hand.{seat}", 0)]
        place = hideout(change, seat)
        if place != NOBODY:
            gone.append(Show(pawn(change.before, change.speaker, seat, place, harmed=True)))
    return Together(tuple(gone))


# --- Phase 7: mutiny ---------------------------------------------------------------------------------------------------


def rose(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-71 to PGM-77: the card turns red, the camps form and clash."""
    match event:
        case MutinyBegan():
            yield Show(mutiny_card(change.speaker, red=True))
            yield Mark(("mutiny",))
        case Joined():
            yield Show(mutineer(change.speaker, event.seat, Role(change.before.roles[event.seat])))
            yield Mark((f"character.{event.seat}",))
        case Reinforced():
            yield from played(event.seat, ALL_HANDS, change)
            yield Fly(event.seat, event.target, label=f"+{event.force}", picture="hands")
        case MutinyWon():
            yield clash(event, change, 0)
        case MutinyFailed():
            yield clash(event, change, 1)
        case WalkedThePlank():
            yield stripped((event.seat,), change)
        case Scored():
            yield from scored(event, change)


def clash(event: MutinyWon | MutinyFailed, change: Change[PagamasView], winner: Literal[0, 1]) -> Duel:
    """PGM-73 to PGM-75: the Forces of both camps, with the sailors that were called."""
    before, speaker = change.before, change.speaker
    rebels, called = set(before.mutineers), set(before.reinforced)
    rebels |= {one.seat for one in change.so_far if isinstance(one, Joined)}
    called |= {one.target for one in change.so_far if isinstance(one, Reinforced)}
    camps: tuple[list[str], list[str]] = ([], [])
    for seat, role in enumerate(before.roles):
        if role != NOBODY:
            force = str(FORCE[role]) + (f" + {sum(before.crews[seat])}" if seat in called else "")
            camps[seat not in rebels].append(speaker.say("count-line", name=speaker.name(seat), count=force))
    mutinous = Side(None, speaker.say("duel-mutineers"), tuple(camps[0]), str(event.against))
    loyal = Side(event.captain, speaker.say("duel-loyal"), tuple(camps[1]), str(event.loyal))
    return Duel(speaker.say("mutiny-red"), (mutinous, loyal), winner)


def spoilt(event: Event, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-76, PGM-77: the loot of the one who walked the plank is seen by the Captain, and shared out."""
    match event:
        case SpoilsSeen():
            victim = planked(change)
            faces = loot_faces(event.cards, change, f"magot.{victim}")
            yield Together(tuple(Show(card) for card in faces[: len(change.before.magots[victim])]))
        case SpoilsGiven() | SpoilsGone():
            victim, end = planked(change), f"magot.{event.seat}"
            given: Sequence[Step] = (
                loot_flies(f"magot.{victim}", end, event.cards, change)
                if isinstance(event, SpoilsGiven)
                else (some_loot(f"magot.{victim}", end, event.count, change),)
            )
            left = [Drop(f"magot.{victim}.{at}") for at in range(len(change.before.magots[victim]))]
            yield Together((*given, *left))
            yield Mark((end,))


def scored(event: Scored, change: Change[PagamasView]) -> Iterator[Step]:
    """PGM-91: what somebody has buried, counted up."""
    rows, total = [], 0
    hoard = sorted((loot.value for loot in change.after.hoards[event.seat]), reverse=True)
    for parts, cards in groupby(hoard):
        count = len(list(cards))
        total += count * parts
        text = change.speaker.say("counted-loot", cards=count, parts=parts)
        rows.append(Row(text, f"+{count * parts}", str(total), event.seat))
    if rows:
        yield Tally(change.speaker.name(event.seat), tuple(rows))
    yield Count(f"hoard.{event.seat}", event.parts)


# --- Cards on their way ------------------------------------------------------------------------------------------------


def loot_faces(cards: Sequence[int], change: Change[PagamasView], zone: str, first: int = 0) -> list[Card]:
    """Loot cards that the reader sees, as they lie from this place of a zone on."""
    return [
        loot_card(change.before, change.speaker, f"{zone}.{first + at}", Loot(value, ()), NOBODY)
        for at, value in enumerate(cards)
    ]


def loot_flies(start: Where, end: Where, cards: Sequence[int], change: Change[PagamasView]) -> tuple[Step, ...]:
    """Loot cards that the reader sees go from one place to another."""
    return tuple(Fly(start, end, node=card) for card in loot_faces(cards, change, "flying"))


def some_loot(start: Where, end: Where, count: int, change: Change[PagamasView]) -> Fly:
    """So many loot cards that the reader does not see."""
    return Fly(start, end, label=str(count), node=back(change.speaker, "back", "loot"))


def played(seat: Seat, card: int, change: Change[PagamasView]) -> Iterator[Step]:
    """An Action card is played out of a hand, on the discards."""
    before, size = change.before, hand_size(change, seat)
    held = f"hand.{seat}.{before.hand.index(card) if seat == before.seat else size}"
    node = action(change.speaker, "discard.0", card)
    yield Together((Put("discard", node, start=held), Drop(held), Count(f"hand.{seat}", size)))


def hand_leaves(seat: Seat, change: Change[PagamasView]) -> list[Drop]:
    """All that a player held goes to the discards."""
    size = change.before.sizes[seat]
    return [
        Drop(f"hand.{seat}.{at}", end="discard")
        for at in range(size if seat == change.before.seat else min(size, BACKS))
    ]


PICTURES: Final[Mapping[type[Event], str]] = {
    AmbushSet: "ambush",
    AmbushShown: "ambush",
    Trapped: "ambush",
    CameTooLate: "ambush",
    Dodged: "dodge",
    Robbed: "back-loot",
    LootLost: "back-loot",
    LootLanded: "back-loot",
    Offered: "back-loot",
    OfferedSome: "back-loot",
    KeptBack: "back-loot",
    KeptBackSome: "back-loot",
    KeptAll: "back-loot",
    ThrewOverboard: "back-loot",
    WentOverboard: "back-loot",
    SpoilsGiven: "back-loot",
    SpoilsGone: "back-loot",
    Buried: "island",
    BuriedSome: "island",
    PaidHouse: "house",
    PaidOne: "house",
    FellAtHouse: "house",
    Bribed: "bribe",
    Reinforced: "hands",
    SailorHired: "sailor",
    MutinyBegan: "mutiny",
    Joined: "mutiny",
    MutinyWon: "mutiny",
    Stayed: "calm",
    CalmHeld: "calm",
    MutinyFailed: "calm",
    BecameCaptain: "captain",
    BecameFirstCaptain: "captain",
    SplitForced: "captain",
    Drew: "back-action",
    DrewOne: "back-action",
}


def picture(event: Event) -> str:
    """What stands before an event in the log: the card or place that it is about."""
    return PICTURES.get(type(event), "")


BEATS: Final[Beats[PagamasView]] = Beats(
    steps,
    picture=picture,
    causes=frozenset(
        {
            AmbushSet,
            Bribed,
            Buried,
            BuriedSome,
            Dodged,
            Elected,
            FoundAt,
            AmbushShown,
            MutinyBegan,
            Pledged,
            Scored,
            ThrewOverboard,
            TurnBegan,
            VoteShown,
            WentOverboard,
        }
    ),
    quiet=frozenset(
        {Drew, DrewOne, Elected, PaidBribe, Reshuffled, SpoilsSeen, Stayed, StolenSeen, VoteShown, WentWithout}
    ),
    drama=frozenset(
        {
            AmbushShown,
            BecameCaptain,
            Dodged,
            ElectionCalled,
            FellAtHouse,
            KeptAll,
            LastTurnCame,
            MutinyBegan,
            MutinyFailed,
            MutinyWon,
            Robbed,
            SplitForced,
            SplitLost,
            SplitRefused,
            Trapped,
            WalkedThePlank,
        }
    ),
    actors={CameTooLate: "author", MutinyFailed: "captain", Robbed: "robber", Trapped: "author"},
)
