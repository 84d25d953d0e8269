"""What is special to Finale."""

from __future__ import annotations

from anpfiff.games.finale.cards import COLOURS, POSITIONS, SLOTS, SYMBOLS
from anpfiff.games.finale.state import REASONS

WORDS = [
    *[f"position-{position}" for position in POSITIONS],
    *[f"row-{position}" for position in POSITIONS],
    *[f"slot-{slot.lower()}" for slot in SLOTS if slot != "?"],
    *[f"colour-{colour}" for colour in COLOURS],
    *[f"symbol-{symbol}" for symbol in SYMBOLS if symbol],
    *[f"reason-{reason}" for reason in REASONS],
    *[f"option-cup_holder-{seat}" for seat in range(-1, 8)],
    *[f"option-cup_holder_budget-{points}" for points in (0, -2, 2)],
]
"""Words beside those that every game needs."""
