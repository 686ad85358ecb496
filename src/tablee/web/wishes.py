"""A wish that came over the wire becomes a wish at the table."""

from __future__ import annotations

import secrets

from tablee.house import House, Wish
from tablee.store import Account
from tablee.table.entries import Channel
from tablee.table.table import Entries, Table
from tablee.web import wire

SEED = 32  # bytes


async def grant(house: House, table_id: str, account: Account, wish: wire.AnyWish) -> int:
    """Do it, or refuse it. When this returns it is on the disk; the number of the last entry of the log."""
    return await house.wish(table_id, at_the_table(account, wish), person=account.id, key=wish.key or None)


def at_the_table(account: Account, wish: wire.AnyWish) -> Wish:
    """The same wish in the words of the table."""
    seed = secrets.token_bytes(SEED) if isinstance(wish, wire.Start) else b""
    return lambda table, now: _entries(table, account, wish, now, seed)


def _entries(table: Table, account: Account, wish: wire.AnyWish, now: float, seed: bytes) -> Entries:  # noqa: C901, PLR0912  # one line for each wish
    me = account.id
    match wish:
        case wire.Come():
            return table.come(me, wish.name or account.name, wish.invitation)
        case wire.Change():
            return table.change(me, wish.terms.terms())
        case wire.Sit():
            return table.sit(me, wish.seat, wish.name)
        case wire.Stand():
            return table.stand(me, wish.seat)
        case wire.Place():
            return table.place(me, wish.seat, wish.bot)
        case wire.Kick():
            return table.kick(me, table.person(wish.person))
        case wire.Prepare():
            return table.prepare(me, ready=wish.ready)
        case wire.Start():
            return table.start(me, seed)
        case wire.Answer():
            return table.answer(me, wish.seat, wish.moment, wish.move, key=wish.key)
        case wire.Undo():
            return table.ask_undo(me)
        case wire.Agree():
            return table.agree(me)
        case wire.Disagree():
            return table.refuse_undo(me)
        case wire.Resign():
            return table.resign(me, wish.seat)
        case wire.Leave():
            return table.leave(me)
        case wire.HandOver():
            return table.hand_over(me, wish.seat, wish.bot)
        case wire.TakeBack():
            return table.take_back(me, wish.seat)
        case wire.EndFor():
            return table.end_for(me, wish.seat)
        case wire.Say():
            hearers = [table.person(number) for number in wish.to]
            return table.say(me, Channel[wish.channel.upper()], wish.text, now, to=hearers, seat=wish.seat)
