"""Advice: a game's own quick opinion of what may be said, for simple bots. It sees a view, never a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.reason import Clause, Reason
    from anpfiff.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Scores options; the highest is the best. Without an opinion of its own a game calls all options equal."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        """One number per option."""
        return [0.0] * len(options)

    def reason(
        self, view: State, role: i64, options: list[Action], scores: list[float], said: list[Action]
    ) -> Reason | None:
        """What speaks for an answer, of all that is weighed, if it can be told; `said` are the small steps of it."""
        return None

    def clauses(self) -> list[Clause]:
        """Everything that `reason` may tell."""
        return []

    def horizon(self) -> i64:
        """The number of decisions of every seat after which the score tells who is likely to win.

        A search plays no further than that; 0: to the end.
        """
        return 0

    def iterations(self) -> i64:
        """How many imagined matches are enough to play clearly better than this advice alone."""
        return 150

    def review_share(self) -> float:
        """What part of the usual number of matches a review plays on from a node; less where a match is dear."""
        return 1.0

    def margin(self, view: State) -> float:
        """By how much of a chance to win one option must be better than the second to be the answer of a puzzle.

        More than 1: in this part of the match options hardly differ, and nothing is asked.
        """
        return 0.05
