"""The score sheet as text: the tables of the groups and the results of the rounds, in few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.games.world_cup.cards import NATIONS
from anpfiff.games.world_cup.events import STAGES
from anpfiff.games.world_cup.facts import group_facts, group_matches, results_of
from anpfiff.games.world_cup.state import EMPTY, GROUP, NOBODY, PART, Cup

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

WIDTH: Final = 80
ON_KICKS: Final = "*"


def group_lines(s: Cup) -> list[str]:
    """The table of each group on half a line: team and points, the best first."""
    found: list[str] = []
    for group in range(len(s.book.groups)):
        told = group_facts(s, group, results_of(s, group, EMPTY))
        codes = [s.book.box.nations[NATIONS.index(line["team"])].code for line in told["lines"]]
        line = "  ".join(f"{code} {line['points']}" for code, line in zip(codes, told["lines"], strict=True))
        found.append(f"{told['group']}: {line}")
    return [f"{found[k]:<40}{found[k + 1]}".rstrip() for k in range(0, len(found), 2)]


def round_lines(s: Cup, text: Callable[..., str]) -> list[str]:
    """The results of all later matches, round by round, as many on a line as fit; a star is a shoot-out."""
    found: list[str] = []
    played = s.results[len(group_matches(s)) :]
    for stage in range(len(STAGES)):
        items = [result(s, played[k : k + PART]) for k in range(0, len(played), PART) if played[k] == stage]
        if items:
            title = text("replays") if stage == GROUP else text(f"stage-{STAGES[stage].replace('_', '-')}")
            found += wrapped(f"{title}:", items)
    return found


def result(s: Cup, match: list[i64]) -> str:
    """One result, the winner of a shoot-out marked."""
    left, right, mine, other, winner = match[1], match[2], match[3], match[4], match[5]
    first, second = s.book.box.nations[left].code, s.book.box.nations[right].code
    if mine == other and winner != NOBODY:
        first += ON_KICKS if winner == left else ""
        second += ON_KICKS if winner == right else ""
    return f"{first} {mine}:{other} {second}"


def wrapped(title: str, items: list[str]) -> list[str]:
    """A title and items, as many on a line as fit."""
    lines = [title]
    for item in items:
        if len(lines[-1]) + 2 + len(item) > WIDTH:
            lines.append(" " * 3)
        lines[-1] += f"  {item}"
    return lines
