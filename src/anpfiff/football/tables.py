"""Whole tables as matches: who sits together, what a place is worth, and who goes on. For games of more than two."""

from __future__ import annotations

from typing import Final, final

MET: Final = 10_000
"""What two cost who sit together again; it outweighs everything else."""
MOST_PASSES: Final = 100


def table_sizes(number: int, seats: int) -> list[int]:
    """How many sit at each table: as few tables as will do, none with two more than another, the larger first."""
    tables = -(-number // seats)
    return [number // tables + (1 if k < number % tables else 0) for k in range(tables)]


def place_points(places: list[list[int]], seats: int) -> dict[int, int]:
    """What places are worth: the first two points for every other seat, each further one two less.

    Who share a place share its points. At a table that is not full the places count from the top as well.
    """
    found: dict[int, int] = {}
    worth = 2 * (seats - 1)
    for level in places:
        for one in level:
            found[one] = worth - (len(level) - 1)
        worth -= 2 * len(level)
    return found


def going_on(size: int) -> int:
    """How many of a table go on in a knock-out: the better half, and of an odd number one more."""
    return (size + 1) // 2


@final
class Company:
    """Who has sat with whom so far, how many points everybody has, and who sat at a smaller table."""

    def __init__(self) -> None:
        self.met: dict[tuple[int, int], int] = {}
        self.points: dict[int, int] = {}
        self.small: dict[int, int] = {}

    def sat(self, table: list[int], is_small: bool) -> None:
        """These have sat together."""
        for k, one in enumerate(table):
            if is_small:
                self.small[one] = self.small.get(one, 0) + 1
            for other in table[k + 1 :]:
                pair = (min(one, other), max(one, other))
                self.met[pair] = self.met.get(pair, 0) + 1

    def cost(self, one: int, other: int) -> int:
        """What speaks against two at one table: that they have met, and that they are far apart in points."""
        met = self.met.get((min(one, other), max(one, other)), 0)
        apart = self.points.get(one, 0) - self.points.get(other, 0)
        return MET * met * met + apart * apart


def seating(order: list[int], seats: int, company: Company, is_mixed: bool) -> list[list[int]]:
    """Who sits together: as few as possible who have met, and with points, those who are level.

    The order is dealt there and back if all are to be mixed, else the first sit together, then the next. Then two
    change places for as long as that makes it better. The same order and company always lead to the same tables.
    """
    places = list(range(len(order)))
    sizes = table_sizes(len(order), seats)
    tables = _dealt(places, sizes) if is_mixed else _cut(places, sizes)
    costs = [[0 if one == other else company.cost(one, other) for other in order] for one in order]
    small = [company.small.get(one, 0) * MET // 2 for one in order]
    for _ in range(MOST_PASSES):
        if not _is_improved(tables, costs, small):
            break
    return [[order[place] for place in table] for table in tables]


def _cut(order: list[int], sizes: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    at = 0
    for size in sizes:
        found.append(order[at : at + size])
        at += size
    return found


def _dealt(order: list[int], sizes: list[int]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in sizes]
    row = list(range(len(sizes)))
    at = 0
    while at < len(order):
        for k in row:
            if at < len(order) and len(found[k]) < sizes[k]:
                found[k].append(order[at])
                at += 1
        row.reverse()
    return found


def _is_improved(tables: list[list[int]], costs: list[list[int]], small: list[int]) -> bool:
    """Change places wherever that costs less; whether anybody did."""
    is_better = False
    for number, first in enumerate(tables):
        for second in tables[number + 1 :]:
            for k in range(len(first)):
                for other in range(len(second)):
                    one, two = first[k], second[other]
                    saved = _saved(first, second, costs[one], costs[two]) + 2 * costs[one][two]
                    if len(first) > len(second):  # who sat at a smaller table before sits at the larger one now
                        saved += small[two] - small[one]
                    if saved > 0:
                        first[k], second[other] = two, one
                        is_better = True
    return is_better


def _saved(first: list[int], second: list[int], of_one: list[int], of_two: list[int]) -> int:
    """What is saved if two change tables, as if they met neither themselves nor each other."""
    found = 0
    for guest in first:
        found += of_one[guest] - of_two[guest]
    for guest in second:
        found += of_two[guest] - of_one[guest]
    return found
