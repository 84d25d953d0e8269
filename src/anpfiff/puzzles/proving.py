"""Proof by imagined matches: every option is played on in the same worlds with the same luck, and differences count.

A world is imagined from the view of the seat, so the answer is right over all hands that others may hold.
From the answer on everybody plays by the roll-out policy of the search. The luck is the same for all options. Where
another answers at the same time, face down, he answers by his best mixture.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from anpfiff.bots.search.bot import BY_CHANCE
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.core.chair import imagine
from anpfiff.core.referee import play
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.log import Decision
    from anpfiff.core.state import State
    from anpfiff.puzzles.simultaneous import Mixture

Z: Final = 2.575829
"""Half the width of an interval of 99 %, in standard errors."""
ROUND: Final = 50
"""Matches between two looks at how the options stand."""
WIDER: Final = 1.4
"""How many times as wide the interval is taken in a trial that is looked at again and again: one look may be lucky."""
AT_LEAST: Final = 200
"""Matches before anything is believed."""
HOPE: Final = 0.5
"""A question is given up where so much of the interval does not reach the margin: it costs a good one now and then."""
WORLDS: Final = 1
"""The stream of a seed from which the worlds come."""
LUCK: Final = 2
"""The stream from which their luck comes."""
FACE_DOWN: Final = 5
"""The stream from which the other's sealed answers come."""
GOOD: Final = 0.5
"""Face down an option belongs to a mixture of several if it loses less than this part of the margin."""


class Trial:
    """The options of one question in the same imagined matches."""

    def __init__(self, game: Game, view: State, decision: Decision, seed: int, other: Mixture | None = None) -> None:
        self.view: Final = view
        self.decision: Final = decision
        self.seed: Final = seed
        self.other: Final = other
        """How the other answers face down, if he is asked at the same time."""
        self.policy: Final = RolloutPolicy(game.advice(), BY_CHANCE)
        self.won: Final[list[list[float]]] = [[] for _ in decision.options]
        """By option: what came of each match."""

    @property
    def matches(self) -> int:
        """How many matches were played with every option."""
        return len(self.won[0])

    def play(self, matches: int) -> None:
        """Play so many more matches with every option."""
        for n in range(self.matches, self.matches + matches):
            world = imagine(self.view, seeded(self.seed + n, WORLDS))
            if self.other is not None:
                self.other.answer(world, 1 - self.decision.role, seeded(self.seed + n, FACE_DOWN))
            for k, action in enumerate(self.decision.options):
                self.won[k].append(self._play_on(world.clone(), action, n))

    def _play_on(self, world: State, action: Action, n: int) -> float:
        play(world, self.decision.role, action)
        self.policy.play_to_the_end(world, seeded(self.seed + n, LUCK))
        return float(world.result().wins()[self.decision.seat])

    def means(self) -> list[float]:
        """The chance to win with each option."""
        return [sum(won) / len(won) for won in self.won]

    def ranking(self) -> list[int]:
        """The places of the options, the best first."""
        means = self.means()
        return sorted(range(len(means)), key=lambda k: -means[k])

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How much one option is better than another, and half the width of the interval (99 %) of that."""
        differences = [a - b for a, b in zip(self.won[one], self.won[other], strict=True)]
        number = len(differences)
        mean = sum(differences) / number
        spread = sum((each - mean) ** 2 for each in differences) / (number - 1)
        return mean, Z * sqrt(spread / number)

    def gap(self) -> tuple[float, float]:
        """How much the best option is better than the second, and the interval of that."""
        best, second = self.ranking()[:2]
        return self.lead(best, second)


def find_gap(trial: Trial, margin: float, most: int) -> bool:
    """Play until the best option is better than the second by the margin for sure, or surely is not; true if it is.

    It is sure when the whole interval lies above the margin. A question is given up as soon as it is unlikely.
    """
    while trial.matches < most:
        trial.play(ROUND)
        gap, error = trial.gap()
        if trial.matches >= AT_LEAST and gap - WIDER * error > margin:
            return True
        if gap + HOPE * error < margin or (trial.matches >= AT_LEAST and gap < margin):
            return False
    return False


def confirm(trial: Trial, best: int, margin: float, matches: int) -> bool:
    """Play so many matches; true if the same option is best by more than the margin and by more than its interval."""
    trial.play(matches)
    if trial.ranking()[0] != best:
        return False
    gap, error = trial.gap()
    return gap > margin and gap > error


def losses(trial: Trial) -> list[tuple[float, float]]:
    """By option: what it loses against the best one, and the interval of that."""
    best = trial.ranking()[0]
    return [trial.lead(best, k) for k in range(len(trial.won))]


def find_bad(trial: Trial, margin: float, most: int) -> list[int]:
    """Play until some options surely lose more than the margin and no other does; those that should not be played.

    None of them where nothing is that bad, or where it cannot be told apart.
    """
    while trial.matches < most:
        trial.play(ROUND)
        lost = losses(trial)
        if all(loss + HOPE * error < margin for loss, error in lost):
            return []
        if trial.matches < AT_LEAST:
            continue
        bad = [k for k, (loss, error) in enumerate(lost) if loss - WIDER * error > margin]
        if bad and is_told_apart(trial, bad, margin):
            return bad
    return []


def is_told_apart(trial: Trial, bad: list[int], margin: float) -> bool:
    """Whether all others lose less than the margin and are better than the bad ones by more than their intervals.

    Of several bad ones the others have to be as good as each other: together they are the answer.
    """
    lost = losses(trial)
    good = [k for k in range(len(lost)) if k not in bad]
    most = GOOD * margin if len(bad) > 1 < len(good) else margin
    leads = [trial.lead(k, worse) for k in good for worse in bad]
    return all(lost[k][0] < most for k in good) and all(lead > error for lead, error in leads)


def confirm_bad(trial: Trial, bad: list[int], margin: float, matches: int) -> bool:
    """Play so many matches; true if the same options lose more than the margin and their interval, and no others."""
    trial.play(matches)
    lost = losses(trial)
    return all(lost[k][0] > max(margin, lost[k][1]) for k in bad) and is_told_apart(trial, bad, margin)
