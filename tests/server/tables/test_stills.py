"""Stills: the table as a chair saw it while it was told one thing after the other."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.log import FATE
from anpfiff.core.rng import seeded
from anpfiff.games import SHELF
from anpfiff.protocol.table import Undo
from anpfiff.server.tables.views import view_of
from tests.server.rooms import Hall

if TYPE_CHECKING:
    from anpfiff.core.game import Game

STEPS = 120


def seats_of(game: Game) -> list[str]:
    return ["ann", "bo", "cy"][: max(game.seats[0], 2)]


def as_sent(found: object) -> Any:
    return json.loads(msgspec.json.encode(found))


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.key)
def test_every_still_is_what_the_chair_saw_then(game: Game) -> None:
    hall, rng = Hall(*seats_of(game), game=game), seeded(3, 9)
    number = 0
    for _ in range(STEPS):
        if hall.room.status != "running":
            break
        chairs = [SPECTATOR, *range(len(hall.room.seats))]
        before = {chair: hall.told(chair) for chair in chairs}
        hall.answer(rng)
        table = hall.room.match
        for chair in chairs:
            news = hall.news(chair, before[chair])
            plies = [still["ply"] for still in news["stills"]]
            number += len(plies)
            assert plies == sorted(set(plies))
            assert all(before[chair] < ply < news["ply"] for ply in plies)
            recalled = {
                ply: as_sent(view_of(past, past.view(chair)))
                for ply in plies
                for past in [table.fork(hall.room.journals.moment(chair, ply - 1), None)]
            }
            lines = news["lines"]
            for still in news["stills"]:
                follows = lines[still["ply"] - before[chair]]
                if follows["line"] == "said" and follows["seat"] == FATE:  # the end of a ply: recalled alike
                    assert still["view"] == recalled[still["ply"]]
    assert number > STEPS // 4


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.key)
def test_a_still_of_another_world_that_looks_the_same_is_the_same(game: Game) -> None:
    hall, rng = Hall(*seats_of(game), game=game), seeded(4, 9)
    for _ in range(STEPS // 2):
        if hall.room.status != "running":
            break
        hall.answer(rng)
        table = hall.room.match
        for still in hall.steps()[-8:]:
            for chair in (SPECTATOR, *range(len(hall.room.seats))):
                seen = look(still.state, chair)
                other = look(imagine(seen, rng), chair)
                assert as_sent(view_of(table, other)) == as_sent(view_of(table, seen))


def test_the_steps_of_one_answer_are_told_one_by_one() -> None:
    """Dice fall, the duel is decided, and only then is the score another."""
    hall, rng = Hall("ann", "bo", squads="starter", deck_mode="starter"), seeded(2, 2)
    while hall.room.status == "running":
        before = hall.told(0)
        hall.answer(rng)
        news = hall.news(0, before)
        at = [n for n, line in enumerate(news["lines"], before) if line.get("event") == "scored"]
        if not at:
            continue
        views = {still["ply"]: still["view"] for still in news["stills"]} | {news["ply"]: news["view"]}
        score = [(ply, sum(side["goals"] for side in view["table"]["sides"])) for ply, view in views.items()]
        now = score[-1][1]
        assert [goals for ply, goals in score if ply > at[0]] == [now] * sum(ply > at[0] for ply, _ in score)
        assert [goals for ply, goals in score if ply <= at[0]] == [now - 1] * sum(ply <= at[0] for ply, _ in score)
        assert at[0] + 1 in views
        return
    raise AssertionError("a match without a goal")


def test_what_was_taken_back_is_shown_to_nobody() -> None:
    hall, rng = Hall("ann", None, squads="starter", deck_mode="starter"), seeded(2, 3)
    while not (hall.steps() and hall.asked() == [0]):
        hall.answer(rng)
    hall.do(Undo, 0)
    assert hall.news(0, 1)["stills"] == []


def test_whoever_has_just_come_looks_at_the_table_as_it_is() -> None:
    hall = Hall("ann", "bo", squads="starter", deck_mode="starter").play(40)
    assert hall.news(0)["stills"] == []
    assert hall.steps()
