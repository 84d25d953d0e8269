"""What is agreed at a table, as everybody is told it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.protocol.table import TableInfo

if TYPE_CHECKING:
    from anpfiff.server.tables.room import Room


def info_of(room: Room) -> TableInfo:
    """What is agreed at this table and does not change."""
    first, setup = room.opened, room.setup
    return TableInfo(
        room.id, setup.game, setup.revision, setup.edition, setup.options, setup.seats, setup.own_cards,
        first.clock, first.public, first.at, first.commitment, first.competition, first.lesson,
        len(first.start), first.goal, first.real, first.allows,
    )  # fmt: skip
