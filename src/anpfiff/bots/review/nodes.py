"""The nodes of a match: its log, cut where dice, cards, one seat or several at once decide something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.log import FATE
from anpfiff.core.phase import SEALED
from anpfiff.core.referee import asked_roles, fall, is_fate_asked, kind_of_fate, options, play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.log import LogLine
    from anpfiff.core.state import State
    from anpfiff.core.table import Table

CHOICE: Final = "choice"
MEETING: Final = "meeting"


@final
class MatchNode:
    """A stretch of the log in which one thing is decided: the state before it, and what was said."""

    __slots__ = ("before", "first", "kind", "last", "lines")

    def __init__(self, kind: str, first: i64, before: State, lines: list[LogLine]) -> None:
        self.kind: str = kind
        self.first: i64 = first
        """The ply before it."""
        self.last: i64 = first + len(lines)
        """The ply after it."""
        self.before: State = before
        self.lines: list[LogLine] = lines

    def seats(self) -> list[int]:
        """Who had a say, in order."""
        found: list[int] = []
        for line in self.lines:
            if line.seat != FATE and line.seat not in found:
                found.append(line.seat)
        return found


def first_state(match: Table) -> State:
    """The state a match began with."""
    return match.fork(0, None).state


def nodes_of(match: Table) -> list[MatchNode]:
    """All nodes of a match in their order; what could not be otherwise is none."""
    s = first_state(match)
    s.told = None
    found: list[MatchNode] = []
    ply: i64 = 0
    log = match.log
    while ply < len(log):
        before = s.clone()
        if is_fate_asked(s):
            kind = kind_of_fate(s)
            end = ply
            while end < len(log) and is_fate_asked(s) and kind_of_fate(s) == kind:
                fall(s, log[end].action)
                end += 1
            found.append(MatchNode(kind, ply, before, log[ply:end]))
        elif s.agenda[-1].kind == SEALED:
            end = ply
            while end < len(log) and (end == ply or any(s.sealed)):
                play(s, role_of(s, log[end].seat), log[end].action)
                end += 1
            found.append(MatchNode(MEETING, ply, before, log[ply:end]))
        else:
            end = ply + 1
            is_forced = len(options(s, s.agenda[-1].role)) == 1
            play(s, role_of(s, log[ply].seat), log[ply].action)
            if not is_forced:
                found.append(MatchNode(CHOICE, ply, before, log[ply:end]))
        ply = end
    return found


def role_of(s: State, seat: int) -> i64:
    """The role in which a seat is asked."""
    for role in asked_roles(s):
        if s.roles[role] == seat:
            return role
    raise ValueError(f"seat {seat} is not asked")
