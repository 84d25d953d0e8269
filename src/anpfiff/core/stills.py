"""A stretch of a match once more, step by step: how the table looked each time something was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.core.log import FATE
from anpfiff.core.referee import asked_roles, hear, land, step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.log import LogLine
    from anpfiff.core.state import State


@final
class Snapshot:
    """The table at one moment: after so many lines of the log, and after so many events of the last of them."""

    __slots__ = ("events", "ply", "state")

    def __init__(self, ply: int, events: int, state: State) -> None:
        self.ply = ply
        self.events = events
        self.state = state


def stills(first: State, ply: int, log: list[LogLine]) -> list[Snapshot]:
    """How the table looked after each step from `first` on, which is the state at a ply, to the end of the log.

    There is one still for each step that told something and one for the end of each ply; of those that tell the same
    only the last. Nothing is drawn: fate answers as it did.
    """
    found: list[Snapshot] = []
    s = first.clone()
    for number in range(ply, len(log)):
        s.told = []
        if not log[number].is_idle:
            _say(s, log[number])
        _keep(found, number + 1, s)
        while step(s):
            _keep(found, number + 1, s)
    return found


def _say(s: State, entry: LogLine) -> None:
    if entry.seat == FATE:
        land(s, entry.action)
        return
    role: i64 = 0
    for role in asked_roles(s):
        if s.roles[role] == entry.seat:
            break
    hear(s, role, entry.action)


def _keep(found: list[Snapshot], ply: int, s: State) -> None:
    told = s.told
    events = 0 if told is None else len(told)
    if found and found[-1].ply == ply and found[-1].events == events:
        found.pop()
    found.append(Snapshot(ply, events, s.clone()))
