"""The rules of PatimPatamPatum, a file for each part of the rulebook.

`state`: the table. `setup`: comparses and first pawns. `walk`: where a pawn can go. `turn`: pawn, cards, way. `push`: push, defence, retreat. `rounds`: deal,
scoring, order, end. `leave`: a player goes.
"""
