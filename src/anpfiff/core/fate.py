"""Fate's answer sheet: everything that can fall, with whole-number weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng


@mypyc_attr(acyclic=True)
class Fate:
    """Outcomes with exact weights; the chance of outcome k is ``weights[k] / total``."""

    __slots__ = ("_actions", "_weights", "total")

    def __init__(self, actions: list[Action], weights: list[i64]) -> None:
        self._actions: list[Action] = actions
        self._weights: list[i64] = weights
        total: i64 = 0
        for weight in weights:
            total += weight
        self.total: i64 = total

    @property
    def actions(self) -> list[Action]:
        """Everything that can fall."""
        return self._actions

    @property
    def weights(self) -> list[i64]:
        """How likely each is."""
        return self._weights

    def pick(self, rng: Rng) -> Action:
        """Let the generator decide."""
        return self.at(rng.below(self.total))

    def at(self, left: i64) -> Action:
        """The outcome under a number from 0 to `total` - 1, if each outcome covers as many as it weighs."""
        k: i64 = 0
        while left >= self._weights[k]:
            left -= self._weights[k]
            k += 1
        return self._actions[k]


EVEN: Final[list[list[i64]]] = [[1] * number for number in range(63)]


def even(actions: list[Action]) -> Fate:
    """Every outcome is equally likely, as when a card is drawn."""
    return Fate(actions, EVEN[len(actions)])
