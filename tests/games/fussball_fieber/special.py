"""What is special to Fußball-Fieber."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.fussball_fieber.cards import CATEGORIES, EFFECTS, FAMILIES, MOTIFS
from anpfiff.games.fussball_fieber.state import REASONS

if TYPE_CHECKING:
    from anpfiff.core.game import Setup

WORDS = [
    *[f"category-{category}" for category in CATEGORIES],
    *[f"family-{family}" for family in FAMILIES],
    *[f"symbol-{motif}" for motif in MOTIFS],
    *[f"effect-{effect}" for effect in EFFECTS],
    *[f"reason-{reason}" for reason in REASONS],
]
"""Words beside those that every game needs."""


def is_quiet(setup: Setup) -> bool:
    """The short match, where the first turn goes to the left: nothing in it hangs on fate alone."""
    return setup.options["length"] == "group_only" and setup.options["start_player"] == "random_then_rotate"
