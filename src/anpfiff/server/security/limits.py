"""The guard: headers that keep a page to itself, and limits that keep one client from everybody's table."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from anpfiff.errors import Malformed
from anpfiff.protocol.fields import LONGEST_CARD_FILE
from anpfiff.server.refusals import Busy, Forbidden, TooFast, TooMany

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from anpfiff.server.services import Limits

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
T = TypeVar("T")
LONGEST_LINE: Final = 2000
MOST_DOTS: Final = 60
"""In a line of a card file: a key of very many parts takes long to read."""
HOUR: Final = 3600.0
MOST_ADDRESSES: Final = 10_000
"""How many addresses are counted; the one that came first is forgotten first."""


class Guarded:
    """An application whose every answer carries the guard's headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_guarded)


def check_card_file(own_cards: str) -> None:
    """Refuse a card file that nobody writes by hand, before anybody spends time on reading it."""
    if len(own_cards.encode("utf-8", "replace")) > LONGEST_CARD_FILE:
        raise Malformed(f"own_cards: expected at most {LONGEST_CARD_FILE} bytes")
    for number, line in enumerate(own_cards.split("\n"), 1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS or line.count("[") > MOST_DOTS:
            raise Malformed(
                f"own_cards: line {number}: expected at most {LONGEST_LINE} characters, {MOST_DOTS} dots, {MOST_DOTS} ["
            )


def check_origin(headers: Headers, public: str | None) -> None:
    """A browser says which page speaks; only our own may. Programs say nothing, and need a token anyway."""
    origin = headers.get("origin")
    if origin is None:
        return
    expected = urlsplit(public).netloc if public else headers.get("host", "")
    if origin.partition("://")[2].lower() != expected.lower():
        raise Forbidden("this server answers only its own pages")


class Bucket:
    """How many messages one connection may still send: a burst at once, then a rate a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._most = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> None:
        """Refuse one more, unless it is fine."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise TooFast(math.ceil(1000 * (1 - self._left) / self._rate))
        self._left -= 1


class Turnstile:
    """Counts what each address has open, what it opened within the last hour, and what it asks a second."""

    def __init__(self, limits: Limits, lag: Callable[[], float] = lambda: 0.0) -> None:
        self._limits: Final = limits
        self._lag: Final = lag
        self._opened: Final[dict[str, list[float]]] = {}
        self._begun: Final[dict[str, list[float]]] = {}
        self._read: Final[dict[str, list[float]]] = {}
        self._entered: Final[dict[str, list[float]]] = {}
        self._told: Final[dict[str, list[float]]] = {}
        self._invited: Final[dict[str, list[float]]] = {}
        self._brought: Final[dict[str, dict[str, float]]] = {}
        self._asked: Final[dict[str, Bucket]] = {}
        self._connections: Final[dict[str, int]] = {}

    def ask(self, address: str) -> None:
        """Refuse an address that asks too much in too short a time."""
        if address not in self._asked:
            self._asked[address] = Bucket(self._limits.requests, int(4 * self._limits.requests))
            _keep_short(self._asked)
        self._asked[address].take()

    def open_table(self, address: str, *, is_position: bool = False) -> None:
        """Refuse an address that opens table after table, and everybody while those who play have to wait."""
        if self._lag() > self._limits.lag:
            raise Busy("this server has all hands full with those who play; try again a little later")
        known, most = (self._begun, self._limits.positions) if is_position else (self._opened, self._limits.tables)
        _count(known, address, most, f"at most {most} tables an hour; play at those that are open")

    def read_cards(self, address: str) -> None:
        """Refuse an address that sends card file after card file; reading one costs about as much as a table."""
        _count(self._read, address, self._limits.tables, f"at most {self._limits.tables} card files an hour")

    def enter_cards(self, address: str) -> None:
        """Refuse an address that enters value after value faster than anybody reads them from cards."""
        _count(self._entered, address, self._limits.entries, f"at most {self._limits.entries} values an hour")

    def subscribe(self, address: str) -> None:
        """Refuse an address that has browser after browser told."""
        _count(self._told, address, self._limits.tables, f"at most {self._limits.tables} subscriptions an hour")

    def invite(self, address: str) -> None:
        """Refuse an address that sends for bot after bot."""
        _count(self._invited, address, self._limits.tables, f"at most {self._limits.tables} invitations an hour")

    def stand(self, address: str, bot: str) -> None:
        """Refuse an address that brings bot after bot; one that it has brought already may go on."""
        now, most = time.monotonic(), self._limits.bots
        recent = {one: at for one, at in self._brought.get(address, {}).items() if now - at < HOUR}
        if bot not in recent and len(recent) >= most:
            raise TooMany(f"at most {most} bots an hour from one address")
        self._brought[address] = recent | {bot: now}
        _keep_short(self._brought)

    def enter(self, address: str) -> None:
        """Refuse an address that opens too many connections."""
        if self._connections.get(address, 0) >= self._limits.connections:
            raise TooMany(f"at most {self._limits.connections} connections from one address")
        self._connections[address] = self._connections.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """A connection was closed."""
        left = self._connections.get(address, 0) - 1
        if left > 0:
            self._connections[address] = left
        else:
            self._connections.pop(address, None)


def _count(known: dict[str, list[float]], address: str, most: int, refusal: str) -> None:
    now = time.monotonic()
    recent = [at for at in known.get(address, []) if now - at < HOUR]
    if len(recent) >= most:
        found = TooMany(refusal)
        found.after = int(1000 * (HOUR - (now - recent[0] if recent else 0)))
        raise found
    known[address] = [*recent, now]
    _keep_short(known)


def _keep_short(known: dict[str, T]) -> None:
    if len(known) > MOST_ADDRESSES:
        known.pop(next(iter(known)))
