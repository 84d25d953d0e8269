"""The door: which clients may speak HTTP, and how long they may take to send a request.

A request whose head never ends would hold a socket for ever, and enough of them shut everybody else out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from anpfiff.server.security.addresses import counted_as, is_in

if TYPE_CHECKING:
    import asyncio

    from anpfiff.server.security.addresses import Network

HEAD_WITHIN: Final = 10.0
"""Seconds a client has to send its request."""


class Keeper:
    """Counts the sockets of each address; proxies speak for many and are not counted."""

    def __init__(self, most: int, proxies: list[Network], head_within: float = HEAD_WITHIN) -> None:
        self.head_within: Final = head_within
        self._most: Final = most
        self._proxies: Final = proxies
        self._open: Final[dict[str, int]] = {}

    def enter(self, address: str) -> str | None:
        """Under which name this client is counted; none if it has too many sockets already."""
        name = "" if is_in(address, self._proxies) else counted_as(address)
        if name:
            if self._open.get(name, 0) >= self._most:
                return None
            self._open[name] = self._open.get(name, 0) + 1
        return name

    def leave(self, name: str) -> None:
        """A socket was closed, or became a WebSocket, which is counted elsewhere."""
        left = self._open.get(name, 0) - 1
        if left > 0:
            self._open[name] = left
        else:
            self._open.pop(name, None)


def door_of(keeper: Keeper) -> type[HttpToolsProtocol]:
    """The protocol of every socket that comes in."""

    class Door(HttpToolsProtocol):
        """One socket."""

        name: str | None = None
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.name = keeper.enter(self.client[0] if self.client else "")
            if self.name is None:
                transport.abort()
            else:
                self._wait_for_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._go()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait_for_head()

        def on_headers_complete(self) -> None:
            self._stop_waiting()
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            self._go()
            super().handle_websocket_upgrade()

        def _wait_for_head(self) -> None:
            if self.late is None:
                self.late = self.loop.call_later(keeper.head_within, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def _go(self) -> None:
            self._stop_waiting()
            if self.name is not None:
                keeper.leave(self.name)
                self.name = None

    return Door
