"""Every kind of log under faults: what a node tells is in the store, once, and all nodes come to the same.

A schedule is played from its seed: two nodes enter things while appending fails before or after it was durable, reading
fails, the other node is first, nodes are killed, and the clock goes back. After every step what a node is willing to
show is compared with the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec
import pytest

from anpfiff.errors import Unknown
from anpfiff.server.competitions import entries as competition_entries
from anpfiff.server.competitions.reading import CompetitionLogs
from anpfiff.server.competitions.reading import fold as fold_competition
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log import entry as stored
from anpfiff.server.log import host as log_host
from anpfiff.server.log.host import ANYTHING, LogHost, hole_in
from anpfiff.server.log.store import Head, Record
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.refusals import Busy, Unreadable
from anpfiff.server.services import Services
from anpfiff.server.tables import entries as table_entries
from anpfiff.server.tables.log import TableLogs
from anpfiff.server.tables.log import fold as fold_table
from anpfiff.server.tasks import Tasks
from tests.server.competitions.stage import KICK_OFF, Stage
from tests.server.competitions.stage import SECRET as COMPETITION_SECRET
from tests.server.rooms import SECRET, Hall
from tests.server.scenes.ground import Calm, Door, Shed
from tests.volume import volume

SCHEDULES = range(volume(60, 2000))
STEPS = 30
FAULTS = ("before", "after", "read", "before and read", "after and read")


class Tables:
    """Tables: somebody says a phrase."""

    fold = staticmethod(fold_table)

    def __init__(self) -> None:
        self.first = Hall("ann", None).log[0]
        self.record = Record("table", "finale", 1, True, KICK_OFF, SECRET, Head("open"))

    def kind(self, services: Services) -> Any:
        """What the host needs to know of its log."""
        return TableLogs(services)

    def entry(self, at: int, name: str) -> Any:
        """Something that can always happen, with a name."""
        return table_entries.Talked(at, 0, name)

    def names(self, body: bytes) -> str:
        """The name in an entry of the store."""
        return str(msgspec.json.decode(body)["phrase"])

    def shown(self, state: Any) -> Any:
        """What people see of it."""
        return [state.notices, state.infos]


class Competitions:
    """Competitions: somebody enters."""

    fold = staticmethod(fold_competition)

    def __init__(self) -> None:
        self.first = Stage(size=64).log[0]
        self.record = Record("cup-test", "penalty_duel", 1, True, KICK_OFF, COMPETITION_SECRET, Head("cup-gathering"))

    def kind(self, _services: Services) -> Any:
        """What the host needs to know of its log."""
        return CompetitionLogs()

    def entry(self, at: int, name: str) -> Any:
        """Something that can always happen, with a name."""
        return competition_entries.Joined(at, name, "", "random")

    def names(self, body: bytes) -> str:
        """The name in an entry of the store."""
        return str(msgspec.json.decode(body)["name"])

    def shown(self, state: Any) -> Any:
        """What people see of it."""
        return [one.name for one in state.people]


class FaultyDoor(Door):
    """A node's way to the store, on which the next things to be done fail as the schedule says."""

    fault = ""

    async def append(self, table: str, seq: int, body: bytes, head: Head | None = None) -> bool:
        """Append; fail before, or after it was durable."""
        if "before" in self.fault:
            raise Unavailable("the line broke before the commit")
        is_in = await super().append(table, seq, body, head)
        if "after" in self.fault:
            raise Unavailable("the line broke after the commit")
        return is_in

    async def read(self, table: str, after: int = -1) -> list[tuple[int, bytes]]:
        """Read, if the store can be reached."""
        if "read" in self.fault:
            raise Unavailable("away")
        await asyncio.sleep(0)
        return list(enumerate(self.shed.logs.get(table, [])))[after + 1 :]


class Node:
    """One node with one log."""

    def __init__(self, shed: Shed, what: Tables | Competitions, clock: list[int]) -> None:
        self.what = what
        self.door = FaultyDoor(shed)
        self.services = Services(self.door, Calm(), Metrics(), None, lambda: clock[0])  # type: ignore[arg-type]
        self.tasks = Tasks()
        found = list(enumerate(shed.logs[what.record.table]))
        self.log: LogHost[Any, Any] = LogHost(
            what.record, what.kind(self.services), (what.fold(what.record, found), hole_in(found)), self.services,
            self.tasks, lambda _: None, lambda: None,
        )  # fmt: skip
        self.door.listen(lambda appended: self.tasks.start(self.log.hear(appended)))

    async def enter(self, name: str) -> bool:
        """Enter something; whether that was acknowledged."""
        try:
            entry = self.what.entry(self.services.now(), name)
            return await self.log.enter(lambda _: entry) is not None
        except Busy:
            return False

    async def check(self) -> None:
        """What it is willing to show is in the store."""
        with contextlib.suppress(Busy, Unknown):
            seq, shown = await self.log.read(lambda state: (state.seq, self.what.shown(state)))
            kept = list(enumerate(self.door.shed.logs[self.what.record.table]))[: seq + 1]
            assert shown == self.what.shown(self.what.fold(self.what.record, kept))

    async def kill(self) -> None:
        """It dies without a word."""
        self.door.shed.doors.remove(self.door)
        await self.tasks.cancel()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits before the store is tried again."""
    monkeypatch.setattr(log_host, "RECOVER_AFTER", 0.0)


@pytest.mark.parametrize("what", [Tables, Competitions])
@pytest.mark.parametrize("seed", SCHEDULES)
def test_memory_is_what_the_store_has_and_what_was_acknowledged_is_in_it_once(
    what: type[Tables | Competitions], seed: int
) -> None:
    asyncio.run(play_schedule(what(), random.Random(seed)))


async def play_schedule(what: Tables | Competitions, luck: random.Random) -> None:
    shed, clock, table = Shed(), [KICK_OFF], what.record.table
    shed.records[table], shed.logs[table] = what.record, [what.first]
    nodes = [Node(shed, what, clock), Node(shed, what, clock)]
    acknowledged: list[str] = []
    for step in range(STEPS):
        clock[0] += luck.choice([0, 1000, -5000])
        number = luck.randrange(2)
        node, names = nodes[number], [f"{step} {place}" for place in range(luck.choice([1, 1, 2]))]
        node.door.fault = luck.choice(FAULTS) if luck.random() < 0.4 else ""
        work = [asyncio.create_task((node if place == 0 else luck.choice(nodes)).enter(names[place]))
                for place in range(len(names))]  # fmt: skip
        if luck.random() < 0.15:
            for _ in range(luck.randrange(4)):
                await asyncio.sleep(0)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await node.kill()
            nodes[number] = Node(shed, what, clock)
        said = await asyncio.gather(*work, return_exceptions=True)
        acknowledged += [name for name, is_in in zip(names, said, strict=True) if is_in is True]
        for one in nodes:
            while one.door.waiting and luck.random() < 0.7:
                one.door.deliver(whole=luck.random() < 0.8)
            await one.check()
    for node in nodes:
        node.door.fault = ""
        await node.tasks.finish()
        assert node.log.is_sure, "it comes back by itself"
        await node.log.catch_up()
        await node.check()
    kept = list(enumerate(shed.logs[table]))
    assert what.shown(nodes[0].log.state) == what.shown(nodes[1].log.state)
    assert [node.log.state.seq for node in nodes] == [len(kept) - 1] * 2
    assert what.shown(nodes[0].log.state) == what.shown(what.fold(what.record, kept))
    found = [what.names(body) for _, body in kept[1:]]
    assert len(set(found)) == len(found)
    assert set(acknowledged) <= set(found)
    for node in nodes:
        await node.tasks.cancel()


@pytest.mark.parametrize("what", [Tables, Competitions])
def test_a_deleted_log_is_gone_on_every_node(what: type[Tables | Competitions]) -> None:
    async def work() -> None:
        kind = what()
        shed, clock = Shed(), [KICK_OFF]
        shed.records[kind.record.table], shed.logs[kind.record.table] = kind.record, [kind.first]
        one, other = Node(shed, kind, clock), Node(shed, kind, clock)
        assert await one.enter("first")
        del shed.records[kind.record.table], shed.logs[kind.record.table]
        await one.log.hear(ANYTHING)
        assert one.log.is_closed
        with pytest.raises(Unknown):
            await one.log.read(lambda state: state)
        assert other.log.is_live, "nobody has told it yet"
        await other.log.hear(ANYTHING)
        assert other.log.is_closed

    asyncio.run(work())


@pytest.mark.parametrize("what", [Tables, Competitions])
def test_a_log_with_a_hole_is_shown_and_takes_nothing(what: type[Tables | Competitions]) -> None:
    async def work() -> None:
        kind, clock = what(), [KICK_OFF]
        shed = Shed()
        shed.records[kind.record.table], shed.logs[kind.record.table] = kind.record, [kind.first]
        node = Node(shed, kind, clock)
        found = [(0, kind.first), (2, stored.write(kind.entry(KICK_OFF, "after the hole")))]
        state = kind.fold(kind.record, found)
        log: LogHost[Any, Any] = LogHost(
            kind.record, kind.kind(node.services), (state, hole_in(found)), node.services, node.tasks,
            lambda _: None, lambda: None,
        )  # fmt: skip

        assert log.hole == 1
        assert not log.is_live
        assert log.due is None
        assert await log.read(lambda now: now.seq) == 1
        with pytest.raises(Unreadable, match=r"entry 1 of .* is lost"):
            await log.enter(lambda _: kind.entry(KICK_OFF, "more"))

    asyncio.run(work())


def test_the_first_missing_number_is_found() -> None:
    assert hole_in([(0, b""), (1, b""), (3, b"")]) == 2
    assert hole_in([(1, b"")]) == 0
    assert hole_in([(4, b""), (5, b"")], 4) is None
    assert hole_in([]) is None
