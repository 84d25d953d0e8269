"""The live view: many tables on one connection, told at once, to those who may watch, and nothing that is sealed."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from anpfiff.core.chair import SPECTATOR
from anpfiff.protocol.connection import LiveTopic
from anpfiff.protocol.fields import Clock
from anpfiff.protocol.live import MOST_LIVE, LiveTable
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import Say
from anpfiff.server.competitions.live import live_of
from anpfiff.server.live.tables import live_score_of
from anpfiff.server.live.view import LiveView
from tests.server.rooms import Hall, key_of
from tests.server.tables.test_room_hosts import Node, with_nodes

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.errors import Refusal
    from anpfiff.protocol.lobby import Invitations

WITHIN = 60.0


class Listener:
    """Somebody at the radio, who keeps what they were told."""

    def __init__(self, node: Node) -> None:
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.view = LiveView(node.lobby)
        self.is_on = False

    async def look_at(self, topic: LiveTopic) -> None:
        """Look at these tables from now on."""
        await self.view.look_at(topic)
        if not self.is_on:
            self.is_on = True
            self.view.begin(self._keep, self._turned_away)

    async def _keep(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self.news.set()

    async def _turned_away(self, refusal: Refusal) -> None:
        raise refusal

    def told(self, table: str) -> list[dict[str, Any]]:
        """The news of one table, in order."""
        return [one for news in self.heard for one in news["tables"] if one["table"] == table]

    async def wait_until(self, is_so: Any) -> None:
        """Wait for something that comes."""
        async with asyncio.timeout(WITHIN):
            while not is_so():
                self.news.clear()
                await self.news.wait()

    async def end(self) -> None:
        """Switch it off."""
        await self.view.leave()


async def lay_bots(node: Node) -> Invitations:
    """A match of two bots that begins by itself."""
    seats = [SeatWish("bot", bot="random"), SeatWish("bot", bot="random")]
    return await node.lobby.lay(OpenTable("penalty_duel", seats, None, {}, None, Clock()))


def wish(*tables: Invitations, token: str | None = None) -> LiveTopic:
    return LiveTopic([LiveTable(one.table, one.watch if token is None else token) for one in tables])


def test_sixteen_matches_are_told_from_the_first_line_to_the_result(tmp_path: Path) -> None:
    async def work(node: Node, _other: Node) -> None:
        laid = [await lay_bots(node) for _ in range(MOST_LIVE)]
        listener = Listener(node)
        await listener.look_at(wish(*laid))
        await listener.wait_until(
            lambda: all(
                found and found[-1]["status"] == "over" for found in map(listener.told, (x.table for x in laid))
            )
        )
        for one in laid:
            room, news = (await node.lobby.find(one.table)).room, listener.told(one.table)
            result = room.result()
            assert result is not None
            assert news[-1]["score"] == result["score"]
            assert news[-1]["line"] == room.journals.told(SPECTATOR)
            goals = [line for told in news[1:] for line in told["told"] if line["event"] == "scored"]
            assert len(goals) == sum(news[-1]["score"]) - sum(news[0]["score"]), "every goal is told once"
        await listener.end()
        assert not node.lobby.live_scores.known, "nobody looks, and nothing is kept"

    with_nodes(tmp_path, work)


def test_who_may_not_watch_a_table_hears_nothing_of_it(tmp_path: Path) -> None:
    async def work(node: Node, _other: Node) -> None:
        laid, listener = await lay_bots(node), Listener(node)
        await listener.look_at(wish(laid, token="guess"))
        await listener.look_at(LiveTopic([LiveTable("nosuchtbl", "")]))
        await listener.wait_until(lambda: len([one for news in listener.heard for one in news["refused"]]) == 2)
        assert not any(news["tables"] for news in listener.heard)
        await listener.end()

    with_nodes(tmp_path, work)


def test_nobody_hears_of_a_sealed_answer_before_all_are_opened(tmp_path: Path) -> None:
    async def work(node: Node, _other: Node) -> None:
        seats = [SeatWish("me", "Ann"), SeatWish("me", "Ann")]
        options: dict[str, int | bool | str] = {"squads": "starter", "deck_mode": "starter"}
        laid = await node.lobby.lay(OpenTable("finale", seats, None, options, key_of("ann"), Clock()))
        host, coach = await node.sit(laid.table, 0, 1)
        listener = Listener(node)
        await listener.look_at(wish(laid))
        await listener.wait_until(lambda: listener.heard)
        for seat, number in ((0, 1), (1, 2)):
            action = host.room.match.decision(seat).options[0].notation
            await host.obey(coach, Say(1, host.room.journals.told(seat), seat, action))
            await asyncio.sleep(0.1)
            assert len(listener.heard) == number
        assert "showed" in [line["event"] for line in listener.heard[-1]["tables"][0]["told"]]
        await listener.end()

    with_nodes(tmp_path, work)


def test_minutes_and_sides_are_those_of_the_match() -> None:
    hall = Hall("ann", "bo", squads="starter", deck_mode="starter")
    live = live_score_of(hall.room)

    assert (live.status, live.minute, live.is_sitting) == ("running", 15, [True, True])
    assert live.teams == ["stollen", "acker"], "so whoever hears of a goal for a team knows whose it is"
    assert live_score_of(hall.room, live) == live, "reading on from where one was changes nothing"
    live.score, live.is_sitting = [2, 1], [True, False]
    home, away = live_of(live, [0, 1]), live_of(live, [1, 0])
    assert (home.goals, away.goals) == ([2, 1], [1, 2])
    assert (home.is_sitting, away.is_sitting) == ([True, False], [False, True])


def test_a_private_table_is_not_read_for_strangers(tmp_path: Path) -> None:
    """How long reading takes would tell them that there is one."""

    async def work(node: Node, other: Node) -> None:
        laid = await lay_bots(node)
        listener = Listener(other)
        await listener.look_at(wish(laid, token="a stranger's"))
        await listener.wait_until(lambda: listener.heard and listener.heard[-1]["refused"] == [laid.table])
        assert not other.lobby.hosts
        await listener.end()

    with_nodes(tmp_path, work)
