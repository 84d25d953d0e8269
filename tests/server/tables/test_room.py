"""A room follows from its log: seats, kick-off, questions, journals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.replay import verify
from anpfiff.errors import Illegal, Malformed, Over
from anpfiff.games import SHELF, find
from anpfiff.protocol.table import Move, Talk
from anpfiff.server.log import entry as stored
from anpfiff.server.refusals import Forbidden, Late, Outdated, Taken
from anpfiff.server.tables import entries
from anpfiff.server.tables.frames import Bulletin
from anpfiff.server.tables.room import Room
from tests.server.rooms import SECRET, Hall

if TYPE_CHECKING:
    from anpfiff.core.game import Game


def test_a_match_kicks_off_when_everybody_sits() -> None:
    hall = Hall("ann", None)

    assert hall.room.status == "running"
    assert hall.asked() == [0, 1]
    assert hall.notices() == [("sat", 0, "Ann"), ("kicked_off", None, "")]


def test_before_kick_off_nothing_lies_on_the_table() -> None:
    hall = Hall("ann", "bo")
    before = Room("table", SECRET, hall.room.opened)

    assert before.status == "open"
    assert [seat.info().state for seat in before.seats] == ["free", "free"]
    with pytest.raises(Malformed, match="not begun"):
        _ = before.match


@pytest.mark.parametrize("seed", range(6))
def test_every_node_folds_the_same_room(seed: int) -> None:
    hall = Hall("ann", None).play(40 + 30 * seed, seed)
    other = hall.folded()

    for chair in (SPECTATOR, 0, 1):
        assert Bulletin(other).whole(chair, 0) == Bulletin(hall.room).whole(chair, 0)
    assert other.seq == hall.room.seq == len(hall.log) - 1


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.key)
def test_a_view_is_made_once_for_a_chair_until_something_happens_on_the_table(game: Game) -> None:
    hall = Hall(*["ann", "bo", "cy"][: max(game.seats[0], 2)], game=game).play(20)
    before = hall.bulletin
    hall.do(Talk, 0, phrase="hello")
    talked = hall.bulletin
    hall.check_news()
    hall.play(1)
    seat = hall.asked()[0]

    assert talked is not before
    assert talked.match is before.match
    assert hall.bulletin.match is not before.match
    assert hall.bulletin.match.view(seat) is hall.bulletin.match.view(seat)
    assert hall.room.match.decision(seat) is hall.room.match.decision(seat)
    hall.check_news()


def test_a_finished_match_shows_the_secret_and_proves_itself() -> None:
    hall = Hall("ann", "bo").play()

    assert hall.room.status == "over"
    assert hall.news(SPECTATOR)["secret"] == SECRET
    assert hall.news(0)["result"]["score"] == hall.room.match.result().score
    assert verify(hall.room.replay(), find) is None


def test_a_running_match_keeps_its_secret() -> None:
    hall = Hall("ann", "bo").play(30)

    for chair in (SPECTATOR, 0, 1):
        assert SECRET.encode() not in Bulletin(hall.room).whole(chair, 0)


def test_the_same_thing_said_twice_is_late() -> None:
    hall = Hall("ann", "bo")
    ply = hall.told(0)
    hall.say(0, "squad starter", ply)

    with pytest.raises(Late, match="asked something else since"):
        hall.say(0, "squad starter", ply)
    hall.say(0, hall.options(0)[0])
    with pytest.raises(Illegal, match="not asked"):
        hall.say(0, "colour blue")


def test_asked_seats_answer_in_any_order_and_an_older_ply_is_fine_while_the_question_stands() -> None:
    hall = Hall("ann", "bo")
    ply = hall.told(1)
    hall.say(0, "squad starter")
    hall.say(0, "colour blue")

    assert hall.told(1) == ply
    hall.say(1, "squad starter", ply)


def test_a_ply_from_the_future_is_refused() -> None:
    hall = Hall("ann", "bo")
    with pytest.raises(Malformed, match="has not been told yet"):
        hall.say(0, "squad starter", hall.told(0) + 1)


def test_nobody_says_anything_before_kick_off_or_after_the_end() -> None:
    hall = Hall("ann", "bo")
    hall.room = Room("table", SECRET, hall.room.opened)
    with pytest.raises(Illegal, match="not begun"):
        hall.say(0, "squad starter", 0)
    over = Hall("ann", "bo").play()
    with pytest.raises(Over):
        over.say(0, "squad starter")
    over.do(Talk, 0, phrase="good_game")
    assert over.notices()[-1] == ("talked", 0, "good_game")


def test_a_stranger_cannot_sit_and_a_seat_is_taken_once() -> None:
    hall = Hall("ann", "bo")
    with pytest.raises(Taken, match="somebody else sits"):
        hall.sit(1, "eve")
    with pytest.raises(Malformed, match="no seat"):
        hall.sit(2, "eve")
    with pytest.raises(Taken, match="a bot sits"):
        Hall("ann", None).sit(1, "eve")
    hall.room = Room("table", SECRET, hall.room.opened)
    with pytest.raises(Forbidden, match="not for seat 1"):
        hall.sit(1, "eve", token="invite 0")


def test_sitting_down_again_with_the_same_key_changes_nothing() -> None:
    hall = Hall("ann", "bo")
    assert hall.sit(0, "ann") is None


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "a\x00b", "\u2028", "x" * 41])
def test_names_are_letters_that_can_be_seen(name: str) -> None:
    hall = Hall("ann", "bo")
    hall.room = Room("table", SECRET, hall.room.opened)
    with pytest.raises(Malformed, match="name"):
        hall.sit(0, "ann", name=name or "\t")


def test_a_name_is_tidied() -> None:
    hall = Hall("ann", "bo")
    hall.room = Room("table", SECRET, hall.room.opened)
    hall.sit(0, "ann", name="  Jürgen\t K. ")
    assert hall.room.seats[0].name == "Jürgen K."


def test_sealed_answers_are_told_to_others_only_when_all_is_opened() -> None:
    hall = Hall("ann", "bo")
    before = Bulletin(hall.room).whole(1, 0)
    hall.say(0, "squad starter")

    assert Bulletin(hall.room).whole(1, 0) == before
    assert {"line": "said", "at": hall.now, "seat": 0, "action": "squad starter", "by": None} in hall.news(0)["lines"]
    hall.say(0, "colour blue")
    hall.say(1, "squad starter")
    hall.say(1, "colour purple")
    told = [line["action"] for line in hall.news(1)["lines"] if line["line"] == "said" and line["seat"] == 0]
    assert "squad starter" in told


def test_a_log_whose_fate_was_forged_is_not_believed() -> None:
    hall = Hall("ann", "bo").play(60)
    at = next(k for k, body in enumerate(hall.log) if b'"fell":["die' in body)
    entry = entries.read(hall.log[at])
    assert isinstance(entry, entries.Spoke)
    forged = ["die 9", *entry.fell[1:]]
    hall.log[at] = stored.write(msgspec.structs.replace(entry, fell=forged))

    with pytest.raises(Outdated, match="otherwise"):
        hall.folded()


def test_a_seat_can_move_to_another_key() -> None:
    hall = Hall("ann", "bo")
    old = hall.room.seats[0].key
    hall.do(Move, 0, key="a-new-key-that-is-long-enough-to-be-one")

    assert hall.room.seats[0].key not in (old, None)
    assert hall.notices()[-1] == ("moved", 0, "")
