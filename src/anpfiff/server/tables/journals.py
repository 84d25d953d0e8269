"""The journals of a table: for each chair the lines it has been told, in order. They only ever grow."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.event import ALL
from anpfiff.core.phase import SEALED
from anpfiff.protocol.table import Said, TableNotice, Told, Undone
from anpfiff.server.tables.stills import Stills

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.core.log import LogLine
    from anpfiff.core.table import Table
    from anpfiff.protocol.table import Line, TableNoticeKind

BackWhy = Literal["free", "alone", "agreed"]


class Journals:
    """One journal for each seat and one for the spectators."""

    def __init__(self, seats: int) -> None:
        self.of: Final[dict[int, list[Line]]] = {chair: [] for chair in (SPECTATOR, *range(seats))}
        self._covered: list[tuple[LogLine, Said]] = []
        """What was said face down, until it is opened."""
        self._marks: list[tuple[int, ...]] = []
        """For each ply of the match how long the journals were before it."""
        self.stills: Final = Stills()

    def told(self, chair: int) -> int:
        """How many lines a chair has been told."""
        return len(self.of[chair])

    def moment(self, chair: int, line: int) -> int:
        """The last ply of the match at which this line, if it still counts, was the newest a chair had been told."""
        place = list(self.of).index(chair)
        told = [*(mark[place] for mark in self._marks), len(self.of[chair])]
        return max(bisect_right(told, line), bisect_right(told, line + 1) - 1)

    def before(self, chair: int, ply: int) -> int:
        """How many lines a chair had been told before what was said as this ply."""
        return self._marks[ply - 1][list(self.of).index(chair)]

    def line(self, chair: int, ply: int, heard: int) -> int:
        """How many lines a chair had been told when it had heard so many events of a ply."""
        place, journal = list(self.of).index(chair), self.of[chair]
        line = self.before(chair, ply)
        end = self._marks[ply][place] if ply < len(self._marks) else len(journal)
        while line < end and not isinstance(journal[line], TableNotice):
            if isinstance(journal[line], Told):
                if heard == 0:
                    break
                heard -= 1
            line += 1
        return line

    def notice(self, at: int, what: TableNoticeKind, seat: int | None = None, detail: str = "") -> None:
        """Tell everybody what happened round the table."""
        self._tell(ALL, TableNotice(at, what, seat, detail))

    def begin(self, table: Table) -> tuple[int, int]:
        """Something is going to be said: after how many lines of the log, and how many events."""
        self.stills.begin(table)
        return table.ply, len(table.events)

    def match(self, table: Table, at: int, ply: int, told: int, by: str | None) -> None:
        """Tell what was said since a ply, and the events after `told`, to those who may know it."""
        events = table.events[told:]
        self._tell_events([event for after, event in events if after <= ply])
        for number in range(ply, table.ply):
            entry = table.log[number]
            self._marks.append(tuple(map(len, self.of.values())))
            line = Said(at, entry.seat, entry.action.notation, by if number == ply else None)
            self._tell(entry.to, line)
            if entry.to != ALL and entry.seat >= 0:
                self._covered.append((entry, line))
            self._uncover(at)
            self._tell_events([event for after, event in events if after == number + 1])

    def went_back(self, table: Table, at: int, seat: int, ply: int, why: BackWhy) -> None:
        """Tell everybody that the match goes on from an earlier ply."""
        self.stills.forget()
        marks = dict(zip(self.of, self._marks[ply], strict=True))
        del self._marks[ply:]
        for chair, journal in self.of.items():
            journal.append(Undone(at, seat, marks[chair], why))
        self._covered = [pair for other in self.of for pair in _sealed_answers(table, other, at)]

    def withdrew(self, table: Table, at: int, seat: int, ply: int, number: int) -> None:
        """Tell a seat, and nobody else, that its sealed answer of `number` statements was withdrawn."""
        self.stills.forget()
        marks = dict(zip(self.of, self._marks[ply], strict=True))
        del self._marks[ply : ply + number]
        self.of[seat].append(Undone(at, seat, marks[seat], "free"))
        self._covered = [pair for other in self.of for pair in _sealed_answers(table, other, at)]

    def _tell_events(self, events: list[Event]) -> None:
        for event in events:
            self._tell(event.to, Told(event.kind.name, event.args()))

    def _tell(self, to: int, line: Line) -> None:
        if to == ALL:
            for journal in self.of.values():
                journal.append(line)
        elif to in self.of:  # else nobody has seen it: an unseen draw at a table with real cards
            self.of[to].append(line)

    def _uncover(self, at: int) -> None:
        """What lay face down and is open now is told to those who could not read it before, as said just now."""
        if not self._covered:
            return
        for entry, line in self._covered:
            if entry.to == ALL:
                opened = msgspec.structs.replace(line, at=at)
                for chair, journal in self.of.items():
                    if chair != entry.seat:
                        journal.append(opened)
        self._covered = [pair for pair in self._covered if pair[0].to != ALL]


def _sealed_answers(table: Table, seat: int, at: int) -> list[tuple[LogLine, Said]]:
    """What a seat has said face down and nobody else has seen, taken from the log as it is now."""
    state = table.state
    if not state.agenda or state.agenda[-1].kind != SEALED:
        return []
    number = sum(len(said) for role, said in enumerate(state.sealed) if state.roles[role] == seat)
    mine = [entry for entry in table.log if entry.seat == seat][-number:] if number else []
    return [(entry, Said(at, seat, entry.action.notation)) for entry in mine]
