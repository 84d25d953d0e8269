"""The penalty duel from the other seat: everything that stands by side changes places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.penalty_duel import GAME
from tests.mirror import Mirror, other_role

if TYPE_CHECKING:
    from tests.mirror import Data


class DuelMirror(Mirror):
    """Sides are alike; only the coin names a seat."""

    def notation(self, said: str) -> str:
        """What is said from the other seat."""
        return {"coin 0": "coin 1", "coin 1": "coin 0"}.get(said, said)

    def table(self, data: Data) -> None:
        """Who kicks and who has won, and the lists by role."""
        for name in ("goals", "kicks", "stretches"):
            data[name].reverse()
        data["kicker"], data["winner"] = 1 - data["kicker"], other_role(data["winner"])


MIRROR = DuelMirror(GAME)
CASES: list[tuple[str, str, Data, int]] = [("five kicks", "shoot_out", {}, 20), ("three kicks", "short", {}, 20)]
"""What is played, by which edition and options, and how many matches of it."""
