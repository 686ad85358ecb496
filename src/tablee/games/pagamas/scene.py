"""How Pagamás lies on the table: the phases, the port with its hideouts, a place for each player, the decks, and my own cards."""

from __future__ import annotations

from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import (
    MINE,
    SUMMARY,
    Board,
    Card,
    Counter,
    Node,
    Note,
    Offer,
    Piece,
    Scene,
    Sheet,
    Speaker,
    Spot,
    Steps,
    Zone,
    around,
    prompt,
)
from tablee.core.state import Move
from tablee.games.pagamas.cards import CAPTAIN, FORCE, NOBODY, STRONGEST, Place, Role
from tablee.games.pagamas.offers import help_text, offer
from tablee.games.pagamas.rules.role import AppointRole
from tablee.games.pagamas.table import ELECTION, NO_BALLOT, Trap
from tablee.games.pagamas.view import Loot, PagamasView

PHASES: Final = 7
BACKS: Final = 3  # drawn of a pile that nobody sees into; its number is told
CARDS: Final = ("", "sailor", "sailor", "sailor", "ambush", "dodge", "hands", "bribe")
WHERE: Final = ((0.4, 1.35), (2.55, 0.35), (4.55, 1.2), (6.6, 0.25))  # the hideouts, from the ship to the island


def scene(view: PagamasView, speaker: Speaker) -> Scene:
    """The table as the view tells it."""
    nodes: list[Node] = [phases(view, speaker), *flags(view, speaker)]
    middle = (port(view, speaker), decks(view, speaker))
    nodes.append(Zone("middle", "", middle, "column", style="middle"))
    nodes.append(
        Zone(
            "table",
            speaker.say("table"),
            tuple(place(view, speaker, one) for one in around(view)),
            "grid",
            style="crewmen",
        )
    )
    if view.seat is not None and view.outcome is None:
        nodes.append(summary(view, speaker, view.seat))
    if isinstance(view.asked.question, AppointRole):
        nodes.append(characters_to_give(view, speaker))
    if view.sharing:
        nodes.append(loot_of_the_day(view, speaker))
    if view.seat is not None and view.outcome is None:
        nodes.append(my_cards(view, speaker, view.seat))
    nodes += ballot(view, speaker)
    nodes += camps(view, speaker)
    nodes += promises(view, speaker)
    nodes += last_night(view, speaker)

    def offered(move: Move) -> Offer:
        return offer(view, speaker, move)

    return Scene(
        game="pagamas",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=prompt(view, speaker, offered, help=help_text(view, speaker)),
    )


# --- The turn --------------------------------------------------------------------------------------------------------


def phases(view: PagamasView, speaker: Speaker) -> Steps:
    """The seven phases, one of them now."""
    steps = tuple(speaker.say("phase", phase=number) for number in range(1, PHASES + 1))
    text = speaker.say("turn-phase", turn=view.turn, turns=view.turns, phase=speaker.say("phase", phase=view.phase))
    return Steps("phases", text, steps, max(0, view.phase - 1), style="last" if view.last_turn else "")


def flags(view: PagamasView, speaker: Speaker) -> list[Node]:
    """PGM-70: what has happened in this turn that opens the way to a mutiny; and that this turn is the last."""
    told = [Note("turn", speaker.say("turn-of", turn=view.turn, turns=view.turns), "turn")]
    if view.last_turn:
        told.append(Note("flag.last", speaker.say("flag-last"), "warning"))
    if view.kept_all:
        told.append(Note("flag.kept", speaker.say("flag-kept"), "flag"))
    if view.forced:
        told.append(Note("flag.forced", speaker.say("flag-forced"), "flag"))
    if view.ambush_success:
        told.append(Note("flag.ambush", speaker.say("flag-ambush"), "flag"))
    return [Zone("flags", "", tuple(told), style="flags")]


# --- The middle of the table -----------------------------------------------------------------------------------------


def port(view: PagamasView, speaker: Speaker) -> Board:
    """PGM-35, PGM-50: the four hideouts, with whoever is known to be there."""
    spots = []
    for spot, (x, y) in zip(Place, WHERE, strict=True):
        name = spot.name.lower()
        closed = spot == Place.ISLAND and view.kept_all
        text = speaker.say("place-closed") if closed else speaker.say("place", place=name)
        label = speaker.say("place-short", place=name)
        style = f"hideout {name}{' closed' if closed else ''}"
        spots.append(Spot(f"place.{spot.value}", text, x, y, 2.2, 1.9, label, style, picture=name))
    pawns = tuple(
        pawn(view, speaker, seat, hideout, harmed=seat in view.harmed)
        for seat, hideout in enumerate(view.hideouts)
        if hideout != NOBODY
    )
    return Board("port", speaker.say("port"), 9.2, 3.4, tuple(spots), pawns, picture="port", style="port")


def pawn(view: PagamasView, speaker: Speaker, seat: Seat, hideout: int, *, harmed: bool = False) -> Piece:
    """PGM-50: a player where he hides."""
    text = speaker.say("pawn", name=speaker.name(seat), place=Place(hideout).name.lower())
    label = initial(view, speaker, seat)
    return Piece(f"pawn.{seat}", text, label, at=f"place.{hideout}", seat=seat, style="harmed" if harmed else "")


def initial(view: PagamasView, speaker: Speaker, seat: Seat) -> str:
    """The first letters of a name, as few as tell it from the others: colour is never alone."""
    names = [speaker.name(one) for one in range(view.seats)]
    shorts = [name[:1] for name in names]
    if shorts.count(shorts[seat]) > 1:
        shorts = ["".join(word[:1] for word in name.split()[:2]) for name in names]
    return shorts[seat] if shorts.count(shorts[seat]) == 1 else f"{names[seat][:1]}{seat + 1}"


def decks(view: PagamasView, speaker: Speaker) -> Zone:
    """The mutiny card, and the decks and discards by their sizes."""
    card = mutiny_card(speaker, red=view.mutiny)
    loot_text = speaker.say("loot-deck", cards=view.loot)
    thrown_text = speaker.say("loot-thrown", cards=len(view.thrown))
    deck_text = speaker.say("action-deck", cards=view.deck)
    discard_text = speaker.say("action-discard", cards=len(view.discard))
    tops = tuple(action(speaker, f"discard.{at}", one) for at, one in enumerate(view.discard[-1:]))
    mine = [loot for loot in view.thrown if loot.value]
    thrown = tuple(
        loot_card(view, speaker, f"thrown.{at}", loot, NOBODY) for at, loot in enumerate(([*mine, *view.thrown])[:1])
    )
    inside: list[Node] = [
        Zone("revolt", card.text, (card,), style="pile"),
        Zone("loot", loot_text, backs(speaker, "loot", view.loot, "loot"), "stack", count=view.loot, style="pile"),
        Zone("thrown", thrown_text, thrown, "stack", count=len(view.thrown), style="pile"),
        Zone("deck", deck_text, backs(speaker, "deck", view.deck, "action"), "stack", count=view.deck, style="pile"),
        Zone("discard", discard_text, tops, "stack", count=len(view.discard), style="pile"),
    ]
    return Zone("decks", speaker.say("decks"), tuple(inside), style="decks")


def mutiny_card(speaker: Speaker, *, red: bool) -> Card:
    """PGM-6, PGM-71: dead calm, or mutiny."""
    return Card(
        "mutiny",
        speaker.say("mutiny-red") if red else speaker.say("mutiny-calm"),
        speaker.say("mutiny-red-short") if red else speaker.say("mutiny-calm-short"),
        style="mutiny red" if red else "mutiny calm",
        picture="mutiny" if red else "calm",
        detail=speaker.say("mutiny-detail"),
    )


def backs(speaker: Speaker, pile: str, size: int, kind: str) -> tuple[Card, ...]:
    """A few backs for a pile."""
    return tuple(back(speaker, f"{pile}.{at}", kind) for at in range(min(size, BACKS)))


def back(speaker: Speaker, name: str, kind: str) -> Card:
    """A loot or Action card that nobody sees."""
    text = speaker.say("back-loot") if kind == "loot" else speaker.say("back-action")
    return Card(name, text, up=False, style=f"back {kind}", picture=f"back-{kind}")


def characters_to_give(view: PagamasView, speaker: Speaker) -> Zone:
    """PGM-15: the characters that the Captain has not given yet."""
    cards = tuple(
        character(speaker, f"role.{role.name.lower()}", role)
        for role in Role
        if role.value < view.seats and role.value not in view.roles
    )
    return Zone("roles", speaker.say("roles-left"), cards, style="mine roles")


def character(speaker: Speaker, name: str, role: Role, *, seat: Seat | None = None, style: str = "") -> Card:
    """A character with its Force in a wax seal."""
    word, force = role.name.lower(), FORCE[role.value]
    return Card(
        name,
        speaker.say("role-force", role=word, force=force),
        speaker.say("role", role=word),
        style=f"character {word} {style}".strip(),
        picture=word,
        badge=str(force),
        seat=seat,
        detail=speaker.say("role-detail", role=word, force=force),
    )


def loot_of_the_day(view: PagamasView, speaker: Speaker) -> Zone:
    """PGM-20 to PGM-23: the cards that the Captain shares; their values for whoever has seen them all."""
    values = [*view.today, *([0] * (view.drawn - len(view.today)))]
    cards = []
    for at, value in enumerate(values):
        card = loot_card(view, speaker, f"today.{at}", Loot(value, ()), NOBODY)
        if at < len(view.dealing):
            card.badge = f"→ {initial(view, speaker, view.dealing[at])}"
            card.style += " dealt"
        cards.append(card)
    text = speaker.say("today", cards=view.drawn, seen=len(view.today))
    return Zone("today", text, tuple(cards), style="mine today")


# --- A player's place ------------------------------------------------------------------------------------------------


def place(view: PagamasView, speaker: Speaker, seat: Seat) -> Zone:
    """Everything public of a player, at a glance; and of his loot what the reader knows."""
    name = speaker.name(seat)
    role, crew = view.roles[seat], view.crews[seat]
    votes = votes_of(view, seat)
    style = "active" if seat in view.asked.waiting else "ready" if seat in view.asked.answered else ""
    camp = " mutineer" if seat in view.mutineers else ""
    helm = " captain" if seat == view.captain else ""
    inside: list[Node] = [
        face(view, speaker, seat),
        Counter(f"votes.{seat}", speaker.say("votes", name=name, votes=votes), speaker.say("votes-label"), votes),
    ]
    if crew:
        inside.append(sailors(speaker, seat, crew))
    inside += piles(view, speaker, seat)
    if view.outcome is not None:
        held = tuple(action(speaker, f"hand.{seat}.{at}", card, seat) for at, card in enumerate(view.hands[seat]))
        text = speaker.say("hand-of", name=name, cards=len(held))
        inside.append(Zone(f"hand.{seat}", text, held, "fan", count=len(held), seat=seat))
    elif seat != view.seat:
        size = view.sizes[seat]
        hidden = backs(speaker, f"hand.{seat}", size, "action")
        text = speaker.say("hand-of", name=name, cards=size)
        inside.append(Zone(f"hand.{seat}", text, hidden, "stack", count=size, seat=seat, style="small"))
    inside += stack(view, speaker, seat)
    if view.kept[seat] or view.broken[seat]:
        text = speaker.say("word", kept=view.kept[seat], broken=view.broken[seat])
        inside.append(Note(f"word.{seat}", text, "word"))
    words = speaker.say(
        "seat-place",
        name=name,
        role=Role(role).name.lower() if role != NOBODY else "none",
        votes=votes,
        loot=len(view.magots[seat]),
        buried=len(view.hoards[seat]),
        hand=view.sizes[seat],
    )
    return Zone(f"seat.{seat}", words, tuple(inside), "column", seat=seat, style=f"place {style}{camp}{helm}")


def sailors(speaker: Speaker, seat: Seat, crew: tuple[int, ...]) -> Zone:
    """PGM-11: the sailors before a player, by their Forces."""
    cards = tuple(action(speaker, f"crew.{seat}.{at}", force, seat) for at, force in enumerate(crew))
    text = speaker.say("crew", sailors=len(crew), force=sum(crew))
    return Zone(f"crew.{seat}", text, cards, "fan", count=len(crew), seat=seat, style="crew")


def face(view: PagamasView, speaker: Speaker, seat: Seat) -> Card:
    """The character, or the empty place of one who has none; turned to its other side in a mutiny."""
    role = view.roles[seat]
    if role == NOBODY:
        return no_character(speaker, seat)
    if seat in view.mutineers and role != CAPTAIN:
        return mutineer(speaker, seat, Role(role))
    return character(speaker, f"character.{seat}", Role(role), seat=seat)


def no_character(speaker: Speaker, seat: Seat) -> Card:
    """PGM-81: the empty place of a character that is lost."""
    text = speaker.say("no-role", name=speaker.name(seat))
    return Card(f"character.{seat}", text, speaker.say("no-role-short"), style="character none", seat=seat)


def mutineer(speaker: Speaker, seat: Seat, role: Role) -> Card:
    """PGM-72: a character turned to its other side."""
    card = character(speaker, f"character.{seat}", role, seat=seat, style="turned")
    card.text = speaker.say("mutineer", name=speaker.name(seat), role=role.name.lower(), force=FORCE[role.value])
    card.label = speaker.say("mutineer-short")
    card.picture = "mutineer"
    return card


def piles(view: PagamasView, speaker: Speaker, seat: Seat) -> list[Node]:
    """The loot before a player, what is offered to him now, and what he has buried."""
    name = speaker.name(seat)
    inside: list[Node] = []
    if view.outcome is not None or seat != view.seat:  # mine lies within reach
        inside.append(loot_before(view, speaker, seat))
    count = view.offers[seat]
    if count:
        mine = view.offer if seat == view.seat else dealt_to(view, seat)
        faces = [*mine, *([0] * (count - len(mine)))]
        cards = tuple(
            loot_card(view, speaker, f"offer.{seat}.{at}", Loot(value, ()), seat) for at, value in enumerate(faces)
        )
        text = speaker.say("offer", name=name, cards=count, parts=sum(mine))
        inside.append(Zone(f"offer.{seat}", text, cards, "fan", count=count, seat=seat, style="offer"))
    inside.append(buried(view, speaker, seat, f"hoard.{seat}"))
    return inside


def buried(view: PagamasView, speaker: Speaker, seat: Seat, node: str) -> Counter:
    """PGM-59: what a player has buried: cards, and for who knows them parts."""
    total, hoard = view.totals[seat], view.hoards[seat]
    text = (
        speaker.say("hoard", cards=len(hoard))
        if total == NOBODY
        else speaker.say("hoard-known", cards=len(hoard), parts=total)
    )
    return Counter(
        node,
        text,
        speaker.say("hoard-label"),
        len(hoard) if total == NOBODY else total,
        seat=seat,
        style="hoard" if total == NOBODY else "hoard known",
    )


def loot_before(view: PagamasView, speaker: Speaker, seat: Seat) -> Zone:
    """The loot before a player, with what the reader knows of it."""
    magot = view.magots[seat]
    known = sum(loot.value for loot in magot)
    unknown = sum(not loot.value for loot in magot)
    cards = tuple(loot_card(view, speaker, f"magot.{seat}.{at}", loot, seat) for at, loot in enumerate(magot))
    text = speaker.say("magot", name=speaker.name(seat), cards=len(magot), known=known, unknown=unknown)
    return Zone(f"magot.{seat}", text, cards, "fan", count=len(magot), seat=seat, style="magot")


def summary(view: PagamasView, speaker: Speaker, seat: Seat) -> Zone:
    """What I have to have in sight: my votes, what I have buried, the loot before me."""
    name, votes = speaker.name(seat), votes_of(view, seat)
    inside: tuple[Node, ...] = (
        Counter("own.votes", speaker.say("votes", name=name, votes=votes), speaker.say("votes-label"), votes),
        buried(view, speaker, seat, "own.hoard"),
        loot_before(view, speaker, seat),
    )
    return Zone("own", speaker.say("own"), inside, style=SUMMARY)


def votes_of(view: PagamasView, seat: Seat) -> int:
    return 1 + len(view.crews[seat]) if view.roles[seat] != NOBODY else 0


def dealt_to(view: PagamasView, seat: Seat) -> tuple[int, ...]:
    """PGM-23: what the Captain has offered somebody, for the Captain himself."""
    return tuple(card for card, taker in zip(view.today, view.dealing, strict=False) if taker == seat)


def stack(view: PagamasView, speaker: Speaker, seat: Seat) -> list[Node]:
    """PGM-41: the ambushes set on a player, the first one first."""
    cards = tuple(
        ambush(view, speaker, at, trap, hit=bool(view.revealed) and strikes(view, trap))
        for at, trap in enumerate(view.traps)
        if trap.target == seat
    )
    return [ambushes(speaker, seat, cards)] if cards else []


def ambushes(speaker: Speaker, seat: Seat, cards: tuple[Card, ...]) -> Zone:
    """PGM-41: these ambushes lie on a player."""
    text = speaker.say("stack", name=speaker.name(seat), cards=len(cards))
    return Zone(f"stack.{seat}", text, cards, "row", count=len(cards), style="stack")


def strikes(view: PagamasView, trap: Trap) -> bool:
    """PGM-53: whether an ambush names the hideout of a target who has not fallen before."""
    return trap.place == view.hideouts[trap.target] and trap.target not in view.fell


def ambush(view: PagamasView, speaker: Speaker, at: int, trap: Trap, *, hit: bool = False) -> Card:
    """PGM-41: an ambush by its author, face down unless its place is known."""
    author = speaker.name(trap.author)
    badge = initial(view, speaker, trap.author)
    if trap.place == NOBODY:
        text = speaker.say("trap-hidden", author=author)
        return Card(
            f"trap.{at}", text, up=False, style="back trap", picture="back-place", badge=badge, seat=trap.author
        )
    name = Place(trap.place).name.lower()
    return Card(
        f"trap.{at}",
        speaker.say("trap-known", author=author, place=name),
        speaker.say("place-short", place=name),
        style="trap hit" if hit else "trap",
        picture=name,
        badge=badge,
        seat=trap.author,
    )


# --- Cards -----------------------------------------------------------------------------------------------------------


def action(speaker: Speaker, name: str, card: int, seat: Seat | None = None) -> Card:
    """An Action card, face up."""
    kind = CARDS[card]
    if card <= STRONGEST:
        text = speaker.say("sailor", force=card)
        return Card(
            name,
            text,
            str(card),
            style="sailor",
            picture="sailor",
            seat=seat,
            detail=speaker.say("sailor-detail", force=card),
        )
    return Card(
        name,
        speaker.say("action", action=kind),
        speaker.say("action", action=kind),
        style=f"action {kind}",
        picture=kind,
        seat=seat,
        detail=speaker.say("action-detail", action=kind),
    )


def loot_card(view: PagamasView, speaker: Speaker, name: str, loot: Loot, owner: Seat) -> Card:
    """A loot card with its value, or its back; and who else is known to know it."""
    others = tuple(one for one in loot.known_by if one not in (view.seat, owner))
    eyes = speaker.say("known-by", names=speaker.names(others)) if others else ""
    seat = None if owner == NOBODY else owner
    if loot.value:
        text = speaker.say("loot-card", parts=loot.value)
        return Card(
            name,
            text,
            str(loot.value),
            style=f"loot parts{loot.value}",
            picture=f"loot{loot.value}",
            seat=seat,
            detail=eyes,
        )
    return Card(
        name, speaker.say("back-loot"), up=False, style="back loot", picture="back-loot", seat=seat, detail=eyes
    )


def my_cards(view: PagamasView, speaker: Speaker, seat: Seat) -> Zone:
    """My hand, in thumb's reach."""
    cards = tuple(action(speaker, f"hand.{seat}.{at}", card, seat) for at, card in enumerate(view.hand))
    text = speaker.say("hand", cards=len(cards))
    return Zone(f"hand.{seat}", text, cards, "fan", count=len(cards), seat=seat, style=MINE)


# --- Ballots, camps, promises ---------------------------------------------------------------------------------


def ballot(view: PagamasView, speaker: Speaker) -> list[Node]:
    """The last ballot of the turn, with the weight of every vote and whose sailors were bribed."""
    if view.ballot == NO_BALLOT or NOBODY in (view.votes[one] for one in view.electors):
        return []
    rows = []
    for seat in view.electors:
        sailors, bribed = len(view.crews[seat]), view.crew_votes[seat] != view.votes[seat]
        vote, crew = choice(view, speaker, view.votes[seat]), choice(view, speaker, view.crew_votes[seat])
        told = speaker.say("ballot-bribed", vote=crew, sailors=sailors) if bribed else str(1 + sailors)
        rows.append((speaker.name(seat), vote, told))
    title = (
        speaker.say("ballot-election") if view.ballot == ELECTION else speaker.say("ballot-split", number=view.proposal)
    )
    heading = (speaker.say("ballot-player"), speaker.say("ballot-vote"), speaker.say("ballot-weight"))
    return [Sheet("ballot", title, heading, tuple(rows), style="ballot")]


def choice(view: PagamasView, speaker: Speaker, vote: int) -> str:
    """A vote in a word: for, against, or a name."""
    if view.ballot == ELECTION:
        return speaker.name(vote)
    return speaker.say("vote-for") if vote else speaker.say("vote-against")


def camps(view: PagamasView, speaker: Speaker) -> list[Node]:
    """PGM-73: in a mutiny, who stands where and how strong they are."""
    if not view.mutiny or view.captain == NOBODY or view.won:
        return []
    fighters = [seat for seat in range(view.seats) if view.roles[seat] != NOBODY]
    totals = [0, 0]
    rows = []
    for seat in fighters:
        side = seat in view.mutineers
        force = FORCE[view.roles[seat]]
        extra = sum(view.crews[seat]) if seat in view.reinforced else 0
        totals[side] += force + extra
        told = f"{force} + {extra}" if seat in view.reinforced else str(force)
        camp = speaker.say("camp-mutineer") if side else speaker.say("camp-loyal")
        rows.append((speaker.name(seat), camp, told))
    title = speaker.say("camps", against=totals[1], loyal=totals[0])
    heading = (speaker.say("ballot-player"), speaker.say("camps-side"), speaker.say("camps-force"))
    return [Sheet("camps", title, heading, tuple(rows), style="camps")]


def promises(view: PagamasView, speaker: Speaker) -> list[Node]:
    """PGM-O4: what has been promised and is neither kept nor broken yet."""
    told = []
    for at, promise in enumerate(view.promises):
        kind = ("vote", "split", "elect", "side")[promise.kind]
        maker, to = speaker.name(promise.maker), speaker.name(promise.to)
        if promise.due:
            text = speaker.say("promise-due", maker=maker, to=to, cards=promise.cards)
        else:
            text = speaker.say("promise", kind=kind, maker=maker, to=to, cards=promise.cards)
        told.append(Note(f"promise.{at}", text, "promise due" if promise.due else "promise"))
    return [Zone("promises", speaker.say("promises"), tuple(told), "column", style="promises")] if told else []


def last_night(view: PagamasView, speaker: Speaker) -> list[Node]:
    """PGM-50, PGM-53: where everybody hid in the last turn, and who was waited for where: all of it was seen."""
    if not view.past or view.outcome is not None:
        return []
    rows = []
    for seat, hideout in enumerate(view.past):
        waited = [
            speaker.say("waited", author=speaker.name(trap.author), place=Place(trap.place).name.lower())
            for trap in view.past_traps
            if trap.target == seat
        ]
        place = speaker.say("place-short", place=Place(hideout).name.lower())
        rows.append((speaker.name(seat), place, ", ".join(waited)))
    heading = (speaker.say("ballot-player"), speaker.say("past-place"), speaker.say("past-ambush"))
    return [Sheet("past", speaker.say("past"), heading, tuple(rows), style="past")]
