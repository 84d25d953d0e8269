"""Puzzles: positions from matches of bots with one question, how they are made, proven and checked again.

The finished ones lie in `data/`, a line of JSON each. Making them needs `anpfiff.lab`, opening them does not.
"""
