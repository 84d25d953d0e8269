"""How a table looked lately, so that a page can show what it is told in order and knows no rule for it.

Only states from before the last few entries are kept; the steps since are played again when somebody wants to see them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from typing import TYPE_CHECKING, Final

from anpfiff.core.event import ALL
from anpfiff.core.stills import Snapshot, stills
from anpfiff.protocol.table import Still
from anpfiff.real_box.table import RealTable
from anpfiff.server.tables.views import view_of

if TYPE_CHECKING:
    from anpfiff.core.state import State
    from anpfiff.core.table import Table
    from anpfiff.server.tables.journals import Journals

ENTRIES: Final = 4
"""How far back one can see, in entries: whoever has missed more is shown the end."""
MOST: Final = 40
"""The newest so many stills are told; of a longer stretch the rest is read in the ticker."""


class Stills:
    """The states from which the last few entries of a room are played again; they follow from its log."""

    def __init__(self) -> None:
        self._starts: Final[deque[tuple[int, State]]] = deque(maxlen=ENTRIES)

    def begin(self, table: Table) -> None:
        """Something is going to be said. A sealed question counts once: how often it is answered, nobody may know."""
        if not any(table.state.sealed):
            self._starts.append((table.ply, table.state.clone()))

    def forget(self) -> None:
        """Something was taken back: what it looked like is nobody's business any more."""
        self._starts.clear()

    def first(self, journals: Journals, chair: int, since: int) -> int | None:
        """The ply from which a chair that has been told its lines to `since` has missed anything; the oldest kept."""
        found = None
        for found, _ in reversed(self._starts):
            if journals.before(chair, found + 1) <= since:
                break
        return found

    def since(self, table: Table, first: int) -> list[Snapshot]:
        """All stills from one of the plies that are kept to now, the newest last."""
        ply, state = next(one for one in self._starts if one[0] == first)
        if isinstance(table, RealTable):  # cards that nobody has shown may have been filled in otherwise since then
            state = table.state_before(ply) or state
        return stills(state, ply, table.log)[:-1]


def seen_since(table: Table, found: list[Snapshot], journals: Journals, chair: int, since: int) -> list[Still]:
    """The stills of a chair from its line `since` on: what it saw then. The last line has none, it has the news."""
    by_line: dict[int, Snapshot] = {}
    for still in found:
        by_line[journals.line(chair, still.ply, _heard(table, still, chair))] = still
    # What is said face down tells the others nothing: the table looks as it did at the line before.
    before = journals.before(chair, found[0].ply) if found else 0
    lines = [line for line in sorted(by_line) if max(since, before) < line < journals.told(chair)][-MOST:]
    return [Still(line, view_of(table, table.seen(by_line[line].state, chair))) for line in lines]


def _heard(table: Table, still: Snapshot, chair: int) -> int:
    """How many of the events of its ply a chair had heard at a still."""
    first = bisect_left(table.events, still.ply, key=lambda pair: pair[0])
    return sum(event.to in (ALL, chair) for _, event in table.events[first : first + still.events])
