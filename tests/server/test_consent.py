"""Consent: draws, seats taken over, resigning and leaving."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.errors import Illegal, Malformed, Over, Unknown
from anpfiff.core.replay import read
from anpfiff.games import find
from anpfiff.server import entries, protocol
from anpfiff.server.refusals import Forbidden, Late, Taken
from tests.server.rooms import Hall


def test_a_draw_is_agreed() -> None:
    hall = Hall("ann", "bo").play(20)
    hall.do(protocol.Propose, 0, what="draw")

    assert hall.news(1)["proposal"]["waits_for"] == [1]
    hall.do(protocol.Vote, 1, yes=True)
    assert hall.room.result() == {"reason": "agreed", "places": [[0, 1]]}
    assert read(hall.room.replay(), find).ended == hall.room.result()
    assert [what for what, _, _ in hall.affairs()][-4:] == ["proposed", "voted", "carried", "drawn"]


def test_a_draw_is_declined_and_may_be_offered_again() -> None:
    hall = Hall("ann", "bo").play(20)
    hall.do(protocol.Propose, 0, what="draw")
    with pytest.raises(Illegal, match="proposed already"):
        hall.do(protocol.Propose, 1, what="draw")
    hall.do(protocol.Vote, 1, yes=False)

    assert hall.room.proposal is None
    assert hall.room.status == "running"
    hall.do(protocol.Propose, 1, what="draw")
    with pytest.raises(Illegal, match="need not answer"):
        hall.do(protocol.Vote, 1, yes=True)


def test_where_somebody_must_win_no_draw_is_offered() -> None:
    hall = Hall("ann", "bo", tie_after_90="extra_time").play(20)
    with pytest.raises(Illegal, match="has a winner"):
        hall.do(protocol.Propose, 0, what="draw")


def test_bots_agree_to_no_draw() -> None:
    hall = Hall("ann", None).play(20)
    with pytest.raises(Illegal, match="bots play on"):
        hall.do(protocol.Propose, 0, what="draw")


def test_a_vote_comes_too_late() -> None:
    hall = Hall("ann", "bo").play(20)
    with pytest.raises(Late, match="nothing is proposed"):
        hall.do(protocol.Vote, 1, yes=True)


def test_whoever_resigns_has_lost() -> None:
    hall = Hall("ann", "bo").play(20)
    hall.do(protocol.Resign, 1)

    assert hall.room.result() == {"reason": "resigned", "places": [[0], [1]]}
    with pytest.raises(Over):
        hall.do(protocol.Resign, 1)


def test_in_a_cup_a_bot_finishes_for_whoever_resigns() -> None:
    hall = Hall("ann", "bo", "cy", "di", format="cup").play(10)
    hall.do(protocol.Resign, 2)

    assert hall.room.seats[2].bot == "greedy"
    with pytest.raises(Late):
        hall.do(protocol.Resign, 2)
    hall.play()
    assert hall.room.status == "over"


def test_a_seat_that_left_is_taken_over_by_a_bot_once_the_others_agree() -> None:
    hall = Hall("ann", "bo", "cy", "di", format="cup").play(10)
    hall.do(protocol.Leave, 2)
    hall.do(protocol.Propose, 0, what="take_over", target=2, bot="greedy")

    assert hall.room.waits_for() == [1, 3]
    hall.do(protocol.Vote, 1, yes=True)
    hall.do(protocol.Vote, 3, yes=True)
    assert hall.room.seats[2].bot == "greedy"
    assert hall.affairs()[-1] == ("taken_over", 2, "greedy")


def test_a_new_person_takes_over_by_a_new_link() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(protocol.Leave, 1)
    hall.do(protocol.Propose, 0, what="take_over", target=1)

    assert hall.room.seats[1].info().state == "left"
    with pytest.raises(Forbidden):
        hall.sit(1, "eve", token="some other link")
    hall.sit(1, "eve", token="new invite")
    assert hall.room.seats[1].info().state == "ready"
    assert hall.room.seats[1].name == "Eve"
    with pytest.raises(Taken):
        hall.sit(1, "bo")


def test_an_absent_seat_is_silent_and_silence_is_consent() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(protocol.Propose, 0, what="take_over", target=1, bot="random")
    assert hall.room.waits_for() == [1]
    hall.now += 60_000
    hall.enter(entries.Lapsed(hall.now))

    assert hall.room.seats[1].bot == "random"


def test_but_whoever_is_there_can_say_no() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(protocol.Propose, 0, what="take_over", target=1, bot="random")
    hall.do(protocol.Vote, 1, yes=False)
    assert hall.room.seats[1].bot is None


def test_an_answer_nobody_gave_is_a_no() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(protocol.Propose, 0, what="draw")
    hall.enter(entries.Lapsed(hall.now))
    assert hall.room.status == "running"
    assert hall.affairs()[-1] == ("declined", 0, "draw")


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"target": None}, Malformed),
        ({"target": 7}, Malformed),
        ({"target": 0}, Illegal),
        ({"target": 1, "bot": "einstein"}, Unknown),
    ],
)
def test_a_take_over_names_somebody_else_s_seat_and_a_bot_we_have(fields: dict[str, Any], error: type) -> None:
    hall = Hall("ann", "bo").play(10)
    with pytest.raises(error):
        hall.do(protocol.Propose, 0, what="take_over", **fields)


def test_coming_back_to_a_seat_one_left() -> None:
    hall = Hall("ann", "bo").play(10)
    hall.do(protocol.Leave, 1)
    with pytest.raises(Late):
        hall.do(protocol.Leave, 1)
    hall.sit(1, "bo")

    assert hall.room.seats[1].info().state == "ready"
    assert hall.folded().seats[1].info() == hall.room.seats[1].info()
