"""Who may have somebody told: browsers and webhooks belong to the key of a seat, and only that key takes them away."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import Resign, Sit
from anpfiff.server.log.store.pushes import Subscription
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.notify.calendar import calendar_of
from anpfiff.server.notify.outgoing_http import Outside
from anpfiff.server.notify.push import Pusher, call_of
from anpfiff.server.notify.routes import MOST_HOOKS
from anpfiff.server.notify.web_push import encode, new_secret, point_of, private_of
from anpfiff.server.security.tokens import hash_of
from tests.server.notify.test_turns import Away, away
from tests.server.rooms import key_of
from tests.server.scenes.ground import KICK_OFF
from tests.server.tables.test_seats import Ground, on_ground

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

BROWSER = {
    "endpoint": "https://push.example/abc",
    "p256dh": encode(point_of(private_of(new_secret()))),
    "auth": encode(b"a" * 16),
}
HOOK = {"url": "https://chat.example/hook"}


def told(folder: Path, work: Callable[[Ground, str], Awaitable[None]], *, secret: bytes | None = b"s" * 32) -> None:
    """A table at which Ann and Bo sit, on a node that sends notices."""

    async def run(ground: Ground) -> None:
        store, node = SqliteStore(folder / "stadium.db"), ground.nodes[0]
        await store.open()
        node.door.pushes = store.pushes  # type: ignore[attr-defined]
        table = await ground.lay("ann", "bo")
        node.services.pusher = Pusher(secret, "", Outside(), lambda: ground.now)  # type: ignore[misc]
        try:
            await work(ground, table)
        finally:
            await store.close()

    on_ground(run)


async def endpoints(ground: Ground, table: str) -> list[str]:
    return [one.endpoint for one in await ground.nodes[0].services.store.pushes.of(table)]


@pytest.mark.parametrize(("path", "wish", "name"), [("push", BROWSER, "endpoint"), ("hook", HOOK, "url")])
def test_only_the_key_that_wanted_it_takes_it_away(tmp_path: Path, path: str, wish: dict[str, str], name: str) -> None:
    async def work(ground: Ground, table: str) -> None:
        node, where = ground.nodes[0], f"/api/tables/{table}/{path}"
        assert (await node.ask("POST", where, key_of("ann"), wish))[0] == 201
        end = {name: wish[name]}
        for stranger in (key_of("bo"), "", "x" * 32, ground.watch):
            assert await node.ask("DELETE", where, stranger, end) == (200, b'{"is_on":false}')
            assert await endpoints(ground, table) == [wish[name]]
        assert await node.ask("DELETE", where, key_of("ann"), end) == (200, b'{"is_on":false}')
        assert await endpoints(ground, table) == []

    told(tmp_path, work)


@pytest.mark.parametrize(("path", "wish"), [("push", BROWSER), ("hook", HOOK)])
def test_only_whoever_holds_a_seat_has_anybody_told(tmp_path: Path, path: str, wish: dict[str, str]) -> None:
    async def work(ground: Ground, table: str) -> None:
        node = ground.nodes[0]
        status, stranger = await node.ask("POST", f"/api/tables/{table}/{path}", "x" * 32, wish)
        assert (status, stranger) == await node.ask("POST", f"/api/tables/nothing/{path}", "x" * 32, wish)
        assert status == 404
        assert (await node.ask("POST", f"/api/tables/{table}/{path}", ground.watch, wish))[0] == 403
        assert await endpoints(ground, table) == []

    told(tmp_path, work)


INSIDE = [
    "http://chat.example/hook", "https://127.0.0.1/hook", "https://[::1]/hook", "https://10.0.0.1/", "file:///etc/passwd",
    "https://chat.example:22/", "https://me:secret@chat.example/", "https://[::ffff:192.168.0.1]/", "ftp://chat.example/",
    "https://169.254.169.254/latest/meta-data", "https://chat.example/ a", "https:///nowhere", "",
]  # fmt: skip


@pytest.mark.parametrize("url", INSIDE)
def test_nobody_has_this_server_knock_at_doors_behind_its_walls(tmp_path: Path, url: str) -> None:
    async def work(ground: Ground, table: str) -> None:
        status, _ = await ground.nodes[0].ask("POST", f"/api/tables/{table}/hook", key_of("ann"), {"url": url})
        assert status == 400
        assert await endpoints(ground, table) == []

    told(tmp_path, work)


def test_a_seat_has_few_webhooks_and_nobody_takes_over_anothers(tmp_path: Path) -> None:
    async def work(ground: Ground, table: str) -> None:
        node, where = ground.nodes[0], f"/api/tables/{table}/hook"
        for number in range(MOST_HOOKS + 1):
            status, _ = await node.ask("POST", where, key_of("ann"), {"url": f"https://chat.example/{number}"})
            assert status == (201 if number < MOST_HOOKS else 429)
        assert (await node.ask("POST", where, key_of("bo"), {"url": "https://chat.example/0"}))[0] == 429

    told(tmp_path, work)


def test_a_host_without_keys_has_webhooks_all_the_same(tmp_path: Path) -> None:
    async def work(ground: Ground, table: str) -> None:
        node = ground.nodes[0]
        assert await node.get("/api/push", "") == (200, b'{"key":null}')
        assert (await node.ask("POST", f"/api/tables/{table}/push", key_of("ann"), BROWSER))[0] == 403
        assert (await node.ask("POST", f"/api/tables/{table}/hook", key_of("ann"), HOOK))[0] == 201

    told(tmp_path, work, secret=None)


def test_a_webhook_is_told_of_a_turn_and_of_the_end_once_each(tmp_path: Path) -> None:
    async def work(scene: Away) -> None:
        for one in await scene.store.pushes.of("table"):
            await scene.store.pushes.drop_own("table", one.endpoint, one.key)
        hook = Subscription(f"{scene.service.url}/hook", hash_of(key_of("ann")), "", "", "de")
        await scene.store.pushes.add("table", hook)
        await scene.look()
        await scene.look()
        scene.hall.do(Resign, 1)
        await scene.look()

        calls = [json.loads(body) for _, body in scene.service.heard]
        assert [call["event"] for call in calls] == ["turn", "over"]
        assert calls[0] == {
            "event": "turn", "table": "table", "game": "finale",
            "text": "Du bist dran: Finale.", "content": "Du bist dran: Finale.",
        }  # fmt: skip
        assert await scene.store.pushes.of("table") == []

    away(tmp_path, work, nodes=2)


def test_a_webhook_says_where_the_table_is_if_the_host_has_said_so() -> None:
    call = call_of("over", "abc", "hat_trick", "xx", "https://anpfiff.example")

    assert call.text == "Full time: Hat-Trick. https://anpfiff.example/t/abc"


def test_the_calendar_has_the_deadline_of_my_seat_and_of_nobody_elses() -> None:
    async def work(ground: Ground) -> None:
        node = ground.nodes[0]
        seats = [SeatWish("me", name="Ann"), SeatWish("bot", bot="random")]
        clock = Clock("days", 3 * 86_400)
        laid = await node.lobby.lay(OpenTable("finale", seats, key=key_of("ann"), clock=clock))
        where = f"/api/tables/{laid.table}/calendar?lang=fr"
        host = await node.lobby.find(laid.table)
        visitor = await ground.come(laid.table, "ann")
        await visitor.host.sit(visitor, Sit(1, 0, "Ann", key_of("ann"), "0f" * 16))
        for _ in range(50):
            if host.room.questions:
                break
            await asyncio.sleep(0.02)
        status, text = await node.get(where, key_of("ann"))

        assert status == 200
        due = dt.datetime.fromtimestamp(host.room.deadline(0) / 1000, dt.UTC)  # type: ignore[operator]
        assert f"DTSTART:{due:%Y%m%dT%H%M%SZ}\r\n" in text.decode()
        assert "SUMMARY:À toi de jouer\u202f: Finale\r\n" in text.decode()
        assert (await node.get(where, laid.watch))[0] == 403
        assert await node.get(where, "x" * 32) == await node.get("/api/tables/none/calendar?lang=fr", "x" * 32)
        table = await ground.lay("bo", "cy")
        assert (await node.get(f"/api/tables/{table}/calendar", key_of("bo")))[0] == 409  # nobody hurries there

    on_ground(work)


def test_a_calendar_file_is_as_the_standard_wants_it() -> None:
    text = calendar_of("abc", KICK_OFF + 8 * 3_600_000, KICK_OFF, "Ton tour, ici; là", "é" * 80, "https://a.example")
    entry: dict[str, Any] = dict(
        line.partition(":")[::2] for line in text.replace("\r\n ", "").split("\r\n") if not line.startswith("DESC")
    )

    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert text.endswith("END:VCALENDAR\r\n")
    assert "\n" not in text.replace("\r\n", "")
    assert (entry["SUMMARY"], entry["TRIGGER"]) == ("Ton tour\\, ici\\; là", "-PT120M")
    assert entry["DTSTART"] == "20270115T160000Z"
    assert "DTEND" not in entry, "an end must be later than the beginning (RFC 5545, 3.8.2.2)"
