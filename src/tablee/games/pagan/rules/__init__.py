"""The rules of Pagan, a file for each part of the rulebook; card texts in `cards`."""
