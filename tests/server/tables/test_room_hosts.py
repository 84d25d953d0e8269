"""Hosts of rooms and lobbies: commits, races between nodes, bots, clocks, and rooms that come back from the store."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.replay import verify
from anpfiff.core.rng import seeded
from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.games import find
from anpfiff.protocol.decision import AskHint, AskOdds, AskOutlook, Chances
from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import Recall, Say, Sit, TableNotice, Undo, View
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.refusals import Busy, Forbidden, Late, Outdated
from anpfiff.server.services import Services, milliseconds
from anpfiff.server.tables import entries
from anpfiff.server.tables.lobby import Lobby
from anpfiff.server.tables.retention import Keep
from anpfiff.server.tables.transcript import transcript
from anpfiff.server.tables.viewer import Visitor
from anpfiff.server.tables.views import view_of
from tests.server.rooms import key_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from anpfiff.server.tables.host import RoomHost


class Node:
    """A lobby with a clock one can turn."""

    def __init__(self, store: SqliteStore, keep: Keep | None = None) -> None:
        self.ahead = 0
        self.services = Services(store, BotPool(1), Metrics(), now=lambda: milliseconds() + self.ahead, keep=keep)
        self.lobby = Lobby(self.services)
        self.goodbyes: list[str] = []
        """Why lines were closed."""

    async def lay(self, *seats: str, clock: Clock | None = None, **options: Any) -> str:
        """A table of this device, with bots where it says so."""
        wishes = [SeatWish("bot", bot=seat) if seat in ("greedy", "random") else SeatWish("me", seat) for seat in seats]
        wish = OpenTable("finale", wishes, None, options, key_of("ann"), clock or Clock())
        return (await self.lobby.lay(wish)).table

    async def sit(self, table: str, *seats: int) -> tuple[RoomHost, Visitor]:
        """Somebody who holds these seats."""
        host = await self.lobby.find(table)
        visitor = Visitor(host.audience, key_of("ann"), _nowhere, _nothing)
        for seat in seats:
            await host.sit(visitor, Sit(1, seat, "Ann", key_of("ann"), "0f" * 16))
        return host, visitor

    def watch(self, host: RoomHost) -> Visitor:
        """Somebody who knows the table and plays no seat."""

        async def hang_up(why: str) -> None:
            self.goodbyes.append(why)

        visitor = Visitor(host.audience, "nobody", _nowhere, hang_up)
        host.audience.visitors.add(visitor)
        return visitor


async def _nowhere(_data: bytes) -> None:
    pass


async def _nothing(_why: str) -> None:
    pass


def with_nodes(folder: Path, work: Callable[[Node, Node], Awaitable[None]]) -> None:
    """Two nodes on one store."""

    async def run() -> None:
        store = SqliteStore(folder / "stadium.db")
        await store.open()
        nodes = Node(store), Node(store)
        try:
            await work(*nodes)
        finally:
            for node in nodes:
                await node.lobby.close()
            await store.close()

    asyncio.run(run())


def say(host: RoomHost, seat: int, action: str, ply: int | None = None) -> Say:
    return Say(2, host.room.journals.told(seat) if ply is None else ply, seat, action)


def test_a_table_is_played_on_by_another_node_that_was_not_told(tmp_path: Path) -> None:
    async def work(one: Node, two: Node) -> None:
        table = await one.lay("Ann", "Bo")
        first, ann = await one.sit(table, 0, 1)
        second, same = await two.sit(table)
        await first.obey(ann, say(first, 0, "squad starter"))
        await second.obey(same, say(second, 1, "squad starter"))  # loses the race for its number, catches up
        with pytest.raises(Late):
            await second.obey(same, say(second, 0, "squad starter", 2))
        await first.obey(ann, say(first, 0, "colour blue"))

        assert [str(entry) for entry in first.room.match.log] == [
            "0: squad starter", "1: squad starter", "0: colour blue",
        ]  # fmt: skip

    with_nodes(tmp_path, work)


def test_of_two_nodes_that_hear_the_same_answer_one_enters_it(tmp_path: Path) -> None:
    async def work(one: Node, two: Node) -> None:
        table = await one.lay("Ann", "Bo")
        first, ann = await one.sit(table, 0, 1)
        second, same = await two.sit(table)
        ply = first.room.journals.told(0)
        done = await asyncio.gather(
            first.obey(ann, say(first, 0, "squad starter", ply)),
            second.obey(same, say(second, 0, "squad starter", ply)),
            return_exceptions=True,
        )

        assert sorted(type(one).__name__ for one in done) == ["Done", "Late"]
        assert len(await one.services.store.read(table)) == 4

    with_nodes(tmp_path, work)


def test_a_device_speaks_only_for_its_own_seats(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo")
        host, _ = await one.sit(table, 0, 1)
        eve = Visitor(host.audience, key_of("eve"), _nowhere, _nothing)
        with pytest.raises(Forbidden):
            await host.obey(eve, say(host, 0, "squad starter"))
        with pytest.raises(Forbidden):
            await host.queries.odds(eve, AskOdds(1, 0, 0))
        with pytest.raises(Forbidden):
            host.audience.turn(eve, 0)

    with_nodes(tmp_path, work)


def test_a_chair_sees_again_what_it_saw_then_and_nothing_else(tmp_path: Path) -> None:
    """Every line leads back to the view its chair had while it was the newest, also after something was taken back."""

    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo", squads="starter", deck_mode="starter")
        host, ann = await one.sit(table, 0, 1)
        room = host.room
        watcher = Visitor(host.audience, key_of("ann"), _nowhere, _nothing)
        seen: dict[tuple[int, int], View] = {}
        rng = seeded(5)
        for turn in range(60):
            seat = min(room.questions)
            options = room.match.decision(seat).options
            await host.obey(ann, say(host, seat, options[rng.below(len(options))].notation))
            if turn == 30:
                await host.obey(ann, Undo(1, room.journals.told(seat), seat))
                seen.clear()
            for chair in (SPECTATOR, 0, 1):
                seen[chair, room.journals.told(chair) - 1] = view_of(room.match, room.match.view(chair))
        assert len(seen) > 60
        for (chair, line), view in seen.items():
            visitor = watcher if chair == SPECTATOR else ann
            visitor.chair = chair
            assert (await host.queries.recall(visitor, Recall(1, line))).view == view
        with pytest.raises(Malformed):
            await host.queries.recall(ann, Recall(1, room.journals.told(ann.chair)))

    with_nodes(tmp_path, work)


async def until(is_so: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():  # noqa: ASYNC110  what is waited for knows nothing of tests
            await asyncio.sleep(0.01)


def test_two_bots_play_a_whole_match_that_proves_itself(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("greedy", "random", squads="starter", deck_mode="starter")
        host = await one.lobby.find(table)
        await until(lambda: host.room.status == "over", 60)
        await until(lambda: not host.log.is_busy)
        record = await one.lobby.record(table)

        assert record.head.status == "over"
        assert record.head.replay is not None
        assert verify(record.head.replay, find) is None

    with_nodes(tmp_path, work)


def test_when_time_is_over_the_stand_in_answers_by_itself(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo", clock=Clock("move", 60, "bot"))
        host, _ = await one.sit(table, 0, 1)
        one.ahead += 61_000
        host.attend()
        await until(lambda: host.room.match.ply > 0)

        said = [line for line in host.room.journals.of[-2] if isinstance(line, TableNotice)]
        assert [line.what for line in said].count("time_over") >= 1

    with_nodes(tmp_path, work)


def test_a_node_takes_up_what_another_left_undone(tmp_path: Path) -> None:
    async def work(one: Node, two: Node) -> None:
        table = await one.lay("Ann", "Bo", clock=Clock("move", 60, "forfeit"))
        host, _ = await one.sit(table, 0, 1)
        await host.close()
        one.lobby.hosts.clear()
        two.ahead += 120_000
        await two.lobby.open()
        await until(lambda: table in two.lobby.hosts)
        found = two.lobby.hosts[table]
        await until(lambda: found.room.status == "over")

        assert found.room.result() is not None
        assert found.room.result()["reason"] == "time_over"  # type: ignore[index]

    with_nodes(tmp_path, work)


def test_a_table_nobody_came_to_is_cleared_away(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo")
        one.ahead += (Keep().expiry or 0) + 1
        host = await one.lobby.find(table)
        await until(lambda: host.room.status == "expired")
        await until(lambda: not host.log.is_busy)
        assert (await one.lobby.record(table)).head.due is None

    with_nodes(tmp_path, work)


def test_a_store_that_fails_loses_nothing_and_doubles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo")
        host, ann = await one.sit(table, 0, 1)
        append = one.services.store.append

        async def appends_but_fails(*args: Any) -> bool:
            await append(*args)
            raise Unavailable("the line broke after the commit")

        async def fails(*_args: Any) -> bool:
            raise Unavailable("the line broke before the commit")

        ply = host.room.journals.told(0)
        monkeypatch.setattr(one.services.store, "append", fails)
        with pytest.raises(Busy):
            await host.obey(ann, say(host, 0, "squad starter", ply))
        monkeypatch.setattr(one.services.store, "append", appends_but_fails)
        with pytest.raises(Busy):
            await host.obey(ann, say(host, 0, "squad starter", ply))
        monkeypatch.setattr(one.services.store, "append", append)
        with pytest.raises(Late):
            await host.obey(ann, say(host, 0, "squad starter", ply))

        assert [str(entry) for entry in host.room.match.log] == ["0: squad starter"]

    with_nodes(tmp_path, work)


def test_while_the_store_is_away_nobody_is_told_what_it_may_not_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo", squads="starter", deck_mode="starter")
        host, ann = await one.sit(table, 0, 1)
        store, ply, played = one.services.store, host.room.journals.told(0), host.room.match.ply

        async def away(*_arguments: object) -> bool:
            raise Unavailable("away")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", away)
            patch.setattr(store, "read", away)
            with pytest.raises(Busy):
                await host.obey(ann, say(host, 0, host.room.match.decision(0).options[0].notation))
            for question in (Recall(1, 0), AskOdds(2, ply, 0), AskHint(3, ply, 0), AskOutlook(4)):
                with pytest.raises(Busy):
                    await host.answer(ann, question)
        chances = await host.answer(ann, AskOdds(5, ply, 0))
        assert isinstance(chances, Chances)
        assert set(chances.odds) <= {option.notation for option in host.room.match.decision(0).options}
        assert host.room.match.ply == played, "what was said is not in the store"

    with_nodes(tmp_path, work)


def test_rooms_nobody_looks_at_are_forgotten_and_come_back(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo")
        host, _ = await one.sit(table, 0, 1)
        await one.lobby._forget_idle()
        assert table in one.lobby.hosts
        one.ahead += 61_000
        await one.lobby._forget_idle()
        assert table not in one.lobby.hosts
        again = await one.lobby.find(table)
        assert again.room.seq == host.room.seq

    with_nodes(tmp_path, work)


def test_an_unknown_table_is_said_to_be_unknown(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        with pytest.raises(Unknown, match="no such table"):
            await one.lobby.find("nowhere")

    with_nodes(tmp_path, work)


@pytest.mark.parametrize(
    "seats",
    [
        [SeatWish("bot")],
        [SeatWish("bot", bot="einstein"), SeatWish("friend")],
        [SeatWish("me", "a\x00b"), SeatWish("friend")],
        [SeatWish("friend")] * 9,
    ],
)
def test_a_table_that_cannot_be_is_not_laid(tmp_path: Path, seats: list[SeatWish]) -> None:
    async def work(one: Node, _two: Node) -> None:
        with pytest.raises(Refusal):
            await one.lobby.lay(OpenTable("finale", seats, key=key_of("ann")))

    with_nodes(tmp_path, work)


def test_a_match_under_older_rules_can_be_read_but_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Node, two: Node) -> None:
        table = await one.lay("Ann", "greedy", squads="starter", deck_mode="starter")
        host, ann = await one.sit(table, 0)
        for _ in range(12):
            await until(lambda: 0 in host.room.questions)
            option = host.room.match.decision(0).options[0].notation
            await host.obey(ann, say(host, 0, option))
        await host.obey(ann, Undo(3, host.room.journals.told(0), 0))
        await until(lambda: 0 in host.room.questions)
        log = [str(entry) for entry in host.room.match.log]
        await host.close()
        entry = entries.read((await one.services.store.read(table))[0][1])
        assert isinstance(entry, entries.Opened)
        monkeypatch.setattr(find("finale"), "revision", entry.revision + 1, raising=False)
        with pytest.raises(Outdated):
            await two.lobby.find(table)
        text = transcript(await two.services.store.read(table))

        assert f"revision {entry.revision}\n" in text
        assert text.split("\n\n")[1].splitlines() == log

    with_nodes(tmp_path, work)
