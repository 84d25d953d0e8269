"""Finale from the other seat: the clubs change seats, which is an option of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.finale import GAME
from tests.mirror import Mirror, turn_roles

if TYPE_CHECKING:
    from anpfiff.core.game import Setup
    from tests.mirror import Data


class FinaleMirror(Mirror):
    """Sides are alike, but each leads a club of its own: their coaches change seats with them."""

    def setup(self, setup: Setup) -> Setup:
        """The same match with the clubs the other way round."""
        options = {**setup.options, "swap_sides": not setup.options["swap_sides"]}
        return GAME.agree(setup.edition, options)

    def table(self, data: Data) -> None:
        """Roles, and what is counted by seat."""
        turn_roles(data, "attacker", "attacking", "starter")
        for name in ("out", "tally"):
            data[name].reverse()


MIRROR = FinaleMirror(GAME)
CASES = [
    ("revised", "de_revised", {}, 20),
    ("French", "fr_first", {}, 20),
    ("a cup tie", "de_revised", {"format": "cup_tie"}, 20),
]
"""What is played, by which edition and options, and how many matches of it."""
