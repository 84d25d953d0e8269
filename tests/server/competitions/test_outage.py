"""A competition while the store is away: who was refused is not in, and who is in stays in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.protocol.competition import Join, OpenCompetition
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.refusals import Busy
from tests.server.competitions.stage import key_of
from tests.server.tables.test_room_hosts import Node, until, with_nodes

if TYPE_CHECKING:
    from pathlib import Path


async def join(node: Node, competition: str, name: str) -> None:
    host = await node.lobby.competitions.find(competition)
    await host.command(Join(name, key_of(name)), key_of(name))


async def names(node: Node, competition: str) -> list[str]:
    host = await node.lobby.competitions.find(competition)
    return await host.log.read(lambda now: [one.name for one in now.people])


def test_who_is_refused_while_the_store_is_away_is_not_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Node, two: Node) -> None:
        opened = await one.lobby.competitions.open(OpenCompetition("finale", key_of("organiser"), public=True))
        await join(one, opened.id, "Ann")

        async def away(*_given: object) -> bool:
            raise Unavailable("away")

        with monkeypatch.context() as patch:
            patch.setattr(one.services.store, "append", away)
            patch.setattr(one.services.store, "read", away)
            with pytest.raises(Busy):
                await join(one, opened.id, "Bo")
            with pytest.raises(Busy):
                await names(one, opened.id)
        await join(one, opened.id, "Cy")

        assert await names(one, opened.id) == await names(two, opened.id) == ["Ann", "Cy"]
        assert [seq for seq, _ in await one.services.store.read(opened.id)] == [0, 1, 2]
        await join(one, opened.id, "Bo")
        assert await names(one, opened.id) == ["Ann", "Cy", "Bo"]

    with_nodes(tmp_path, work)


def test_competitions_nobody_looks_at_are_forgotten_and_deleted_ones_are_gone(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        competitions = one.lobby.competitions
        opened = await competitions.open(OpenCompetition("finale", key_of("organiser"), public=True))
        await join(one, opened.id, "Ann")
        await until(lambda: not competitions._tasks)
        await competitions.forget_idle()
        assert opened.id in competitions._hosts
        one.ahead += 61_000
        await competitions.forget_idle()
        assert opened.id not in competitions._hosts
        assert await names(one, opened.id) == ["Ann"]

        await one.services.store.remove(opened.id)
        await competitions.drop_deleted()
        await competitions.forget_idle()
        assert opened.id not in competitions._hosts

    with_nodes(tmp_path, work)
