"""The state of a penalty duel: goals, kicks, who shoots next, and what the keepers have left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.fields import Field, Fields, Fixed
from anpfiff.core.kinds import EitherSide, ListOf, Maybe, Number
from anpfiff.core.state import Result, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.game import Setup

NOBODY: Final = -1
REASONS: Final = ["kicks", "sudden_death", "draw"]
FIELDS: Final = Fields(
    "DuelView",
    [
        Fixed("setup"),
        Field("goals", ListOf(Number(15), 2, is_changed=True)),
        Field("kicks", ListOf(Number(15), 2, is_changed=True)),
        Field("stretches", ListOf(Number(2), 2, is_changed=True)),
        Field("kicker", EitherSide()),
        Field("winner", Maybe(EitherSide())),
    ],
)
"""Declared once: its JSON, its bounds, its clones, its types and its arrays for learning follow from it."""


@final
class Duel(State):
    """The whole duel; lists are by role, and role 0 is seat 0. What was agreed is shared by all states."""

    __slots__ = FIELDS.slots

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Setup = setup
        self.goals: list[i64] = [0, 0]
        self.kicks: list[i64] = [0, 0]
        self.stretches: list[i64] = [int(setup.options["stretches"])] * 2
        self.kicker: i64 = 0
        self.winner: i64 = NOBODY
        self.roles = [0, 1]
        self.sealed = [[], []]

    def fresh(self) -> Duel:
        return Duel(self.setup)

    def fields(self) -> Fields:
        return FIELDS

    def regular_kicks(self) -> int:
        """P1.2  How many kicks each has before sudden death."""
        return int(self.setup.options["kicks"])

    def result(self) -> Result:
        score = [int(goals) for goals in self.goals]
        places = [[0, 1]] if self.winner == NOBODY else [[int(self.winner)], [1 - int(self.winner)]]
        late = 2 if self.winner == NOBODY else 1 if self.kicks[0] > self.regular_kicks() else 0
        return Result(places, score, REASONS[late])
