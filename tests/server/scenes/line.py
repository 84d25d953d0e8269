"""A line of a scene: the real socket code with a queue in place of the network. It keeps every frame it was sent."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.kit import hello

if TYPE_CHECKING:
    from tests.server.scenes.ground import Node

Message = dict[str, Any]
_NUMBERS = itertools.count(1)


def hashed(token: str) -> str:
    """What the log keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Line:
    """One WebSocket at one node, and everything that came out of it."""

    def __init__(self, node: Node, table: str, token: str) -> None:
        self.node = node
        self.table = table
        self.tokens = [token]
        """Every token said on this line: whoever says it knows it."""
        self.fresh: list[tuple[int, Message]] = []
        """What was sent since the last step, and up to which entry the node knew the log then."""
        self.news: Message | None = None
        self.past: list[Message] = []
        """Older news, so that somebody can act on what he saw long ago."""
        self.is_open = True
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._hello: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        scope = {
            "type": "websocket", "path": "/socket", "headers": [(b"host", b"127.0.0.1")], "client": ("10.0.0.8", 1),
            "query_string": b"",
        }  # fmt: skip
        self._task = asyncio.create_task(node.app(scope, self._inbox.get, self._sent))
        self._inbox.put_nowait({"type": "websocket.connect"})

    async def _sent(self, event: Any) -> None:
        if event["type"] == "websocket.close":
            self.is_open = False
            if not self._hello.done():
                self._hello.set_exception(ConnectionError("the line was closed before anybody said welcome"))
        if event["type"] != "websocket.send":
            return
        found = msgspec.json.decode(event["text"])
        for message in found if isinstance(found, list) else [found]:
            self.fresh.append((self.node.committed(self.table), message))
            if message["type"] == "news":
                self.news = message
                self.past = [*self.past[-9:], message]
            elif message["type"] in ("welcome", "refused") and not self._hello.done():
                self._hello.set_result(message)
            elif message.get("n") in self._answers:
                self._answers.pop(message["n"]).set_result(message)

    async def hello(self, seat: int | None = None, ply: int = -1) -> Message:
        """Say hello; the welcome or the refusal."""
        self._put(hello(self.table, self.tokens[0], ply=ply, seat=seat))
        return await self._hello

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Say something, and wait for its answer; nothing if the line was closed before it came."""
        n = next(_NUMBERS)
        self._answers[n] = answer = asyncio.get_running_loop().create_future()
        if "key" in fields:
            self.tokens.append(fields["key"])
        self._put({"type": kind, "n": n, **fields})
        for _ in range(2000):
            if answer.done() or not self.is_open:
                break
            await asyncio.sleep(0 if _ < 200 else 0.001)
        return answer.result() if answer.done() else {"type": "nothing"}

    def _put(self, message: Message) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def close(self) -> None:
        """Hang up."""
        self.is_open = False
        self._inbox.put_nowait({"type": "websocket.disconnect"})
        await asyncio.gather(self._task, return_exceptions=True)

    def check(self) -> None:
        """Whatever went wrong on the server's side of the line goes wrong here."""
        if self._task.done():
            self._task.result()

    @property
    def hashes(self) -> set[str]:
        """The tokens of this line as the log knows them."""
        return {hashed(token) for token in self.tokens}

    @property
    def chair(self) -> int | None:
        """The seat the newest news are seen from."""
        return None if self.news is None else self.news["chair"]
