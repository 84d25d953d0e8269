"""Hints and outlooks: what a search thinks, in the bots' workers, and only where that wrongs nobody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.errors import Over
from anpfiff.server.hint_messages import Hinted, Outlook
from anpfiff.server.refusals import Busy, Forbidden
from anpfiff.server.rights import held_by, may_watch
from anpfiff.server.store import RUNNING
from anpfiff.server.thinker import FORECAST, HINT, Task
from anpfiff.server.thinkers import Failed

if TYPE_CHECKING:
    from anpfiff.server.hint_messages import AskHint, AskOutlook, Hint, StandingAt
    from anpfiff.server.room import Room
    from anpfiff.server.steward import Steward
    from anpfiff.server.visitor import Visitor

PATIENCE: Final = 5.0
"""So many seconds somebody waits for a hint when all workers are busy."""


def may_hint(room: Room, seat: int) -> bool:
    """Whether a seat may ask: alone against bots, or where one device holds all seats of persons."""
    return all(number in room.held_with(seat) for number, other in enumerate(room.seats) if other.has_owner)


async def hint(steward: Steward, visitor: Visitor, message: AskHint) -> Hinted:
    """Think about the options of a decision; the table goes on meanwhile."""
    async with steward.lock:
        room = steward.room
        if message.seat not in held_by(room, visitor.hashes):
            raise Forbidden(f"this device does not hold seat {message.seat}")
        if not may_hint(room, message.seat):
            raise Forbidden("there are no hints at a table with other people")
        decision = room.match.decision(message.seat)
        options = [action.notation for action in decision.options]
        task = Task(steward.id, HINT, decision.role, options, room.match.encode(message.seat))
        ply = room.journals.ply(message.seat)
    try:
        async with asyncio.timeout(PATIENCE):
            found: list[Hint] = await steward.services.thinkers.hint(task)
    except (TimeoutError, Failed) as error:
        raise Busy("nobody has time to think about it; try again") from error
    if message.seat not in held_by(steward.room, visitor.hashes):
        raise Forbidden(f"this device does not hold seat {message.seat} any more")
    return Hinted(message.n, ply, dict(zip(options, found, strict=True)))


async def outlook(steward: Steward, visitor: Visitor, message: AskOutlook) -> Outlook:
    """Everybody's chance to win, from the spectators' chair: nobody learns from it what a seat keeps to itself.

    It is worked out once for every line of the spectators' ticker, however many ask, so not even the time of a sealed
    answer shows, and only if a worker is idle: bots come first.
    """
    async with steward.lock:
        room = steward.room
        if not may_watch(room, visitor.hashes):
            raise Forbidden("this link is not good for this table any more")
        if room.status != RUNNING:
            raise Over("this match is not being played")
        ply = room.journals.ply(SPECTATOR)
        task = Task(steward.id, FORECAST, 0, [], room.match.encode(SPECTATOR))
    known = steward.outlook
    if known is None or known[0] != ply or has_failed(known[1]):
        known = steward.outlook = (ply, asyncio.create_task(steward.services.thinkers.forecast(task)))
    try:
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.shield(known[1])
    except (TimeoutError, Failed) as error:
        raise Busy("nobody has time to think about it; try again") from error
    return Outlook(message.n, ply, found.chances, found.errors)


def has_failed(thought: asyncio.Task[StandingAt]) -> bool:
    """Whether nothing came of a thought, so that it has to be begun again."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
