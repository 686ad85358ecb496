"""What a player may answer: the sentence, where to click, what it would do, and a word of help."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.core.scene import Offer, Speaker
from tablee.core.state import Move
from tablee.games.jamaica.odds import attack_odds, defence_odds
from tablee.games.jamaica.preview import forecast, ghost_course, ghost_landing
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
from tablee.games.jamaica.rules.facts import BETH, BETH_ADDS, COMBAT, GOLD, POWERS, WORDS
from tablee.games.jamaica.rules.ghost import GhostTarget, GhostWay, Steer, SteerGhost
from tablee.games.jamaica.rules.load import Empty, Load, MakeRoom, WhichHold
from tablee.games.jamaica.rules.loot import ChooseLoot, Decline, GhostLoot, Give, TakeHidden, TakeHold, TakePower
from tablee.games.jamaica.rules.move import ChooseRetreat, ChooseWay, Retreat, Sail
from tablee.games.jamaica.rules.pay import Pay, PayFrom
from tablee.games.jamaica.rules.rounds import CARD, ChooseCard, Morning, PlaceDice, Play
from tablee.games.jamaica.rules.state import ATTACK_FACE, ATTACK_POWDER, ATTACKER, DEFENCE_FACE, DEFENDER
from tablee.games.jamaica.things import hold_told, holds_told, power_detail, ship_id, spaces, treasure_card
from tablee.games.jamaica.view import JamaicaView


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
            foreseen = forecast(view, speaker, me, CARD[move])
            path = (f"hand.{me}.{view.hand.index(CARD[move])}",)
            touches = tuple(f"space.{space}" for space in foreseen.spaces)
            return Offer(
                name,
                text,
                path,
                preview=foreseen.text,
                touches=touches,
                grave=foreseen.home,
                cost=speaker.say("preview-home") if foreseen.home else "",
            )
        case Sail() | Steer() if isinstance(view.asked.question, GhostWay | SteerGhost):
            return ghost_offer(view, speaker, move, text)
        case Sail() | Retreat():
            preview = spaces(speaker.anybody(), view.swap, view.tokens)[move.space].text
            return Offer(name, text, (f"space.{move.space}",), preview=preview, touches=(f"ship.{me}",))
        case Attack() | AttackGhost():
            met = move.seat if isinstance(move, Attack) else view.seats
            return Offer(name, text, (f"ship.{ship_id(view, met)}",), preview=holds_told(view, speaker, met))
        case Powder():
            return Offer(
                name,
                text,
                (f"amount.{move.tokens}",),
                preview=chances(view, speaker, me, move.tokens),
                passive=not move.tokens,
            )
        case Pay():
            return pay_offer(view, speaker, move, text)
        case Reroll():
            side_now = "defence" if view.battle[DEFENCE_FACE] else "attack"
            return Offer(name, text, (f"{side_now}.die",))
        case Load() | Empty():
            at = move.hold - 1
            thrown = isinstance(move, Empty) and view.holds[me][at] >> 3 == GOLD
            cost = speaker.say("cost-gold", gold=view.holds[me][at] & 7) if thrown else ""
            return Offer(
                name, text, (f"hold.{me}.{at}",), preview=hold_told(view, speaker, me, at), grave=thrown, cost=cost
            )
        case _:
            return loot_offer(view, speaker, move, text)


def ghost_offer(view: JamaicaView, speaker: Speaker, move: Sail | Steer, text: str) -> Offer:
    """JAM-G3: where the Captain may send the Ghost."""
    if isinstance(move, Sail):
        preview = ghost_landing(view, speaker, move.space)
        return Offer(str(move), text, (f"space.{move.space}",), preview=preview, touches=("ship.ghost",))
    assert isinstance(view.asked.question, SteerGhost)
    preview, ends = ghost_course(view, speaker, WORDS.index(move.way), view.asked.question.pips)
    return Offer(str(move), text, preview=preview, touches=tuple(f"space.{space}" for space in ends))


def pay_offer(view: JamaicaView, speaker: Speaker, move: Pay, text: str) -> Offer:
    """JAM-15: out of the hold in question."""
    question = view.asked.question
    assert isinstance(question, PayFrom)
    left = (view.holds[view.seat or 0][question.hold - 1] & 7) - move.tokens
    preview = speaker.say("preview-left", tokens=left, hold=question.hold)
    return Offer(
        str(move),
        text,
        (f"amount.{move.tokens}",),
        preview=preview,
        touches=(f"hold.{view.seat}.{question.hold - 1}",),
        passive=not move.tokens,
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
        case _:
            return Offer(name, text, passive=isinstance(move, Keep | Decline))


def beaten(view: JamaicaView) -> int:
    """Who lost the battle that is being looted: for the Ghost, the one who does not choose for it."""
    attacker, defender = view.battle[ATTACKER], view.battle[DEFENDER]
    if isinstance(view.asked.question, GhostLoot):
        return defender if attacker == view.seats else attacker
    return defender if attacker == view.seat else attacker


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
        case ChooseWay():
            return speaker.say("help-way")
        case ChooseRetreat():
            return speaker.say("help-jump") if view.jump else speaker.say("help-retreat")
        case PayFrom():
            return speaker.say("help-pay")
        case WhichHold():
            return speaker.say("help-which-hold")
        case MakeRoom():
            return speaker.say("help-room")
        case _:
            return battle_help(view, speaker)


def battle_help(view: JamaicaView, speaker: Speaker) -> str:
    """The same for what is asked in battle, and of the Ghost Ship."""
    match view.asked.question:
        case ChooseTarget():
            return speaker.say("help-target")
        case CommitPowder():
            return speaker.say("help-powder")
        case UseSabre():
            return speaker.say("help-sabre")
        case ChooseLoot():
            return speaker.say("help-loot")
        case GhostLoot():
            return speaker.say("help-ghost-loot")
        case SteerGhost() | GhostWay() | GhostTarget():
            return speaker.say("help-steer")
        case _:
            return ""
