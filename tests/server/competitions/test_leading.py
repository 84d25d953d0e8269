"""Entering, leaving and leading: who may do what, and that all of it can be read."""

from __future__ import annotations

import pytest

from anpfiff.errors import Illegal, Malformed, Over
from anpfiff.protocol.competition import (
    AddBot,
    Annul,
    Award,
    CallOff,
    CheckIn,
    Command,
    DrawLots,
    Extend,
    Format,
    HandOver,
    Join,
    Pause,
    Rekey,
    Replace,
    Resume,
    ShowLots,
    SubstituteNow,
    TakeBack,
    Withdraw,
)
from anpfiff.server.refusals import Forbidden, Late, NameTaken
from tests.server.competitions.stage import Stage, key_of


def test_people_enter_wait_and_come_in() -> None:
    stage = Stage("Ada", "Ben")
    assert not stage.want("Ada", Join("Ada", key_of("Ada"))), "twice is once"
    with pytest.raises(NameTaken):
        stage.want("Eve", Join("ada", key_of("Eve")))
    stage.want("Cleo", Join("Cleo", key_of("Cleo")))
    assert [one.name for one in stage.competition.waiting] == ["Cleo"]
    stage.want("Ben", Withdraw())
    assert [one.name for one in stage.competition.entered] == ["Ada", "Cleo"]
    stage.want("Cleo", CheckIn())
    assert [one.is_here for one in stage.competition.entered] == [False, True]


def test_nobody_takes_out_another_by_his_number_nor_himself_by_that_of_another() -> None:
    stage = Stage("Ada", "Ben")
    with pytest.raises(Forbidden):
        stage.want("Ada", Withdraw(1))
    assert [one.name for one in stage.competition.entered] == ["Ada", "Ben"]
    stage.want("Ada", Withdraw(0))
    assert [one.name for one in stage.competition.entered] == ["Ben"]


def test_nobody_leaves_after_the_draw() -> None:
    stage = Stage("Ada", "Ben").begin()

    with pytest.raises(Late):
        stage.want("Ada", Withdraw())


def test_an_entrant_moves_to_another_device() -> None:
    stage = Stage("Ada", "Ben")
    stage.want("Ada", Rekey(key_of("Ada's phone")))
    with pytest.raises(Forbidden):
        stage.want("Ada", CheckIn())
    stage.want("Ada's phone", CheckIn())
    assert stage.competition.people[0].is_here
    with pytest.raises(Malformed):
        stage.want("Ada's phone", Rekey(key_of("Ben")))


@pytest.mark.parametrize(
    "wish",
    [
        DrawLots(), AddBot("greedy"), Pause(), Resume(), Award(0, [3, 0]),
        Annul(0), Replace(0), Extend(1), HandOver(0), CallOff(),
        SubstituteNow(0), ShowLots(), TakeBack(),
    ],
    ids=lambda wish: type(wish).__name__,
)  # fmt: skip
def test_only_the_organiser_leads(wish: Command) -> None:
    stage = Stage("Ada", "Ben")

    with pytest.raises(Forbidden):
        stage.want("Ada", wish)


def test_handed_over_the_other_leads() -> None:
    stage = Stage("Ada", "Ben")
    stage.lead(HandOver(0))
    with pytest.raises(Forbidden):
        stage.lead(DrawLots())
    stage.want("Ada", DrawLots())
    assert stage.told[-2:] == ["handed-over", "drawn"]


def test_a_match_is_awarded_and_what_was_played_does_not_count() -> None:
    stage = Stage("Ada", "Ben", "Cleo", format=Format("league")).begin()
    [(tie, number, match)] = stage.competition.open_matches()
    stage.end(tie, number, match, [5, 0])
    stage.lead(Award(tie.number, [0, 3]))

    assert (tie.matches[0].goals, tie.matches[0].how, tie.winner) == ([0, 3], "awarded", 1)


def test_a_match_is_played_again() -> None:
    stage = Stage("Ada", "Ben", "Cleo", "Dora").begin()
    tie, number, match = next(stage.competition.open_matches())
    stage.end(tie, number, match, [1, 0])
    stage.lead(Annul(tie.number))
    stage.lay()

    assert tie.winner is None
    assert tie.matches[0].attempt == 1
    stage.play(lambda *_: [0, 1])
    assert tie.winner == 1


def test_a_place_is_given_to_who_waits_or_to_a_bot() -> None:
    stage = Stage("Ada", "Ben").begin()
    with pytest.raises(Illegal):
        stage.lead(Replace(0))
    stage.lead(Replace(0, "novice"))
    assert stage.competition.people[0].bot == "novice"
    [(_, _, match)] = stage.competition.open_matches()
    assert match.table == "", "another table is laid"


def test_when_it_is_over_nothing_is_wanted_any_more() -> None:
    stage = Stage("Ada", "Ben")
    stage.lead(CallOff())

    with pytest.raises(Over):
        stage.want("Cleo", Join("Cleo", key_of("Cleo")))


def test_one_alone_is_no_competition() -> None:
    stage = Stage("Ada", size=4)

    with pytest.raises(Illegal):
        stage.lead(DrawLots())


@pytest.mark.parametrize(
    ("form", "size"),
    [
        (Format("league", series=3), 4),
        (Format("groups"), 4),
        (Format("groups", groups=4), 6),
        (Format("swiss", rounds=4), 4),
    ],
)
def test_a_form_that_makes_no_sense_is_refused(form: Format, size: int) -> None:
    with pytest.raises(Malformed):
        Stage(size=size, format=form)
