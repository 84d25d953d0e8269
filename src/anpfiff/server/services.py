"""Services: what all tables of one node share."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.server.bots.pool import FILE_WORKERS, READ_WITHIN, BotPool
from anpfiff.server.bots.server_bots import HouseBots
from anpfiff.server.logs import Outage
from anpfiff.server.tables.retention import Keep
from anpfiff.server.tables.reviews import Reviews

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.server.http.metrics import Metrics
    from anpfiff.server.log.store import Store
    from anpfiff.server.notify.push import Pusher


class Limits(msgspec.Struct, frozen=True):
    """How much one client may ask of this server."""

    messages: float = 20.0
    """A second, on one connection, in the long run."""
    burst: int = 60
    requests: float = 50.0
    """A second, from one address, over HTTP, in the long run."""
    tables: int = 60
    """That one address may open in an hour."""
    positions: int = 300
    """Of those that begin at a puzzle or in the middle of another match; they are opened more often than played."""
    entries: int = 1200
    """Values of an owner's cards that one address may enter in an hour."""
    connections: int = 200
    """That one address may have open."""
    has_real_box: bool = True
    """Whether tables with the real box may be opened: to think of every hand that fits takes the server's time."""
    lag: float = 0.1
    """Seconds by which this node is late on average when it lays no more tables."""
    has_visiting_bots: bool = True
    """Whether bots of other people may stand here, where everybody sees them."""
    bots: int = 16
    """Visiting bots that one address may bring in an hour."""


def milliseconds() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady(day: Callable[[], int] = milliseconds, ticks: Callable[[], int] = time.monotonic_ns) -> Callable[[], int]:
    """A clock that is set once, now, and only goes forwards: setting the time of day wins and loses no match."""
    begun, since = day(), ticks()
    return lambda: begun + (ticks() - since) // 1_000_000


class Services:
    """Store, bots' workers, clock, metrics, limits, and how long tables are kept."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        metrics: Metrics,
        limits: Limits | None = None,
        now: Callable[[], int] | None = None,
        keep: Keep | None = None,
        pusher: Pusher | None = None,
        file_workers: BotPool | None = None,
        house: HouseBots | None = None,
    ) -> None:
        self.store: Final = store
        self.outage: Final = Outage()
        self.bot_pool: Final = bot_pool
        self.file_workers: Final = file_workers or BotPool(FILE_WORKERS, READ_WITHIN)
        """They read what strangers send, so that no table has to wait for it."""
        self.house: Final = house or HouseBots()
        """The bots of the host's own."""
        self.reviews: Final = Reviews(bot_pool, store)
        self.metrics: Final = metrics
        self.limits: Final = limits or Limits()
        self.now: Final = steady() if now is None else now
        self.keep: Final = keep or Keep()
        self.pusher: Final = pusher
        """Sends for those who are away; none where the host sends no notices."""
        self.started = self.now()
        """Since when this node can be relied on: who was asked before gets time to come back."""
