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
