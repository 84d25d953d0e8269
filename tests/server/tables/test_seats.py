"""A seat changes hands: nobody else looks in, on no node and on no line; and one broken table stops no other."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.errors import Refusal, Unknown
from anpfiff.protocol.decision import AskOdds
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import Leave, Move, Propose, Recall, Resign, Sit, Talk
from anpfiff.server.log.store import Appended
from anpfiff.server.refusals import NO_TABLE, Forbidden, Unreadable
from anpfiff.server.tables.clock import AWAY
from anpfiff.server.tables.viewer import Visitor
from tests.server.rooms import key_of
from tests.server.scenes.ground import KICK_OFF, Node, Shed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from anpfiff.server.tables.host import RoomHost


class Guest(Visitor):
    """A visitor who knows the host of the room they came to."""

    def __init__(self, host: RoomHost, token: str, send: Any, hang_up: Any) -> None:
        super().__init__(host.audience, token, send, hang_up)
        self.host = host


class Ground:
    """A table for several people, two nodes, and a clock."""

    def __init__(self) -> None:
        self.now = KICK_OFF
        self.shed = Shed()
        self.nodes = [Node(self.shed, lambda: self.now) for _ in range(2)]
        self.sent: dict[str, list[dict[str, Any]]] = {}
        self.gone: list[str] = []
        self.watch = ""

    async def lay(self, *devices: str, public: bool = False, game: str = "finale") -> str:
        """Everybody sits down at the first node."""
        wishes = [SeatWish("friend") for _ in devices]
        laid = await self.nodes[0].lobby.lay(OpenTable(game, wishes, public=public))
        self.watch = laid.watch
        for seat, device in enumerate(devices):
            visitor = await self.come(laid.table, device, token=laid.invites[str(seat)])
            await visitor.host.sit(visitor, Sit(1, seat, device, key_of(device), "0f" * 16))
        return laid.table

    async def come(self, table: str, device: str, seat: int | None = None, token: str = "", node: int = 0) -> Guest:
        """Somebody with a line."""
        host: RoomHost = await self.nodes[node].lobby.find(table)
        self.sent[device] = told = []

        async def send(data: bytes) -> None:
            found = msgspec.json.decode(data)
            told.extend(found if isinstance(found, list) else [found])

        async def hang_up(_why: str) -> None:
            self.gone.append(device)

        visitor = Guest(host, token or key_of(device), send, hang_up)
        if seat is not None:
            host.audience.turn(visitor, seat)
        host.audience.visitors.add(visitor)
        host.attend()
        return visitor

    async def settle(self) -> None:
        """Both nodes hear everything."""
        for _ in range(50):
            for node in self.nodes:
                if node.door.waiting:
                    node.door.deliver()
            await asyncio.sleep(0)

    def chairs(self, device: str) -> list[int | None]:
        """The chairs from which a device was told news."""
        return [message["chair"] for message in self.sent[device] if message["type"] == "news"]


def on_ground(work: Callable[[Ground], Awaitable[None]]) -> None:
    async def run() -> None:
        ground = Ground()
        try:
            await work(ground)
        finally:
            for node in ground.nodes:
                await node.lobby.close()

    asyncio.run(run())


def ply(visitor: Guest, seat: int) -> int:
    return visitor.host.room.journals.told(seat)


async def hand_over(ground: Ground, table: str, bo: Guest, seat: int, *, tell: bool = True) -> None:
    """Bo gets up, and Cy sits down with his link."""
    done = await bo.host.obey(bo, Leave(1, ply(bo, seat), seat))
    assert done.invite is not None
    if tell:
        await ground.settle()
    cy = await ground.come(table, "cy", token=done.invite)
    await cy.host.sit(cy, Sit(1, seat, "Cy", key_of("cy"), "0f" * 16))


@pytest.mark.parametrize("node", [0, 1])
def test_after_somebody_new_sat_down_the_old_line_is_told_nothing_more(node: int) -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        bo = await ground.come(table, "bo", 1, node=node)
        await hand_over(ground, table, bo, 1)
        await ground.settle()
        told = len(ground.sent["bo"])

        assert "bo" in ground.gone
        with pytest.raises(Forbidden):
            await bo.host.queries.recall(bo, Recall(2, 0))
        with pytest.raises(Forbidden):
            await bo.host.queries.odds(bo, AskOdds(3, 0, 1))
        assert len(ground.sent["bo"]) == told

    on_ground(work)


def test_a_line_that_hears_of_it_together_with_the_first_answer_is_told_neither() -> None:
    """A node was cut off: it learns in one go that the seat was given away and what was done with it."""

    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        bo = await ground.come(table, "bo", 1)
        await ground.settle()
        old = await ground.come(table, "old", 1, token=key_of("bo"), node=1)
        await hand_over(ground, table, bo, 1, tell=False)
        ground.nodes[1].door.waiting.clear()
        await old.host.hear(Appended("", -1, None))
        await ground.settle()

        assert ground.chairs("old") == []
        assert "old" in ground.gone

    on_ground(work)


def test_behind_the_curtain_a_void_key_sees_nothing_of_a_private_table() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        curtain = await ground.come(table, "old", token=key_of("bo"))
        bo = await ground.come(table, "mover", 1, token=key_of("bo"))
        await bo.host.obey(bo, Move(1, 0, 1, key_of("other")))
        await ground.settle()

        assert "old" in ground.gone
        assert "mover" not in ground.gone
        with pytest.raises(Forbidden):
            curtain.host.audience.turn(curtain, None)

    on_ground(work)


def test_whoever_resigns_watches_on_and_may_come_back_to_watch() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo", "cy", game="fussball_fieber")
        bo = await ground.come(table, "bo", 1)
        await bo.host.obey(bo, Resign(1, ply(bo, 1), 1))
        await ground.settle()

        assert bo.chair == SPECTATOR
        assert ground.chairs("bo")[-1] is None
        assert "bo" not in ground.gone
        for node in ground.nodes:
            assert (await node.get(f"/api/tables/{table}", key_of("bo")))[0] == 200
            line = Guest(await node.lobby.find(table), key_of("bo"), None, None)
            line.host.audience.turn(line, None)
            with pytest.raises(Forbidden):
                line.host.audience.turn(line, 1)

    on_ground(work)


def test_a_line_on_another_node_keeps_its_seat_from_being_taken_for_absent() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        ann = await ground.come(table, "ann", 0)
        ann.host.audience.visitors.intersection_update({ann})
        await ground.come(table, "bo", 1, node=1)
        await ann.host.obey(ann, Propose(1, ply(ann, 0), 0, "take_over", 1))
        await ground.settle()
        assert ann.host.room.is_present
        ground.now += AWAY
        for node in ground.nodes:
            node.lobby.hosts[table].attend()
        await ground.settle()

        assert ann.host.room.proposal is None
        assert ann.host.room.seats[1].is_person

    on_ground(work)


def test_whoever_was_away_is_told_so_and_takes_his_seat_back_from_the_bot() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        ann = await ground.come(table, "ann", 0)
        ann.host.audience.visitors.intersection_update({ann})
        await ann.host.obey(ann, Propose(1, ply(ann, 0), 0, "take_over", 1))
        ground.now += AWAY + 1000
        ann.host.attend()
        await ground.settle()
        assert ann.host.room.seats[1].info().state == "away"
        bo = await ground.come(table, "bo", node=1)
        await bo.host.sit(bo, Sit(2, 1, "Bo", key_of("bo"), "0f" * 16))

        assert bo.chair == 1
        assert bo.host.room.seats[1].info().state == "ready"

    on_ground(work)


def test_a_missing_table_and_a_private_one_are_refused_in_the_same_words() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        node = ground.nodes[0]
        answers = [await node.get(f"/api/tables/{one}", "x" * 32) for one in (table, "nowhere")]

        assert answers[0] == answers[1]
        assert answers[0][0] == 404
        with pytest.raises(Unknown) as caught:
            await node.lobby.find("nowhere")
        assert caught.value.message == NO_TABLE

    on_ground(work)


def test_a_table_that_cannot_be_read_is_refused_and_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    async def work(ground: Ground) -> None:
        bad, good = await ground.lay("ann", "bo"), await ground.lay("ann", "bo")
        ground.shed.logs[bad][1] = b'{"type":"nonsense"}'
        node = Node(ground.shed, lambda: ground.now)
        with caplog.at_level(logging.ERROR):
            for _ in range(3):
                with pytest.raises(Unreadable):
                    await node.lobby.find(bad)
        assert len(caplog.records) == 1
        assert bad in caplog.text
        status, body = await node.get(f"/api/tables/{bad}", key_of("ann"))
        assert (status, msgspec.json.decode(body)["error"]["kind"]) == (500, "unreadable")
        assert (await node.lobby.find(good)).room.status == "running"
        await node.lobby.close()

    on_ground(work)


def test_a_table_that_cannot_be_read_stops_no_round() -> None:
    async def work(ground: Ground) -> None:
        bad, good = await ground.lay("ann", "bo"), await ground.lay("ann", "bo")
        ground.shed.logs[bad][1] = b"no JSON at all"
        node = Node(ground.shed, lambda: ground.now)

        async def due(_before: int, _limit: int) -> list[str]:
            return [bad, good]

        node.door.due = due  # type: ignore[attr-defined]
        await node.lobby._take_up(ground.now)
        assert set(node.lobby.hosts) == {good}
        await node.lobby.close()

    on_ground(work)


def test_a_running_match_of_other_rules_is_read_only_by_those_who_play_it() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo", public=True)
        record = ground.shed.records[table]
        ground.shed.records[table] = msgspec.structs.replace(record, revision=record.revision + 1)
        node = ground.nodes[0]

        for token, status in (("", 403), (ground.watch, 403), (key_of("eve"), 403), (key_of("bo"), 200)):
            assert (await node.get(f"/api/tables/{table}/replay", token))[0] == status

    on_ground(work)


@pytest.mark.parametrize(
    ("client", "headers", "token", "status"),
    [
        ("127.0.0.1", {"host": "localhost:8765"}, None, 200),
        ("::1", {"host": "[::1]:8765"}, None, 200),
        ("10.0.0.7", {"host": "localhost"}, None, 403),
        ("127.0.0.1", {"host": "football.example"}, None, 403),
        ("127.0.0.1", {"host": "localhost", "x-forwarded-for": "10.0.0.7"}, None, 403),
        ("10.0.0.7", {"authorization": "Bearer secret"}, "secret", 200),
        ("10.0.0.7", {"authorization": "Bearer other"}, "secret", 403),
        ("10.0.0.7", {"authorization": "Bearer "}, None, 403),
    ],
)
def test_figures_that_count_what_is_said_are_for_the_host(
    client: str, headers: dict[str, str], token: str | None, status: int
) -> None:
    from starlette.requests import HTTPConnection  # noqa: PLC0415

    from anpfiff.server.http.metrics import Metrics  # noqa: PLC0415

    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    connection = HTTPConnection({"type": "http", "headers": given, "client": (client, 1)})
    try:
        Metrics(token).check_reader(connection)
    except Forbidden:
        assert status == 403
    else:
        assert status == 200


def test_keys_said_in_vain_cost_nobody_his_seat() -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        bo = await ground.come(table, "mover", 1, token=key_of("bo"))
        for number in range(20):
            with pytest.raises(Refusal):
                await bo.host.sit(bo, Sit(1, 0, "Bo", key_of(f"guess {number}"), "0f" * 16))
        await bo.host.obey(bo, Talk(2, 0, 1, "hello"))
        await ground.settle()

        assert ground.chairs("mover")[-1] == 1
        assert "mover" not in ground.gone

    on_ground(work)
