"""The evaluator: what a position is worth to every seat, by matches that are played on from it. It is fixed before.

Everybody plays on as the game advises, and so does the County league: that is what choices are measured against.
Whoever looks back must not choose the measure after the result is known: policy, seeds and the number of matches follow
from the game and the log alone. A value is the mean of matches that are really played on, so the value before a roll is
the mean of the values after it, whatever the policy is worth: luck has mean zero by construction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.search.rollout import one_of_the_best
from anpfiff.core.chair import imagine
from anpfiff.core.phase import CHANCE, CHOICE
from anpfiff.core.pile import NOBODY
from anpfiff.core.referee import fall, first_waiting, play
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Advice
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State

SEATS_SEED: Final = 25


@final
class Evaluator:
    """Everybody plays as the game advises, which is the County league, until the match is over."""

    __slots__ = ("advice",)

    def __init__(self, advice: Advice) -> None:
        self.advice: Advice = advice

    def choose(self, world: State, role: i64, options: list[Action], rng: Rng) -> Action:
        """What the policy says."""
        if len(options) == 1:
            return options[0]
        return options[one_of_the_best(self.advice.scores(world, role, options), rng)]

    def play_out(self, world: State, rng: Rng) -> list[float]:
        """Each seat's share of the win once this world is played to its end.

        Fate and the seats draw from different streams: after another choice the same still falls as long as it can.
        """
        seats = seeded(rng.below(1 << 30), SEATS_SEED)
        agenda = world.agenda
        while agenda:
            phase = agenda[-1]
            if phase.kind == CHANCE:
                fall(world, phase.outcomes(world).pick(rng))
            else:
                role: i64 = phase.role if phase.kind == CHOICE else first_waiting(world, phase)
                play(world, role, self.choose(world, role, phase.options(world, role), seats))
            agenda = world.agenda
        return world.result().wins()


def with_all_hands(s: State) -> State:
    """A state as all seats together see it: only what lies hidden from everybody is face down.

    So a card is priced when somebody sees it, and not while it lies in the pile.
    """
    view = s.clone()
    piles = view.piles()
    for k, place in enumerate(view.places()):
        if place.sight == NOBODY:
            piles[k].lay_down()
    return view


def world_of(view: State, rng: Rng) -> State:
    """A whole world that looks like this."""
    return imagine(view, rng)
