"""The guard: headers that keep a page to itself, and limits that keep one client from everybody's table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from anpfiff.core.errors import Malformed
from anpfiff.server.refusals import Forbidden, TooFast, TooMany

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from anpfiff.server.grounds import Limits

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
"""Of a card file: a key of very many parts would take minutes to read, and everybody would have to wait."""
HOUR: Final = 3600.0
MOST_ADDRESSES: Final = 10_000
"""Of so many addresses we keep count; the one that came first is forgotten first."""


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


def check_lines(own_cards: str) -> None:
    """Refuse a card file with lines that nobody writes."""
    if any(len(line) > LONGEST_LINE for line in own_cards.split("\n")):
        raise Malformed(f"own_cards: expected lines of at most {LONGEST_LINE} characters")


def check_origin(headers: Headers, public: str | None) -> None:
    """A browser says which page speaks; only our own may. Programs say nothing, and need a token anyway."""
    origin = headers.get("origin")
    if origin is None:
        return
    expected = urlsplit(public).netloc if public else headers.get("host", "")
    if origin.partition("://")[2].lower() != expected.lower():
        raise Forbidden("this server answers only its own pages")


class Bucket:
    """How many messages one line may still send: so many at once, and so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._most = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is fine."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turnstile:
    """Counts what each address has open, what it opened within the last hour, and what it asks a second."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._opened: Final[dict[str, list[float]]] = {}
        self._asked: Final[dict[str, Bucket]] = {}
        self._lines: Final[dict[str, int]] = {}

    def ask(self, address: str) -> None:
        """Refuse an address that asks too much in too short a time."""
        if address not in self._asked:
            self._asked[address] = Bucket(self._limits.requests, int(4 * self._limits.requests))
            _keep_short(self._asked)
        if not self._asked[address].take():
            raise TooFast("too many requests; wait a little")

    def open_table(self, address: str) -> None:
        """Refuse an address that opens table after table."""
        now = time.monotonic()
        recent = [at for at in self._opened.get(address, []) if now - at < HOUR]
        if len(recent) >= self._limits.tables:
            raise TooMany(f"at most {self._limits.tables} tables an hour; play at those that are open")
        self._opened[address] = [*recent, now]
        _keep_short(self._opened)

    def enter(self, address: str) -> None:
        """Refuse an address that opens line after line."""
        if self._lines.get(address, 0) >= self._limits.lines:
            raise TooMany(f"at most {self._limits.lines} lines from one address")
        self._lines[address] = self._lines.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """A line was closed."""
        left = self._lines.get(address, 0) - 1
        if left > 0:
            self._lines[address] = left
        else:
            self._lines.pop(address, None)


def _keep_short(known: dict[str, T]) -> None:
    if len(known) > MOST_ADDRESSES:
        known.pop(next(iter(known)))
