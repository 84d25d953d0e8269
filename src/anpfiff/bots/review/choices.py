"""What a choice was worth, from what its seat could see: all options in the same imagined worlds, with the same fate.

The best option is found in some worlds, and what was lost against it is measured in others. Of many options one always
looks a little better by chance; measured again it does so no longer.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

from anpfiff.bots.review.evaluator import world_of
from anpfiff.bots.search.estimate import Z
from anpfiff.core.chair import look
from anpfiff.core.referee import options as all_options
from anpfiff.core.referee import play
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.review.evaluator import Evaluator
    from anpfiff.core.action import Action
    from anpfiff.core.state import State

MOST_OPTIONS: Final = 8
"""Of more options those are looked at that the game's advice likes best, and the one that was said."""
SURE: Final = 1.5
"""A loss counts if it is larger than so many times its error: of a hundred choices none shall cost by chance."""
CLOSE: Final = 0.005
"""Options that differ by less than half a point are as good as each other, however sure we are."""


BELIEVED: Final = 0.0625
"""What is believed of the squared difference between two options before anything is tried; it is worth four trials."""
BELIEF: Final = 4.0
USUAL_SPREAD: Final = 0.2
"""Where that much hangs on a choice in a world, as many worlds are looked at as planned; elsewhere fewer or more."""
FEWEST: Final = 0.2
MOST: Final = 4.0


@final
class JudgedChoice:
    """One choice, looked at again. All chances are those of its seat; what it brought is known for every seat."""

    __slots__ = ("best", "cost", "error", "errors", "gained", "gained_errors", "lost", "options", "said", "worth")

    def __init__(self, options: list[Action], said: i64, seats: i64) -> None:
        self.options: list[Action] = options
        self.said: i64 = said
        """The place of what was said among the options."""
        self.best: i64 = said
        """The option that looked better, if one did so clearly enough to be measured."""
        self.worth: list[float] = []
        """By option: the chance to win with it."""
        self.errors: list[float] = []
        """By option: half the width of the interval (95 %) of its difference to what was said."""
        self.lost: float = 0.0
        """The best against what was said, measured apart; it is sure if it is larger than its error."""
        self.error: float = 0.0
        self.cost: list[float] = [0.0 for _ in range(seats)]
        """By seat: what the choice brought against the best."""
        self.gained: list[float] = []
        """By seat: what the choice brought against what the evaluator would have said, as its seat could see."""
        self.gained_errors: list[float] = []

    @property
    def is_sure(self) -> bool:
        """Whether something was surely lost."""
        return self.lost > SURE * self.error and self.lost >= CLOSE


def judge(
    evaluator: Evaluator, s: State, role: i64, said: Action, worlds: tuple[int, int], seed: i64, stream: i64
) -> JudgedChoice:
    """Look again at what a role said in a state, with the eyes of its seat.

    The first worlds say which option looks best, and how many more worlds it takes; only those others measure.
    """
    seat: i64 = s.roles[role]
    view = look(s, seat)
    looked_at = shortlist(evaluator, view, role, all_options(s, role), said)
    place: i64 = looked_at.index(said)
    trial = Trial(evaluator, view, role, looked_at, place, seed, stream)
    trial.run(0, worlds[0], list(range(len(looked_at))))
    found = JudgedChoice(looked_at, place, trial.seats)
    found.worth, found.errors = trial.worth(seat), trial.errors(seat)
    best = trial.best(seat)
    places = [place]
    if trial.between(best, place, seat) > 0.5 * trial.error_between(best, place, seat):
        places.append(best)
    again = Trial(evaluator, view, role, looked_at, place, seed, stream)
    again.run(worlds[0], trial.worlds_for(worlds[1], seat), places)
    found.gained = [again.gained(other) for other in range(again.seats)]
    found.gained_errors = [again.gained_error(other) for other in range(again.seats)]
    if len(places) > 1:
        found.best = best
        found.lost, found.error = again.between(best, place, seat), again.error_between(best, place, seat)
        found.cost = [again.between(place, best, other) for other in range(again.seats)]
    return found


def shortlist(evaluator: Evaluator, view: State, role: i64, may: list[Action], said: Action) -> list[Action]:
    """The options that are looked at, in their order."""
    if len(may) <= MOST_OPTIONS:
        return may
    scores = evaluator.advice.scores(view, role, may)
    liked = sorted(range(len(may)), key=lambda k: (may[k] is not said, -scores[k]))[:MOST_OPTIONS]
    return [may[k] for k in sorted(liked)]


@final
class Trial:
    """Options tried in the same worlds: what every seat won with each of them."""

    def __init__(
        self, evaluator: Evaluator, view: State, role: i64, options: list[Action], said: i64, seed: i64, stream: i64
    ) -> None:
        self.evaluator: Evaluator = evaluator
        self.view: State = view
        self.role: i64 = role
        self.options: list[Action] = options
        self.said: i64 = said
        self.seed: i64 = seed
        self.stream: i64 = stream
        self.seats: i64 = len(view.score_so_far())
        self.won: list[list[list[float]]] = [[] for _ in options]
        """By option, by world, by seat; nothing for options that were left out."""
        self.usual: list[list[float]] = []
        """By world, by seat: what came of what the policy would have said."""

    def run(self, first: i64, worlds: i64, places: list[i64]) -> None:
        """Try some options in so many worlds, beginning with the world of this number."""
        for n in range(first, first + worlds):
            rng = seeded(self.seed, self.stream * 10007 + n)
            world = world_of(self.view, rng)
            usual = self.evaluator.choose(world, self.role, all_options(world, self.role), rng)
            came: list[float] = []
            if len(places) == 1 and self.options[self.said] is usual:  # the same, whatever comes of it
                self.won[self.said].append([0.0 for _ in range(self.seats)])
                self.usual.append(self.won[self.said][-1])
                continue
            for k in places:
                won = self._try(world.clone(), self.options[k], n)
                self.won[k].append(won)
                if self.options[k] is usual:
                    came = won
            self.usual.append(came or self._try(world.clone(), usual, n))

    def _try(self, world: State, option: Action, n: i64) -> list[float]:
        """The same fate for every option: it has the same numbers in store."""
        play(world, self.role, option)
        return self.evaluator.play_out(world, seeded(self.seed + 1, self.stream * 10007 + n))

    def worth(self, seat: i64) -> list[float]:
        """A seat's chance with each option."""
        return [mean([won[seat] for won in row]) for row in self.won]

    def between(self, one: i64, other: i64, seat: i64) -> float:
        """How much more a seat wins with one option than with the other."""
        return mean(self._differences(one, other, seat))

    def error_between(self, one: i64, other: i64, seat: i64) -> float:
        """Half the width of the interval of that difference."""
        return error_of(self._differences(one, other, seat))

    def errors(self, seat: i64) -> list[float]:
        """By option: how far its difference to what was said may be off; for that itself, its own chance."""
        return [
            error_of([won[seat] for won in self.won[k]]) if k == self.said else self.error_between(k, self.said, seat)
            for k in range(len(self.options))
        ]

    def best(self, seat: i64) -> i64:
        """The option with which a seat won most; what was said, if no other was better."""
        worth, best = self.worth(seat), self.said
        for k in range(len(worth)):
            if worth[k] > worth[best]:
                best = k
        return best

    def worlds_for(self, planned: i64, seat: i64) -> i64:
        """In how many worlds to measure: more where much hangs on the choice, so that the sum is known best."""
        squares, number, others = BELIEVED * BELIEF, BELIEF, 0.5
        for n in range(len(self.usual)):
            usual = self.usual[n]
            others += 0.0 if self.won[self.said][n] is usual else 1.0
            for row in self.won:
                if row[n] is not usual:
                    squares += (row[n][seat] - usual[seat]) ** 2
                    number += 1.0
        spread = sqrt(squares / number * others / (float(len(self.usual)) + 1.0))
        return max(2, int(min(MOST, max(FEWEST, spread / USUAL_SPREAD)) * float(planned)))

    def gained(self, seat: i64) -> float:
        """How much more what was said brings a seat than what the evaluator would have said."""
        return mean(self._above_usual(seat))

    def gained_error(self, seat: i64) -> float:
        """Half the width of the interval of that; errors of many choices add up, so nothing unseen is added here."""
        values = self._above_usual(seat)
        number, centre = float(len(values)), mean(values)
        return Z * sqrt(sum([(value - centre) ** 2 for value in values]) / (number - 1.0) / number)

    def _differences(self, one: i64, other: i64, seat: i64) -> list[float]:
        a, b = self.won[one], self.won[other]
        return [a[n][seat] - b[n][seat] for n in range(len(a))]

    def _above_usual(self, seat: i64) -> list[float]:
        row = self.won[self.said]
        return [row[n][seat] - self.usual[n][seat] for n in range(len(row))]


def mean(values: list[float]) -> float:
    """The mean; of nothing it is nothing."""
    return sum(values) / float(len(values)) if values else 0.0


def error_of(values: list[float]) -> float:
    """Half the width of the interval (95 %) of a mean; two unseen values keep a small one from being sure."""
    number = float(len(values))
    centre = sum(values) / (number + 2.0)
    squares = sum([value * value for value in values]) + 0.5
    variance = max(0.0, squares / (number + 2.0) - centre * centre)
    return Z * sqrt(variance / (number + 2.0))
