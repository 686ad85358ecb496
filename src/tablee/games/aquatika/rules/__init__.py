"""The rules of Aquatika, a file for each part of the rulebook: board, pieces, moves, state, end, turn, setup."""
