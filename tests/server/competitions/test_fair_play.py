"""Matches of competitions: nobody takes back what fate has answered, or asks for hints, whoever the opponent is."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal
from anpfiff.protocol.competition import AddBot, DrawLots, Join, OpenCompetition, ShowLots, SubstituteNow
from anpfiff.protocol.table import Propose, Undo, Vote
from anpfiff.server.refusals import Forbidden
from anpfiff.server.tables.queries import may_hint
from anpfiff.server.tables.undo import free_undo
from tests.server.competitions.stage import KICK_OFF, key_of
from tests.server.rooms import Hall
from tests.server.scenes.ground import Node, Shed

if TYPE_CHECKING:
    from anpfiff.protocol.fields import Allowances


def rolled(*devices: str | None, allows: Allowances | None) -> Hall:
    """A table just after dice have answered seat 0."""
    hall, rng = Hall(*devices, allows=allows, squads="starter"), seeded(7)
    while True:
        seat, ply = hall.asked()[0], hall.room.match.ply
        hall.answer(rng, seat)
        if seat == 0 and any(entry.action.notation.startswith("die") for entry in hall.room.match.log[ply:]):
            return hall


@pytest.mark.parametrize("devices", [("ann", None), ("ann", "ann"), ("ann", "bo")])
def test_in_a_competition_dice_stay_where_they_fell(devices: tuple[str | None, ...]) -> None:
    hall = rolled(*devices, allows=())

    assert not hall.news(0)["may_undo"]
    with pytest.raises(Illegal):
        hall.do(Undo, 0)
    with pytest.raises(Forbidden):
        hall.do(Propose, 0, what="undo")
    assert not may_hint(hall.room, 0)


def test_alone_with_a_bot_at_home_all_may_be_taken_back() -> None:
    hall = rolled("ann", None, allows=None)

    assert free_undo(hall.room, 0) is not None
    assert may_hint(hall.room, 0)


def test_what_lies_face_down_may_still_be_changed() -> None:
    hall = Hall("ann", "bo", allows=())
    hall.say(0, "squad own")
    hall.do(Undo, 0)

    assert "squad own" in hall.options(0)


def test_what_the_rules_of_a_competition_allow_is_allowed() -> None:
    hall = rolled("ann", "bo", allows=("hints", "taking_back"))
    ply = hall.room.match.ply

    assert may_hint(hall.room, 0)
    assert not hall.news(0)["may_undo"]
    hall.do(Propose, 0, what="undo")
    hall.do(Vote, 1, yes=True)
    assert hall.room.match.ply < ply


@pytest.mark.parametrize("devices", [("ann", None), ("ann", "ann")])
def test_no_bot_can_agree_to_taking_back_nor_can_one_person_twice(devices: tuple[str | None, ...]) -> None:
    with pytest.raises(Forbidden):
        rolled(*devices, allows=("taking_back",)).do(Propose, 0, what="undo")


def test_nobody_agrees_for_somebody_who_is_away() -> None:
    hall = rolled("ann", "bo", allows=("taking_back",))
    hall.do(Propose, 0, what="take_over", target=1, bot="random")
    hall.do(Vote, 1, yes=True)

    with pytest.raises(Forbidden):
        hall.do(Propose, 0, what="undo")


@pytest.mark.parametrize("other", ["bot", "filled place", "caretaker"])
def test_a_table_laid_by_a_competition_knows_what_is_allowed(other: str) -> None:
    """Against a bot's entrant, a place that was filled and a bot that stands in for who did not come."""

    async def whole() -> tuple[str, Allowances, Allowances]:
        node = Node(Shed(), lambda: KICK_OFF)
        fill = "random" if other == "filled place" else ""
        wish = OpenCompetition(
            "penalty_duel", key_of("Ada"), size=2, fill=fill, me="Ada", allows=("hints",)
        )  # fmt: skip
        opened = await node.lobby.competitions.open(wish)
        host = await node.lobby.competitions.find(opened.id)
        if other == "bot":
            await host.command(AddBot("random"), key_of("Ada"))
        if other == "caretaker":
            await host.command(Join("Ben", key_of("Ben")), opened.link)
        await host.command(DrawLots(), key_of("Ada"))
        await host.command(ShowLots(64), key_of("Ada"))
        if other == "caretaker":
            await host.command(SubstituteNow(1), key_of("Ada"))
        [(_, _, match)] = host.competition.open_matches()
        room = (await node.lobby.find(match.table)).room
        return room.opened.competition, room.opened.allows, room.info().allows

    competition, laid, told = asyncio.run(whole())
    assert competition.startswith("cup-")
    assert (laid, told) == (("hints",), ("hints",))
