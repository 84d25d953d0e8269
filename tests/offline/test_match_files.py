"""A match is taken along as a file: from the page without a server to a server and back, half-way through or over."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.replay import read, verify, write
from anpfiff.games import SHELF, find
from anpfiff.offline.server import LocalServer
from anpfiff.real_box.table import Real, RealTable
from tests.offline.page import Page
from tests.server.kit import hello

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path


async def flush() -> None:
    """Nothing has to be kept here."""


def run(folder: Path, scene: Callable[[Page, Page], Awaitable[None]]) -> None:
    """Two devices with a server each."""

    async def all_of_it() -> None:
        here, there = LocalServer(folder / "here.sqlite", flush), LocalServer(folder / "there.sqlite", flush)
        await here.open()
        await there.open()
        try:
            await scene(Page(here), Page(there))
        finally:
            await here.close()
            await there.close()

    asyncio.run(all_of_it())


async def file_of(page: Page, table: str, token: str) -> tuple[int, str]:
    """The file of a match, if this token gets it."""
    answer = await page.server.ask("GET", f"/api/tables/{table}/replay", [("authorization", f"Bearer {token}")], b"")
    return answer.status, answer.body.decode()


async def lay_file(page: Page, text: str, game: str, others: str = "bot") -> tuple[int, Any]:
    """Open a table where a file ends; I sit in the first seat."""
    _, found = await page.post("/api/matches", {"replay": text})
    rest = [{"kind": "bot", "bot": "greedy"} if others == "bot" else {"kind": others}] * (len(found["names"]) - 1)
    seats = [{"kind": "me", "name": "Anna"}, *rest]
    return await page.post("/api/tables", {"game": game, "key": page.key, "seats": seats, "start": {"replay": text}})


@pytest.mark.parametrize("game", [game.key for game in SHELF])
def test_a_match_goes_on_elsewhere_and_comes_back_when_it_is_over(game: str, tmp_path: Path) -> None:
    async def scene(here: Page, there: Page) -> None:
        table = await here.lay(game)
        await here.play(table, most=6)
        status, half = await file_of(here, table, here.key)
        assert status == 200
        ply = read(half, find).ply
        assert ply > 6

        status, laid = await lay_file(there, half, game)
        assert status == 201, laid
        news = await there.play(laid["table"])
        status, whole = await file_of(there, laid["table"], there.key)
        again = read(whole, find)
        assert status == 200
        assert 0 < again.given <= ply
        assert [str(line) for line in again.log[: again.given]] == [
            str(line) for line in read(half, find).log[: again.given]
        ]
        assert "nothing before" in (verify(whole, find) or ""), "what was brought along is not said to be proved"

        told = (await here.post("/api/matches", {"replay": whole}))[1]
        assert told["is_over"]
        assert told["result"] == news["result"]
        status, back = await lay_file(here, whole, game)
        assert status == 201, back
        assert (await here.play(back["table"]))["result"] == news["result"]
        assert (await file_of(here, back["table"], here.key))[1].endswith(whole[whole.rindex("result ") :])

    run(tmp_path, scene)


def test_a_running_match_is_only_for_somebody_who_plays_it_alone(tmp_path: Path) -> None:
    async def scene(here: Page, _there: Page) -> None:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
        laid = (await here.post("/api/tables", {"game": "finale", "key": here.key, "seats": seats}))[1]
        assert (await file_of(here, laid["table"], here.key))[0] == 409, "the match has not begun"
        alone = await here.lay("finale")
        await here.play(alone, most=3)
        assert (await file_of(here, alone, here.key))[0] == 200
        assert (await file_of(here, alone, "x" * 32))[0] == 404
        for path in ("film", "report", "course"):
            headers = [("authorization", f"Bearer {here.key}")]
            assert (await here.server.ask("GET", f"/api/tables/{alone}/{path}", headers, b"")).status == 409

    run(tmp_path, scene)


def test_a_match_with_the_real_box_is_neither_taken_along_nor_taken_up_half_way(tmp_path: Path) -> None:
    async def scene(here: Page, _there: Page) -> None:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
        real = {"dice": True, "cards": True}
        laid = (await here.post("/api/tables", {"game": "finale", "key": here.key, "seats": seats, "real": real}))[1]
        line = here.server.connect("/socket", here.hear, here.closed.append)
        line.say(json.dumps(hello(laid["table"], here.key, seat=0)))
        for n, name in enumerate(("Anna", "Ben")):
            part = "ab" * 32
            line.say(json.dumps({"type": "sit", "n": n, "seat": n, "name": name, "key": here.key, "part": part}))
        while (await asyncio.wait_for(here.told.get(), 30)).get("status") != "running":
            pass
        assert (await file_of(here, laid["table"], here.key))[0] == 409
        line.close()
        await line.ended()

        half = write(RealTable(find("finale"), find("finale").agree(), Real(dice=True, cards=True)))
        status, told = await here.post("/api/matches", {"replay": half})
        assert status == 400
        assert "real box" in told["error"]["message"]

    run(tmp_path, scene)


def test_a_file_may_be_continued_with_a_friend(tmp_path: Path) -> None:
    async def scene(here: Page, there: Page) -> None:
        table = await here.lay("finale")
        await here.play(table, most=3)
        half = (await file_of(here, table, here.key))[1]
        status, laid = await lay_file(there, half, "finale", "friend")
        assert status == 201
        assert set(laid["invites"]) == {"1"}
        assert (await file_of(there, laid["table"], there.key))[0] == 409

    run(tmp_path, scene)


def test_what_is_no_match_is_refused_with_the_line(tmp_path: Path) -> None:
    async def scene(here: Page, _there: Page) -> None:
        table = await here.lay("finale")
        await here.play(table, most=3)
        half = (await file_of(here, table, here.key))[1]
        spoiled = half.replace("\n0: ", "\n0: nonsense ", 1)
        for text, reason in [("rubbish", "no replay"), (spoiled, "nonsense"), ("", "no replay")]:
            status, told = await here.post("/api/matches", {"replay": text})
            assert status == 400
            assert reason in told["error"]["message"]
        assert (await lay_file(here, half, "hat_trick"))[0] == 400
        seats = [{"kind": "me", "name": "Anna"}]
        wish = {"game": "finale", "key": here.key, "seats": seats, "start": {"replay": half}}
        assert (await here.post("/api/tables", wish))[0] == 400

    run(tmp_path, scene)
