"""Reviews of matches that are over: worked out once, kept in the store, and told as far as they are done."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.bots.review.ledger import BookedChoice, Ledger
from anpfiff.bots.review.levels import leagues_like
from anpfiff.core.advice import Advice
from anpfiff.core.replay import split
from anpfiff.games import find
from anpfiff.server.review_messages import MatchReview, SeatAccount
from anpfiff.server.review_work import AT_ONCE, BookNode
from anpfiff.server.store.errors import Unavailable
from anpfiff.server.thinkers import Failed
from anpfiff.server.turns import Errand, Turns

if TYPE_CHECKING:
    from anpfiff.bots.review.ledger import Account
    from anpfiff.server.review_messages import BookedNode
    from anpfiff.server.store import Store
    from anpfiff.server.thinkers import Thinkers

EVALUATOR: Final = 3
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

        self.advice: Advice = Advice()

    def begin(self, nodes: int, values: list[list[float]], advice: Advice) -> None:
        """What is known at once."""
        self.advice = advice
        self.found.nodes, self.values = nodes, values
        self.ledger = Ledger(len(values[0]))

    def enter(self, booked: BookedNode) -> None:
        """One more node is done."""
        assert self.ledger is not None
        node = booked.node
        choices = [
            BookedChoice(one.seat, one.cost, one.gained, one.error, one.thought, one.is_sure, one.counts)
            for one in node.choices
        ]
        self.ledger.book(node.kind, booked.values, self.values, choices)
        self.values = booked.values
        self.found.moments.insert(0, node)
        self.found.done += 1
        self.found.accounts = [account_of(one, self.advice) for one in self.ledger.accounts()]


class Reviews:
    """All reviews of a node; only finished matches come here."""

    def __init__(self, thinkers: Thinkers, store: Store) -> None:
        self._thinkers: Final = thinkers
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
                known = await self._thinkers.outline(BookNode(replay), opener)
                found.deserved = known.deserved
                work.begin(known.nodes, known.values, advice_of(replay) if known.is_quick else Advice())
            async with self._turns.turn(Errand(opener, can_wait=True)):
                found.status = "working"
                while found.done < found.nodes:
                    number = found.nodes - 1 - found.done
                    work.enter(await self._thinkers.book(BookNode(replay, number, work.values), opener))
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


def advice_of(replay: str) -> Advice:
    """The advice of the game that was played."""
    return find(split(replay)[0].field("game")).advice()


def account_of(one: Account, advice: Advice) -> SeatAccount:
    """An account as it is sent."""
    return SeatAccount(
        seat=one.seat,
        began=one.began,
        ended=one.ended,
        columns=dict(one.columns),
        errors=dict(one.errors),
        counts=dict(one.counts),
        gifts_by=list(one.gifts_by),
        choices=one.choices,
        counted=one.counted,
        level=one.level,
        leagues=leagues_like(advice, one.level, one.counted),
    )
