"""What people ask about a table without changing it: chances, previews, hints, everybody's chance to win, the past.

Hints and chances to win come from a search in the bots' workers, and only where that is fair to everybody.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.odds import odds_of_run
from anpfiff.core.preview import preview_and_steps
from anpfiff.core.walk import known_to
from anpfiff.errors import Malformed, Over
from anpfiff.protocol.decision import Chances, Hinted, Outlook, Previewed
from anpfiff.protocol.real_box import AskFilm
from anpfiff.protocol.table import Recall, Recalled
from anpfiff.server.bots.pool import Failed
from anpfiff.server.bots.worker import FORECAST, HINT, Task
from anpfiff.server.log.store import RUNNING
from anpfiff.server.refusals import Busy, Forbidden
from anpfiff.server.tables.frames import in_fractions
from anpfiff.server.tables.real_box import amended, filmed
from anpfiff.server.tables.rights import held_by, may_watch
from anpfiff.server.tables.views import view_of

if TYPE_CHECKING:
    from anpfiff.core.table import Table
    from anpfiff.protocol.decision import AskHint, AskOdds, AskOutlook, AskPreview, StandingAt
    from anpfiff.protocol.real_box import Amended, AskAmend, Filmed
    from anpfiff.server.bots.pool import BotPool
    from anpfiff.server.tables.audience import Audience
    from anpfiff.server.tables.log import RoomLog
    from anpfiff.server.tables.room import Room
    from anpfiff.server.tables.viewer import Visitor


class Queries:
    """Answers questions about one room; everything is looked up in a room that is in the store."""

    def __init__(self, log: RoomLog, audience: Audience, bot_pool: BotPool) -> None:
        self._log: Final = log
        self._audience: Final = audience
        self._bot_pool: Final = bot_pool
        self._outlook: tuple[int, asyncio.Task[StandingAt]] | None = None
        """The line of the ticker after which the chances to win were last thought about, and what is found out."""

    async def odds(self, visitor: Visitor, message: AskOdds) -> Chances:
        """The exact chances behind a seat's options."""

        def look(room: Room) -> Chances:
            check_held(room, visitor, message.seat)
            odds = self._audience.bulletin.match.odds(message.seat)
            return Chances(message.n, room.journals.told(message.seat), odds)

        return await self._log.read(look)

    async def preview(self, visitor: Visitor, message: AskPreview) -> Previewed:
        """What would change for a seat with this said; nothing does."""

        def look(room: Room) -> Previewed:
            check_held(room, visitor, message.seat)
            check_known(room)
            match, game, shown = room.match, room.match.game, self._audience.bulletin.match
            decision = match.decision(message.seat)
            role, known = decision.role, match.known(decision.role)
            view, steps = preview_and_steps(known, role, decision.read_all(message.actions))
            now, then = shown.view(message.seat).facts, game.facts(view)
            chances = odds_of_run(known_to(known, role), role, steps, game.verdicts) if steps else {}
            changed = {name: fact for name, fact in then.items() if name not in now or fact != now[name]}
            return Previewed(message.n, room.journals.told(message.seat), changed, in_fractions({"": chances})[""])

        return await self._log.read(look)

    async def film(self, visitor: Visitor, message: AskFilm | AskAmend) -> Filmed | Amended:
        """What was entered at a table with the real box, and what could have been."""

        def look(room: Room) -> Filmed | Amended:
            if not held_by(room, visitor.hashes):
                raise Forbidden("this device holds no seat")
            return filmed(room, message) if isinstance(message, AskFilm) else amended(room, message)

        return await self._log.read(look)

    async def recall(self, visitor: Visitor, message: Recall) -> Recalled:
        """The table as a chair saw it at an earlier moment of the match."""

        def look(room: Room) -> tuple[int, int, Table]:
            if not self._audience.admit(visitor):
                raise Forbidden("this link is not good for this table any more")
            if message.line >= room.journals.told(visitor.chair):
                raise Malformed("ply: this chair has not been told that line yet")
            return visitor.chair, room.journals.moment(visitor.chair, message.line), room.match.clone()

        chair, ply, match = await self._log.read(look)
        past = await asyncio.to_thread(match.fork, ply, None)  # a copy is played again, and the table goes on meanwhile
        if not self._audience.admit(visitor) or visitor.chair != chair:
            raise Forbidden("this link is not good for this chair any more")
        return Recalled(message.n, message.line, view_of(past, past.view(chair)))

    async def hint(self, visitor: Visitor, message: AskHint) -> Hinted:
        """Think about the options of a decision; the table goes on meanwhile."""

        def look(room: Room) -> tuple[int, Task]:
            check_held(room, visitor, message.seat)
            check_known(room)
            if not may_hint(room, message.seat):
                raise Forbidden("there are no hints here: others play too, or a competition does not allow them")
            decision = room.match.decision(message.seat)
            options = [action.notation for action in decision.options]
            task = Task(room.id, HINT, decision.role, options, room.match.encode(message.seat))
            return room.journals.told(message.seat), task

        told, task = await self._log.read(look)
        try:
            found = await self._bot_pool.hint(task, self._log.state.opener)
        except Failed as error:
            raise Busy("nobody has time to think about it; try again") from error
        check_held(self._log.state, visitor, message.seat)
        return Hinted(message.n, told, dict(zip(task.options, found, strict=True)))

    async def outlook(self, visitor: Visitor, message: AskOutlook) -> Outlook:
        """Everybody's chance to win, from the spectators' chair: nobody learns from it what a seat keeps to itself.

        It is worked out once for every line of the spectators' ticker, however many ask, so not even the time of a
        sealed answer shows, and after bots that somebody waits for.
        """

        def look(room: Room) -> tuple[int, Task]:
            if not may_watch(room, visitor.hashes):
                raise Forbidden("this link is not good for this table any more")
            if room.status != RUNNING:
                raise Over("this match is not being played")
            return room.journals.told(SPECTATOR), Task(room.id, FORECAST, 0, [], room.match.encode(SPECTATOR))

        told, task = await self._log.read(look)
        known = self._outlook
        if known is None or known[0] != told or has_failed(known[1]):
            known = self._outlook = (told, asyncio.create_task(self._bot_pool.forecast(task, self._log.state.opener)))
        try:
            found = await asyncio.shield(known[1])
        except Failed as error:
            raise Busy("nobody has time to think about it; try again") from error
        return Outlook(message.n, told, found.chances, found.errors)


def check_known(room: Room) -> None:
    """Refuse to reckon where cards are cardboard: nobody here knows what is in a hand."""
    real = room.opened.real
    if real is not None and real.cards:
        raise Forbidden("the cards lie on the table, not here: nothing can be reckoned from a hand")


def check_held(room: Room, visitor: Visitor, seat: int) -> None:
    """Refuse somebody who does not hold a seat now."""
    if seat not in held_by(room, visitor.hashes):
        raise Forbidden(f"this device does not hold seat {seat}")


def may_hint(room: Room, seat: int) -> bool:
    """Whether a seat may ask: alone at a device, with bots or without; in a competition if its rules allow hints.

    With a real box nobody may.
    """
    first = room.opened
    if first.real is not None or first.competition:
        return first.real is None and "hints" in first.allows
    return all(number in room.held_with(seat) for number, other in enumerate(room.seats) if other.has_owner)


def has_failed(thought: asyncio.Task[StandingAt]) -> bool:
    """Whether nothing came of a thought, so that it has to be begun again."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
