"""Reading a table: from the log in the store to the room that follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.errors import Unknown
from anpfiff.server import entries
from anpfiff.server.refusals import NO_TABLE, Outdated, Unreadable
from anpfiff.server.room import Room

if TYPE_CHECKING:
    from anpfiff.server.store import Record


def fold(record: Record, found: list[tuple[int, bytes]]) -> Room:
    """The room that follows from a log; a log that makes no sense is refused, whatever is wrong with it."""
    if not found:
        raise Unknown(NO_TABLE)  # it was deleted
    try:
        first = entries.read(found[0][1])
        assert isinstance(first, entries.Opened)
        room = Room(record.table, record.secret, first)
        for _, body in found[1:]:
            room.apply(entries.read(body))
    except Outdated:
        raise
    except Exception as error:
        raise Unreadable(f"what is kept of table {record.table} cannot be read") from error
    return room


def read_on(room: Room, found: list[tuple[int, bytes]]) -> None:
    """Let happen in a room what was appended to its log."""
    try:
        for _, body in found:
            room.apply(entries.read(body))
    except Outdated:
        raise
    except Exception as error:
        raise Unreadable(f"what was appended to table {room.id} cannot be read") from error
