"""What a page does with a server of its own: it asks, has one line to a table, and answers at random."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from typing import TYPE_CHECKING, Any

from tests.server.kit import hello

if TYPE_CHECKING:
    from anpfiff.offline.server import LocalServer

LONGEST = 60.0


class Page:
    """What a page does: it asks, has one line to a table, and answers at random."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        self.key = secrets.token_urlsafe(24)
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []

    async def get(self, path: str, token: str = "") -> Any:
        """What lies at a path."""
        headers = [("authorization", f"Bearer {token}")] if token else []
        answer = await self.server.ask("GET", path, headers, b"")
        assert answer.status == 200, answer
        return json.loads(answer.body)

    async def post(self, path: str, said: dict[str, Any]) -> tuple[int, Any]:
        """What is answered to something that is sent."""
        headers = [("content-type", "application/json")]
        answer = await self.server.ask("POST", path, headers, json.dumps(said).encode())
        return answer.status, json.loads(answer.body)

    async def lay(self, game: str) -> str:
        """A table for me against greedy bots."""
        seats = next(one["seats"] for one in (await self.get("/api/games"))["games"] if one["key"] == game)
        wish = {
            "game": game,
            "key": self.key,
            "seats": [{"kind": "me", "name": "Anna"}] + [{"kind": "bot", "bot": "greedy"}] * (min(seats) - 1),
        }
        status, laid = await self.post("/api/tables", wish)
        assert status == 201, laid
        return str(laid["table"])

    async def play(self, table: str, most: int = 10_000) -> dict[str, Any]:
        """Play a match at random, to its end or so many answers long; the last news."""
        line = self.server.connect("/socket", self.hear, self.closed.append)
        line.say(json.dumps(hello(table, self.key, seat=0)))
        part = secrets.token_hex(32)
        line.say(json.dumps({"type": "sit", "n": 1, "seat": 0, "name": "Anna", "key": self.key, "part": part}))
        n, answered, rng = 1, -1, random.Random(7)
        while True:
            news = await asyncio.wait_for(self.told.get(), LONGEST)
            assert news["type"] != "refused", news
            if news["type"] != "news":
                continue
            if news["status"] == "over":
                line.close()
                await line.ended()
                return news
            if news["decision"] and n > most:
                line.close()
                await line.ended()
                return news
            if news["decision"] and news["ply"] != answered:
                n, answered = n + 1, news["ply"]
                action = rng.choice(news["decision"]["options"])
                line.say(json.dumps({"type": "say", "n": n, "ply": answered, "seat": 0, "action": action}))

    def hear(self, text: str) -> None:
        """Note what is told."""
        found = json.loads(text)
        for message in found if isinstance(found, list) else [found]:
            self.told.put_nowait(message)
