"""The rule for taking back (docs/protocol.md, "Taking back").

A seat may freely take back its last answer until fate was asked, it has learned something hidden by it, or another seat
has answered since, or may have: in a sealed question nobody can tell. A sealed answer may be taken back as long as the
question is sealed. Where one device holds all
seats of persons (hot-seat, or alone against bots) everything may be taken back, unless it is a match of a competition:
others are in it too. Beyond that all others must agree, and in a competition its rules have to allow that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from anpfiff.core.phase import SEALED
from anpfiff.server.log.store import RUNNING
from anpfiff.server.tables.real_box import undo_to

if TYPE_CHECKING:
    from anpfiff.core.table import Table
    from anpfiff.server.tables.room import Room


class Way(msgspec.Struct, frozen=True):
    """How a seat may take back: to which ply, why, and whether only its sealed answer goes, of how many statements."""

    ply: int
    why: Literal["free", "alone"]
    alone: bool
    number: int = 1


def open_answer(room: Room, seats: set[int]) -> int | None:
    """The ply of the last thing one of these seats said that does not lie face down."""
    if room.table is None or room.status != RUNNING:
        return None
    log = room.table.log
    is_sealed = bool(room.table.state.agenda) and room.table.state.agenda[-1].kind == SEALED
    hidden = sum(len(said) for said in room.table.state.sealed) if is_sealed else 0
    first = room.table.given
    return next((ply for ply in range(len(log) - hidden - 1, first - 1, -1) if log[ply].seat in seats), None)


def last_answer(room: Room, seats: set[int]) -> int | None:
    """The ply at which the last answer of one of these seats begins."""
    if room.table is None or room.status != RUNNING:
        return None
    log = room.table.log
    first = room.table.given
    mine = (ply for ply in range(len(log) - 1, first - 1, -1) if log[ply].seat in seats and not log[ply].is_joined)
    return next(mine, None)


def free_undo(room: Room, seat: int) -> Way | None:
    """How this seat may take back without asking anybody, if it may."""
    if room.table is None or room.status != RUNNING:
        return None
    if room.opened.real is not None:
        entered = undo_to(room)
        return None if entered is None else Way(entered, "alone", alone=False)
    if not room.opened.competition and room.devices() == {room.seats[seat].key}:
        ply = last_answer(room, room.held_with(seat))
        return None if ply is None else Way(ply, "alone", alone=False)
    if is_sealed(room.table, seat):
        ply = last_answer(room, {seat})
        return None if ply is None else Way(ply, "free", alone=True, number=statements(room.table, ply))
    log = room.table.log
    if is_asked_with_others(room, seat):
        return None
    if not log or log[-1].seat != seat or room.learned:
        return None
    ply = last_answer(room, {seat})
    return None if ply is None else Way(ply, "free", alone=False)


def statements(table: Table, ply: int) -> int:
    """Of how many statements the answer that begins at a ply consists."""
    after = table.log[ply + 1 :]
    return 1 + next((number for number, entry in enumerate(after) if not entry.is_joined), len(after))


def is_asked_with_others(room: Room, seat: int) -> bool:
    """Whether others may be answering a sealed question by now: what one may take back must not tell that they do."""
    agenda = room.match.state.agenda
    others = set(room.asked([])) - room.held_with(seat)
    return bool(agenda) and agenda[-1].kind == SEALED and bool(others)


def is_sealed(table: Table, seat: int) -> bool:
    """Whether the last thing a seat said still lies face down in an open sealed question."""
    state = table.state
    if not state.agenda or state.agenda[-1].kind != SEALED:
        return False
    return any(said for role, said in enumerate(state.sealed) if state.roles[role] == seat)
