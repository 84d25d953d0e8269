"""Clocks: per move, per match, days per move; and what happens when time is over."""

from __future__ import annotations

import pytest

from anpfiff.protocol.fields import Clock
from anpfiff.protocol.table import Propose
from anpfiff.server.refusals import Forbidden
from anpfiff.server.tables import entries
from anpfiff.server.tables.clock import AWAY, BOT_DUE, GRACE, deadline_of, due_of
from anpfiff.server.tables.room import Room
from anpfiff.server.tables.seats import STAND_IN
from tests.server.rooms import SECRET, Hall


def clock(kind: str, seconds: int = 60, then: str = "bot") -> Clock:
    return Clock(kind, seconds, then)  # type: ignore[arg-type]


def test_without_a_clock_nobody_is_hurried() -> None:
    hall = Hall("ann", "bo")
    assert [hall.room.deadline(seat) for seat in (0, 1)] == [None, None]
    assert due_of(hall.room, hall.now) is None


@pytest.mark.parametrize(("kind", "seconds"), [("move", 60), ("days", 3 * 86_400)])
def test_each_move_has_its_own_time(kind: str, seconds: int) -> None:
    hall = Hall("ann", "bo", clock=clock(kind, seconds))
    start = hall.now

    assert hall.room.deadline(0) == start + seconds * 1000
    hall.play(50)
    for seat in hall.asked():
        assert hall.room.deadline(seat) == hall.room.questions[seat].since + seconds * 1000


def test_a_sealed_question_is_one_move_however_much_is_said() -> None:
    hall = Hall("ann", "bo", clock=clock("move"))
    before = hall.room.deadline(0), hall.room.deadline(1)
    hall.say(0, "squad starter")

    assert (hall.room.deadline(0), hall.room.deadline(1)) == before


def test_the_time_of_a_match_adds_up() -> None:
    hall = Hall("ann", "bo", clock=clock("match", 600)).play(80)
    for seat in (0, 1):
        assert hall.room.used[seat] > 0
    seat = hall.asked()[0]
    since = hall.room.questions[seat].since
    assert hall.room.deadline(seat) == since + 600_000 - hall.room.used[seat]


def test_when_time_is_over_a_bot_answers_this_one_move() -> None:
    hall = Hall("ann", "bo", clock=clock("move"))
    hall.now += 61_000
    hall.enter(entries.TimeOver(hall.now, 0))

    assert hall.room.bots_asked() == {0: STAND_IN}
    assert hall.room.deadline(0) is None
    hall.enter(entries.Spoke(hall.now, 0, "squad starter", STAND_IN))
    assert hall.room.bots_asked() == {0: STAND_IN}
    hall.enter(entries.Spoke(hall.now, 0, "colour blue", STAND_IN))
    assert hall.room.bots_asked() == {}
    assert hall.room.seats[0].is_person
    assert hall.news(0)["lines"][-1]["by"] == STAND_IN


def test_somebody_whose_time_is_over_may_still_be_quicker_than_the_bot() -> None:
    hall = Hall("ann", "bo", clock=clock("move"))
    hall.enter(entries.TimeOver(hall.now, 0))
    hall.say(0, "squad starter")
    assert hall.room.match.log[0].seat == 0


def test_with_a_clock_for_the_match_the_bot_stays() -> None:
    hall = Hall("ann", "bo", clock=clock("match", 60))
    hall.enter(entries.TimeOver(hall.now, 0))

    assert hall.room.seats[0].bot == STAND_IN
    assert ("taken_over", 0, STAND_IN) in hall.notices()
    with pytest.raises(Forbidden, match="a bot plays seat 0"):
        hall.say(0, "squad starter")


def test_or_the_match_is_forfeited() -> None:
    hall = Hall("ann", "bo", clock=clock("move", 60, "forfeit"))
    hall.enter(entries.TimeOver(hall.now, 0))

    assert hall.room.status == "over"
    assert hall.room.result() == {"reason": "time_over", "places": [[1], [0]]}
    assert "ended" in hall.room.replay()


def test_with_more_than_two_seats_the_others_finish_their_match() -> None:
    hall = Hall("ann", "bo", "cy", "di", clock=clock("move", 60, "forfeit"), format="cup")
    seat = hall.asked()[0]
    hall.enter(entries.TimeOver(hall.now, seat))

    assert hall.room.status == "running"
    assert hall.news(0)["seats"][seat]["state"] == "resigned"
    hall.play()
    assert hall.room.status == "over"


def test_a_clock_that_ran_out_while_no_server_ran_leaves_a_little_time() -> None:
    hall = Hall("ann", "bo", clock=clock("move"))
    asked_at = hall.room.questions[0].since
    started = asked_at + 3_600_000

    assert deadline_of(hall.room, 0, started) == started + GRACE
    assert deadline_of(hall.room, 0, asked_at - 1) == asked_at + 60_000


def test_the_server_is_needed_for_bots_proposals_and_tables_nobody_came_to() -> None:
    hall = Hall("ann", None)
    assert due_of(hall.room, 0) == hall.room.at + BOT_DUE
    two = Hall("ann", "bo").play(4)
    two.do(Propose, 0, what="take_over", target=1, bot="greedy")
    assert due_of(two.room, 0) == two.now + AWAY
    empty = Room("table", SECRET, two.room.opened)
    assert due_of(empty, 0, 7000) == empty.opened.at + 7000
    assert due_of(empty, 0) is None, "it is kept for ever"
    empty.apply(entries.Expired(two.now))
    assert (empty.status, due_of(empty, 0, 7000)) == ("expired", None)
