"""Exact sums of dice: what two or more rolls add up to, as whole-number weights."""

from __future__ import annotations

from fractions import Fraction


def faces(values: list[int]) -> dict[int, int]:
    """The distribution of one die: value to number of faces."""
    found: dict[int, int] = {}
    for value in sorted(values):
        found[value] = found.get(value, 0) + 1
    return found


def plus(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """The distribution of the sum of two independent rolls."""
    found: dict[int, int] = {}
    for a, times_a in one.items():
        for b, times_b in other.items():
            found[a + b] = found.get(a + b, 0) + times_a * times_b
    return dict(sorted(found.items()))


def minus(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """The distribution of the difference of two independent rolls."""
    return plus(one, {-value: times for value, times in other.items()})


def at_least(roll: dict[int, int], bar: int) -> Fraction:
    """The chance that a roll reaches the bar."""
    return Fraction(sum(times for value, times in roll.items() if value >= bar), sum(roll.values()))
