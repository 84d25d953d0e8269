"""The written rule: who is not at the table in time. Every branch of it."""

from __future__ import annotations

from anpfiff.protocol.competition import Extend, Format, Join, Pause, Prefer, Resume, Season, SubstituteNow
from anpfiff.server.competitions.ties import NOBODY
from anpfiff.server.competitions.view import show
from tests.server.competitions.stage import Stage, key_of

DAY_IN_MINUTES = 24 * 60


def test_who_is_ten_minutes_late_loses_nil_three() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.wait(9, {"Ada": True})
    assert not any(match.is_over for match in stage.competition.ties()[0].matches), "nine minutes are not ten"
    stage.wait(1, {"Ada": True})
    tie = stage.competition.ties()[0]

    assert stage.names == ["Ada"]
    assert tie.by == "awarded"
    assert sorted(tie.matches[0].goals or []) == [0, 3]
    assert stage.told[-3:] == ["missed", "awarded-missed", "champion"]


def test_a_caretaker_plays_if_the_opponent_prefers() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.want("Ada", Prefer(caretaker=True))
    stage.wait(10, {"Ada": True})
    stage.lay()
    [(tie, number, match)] = stage.competition.open_matches()

    assert match.caretakers == [tie.sides.index(stage.competition.people[1].number)]
    assert match.attempt == 1, "at another table"
    stage.end(tie, number, match, [0, 1] if match.caretakers == [1] else [1, 0])
    assert stage.names == ["Ben"], "what the caretaker wins, the absent has won"


def test_the_wish_of_who_is_missing_does_not_count() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.want("Ben", Prefer(caretaker=True))
    stage.wait(10, {"Ada": True})

    assert stage.names == ["Ada"]


def test_if_both_are_missing_both_are_out() -> None:
    stage = Stage("Ada", "Ben", "Cleo", "Dora").begin()
    first = stage.competition.ties()[0]
    here = {stage.competition.people[who].name: True for who in stage.competition.ties()[1].sides}
    stage.wait(10, here)
    assert first.winner == NOBODY
    second = stage.competition.ties()[1]
    stage.end(second, 0, second.matches[0], [1, 0])

    assert stage.names == [stage.competition.people[second.sides[0]].name], "the final has a bye"


def test_a_cup_to_which_nobody_comes_has_no_champion() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.wait(10)

    assert stage.names == []
    assert stage.told[-1] == "no-champion"


def test_who_misses_twice_is_replaced_by_who_has_waited_longest() -> None:
    stage = Stage("Ada", "Ben", "Cleo", "Dora", format=Format("league")).begin()
    stage.want("Eva", Join("Eva", key_of("Eva")))
    everybody = dict.fromkeys(["Ada", "Ben", "Cleo", "Eva"], True)
    for _ in range(2):
        stage.wait(10, everybody)
        for tie, number, match in list(stage.competition.open_matches()):
            stage.end(tie, number, match, [1, 1])
        stage.lay()

    assert stage.competition.people[3].name == "Eva"
    assert stage.competition.people[3].was == ["Dora"]
    assert stage.competition.waiting == []
    stage.wait(10, everybody)
    stage.play(lambda *_: [1, 1])
    assert stage.competition.status == "done"


def test_where_nobody_waits_a_bot_takes_the_place() -> None:
    stage = Stage("Ada", "Ben", "Cleo", "Dora", "Eva", "Finn", format=Format("league"), fill="novice").begin()
    while stage.competition.status == "playing":
        stage.wait(10, dict.fromkeys(["Ada", "Ben", "Cleo", "Dora", "Eva"], True))
        for tie, number, match in list(stage.competition.open_matches()):
            stage.end(tie, number, match, [2, 1])
        stage.lay()

    finn = stage.competition.people[5]
    assert finn.bot == "novice"
    assert finn.was == ["Finn"]
    assert stage.told.count("missed") == 2


def test_in_a_league_both_missing_means_no_points_for_either() -> None:
    stage = Stage("Ada", "Ben", format=Format("league")).begin()
    stage.wait(10)
    [table] = show(stage.competition, "", 0, lambda *_: None).standings

    assert [row.points for row in table.rows] == [0, 0]
    assert stage.told.count("missed") == 2


def test_the_organiser_may_set_another_grace() -> None:
    stage = Stage("Ada", "Ben", pace=Season(grace=3)).begin()
    stage.wait(2, {"Ada": True})
    assert stage.competition.status == "playing"
    stage.wait(1, {"Ada": True})

    assert stage.names == ["Ada"]


def test_the_whole_round_of_a_winter_can_have_more_time() -> None:
    stage = Stage("Ada", "Ben", pace=Season("winter", days=3)).begin()
    stage.lead(Extend(stage.now + 5 * DAY_IN_MINUTES * 60_000))
    stage.wait(5 * DAY_IN_MINUTES - 1, {"Ada": True})
    assert stage.competition.status == "playing"
    stage.wait(1, {"Ada": True})

    assert stage.names == ["Ada"]


def test_who_comes_after_the_first_miss_keeps_the_place() -> None:
    stage = Stage("Ada", "Ben", "Cleo", "Dora", format=Format("league")).begin()
    everybody = dict.fromkeys(["Ada", "Ben", "Cleo", "Dora"], True)
    stage.wait(10, {**everybody, "Dora": False})
    while stage.competition.status == "playing":
        for tie, number, match in list(stage.competition.open_matches()):
            stage.end(tie, number, match, [1, 1])
        stage.lay()
        stage.wait(10, everybody)

    assert (stage.competition.people[3].name, stage.competition.people[3].misses) == ("Dora", 1)


def test_in_a_winter_the_deadline_counts() -> None:
    stage = Stage("Ada", "Ben", pace=Season("winter", days=3)).begin()
    stage.wait(3 * DAY_IN_MINUTES - 1, {"Ada": True})
    assert stage.competition.status == "playing"
    stage.wait(1, {"Ada": True})

    assert stage.names == ["Ada"]


def test_more_time_is_more_time() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.lead(Extend(stage.now + 15 * 60_000, 0))
    stage.wait(14, {"Ada": True})
    assert stage.competition.status == "playing"
    stage.wait(1, {"Ada": True})
    assert stage.names == ["Ada"]


def test_while_it_is_stopped_no_time_runs() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.wait(5)
    stage.lead(Pause())
    stage.wait(60)
    assert stage.competition.status == "playing"
    stage.lead(Resume())
    stage.wait(4, {"Ada": True})
    assert stage.competition.status == "playing"
    stage.wait(1, {"Ada": True})
    assert stage.names == ["Ada"]


def test_who_sits_in_time_has_missed_nothing() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.wait(60, {"Ada": True, "Ben": True})

    assert stage.competition.status == "playing"
    assert "missed" not in stage.told


def test_the_organiser_calls_a_caretaker_at_once() -> None:
    stage = Stage("Ada", "Ben").begin()
    stage.lead(SubstituteNow(1))
    [(tie, _, match)] = stage.competition.open_matches()

    assert match.caretakers == [tie.sides.index(1)]
    stage.wait(10, {"Ada": True})
    assert "missed" not in stage.told
