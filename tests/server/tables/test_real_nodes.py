"""Tables with the real box on several nodes, over a line, and in a cup."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.replay import verify
from anpfiff.core.rng import seeded
from anpfiff.errors import Malformed
from anpfiff.games import find
from anpfiff.offline.server import LocalServer
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.real_box import AskAmend, AskFilm, Correct, Fall, RealBox
from anpfiff.protocol.table import Say, Seated
from anpfiff.server.competitions.entries import Announced
from anpfiff.server.competitions.host import real_for
from anpfiff.server.refusals import Late
from anpfiff.server.tables import entries
from anpfiff.server.tables.frames import Bulletin
from anpfiff.server.tables.real_box import amended, filmed
from tests.offline.page import Page
from tests.server.competitions.stage import Stage
from tests.server.kit import hello
from tests.server.rooms import key_of
from tests.server.tables.test_room_hosts import Node, with_nodes

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.server.tables.host import RoomHost
    from anpfiff.server.tables.viewer import Visitor

BOX = RealBox(dice=True, cards=True)
EACH = RealBox(dice=True, cards=True, phones="each")
ENOUGH = 60
"""So many messages; then one of them gives up, so that there is something to read."""
STARTERS: dict[str, Any] = {"squads": "starter", "deck_mode": "starter"}


def asked(host: RoomHost) -> dict[str, Any]:
    """What a phone at this node would show."""
    chair = min(host.room.questions, default=SPECTATOR)
    found: dict[str, Any] = json.loads(Bulletin(host.room).whole(chair, 0))
    return found


async def enter(host: RoomHost, visitor: Visitor, turn: int) -> None:
    """Enter something on a phone; one that was behind has caught up after it was told so."""
    for _ in range(2):
        news, told = asked(host), host.room.journals.told(0)
        message: Seated
        if news["fate"]:
            may = news["fate"]["options"]
            message = Fall(1, told, 0, may[turn % len(may)])
        else:
            seat, may = news["decision"]["seat"], news["decision"]["options"]
            message = Say(1, host.room.journals.told(seat), seat, may[turn % len(may)])
        try:
            await host.obey(visitor, message)
        except Late:
            continue
        return
    raise AssertionError("a node that has caught up knows what is asked")


def test_two_nodes_referee_one_table_and_a_correction_reaches_both(tmp_path: Path) -> None:
    async def work(one: Node, two: Node) -> None:
        wish = OpenTable(
            "finale", [SeatWish("me", "Ann"), SeatWish("here", "Bo")], None, STARTERS, key_of("ann"), real=BOX
        )
        table = (await one.lobby.lay(wish)).table
        first, ann = await one.sit(table, 0, 1)
        second, same = await two.sit(table)
        rng = seeded(9)
        for number in range(30):
            await enter(*((first, ann) if number % 3 else (second, same)), rng.below(97))
        await enter(first, ann, 0)
        throw = next(moment for moment in filmed(first.room, AskFilm(1)).moments if moment.seat == -1)
        other = next(may for may in amended(first.room, AskAmend(2, throw.at)).options if may != throw.action)
        await first.obey(ann, Correct(3, first.room.journals.told(0), 0, throw.at, other))
        await enter(second, same, 1)
        await enter(first, ann, 2)
        third, _ = await Node(one.services.store).sit(table)  # type: ignore[arg-type]

        assert third.room.replay() == first.room.replay()
        assert filmed(third.room, AskFilm(4)).moments == filmed(first.room, AskFilm(4)).moments

    with_nodes(tmp_path, work)


def run(folder: Path, scene: Any) -> None:
    """A whole server, asked as a page asks it."""

    async def all_of_it() -> None:
        async def nothing() -> None:
            pass

        server = LocalServer(folder / "matches.sqlite", nothing)
        await server.open()
        try:
            await scene(Page(server))
        finally:
            await server.close()

    asyncio.run(all_of_it())


def test_a_match_is_entered_over_one_line_and_read_afterwards(tmp_path: Path) -> None:
    async def scene(page: Page) -> None:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Bo"}]
        real = {"dice": True, "cards": True}
        wish = {"game": "finale", "key": page.key, "seats": seats, "options": STARTERS, "real": real}
        status, laid = await page.post("/api/tables", wish)
        assert status == 201, laid
        table = laid["table"]
        line = page.server.connect("/socket", page.hear, page.closed.append)

        def send(**said: Any) -> None:
            line.say(json.dumps(said))

        line.say(json.dumps(hello(table, page.key, seat=0)))
        for seat in (0, 1):
            part = secrets.token_hex(32)
            send(type="sit", n=1, seat=seat, name="Ann", key=page.key, part=part)
        n, rng, may = 1, seeded(5), list[str]()
        said: dict[str, Any] = {}
        while True:
            news = await asyncio.wait_for(page.told.get(), 30)
            if news["type"] == "refused":  # whether a hand can hold a card may be known only now
                assert "cannot be said here" in news["message"]
                may.remove(said["action"])
            elif news["type"] == "news":
                if news["status"] == "over":
                    break
                asks = news["fate"] or news["decision"]
                if asks is None:
                    if news["asked"]:
                        send(type="turn_to", n=(n := n + 1), seat=news["asked"][0]["seat"])
                    continue
                may = list(asks["options"])
                kind = {"type": "fall", "seat": 0} if news["fate"] else {"type": "say", "seat": asks["seat"]}
                said = {**kind, "ply": news["ply"]}
                if n > ENOUGH:
                    said = {"type": "resign", "seat": 0, "ply": news["ply"]}
            else:
                continue
            if said["type"] != "resign":
                said["action"] = may[rng.below(len(may))]
            send(**said, n=(n := n + 1))
        line.close()
        await line.ended()
        headers = [("authorization", f"Bearer {page.key}")]
        replay = (await page.server.ask("GET", f"/api/tables/{table}/replay", headers, b"")).body.decode()
        assert "\nreal dice,cards\n" in replay
        assert verify(replay, find) is None
        assert await page.get(f"/api/tables/{table}/report", page.key)
        assert await page.get(f"/api/tables/{table}/film?chair=open&from=0&to=20", page.key)

    run(tmp_path, scene)


def test_a_cup_evening_with_real_boxes_lays_real_tables(tmp_path: Path) -> None:
    async def scene(page: Page) -> None:
        real = {"dice": True, "cards": True, "phones": "each"}
        wish = {"game": "finale", "key": page.key, "size": 2, "me": "Ann", "options": STARTERS, "real": real}
        status, opened = await page.post("/api/competitions", wish)
        assert status == 201, opened
        bo = secrets.token_urlsafe(24)
        path = f"/api/competitions/{opened['id']}"

        async def want(token: str, **said: Any) -> dict[str, Any]:
            headers = [("content-type", "application/json"), ("authorization", f"Bearer {token}")]
            answer = await page.server.ask("POST", path, headers, json.dumps(said).encode())
            assert answer.status == 200, answer.body
            found: dict[str, Any] = json.loads(answer.body)
            return found

        await want(opened["link"], want="join", name="Bo", key=bo)
        await want(page.key, want="draw")
        info = await want(page.key, want="show_lots", number=64)
        for _ in range(100):
            match = info["rounds"][0]["ties"][0]["matches"][0] if info["rounds"] else {}
            if match.get("table"):
                break
            await asyncio.sleep(0.05)
            info = await page.get(path, page.key)
        line = page.server.connect("/socket", page.hear, page.closed.append)
        line.say(json.dumps(hello(match["table"], page.key)))
        welcome = await asyncio.wait_for(page.told.get(), 30)
        assert welcome["table"]["real"] == real
        assert welcome["table"]["clock"]["kind"] == "none", "nobody is hurried at a kitchen table"
        line.close()
        await line.ended()

    run(tmp_path, scene)


def test_whoever_meets_a_bot_in_such_a_cup_plays_in_the_app() -> None:
    stage = Stage("Ada", "Ben", game="finale", real=EACH)
    first = stage.competition.opened
    assert isinstance(first, Announced)
    ada, bot = entries.LaidSeat(name="Ada", key="a"), entries.LaidSeat(bot="greedy", name="Bot")
    assert real_for(first, [ada, ada]) == EACH
    assert real_for(first, [ada, bot]) is None
    with pytest.raises(Malformed, match="a phone of their own"):
        Stage("Ada", "Ben", game="finale", real=BOX)
    with pytest.raises(Malformed, match="dice, cards or both"):
        Stage("Ada", "Ben", game="finale", real=RealBox(dice=False, cards=False, phones="each"))
