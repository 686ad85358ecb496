"""A program that joins a table by its code, sits down, and plays.

    python sit_down.py http://localhost:8000 KIWI42

It comes in as a guest. With a token of your account (account page, “programs”) in TABLEE_TOKEN it is you.
"""

from __future__ import annotations

import os
import random
import sys

from tablee.web.client import Client, Look, Refused, Seat


def choose(look: Look) -> str:
    """What to answer. This is where your bot begins: `look.scene` is all that the seat may know."""
    return random.choice(look.offers)


def sit_down(table: Seat) -> None:
    """Take the first seat that is open."""
    for chair in table.look().setting["chairs"]:
        if not chair["person"] and not chair["bot"]:
            table.wish("sit", seat=chair["seat"])
            table.wish("prepare")
            return
    sys.exit("All seats are taken.")


def main(server: str, code: str) -> None:
    with Client(server, token=os.environ.get("TABLEE_TOKEN", "")) as client:
        if not os.environ.get("TABLEE_TOKEN"):
            client.be_guest("Program")
        table = client.join(code)
        sit_down(table)
        for snapshot in table.snapshots():
            for look in snapshot.asked():
                try:
                    table.answer(look, choose(look))
                except Refused as refused:  # the table has moved on: the next snapshot tells
                    print(refused)
        print(snapshot.looks[0].scene["standings"]["text"])


if __name__ == "__main__":
    main(*sys.argv[1:])
