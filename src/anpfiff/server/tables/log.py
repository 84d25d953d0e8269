"""The log of a table: what the host of a log needs to know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.errors import Unknown
from anpfiff.server.refusals import NO_TABLE, Outdated, Unreadable
from anpfiff.server.tables import entries
from anpfiff.server.tables.clock import due_of
from anpfiff.server.tables.room import Room
from anpfiff.server.tables.summary import head_of

if TYPE_CHECKING:
    from collections.abc import Hashable

    from anpfiff.server.log.host import LogHost
    from anpfiff.server.log.store import Head, Record
    from anpfiff.server.services import Services

    RoomLog = LogHost[Room, entries.Entry]


class TableLogs:
    """The logs of tables."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._expiry: Final = services.keep.expiry

    def fold(self, record: Record, found: list[tuple[int, bytes]]) -> Room:
        """The room that follows from a log."""
        return fold(record, found)

    def read_on(self, state: Room, found: list[tuple[int, bytes]]) -> None:
        """Let happen in a room what was appended to its log."""
        try:
            for _, body in found:
                state.apply(entries.read(body))
        except Outdated:
            raise
        except Exception as error:
            raise Unreadable(f"what was appended to table {state.id} cannot be read") from error

    def due(self, state: Room) -> int | None:
        """When a clock runs out or a bot has to answer."""
        return due_of(state, self._services.started, self._expiry)

    def stamp(self, state: Room) -> Hashable:
        """Of a head that is as it was, only cards and dice have changed."""
        return state.status, state.notices

    def head(self, state: Room) -> Head:
        """What lists show."""
        return head_of(state, self._services.started, self._expiry)


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
