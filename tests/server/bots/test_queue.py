"""Turns in the bots' workers: opener by opener, people before bots, and bots among themselves only for who looks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from anpfiff.protocol.competition import AddBot, DrawLots, Format, Join, OpenCompetition, ShowLots
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.server.bots.queue import Errand, Turns
from anpfiff.server.competitions.host import MOST_TIES
from anpfiff.server.security.addresses import counted_as, opener_of
from anpfiff.server.tables.bots import PLAY_ON
from tests.server.rooms import key_of
from tests.server.tables.test_room_hosts import until, with_nodes

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.tables.test_room_hosts import Node

FLOOD, PERSON, FRIEND = Errand("flood", can_wait=True), Errand("person"), Errand("friend")


async def served(turns: Turns[int], errands: list[Errand]) -> list[str]:
    """In which order these are served that come one after the other while all places are taken."""
    order: list[str] = []

    async def run(errand: Errand) -> None:
        async with turns.turn(errand):
            order.append(errand.opener)
            await asyncio.sleep(0)

    async with turns.turn(Errand("before")):
        tasks = [asyncio.create_task(run(errand)) for errand in errands]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


@pytest.mark.parametrize(
    ("errands", "order"),
    [
        ([PERSON] * 3 + [FRIEND], ["person", "friend", "person", "person"]),
        ([FLOOD] * 3 + [PERSON], ["person", "flood", "flood", "flood"]),
        ([FLOOD] * 2 + [Errand("other", can_wait=True)], ["flood", "other", "flood"]),
    ],
)
def test_openers_take_turns_and_who_can_wait_comes_last(errands: list[Errand], order: list[str]) -> None:
    assert asyncio.run(served(Turns(range(1)), errands)) == order


def test_who_can_wait_has_one_errand_under_way_and_leaves_a_place_for_others() -> None:
    async def run() -> None:
        turns = Turns(range(4), kept=1)
        async with turns.turn(Errand("a", can_wait=True)), turns.turn(Errand("b", can_wait=True)):
            with pytest.raises(TimeoutError):
                async with turns.turn(Errand("a", can_wait=True, within=0.01)):
                    pass
            async with turns.turn(Errand("c", can_wait=True)):
                with pytest.raises(TimeoutError):
                    async with turns.turn(Errand("d", can_wait=True, within=0.01)):
                        pass
                async with turns.turn(PERSON):
                    pass

    asyncio.run(run())


def test_who_goes_away_in_the_moment_of_their_turn_gives_it_back() -> None:
    async def run() -> None:
        turns = Turns(range(1))
        held = turns.turn(PERSON)
        await held.__aenter__()
        waiting = asyncio.create_task(turns.turn(FLOOD).__aenter__())
        await asyncio.sleep(0)
        await held.__aexit__(None, None, None)  # the turn has come, and is not taken yet
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(5), turns.turn(FLOOD):
            pass

    asyncio.run(run())


def test_an_opener_is_a_name_that_tells_no_address() -> None:
    assert opener_of("192.0.2.1") == opener_of("192.0.2.1") != opener_of("192.0.2.2")
    assert len(opener_of("192.0.2.1")) == 4, "16 bits: some 65,000 addresses share it"
    assert opener_of(counted_as("2001:db8::1")) == opener_of(counted_as("2001:db8::2")), "a /64 is one"


BOTS = [SeatWish("bot", bot="random"), SeatWish("bot", bot="random")]


def test_bots_among_themselves_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = (await one.lobby.lay(OpenTable("penalty_duel", BOTS, public=True), "opener")).table
        host = await one.lobby.find(table)
        assert host.room.opened.opener == "opener"
        one.ahead += 2 * PLAY_ON
        host.attend()
        await until(lambda: not host._tasks)
        before = host.room.match.ply
        host.attend()
        await asyncio.sleep(0.1)
        assert host.room.match.ply == before, "nobody looks"
        assert host.room.status == "running"
        assert host.log.due is None, "no node takes it up"

        visitor = one.watch(host)
        host.attend()
        await until(lambda: host.room.status == "over", 60)
        host.audience.leave(visitor)

    with_nodes(tmp_path, work)


async def cup(node: Node, *people: str) -> str:
    """A league of eighteen, all bots but these."""
    league = Format(kind="league")
    first = OpenCompetition("penalty_duel", key_of("lead"), size=18, format=league, fill="random")
    opened = await node.lobby.competitions.open(first, "opener")
    host = await node.lobby.competitions.find(opened.id)
    for name in people:
        await host.command(Join(name, key_of(name)), opened.link)
    if not people:
        await host.command(AddBot("random"), key_of("lead"))
    await host.command(DrawLots(), key_of("lead"))
    if people:
        await host.command(ShowLots(64), key_of("lead"))
    return opened.id


def test_a_competition_has_only_so_many_matches_of_bots_laid(tmp_path: Path) -> None:
    """While nobody looks a competition of bots alone stands still, and holds up no other one."""

    async def work(one: Node, _two: Node) -> None:
        for _ in range(2):
            host = await one.lobby.competitions.find(await cup(one))
            laid = [match for _, _, match in host.competition.open_matches() if match.table]
            await asyncio.sleep(0.2)
            assert len(laid) == MOST_TIES
            assert not one.lobby.hosts, "none of them is played"

    with_nodes(tmp_path, work)


def test_people_in_a_competition_wait_for_no_onlooker(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        host = await one.lobby.competitions.find(await cup(one, "ann"))

        async def attend() -> None:
            assert host.competition.plan is not None
            while sum(match.is_over for tie in host.competition.plan.rounds[0].ties for match in tie.matches) < 8:
                await host.attend()
                await asyncio.sleep(0.05)

        await asyncio.wait_for(attend(), 60)

    with_nodes(tmp_path, work)
