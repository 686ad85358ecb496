"""The rules of Aquatika, a file for each part of the rulebook: board, moves, state, end, turn, setup."""
