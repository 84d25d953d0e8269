"""The same people again: whoever taps first opens it, and everybody who played sits by the key they had."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import Resign, Sit
from tests.server.rooms import key_of
from tests.server.scenes.ground import KICK_OFF, Node, Shed


class Evening:
    """A match that is over, on one of two nodes, and what its people ask for."""

    def __init__(self) -> None:
        shed = Shed()
        self.nodes = [Node(shed, lambda: KICK_OFF), Node(shed, lambda: KICK_OFF)]
        self.table = self.watcher = ""

    async def play(self, *people: str, bots: int = 0) -> None:
        """Everybody sits down and all but the last give up."""
        lobby = self.nodes[0].lobby
        seats = [SeatWish("friend")] * len(people) + [SeatWish("bot", bot="random")] * bots
        laid = await lobby.lay(OpenTable("penalty_duel", seats, None, {}, None, Clock()))
        self.table, self.watcher = laid.table, laid.watch
        host = await lobby.find(laid.table)
        for seat, name in enumerate(people):
            visitor = host.audience.visitor(laid.invites[str(seat)], _nowhere, _nowhere)
            await host.sit(visitor, Sit(1, seat, name, key_of(name), f"{seat:x}f" * 16))
        visitor = host.audience.visitor(key_of(people[0]), _nowhere, _nowhere)
        await host.obey(visitor, Resign(2, host.room.journals.told(0), 0))

    async def ask(self, who: str, node: int = 0, **wish: Any) -> tuple[int, dict[str, Any]]:
        """Somebody asks for a rematch, or whether there is one."""
        path, said = f"/api/tables/{self.table}/again", wish or None
        method = "POST" if wish else "GET"
        status, body = await self.nodes[node].ask(method, path, who if who == self.watcher else key_of(who), said)
        return status, json.loads(body)


async def _nowhere(_what: object) -> None:
    pass


def test_both_tap_and_meet_at_one_table() -> None:
    async def work() -> None:
        evening = Evening()
        await evening.play("ann", "bo")
        assert (await evening.ask("bo"))[1]["table"] == ""
        first = (await evening.ask("ann", swap=True))[1]
        second = (await evening.ask("bo", node=1, series=3))[1]

        assert first["table"] == second["table"] != ""
        assert second["competition"] == "", "who came first has chosen"
        assert (first["seats"], second["seats"]) == ([1], [0]), "the guest is at home now"
        host = await evening.nodes[1].lobby.find(first["table"])
        assert [info.name for info in host.room.infos] == ["bo", "ann"]
        assert [info.state for info in host.room.infos] == ["waiting", "waiting"], "they only have to come"

    asyncio.run(work())


@pytest.mark.parametrize(("wish", "matches"), [({"series": 3}, 1), ({"legs": 2}, 2)])
def test_a_series_begins_at_once_and_is_found_by_both(wish: dict[str, int], matches: int) -> None:
    async def work() -> None:
        evening = Evening()
        await evening.play("ann", "bo")
        name = (await evening.ask("ann", **wish))[1]["competition"]
        assert (await evening.ask("bo", node=1))[1]["competition"] == name
        assert (await evening.ask("bo", node=1, **wish))[1]["competition"] == name
        competition = (await evening.nodes[1].lobby.competitions.find(name)).competition
        assert [one.name for one in competition.people] == ["bo", "ann"]
        tie = competition.ties()[0]
        assert len(tie.matches) == matches
        host = await evening.nodes[1].lobby.find(tie.matches[0].table)
        assert [info.name for info in host.room.infos] == ["bo", "ann"], "the guest is at home first"
        assert host.room.opened.allows == ("taking_back",), "all who are in it sit here, and have to agree"

    asyncio.run(work())


def test_a_bot_plays_again_too() -> None:
    async def work() -> None:
        evening = Evening()
        await evening.play("ann", bots=1)
        again = (await evening.ask("ann", series=5))[1]["competition"]
        people = (await evening.nodes[0].lobby.competitions.find(again)).competition.people
        assert [bool(one.bot) for one in people] == [True, False]

    asyncio.run(work())


def test_only_who_played_may_and_only_when_it_is_over() -> None:
    async def work() -> None:
        evening = Evening()
        await evening.play("ann", "bo")
        stranger = await evening.ask("eve")
        assert (await evening.ask(evening.watcher))[0] == 403
        table = (await evening.ask("ann", swap=False))[1]["table"]
        evening.table = table
        assert (await evening.ask("ann"))[0] == 409
        evening.table = "nosuchtable"
        assert stranger == await evening.ask("eve"), "a stranger cannot tell a private table from none"

    asyncio.run(work())
