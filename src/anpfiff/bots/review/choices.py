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


@final
class JudgedChoice:
    """One choice, looked at again. All chances are those of its seat; what it cost is known for every seat."""

    __slots__ = (
        *("best", "cost", "counts", "errors", "error", "gained", "lost", "options", "said", "thought", "worth"),
    )

    def __init__(self, options: list[Action], said: i64) -> None:
        self.options: list[Action] = options
        self.said: i64 = said
        """The place of what was said among the options."""
        self.best: i64 = said
        self.worth: list[float] = []
        """By option: the chance to win with it."""
        self.errors: list[float] = []
        """By option: half the width of the interval (95 %) of its difference to what was said."""
        self.lost: float = 0.0
        """The best against what was said, measured apart; it counts if it is larger than its error."""
        self.error: float = 0.0
        self.counts: bool = False
        """Whether something could be lost: an option was surely worse than the best, whatever was said."""
        self.cost: list[float] = []
        """By seat: what the choice brought against the best, if it was surely not the best; else nothing."""
        self.gained: list[float] = []
        """By seat: what was to be expected of it, as its seat could see, against what the evaluator expected.

        It counts where it is larger than its error, as losses do.
        """
        self.thought: float = 0.0
        """The error of what was gained (95 %), for its own seat."""

    @property
    def is_sure(self) -> bool:
        """Whether something was surely lost."""
        return self.lost > SURE * self.error and self.lost >= CLOSE


def judge(
    evaluator: Evaluator, s: State, role: i64, said: Action, worlds: tuple[int, int], seed: i64, stream: i64
) -> JudgedChoice:
    """Look again at what a role said in a state, with the eyes of its seat."""
    seat: i64 = s.roles[role]
    view = look(s, seat)
    looked_at = shortlist(evaluator, view, role, all_options(s, role), said)
    found = JudgedChoice(looked_at, looked_at.index(said))
    trial = Trial(evaluator, view, role, looked_at, found.said, seed, stream)
    trial.run(0, worlds[0], list(range(len(looked_at))))
    found.worth, found.errors = trial.worth(seat), trial.errors(seat)
    best: i64 = found.said
    for k in range(len(looked_at)):
        if found.worth[k] > found.worth[best]:
            best = k
    found.best = best
    found.counts = trial.is_surely_worse(best, seat)
    if best != found.said:
        again = Trial(evaluator, view, role, looked_at, found.said, seed, stream)
        again.run(worlds[0], worlds[1], [found.said, best])
        found.lost, found.error = again.between(best, found.said, seat), again.error_between(best, found.said, seat)
        trial = again
    if found.is_sure:
        found.counts = True
        found.cost = [trial.between(found.said, best, other) for other in range(trial.seats)]
    else:
        found.cost = [0.0] * trial.seats
    place = best if found.is_sure else found.said
    found.gained, found.thought = trial.gained(place), trial.gained_error(place, seat)
    if abs(found.gained[seat]) <= SURE * found.thought:
        found.gained, found.thought = [0.0] * trial.seats, 0.0
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

    def is_surely_worse(self, best: i64, seat: i64) -> bool:
        """Whether some option is worse than the best beyond its error."""
        for k in range(len(self.options)):
            if self.between(best, k, seat) > max(SURE * self.error_between(best, k, seat), CLOSE):
                return True
        return False

    def gained(self, place: i64) -> list[float]:
        """By seat: how much more an option brings than what the policy would have said."""
        return [mean(self._above_usual(place, seat)) for seat in range(self.seats)]

    def gained_error(self, place: i64, seat: i64) -> float:
        """Half the width of the interval of that."""
        return error_of(self._above_usual(place, seat))

    def _differences(self, one: i64, other: i64, seat: i64) -> list[float]:
        a, b = self.won[one], self.won[other]
        return [a[n][seat] - b[n][seat] for n in range(len(a))]

    def _above_usual(self, place: i64, seat: i64) -> list[float]:
        row = self.won[place]
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
