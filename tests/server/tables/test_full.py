"""A full table: whoever comes too late may watch, and a stranger cannot tell a private table from none at all."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.games import find
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.server.refusals import Taken
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables.rights import held_by, invited_by, may_watch, spent_by
from anpfiff.server.tables.summary import head_of
from tests.server.rooms import Hall, key_of
from tests.server.scenes.line import Line
from tests.server.tables.test_seats import Ground, on_ground

STRANGE = "no-token-of-this-table-at-all"


def test_an_invitation_that_somebody_sat_down_by_is_good_for_watching_and_nothing_else() -> None:
    hall = Hall("ann", "bo")
    late = [hash_of("invite 1")]

    assert may_watch(hall.room, late)
    assert spent_by(hall.room, late) == 1
    assert invited_by(hall.room, late) is None
    assert held_by(hall.room, late) == []
    with pytest.raises(Taken):
        hall.sit(1, "eve")
    assert spent_by(hall.room, [hash_of(STRANGE)]) is None


def test_a_table_knows_spent_invitations_without_its_log() -> None:
    hall = Hall("ann", "bo")

    assert hash_of("invite 0") in head_of(hall.room, 0).summary


async def hello(ground: Ground, table: str, token: str) -> dict[str, Any]:
    """What somebody with a token is told first."""
    line = Line(ground.nodes[0], table, token)
    answer = await line.hello()
    await line.close()
    return answer


def test_whoever_comes_too_late_is_welcomed_to_watch_and_learns_whose_seat_it_was() -> None:
    async def work(ground: Ground) -> None:
        laid = await ground.nodes[0].lobby.lay(OpenTable("finale", [SeatWish("friend"), SeatWish("friend")]))
        bo = Line(ground.nodes[0], laid.table, laid.invites["1"])
        assert (await bo.hello())["invited"] == 1
        await bo.ask("sit", seat=1, name="Bo", key=key_of("bo"), part="0f" * 16)
        late = await hello(ground, laid.table, laid.invites["1"])
        mine = await hello(ground, laid.table, key_of("bo"))

        assert (late["holds"], late["invited"], late["spent"]) == ([], None, 1)
        assert (mine["holds"], mine["invited"], mine["spent"]) == ([1], None, None)
        assert (await ground.nodes[0].get(f"/api/tables/{laid.table}", laid.invites["1"]))[0] == 200
        await bo.close()

    on_ground(work)


@pytest.mark.parametrize("is_outdated", [False, True])
def test_a_stranger_is_told_the_same_of_a_private_table_and_of_none(
    is_outdated: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(ground: Ground) -> None:
        table = await ground.lay("ann", "bo")
        node, game = ground.nodes[0], find("finale")
        if is_outdated:  # rules that are no longer ours are said to those whom the table concerns, and to nobody else
            await node.lobby.hosts.pop(table).close()
            monkeypatch.setattr(game, "revision", game.revision + 1, raising=False)
        private = await hello(ground, table, STRANGE)
        missing = await hello(ground, "no-such-table", STRANGE)
        mine = await hello(ground, table, key_of("ann"))

        assert private == missing
        assert private["kind"] == "unknown"
        assert mine.get("kind") == ("outdated" if is_outdated else None)
        assert await node.get(f"/api/tables/{table}", STRANGE) == await node.get("/api/tables/no-such-table", STRANGE)

    on_ground(work)


def test_no_table_is_read_for_a_stranger() -> None:
    """Otherwise it would tell how long the answer takes that there is one."""

    async def work(ground: Ground) -> None:
        table, node = await ground.lay("ann", "bo"), ground.nodes[0]
        await node.lobby.hosts.pop(table).close()

        assert (await hello(ground, table, STRANGE))["kind"] == "unknown"
        assert table not in node.lobby.hosts
        assert (await hello(ground, table, key_of("ann")))["type"] == "welcome"
        assert table in node.lobby.hosts

    on_ground(work)
