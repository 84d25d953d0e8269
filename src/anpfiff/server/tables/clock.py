"""When a table needs the server without anybody asking: clocks, proposals, bots, and tables nobody came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.errors import Malformed
from anpfiff.server.log.store import OPEN, RUNNING
from anpfiff.server.tables import entries

if TYPE_CHECKING:
    from anpfiff.protocol.fields import Clock
    from anpfiff.server.tables.room import Room

SHORTEST: Final = {"bot": 1, "forfeit": 10}
"""Seconds, by what happens when they are over."""
GRACE: Final = 30_000
"""A clock that ran out while no server ran gives its seat at least this many milliseconds."""
CONSENT_TIME: Final = 60_000
"""How long a proposal waits for its answers, in milliseconds; in slow play, as long as a move."""
AWAY: Final = 2 * 3_600_000
"""A seat without a connection for this many milliseconds after somebody asked is away: a bot may stand in for it."""
BOT_DUE: Final = 15_000
"""Milliseconds after which a bot that has not answered may be on a node that is gone; another node takes over."""


def check_clock(clock: Clock) -> None:
    """Refuse a clock that nobody can play by."""
    least = SHORTEST[clock.then]
    if clock.kind != "none" and clock.seconds < least:
        raise Malformed(f"clock: expected at least {least} seconds, found {clock.seconds}", expected=[str(least)])


def consent_time(clock: Clock) -> int:
    """How long somebody who is there has to answer a proposal, in milliseconds."""
    return clock.seconds * 1000 if clock.kind == "days" else CONSENT_TIME


def lapse_of(room: Room, started: int) -> int | None:
    """When the time to answer what is proposed is over; after a restart people get time to come back."""
    proposal = room.proposal
    if proposal is None:
        return None
    return max(proposal.until, started + GRACE) if proposal.at < started else proposal.until


def deadline_of(room: Room, seat: int, started: int) -> int | None:
    """When a seat's time is over; one asked before this server ran waits a little."""
    deadline = room.deadline(seat)
    if deadline is not None and room.questions[seat].since < started:
        return max(deadline, started + GRACE)
    return deadline


def due_of(room: Room, started: int, expiry: int | None = None) -> int | None:
    """When something has to be done at a table, if anything has; one that nobody sits down at may expire."""
    if room.status == OPEN:
        return None if expiry is None else room.opened.at + expiry
    if room.status != RUNNING:
        return None
    found = [due for seat in room.questions if (due := deadline_of(room, seat, started)) is not None]
    if (lapse := lapse_of(room, started)) is not None:
        found.append(lapse)
    if room.bots_asked() and not room.is_among_bots:  # bots among themselves wait for somebody who looks
        found.append(room.at + BOT_DUE)
    return min(found, default=None)


def call(room: Room, now: int, started: int, expiry: int | None) -> entries.Entry | None:
    """What the clock has to say at a table now: it is cleared away, a proposal lapses, or somebody's time is over."""
    if room.status == OPEN:
        due = due_of(room, started, expiry)
        return entries.Expired(now) if due is not None and due <= now else None
    if room.status != RUNNING:
        return None
    lapse = lapse_of(room, started)
    if lapse is not None and lapse <= now:
        return entries.Lapsed(now)
    for seat in sorted(room.questions):
        deadline = deadline_of(room, seat, started)
        if deadline is not None and deadline <= now:
            return entries.TimeOver(now, seat)
    return None
