"""What is special to the World Cup Game."""

from __future__ import annotations

from anpfiff.games.world_cup.cards import BOX, RANKS
from anpfiff.games.world_cup.state import REASONS

WORDS = [
    *[f"colour-{card.colour}" for card in BOX.actions if card.colour not in RANKS],
    *[f"does-{card.id.replace('_', '-')}" for card in BOX.actions],
    *[f"reason-{reason}" for reason in REASONS],
]
"""Words beside those that every game needs."""
