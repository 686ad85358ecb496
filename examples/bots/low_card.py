#!/usr/bin/env python3
"""A bot for Fuji Flush: the lowest card that nothing on the table beats; failing that, the lowest card.

Try it: tablee simulate fuji_flush "program:python3 examples/bots/low_card.py" random random random -n 100
"""

import json
import sys


def choose(view: dict[str, list[int]], options: list[str]) -> str:
    """One of the options: `play 2` … `play 20`."""
    worth = view["worth"]  # the combined value of the cards in front of all players, by the value of the card
    to_beat = max(worth[1:])
    cards = sorted(int(option.split()[1]) for option in options)
    safe = [card for card in cards if worth[card] + card >= to_beat]
    return f"play {(safe or cards)[0]}"


for line in sys.stdin:
    message = json.loads(line)
    if "tablee" in message and message["game"] != "fuji_flush":
        sys.exit(f"I play fuji_flush, not {message['game']}.")
    if "ask" in message:
        sys.stdout.write(choose(message["view"], message["options"]) + "\n")
        sys.stdout.flush()  # or the answer stays in our own memory, and the table waits
