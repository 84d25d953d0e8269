"""Knock-out brackets: who meets whom, who has a bye, and the places of those who went out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

BYE: Final = -1


def first_round(drawn: list[i64]) -> list[i64]:
    """The first round for entrants in the order they were drawn: neighbours meet, and the first drawn have the byes."""
    places = 1
    while places < len(drawn):
        places *= 2
    byes = places - len(drawn)
    found: list[i64] = []
    for k, entrant in enumerate(drawn):
        found.append(entrant)
        if k < byes:
            found.append(BYE)
    return found


def by_round(reached: list[i64]) -> list[list[int]]:
    """Who came how far: everybody grouped by the last round they reached, the latest round first."""
    rounds = sorted({int(last) for last in reached}, reverse=True)
    return [[who for who, last in enumerate(reached) if last == number] for number in rounds]


@final
class Tie:
    """One match of a printed bracket: its name, its round, and where its two teams come from."""

    __slots__ = ("left", "name", "right", "round")

    def __init__(self, name: str, round_name: str, left: str, right: str) -> None:
        self.name: str = name
        self.round: str = round_name
        self.left: str = left
        """As in ``winner_E``, ``runner_up_B``, ``winner_W``, ``loser_semi_1``."""
        self.right: str = right


def of_round(ties: list[Tie], round_name: str) -> list[Tie]:
    """The matches of one round, in the order of the board."""
    return [tie for tie in ties if tie.round == round_name]


def entrants(ties: list[Tie], known: dict[str, int]) -> list[i64]:
    """The teams of these matches, left and right in turn, from what is known of groups and earlier matches."""
    found: list[i64] = []
    for tie in ties:
        found += [known[tie.left], known[tie.right]]
    return found


def seed_order(places: i64) -> list[i64]:
    """For a bracket of 2, 4, 8 … places: which seed stands where, so that the best two can meet in the final only."""
    order: list[i64] = [0]
    while len(order) < places:
        size = 2 * len(order)
        wider: list[i64] = []
        for seed in order:
            wider += [seed, size - 1 - seed]
        order = wider
    return order


def seeded_round(seeds: list[i64]) -> list[i64]:
    """The first round of a bracket for entrants from the first seed to the last; byes are for the first seeds."""
    places = 1
    while places < len(seeds):
        places *= 2
    return [seeds[seed] if seed < len(seeds) else BYE for seed in seed_order(places)]


def qualified_round(tables: list[list[i64]], number: i64) -> list[i64]:
    """The first knock-out round after groups: the best `number` of each, none against their own group.

    That holds wherever the number of groups is even and two go through.
    """
    seeds: list[i64] = []
    for place in range(number):
        seeds += [table[place] for table in tables if place < len(table)]
    return seeded_round(seeds)
