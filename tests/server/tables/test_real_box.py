"""A table with the real box: the phone is the referee, and what people enter is the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.replay import verify
from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal, Malformed
from anpfiff.games import SHELF, find
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.real_box import AskAmend, AskFilm, Correct, Fall, RealBox
from anpfiff.protocol.table import Say, Undo
from anpfiff.real_box.corrections import film
from anpfiff.server.refusals import Forbidden
from anpfiff.server.tables import entries
from anpfiff.server.tables.frames import Bulletin
from anpfiff.server.tables.real_box import amended, check_wish, filmed, table_of
from anpfiff.server.tables.room import Room
from anpfiff.server.tables.transcript import transcript
from tests.server.rooms import SECRET, Hall

ALL_REAL = RealBox(dice=True, cards=True)
STARTERS: dict[str, Any] = {"squads": "starter", "deck_mode": "starter"}


def news(hall: Hall, chair: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Bulletin(hall.room).whole(chair, 0))
    return found


def enter(hall: Hall, turn: int) -> None:
    """Somebody at the table does what the phone asks for."""
    told = news(hall, 0)
    if told["fate"] is not None:
        may = told["fate"]["options"]
        hall.do(Fall, 0, action=may[turn % len(may)])
        return
    seat = told["asked"][0]["seat"] if not hall.room.questions else min(hall.room.questions)
    may = news(hall, seat)["decision"]["options"]
    hall.do(Say, seat, action=may[turn % len(may)])


def test_a_match_with_the_real_box_is_played_to_its_end_and_can_be_folded_again() -> None:
    hall, rng = Hall("ann", "ann", real=ALL_REAL, **STARTERS), seeded(3)
    turns = 0
    while hall.room.status == "running":
        enter(hall, rng.below(97))
        turns += 1
        assert turns < 600
    first, *rest = [entries.read(body) for body in hall.log]
    assert isinstance(first, entries.Opened)
    again = Room("table", SECRET, first)
    for entry in rest:
        again.apply(entry)
    assert again.replay() == hall.room.replay()
    assert "\nreal dice,cards\n" in again.replay()
    assert verify(again.replay(), find) is None


@pytest.mark.parametrize("game", [game.key for game in SHELF])
def test_every_box_can_be_watched_while_cards_turn_out_to_be_others(game: str) -> None:
    hall, rng = Hall("ann", "ann", game=find(game), real=ALL_REAL), seeded(5)
    for _ in range(60):
        if hall.room.status != "running":
            break
        told = [news(hall, chair) for chair in (0, 1)]
        assert told[0]["view"]["table"] == told[1]["view"]["table"]
        enter(hall, rng.below(97))
        if rng.below(6) == 0:
            hall.check_news()


def test_a_host_may_leave_the_real_box_to_others() -> None:
    wish = OpenTable("finale", [SeatWish("me"), SeatWish("here")], real=ALL_REAL)
    check_wish(wish)
    with pytest.raises(Forbidden, match="not open at this server"):
        check_wish(wish, is_allowed=False)
    check_wish(OpenTable("finale", [SeatWish("me"), SeatWish("here")]), is_allowed=False)


def test_no_chair_sees_a_hand_and_all_are_told_what_the_dice_are_asked() -> None:
    hall = Hall("ann", "bo", real=ALL_REAL, **STARTERS)
    for turn in range(12):
        for chair in (0, 1):
            told = news(hall, chair)
            assert not any("draw" in str(line.get("action", "")) for line in told["lines"])
            assert all(isinstance(side["hand"], dict) for side in told["view"]["table"]["sides"]), "face down: a size"
        assert news(hall, 0)["fate"] == news(hall, 1)["fate"]
        enter(hall, turn)


def test_a_slip_is_refused_and_the_last_thing_entered_is_taken_back_by_anybody() -> None:
    hall = Hall("ann", "bo", real=ALL_REAL, **STARTERS)
    while news(hall, 0)["fate"] is None:
        enter(hall, 1)
    with pytest.raises(Illegal, match="cannot be said here"):
        hall.do(Fall, 1, action="die 9")
    before = hall.room.match.ply
    hall.do(Fall, 1, action=news(hall, 1)["fate"]["options"][0])
    assert news(hall, 0)["may_undo"]
    hall.do(Undo, 0, words={})
    assert hall.room.match.ply == before
    assert news(hall, 0)["fate"] is not None


def test_an_earlier_throw_is_corrected_and_the_film_says_what_falls_away() -> None:
    hall = Hall("ann", "ann", real=ALL_REAL, **STARTERS)
    for turn in range(25):
        enter(hall, turn)
    moments = filmed(hall.room, AskFilm(1)).moments
    throw = next(moment for moment in moments if moment.seat == -1)
    events = [line for line in news(hall, 0)["lines"] if line["line"] == "told"]
    rolled = events[throw.told]["args"]
    assert (throw.action, throw.owner) == (f"die {rolled['pips']}", ["stollen", "acker"].index(rolled["team"]))
    seen = amended(hall.room, AskAmend(2, throw.at))
    other = next(option for option in seen.options if option != throw.action)
    found = amended(hall.room, AskAmend(3, throw.at, other))
    assert filmed(hall.room, AskFilm(4)).moments == moments, "nothing has changed yet"

    hall.do(Correct, 0, at=throw.at, action=other)
    now = filmed(hall.room, AskFilm(5)).moments
    place = moments.index(throw)
    assert now[place].action == other
    assert len(now) == place + 1 + found.stays
    assert news(hall, 0)["lines"]


def test_what_does_not_go_together_is_refused() -> None:
    me, bot = SeatWish("me", "Ann"), SeatWish("bot", bot="greedy")
    with pytest.raises(Illegal, match="a bot would have to see its hand"):
        check_wish(OpenTable("finale", [me, bot], real=ALL_REAL))
    check_wish(OpenTable("finale", [me, bot], real=RealBox(dice=True, cards=False)))
    with pytest.raises(Malformed, match="dice, cards or both"):
        check_wish(OpenTable("finale", [me, me], real=RealBox(dice=False, cards=False)))
    with pytest.raises(Malformed, match="with one phone"):
        check_wish(OpenTable("finale", [me, SeatWish("friend")], real=ALL_REAL))


def test_with_real_dice_only_hands_are_on_the_phones_as_ever() -> None:
    hall = Hall("ann", "bo", real=RealBox(dice=True, cards=False, phones="each"), **STARTERS)
    assert len(news(hall, 0)["decision"]["options"]) == 3
    while news(hall, 0)["fate"] is None:
        enter(hall, 1)
    assert news(hall, 0)["fate"]["kind"] == "dice"


def test_there_is_no_fall_and_no_film_at_other_tables() -> None:
    hall = Hall("ann", "bo", **STARTERS)
    with pytest.raises(Illegal, match="no real dice"):
        hall.do(Fall, 0, action="die 1")
    with pytest.raises(Illegal, match="no real dice"):
        filmed(hall.room, AskFilm(1))


@pytest.mark.parametrize("real", [ALL_REAL, RealBox(dice=True, cards=False)])
def test_a_corrected_match_can_be_read_without_its_rules(real: RealBox) -> None:
    hall, rng = Hall("ann", "ann", real=real, **STARTERS), seeded(11)
    for turn in range(60):
        enter(hall, rng.below(97))
        moments = filmed(hall.room, AskFilm(1)).moments
        if turn % 7 == 6:
            hall.do(Undo, 0, words={})
        elif turn % 5 == 4 and moments:
            one = moments[rng.below(len(moments))]
            may = amended(hall.room, AskAmend(2, one.at)).options
            hall.do(Correct, 0, at=one.at, action=may[rng.below(len(may))])
        told = transcript(enumerate(hall.log)).split("\n\n", 1)[1].splitlines()
        assert told == [f"{one.seat}: {one.said}" for one in film(table_of(hall.room))]


def test_a_correction_that_does_not_say_which_moment_it_means_is_still_an_entry() -> None:
    stored = b'{"type":"corrected","at":1,"seat":0,"ply":4,"action":"die 3"}'

    assert entries.read(stored) == entries.Corrected(1, 0, 4, "die 3")
    assert transcript([(0, stored)]).endswith("\n\n")


def test_the_coin_is_asked_for_while_nobody_sits_before_a_shared_screen() -> None:
    hall = Hall("ann", "ann", game=find("hat_trick"), real=RealBox(dice=True, cards=False))
    told = [news(hall, chair)["fate"] for chair in (SPECTATOR, 0, 1)]
    assert told[0] == told[1] == told[2]
    assert told[0]["options"] == ["toss 0", "toss 1"]


def test_with_cards_in_the_app_the_film_has_throws_only_and_nobody_s_sealed_answer() -> None:
    hall, rng = Hall("ann", "bo", real=RealBox(dice=True, cards=False, phones="each"), **STARTERS), seeded(2)
    for _ in range(30):
        enter(hall, rng.below(97))
    moments = filmed(hall.room, AskFilm(1)).moments
    assert moments
    assert {one.seat for one in moments} == {-1}
    found = amended(hall.room, AskAmend(2, moments[0].at, "die 3"))
    assert {one.seat for one in found.falls} <= {-1}
    assert found.stays + len(found.falls) == len(moments) - 1
    answer = next(one.ply for one in film(table_of(hall.room)) if one.seat >= 0)
    with pytest.raises(Illegal, match="only throws"):
        amended(hall.room, AskAmend(3, answer))
    with pytest.raises(Illegal, match="only throws"):
        hall.do(Correct, 1, at=answer, action="ready")


def test_each_face_says_what_would_be_told_and_nothing_that_falls_after_it() -> None:
    hall, rng, seen = Hall("ann", "ann", real=RealBox(dice=True, cards=False), **STARTERS), seeded(4), 0
    for _ in range(60):
        fate = news(hall, 0)["fate"]
        if fate is not None:
            said = fate["options"][seen % len(fate["options"])]
            meant = fate["means"][fate["options"].index(said)]
            before = len(news(hall, 0)["lines"])
            hall.do(Fall, 0, action=said)
            told = [line for line in news(hall, 0)["lines"][before:] if line["line"] == "told"]
            assert [{"event": one["event"], "args": one["args"]} for one in told[: len(meant)]] == meant
            seen += 1
        else:
            enter(hall, rng.below(97))
    assert seen > 5
