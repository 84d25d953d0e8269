"""Two nodes on one store, and one of them is killed again and again: nothing is lost and nothing is played twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
import zlib
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from anpfiff.errors import Refusal
from anpfiff.protocol.competition import Format, OpenCompetition
from anpfiff.server.app import build
from anpfiff.server.bots.pool import BotPool
from anpfiff.server.bots.queue import USUAL
from anpfiff.server.competitions import entries
from anpfiff.server.competitions.competition import DONE
from anpfiff.server.competitions.reading import fold
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log.host import ANYTHING
from anpfiff.server.services import Services
from tests.server.competitions.stage import KICK_OFF, key_of
from tests.server.scenes.ground import PLENTY, Door, Shed

if TYPE_CHECKING:
    from anpfiff.server.bots.queue import Errand
    from anpfiff.server.bots.worker import Task
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.log.store import Head, Record


PATIENCE = 120.0
"""Seconds within which every competition here ends, on a machine that is busy with other things."""
MOST_WRITES = 40
"""No fragile node lives longer than that, so every scene has a death in it."""


class Killed(BaseException):
    """The node is gone, at this very moment."""


class RiskyShed(Shed):
    """The store, and how likely a node dies each time it writes there."""

    def __init__(self, risk: float) -> None:
        super().__init__()
        self.risk = risk


class FragileDoor(Door):
    """A node's way to the shed; the node may die before or after anything is written."""

    def __init__(self, shed: RiskyShed, luck: random.Random | None) -> None:
        super().__init__(shed)
        self.risk = 0.0 if luck is None else shed.risk
        self.luck = luck or random.Random(0)
        self.writes = 0
        self.is_dead = False

    def die_perhaps(self) -> None:
        """Once in a while the node is killed here."""
        self.writes += 1
        if self.is_dead or (self.risk and (self.luck.random() < self.risk or self.writes > MOST_WRITES)):
            self.is_dead = True
            raise Killed

    async def create(self, record: Record, first: bytes) -> bool:
        """Lay a new table."""
        self.die_perhaps()
        done = await super().create(record, first)
        self.die_perhaps()
        return done

    async def append(self, table: str, seq: int, body: bytes, head: Head | None = None) -> bool:
        """Append, if nobody else did."""
        self.die_perhaps()
        done = await super().append(table, seq, body, head)
        self.die_perhaps()
        return done


class Quick(BotPool):
    """Bots that say the first thing that comes to mind."""

    def __init__(self) -> None:
        super().__init__(0)

    async def think(self, task: Task, _errand: Errand = USUAL) -> str:
        """Any option."""
        await asyncio.sleep(0)
        return task.options[zlib.crc32(str(task.view).encode()) % len(task.options)]


class FragileNode:
    """One server of the two."""

    def __init__(self, shed: RiskyShed, now: Any, luck: random.Random | None) -> None:
        self.door = FragileDoor(shed, luck)
        services = Services(self.door, Quick(), Metrics(), PLENTY, now)  # type: ignore[arg-type]
        self.lobby = build(services).server.lobby
        self.door.listen(self.lobby._hear)

    async def end(self) -> None:
        """Everything it had under way stops."""
        self.door.is_dead = True
        await self.lobby.competitions._tasks.cancel()
        for host in list(self.lobby.hosts.values()):  # while one is cancelled, another may still be brought here
            await host._tasks.cancel()


async def look(node: FragileNode, competition: str) -> None:
    """Somebody looks at it on this node: else its bots, who are among themselves, rest."""
    with contextlib.suppress(Killed, Refusal):
        host = await node.lobby.competitions.find(competition)
        for _, _, match in host.competition.open_matches():
            if match.table in host.ready:
                await node.lobby.find(match.table)


async def play_out(
    form: Format, size: int, seed: int, risk: float, *, game: str = "penalty_duel", absent: str = "", step: int = 1000
) -> tuple[Shed, Competition, int]:
    """A competition of bots on two nodes, one of which dies again and again; perhaps one enters who never comes."""
    shed, luck, clock, deaths = RiskyShed(risk), random.Random(seed), [KICK_OFF], 0
    steady = FragileNode(shed, lambda: clock[0], None)
    steady.door.shared = risk > 0  # without any risk it is alone
    fragile = FragileNode(shed, lambda: clock[0], luck)
    wish = OpenCompetition(game, key_of("organiser"), size=size, format=form, fill="random", me=absent)
    opened = await steady.lobby.competitions.open(wish)
    host = await steady.lobby.competitions.find(opened.id)
    await host.enter(lambda one: entries.Joined(one.at, "Ada", "", "random"))
    await host.enter(lambda one: entries.Drawn(one.at))
    if absent:
        await host.enter(lambda one: entries.Lots(one.at, len(one.order)))
    until = time.monotonic() + PATIENCE
    while host.competition.status != DONE and time.monotonic() < until:
        clock[0] += step
        node = steady if not risk or (deaths and luck.random() < 0.2) else fragile  # at least one dies
        with contextlib.suppress(Killed):
            node.lobby.competitions.attend(opened.id)
            node.lobby.competitions._tasks.start(look(node, opened.id))
            for _ in range(luck.randrange(1, 30)):
                await asyncio.sleep(0)
        while risk and (fragile.door.waiting or steady.door.waiting):
            for one in (fragile, steady):
                if one.door.waiting:
                    one.door.deliver()
        if fragile.door.is_dead:
            deaths += 1
            await fragile.end()
            shed.doors.remove(fragile.door)
            fragile = FragileNode(shed, lambda: clock[0], luck)
            for table, record in list(shed.records.items()):  # what it had begun is taken up, as it is due
                if record.head.status == "running" and not table.startswith("cup-"):
                    await fragile.lobby.find(table)
        await asyncio.sleep(0.001)  # results are counted in threads, which need the processor, too
        await host.log.hear(ANYTHING)
    found = fold(shed.records[opened.id], list(enumerate(shed.logs[opened.id])))
    for node in (steady, fragile):
        await node.end()
    return shed, found, deaths


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("form", [Format(legs=2), Format("league"), Format("swiss")], ids=lambda form: form.kind)
def test_killed_in_mid_round_nothing_is_lost_or_played_twice(form: Format, seed: int) -> None:
    loop_errors: list[dict[str, Any]] = []

    async def whole() -> tuple[Shed, Competition, int]:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: loop_errors.append(context))
        return await play_out(form, 5, seed, 0.06)

    shed, competition, deaths = asyncio.run(whole())

    assert competition.status == DONE
    assert deaths > 0
    log = [entries.read(body) for body in shed.logs[competition.id]]
    laid = [entry.table for entry in log if isinstance(entry, entries.Laid)]
    tables = [table for table in shed.records if not table.startswith("cup-")]
    assert sorted(laid) == sorted(tables), "every table was laid once, for a match"
    results = [(entry.tie, entry.match) for entry in log if isinstance(entry, entries.Ended)]
    assert len(results) == len(set(results)) == len(laid), "and every match has one result"
    for entry in log:
        if isinstance(entry, entries.Ended):
            stored = msgspec.json.decode(shed.records[entry.table].head.summary)["result"]
            assert sorted(stored["score"]) == sorted(entry.goals)
    assert all(isinstance(context.get("exception"), (Killed, type(None))) for context in loop_errors)


def test_a_league_of_six_with_one_who_never_shows_up() -> None:
    played = play_out(Format("league"), 6, 2, 0.06, absent="Finn", step=20_000)
    shed, competition, deaths = asyncio.run(played)
    log = [entries.read(body) for body in shed.logs[competition.id]]

    assert competition.status == DONE
    assert deaths > 0
    assert [one.was for one in competition.people if one.was] == [["Finn"]], "a bot has taken the place"
    assert sum(isinstance(entry, entries.Missed) for entry in log) == 2
    assert sorted(match.how for tie in competition.ties() for match in tie.matches) == ["awarded"] * 2 + ["played"] * 13


def test_whole_tables_are_laid_and_noted() -> None:
    played = play_out(Format(seats=3), 5, 3, 0.0, game="fussball_fieber")
    shed, competition, _ = asyncio.run(played)

    assert [len(tie.sides) for tie in competition.ties()] == [3, 2, 3]
    assert competition.status == DONE
    for tie in competition.ties():
        table = shed.records[tie.matches[0].table]
        stored = msgspec.json.decode(table.head.summary)
        assert [one["name"] for one in stored["seats"]] == [competition.people[who].name for who in tie.sides]
        assert stored["result"]["score"] == tie.matches[0].goals
        assert tie.matches[0].places[tie.winner or 0] == 1


def test_a_swiss_event_of_sixty_four_bots() -> None:
    _, competition, deaths = asyncio.run(play_out(Format("swiss", breaks=("buchholz", "difference")), 64, 1, 0.0))

    assert (competition.status, deaths) == (DONE, 0)
    assert len(competition.ties()) == 6 * 32
    met = [frozenset(tie.sides) for tie in competition.ties()]
    assert len(met) == len(set(met)), "nobody meets twice"
    assert competition.plan is not None
    table = competition.plan.table(competition.order)
    points = [competition.plan.results(competition.order).points(level[0]) for level in table]
    assert points == sorted(points, reverse=True)
    assert competition.champions == table[0]
