"""Questions that two answer face down: an option is worth what it is worth against the best mixture of the other.

Where the game counts what comes of every pair of answers the mixture is found exactly. Else it is learned: in imagined
worlds every pair is played on with the same luck, and both regret what they did not say. The other is thought of as one
who knows what we hold: what is worth much against him is worth as much against anybody.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from anpfiff.bots.search.bot import BY_CHANCE
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.core.chair import imagine
from anpfiff.core.phase import SEALED
from anpfiff.core.referee import advance, hear, options
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anpfiff.core.action import Action
    from anpfiff.core.game import Game
    from anpfiff.core.log import Decision
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State
    from anpfiff.core.table import Table

FINE: Final = 1_000_000
"""How finely a share is drawn."""
ROLES: Final = 2
WORLDS: Final = 3
"""The streams of a seed: worlds in which a mixture is learned, and their luck."""
LUCK: Final = 4

Matrix = list[list[Fraction]]


def is_meeting(table: Table, decision: Decision) -> bool:
    """Whether just two answer this face down, with one statement each, and neither has yet."""
    if decision.phase.kind != SEALED or len(table.state.roles) != ROLES or len(table.asks()) != ROLES:
        return False
    return not any(_is_asked_again(table, asked, action) for asked in table.asks() for action in asked.options)


def _is_asked_again(table: Table, asked: Decision, action: Action) -> bool:
    world = table.state.clone()
    hear(world, asked.role, action)
    return asked.phase.is_asked(world, asked.role)


class Mixture:
    """How often each answer is given face down; of those that a hand does not hold nothing is said."""

    def __init__(self, shares: dict[str, float]) -> None:
        self.shares: Final = shares

    def among(self, notations: Sequence[str]) -> list[float]:
        """The shares of these answers; all alike where nothing is known of any."""
        found = [self.shares.get(notation, 0.0) for notation in notations]
        whole = sum(found)
        return [share / whole for share in found] if whole > 0 else [1 / len(notations)] * len(notations)

    def answer(self, world: State, role: int, rng: Rng) -> None:
        """Let a role of a world answer; nothing that follows from it happens yet."""
        may = options(world, role)
        left = rng.below(FINE) / FINE
        for action, share in zip(may, self.among([action.notation for action in may]), strict=True):
            left -= share
            if left < 0:
                break
        hear(world, role, action)


def best_mixture(pairs: dict[str, dict[str, Fraction]]) -> tuple[list[Fraction], Mixture]:
    """What each of our answers is worth against the best mixture of the other, exactly; and that mixture."""
    matrix = [list(row.values()) for row in pairs.values()]
    theirs = list(next(iter(pairs.values())))
    for rows, columns in _squares(len(matrix), len(theirs)):
        square = [[matrix[i][j] for j in columns] for i in rows]
        solved, ours = _level(square), _level([list(column) for column in zip(*square, strict=True)])
        if solved is None or ours is None:
            continue
        worth = [sum((row[j] * y for j, y in zip(columns, solved[0], strict=True)), Fraction(0)) for row in matrix]
        held = [
            sum((matrix[i][j] * x for i, x in zip(rows, ours[0], strict=True)), Fraction(0)) for j in range(len(theirs))
        ]
        if max(worth) == solved[1] == min(held):
            return worth, Mixture({theirs[j]: float(y) for j, y in zip(columns, solved[0], strict=True)})
    raise AssertionError("every matrix has a solution in one of its squares")


def _squares(rows: int, columns: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for size in range(1, min(rows, columns) + 1):
        yield from product(combinations(range(rows), size), combinations(range(columns), size))


def _level(square: Matrix) -> tuple[list[Fraction], Fraction] | None:
    """Shares of the columns with which all rows are worth the same, and how much; None if there are none."""
    size = len(square)
    work = [[*row, Fraction(-1), Fraction(0)] for row in square]
    work.append([*[Fraction(1)] * size, Fraction(0), Fraction(1)])
    for place in range(size + 1):
        pivot = next((k for k in range(place, size + 1) if work[k][place]), None)
        if pivot is None:
            return None
        work[place], work[pivot] = work[pivot], work[place]
        work[place] = [value / work[place][place] for value in work[place]]
        for k in range(size + 1):
            if k != place:
                work[k] = [a - work[k][place] * b for a, b in zip(work[k], work[place], strict=True)]
    shares = [row[-1] for row in work[:size]]
    return None if min(shares) < 0 else (shares, work[size][-1])


def learned_mixture(game: Game, view: State, decision: Decision, seed: int, worlds: int) -> Mixture:
    """The best mixture of the other, as far as so many imagined worlds tell it (regret matching)."""
    policy, seat, mine = RolloutPolicy(game.advice(), BY_CHANCE), decision.seat, decision.options
    role, other = decision.role, 1 - decision.role
    our_regret: dict[str, float] = {}
    their_regret: dict[str, float] = {}
    said: dict[str, list[float]] = {}
    for n in range(worlds):
        world = imagine(view, seeded(seed + n, WORLDS))
        theirs = options(world, other)
        won = []
        for one, its in product(mine, theirs):
            played = world.clone()
            hear(played, role, one)
            hear(played, other, its)
            advance(played)
            policy.play_to_the_end(played, seeded(seed + n, LUCK))
            won.append(float(played.result().wins()[seat]))
        ours = Mixture(our_regret).among([action.notation for action in mine])
        other_shares = Mixture(their_regret).among([action.notation for action in theirs])
        rows = [won[k * len(theirs) : (k + 1) * len(theirs)] for k in range(len(mine))]
        by_mine = [sum(a * b for a, b in zip(row, other_shares, strict=True)) for row in rows]
        by_theirs = [sum(a * b for a, b in zip(column, ours, strict=True)) for column in zip(*rows, strict=True)]
        mean = sum(a * b for a, b in zip(by_mine, ours, strict=True))
        for action, value in zip(mine, by_mine, strict=True):
            our_regret[action.notation] = max(0.0, our_regret.get(action.notation, 0.0) + value - mean)
        for action, value, share in zip(theirs, by_theirs, other_shares, strict=True):
            their_regret[action.notation] = max(0.0, their_regret.get(action.notation, 0.0) + mean - value)
            said.setdefault(action.notation, []).append(share)
    return Mixture({notation: sum(each) / len(each) for notation, each in said.items()})
