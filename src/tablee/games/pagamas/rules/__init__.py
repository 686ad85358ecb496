"""The rules of Pagamás, a file for each phase, in the order of the rulebook."""
