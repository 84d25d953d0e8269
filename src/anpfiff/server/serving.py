"""Running a node: from a database and a port to a page in the browser, and back."""

from __future__ import annotations

import logging
import os
import signal
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import uvicorn

from anpfiff.games import SHELF, Row
from anpfiff.protocol.bots import BotStrength
from anpfiff.protocol.connection import LONGEST_MESSAGE
from anpfiff.server.app import build
from anpfiff.server.bots.engine_build import Engine
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.bots.server_bots import HouseBot, HouseBots
from anpfiff.server.http.access_log import AccessLog
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.http.pages import Pages
from anpfiff.server.lan_addresses import address_of, network_addresses
from anpfiff.server.log.store.address import file_at, store_at
from anpfiff.server.log.store.address_file import DoorPlate
from anpfiff.server.logs import LogForm, write_log
from anpfiff.server.notify.outgoing_http import Outside
from anpfiff.server.notify.push import pusher_of
from anpfiff.server.security.addresses import LOOPBACK, Names, read_networks
from anpfiff.server.security.slow_clients import Keeper, door_of
from anpfiff.server.services import Limits, Services, steady
from anpfiff.server.tables.retention import Keep

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import FrameType

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_SOCKETS: Final = 65_536
USUAL_PORT: Final = 8765
STOP_WITHIN: Final = 10
TICKS_A_LOOK: Final = 10
"""How often a server looks whether a compiled engine has come; it ticks ten times a second."""
SOCKETS: Final = 100
"""Sockets that one address may have open beside its WebSockets."""
LOCAL_HOOKS: Final = "ANPFIFF_LOCAL_HOOKS"
"""Set by hosts who trust everybody who plays: webhooks and push services may be on this machine or in its network."""
METRICS_TOKEN: Final = "ANPFIFF_METRICS_TOKEN"  # noqa: S105  the name of the variable that holds it


class Wish(msgspec.Struct, frozen=True):
    """How a node shall run."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual port, or any other that is free."""
    database: str | None = None
    public: str | None = None
    workers: int = 1
    limits: Limits = Limits()
    engine: str | None = None
    """A folder in which a compiled engine will lie: bots change over to it."""
    keep: Keep = Keep()
    access_log: bool = False
    log: LogForm = "text"
    pages: dict[str, str | None] = {}
    """Imprint and privacy, as the host names them: a file or an address."""
    proxies: tuple[str, ...] = LOOPBACK
    """Who is believed where others come from, with `public`."""
    shelf: Row = SHELF
    """The games that are shown."""
    bots: tuple[HouseBot, ...] = ()
    """Bots of the host's own."""
    strengths: dict[tuple[str, str], BotStrength] = {}
    """By game and key how strong they are, where that was measured."""


def bind(host: str, port: int | None) -> socket.socket:
    """A socket to listen on; without a wish for a port, the usual one or any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wished in [port] if port is not None else [USUAL_PORT, 0]:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wished))
        except OSError:
            found.close()
            if port is not None or wished == 0:
                raise
            continue
        return found
    raise OSError("no port is free")


def serve(
    wish: Wish, when_ready: Callable[[str, list[str] | None, Engine], None], when_tried: Callable[[Engine], None]
) -> None:
    """Serve until somebody stops us; tables are told, and everything is in the store."""
    list(wish.shelf)  # loaded now, so that nobody who comes has to wait for it
    write_log(wish.log)
    proxies = read_networks(wish.proxies) if wish.public else []
    allow_sockets()
    engine = Engine(Path(wish.engine) if wish.engine else None)
    figures = Metrics(os.environ.get(METRICS_TOKEN))
    now = steady()
    pusher = pusher_of(file_at(wish.database), wish.public, Outside(is_local_fine=LOCAL_HOOKS in os.environ), now)
    bot_pool = BotPool(wish.workers, engine=engine)
    house = HouseBots(wish.bots, wish.workers, engine, wish.strengths)
    store = store_at(wish.database)
    services = Services(store, bot_pool, figures, wish.limits, now, wish.keep, pusher, house=house)
    listening = bind(wish.host, wish.port)
    app = build(services, wish.public, Names(wish.host, wish.public), proxies, Pages(wish.pages), wish.shelf)
    config = uvicorn.Config(
        AccessLog(app) if wish.access_log else app,
        http=door_of(Keeper(wish.limits.connections + SOCKETS, proxies)),
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
        proxy_headers=False,
    )
    lobby = app.server.lobby
    # A client that sends no UTF-8 is hung up on; that is its own mistake, and none of ours to be traced.
    logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith("Invalid UTF-8"))
    address = wish.public or address_of(listening)
    plate = None if (file := file_at(wish.database)) is None else DoorPlate(file)

    def ready() -> None:
        if plate is not None:
            plate.hang(address)
        when_ready(address, None if wish.public else network_addresses(listening), engine)

    server = _Server(config, ready, lobby.say_goodbye)
    server.await_engine(engine, when_tried)
    # Whatever hinders the opening is raised below, for those who started us: no need to trace it here.
    logging.getLogger("uvicorn.error").addFilter(lambda _: server.started or app.server.hindrance is None)
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if app.server.hindrance is None:
            raise
    if app.server.hindrance is not None:
        raise app.server.hindrance
    if plate is not None:
        plate.take_down()


class _Server(uvicorn.Server):
    """Says when it is ready, and goodbye before it closes its connections."""

    def __init__(
        self, config: uvicorn.Config, when_ready: Callable[[], None], say_goodbye: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._when_ready: Final = when_ready
        self._say_goodbye: Final = say_goodbye
        self._awaited: tuple[Engine, Callable[[Engine], None]] | None = None

    def await_engine(self, engine: Engine, when_tried: Callable[[Engine], None]) -> None:
        """Say it once when a compiled engine that is awaited has come, or cannot come any more."""
        if engine.is_awaited:
            self._awaited = (engine, when_tried)

    async def on_tick(self, counter: int) -> bool:
        if self._awaited and counter % TICKS_A_LOOK == 0 and not self._awaited[0].is_awaited:
            self._awaited[1](self._awaited[0])
            self._awaited = None
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002  signals bring it
        """Stop gracefully, and when asked again at once; being stopped is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._say_goodbye()
        await super().shutdown(sockets)


def proxies_in(text: str | None) -> tuple[str, ...]:
    """The proxies a host names; without any, those on this machine."""
    found = LOOPBACK if text is None else tuple(part.strip() for part in text.split(",") if part.strip())
    read_networks(found)
    return found


def allow_sockets() -> None:
    """Have as many sockets as this system lets us; many systems give a program few unless it asks."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_SOCKETS if hard == resource.RLIM_INFINITY else min(hard, MOST_SOCKETS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def usual_workers() -> int:
    """One core is for the tables, the rest for bots."""
    return max(1, (os.cpu_count() or 2) - 1)
