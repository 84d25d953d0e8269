"""Presence: a seat that shall be taken over is not away while a connection of it is open, on whichever node.

Only its own node knows a connection, so that node writes it into the log (`entries.Here`): every node reads it there,
and the order of the log decides whether it came in time. In the same way a match is not cleared away while somebody
sits at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.server.log.store import RUNNING
from anpfiff.server.tables import entries
from anpfiff.server.tables.rights import held_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anpfiff.server.tables.room import Room
    from anpfiff.server.tables.viewer import Visitor


def here(room: Room, visitors: Iterable[Visitor], now: int) -> entries.Here | None:
    """That the seat to be taken over has a connection open among these, if that is so and nobody has said it yet."""
    proposal = room.proposal
    if proposal is None or proposal.target is None or not proposal.patient or room.is_present:
        return None
    if not any(proposal.target in held_by(room, visitor.hashes) for visitor in visitors):
        return None
    return entries.Here(max(now, room.at), proposal.target)


def still_here(room: Room, visitors: Iterable[Visitor], now: int, patience: int) -> entries.Here | None:
    """That somebody sits at a match in which nothing has happened for this many milliseconds."""
    if room.status != RUNNING or now - room.at < patience:
        return None
    held = [seat for visitor in visitors for seat in held_by(room, visitor.hashes)]
    return entries.Here(now, held[0]) if held else None
