"""Reviews of matches that are over: worked out once, kept in the store, and told as far as they are done."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from anpfiff.bots.review.count_back import KICK_OFF
from anpfiff.bots.review.ledger import BookedChoice, Ledger
from anpfiff.bots.review.steps import largest_steps
from anpfiff.protocol.review import MatchReview, SeatAccount
from anpfiff.server.bots.pool import Failed
from anpfiff.server.bots.queue import Errand, Turns
from anpfiff.server.bots.review_work import AT_ONCE, BookNode
from anpfiff.server.log.store.errors import Unavailable

if TYPE_CHECKING:
    from anpfiff.bots.review.ledger import Account
    from anpfiff.server.bots.pool import BotPool
    from anpfiff.server.bots.review_work import BookedNode
    from anpfiff.server.log.store import Store

EVALUATOR: Final = 4
"""Goes up when the same match would be booked differently; reviews by an older one are worked out again."""
MOST_WAITING: Final = 50
"""How many reviews may be under way or half done on one node."""


class ReviewInWork:
    """One review that is under way."""

    def __init__(self) -> None:
        self.found: Final = MatchReview("waiting", 0, 0, 0, [], [], None)
        self.values: list[list[float]] = []
        self.ledger: Ledger | None = None
        self.task: asyncio.Task[None] | None = None
        self.kick_off: list[list[list[float]]] = []

    def begin(self, nodes: int, values: list[list[float]]) -> None:
        """What is known at once."""
        self.found.nodes, self.values = nodes, values
        self.ledger = Ledger(len(values[0]))

    def next(self) -> tuple[Literal["node", "again", "kick_off"], int] | None:
        """What is worked out next: all nodes, the last one first, then the largest steps again, and the kick-off."""
        found = self.found
        if found.done < found.nodes:
            return "node", found.nodes - 1 - found.done
        changes = [[now - was for now, was in zip(node.after, node.before, strict=True)] for node in found.moments]
        for number in largest_steps(changes):
            if found.moments[number].confirmed is None:
                return "again", number
        parts = len(self.kick_off)
        return ("kick_off", parts) if found.nodes and parts < KICK_OFF else None

    def enter(self, part: Literal["node", "again", "kick_off"], number: int, booked: BookedNode) -> None:
        """One more part is done."""
        assert self.ledger is not None
        if part == "again":
            self.found.moments[number].confirmed = booked.confirmed
            return
        if part == "kick_off":
            self.kick_off.append(booked.values)
            if len(self.kick_off) == KICK_OFF:
                self.ledger.kick_off([row for values in self.kick_off for row in values])
        elif booked.node is not None:
            choices = [BookedChoice(one.seat, one.gained, one.gained_errors) for one in booked.node.choices]
            self.ledger.book(booked.node.kind, booked.values, self.values, choices)
            self.values = booked.values
            self.found.moments.insert(0, booked.node)
            self.found.done += 1
        self.found.accounts = [account_of(one) for one in self.ledger.accounts()]


class Reviews:
    """All reviews of a node; only finished matches come here."""

    def __init__(self, bot_pool: BotPool, store: Store) -> None:
        self._bot_pool: Final = bot_pool
        self._store: Final = store
        self._in_work: Final[dict[str, ReviewInWork]] = {}
        self._turns: Final = Turns(range(AT_ONCE))

    async def of(self, table: str, replay: str, opener: str = "") -> bytes:
        """The review of a match as JSON, as far as it is done; the first who asks sets it going."""
        if table not in self._in_work:
            kept = await self._store.reviews.of(table, EVALUATOR)
            if kept is not None:
                return kept.encode()
        work = self._in_work.setdefault(table, ReviewInWork())
        work.found.ahead = self._before(work)
        told = msgspec.json.encode(work.found)
        if work.task is None:  # whoever asks sets it going again, and is told once that it had broken off
            work.found.status = "waiting"
            work.task = asyncio.create_task(self._work_out(table, replay, opener, work))
        return told

    def _before(self, work: ReviewInWork) -> int:
        """How many reviews that were asked for earlier are still under way, while this one has not begun."""
        if work.found.status != "waiting":
            return 0
        found = list(self._in_work.values())
        return sum(one.task is not None for one in found[: found.index(work)])

    async def _work_out(self, table: str, replay: str, opener: str, work: ReviewInWork) -> None:
        """Node by node from the end; what breaks off goes on when somebody asks again."""
        found = work.found
        try:
            if work.ledger is None:
                known = await self._bot_pool.outline(BookNode(replay), opener)
                found.deserved = known.deserved
                work.begin(known.nodes, known.values)
            async with self._turns.turn(Errand(opener, can_wait=True)):
                found.status = "working"
                while (step := work.next()) is not None:
                    part, number = step
                    after = work.values if part == "node" else []
                    work.enter(part, number, await self._bot_pool.book(BookNode(replay, number, after, part), opener))
            found.status, found.ahead = "done", 0
            await self._store.reviews.keep(table, EVALUATOR, msgspec.json.encode(found).decode())
        except (Failed, Unavailable):
            found.status = "interrupted"
            work.task = None
            self._forget_some()
            return
        del self._in_work[table]

    def _forget_some(self) -> None:
        """Half-done reviews are kept as long as there are few of them."""
        idle = [table for table, work in self._in_work.items() if work.task is None]
        for table in idle[: max(0, len(self._in_work) - MOST_WAITING)]:
            del self._in_work[table]


def account_of(one: Account) -> SeatAccount:
    """An account as it is sent."""
    return SeatAccount(
        seat=one.seat,
        began=one.began,
        began_error=one.began_error,
        ended=one.ended,
        columns=dict(one.columns),
        errors=dict(one.errors),
        counts=dict(one.counts),
        by_seat=list(one.by_seat),
        luck=one.luck,
        luck_error=one.luck_error,
        choice=one.choice,
        choice_error=one.choice_error,
        verdict=one.verdict,  # type: ignore[arg-type]  # one of these words
    )
