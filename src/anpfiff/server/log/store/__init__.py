"""The store: an append-only log for every table, the one truth. SQLite on one machine, PostgreSQL under many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable

    from anpfiff.server.log.store.kept_reviews import KeptReviews
    from anpfiff.server.log.store.pushes import Subscriptions
    from anpfiff.server.log.store.visiting_bots import VisitingBots

OPEN: Final = "open"
"""Laid out; people are still sitting down."""
RUNNING: Final = "running"
OVER: Final = "over"
EXPIRED: Final = "expired"
"""Nobody came; the table was cleared away."""


class Head(msgspec.Struct, frozen=True):
    """What can be known of a table without reading its log. It changes only together with an entry."""

    status: str
    due: int | None = None
    """When the server itself must do something at this table (a clock, a bot), in milliseconds since 1970."""
    summary: str = "{}"
    """JSON for lists: the names at the seats, the score."""
    replay: str | None = None
    """The replay file of a match that is over."""


class Record(msgspec.Struct, frozen=True):
    """A table in the store, without its log."""

    table: str
    game: str
    revision: int
    public: bool
    opened: int
    """In milliseconds since 1970."""
    secret: str
    """The server's part of chance, in hexadecimal; never sent while the match goes on."""
    head: Head


class Appended(msgspec.Struct, frozen=True):
    """An entry that another node just committed; its body may be missing if it is long.

    Number -1 and no table: the connection was down, and anything may have been missed.
    """

    table: str
    seq: int
    body: bytes | None


class Store(Protocol):
    """The contract both stores fulfil. Every method may be called from the event loop at any time."""

    shared: bool
    """Whether other nodes write to it too."""
    pushes: Subscriptions
    """Who wants to be told that it is their turn."""
    reviews: KeptReviews
    """Reviews that are done."""
    bots: VisitingBots
    """Bots of other people that stand at this server."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date; refuse a schema from the future."""

    async def close(self) -> None:
        """Finish what was begun, then let go."""

    async def create(self, record: Record, first: bytes) -> bool:
        """Lay a new table with entry 0; False if the name is taken. Durable once it returns."""

    def append(self, table: str, seq: int, body: bytes, head: Head | None = None) -> Awaitable[bool]:
        """Append entry `seq` if it is the next one, and set the head with it in the same transaction.

        True once it is durable; False if that number is taken or not the next one, or if no such table was laid (then
        nothing has changed, the head neither). Raises `Unavailable` if it could not be done; only reading tells
        whether it was.
        """

    async def read(self, table: str, after: int = -1) -> list[tuple[int, bytes]]:
        """The entries after a number, in order."""

    async def last(self, table: str) -> bytes | None:
        """The last entry of a log."""

    async def record(self, table: str) -> Record | None:
        """What is known of a table."""

    async def listed(self, statuses: Iterable[str], limit: int) -> list[Record]:
        """Public tables with one of these statuses, the newest first."""

    async def newest(self, statuses: Iterable[str], limit: int) -> list[Record]:
        """Tables with one of these statuses, public or not, the newest first."""

    async def old(self, status: str, before: int, after: str, limit: int) -> list[str]:
        """Tables of a status that were laid before a moment, in the order of their names, after a name."""

    async def damaged(self) -> list[str]:
        """The names of logs that have lost an entry: a number is missing."""

    async def remove(self, table: str) -> bool:
        """Delete a table with its log, for good; False if there is none."""

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables at which the server had to do something before this moment, the most overdue first."""

    def listen(self, hear: Callable[[Appended], Any]) -> None:
        """Call this on the loop with the entries that other nodes append; may skip some, so compare numbers and read.

        This node's own entries never come; entry 0 of a new table does.
        """

    async def ping(self) -> None:
        """Raise if the store cannot be reached."""

    def dump(
        self, counted: Callable[[int, int], Any] | None = None
    ) -> AsyncGenerator[tuple[Record, list[tuple[int, bytes]]], None]:
        """Every table with its log, as of one moment; first it tells how many tables and entries will come."""

    async def load(self, tables: AsyncIterator[tuple[Record, list[tuple[int, bytes]]]]) -> int:
        """Fill an empty store, all or nothing; how many tables came. A store that is not empty is left alone."""
