"""Competitions and matches for the tests of the page: asked for over HTTP, and played by bots."""

from __future__ import annotations

import json
import time
import urllib.request
from typing import TYPE_CHECKING, Any, Final

from tests.browser.fan import PATIENCE

if TYPE_CHECKING:
    from tests.browser.server import Server

KEY: Final = "organiser-of-a-match-day-00000000"


def ask(server: Server, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the HTTP API answers to the organiser; without a body, nothing is to be changed."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {KEY}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server.url + path, data, headers)) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def of_bots(server: Server, size: int, form: dict[str, Any], game: str = "finale") -> str:
    """A competition of bots; its first round begins at once."""
    wish = {"game": game, "key": KEY, "size": size, "format": form, "fill": "random", "public": True}
    name = str(ask(server, "/api/competitions", wish)["id"])
    ask(server, f"/api/competitions/{name}", {"want": "add_bot", "bot": "random"})
    ask(server, f"/api/competitions/{name}", {"want": "draw"})
    return name


def await_end(server: Server, path: str, status: str) -> None:
    """Wait until bots have come to an end."""
    until = time.monotonic() + PATIENCE
    while ask(server, path)["status"] != status:
        assert time.monotonic() < until, f"{path} does not end"
        time.sleep(0.1)


def played(server: Server, game: str, seats: int) -> str:
    """A match between bots that is over."""
    bots = [{"kind": "bot", "bot": "greedy"}] * seats
    table = str(ask(server, "/api/tables", {"game": game, "public": True, "seats": bots})["table"])
    await_end(server, f"/api/tables/{table}", "over")
    return table
