"""How Jamaica lies on the table: the dice, the chart with the ships, everybody's holds and treasures, my hand."""

from __future__ import annotations

from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import (
    Board,
    Card,
    Counter,
    Die,
    Link,
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
    prompt,
)
from tablee.core.state import Move
from tablee.games.jamaica.odds import attack_odds, defence_odds
from tablee.games.jamaica.preview import outlook
from tablee.games.jamaica.rules.battle import (
    Attack,
    AttackGhost,
    ChooseTarget,
    CommitPowder,
    Keep,
    Powder,
    Reroll,
    UseSabre,
)
from tablee.games.jamaica.rules.facts import (
    ARRIVED,
    BEFORE_THE_LINE,
    BETH,
    BETH_ADDS,
    CARDS,
    COLUMN,
    COMBAT,
    EMPTY,
    FOOD,
    GOLD,
    LAIRS,
    LAP,
    LEFT,
    MAP,
    NEXT,
    NO_CARD,
    PORT_ROYAL,
    POWERS,
    PRICES,
    ROW,
    SABRE,
    SIXTH,
    SPACES,
    STAR,
    UNSEEN,
    VALUE,
    WANTS,
    WORDS,
    WORTH,
)
from tablee.games.jamaica.rules.ghost import GhostTarget, GhostWay, Steer, SteerGhost
from tablee.games.jamaica.rules.load import Empty, Load, MakeRoom, WhichHold
from tablee.games.jamaica.rules.loot import ChooseLoot, GhostLoot, Give, TakeHidden, TakeHold, TakePower
from tablee.games.jamaica.rules.move import ChooseRetreat, ChooseWay, Retreat, Sail
from tablee.games.jamaica.rules.pay import Pay, PayFrom
from tablee.games.jamaica.rules.round import CARD, ChooseCard, Morning, PlaceDice, Play
from tablee.games.jamaica.rules.state import (
    ATTACK_FACE,
    ATTACK_POWDER,
    ATTACKER,
    DEFENCE_FACE,
    DEFENCE_POWDER,
    DEFENDER,
)
from tablee.games.jamaica.view import FACE_DOWN, JamaicaView

WIDTH: Final = 21
HEIGHT: Final = 14
BACKS: Final = 4  # drawn of a hand that nobody sees into; its number is told


def scene(view: JamaicaView, speaker: Speaker) -> Scene:
    """The table as the view tells it."""
    nodes: list[Node] = [phase(view, speaker), dice(view, speaker)]
    if view.ending and view.outcome is None:
        nodes.append(Note("last-round", speaker.say("last-round"), "warning"))
    if view.battle:
        nodes.append(battle(view, speaker))
    if view.seat in view.asked.waiting and isinstance(view.asked.question, CommitPowder | PayFrom):
        nodes.append(amounts(view, speaker))
    nodes.append(chart(view, speaker))
    if view.seat is not None and view.outcome is None:
        nodes.append(my_hand(view, speaker, view.seat))
    places = [place(view, speaker, seat) for seat in around(view)]
    if view.ghost:
        places.append(ghost_place(view, speaker))
    nodes.append(Zone("fleet", speaker.say("fleet"), tuple(places), "grid", style="fleet"))
    nodes.append(scores(view, speaker) if view.outcome is not None else played_cards(view, speaker))
    return Scene(
        game="jamaica",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=prompt(view, speaker, lambda move: offer(view, speaker, move), help=help_text(view, speaker)),
        result=speaker.result(view.outcome) if view.outcome is not None else "",
    )


def around(view: JamaicaView) -> tuple[Seat, ...]:
    """The seats in the order of play, beginning with me."""
    start = view.seat or 0
    return tuple((start + step) % view.seats for step in range(view.seats))


def mover(view: JamaicaView) -> Seat | None:
    """JAM-04: whose turn it is, once cards are being turned up."""
    return (view.captain + view.turn - 1) % view.seats if view.turn else None


def ship_name(view: JamaicaView, speaker: Speaker, ship: int) -> str:
    return speaker.name(ship) if ship < view.seats else speaker.say("the-ghost")


# --- Where we are ----------------------------------------------------------------------------------------------------


def phase(view: JamaicaView, speaker: Speaker) -> Steps:
    """JAM-01 to JAM-06: dice, cards, morning, evening; with the Ghost, its turn."""
    steps = [
        speaker.say("step-dice"),
        speaker.say("step-cards"),
        speaker.say("step-morning"),
        speaker.say("step-evening"),
    ]
    haunted = isinstance(view.asked.question, SteerGhost | GhostWay | GhostTarget)
    if view.ghost:
        steps.append(speaker.say("step-ghost"))
    if isinstance(view.asked.question, PlaceDice):
        now = 0
    elif isinstance(view.asked.question, ChooseCard):
        now = 1
    elif haunted or (view.battle and view.battle[ATTACKER] == view.seats):
        now = 4
    else:
        now = 2 if view.in_morning else 3
    seat = mover(view)
    told = speaker.say("round", round=view.round, captain=speaker.name(view.captain))
    if now in {2, 3} and seat is not None and view.outcome is None:
        told = speaker.say("round-turn", round=view.round, name=speaker.name(seat))
    return Steps("phase", told, tuple(steps), now)


def dice(view: JamaicaView, speaker: Speaker) -> Zone:
    """JAM-01, JAM-02: two dice on the table, then one under the sun and one under the moon."""
    first, second = view.rolled
    if not view.morning:
        both = tuple(
            Die(f"die.{at}", speaker.say("die", die=pips), str(pips), "action")
            for at, pips in enumerate((first, second))
        )
        return Zone("dice", speaker.say("dice"), both, style="dice")
    early = 0 if view.morning == first else 1
    morning = Die(f"die.{early}", speaker.say("die-morning", die=view.morning), str(view.morning), "action sun")
    evening = Die(f"die.{1 - early}", speaker.say("die-evening", die=view.evening), str(view.evening), "action moon")
    return Zone(
        "dice",
        speaker.say("dice"),
        (
            Zone("morning", speaker.say("die-morning", die=view.morning), (morning,), style="sun"),
            Zone("evening", speaker.say("die-evening", die=view.evening), (evening,), style="moon"),
        ),
        style="dice",
    )


# --- The chart -------------------------------------------------------------------------------------------------------


def chart(view: JamaicaView, speaker: Speaker) -> Board:
    """The 50 spaces, the ways between them, and the ships."""
    spots = tuple(spot(view, speaker, space) for space in range(SPACES))
    links = tuple(
        Link(f"space.{space}", f"space.{after}", "channel" if at else "")
        for space in range(SPACES)
        for at, after in enumerate(NEXT[space])
    )
    ships = tuple(ship(view, speaker, one) for one in range(len(view.pos)))
    return Board("chart", speaker.say("chart"), WIDTH, HEIGHT, spots, ships, links, "chart")


def spot(view: JamaicaView, speaker: Speaker, space: int) -> Spot:
    """A space: what it asks for, what it is worth."""
    goods, price = WANTS[space], PRICES[view.swap][space]
    worth = VALUE[space]
    badge = f"+{worth}" if worth > 0 else ""
    big = 1.5 if space == PORT_ROYAL else 0.92
    if space == PORT_ROYAL:
        text, label, style = speaker.say("space-port-royal", value=ARRIVED), "⚓", "port-royal"
        badge = f"+{ARRIVED}"
    elif space in LAIRS:
        there = space in view.tokens
        text = speaker.say("space-treasure", space=space) if there else speaker.say("space-lair", space=space)
        label, style = ("☠★", "lair treasure") if there else ("☠", "lair")
    elif goods == FOOD:
        text, label, style = speaker.say("space-sea", space=space, price=price), letter(speaker, goods, price), "sea"
    else:
        text, label, style = speaker.say("space-port", space=space, price=price), letter(speaker, goods, price), "port"
    if worth > 0:
        text = f"{text} {speaker.say('space-value', value=worth)}"
        style += " after-line"
    return Spot(
        f"space.{space}",
        text,
        COLUMN[space],
        ROW[space],
        big,
        big,
        label,
        style,
        style.split()[1] if style.startswith("lair treasure") else style.split()[0],
        badge,
        round=space != PORT_ROYAL,
    )


def letter(speaker: Speaker, goods: int, tokens: int) -> str:
    """Goods and how many, in as little room as can be: the colour of a hold is never alone."""
    return speaker.say("letter", goods=WORDS[goods], tokens=tokens)


def steps_to_go(view: JamaicaView, one: int) -> int:
    """JAM-43: as the tie-break counts them."""
    return 0 if view.lap[one] == 1 else LEFT[view.pos[one]] - LAP * view.lap[one]


def ship(view: JamaicaView, speaker: Speaker, one: int) -> Piece:
    """A ship on its space."""
    where, steps = view.pos[one], steps_to_go(view, one)
    if one == view.seats:
        text = speaker.say("ghost-ship-at", space=where, steps=steps)
        return Piece("ship.ghost", text, "☠", f"space.{where}", "ship ghost", picture="ghost")
    name = speaker.name(one)
    text = (
        speaker.say("ship-home", name=name)
        if view.lap[one] == 1
        else speaker.say("ship-at", name=name, space=where, steps=steps)
    )
    style = "ship moving" if one == mover(view) and view.outcome is None else "ship"
    return Piece(f"ship.{one}", text, name[:1], f"space.{where}", style, picture="ship", seat=one)


# --- A player's place ------------------------------------------------------------------------------------------------


def place(view: JamaicaView, speaker: Speaker, seat: Seat) -> Zone:
    """A player's place: the card in front, the holds, the treasures, and the hand as a number."""
    name, steps = speaker.name(seat), steps_to_go(view, seat)
    inside: list[Node] = []
    if seat == view.captain:
        inside.append(
            Piece("compass", speaker.say("compass", name=name), speaker.say("compass-label"), picture="compass")
        )
    inside.append(
        Counter(
            f"steps.{seat}", speaker.say("steps", name=name, steps=steps), speaker.say("steps-label"), steps, seat=seat
        )
    )
    inside.append(hold_zone(view, speaker, seat))
    if view.chosen[seat] != NO_CARD:
        front = action_card(view, speaker, f"front.{seat}", seat, view.chosen[seat], "front")
        inside.append(Zone(f"front.zone.{seat}", speaker.say("front", name=name), (front,), seat=seat))
    elif view.discards[seat]:
        last = action_card(view, speaker, f"front.{seat}", seat, view.discards[seat][-1], "old")
        inside.append(Zone(f"front.zone.{seat}", speaker.say("last-played", name=name), (last,), seat=seat))
    treasures = treasure_cards(view, speaker, seat)
    if treasures:
        inside.append(Zone(f"treasures.{seat}", speaker.say("treasures", name=name), treasures, seat=seat))
    if view.outcome is None and seat != view.seat:
        inside.append(hand_of(view, speaker, seat))
    waiting = "active" if seat in view.asked.waiting else "ready" if seat in view.asked.answered else ""
    turn = "turn" if seat == mover(view) and view.outcome is None else ""
    text = (
        speaker.say("place-home", name=name)
        if view.lap[seat] == 1
        else speaker.say("place", name=name, space=view.pos[seat], steps=steps)
    )
    return Zone(f"seat.{seat}", text, tuple(inside), "column", seat=seat, style=f"{waiting} {turn}".strip())


def ghost_place(view: JamaicaView, speaker: Speaker) -> Zone:
    """JAM-G1: the Ghost's holds and treasures."""
    ghost = view.seats
    inside: list[Node] = [hold_zone(view, speaker, ghost)]
    treasures = treasure_cards(view, speaker, ghost)
    inside.append(Zone("treasures.ghost", speaker.say("treasures", name=speaker.say("the-ghost")), treasures))
    text = speaker.say("ghost-ship-at", space=view.pos[ghost], steps=steps_to_go(view, ghost))
    return Zone("seat.ghost", text, tuple(inside), "column", style="ghost")


def ship_id(view: JamaicaView, ship: int) -> str:
    return str(ship) if ship < view.seats else "ghost"


def hold_zone(view: JamaicaView, speaker: Speaker, ship: int) -> Zone:
    """JAM-22: the holds with their goods, empty ones too."""
    who = ship_id(view, ship)
    seat = ship if ship < view.seats else None
    pieces = []
    for at, hold in enumerate(view.holds[ship]):
        goods, tokens = WORDS[hold >> 3], hold & 7
        if hold == EMPTY:
            text = speaker.say("hold-empty-sixth") if at == SIXTH else speaker.say("hold-empty", hold=at + 1)
            label = "–"
        else:
            text = (
                speaker.say("hold-sixth", goods=goods, tokens=tokens)
                if at == SIXTH
                else speaker.say("hold", hold=at + 1, goods=goods, tokens=tokens)
            )
            label = letter(speaker, hold >> 3, tokens)
        style = f"hold {goods} sixth" if at == SIXTH else f"hold {goods}"
        pieces.append(
            Piece(
                f"hold.{who}.{at}",
                text,
                label,
                style=style,
                picture=f"hold-{goods}",
                badge=str(tokens or ""),
                seat=seat,
            )
        )
    text = speaker.say("holds", name=ship_name(view, speaker, ship))
    return Zone(f"holds.{who}", text, tuple(pieces), style="holds", seat=seat)


def treasure_cards(view: JamaicaView, speaker: Speaker, ship: int) -> tuple[Node, ...]:
    """Powers face up; other treasures as backs, with their worth for who knows it (JAM-R41)."""
    seat = ship if ship < view.seats else None
    cards: list[Node] = [
        Card(
            f"power.{POWERS[power]}",
            speaker.say("power", power=POWERS[power]),
            speaker.say("power-label", power=POWERS[power]),
            style="power",
            detail=power_detail(speaker, power),
            picture=f"power-{POWERS[power]}",
            seat=seat,
        )
        for power, owner in enumerate(view.powers)
        if owner == ship
    ]
    for back in view.backs[ship]:
        cards.append(treasure_card(view, speaker, back, seat))
    return tuple(cards)


def treasure_card(view: JamaicaView, speaker: Speaker, back: int, seat: Seat | None) -> Card:
    """A face-down treasure: its number is that of its back, which everybody can follow."""
    face, number = view.faces[back], back + 1
    if face == UNSEEN:
        text = (
            speaker.say("treasure-cursed-unknown", number=number)
            if view.cursed[back]
            else speaker.say("treasure-unknown", number=number)
        )
        return Card(f"treasure.{back}", text, up=False, style="cursed" if view.cursed[back] else "", seat=seat)
    if face < len(POWERS):
        text = speaker.say("power", power=POWERS[face])
        return Card(f"treasure.{back}", text, speaker.say("power-label", power=POWERS[face]), style="power", seat=seat)
    worth = WORTH[face]
    label = f"+{worth}" if worth > 0 else f"−{-worth}"
    text = speaker.say("treasure-worth", number=number, worth=label)
    style = "gold known" if worth > 0 else "cursed known"
    known = "treasure-gold" if worth > 0 else "treasure-cursed"
    return Card(f"treasure.{back}", text, label, style=style, picture=known, seat=seat, badge=cursed_badge(view, back))


def cursed_badge(view: JamaicaView, back: int) -> str:
    """JAM-R28: that it is cursed is known to all once it was given away."""
    return "☠" if view.cursed[back] else ""


def power_detail(speaker: Speaker, power: int) -> str:
    """What a power does."""
    if power == MAP:
        return speaker.say("power-map-detail")
    if power == SABRE:
        return speaker.say("power-sabre-detail")
    if power == BETH:
        return speaker.say("power-beth-detail")
    return speaker.say("power-hold-detail")


# --- Action cards ----------------------------------------------------------------------------------------------------


def action_card(view: JamaicaView, speaker: Speaker, name: str, seat: Seat, card: int, style: str = "") -> Card:
    """An action card: sun and moon, and what each does."""
    if card == FACE_DOWN:
        return Card(name, speaker.say("card-back"), up=False, style=style, seat=seat)
    morning, evening = (WORDS[action] for action in CARDS[card])
    return Card(
        name,
        speaker.say("card", morning=morning, evening=evening),
        f"{sign(speaker, CARDS[card][0])} {sign(speaker, CARDS[card][1])}",
        style=f"action {style}".strip(),
        detail=speaker.say("card-detail", morning=morning, evening=evening),
        picture=f"card-{morning}-{evening}",
        seat=seat,
    )


def sign(speaker: Speaker, action: int) -> str:
    """An action in one character."""
    return speaker.say("sign", action=WORDS[action])


def my_hand(view: JamaicaView, speaker: Speaker, seat: Seat) -> Zone:
    """My cards; the one I have laid down is marked until all have."""
    cards = []
    for at, card in enumerate(view.hand):
        chosen = isinstance(view.asked.mine, Play) and CARD[view.asked.mine] == card
        cards.append(action_card(view, speaker, f"hand.{seat}.{at}", seat, card, "chosen" if chosen else ""))
    return Zone(f"hand.{seat}", speaker.say("hand"), tuple(cards), "fan", count=len(cards), seat=seat, style="mine")


def hand_of(view: JamaicaView, speaker: Speaker, seat: Seat) -> Zone:
    """Another hand: how many cards, and those that everybody knows since a reshuffle (JAM-R42)."""
    size = view.sizes[seat]
    backs = tuple(
        Card(f"hand.{seat}.{at}", speaker.say("card-back"), up=False, seat=seat) for at in range(min(size, BACKS))
    )
    text = speaker.say("hand-of", name=speaker.name(seat), cards=size, deck=view.decks[seat])
    if view.known[seat]:
        known = ", ".join(
            f"{sign(speaker, CARDS[card][0])} {sign(speaker, CARDS[card][1])}" for card in view.known[seat]
        )
        text = f"{text} {speaker.say('hand-known', cards=known)}"
    return Zone(f"hand.{seat}", text, backs, "stack", count=size, seat=seat)


def played_cards(view: JamaicaView, speaker: Speaker) -> Sheet:
    """JAM-R42: the cards each player has played since the last reshuffle; the others are in hand or deck."""
    rows = tuple(
        (
            f"{sign(speaker, morning)} {sign(speaker, evening)}",
            *(played_mark(view, seat, card) for seat in range(view.seats)),
        )
        for card, (morning, evening) in enumerate(CARDS)
    )
    heading = (speaker.say("played-card"), *(speaker.name(seat) for seat in range(view.seats)))
    return Sheet("played", speaker.say("played"), heading, rows, "tally")


def played_mark(view: JamaicaView, seat: Seat, card: int) -> str:
    return "●" if card in view.discards[seat] or card == view.chosen[seat] else "○" if card in view.known[seat] else "·"


# --- Battle ----------------------------------------------------------------------------------------------------------


def battle(view: JamaicaView, speaker: Speaker) -> Zone:
    """JAM-32 to JAM-34: both sides with gunpowder, die and total."""
    attacker, defender = view.battle[:2]
    both = (
        side(view, speaker, "attack", attacker, view.battle[ATTACK_POWDER], view.battle[ATTACK_FACE]),
        side(view, speaker, "defence", defender, view.battle[DEFENCE_POWDER], view.battle[DEFENCE_FACE]),
    )
    text = speaker.say(
        "battle", attacker=ship_name(view, speaker, attacker), defender=ship_name(view, speaker, defender)
    )
    return Zone("battle", text, both, style="battle")


def side(view: JamaicaView, speaker: Speaker, role: str, one: int, powder: int, face: int) -> Zone:
    """One side of a battle."""
    name = ship_name(view, speaker, one)
    beth = BETH_ADDS if view.powers[BETH] == one else 0
    inside: list[Node] = [
        Counter(
            f"{role}.powder", speaker.say("side-powder", name=name, tokens=powder), speaker.say("powder-label"), powder
        )
    ]
    if beth:
        inside.append(Counter(f"{role}.beth", speaker.say("side-beth", name=name), speaker.say("beth-label"), beth))
    if face:
        shown = "★" if face == STAR else str(COMBAT[face])
        inside.append(Die(f"{role}.die", speaker.say("side-die", name=name, die=shown), shown, "combat"))
        if face != STAR:
            total = COMBAT[face] + powder + beth
            inside.append(
                Counter(
                    f"{role}.total",
                    speaker.say("side-total", name=name, total=total),
                    speaker.say("total-label"),
                    total,
                )
            )
    text = speaker.say("side-attack", name=name) if role == "attack" else speaker.say("side-defence", name=name)
    seat = one if one < view.seats else None
    return Zone(f"battle.{role}", text, tuple(inside), style=f"side {role}", seat=seat)


def amounts(view: JamaicaView, speaker: Speaker) -> Zone:
    """How many tokens: one to click for each number."""
    numbers = [move.tokens for move in view.asked.options if isinstance(move, Powder | Pay)]
    pieces = tuple(
        Piece(f"amount.{number}", speaker.say("amount", tokens=number), str(number), style="amount")
        for number in numbers
    )
    return Zone("amounts", speaker.say("amounts"), pieces, style="amounts")


# --- The end ---------------------------------------------------------------------------------------------------------


def scores(view: JamaicaView, speaker: Speaker) -> Sheet:
    """JAM-41, JAM-43: the parts of every score, and the steps that decide a tie."""
    assert view.outcome is not None
    totals = view.outcome.scores
    rows = []
    for seat in sorted(range(view.seats), key=lambda one: (-totals[one], steps_to_go(view, one), one)):
        gold = sum(hold & 7 for hold in view.holds[seat] if hold >> 3 == GOLD)
        worths = [WORTH[view.faces[back]] for back in view.backs[seat]]
        if view.lap[seat] == 1:
            value = ARRIVED
        else:
            value = VALUE[view.pos[seat]] if view.lap[seat] == 0 else BEFORE_THE_LINE
        found = " ".join(f"{worth:+d}" for worth in worths).replace("-", "−") or "–"
        row = (speaker.name(seat), signed(value), str(gold), found, signed(totals[seat]), str(steps_to_go(view, seat)))
        rows.append(row)
    heading = (
        speaker.say("score-player"),
        speaker.say("score-space"),
        speaker.say("score-gold"),
        speaker.say("score-treasure"),
        speaker.say("score-total"),
        speaker.say("score-steps"),
    )
    return Sheet("scores", speaker.say("scores"), heading, tuple(rows), "scores")


def signed(number: int) -> str:
    return str(number).replace("-", "−")


# --- Offers ----------------------------------------------------------------------------------------------------------


def offer(view: JamaicaView, speaker: Speaker, move: Move) -> Offer:
    """One option: its sentence, where to click, and what it would do."""
    text, name = speaker.sentence(move), str(move)
    me = view.seat
    assert me is not None
    match move:
        case Morning():
            other = sum(view.rolled) - move.die
            preview = speaker.say("preview-dice", morning=move.die, evening=other)
            return Offer(name, text, (f"die.{view.rolled.index(move.die)}",), preview=preview)
        case Play():
            foreseen = outlook(view, speaker, me, CARD[move])
            path = (f"hand.{me}.{view.hand.index(CARD[move])}",)
            touches = tuple(f"space.{space}" for space in foreseen.spaces)
            return Offer(name, text, path, preview=foreseen.text, touches=touches, grave=foreseen.home)
        case Sail() | Retreat():
            moving = "ghost" if isinstance(view.asked.question, GhostWay) else str(me)
            preview = spot(view, speaker, move.space).text
            return Offer(name, text, (f"ship.{moving}", f"space.{move.space}"), preview=preview)
        case Attack():
            return Offer(name, text, (f"ship.{move.seat}",), preview=holds_told(view, speaker, move.seat))
        case AttackGhost():
            return Offer(name, text, ("ship.ghost",), preview=holds_told(view, speaker, view.seats))
        case Powder():
            return Offer(name, text, (f"amount.{move.tokens}",), preview=chances(view, speaker, me, move.tokens))
        case Pay():
            return pay_offer(view, speaker, move, text)
        case Reroll():
            side_now = "defence" if view.battle[DEFENCE_FACE] else "attack"
            return Offer(name, text, (f"{side_now}.die",))
        case Load() | Empty():
            at = move.hold - 1
            thrown = isinstance(move, Empty) and view.holds[me][at] >> 3 == GOLD
            return Offer(name, text, (f"hold.{me}.{at}",), preview=hold_told(view, speaker, me, at), grave=thrown)
        case _:
            return loot_offer(view, speaker, move, text)


def pay_offer(view: JamaicaView, speaker: Speaker, move: Pay, text: str) -> Offer:
    """JAM-15: out of the hold in question."""
    question = view.asked.question
    assert isinstance(question, PayFrom)
    left = (view.holds[view.seat or 0][question.hold - 1] & 7) - move.tokens
    preview = speaker.say("preview-left", tokens=left, hold=question.hold)
    return Offer(
        str(move), text, (f"amount.{move.tokens}",), preview=preview, touches=(f"hold.{view.seat}.{question.hold - 1}",)
    )


def loot_offer(view: JamaicaView, speaker: Speaker, move: Move, text: str) -> Offer:
    """JAM-35: on the hold or the treasure concerned; what sits nowhere is a button."""
    name = str(move)
    match move:
        case TakeHold():
            loser = beaten(view)
            preview = hold_told(view, speaker, loser, move.hold - 1)
            return Offer(name, text, (f"hold.{ship_id(view, loser)}.{move.hold - 1}",), preview=preview)
        case TakePower():
            detail = power_detail(speaker, POWERS.index(move.power))
            return Offer(name, text, (f"power.{move.power}",), preview=detail)
        case TakeHidden():
            first, *like = (f"treasure.{back}" for back in view.backs[beaten(view)])
            return Offer(name, text, (first,), tuple(like))
        case Give():
            preview = treasure_card(view, speaker, move.treasure - 1, view.seat).text
            return Offer(name, text, (f"treasure.{move.treasure - 1}",), preview=preview)
        case Keep() | Steer():
            return Offer(name, text)
        case _:
            return Offer(name, text)


def beaten(view: JamaicaView) -> int:
    """Who lost the battle that is being looted: for the Ghost, the one who does not choose for it."""
    attacker, defender = view.battle[ATTACKER], view.battle[DEFENDER]
    if isinstance(view.asked.question, GhostLoot):
        return defender if attacker == view.seats else attacker
    return defender if attacker == view.seat else attacker


def hold_told(view: JamaicaView, speaker: Speaker, one: int, at: int) -> str:
    """What lies in a hold."""
    hold = view.holds[one][at]
    return speaker.say("goods", goods=WORDS[hold >> 3], tokens=hold & 7) if hold else speaker.say("goods-none")


def holds_told(view: JamaicaView, speaker: Speaker, one: int) -> str:
    """What a ship has on board."""
    told = [hold_told(view, speaker, one, at) for at, hold in enumerate(view.holds[one]) if hold]
    return ", ".join(told) or speaker.say("goods-none")


def chances(view: JamaicaView, speaker: Speaker, seat: Seat, tokens: int) -> str:
    """JAM-34: how likely it is to win with so much gunpowder; for the attacker, if the defender adds none."""
    attacker, defender = view.battle[ATTACKER], view.battle[DEFENDER]
    mine = tokens + (BETH_ADDS if view.powers[BETH] == seat else 0)
    if seat == attacker:
        win, tie, _ = attack_odds(mine - (BETH_ADDS if view.powers[BETH] == defender else 0))
        return speaker.say("preview-attack", win=round(100 * win), tie=round(100 * tie))
    total = COMBAT[view.battle[ATTACK_FACE]] + view.battle[ATTACK_POWDER]
    total += BETH_ADDS if view.powers[BETH] == attacker else 0
    win, tie, _ = defence_odds(total - mine)
    return speaker.say("preview-defence", total=total, win=round(100 * win), tie=round(100 * tie))


def help_text(view: JamaicaView, speaker: Speaker) -> str:
    """What a newcomer has to know to answer."""
    match view.asked.question:
        case PlaceDice():
            return speaker.say("help-dice")
        case ChooseCard():
            return speaker.say("help-card")
        case ChooseWay() | GhostWay():
            return speaker.say("help-way")
        case ChooseRetreat():
            return speaker.say("help-jump") if view.jump else speaker.say("help-retreat")
        case ChooseTarget() | GhostTarget():
            return speaker.say("help-target")
        case CommitPowder():
            return speaker.say("help-powder")
        case PayFrom():
            return speaker.say("help-pay")
        case UseSabre():
            return speaker.say("help-sabre")
        case ChooseLoot():
            return speaker.say("help-loot")
        case GhostLoot():
            return speaker.say("help-ghost-loot")
        case WhichHold():
            return speaker.say("help-which-hold")
        case MakeRoom():
            return speaker.say("help-room")
        case SteerGhost():
            return speaker.say("help-steer")
        case _:
            return ""
