"""A server inside a page: the same application without network, threads and processes."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from anpfiff.games import SHELF
from anpfiff.offline.server import GONE, LocalServer
from tests.offline.page import Page

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

GAMES = [game.key for game in SHELF]


class Shelf:
    """Where a device keeps the file."""

    def __init__(self) -> None:
        self.times = 0

    async def flush(self) -> None:
        """Note that the file was kept."""
        self.times += 1


def run(file: Path, scene: Callable[[Page], Awaitable[None]]) -> int:
    """Open the server of a device, let something happen, and close it; how often the file was kept."""
    shelf = Shelf()

    async def all_of_it() -> None:
        server = LocalServer(file, shelf.flush)
        await server.open()
        try:
            await scene(Page(server))
        finally:
            await server.close()

    asyncio.run(all_of_it())
    return shelf.times


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_and_kept(game: str, tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    found: list[str] = []

    async def play(page: Page) -> None:
        table = await page.lay(game)
        news = await page.play(table)
        found.extend([table, page.key, json.dumps(news["result"])])
        assert page.closed == [GONE]

    async def come_back(page: Page) -> None:
        table, key, result = found
        assert (await page.get(f"/api/tables/{table}", key))["result"] == json.loads(result)

    entries = run(file, play)
    run(file, come_back)

    assert entries > 10


def test_what_is_not_there_is_said_as_by_any_server(tmp_path: Path) -> None:
    async def look(page: Page) -> None:
        answer = await page.server.ask("GET", "/api/tables/nothing", [], b"")
        assert answer.status == 404
        line = page.server.connect("/nowhere", page.hear, page.closed.append)
        await line.ended()
        assert page.closed == [1008]

    run(tmp_path / "matches.sqlite", look)


def test_a_file_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    file.write_bytes(b"no database at all " * 100)

    async def nothing(_page: Page) -> None: ...

    with pytest.raises(Exception, match=r"matches\.sqlite"):
        run(file, nothing)


def test_an_answer_waits_until_the_file_is_kept(tmp_path: Path) -> None:
    gate = asyncio.Event()
    gate.set()

    async def flush() -> None:
        await gate.wait()

    async def scene() -> None:
        server = LocalServer(tmp_path / "matches.sqlite", flush)
        await server.open()
        page = Page(server)
        gate.clear()
        laid = asyncio.ensure_future(page.lay("finale"))
        await asyncio.sleep(0.2)
        assert not laid.done()
        gate.set()
        assert await laid
        await server.close()

    asyncio.run(scene())


def test_the_one_file_alone_holds_everything_whenever_it_is_kept(tmp_path: Path) -> None:
    file, kept = tmp_path / "matches.sqlite", tmp_path / "kept" / "matches.sqlite"
    kept.parent.mkdir()
    found: list[str] = []

    async def flush() -> None:
        kept.write_bytes(file.read_bytes())

    async def scene() -> None:
        server = LocalServer(file, flush)
        await server.open()
        page = Page(server)
        table = await page.lay("finale")
        found.extend([table, page.key, json.dumps((await page.play(table))["result"])])
        # The device loses its power: nothing is closed, only what was kept is there.
        await look_at_what_was_kept()
        await server.close()

    async def look_at_what_was_kept() -> None:
        again = LocalServer(kept, flush)
        await again.open()
        table, key, result = found
        assert (await Page(again).get(f"/api/tables/{table}", key))["result"] == json.loads(result)
        await again.close()

    asyncio.run(scene())


def test_what_could_not_be_kept_is_not_said_to_be(tmp_path: Path) -> None:
    is_full = False

    async def flush() -> None:
        if is_full:
            raise OSError("no room is left")

    async def scene() -> None:
        nonlocal is_full
        server = LocalServer(tmp_path / "matches.sqlite", flush)
        await server.open()
        is_full = True
        wish = {
            "game": "finale",
            "key": "k" * 32,
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}],
        }
        page = Page(server)
        assert (await page.post("/api/tables", wish))[0] == 503
        is_full = False
        assert (await page.post("/api/tables", wish))[0] == 201
        await server.close()

    asyncio.run(scene())


def test_an_owner_enters_values_without_a_server(tmp_path: Path) -> None:
    """The page without a server is told what can be entered, and what is wrong with a file."""

    async def enter(page: Page) -> None:
        sheet = await page.get("/api/games/finale/owner?lang=fr")
        assert any(card["id"] == "solo_run" for card in sheet["cards"])
        own = 'game = "finale"\n[[tactic]]\nid = "solo_run"\nstrength = 9\ncolour = "white"\n'
        headers = [("content-type", "application/json")]
        body = json.dumps({"own_cards": own}).encode()
        found = json.loads((await page.server.ask("POST", "/api/games/finale/owner", headers, body)).body)
        assert found["said"] == {"tactic": {"solo_run": {"colour": "white"}}}
        assert [fault["line"] for fault in found["faults"]] == [4]

    run(tmp_path / "matches.sqlite", enter)
