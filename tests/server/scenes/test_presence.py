"""Presence on two nodes: whoever has a line open keeps his seat, even where no news gets from node to node."""

from __future__ import annotations

import asyncio

import pytest

from anpfiff.server.tables.clock import AWAY
from anpfiff.server.tables.lobby import LOOK_AGAIN
from tests.server.scenes.book import read
from tests.server.scenes.ground import Inline
from tests.server.scenes.scene import HOUR, Scene, Table

PLAN = Table("finale", "ab", options={"squads": "starter"})


async def proposed(*, is_open: bool) -> tuple[Scene, bool]:
    """Seat 0 wants a bot for seat 1, which sits at the other node; whether it is one after hours without news."""
    asyncio.get_running_loop().set_default_executor(Inline())
    scene = Scene(PLAN)
    try:
        await scene.lay()
        first, second = scene.lines
        assert first.news is not None
        if not is_open:
            await second.close()
            await scene.spread()
        answer = await first.ask("propose", ply=first.news["ply"], seat=0, what="take_over", target=1, bot="random")
        assert answer["type"] == "done"
        await scene.let_pass(12 * HOUR)
        return scene, read(scene.log, len(scene.log) - 1).is_bot[1]
    finally:
        await scene.close()


@pytest.mark.parametrize("is_open", [True, False])
def test_a_seat_whose_line_is_open_is_not_away_though_its_node_heard_no_news(is_open: bool) -> None:
    scene, is_bot = asyncio.run(proposed(is_open=is_open))
    assert is_bot is not is_open
    if is_open:
        assert any(door.waiting for door in scene.shed.doors), "nobody delivered the news"


def test_a_node_looks_again_long_before_a_silent_seat_is_given_away() -> None:
    assert LOOK_AGAIN * 10 <= AWAY


async def sat_by_the_link_itself() -> None:
    """Somebody new takes the token of the link for his key; then one of his own."""
    asyncio.get_running_loop().set_default_executor(Inline())
    scene = Scene(PLAN)
    try:
        await scene.lay()
        second = scene.lines[1]
        assert second.news is not None
        left = await second.ask("leave", ply=second.news["ply"], seat=1)
        somebody = await scene.come(scene.nodes[1], left["invite"])
        answer = await somebody.ask("sit", seat=1, name="New", key=left["invite"], part="0f" * 16)
        assert (answer["type"], answer["kind"]) == ("refused", "malformed")
        for void in (left["invite"], scene.watch):
            assert (await somebody.ask("sit", seat=1, name="New", key=void, part="0f" * 16))["type"] == "refused"
        assert (await somebody.ask("sit", seat=1, name="New", key="own".ljust(32, "0"), part="0f" * 16))[
            "type"
        ] == "done"
    finally:
        await scene.close()


def test_the_token_of_a_link_is_no_key_for_whoever_sent_it_knows_it() -> None:
    asyncio.run(sat_by_the_link_itself())
