"""What lists show of a table, kept beside its log so that no list has to read logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.errors import Unknown
from anpfiff.games import find
from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import TableSummary
from anpfiff.protocol.table import SeatInfo
from anpfiff.server.log.store import OPEN, OVER, RUNNING, Head
from anpfiff.server.tables.clock import due_of

if TYPE_CHECKING:
    from anpfiff.server.log.store import Record
    from anpfiff.server.tables.room import Room


class Summary(msgspec.Struct):
    """The part of a head that lists show."""

    edition: str
    seats: list[SeatInfo]
    clock: Clock
    watch: str
    """The hash of the spectators' token."""
    keys: list[str]
    """The hashes of the seats' keys, so that a finished table can be looked at without reading its log."""
    result: dict[str, Any] | None
    invites: list[str] = []
    """The hashes of the invitations that are still good."""
    spent: list[str] = []
    """The hashes of those that somebody has sat down by; they are good for watching."""

    def is_known(self, hashed: str) -> bool:
        """Whether a token gives any right at this table."""
        return hashed in {self.watch, *self.keys, *self.invites, *self.spent}


def head_of(room: Room, started: int, expiry: int | None = None) -> Head:
    """The head of a table as it is now."""
    seats = [msgspec.structs.replace(info, part="") for info in room.infos]
    keys = [seat.key for seat in room.seats if seat.key is not None]
    invites = [seat.invite for seat in room.seats if seat.invite is not None]
    spent = sorted(token for seat in room.seats for token in seat.spent)
    summary = Summary(
        room.setup.edition, seats, room.opened.clock, room.opened.watch, keys, room.result(), invites, spent
    )
    replay = room.replay() if room.status == OVER else None
    return Head(room.status, due_of(room, started, expiry), msgspec.json.encode(summary).decode(), replay)


def is_outdated(record: Record) -> bool:
    """Whether a table waits or is played under rules we no longer have: nobody can play on there."""
    if record.head.status not in (OPEN, RUNNING):
        return False
    try:
        return find(record.game).revision != record.revision
    except Unknown:
        return True


def read_summary(record: Record) -> Summary:
    """The summary in a table's head."""
    return msgspec.json.decode(record.head.summary, type=Summary)


def summary_of(record: Record) -> TableSummary:
    """A table as lists show it."""
    summary = read_summary(record)
    return TableSummary(
        id=record.table,
        game=record.game,
        revision=record.revision,
        edition=summary.edition,
        status=record.head.status,
        public=record.public,
        opened=record.opened,
        seats=summary.seats,
        clock=summary.clock,
        result=summary.result,
    )
