"""A small client that keeps what it was told and what was acknowledged, and looks into the store when all is over."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import socket
import time
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from anpfiff.protocol.connection import VERSION
from anpfiff.server.log.store.address import store_at
from anpfiff.server.tables.log import fold
from tests.server.process import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

    from anpfiff.server.log.store import Record
    from anpfiff.server.tables.room import Room
    from tests.server.process import Message


def hello(table: str, token: str = "", **fields: Any) -> Message:
    """The first message of somebody who comes to a table."""
    return {
        "type": "hello",
        "version": VERSION,
        "topics": [{"topic": "table", "table": table, "token": token, **fields}],
    }


class Dropped(Exception):
    """The line is gone."""


class Refused(Exception):
    """The server did not do it; `kind` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message['kind']}: {message['message']}")
        self.kind: str = message["kind"]


class Sent(msgspec.Struct):
    """Something a client said in a seat, and what it was acknowledged with."""

    ply: int
    action: str
    done: int | None = None
    """The ply after it, once it was acknowledged."""
    refused: str | None = None


OPEN: WeakSet[Client] = WeakSet()
"""Clients that have dialled; the fixture of `hard` hangs up for those who forget to."""


class Client:
    """One chair at one table over one line at a time. It checks that its journal only ever grows, line by line."""

    def __init__(self, table: str, token: str = "") -> None:
        self.table = table
        self.token = token
        self.key = secrets.token_urlsafe(24)
        self.part = secrets.token_hex(32)
        self.seat: int | None = None
        self.lines: list[Message] = []
        """The journal of its chair, as far as it was told."""
        self.news: Message = {}
        self.welcome: Message = {}
        self.goodbye: str | None = None
        self.sent: list[Sent] = []
        self.has_sat = False
        self.drops = 0
        self._answered = -1
        self._invite = ""
        self._chair: int | None = None
        self._numbers = itertools.count(1)
        self.line: ClientConnection | None = None
        self._told: list[Message] = []
        """The rest of a frame that held several messages."""

    def open(self, host: str) -> Message:
        """Say hello, with the last ply seen; the welcome."""
        self.dial(host)
        is_same_chair = self._chair == (self.seat if self.has_sat else None)  # each chair counts its own lines
        ply = len(self.lines) if self.lines and is_same_chair else -1
        self.send(hello(self.table, self.token, ply=ply))
        message = self.receive()
        if message["type"] == "refused":
            if message["kind"] == "unknown" and self._invite and not self.has_sat:
                self.token, self._invite = self._invite, ""  # it never sat down after all
                return self.open(host)
            raise Refused(message)
        assert message["type"] == "welcome", message
        self.welcome = message
        return message

    def dial(self, host: str, **how: Any) -> None:
        """Open a line, and say nothing yet."""
        self.close()
        self._answered = -1
        endless = {"max_size": None, "max_queue": None}  # nothing of what is told waits for us to ask for it
        how = {"open_timeout": PATIENCE, "compression": None, "ping_interval": None, **endless, **how}
        try:
            self._told = []
            self.line = contextlib.ExitStack().enter_context(connect(f"ws://{host}/socket", **how))
            OPEN.add(self)
        except (OSError, WebSocketException) as error:
            raise Dropped(str(error)) from error

    def close(self) -> None:
        """Hang up."""
        line, self.line = self.line, None
        if line is not None:
            line.close_timeout = 0.2
            line.close()

    def drop(self) -> None:
        """Let the connection die without a word."""
        line, self.line = self.line, None
        assert line is not None
        line.socket.shutdown(socket.SHUT_RDWR)
        line.close()

    def send(self, message: Message | str | bytes) -> None:
        """Send a message as it is."""
        assert self.line is not None
        try:
            self.line.send(json.dumps(message) if isinstance(message, dict) else message)
        except (ConnectionClosed, OSError) as error:
            self.drops += 1
            raise Dropped(str(error)) from error

    def receive(self, timeout: float = PATIENCE) -> Message:
        """The next message; news are put into the journal, and nothing in it may be lost, doubled or changed."""
        assert self.line is not None
        try:
            if not self._told:
                found = json.loads(self.line.recv(timeout))
                self._told = found if isinstance(found, list) else [found]
            message = self._told.pop(0)
        except TimeoutError:  # the line is there, and nobody speaks
            raise
        except (ConnectionClosed, OSError) as error:
            self.drops += 1
            raise Dropped(str(error)) from error
        if message["type"] == "goodbye":
            self.goodbye = message["why"]
        elif message["type"] == "news":
            self._take(message)
        return message

    def rest(self) -> tuple[list[Message], str]:
        """Everything that is told until the line is gone, and how it went."""
        found: list[Message] = []
        while True:
            try:
                found.append(self.receive())
            except Dropped as dropped:
                return found, str(dropped)

    def _take(self, news: Message) -> None:
        if news["chair"] != self._chair:  # it sat down: from here on its own journal is told, from the start
            self._chair, self.lines = news["chair"], []
        since = news["since"]
        assert since <= len(self.lines), f"lines {len(self.lines)} to {since} were never told"
        known = self.lines[since:]
        assert known == news["lines"][: len(known)], "what was told before is told otherwise now"
        self.lines += news["lines"][len(known) :]
        assert len(self.lines) == news["ply"], "the ply is not the number of lines"
        self.news = news

    def until(self, kind: str, n: int | None = None, timeout: float = PATIENCE) -> Message:
        """The next message of a kind (and number); refusals of that number are raised."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.001, end - time.monotonic()))
            if message["type"] == "refused" and (n is None or message["n"] == n):
                raise Refused(message)
            if message["type"] == kind and (n is None or message.get("n") == n):
                return message

    def ask(self, kind: str, answer: str = "done", **fields: Any) -> Message:
        """Send one numbered message, and wait for its answer."""
        n = next(self._numbers)
        self.send({"type": kind, "n": n, **fields})
        return self.until(answer, n)

    def sit(self, seat: int, name: str = "Heinz") -> None:
        """Take a seat; from then on the key is the right to it."""
        self.seat = seat
        if (
            self.token != self.key
        ):  # an invitation is good once: if the line drops now, the key may be the right already
            self._invite, self.token = self.token, self.key
        self.ask("sit", seat=seat, name=name, key=self.key, part=self.part)
        self.has_sat = True

    def say(self, action: str) -> Sent:
        """Answer the decision asked, and keep what became of it."""
        said = self.mark(action)
        try:
            done: int = self.ask("say", ply=said.ply, seat=self.seat, action=action)["ply"]
        except Refused as refused:
            said.refused = refused.kind
            raise
        said.done, self._answered = done, done - 1  # what is asked before that ply was asked before the answer
        return said

    def mark(self, action: str) -> Sent:
        """Note down that an answer is about to be sent; nobody knows yet what becomes of it."""
        said = Sent(self.news["ply"], action)
        self.sent.append(said)
        self._answered = said.ply
        return said

    def ping(self) -> None:
        """Wait until everything sent so far was answered."""
        self.ask("ping", "pong")

    @property
    def is_asked(self) -> bool:
        """Whether the newest news ask something that was not answered on this line; news may be older than answers."""
        return bool(self.news) and self.news["decision"] is not None and self.news["ply"] > self._answered

    @property
    def is_over(self) -> bool:
        """Whether the newest news tell the end."""
        return bool(self.news) and self.news["status"] in ("over", "expired")

    def settle(self, timeout: float = PATIENCE) -> Message:
        """The newest news in which this seat is asked, or the match is over."""
        end = time.monotonic() + timeout
        while not (self.is_asked or self.is_over):
            self.receive(max(0.001, end - time.monotonic()))
        return self.news

    def play_on(self) -> None:
        """Say anything that may be said until the match is over."""
        chance = random.Random(self.table)
        self.settle()
        while not self.is_over:
            self.say(chance.choice(self.news["decision"]["options"]))
            self.settle()


@contextlib.contextmanager
def visiting(host: str, table: str, token: str = "") -> Iterator[Client]:
    """A client with an open line that has its first news."""
    client = Client(table, token)
    client.open(host)
    try:
        client.until("news")
        yield client
    finally:
        client.close()


def seated(host: str, laid: Message, *seats: int) -> list[Client]:
    """Clients at these seats of a new table, in this order, with their first news as a seat."""
    clients = []
    for seat in seats:
        client = Client(laid["table"], laid["invites"][str(seat)])
        client.open(host)
        client.until("news")
        client.sit(seat, f"Coach {seat}")
        clients.append(client)
    return clients


# ---- what the store says ---------------------------------------------------------------------------------------------


def rooms_of(database: str, *tables: str) -> dict[str, tuple[Record, Room]]:
    """Tables as their logs have them, read beside whoever else has the store open."""

    async def work() -> dict[str, tuple[Record, Room]]:
        store = store_at(database, read_only=True)
        await store.open()
        try:
            found = {}
            for table in tables:
                record = await store.record(table)
                assert record is not None, f"table {table} is gone"
                log = await store.read(table)
                assert [seq for seq, _ in log] == list(range(len(log))), "the log has gaps"
                found[table] = (record, fold(record, log))
            return found
        finally:
            await store.close()

    return asyncio.run(work())


def journal_of(room: Room, chair: int) -> list[Message]:
    """What a chair was told, as a client reads it."""
    found: list[Message] = json.loads(msgspec.json.encode(room.journals.of[chair]))
    return found
