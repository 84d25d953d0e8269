"""Every format from the draw to the champion, for every number of entrants, with random results."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from anpfiff.errors import Malformed
from anpfiff.protocol.competition import DrawLots, Format, ShowLots
from anpfiff.server.competitions.competition import DONE
from anpfiff.server.competitions.ties import NOBODY
from anpfiff.server.competitions.view import show
from tests.server.competitions.stage import Stage

if TYPE_CHECKING:
    from anpfiff.protocol.competition import CompetitionInfo

FORMATS = [
    Format(), Format(legs=2), Format(legs=2, away_goals=True), Format(series=5), Format("league"),
    Format("league", legs=2), Format("swiss"), Format("swiss", breaks=("buchholz", "difference")), Format("groups"),
]  # fmt: skip


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: f"{form.kind}-{form.legs}-{form.away_goals}-{form.series}")
@pytest.mark.parametrize("number", [2, 3, 6, 7, 16, 21])
def test_every_format_has_a_champion(form: Format, number: int) -> None:
    if form.kind == "groups" and number < 6:
        number = 6
    stage = Stage(*(f"Coach {k}" for k in range(number)), format=form)
    stage.begin().play_at_random(random.Random(number))

    assert stage.competition.status == DONE
    assert len(stage.competition.champions) == 1
    shown = [show(one, "", 0, lambda *_: None) for one in (stage.competition, stage.read_again())]
    assert msgspec.json.encode(shown[0]) == msgspec.json.encode(shown[1]), "the log is the competition"
    assert all(tie.winner != NOBODY or tie.is_bye for tie in stage.competition.ties())


def test_the_better_win_a_cup() -> None:
    stage = Stage(*(f"Coach {k}" for k in range(11))).begin()
    stage.play(lambda tie, _: [2, 1] if tie.sides[0] < tie.sides[1] else [1, 2])

    assert stage.names == ["Coach 0"]
    final = stage.competition.ties()[-1]
    assert final.by == "goals"


def test_two_legs_are_played_one_after_the_other_with_home_and_away_changed() -> None:
    stage = Stage("Ada", "Ben", format=Format(legs=2, away_goals=True)).begin()
    [(tie, number, match)] = stage.competition.open_matches()
    assert (number, tie.home(number)) == (0, 0)
    stage.end(tie, number, match, [1, 1])
    stage.lay()
    [(tie, number, match)] = stage.competition.open_matches()
    assert (number, tie.home(number)) == (1, 1)
    stage.end(tie, number, match, [2, 2])

    assert (tie.winner, tie.by) == (0, "away_goals")


def test_level_after_two_legs_there_is_a_decider_and_at_last_a_lot() -> None:
    stage = Stage("Ada", "Ben", format=Format(legs=2)).begin().play(lambda *_: [1, 1])
    tie = stage.competition.ties()[0]

    assert len(tie.matches) == 5
    assert tie.by == "lot"
    decided = Stage("Ada", "Ben", format=Format(legs=2)).begin()
    decided.play(lambda _, number: [0, 2] if number == 2 else [1, 1])
    assert (decided.competition.ties()[0].winner, decided.competition.ties()[0].by) == (1, "decider")


def test_the_best_of_five_ends_with_the_third_win() -> None:
    stage = Stage("Ada", "Ben", format=Format(series=5)).begin()
    stage.play(lambda _, number: [[1, 0], [0, 1], [1, 1], [2, 0], [3, 0]][number])
    tie = stage.competition.ties()[0]

    assert len(tie.matches) == 5
    assert (tie.winner, tie.by) == (0, "series")


def test_the_draw_follows_from_a_secret_that_was_fixed_before() -> None:
    first, second = (Stage(*(f"Coach {k}" for k in range(16))) for _ in range(2))
    for stage in (first, second):
        stage.lead(DrawLots())
    assert first.competition.order == second.competition.order != list(range(16))
    assert sorted(first.competition.order) == list(range(16))
    assert show(first.competition, "", 0, lambda *_: None).secret == "", "until all is over"


def test_lots_are_shown_one_by_one() -> None:
    stage = Stage("Ada", "Ben", "Cleo")
    stage.lead(DrawLots())
    stage.lead(ShowLots())
    shown = show(stage.competition, "", 0, lambda *_: None)

    assert (len(shown.lots), shown.all_lots, shown.status) == (1, 3, "drawing")
    stage.lead(ShowLots(2))
    assert stage.competition.status == "playing"


def test_bots_fill_the_seats() -> None:
    stage = Stage("Ada", size=64, fill="random", format=Format("swiss")).begin()

    assert len(stage.competition.people) == 64
    assert len({one.name for one in stage.competition.people}) == 64


def odd_swiss(**form: Any) -> CompetitionInfo:
    """Seven have played two rounds of a Swiss event; a form that is given is that of an old log."""
    stage = Stage(*(f"Coach {k}" for k in range(7)), format=Format("swiss", rounds=2))
    if form:
        first = msgspec.json.decode(stage.log[0])
        stage.log[0] = msgspec.json.encode({**first, "format": {"kind": "swiss", "rounds": 2, **form}})
        stage.competition = stage.read_again()
    stage.begin().play(lambda tie, _: [1, 0] if tie.sides[0] < tie.sides[1] else [0, 1])
    return show(stage.competition, "", 0, lambda *_: None)


def strengths(found: CompetitionInfo, *, are_rests_counted: bool) -> dict[int, int]:
    """The points of the opponents of each, as somebody adds them up who reads the page."""
    sides = [tie.sides for one in found.rounds for tie in one.ties]
    rested = {who for one in sides if -1 in one for who in one}
    points = {row.who: row.points for row in found.standings[0].rows}
    if not are_rests_counted:
        points = {who: won - 3 * (who in rested) for who, won in points.items()}
    return {who: sum(points[other] for one in sides if who in one for other in one if other not in (who, -1))
            for who in points}  # fmt: skip


def test_swiss_asks_first_whom_one_met_and_rests_of_opponents_count() -> None:
    found = odd_swiss()

    assert found.breaks == ["buchholz", "difference", "scored", "head_to_head"]
    counted, uncounted = (strengths(found, are_rests_counted=one) for one in (True, False))
    assert {row.who: row.marks[0] for row in found.standings[0].rows} == {who: [n] for who, n in counted.items()}
    assert counted != uncounted, "somebody met one who rested"


def test_an_old_log_keeps_what_separated_its_entrants() -> None:
    assert odd_swiss(draw="lots").breaks == ["difference", "scored", "head_to_head"]
    found = odd_swiss(breaks=["buchholz"])
    uncounted = strengths(found, are_rests_counted=False)
    assert {row.who: row.marks for row in found.standings[0].rows} == {who: [[n]] for who, n in uncounted.items()}


@pytest.mark.parametrize("form", [Format("league"), Format("swiss", rounds=3), Format("league", seats=4)], ids=str)
def test_what_separates_two_places_is_told(form: Format) -> None:
    for seed in range(20):
        stage = Stage(
            *(f"Coach {k}" for k in range(9)), format=form, game="penalty_duel" if form.seats == 2 else "world_cup"
        )
        found = show(stage.begin().play_at_random(random.Random(seed)).competition, "", 0, lambda *_: None)
        for upper, lower in pairwise(found.standings[0].rows):
            assert upper.points >= lower.points
            is_told = upper.points > lower.points or upper.marks != lower.marks
            assert is_told or upper.by_lot, "whatever puts one before the other can be seen"
            assert not (upper.by_lot and upper.points != lower.points)


@pytest.mark.parametrize("form", [Format("league", legs=2), Format("groups"), Format("league", seats=4)], ids=str)
def test_a_season_is_known_from_the_start(form: Format) -> None:
    """Every round that is played is the one that was to come."""
    stage = Stage(
        *(f"Coach {k}" for k in range(9)), format=form, game="penalty_duel" if form.seats == 2 else "world_cup"
    )
    stage.begin()
    first = show(stage.competition, "", 0, lambda *_: None)
    found = show(stage.play_at_random(random.Random(3)).competition, "", 0, lambda *_: None)

    rounds = [[tuple(tie.sides) for tie in one.ties] for one in found.rounds if one.kind == form.kind]
    assert first.to_come == rounds[1:] != []
    assert found.to_come == []


def test_the_score_of_a_game_says_what_it_counts() -> None:
    units = [
        show(Stage("Ada", game=game).competition, "", 0, lambda *_: None).unit for game in ("finale", "fussball_fieber")
    ]
    assert units == ["goals", "points"]


def test_as_many_of_a_group_go_on_as_were_agreed() -> None:
    stage = Stage(*(f"Coach {k}" for k in range(12)), format=Format("groups", groups=2, through=4)).begin()
    stage.play_at_random(random.Random(1))
    found = show(stage.competition, "", 0, lambda *_: None)

    assert [table.through for table in found.standings] == [4, 4]
    assert [len(one.ties) for one in found.rounds if one.kind == "knock_out"] == [4, 2, 1]
    with pytest.raises(Malformed, match="through"):
        Stage("Ada", size=8, format=Format("groups", groups=4, through=3))
