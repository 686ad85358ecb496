"""What can be clicked, and what it would do: an offer for every option, from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import Offer, Speaker
from tablee.core.state import Move, Question
from tablee.games.pagamas.cards import ALL_HANDS, AMBUSH, BRIBE, DODGE, FORCE, Place
from tablee.games.pagamas.rules.ambush import Ambush, At, PlaceAmbush, SetAmbush
from tablee.games.pagamas.rules.ballot import Bribe, OfferBribe, PayBribe
from tablee.games.pagamas.rules.election import Elect, ElectCaptain, StandBack, StandForCaptain
from tablee.games.pagamas.rules.hideout import ChooseHideout, Hide
from tablee.games.pagamas.rules.moves import Pay, Share
from tablee.games.pagamas.rules.mutiny import (
    CallAllHands,
    ChoosePlank,
    ChooseSide,
    JoinMutiny,
    KeepCalm,
    Plank,
    Reinforce,
    Revolt,
    ShareSpoils,
    StartMutiny,
    StayLoyal,
)
from tablee.games.pagamas.rules.promise import MakeVow, NamePrice, Vow
from tablee.games.pagamas.rules.refit import DiscardHand, KeepHand, RefitHand
from tablee.games.pagamas.rules.reveal import Bury, BuryLoot, Dodge, DodgeAmbush, PayHouse, Suffer
from tablee.games.pagamas.rules.role import Appoint, AppointRole
from tablee.games.pagamas.rules.split import (
    Force,
    ForceSplit,
    LetBe,
    Overboard,
    ShareLoot,
    ThrowOverboard,
    Vote,
    VoteOnSplit,
)
from tablee.games.pagamas.view import PagamasView


def offer(view: PagamasView, speaker: Speaker, move: Move) -> Offer:
    """One option: its sentence, where to click for it, what it would do."""
    path, like = clicks(view, move)
    return Offer(
        move=str(move),
        text=speaker.sentence(move),
        path=path,
        like=like,
        preview=preview(view, speaker, move),
        touches=touches(view, move),
        grave=grave(view, move),
        cost=cost(view, speaker, move) if grave(view, move) else "",
        passive=passive(move),
    )


# --- Where to click --------------------------------------------------------------------------------------------------


def clicks(view: PagamasView, move: Move) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The nodes to click in turn, and nodes that do as well as the first. Nothing makes it a button."""
    match move:
        case Pay():
            first, *like = in_magot(view, view.seat, move.card)
            return (first,), tuple(like)
        case Bury() | Overboard():
            return touches(view, move), ()
        case Dodge():
            return (in_hand(view, DODGE),), ()
        case Hide() | At():
            return (f"place.{move.place.value}",), ()
        case Revolt():
            return ("mutiny",), ()
        case JoinMutiny():
            return (f"character.{view.seat}",), ()
        case _:
            return clicks_on_players(view, move), ()


def clicks_on_players(view: PagamasView, move: Move) -> tuple[str, ...]:
    """A player, after the card that is played or given."""
    match move:
        case Appoint():
            return (f"role.{move.role.name.lower()}", f"character.{move.seat}")
        case Share():
            return share_path(view, move)
        case Ambush():
            return ambush_path(view, move)
        case Bribe():
            return (in_hand(view, BRIBE), f"character.{move.seat}")
        case Reinforce():
            return (in_hand(view, ALL_HANDS), f"character.{move.seat}")
        case Elect() | Plank():
            return (f"character.{move.seat}",)
        case _:
            return ()


def in_hand(view: PagamasView, card: int) -> str:
    """The first card of a kind in my hand."""
    return f"hand.{view.seat}.{view.hand.index(card)}"


def in_magot(view: PagamasView, seat: Seat | None, value: int) -> list[str]:
    """The cards of a value that I know in somebody's magot."""
    assert seat is not None
    return [f"magot.{seat}.{at}" for at, loot in enumerate(view.magots[seat]) if loot.value == value]


def ambush_path(view: PagamasView, move: Ambush) -> tuple[str, ...]:
    """PGM-40: the Second's power needs no card."""
    asked = view.asked.question
    if isinstance(asked, SetAmbush) and asked.power:
        return (f"character.{move.seat}",)
    return (in_hand(view, AMBUSH), f"character.{move.seat}")


def share_path(view: PagamasView, move: Share) -> tuple[str, ...]:
    """The card that is dealt now, and the player it goes to."""
    asked = view.asked.question
    if isinstance(asked, ShareSpoils):
        return (f"magot.{asked.victim}.{asked.card - 1}", f"character.{move.seat}")
    assert isinstance(asked, ShareLoot)
    return (f"today.{asked.card - 1}", f"character.{move.seat}")


# --- What it would do ------------------------------------------------------------------------------------------------


def preview(view: PagamasView, speaker: Speaker, move: Move) -> str:
    """What an option would do, where the sentence does not say it."""
    match move:
        case Hide():
            return hide_preview(view, speaker, move)
        case Share() if isinstance(view.asked.question, ShareLoot):
            return share_preview(view, speaker, move)
        case Vote():
            return speaker.say("preview-vote", votes=1 + len(view.crews[view.seat or 0]))
        case Force():
            return speaker.say("preview-force")
        case Bury():
            return speaker.say("preview-bury", parts=sum(move.cards))
        case Dodge():
            return speaker.say("preview-dodge")
        case Vow():
            return speaker.say("preview-vow")
        case _:
            return player_preview(view, speaker, move)


def player_preview(view: PagamasView, speaker: Speaker, move: Move) -> str:
    """What an option would do to a player."""
    match move:
        case Appoint():
            return speaker.say("preview-appoint", force=FORCE[move.role.value])
        case Bribe():
            return speaker.say("preview-bribe", sailors=len(view.crews[move.seat]))
        case Ambush():
            return speaker.say("preview-ambush", loot=len(view.magots[move.seat]), sailors=len(view.crews[move.seat]))
        case Reinforce():
            return speaker.say("preview-reinforce", force=sum(view.crews[move.seat]))
        case Plank():
            return speaker.say("preview-plank", loot=len(view.magots[move.seat]))
        case _:
            return ""


def hide_preview(view: PagamasView, speaker: Speaker, move: Hide) -> str:
    """PGM-37: the table warns who goes to the House with empty pockets. PGM-70: no Captain starts a mutiny."""
    loot = len(view.magots[view.seat or 0])
    if move.place == Place.HOUSE and not loot:
        return speaker.say("preview-house-broke")
    if move.place == Place.TAVERN and view.seat == view.captain:
        return speaker.say("preview-tavern-captain")
    return speaker.say("preview-hide", place=move.place.name.lower(), loot=loot)


def share_preview(view: PagamasView, speaker: Speaker, move: Share) -> str:
    """How many cards that player would have of this proposal."""
    cards = sum(taker == move.seat for taker in view.dealing) + 1
    if move.seat == view.seat and cards == view.drawn:
        return speaker.say("preview-keep-all")
    return speaker.say("preview-share", cards=cards)


def touches(view: PagamasView, move: Move) -> tuple[str, ...]:
    """The things that an option would change."""
    match move:
        case Bury() | Overboard():
            left = list(move.cards)
            found = []
            for at, loot in enumerate(view.magots[view.seat or 0]):
                if loot.value in left:
                    left.remove(loot.value)
                    found.append(f"magot.{view.seat}.{at}")
            return tuple(found)
        case DiscardHand():
            return tuple(f"hand.{view.seat}.{at}" for at in range(len(view.hand)))
        case Vow():
            return (f"character.{move.seat}",)
        case _:
            return ()


def grave(view: PagamasView, move: Move) -> bool:
    """What can't be undone and matters much: ask once more."""
    match move:
        case Revolt() | JoinMutiny() | Force():
            return True
        case Overboard():
            return bool(move.cards)
        case Hide():
            return move.place == Place.HOUSE and not view.magots[view.seat or 0]
        case Bury():
            return len(move.cards) < len(view.magots[view.seat or 0])
        case Share() if isinstance(view.asked.question, ShareLoot):
            return (*view.dealing, move.seat) == (view.seat,) * view.drawn
        case _:
            return False


def cost(view: PagamasView, speaker: Speaker, move: Move) -> str:
    """What a grave answer costs."""
    match move:
        case Revolt() | JoinMutiny():
            return speaker.say("cost-mutiny")
        case Force():
            return speaker.say("cost-force")
        case Overboard():
            return speaker.say("cost-overboard", cards=len(move.cards))
        case Hide():
            return speaker.say("preview-house-broke")
        case Bury():
            return speaker.say("cost-unburied", cards=len(view.magots[view.seat or 0]) - len(move.cards))
        case _:
            return speaker.say("preview-keep-all")


def passive(move: Move) -> bool:
    """To do nothing, or to leave things as they are."""
    if isinstance(move, Bury | Overboard):
        return not move.cards
    return isinstance(move, KeepHand | LetBe | Suffer | StandBack | KeepCalm | StayLoyal)


# --- Help ------------------------------------------------------------------------------------------------------------


def help_text(view: PagamasView, speaker: Speaker) -> str:
    """What somebody who does not know the rules needs for this question."""
    question = view.asked.question
    if question is None:
        return ""
    if isinstance(question, VoteOnSplit):
        return speaker.say("help-vote", number=question.number)
    return _HELP[type(question)](speaker)


_HELP: Final[dict[type[Question], Callable[[Speaker], str]]] = {
    RefitHand: lambda speaker: speaker.say("help-refit"),
    AppointRole: lambda speaker: speaker.say("help-roles"),
    NamePrice: lambda speaker: speaker.say("help-price"),
    MakeVow: lambda speaker: speaker.say("help-vow"),
    ShareLoot: lambda speaker: speaker.say("help-share"),
    OfferBribe: lambda speaker: speaker.say("help-bribe"),
    PayBribe: lambda speaker: speaker.say("help-bribe"),
    ForceSplit: lambda speaker: speaker.say("help-force"),
    ThrowOverboard: lambda speaker: speaker.say("help-overboard"),
    ChooseHideout: lambda speaker: speaker.say("help-hide"),
    SetAmbush: lambda speaker: speaker.say("help-ambush"),
    PlaceAmbush: lambda speaker: speaker.say("help-ambush"),
    PayHouse: lambda speaker: speaker.say("help-house"),
    DodgeAmbush: lambda speaker: speaker.say("help-dodge"),
    BuryLoot: lambda speaker: speaker.say("help-bury"),
    StandForCaptain: lambda speaker: speaker.say("help-election"),
    ElectCaptain: lambda speaker: speaker.say("help-election"),
    StartMutiny: lambda speaker: speaker.say("help-mutiny"),
    ChooseSide: lambda speaker: speaker.say("help-mutiny"),
    CallAllHands: lambda speaker: speaker.say("help-all-hands"),
    ChoosePlank: lambda speaker: speaker.say("help-plank"),
    ShareSpoils: lambda speaker: speaker.say("help-plank"),
}
