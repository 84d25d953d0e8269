"""Exact chances: every branch is counted to the end of the match, or to what is tried now.

Counting walks a *view*. Where something that lies face down would matter, or several are asked face down, nothing can
be counted, and there is no such puzzle.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from anpfiff.core.odds import odds
from anpfiff.core.phase import CHANCE, SEALED
from anpfiff.core.referee import fall, play
from anpfiff.errors import FaceDown
from anpfiff.puzzles.puzzle import SUCCESS, WIN

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.log import Decision
    from anpfiff.core.state import State

DEEPEST: Final = 14
"""How many things may still be said or fall before the match is over."""
MOST_BRANCHES: Final = 60_000
"""How many branches of one question are walked."""


class Uncountable(Exception):
    """A hidden card, a sealed answer, a third seat or too many branches stand between this and the end."""


class EndWalk:
    """A walk to the end of a match: fate by its weights, this seat as well as it can, the other as badly for us."""

    def __init__(self, seat: int, most: int = MOST_BRANCHES) -> None:
        self.seat: Final = seat
        self.left = most

    def worth(self, s: State, depth: int) -> Fraction:
        """The chance to win from here."""
        self.left -= 1
        if not s.agenda:
            return Fraction(s.result().wins()[self.seat]).limit_denominator(64)
        if depth > DEEPEST or self.left < 0:
            raise Uncountable
        phase = s.agenda[-1]
        if phase.kind == CHANCE:
            return self._fallen(s, depth)
        if phase.kind == SEALED:
            raise Uncountable
        mine = int(s.roles[phase.role]) == self.seat
        if not mine and len(s.roles) > 2:
            raise Uncountable
        found = []
        for action in phase.options(s, phase.role):
            world = s.clone()
            play(world, phase.role, action)
            found.append(self.worth(world, depth + 1))
        return max(found) if mine else min(found)

    def _fallen(self, s: State, depth: int) -> Fraction:
        fate, total = s.agenda[-1].outcomes(s), Fraction(0)
        for k, outcome in enumerate(fate.actions):
            world = s.clone()
            fall(world, outcome)
            total += Fraction(int(fate.weights[k]), int(fate.total)) * self.worth(world, depth + 1)
        return total


def count_wins(view: State, decision: Decision) -> list[Fraction] | None:
    """The exact chance to win with each option, if it can be counted from what the seat sees."""
    walk, found = EndWalk(decision.seat), []
    try:
        for action in decision.options:
            world = view.clone()
            play(world, decision.role, action)
            found.append(walk.worth(world, 0))
    except (Uncountable, FaceDown):
        return None
    return found


def count_successes(game: Game, view: State, decision: Decision) -> list[Fraction] | None:
    """The exact chance of what is tried now with each option, where fate alone decides it."""
    found = odds(view, decision.role, game.verdicts)
    if list(found) != [action.notation for action in decision.options]:
        return None
    return [found[action.notation]["success"] for action in decision.options]


def counted(game: Game, view: State, decision: Decision) -> tuple[str, list[Fraction]] | None:
    """What can be counted about a question, and how much it is for each option: the chance to win comes first."""
    if decision.phase.kind == SEALED:
        return None
    wins = count_wins(view, decision)
    if wins is not None:
        return WIN, wins
    successes = count_successes(game, view, decision)
    return None if successes is None else (SUCCESS, successes)
