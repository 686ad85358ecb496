"""How an older database becomes today's: one file in `versions/` per step, run by `Store.open`."""
