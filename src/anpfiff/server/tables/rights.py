"""Rights: what somebody may do and see at a table. To know a token is to have its right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from anpfiff.server.tables.room import Room

# Hashes are compared plainly here: nobody can choose a hash, so how long it takes tells nothing of a token.


def held_by(room: Room, hashes: Collection[str]) -> list[int]:
    """The seats that somebody plays now by one of their keys."""
    return [number for number, seat in enumerate(room.seats) if seat.is_person and seat.key in hashes]


def away_from(room: Room, hashes: Collection[str]) -> list[int]:
    """The seats that a bot plays for them until they sit down again."""
    return [number for number, seat in enumerate(room.seats) if seat.is_away and seat.key in hashes]


def invited_by(room: Room, hashes: Collection[str]) -> int | None:
    """The seat that one of their invitations is for, if it is still to be had."""
    return next((number for number, seat in enumerate(room.seats) if seat.invite in hashes), None)


def spent_by(room: Room, hashes: Collection[str]) -> int | None:
    """The seat that one of their invitations was for: somebody sits there now, perhaps they do, on another device."""
    return next((number for number, seat in enumerate(room.seats) if not seat.spent.isdisjoint(hashes)), None)


def may_watch(room: Room, hashes: Collection[str]) -> bool:
    """Whether somebody may see what spectators see; those who gave up, are away or came too late may."""
    if room.opened.public or room.opened.watch in hashes:
        return True
    return any(seat.key in hashes or seat.invite in hashes or not seat.spent.isdisjoint(hashes) for seat in room.seats)
