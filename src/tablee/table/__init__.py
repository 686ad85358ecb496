"""A live table without any network: seats, clocks, undo, talk, fairness. It has no I/O, no clock and no luck of its own.

A command goes in (`table.Table.handle`), log entries or a refusal come out; a stored entry is applied (`Table.apply`).
Nothing is gathered here: whoever needs only a game's live hooks, such as the terminal, loads no table.
"""
