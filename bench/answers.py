"""What an answer costs the server: its processor, the bytes it tells and the messages it takes, for each game.

    python -m bench.answers                        twelve matches of each game, in process, on the build that is there
    python -m bench.answers --page                 as the page plays: odds, a preview of the answer, and the answer
    PYTHONPATH=OTHER/src python -m bench.answers   the same of another tree, for a comparison in one run

Two seats play at one table over the real code of the socket, with a queue in place of the network; what they answer
follows from the seed. What they take of the processor is in the figures, and so is the store's thread.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import secrets
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import uvloop

from anpfiff.games import KEYS
from anpfiff.server.app import Entrance, build
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log.store.address import store_at
from anpfiff.server.services import Limits, Services
from bench.server.load import hello_to

if TYPE_CHECKING:
    from collections.abc import MutableMapping

SCOPE: Final = {
    "type": "websocket", "path": "/socket", "headers": [(b"host", b"127.0.0.1")], "client": ("127.0.0.1", 1),
    "query_string": b"",
}  # fmt: skip


class Blank(msgspec.Struct):
    """Just what is needed of a blank of a form."""

    options: list[str]
    least: int


class Form(msgspec.Struct):
    """Just what is needed of a form."""

    blanks: list[Blank]
    budget: int | None


class Decision(msgspec.Struct):
    """Just what is needed of a decision."""

    options: list[str]
    form: Form | None
    odds: dict[str, Any] | None = None


class Message(msgspec.Struct):
    """Just what is needed of a message."""

    type: str
    n: int | None = None
    ply: int = 0
    status: str = ""
    decision: Decision | None = None


DECODER: Final = msgspec.json.Decoder(Message | list[Message])


class Counts:
    """What was counted in a run."""

    def __init__(self) -> None:
        self.answers = self.messages = self.told = self.refused = 0
        self.costs: list[float] = []
        """Microseconds of the processor for an answer, match by match."""


class Line:
    """One seat on a line without a network."""

    def __init__(
        self, app: Entrance, laid: dict[str, Any], seat: int, counts: Counts, luck: random.Random, *, is_paged: bool
    ) -> None:
        self.seat, self.counts, self.luck, self.is_paged = seat, counts, luck, is_paged
        self.over = asyncio.get_running_loop().create_future()
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.numbers = itertools.count(1)
        self.answered = self.ply = -1
        self.said = 0
        self.decision: Decision | None = None
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.inbox.put_nowait(text(hello_to(laid["table"], laid["invites"][str(seat)])))
        self.send("sit", seat=seat, name=f"Coach {seat}", key=secrets.token_urlsafe(24), part=secrets.token_hex(32))
        self.task = asyncio.create_task(app(SCOPE, self.inbox.get, self.sent))

    def send(self, kind: str, **fields: Any) -> int:
        """Say something, without waiting for what becomes of it."""
        n = next(self.numbers)
        self.inbox.put_nowait(text({"type": kind, "n": n, **fields}))
        return n

    async def sent(self, event: MutableMapping[str, Any]) -> None:
        """A frame from the server."""
        if event["type"] == "websocket.send":
            self.counts.told += len(event["text"])
            found = DECODER.decode(event["text"])
            for message in found if isinstance(found, list) else [found]:
                self.hear(message)
            if self.decision is not None and self.ply > self.answered:
                self.answer(self.decision)

    def hear(self, message: Message) -> None:
        """News tell what is asked; what was refused as a whole is said in small steps."""
        if message.type == "news":
            self.ply, self.decision = message.ply, message.decision
            if message.status == "over" and not self.over.done():
                self.over.set_result(None)
        elif message.type == "refused" and message.n == self.said:
            self.counts.refused += 1
            self.answered = -1
            if self.decision is not None:
                self.decision.form = None

    def answer(self, decision: Decision) -> None:
        """Answer as the page does: odds first, then what the answer would do, then the answer."""
        form, at = decision.form, {"seat": self.seat, "ply": self.ply}
        self.answered = self.ply
        named = [self.luck.choice(decision.options)]
        if form is not None and form.budget is None and any(blank.least for blank in form.blanks):
            named = [one for blank in form.blanks for one in self.luck.sample(blank.options, blank.least)]
        if self.is_paged:
            if decision.odds is None:
                self.counts.messages += 1
                self.send("odds", **at)
            self.counts.messages += 1
            self.send("preview", actions=named, **at)
        self.counts.messages += 1
        self.counts.answers += 1
        whole = {"action": named[0]} if len(named) == 1 else {"actions": named}
        self.said = self.send("say", **at, **whole)

    async def close(self) -> None:
        """Hang up."""
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        await asyncio.gather(self.task, return_exceptions=True)


def text(message: dict[str, Any]) -> dict[str, Any]:
    """A message as a frame."""
    return {"type": "websocket.receive", "text": json.dumps(message)}


async def lay(app: Entrance, game: str) -> dict[str, Any]:
    """A table for two friends, as a page lays it."""
    told: list[Any] = []
    wish = json.dumps({"game": game, "seats": [{"kind": "friend"}, {"kind": "friend"}]}).encode()
    scope = {
        **SCOPE, "type": "http", "http_version": "1.1", "method": "POST", "scheme": "http", "path": "/api/tables",
        "raw_path": b"/api/tables", "root_path": "", "server": ("127.0.0.1", 80),
        "headers": [*SCOPE["headers"], (b"content-type", b"application/json")],
    }  # fmt: skip

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": wish, "more_body": False}

    async def send(event: Any) -> None:
        told.append(event)

    await app(scope, receive, send)
    found: dict[str, Any] = json.loads(b"".join(event.get("body", b"") for event in told))
    return found


async def play(app: Entrance, game: str, wish: argparse.Namespace, counts: Counts) -> None:
    """One match from the first question to its end."""
    laid = await lay(app, game)
    luck = random.Random(wish.seed)
    wish.seed += 1
    began, before = time.process_time(), counts.answers
    lines = [Line(app, laid, seat, counts, luck, is_paged=wish.page) for seat in (0, 1)]
    await asyncio.gather(*(line.over for line in lines))
    counts.costs.append((time.process_time() - began) * 1e6 / (counts.answers - before))
    for line in lines:
        await line.close()


async def measure(game: str, wish: argparse.Namespace) -> Counts:
    """Matches of a game, one after the other, on a new database."""
    counts = Counts()
    plenty = Limits(messages=1e9, burst=10**9, requests=1e9, tables=10**9, connections=10**9)
    with tempfile.TemporaryDirectory() as folder:
        services = Services(store_at(str(Path(folder) / "matches.db")), BotPool(1), Metrics(), plenty)
        app = build(services)
        await services.store.open()
        await app.server.lobby.open()
        for _ in range(wish.matches):
            await play(app, game, wish, counts)
        await app.server.lobby.close()
        await services.store.close()
    return counts


def main() -> None:
    """Play, and print a line for each game."""
    asked = argparse.ArgumentParser(prog="python -m bench.answers", description="What an answer costs the server.")
    asked.add_argument("--matches", type=int, default=12)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--page", action="store_true", help="ask for odds and a preview before each answer")
    asked.add_argument("--games", nargs="*", default=list(KEYS))
    wish = asked.parse_args()
    print(f"{'game':18}{'answers':>9}{'µs each':>9}{'bytes each':>12}{'messages each':>15}{'refused':>9}")
    for game in wish.games:
        found = uvloop.run(measure(game, wish))
        cost, told, said = statistics.median(found.costs), found.told / found.answers, found.messages / found.answers
        print(f"{game:18}{found.answers:9}{cost:9.0f}{told:12.0f}{said:15.2f}{found.refused:9}", flush=True)


if __name__ == "__main__":
    main()
