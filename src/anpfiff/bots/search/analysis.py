"""Looking back at a match: what every choice cost against the best one, and what fate and the others did.

A seat's chance to win runs from the first decision to the result. Every step of it is either a choice (from the better
option to the one that was said, where the search is sure of it) or what came between two decisions. So the whole way is
shared out between bad choices and luck, and nothing is left over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.bots.search.hints import hints_for
from anpfiff.core.rng import seeded
from anpfiff.core.said import FATE
from anpfiff.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.bots.search.budget import Budget
    from anpfiff.bots.search.hints import Hints
    from anpfiff.core.action import Action


@final
class ReviewedChoice:
    """One decision, looked at again."""

    def __init__(self, ply: int, seat: int, question: str, said: Action, found: Hints) -> None:
        self.ply = ply
        self.seat = seat
        self.question = question
        """The key of the question in the game's words."""
        self.said = said
        self.chance = found.of(said).chance
        """The chance to win with what was said."""
        self.best_chance = found.estimates[found.best].chance
        self.best = said if self.chance >= self.best_chance else found.options[found.best]
        self.lost = self.best_chance - self.chance
        self.error = 0.0 if said is self.best else found.of(said).error + found.estimates[found.best].error
        """How far the loss may be off: both estimates have their intervals (95 %)."""
        self.options = len(found.options)

    @property
    def is_sure(self) -> bool:
        """Whether the loss is larger than what chance in the search can explain."""
        return self.lost > self.error

    @property
    def cost(self) -> float:
        """What the choice cost for sure; of many options one always looks a little better by chance."""
        return self.lost if self.is_sure else 0.0


@final
class Account:
    """One seat's way through the match, in chances to win: what it began with, what it gave away, what befell it."""

    def __init__(self, seat: int, choices: list[ReviewedChoice], result: float | None) -> None:
        self.seat = seat
        self.decisions = len(choices)
        self.began = choices[0].chance + choices[0].cost if choices else 0.0
        self.lost = sum(choice.cost for choice in choices)
        self.result = result
        """The share of the win; none while the match goes on."""
        ended = result if result is not None else (choices[-1].chance if choices else 0.0)
        self.luck = ended - self.began + self.lost if choices else 0.0


def analyse(match: Table, budget: Budget, seats: list[int], seed: int = 0) -> Iterator[ReviewedChoice]:
    """Every real decision of these seats, in the order of the match; each is judged from what the seat could see."""
    again = Table(match.game, match.setup, None, list(match.players))
    if match.first is not None:
        again.lay_out(match.first)
    for ply, entry in enumerate(match.log):
        if entry.seat != FATE and entry.seat in seats:
            decision = again.decision(entry.seat)
            if len(decision.options) > 1:
                view, rng = again.view(entry.seat), seeded(seed, ply + 1)
                found = hints_for(match.game, view, decision.role, decision.options, budget, rng)
                yield ReviewedChoice(ply, entry.seat, decision.question, entry.action, found)
        again.repeat([entry])


def decisions_of(match: Table, seats: list[int]) -> int:
    """How many lines of the log there are to look at, at most."""
    return sum(entry.seat in seats for entry in match.log)


def accounts(match: Table, choices: list[ReviewedChoice], seats: list[int]) -> list[Account]:
    """What became of each seat."""
    won = match.result().wins() if match.is_over else None
    return [
        Account(seat, [choice for choice in choices if choice.seat == seat], None if won is None else won[seat])
        for seat in seats
    ]
