"""A lesson at a table of the server: fate and the others follow its match, and then everything is free."""

from __future__ import annotations

import pytest

from anpfiff.core.fair_chance import WORDED, commit
from anpfiff.core.replay import verify
from anpfiff.errors import Illegal
from anpfiff.games import find
from anpfiff.lessons.lesson import Lesson, find_lesson
from anpfiff.protocol.table import Say, Undo
from anpfiff.server.log import entry as stored
from anpfiff.server.log.store import OPEN, Head, Record
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables import entries
from anpfiff.server.tables.judge import judge_script
from anpfiff.server.tables.log import fold
from anpfiff.server.tables.room import Room
from tests.server.rooms import SECRET, Hall, key_of

FINALE = find_lesson(find("finale"), "first_goal")


def hall_of(lesson: Lesson) -> Hall:
    """A room for a lesson, with its learner in it."""
    hall = Hall("ann", None, game=lesson.game)
    setup = lesson.setup
    seats = [
        entries.LaidSeat(key=hash_of(key_of("ann"))) if seat == lesson.chair else entries.LaidSeat(bot="novice")
        for seat in range(setup.seats)
    ]
    first = entries.Opened(
        hall.now, setup.game, setup.revision, setup.edition, setup.options, seats, hash_of("watch"),
        commit(SECRET), lesson=lesson.key, urn=WORDED,
    )  # fmt: skip
    hall.room = Room("table", SECRET, first)
    hall.log = [stored.write(first)]
    hall.sit(lesson.chair, "ann", key_of("ann"))
    return hall


def follow(hall: Hall) -> None:
    """Let the match answer wherever it does."""
    while True:
        spoken = [
            entry
            for seat in hall.room.bots_asked()
            if (entry := judge_script(hall.room, seat, hall.room.questions[seat].line, hall.now)) is not None
        ]
        if not spoken:
            return
        hall.enter(spoken[0])


def test_a_learner_is_told_where_he_stands_and_nobody_else_is() -> None:
    hall = hall_of(FINALE)
    step = hall.news(0)["lesson"]
    assert step["number"] == 0
    assert [note["say"] for note in step["notes"]] == ["lay"]
    assert step["let"] == ["tactic open_exchange"]
    assert hall.news(1)["lesson"] is None
    assert hall.room.info().lesson == "first_goal"


def test_only_what_is_let_gets_through() -> None:
    hall = hall_of(FINALE)
    with pytest.raises(Illegal, match="not yet"):
        hall.do(Say, 0, action="tactic solo_run")
    hall.do(Say, 0, action="tactic open_exchange")


def test_a_lesson_is_taught_to_its_end_and_then_all_is_free() -> None:
    hall = hall_of(FINALE)
    follow(hall)
    while not (step := hall.news(0)["lesson"])["is_over"]:
        hall.do(Say, 0, actions=step["answer"])
        follow(hall)
    assert hall.room.match.log[-1].action.notation == FINALE.match.log[-1].action.notation
    assert hall.room.match.state.score_so_far() == FINALE.match.state.score_so_far()
    hall.do(Say, 0, action="keep")
    assert hall.room.bots_asked() == {1: "novice"}
    assert judge_script(hall.room, 1, hall.room.questions[1].line, hall.now) is None
    assert verify(hall.room.replay(), find) is None


def test_a_step_back_leads_to_the_same_fate_again() -> None:
    hall = hall_of(FINALE)
    hall.do(Say, 0, action="tactic open_exchange")
    follow(hall)
    once = [str(line) for line in hall.room.match.log]
    hall.do(Undo, 0, words={0: "00" * 32})
    assert hall.news(0)["lesson"]["number"] == 0
    hall.do(Say, 0, action="tactic open_exchange")
    follow(hall)
    assert [str(line) for line in hall.room.match.log] == once


def test_a_lesson_is_read_from_the_store_as_it_was() -> None:
    hall = hall_of(FINALE)
    hall.do(Say, 0, action="tactic open_exchange")
    follow(hall)
    record = Record("table", "finale", FINALE.game.revision, False, hall.now, SECRET, Head(OPEN))
    again = fold(record, list(enumerate(hall.log)))
    assert again.match.encode() == hall.room.match.encode()
