"""Fixtures: who meets whom. Matches are a flat list: the teams of the first match, of the second, and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def everybody_meets(teams: list[i64]) -> list[i64]:
    """Each team meets each other team once, the earlier one on the left."""
    found: list[i64] = []
    for k, team in enumerate(teams):
        for other in teams[k + 1 :]:
            found += [team, other]
    return found


def is_everybody_met(teams: list[i64], matches: list[i64]) -> bool:
    """Whether in these matches each team meets each other team exactly once, and nobody else."""
    pairs = [sorted(matches[k : k + 2]) for k in range(0, len(matches), 2)]
    wanted = everybody_meets(sorted(teams))
    return sorted(pairs) == [wanted[k : k + 2] for k in range(0, len(wanted), 2)]


def berger(teams: list[i64]) -> list[list[i64]]:
    """A single round robin by the Berger table: the matches of each round, the home team first.

    Everybody meets everybody once; home matches and away matches differ by one at most. Of an odd number somebody rests
    in each round.
    """
    number = len(teams) + len(teams) % 2
    rounds: list[list[i64]] = []
    for turn in range(number - 1):
        pairs = [(turn, number - 1) if turn % 2 == 0 else (number - 1, turn)]
        for k in range(1, number // 2):
            one, other = (turn + k) % (number - 1), (turn - k) % (number - 1)
            pairs.append((one, other) if k % 2 else (other, one))
        found: list[i64] = []
        for home, away in pairs:
            if home < len(teams) and away < len(teams):
                found += [teams[home], teams[away]]
        rounds.append(found)
    return rounds


def double_berger(teams: list[i64]) -> list[list[i64]]:
    """A double round robin: the second half is the first with home and away changed."""
    first = berger(teams)
    return first + [turned(matches) for matches in first]


def turned(matches: list[i64]) -> list[i64]:
    """The same matches with home and away changed."""
    found: list[i64] = []
    for k in range(0, len(matches), 2):
        found += [matches[k + 1], matches[k]]
    return found


def groups_of(seeds: list[i64], number: i64) -> list[list[i64]]:
    """The entrants in groups, dealt there and back, so that each group has one of every pot."""
    found: list[list[i64]] = [[] for group in range(number)]
    for k, team in enumerate(seeds):
        place = k % (2 * number)
        found[place if place < number else 2 * number - 1 - place].append(team)
    return found
