"""Roll-outs: an imagined world played to its end, by the game's own advice with a little chance, or all by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.bots.search.budget import FOR_EVER
from anpfiff.core.phase import CHANCE, CHOICE
from anpfiff.core.referee import fall, first_waiting, play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Advice
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


@final
class RolloutPolicy:
    """How everybody plays once the tree ends: `by_chance` of a thousand decisions by chance, the others as advised."""

    __slots__ = ("advice", "by_chance")

    def __init__(self, advice: Advice, by_chance: i64) -> None:
        self.advice: Advice = advice
        self.by_chance: i64 = by_chance

    def choose(self, world: State, role: i64, options: list[Action], rng: Rng) -> Action:
        """One of the options."""
        number: i64 = len(options)
        if number == 1:
            return options[0]
        if self.by_chance >= 1000 or (self.by_chance > 0 and rng.below(1000) < self.by_chance):
            return options[rng.below(number)]
        scores = self.advice.scores(world, role, options)
        return options[one_of_the_best(scores, rng)]

    def play_to_the_end(self, world: State, rng: Rng) -> None:
        """Everybody plays by this policy until the match is over."""
        self.play_on(world, rng, FOR_EVER)

    def play_on(self, world: State, rng: Rng, decisions: i64) -> None:
        """Everybody plays by this policy for a number of decisions, or until the match is over."""
        agenda = world.agenda
        while agenda:
            phase = agenda[-1]
            if phase.kind == CHANCE:
                fall(world, phase.outcomes(world).pick(rng))
            elif decisions <= 0:
                return
            else:
                decisions -= 1
                role: i64 = phase.role if phase.kind == CHOICE else first_waiting(world, phase)
                play(world, role, self.choose(world, role, phase.options(world, role), rng))
            agenda = world.agenda


def one_of_the_best(scores: list[float], rng: Rng) -> i64:
    """The place of the highest score; all equals alike, wherever they stand.

    An option that is named first must not be chosen more often: that alone would give a seat less than its share.
    """
    number: i64 = len(scores)
    best: i64 = 0
    equals: i64 = 1
    n: i64 = 1
    while n < number:
        if scores[n] > scores[best]:
            best = n
            equals = 1
        elif scores[n] == scores[best]:
            equals += 1
        n += 1
    if equals > 1:
        left: i64 = rng.below(equals)
        n = best
        while left > 0:
            n += 1
            if scores[n] == scores[best]:
                left -= 1
        best = n
    return best
