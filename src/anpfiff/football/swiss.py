"""Swiss pairings: those with equal points meet, nobody meets twice, nobody rests twice, and home and away balance.

What a pairing must avoid is written as a cost, the worse by far the higher, and the pairs with the least cost together
are found (`matching`): so a pairing is always the best there is, and there always is one.

- A second meeting, or a second rest, costs more than anything else.
- Then comes a third match in a row at home, or a third one away, or a balance worse than two.
- Then the difference of points, squared, so that two small steps are better than a large one.
- Last, that both want to play at home, or both away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.football.matching import best_pairs

if TYPE_CHECKING:
    from mypy_extensions import i64

REST: Final = -1
WISH: Final = 1
POINT: Final = 200
"""For each squared point of difference: more than all wishes of 64 entrants together."""
ROW: Final = 200_000_000
"""For a breach of the balance: more than all differences of points together."""
AGAIN: Final = 10_000_000_000
"""For a second meeting, each time: more than all breaches together."""


@final
class Entrant:
    """What a pairing has to know of somebody: points, whom they met, and where they played."""

    __slots__ = ("away", "home", "last", "met", "number", "points", "rests", "row")

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.points: i64 = 0
        self.met: list[i64] = []
        self.rests: i64 = 0
        self.home: i64 = 0
        self.away: i64 = 0
        self.last: i64 = 0
        """1 after a match at home, -1 after one away, 0 before the first."""
        self.row: i64 = 0
        """How many matches in a row have been like the last one."""

    def play(self, opponent: i64, is_home: bool) -> None:
        """Note a match, wherever it was."""
        where = 1 if is_home else -1
        self.met.append(opponent)
        self.home += 1 if is_home else 0
        self.away += 0 if is_home else 1
        self.row = self.row + 1 if self.last == where else 1
        self.last = where

    def wish(self) -> i64:
        """Above 0: would rather play at home; below 0: rather away; the further from 0 the more."""
        balance = self.away - self.home
        return 2 * balance - self.last

    def may(self, is_home: bool) -> bool:
        """Whether the balance stays within two, and no third match in a row is at the same place."""
        where = 1 if is_home else -1
        balance: i64 = self.home - self.away + where
        return -2 <= balance <= 2 and not (self.last == where and self.row >= 2)


def pair(entrants: list[Entrant]) -> list[i64]:
    """The next round: home and away in turn, most points first; who rests stands with REST at the end.

    The rest goes to the lowest of those who have rested least: nobody rests twice before all have.
    """
    ranked = sorted(entrants, key=lambda one: (-one.points, one.number))
    resting: Entrant | None = None
    if len(ranked) % 2:
        fewest = min([one.rests for one in ranked])
        resting = [one for one in ranked if one.rests == fewest][-1]
        ranked.remove(resting)
    costs: list[list[i64]] = [[0] * len(ranked) for one in ranked]
    for a in range(len(ranked)):
        for b in range(a):
            costs[a][b] = costs[b][a] = -cost(ranked[a], ranked[b])
    found: list[i64] = []
    for a, partner in enumerate(best_pairs(costs)):
        if a < partner:
            one, other = ranked[a], ranked[partner]
            found += [one.number, other.number] if is_first_home(one, other) else [other.number, one.number]
    if resting is not None:
        found += [resting.number, REST]
    return found


def cost(one: Entrant, other: Entrant) -> i64:
    """What speaks against a match between two."""
    gap: i64 = one.points - other.points
    found: i64 = POINT * gap * gap
    found += AGAIN * len([opponent for opponent in one.met if opponent == other.number])
    is_fine = (one.may(True) and other.may(False)) or (one.may(False) and other.may(True))
    if not is_fine:
        found += ROW
    if one.wish() * other.wish() > 0:
        found += WISH
    return found


def is_first_home(one: Entrant, other: Entrant) -> bool:
    """Whether the first of two plays at home: by the balance, by who wishes it more, by number."""
    first, second = one.may(True) and other.may(False), one.may(False) and other.may(True)
    if first != second:
        return first
    if one.wish() != other.wish():
        return one.wish() > other.wish()
    return one.number % 2 == 0
