"""Several things said in one go: sent with their form, judged before anything happens, kept and taken back as one."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.core.replay import verify
from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal, Malformed
from anpfiff.games import find
from anpfiff.protocol.table import Say, Undo
from anpfiff.server.refusals import Late
from anpfiff.server.tables import entries
from anpfiff.server.tables.transcript import transcript
from anpfiff.server.tables.undo import free_undo
from tests.server.rooms import Hall

TEAM = ["squad starter", "colour blue"]


def say_all(hall: Hall, seat: int, *actions: str) -> entries.Entry:
    return hall.do(Say, seat, actions=list(actions))


def fielding() -> tuple[Hall, int, dict[str, Any]]:
    """A room in which a coach has to field several men, and the form he is sent."""
    hall, rng = Hall("ann", "bo"), seeded(3)
    while True:
        seat = hall.asked()[0]
        form = hall.news(seat)["decision"]["form"]
        if form is not None and form["shape"] == "slots" and len(form["blanks"]) > 1:
            return hall, seat, form
        hall.answer(rng, seat)


def filled(form: dict[str, Any]) -> list[str]:
    """An answer to a form, the last blank first."""
    named: list[str] = []
    for blank in form["blanks"]:
        named += [option for option in blank["options"] if option not in named][: blank["least"]]
    return named[::-1]


def test_a_decision_is_sent_with_its_form() -> None:
    hall, seat, form = fielding()
    assert set(form) == {"shape", "least", "most", "blanks", "budget", "costs"}
    assert form["least"] == sum(blank["least"] for blank in form["blanks"])
    assert all(option.startswith("field ") for blank in form["blanks"] for option in blank["options"])
    assert hall.news(1 - seat)["decision"] is None


def test_an_answer_in_any_order_is_one_entry_of_small_steps() -> None:
    hall, seat, form = fielding()
    ply = hall.room.match.ply
    named = filled(form)
    entry = say_all(hall, seat, *named)

    assert isinstance(entry, entries.Spoke)
    assert sorted([entry.action, *entry.more]) == sorted(named)
    assert [said.action.notation for said in hall.room.match.log[ply:][: len(named)]] == [entry.action, *entry.more]
    assert hall.folded().match.encode() == hall.room.match.encode()
    hall.play()
    assert verify(hall.room.replay(), find) is None


def test_half_an_answer_changes_nothing() -> None:
    hall, seat, form = fielding()
    before, ply = hall.room.match.encode(), hall.room.match.ply
    for wrong in (filled(form)[:-1], [*filled(form), "ready"], ["field nobody", *filled(form)]):
        with pytest.raises(Illegal) as caught:
            say_all(hall, seat, *wrong)
        assert caught.value.rule
    assert (hall.room.match.encode(), hall.room.match.ply, hall.room.seq) == (before, ply, hall.folded().seq)


def test_an_answer_that_asks_for_too_much_does_not_tell_whether_the_other_has_answered() -> None:
    heard = []
    for has_answered in (False, True):
        hall = Hall("ann", "bo")
        if has_answered:
            say_all(hall, 1, *TEAM)
        with pytest.raises(Illegal) as caught:
            say_all(hall, 0, *TEAM, "ready")
        heard.append((caught.value.message, caught.value.rule, caught.value.expected))
    assert heard[0] == heard[1]


def test_one_action_or_several_but_not_both() -> None:
    hall, seat, form = fielding()
    with pytest.raises(Malformed):
        hall.do(Say, seat, action="ready", actions=filled(form))


def test_the_same_answer_sent_twice_is_late() -> None:
    hall, seat, form = fielding()
    ply, named = hall.told(seat), filled(form)
    say_all(hall, seat, *named)
    with pytest.raises(Late):
        hall.do(Say, seat, told=ply, actions=named)


def test_a_sealed_answer_said_in_one_go_is_withdrawn_in_one_go_and_nobody_notices() -> None:
    hall = Hall("ann", "bo")
    hall.say(1, "squad starter")
    before = hall.room.match.encode()
    others = [hall.news(chair)["lines"] for chair in (1, SPECTATOR)]
    say_all(hall, 0, *TEAM)
    hall.do(Undo, 0)

    assert hall.room.match.encode() == before
    assert [hall.news(chair)["lines"] for chair in (1, SPECTATOR)] == others
    assert hall.folded().match.encode() == before
    say_all(hall, 0, *TEAM)
    hall.say(1, "colour blue")
    assert not any(hall.room.match.state.sealed)


def test_a_free_answer_said_in_one_go_is_taken_back_in_one_go() -> None:
    hall = Hall("ann", "bo")
    rng = seeded(5)
    for _ in range(2000):
        seat = hall.asked()[0]
        form = hall.news(seat)["decision"]["form"]
        if form is None or form["shape"] != "slots":
            hall.answer(rng, seat)
            continue
        ply, before = hall.room.match.ply, hall.room.match.encode()
        say_all(hall, seat, *filled(form))
        if free_undo(hall.room, seat) is not None:
            break
    else:
        raise AssertionError("no such moment")
    hall.do(Undo, seat)

    assert (hall.room.match.ply, hall.room.match.encode()) == (ply, before)
    assert hall.folded().match.encode() == before


def test_alone_the_whole_answer_is_taken_back() -> None:
    hall = Hall("ann", "ann")
    say_all(hall, 0, *TEAM)
    say_all(hall, 1, *TEAM)
    hall.do(Undo, 0)
    assert [str(entry) for entry in hall.room.match.log] == [f"0: {action}" for action in TEAM]


def test_a_transcript_has_every_small_step() -> None:
    hall, seat, form = fielding()
    say_all(hall, seat, *filled(form))
    told = transcript(enumerate(hall.log)).split("\n\n", 1)[1].splitlines()
    assert told == [str(entry) for entry in hall.room.match.log]


def test_a_transcript_forgets_what_was_withdrawn_in_one_go() -> None:
    hall = Hall("ann", "bo")
    say_all(hall, 0, *TEAM)
    hall.say(1, "squad starter")
    hall.do(Undo, 0)
    assert transcript(enumerate(hall.log)).split("\n\n", 1)[1].splitlines() == ["1: squad starter"]
