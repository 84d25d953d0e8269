"""The organiser errs and mends it: results are corrected, and decisions taken back until something was played on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from anpfiff.errors import Illegal, Malformed, Refusal
from anpfiff.protocol.competition import (
    Annul,
    Award,
    CallOff,
    Command,
    DrawLots,
    Format,
    HandOver,
    Join,
    OpenCompetition,
    Pause,
    Replace,
    SubstituteNow,
    TakeBack,
)
from anpfiff.protocol.table import Sit
from anpfiff.server.competitions.view import show
from anpfiff.server.refusals import PlayedOn
from anpfiff.server.tables.judge import judge_sit
from tests.devices import Device
from tests.server.competitions.stage import KICK_OFF, Stage, key_of
from tests.server.scenes.ground import Node, Shed

if TYPE_CHECKING:
    from anpfiff.server.competitions.ties import Match, Pairing

FOUR = ("Ada", "Ben", "Cleo", "Dora")
TWO_LEGS = Format(legs=2)


def in_semi_finals(*, is_over: bool = True, **form: Any) -> Stage:
    """A cup of four; the semi-finals ended 1:0, and the tables of the final are laid."""
    stage = Stage(*FOUR, format=Format(draw="entry", **form)).begin()
    if is_over:
        for tie, number, match in list(stage.competition.open_matches()):
            stage.end(tie, number, match, [1, 0])
        stage.lay()
    return stage


def only(stage: Stage) -> tuple[Pairing, int, Match]:
    [found] = stage.competition.open_matches()
    return found


def seen(stage: Stage) -> bytes:
    """All that the organiser is shown of what follows from the log."""
    found = show(stage.competition, stage.competition.organiser, 0, lambda *_: None)
    again = show(stage.read_again(), stage.competition.organiser, 0, lambda *_: None)
    assert msgspec.json.encode(found) == msgspec.json.encode(again), "the log is the competition"
    return msgspec.json.encode(msgspec.structs.replace(found, story=[], seq=0))


def test_any_result_can_be_set_to_what_it_was_and_says_who_did_it() -> None:
    stage = Stage("Ada", "Ben", format=Format(draw="entry")).begin()
    stage.lead(HandOver(0))
    stage.want("Ada", Award(0, [2, 2], kicks=[3, 4], played=True))
    tie = stage.competition.ties()[0]
    match = tie.matches[0]

    assert (match.goals, match.kicks, match.how, match.set_by, tie.by) == ([2, 2], [3, 4], "played", "Ada", "kicks")
    assert stage.names == ["Ben"]
    assert stage.competition.story[-2][1:] == (
        "noted", {"home": "Ada", "away": "Ben", "first": 2, "second": 2, "by": "Ada"},
    )  # fmt: skip


@pytest.mark.parametrize("kicks", [[3, 3], [3], [4, 2]])
def test_kicks_have_to_settle_a_match_that_was_level(kicks: list[int]) -> None:
    stage = Stage("Ada", "Ben").begin()

    with pytest.raises(Malformed):
        stage.lead(Award(0, [2, 1] if kicks == [4, 2] else [2, 2], kicks=kicks))


def test_leg_1_can_be_corrected_until_somebody_sits_down_for_leg_2() -> None:
    stage = Stage("Ada", "Ben", format=TWO_LEGS).begin()
    stage.lead(Award(0, [3, 0]))
    stage.lay()
    second = only(stage)[2].table
    with pytest.raises(PlayedOn):
        stage.lead(Award(0, [2, 1], played=True), begun={second})
    stage.lead(Award(0, [2, 1], played=True))
    stage.lead(TakeBack())
    stage.lead(TakeBack())

    assert [match.goals for match in stage.competition.ties()[0].matches] == [None, None]


def test_leg_1_stands_once_leg_2_is_over() -> None:
    stage = Stage("Ada", "Ben", "Cleo", "Dora", format=TWO_LEGS).begin()
    for _ in range(2):
        stage.lay()
        tie, number, match = next(stage.competition.open_matches())
        stage.end(tie, number, match, [1, 0])

    with pytest.raises(PlayedOn):
        stage.lead(Award(0, [0, 3]))


def test_what_was_drawn_on_a_result_is_drawn_again() -> None:
    stage = in_semi_finals()
    wrong = only(stage)[2].table
    stage.lead(Award(0, [0, 2], played=True))
    stage.lay()
    tie, _, match = only(stage)

    assert [one.name for one in stage.competition.sides(tie) if one] == ["Dora", "Ben"]
    assert match.table != wrong, "nobody sits down at the table of others"
    assert stage.told.count("round") == 2


def test_what_was_drawn_on_a_result_stands_once_it_is_played() -> None:
    stage = in_semi_finals()
    final = only(stage)[2].table
    with pytest.raises(PlayedOn):
        stage.lead(Award(0, [0, 2]), begun={final})
    stage.lead(Award(0, [4, 2], played=True), begun={final})
    assert only(stage)[2].table == final, "the same winner, and so the same final"
    stage.end(*only(stage), [1, 0])
    with pytest.raises(PlayedOn):
        stage.lead(Award(0, [0, 2]))


def test_a_tie_of_others_keeps_what_was_played_in_it() -> None:
    stage = Stage(*(f"C{number}" for number in range(8)), format=Format(draw="entry")).begin()
    for tie, number, match in list(stage.competition.open_matches()):
        stage.end(tie, number, match, [1, 0])
    stage.lay()
    [(_, _, mine), (tie, number, match)] = list(stage.competition.open_matches())
    stage.end(tie, number, match, [5, 0])
    stage.lead(Award(0, [0, 1]), begun={match.table})

    assert stage.competition.ties()[5].matches[0].goals == [5, 0]
    assert mine not in stage.competition.ties()[4].matches


def test_the_final_too_can_be_corrected() -> None:
    stage = in_semi_finals()
    stage.lead(Award(2, [3, 0]))
    assert stage.names == ["Ada"]
    stage.lead(Award(2, [0, 3]))
    assert stage.names == ["Ben"]
    stage.lead(TakeBack())
    stage.lead(TakeBack())

    assert stage.competition.status == "playing"
    stage.end(*only(stage), [2, 1])
    assert stage.names == ["Ada"]


def test_in_a_league_an_earlier_match_is_played_again_and_all_wait_for_it() -> None:
    stage = Stage(*FOUR, format=Format("league")).begin()
    for tie, number, match in list(stage.competition.open_matches()):
        stage.end(tie, number, match, [1, 0])
    stage.lead(Annul(0))
    stage.lay()
    first = next(stage.competition.open_matches())
    assert (first[0].number, first[2].attempt) == (0, 1)
    while rest := [one for one in stage.competition.open_matches() if one[0].number]:
        for tie, number, match in rest:
            stage.end(tie, number, match, [0, 1])
        stage.lay()
    assert stage.competition.status == "playing"
    stage.end(*first, [1, 1])
    assert stage.competition.status == "done"


def test_calling_off_is_taken_back_and_nobody_has_lost_time() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.wait(5)
    stage.lead(CallOff())
    assert show(stage.competition, "", 0, lambda *_: None).decision is None, "others are not asked"
    stage.now += 3_600_000
    with pytest.raises(Refusal):
        stage.want("Ada", TakeBack())
    stage.lead(TakeBack())

    assert stage.competition.status == "playing"
    stage.wait(4, {"Ada": True})
    assert stage.competition.status == "playing"
    stage.wait(1, {"Ada": True})
    assert stage.names == ["Ada"]


def test_a_stop_outlives_calling_off() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.lead(Pause())
    stage.lead(CallOff())
    stage.lead(TakeBack())

    assert stage.competition.paused


def test_a_place_is_given_back_with_the_table_that_was_laid() -> None:
    stage = Stage("Ada", "Ben", format=Format(draw="entry")).begin()
    stage.want("Cleo", Join("Cleo", key_of("Cleo")))
    table = only(stage)[2].table
    stage.lead(Replace(0))
    stage.lay()
    with pytest.raises(PlayedOn):
        stage.lead(TakeBack(), begun={only(stage)[2].table})
    stage.lead(TakeBack())

    assert [one.name for one in stage.competition.people] == ["Ada", "Ben"]
    assert [one.name for one in stage.competition.waiting] == ["Cleo"]
    assert only(stage)[2].table == table


def test_a_caretaker_goes_until_the_match_has_begun() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.lead(SubstituteNow(1))
    with pytest.raises(PlayedOn):
        stage.lead(TakeBack(), begun={only(stage)[2].table})
    stage.lead(TakeBack())
    assert only(stage)[2].caretakers == []
    stage.lead(SubstituteNow(1))
    stage.end(*only(stage), [1, 0])

    with pytest.raises(Illegal):
        stage.lead(TakeBack())


def test_another_match_is_taken_back_and_the_result_is_there_again() -> None:
    stage = in_semi_finals()
    before = seen(stage)
    stage.lead(Annul(0))
    assert stage.competition.ties()[0].winner is None
    assert len(stage.competition.ties()) == 2, "there is no final as long as nobody is in it"
    stage.lay()
    stage.lead(TakeBack())
    stage.lay()
    after, known = json.loads(seen(stage)), json.loads(before)

    assert after["rounds"][0] == known["rounds"][0]
    assert after["rounds"][1]["ties"][0]["sides"] == known["rounds"][1]["ties"][0]["sides"]


def test_a_played_round_lets_what_was_decided_before_stand() -> None:
    stage = in_semi_finals(is_over=False)
    [(tie, number, match), _] = list(stage.competition.open_matches())
    stage.lead(Award(1, [3, 0]))
    stage.end(tie, number, match, [1, 0])
    decision = show(stage.competition, stage.competition.organiser, 0, lambda *_: None).decision
    assert decision is not None
    assert decision.what == "awarded", "a match of others was played, nothing that follows from it"
    stage.lay()
    stage.end(*only(stage), [1, 0])

    assert show(stage.competition, stage.competition.organiser, 0, lambda *_: None).decision is None


@pytest.mark.parametrize("form", [
    Format(), TWO_LEGS, Format(series=3), Format("groups"), Format("league"), Format("swiss", rounds=3),
    Format(seats=4), Format("swiss", seats=4), Format("league", seats=3),
], ids=lambda form: f"{form.kind} {form.legs} {form.series} {form.seats}")  # fmt: skip
@pytest.mark.parametrize("seed", range(4))
def test_however_an_organiser_errs_the_log_is_the_competition(form: Format, seed: int) -> None:
    luck = random.Random(seed)
    game = "penalty_duel" if form.seats == 2 else "fussball_fieber"
    stage = Stage(*(f"C{number}" for number in range(8)), game=game, format=form).begin()
    laid: dict[str, tuple[int, ...]] = {}
    errors = 40
    while stage.competition.status != "done" or errors:
        stage.now += 1000
        stage.lay()
        for tie, _, match in stage.competition.open_matches():
            assert laid.setdefault(match.table, tie.sides) == tie.sides, "no table is laid for two ties"
        if errors and luck.random() < 0.6:
            errors -= 1
            err(stage, luck)
        elif found := list(stage.competition.open_matches()):
            tie, number, match = luck.choice(found)
            stage.end(tie, number, match, [luck.randrange(4) for _ in tie.sides])
    seen(stage)
    assert all(tie.is_over for tie in stage.competition.ties())


def err(stage: Stage, luck: random.Random) -> None:
    """The organiser decides something; much of it is refused."""
    ties = [tie for tie in stage.competition.ties() if not tie.is_bye]
    tie = luck.choice(ties)
    goals, match = [luck.randrange(4) for _ in tie.sides], luck.randrange(len(tie.matches))
    wishes: list[Command] = [
        Award(tie.number, goals, match), Award(tie.number, goals, match, played=True),
        Annul(tie.number, match), TakeBack(), TakeBack(), CallOff(),
        SubstituteNow(luck.choice(tie.sides)), Replace(luck.choice(tie.sides), "random"),
    ]  # fmt: skip
    tables = [match.table for _, _, match in stage.competition.open_matches() if match.table]
    try:
        stage.lead(luck.choice(wishes), begun=luck.sample(tables, len(tables) // 3))
    except Refusal:
        return
    if stage.competition.status == "called_off":
        stage.lead(TakeBack())


@pytest.mark.parametrize("is_there", [False, True])
def test_whether_somebody_sits_at_a_table_is_looked_up(is_there: bool) -> None:
    async def whole() -> tuple[str, str]:
        node = Node(Shed(), lambda: KICK_OFF)
        wish = OpenCompetition("penalty_duel", key_of("organiser"), size=2, format=Format(legs=2, draw="entry"))
        opened = await node.lobby.competitions.open(wish)
        host = await node.lobby.competitions.find(opened.id)
        for name in ("Ada", "Ben"):
            await host.command(Join(name, key_of(name)), opened.link)
        for lead in (DrawLots(), Award(0, [3, 0])):
            await host.command(lead, key_of("organiser"))
        [(_, number, match)] = host.competition.open_matches()
        assert number == 1
        if is_there:
            sit = Sit(1, 0, "Ben", key_of("Ben"), Device("0").chain[-1])
            await (await node.lobby.find(match.table)).log.enter(lambda room: judge_sit(room, sit, [], KICK_OFF))
        table = match.table
        try:
            await host.command(Annul(0), key_of("organiser"))
        except PlayedOn as refusal:
            return refusal.kind, (await node.lobby.find(table)).room.status
        return "", (await node.lobby.find(table)).room.status

    assert asyncio.run(whole()) == (("played_on", "open") if is_there else ("", "expired"))
