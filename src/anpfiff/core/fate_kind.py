"""Which fate is a throw of dice and which a draw of cards; it follows from what each outcome does to the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.referee import land

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.state import State

DICE: Final = "dice"
CARDS: Final = "cards"


def kind_of_fate(s: State) -> str:
    """Cards, if each thing that can fall lays the cards in its own way; everything else is a throw of dice."""
    laid: list[list[i64]] = [[pile.cards() for pile in s.piles()]]
    for outcome in s.agenda[-1].outcomes(s).actions:
        after = s.clone()
        land(after, outcome)
        cards = [pile.cards() for pile in after.piles()]
        if cards in laid:
            return DICE
        laid.append(cards)
    return CARDS
