"""Ties of two legs: who is through by the sum of the goals, and by those scored away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.football.score import LEVEL, ahead

if TYPE_CHECKING:
    from mypy_extensions import i64

AGGREGATE: Final = "aggregate"
AWAY_GOALS: Final = "away_goals"
UNDECIDED: Final = "undecided"


@final
class Verdict:
    """Who is through, side 0 or 1 or neither yet, and by what."""

    __slots__ = ("by", "side")

    def __init__(self, side: i64, by: str) -> None:
        self.side: i64 = side
        self.by: str = by


def two_legs(first: list[i64], second: list[i64], away_goals: bool) -> Verdict:
    """Side 0 was at home in the first leg, side 1 in the second; goals of a leg stand by side."""
    side = ahead(first[0] + second[0], first[1] + second[1])
    if side != LEVEL:
        return Verdict(side, AGGREGATE)
    if away_goals and (side := ahead(second[0], first[1])) != LEVEL:
        return Verdict(side, AWAY_GOALS)
    return Verdict(LEVEL, UNDECIDED)


def enough(first: list[i64], side: i64, away_goals: bool) -> i64:
    """How many goals are enough for a side in the second leg if it concedes none: 0 means that 0:0 will do."""
    mine: i64 = 0
    while True:
        second: list[i64] = [mine, 0] if side == 0 else [0, mine]
        if two_legs(first, second, away_goals).side == side:
            return mine
        mine += 1
