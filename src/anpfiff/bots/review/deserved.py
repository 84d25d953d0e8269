"""The deserved result: how often the same shots bring which score, exactly, and where ours lies among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from anpfiff.bots.review.finishes import Finish


@final
class Deserved:
    """All scores that the shots of a match could have brought, from the side of seat 0."""

    def __init__(self, finishes: list[Finish]) -> None:
        chances: list[list[float]] = [[], []]
        self.goals: list[int] = [0, 0]
        """What came of these shots."""
        self.unknown: int = 0
        """Shots whose chance nobody could tell; they are taken as they came."""
        for one in finishes:
            self.goals[one.seat] += 1 if one.is_goal else 0
            self.unknown += 1 if one.chance is None else 0
            chances[one.seat].append(float(one.chance) if one.chance is not None else float(one.is_goal))
        self.shots: list[int] = [len(chances[0]), len(chances[1])]
        self.expected: list[float] = [sum(chances[0]), sum(chances[1])]
        self.by_goals: list[list[float]] = [convolved(chances[0]), convolved(chances[1])]
        """By seat: the chance of no goal, of one, of two …"""

    def score(self, home: int, away: int) -> float:
        """The chance of a score."""
        mine, theirs = self.by_goals
        return mine[home] * theirs[away] if home < len(mine) and away < len(theirs) else 0.0

    def scores(self) -> list[tuple[int, int, float]]:
        """All scores with their chances, the likeliest first."""
        found = [
            (home, away, one * other)
            for home, one in enumerate(self.by_goals[0])
            for away, other in enumerate(self.by_goals[1])
        ]
        return sorted(found, key=lambda row: (-row[2], row[0], row[1]))

    def outcome(self, seat: int) -> tuple[float, float, float]:
        """The chances that a seat wins, draws and loses by these shots."""
        won, drawn, lost = 0.0, 0.0, 0.0
        for home, away, chance in self.scores():
            ahead = home - away if seat == 0 else away - home
            won += chance if ahead > 0 else 0.0
            drawn += chance if ahead == 0 else 0.0
            lost += chance if ahead < 0 else 0.0
        return won, drawn, lost

    def points(self, seat: int) -> float:
        """Expected points: three for a win, one for a draw."""
        won, drawn, _ = self.outcome(seat)
        return 3.0 * won + drawn

    def index(self, seat: int) -> float:
        """The luck index, 0 to 100: how many of a hundred such matches end worse for a seat; equals count half."""
        came = self.goals[seat] - self.goals[1 - seat]
        found = 0.0
        for home, away, chance in self.scores():
            ahead = home - away if seat == 0 else away - home
            found += chance if ahead < came else 0.5 * chance if ahead == came else 0.0
        return 100.0 * found


def convolved(chances: list[float]) -> list[float]:
    """How likely each number of goals is, shot by shot."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[goals] * (1.0 - chance) if goals < len(found) else 0.0)
            + (found[goals - 1] * chance if goals > 0 else 0.0)
            for goals in range(len(found) + 1)
        ]
    return found
