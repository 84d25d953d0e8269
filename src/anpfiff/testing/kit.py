"""The scenario kit: given a position, say notation, expect. Fate is scripted, so any rule can be told as a story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.core.referee import advance
from anpfiff.core.table import Table
from anpfiff.errors import Refusal

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.core.game import Game
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.state import State


class Scenario:
    """A table whose fate is said by the test."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.heard: list[Event] = []

    @property
    def table(self) -> Table:
        """The table; a story may have changed its state by hand, so it finds anew what is asked."""
        self._table._open = None
        return self._table

    @property
    def state(self) -> State:
        """The state on the table."""
        return self.table.state

    @property
    def phase(self) -> str:
        """The key of the phase on top of the agenda, or nothing when all is over."""
        return self.state.agenda[-1].key() if self.state.agenda else ""

    @property
    def asked(self) -> list[int]:
        """The seats that are asked; [-1] when fate is."""
        if self.state.agenda and not self.table.asks():
            return [-1]
        return [decision.seat for decision in self.table.asks()]

    def begin_at(self, *phases: AnyPhase) -> None:
        """Put these phases on the agenda, in reading order, instead of what was there."""
        self.state.agenda = list(reversed(phases))
        advance(self.state)
        self.table._collect()

    def say(self, *lines: str) -> list[str]:
        """Say lines like ``0: tactic solo_run`` or ``-1: die 2``; returns the kinds of all events told."""
        self.heard = []
        for line in lines:
            seat, _, notation = line.partition(": ")
            self.heard += self.table.say(int(seat), notation)
        return [event.kind.name for event in self.heard]

    def say_all(self, seat: int, *notations: str) -> list[str]:
        """Say several things in one go, in any order; returns the small steps that were said."""
        ply = self.table.ply
        self.heard = self.table.say_all(seat, list(notations))
        return [entry.action.notation for entry in self.table.log[ply:] if entry.seat == seat]

    def fate(self, *notations: str) -> list[str]:
        """Let fate say these, one after the other."""
        return self.say(*[f"-1: {notation}" for notation in notations])

    def may(self, seat: int) -> list[str]:
        """What a seat may say, in notation; for seat -1 what can fall."""
        if seat == -1:
            return [action.notation for action in self.state.agenda[-1].outcomes(self.state).actions]
        return [action.notation for action in self.table.decision(seat).options]

    def told(self, kind: str) -> dict[str, str | int]:
        """The arguments of the one event of this kind in the last `say`."""
        found = [event.args() for event in self.heard if event.kind.name == kind]
        assert len(found) == 1, f"{kind} was told {len(found)} times"
        return found[0]

    def expect(
        self,
        *,
        asked: list[int] | None = None,
        phase: str | None = None,
        may: list[str] | None = None,
        told: list[str] | None = None,
    ) -> None:
        """Who is asked, in which phase, what the first of them may say, and which events were told, in this order."""
        if asked is not None:
            assert self.asked == asked, f"{self.asked} is asked in {self.phase}"
        if phase is not None:
            assert self.phase == phase
        if may is not None:
            assert self.may(self.asked[0]) == may
        if told is not None:
            kinds = [event.kind.name for event in self.heard]
            left = iter(kinds)
            assert all(kind in left for kind in told), f"told were {kinds}"

    def refuse(self, line: str) -> Refusal:
        """Say a line that must be refused and change nothing; returns the refusal."""
        before, ply = self.table.encode(), self.table.ply
        try:
            self.say(line)
        except Refusal as refusal:
            assert self.table.encode() == before
            assert self.table.ply == ply
            return refusal
        raise AssertionError(f"{line!r} was not refused")


def given(game: Game, options: dict[str, Any] | None = None, **setup: Any) -> Scenario:
    """A new table with scripted fate."""
    return Scenario(Table(game, game.agree(options=options, **setup), seed=None))
