"""Whole tables as matches, for games of more than two: places count, and the better half of a table goes on."""

from __future__ import annotations

import random

import msgspec
import pytest

from anpfiff.errors import Illegal, Malformed
from anpfiff.protocol.competition import Award, Format, OpenCompetition, Prefer
from anpfiff.server.competitions.rehearsal import KEY, rehearse
from anpfiff.server.competitions.ties import NOBODY
from anpfiff.server.competitions.view import show
from tests.server.competitions.stage import Stage

GAME = "fussball_fieber"


def stage_of(number: int, kind: str = "knock_out", seats: int = 4, **form: int) -> Stage:
    """So many coaches at tables of so many."""
    made = Format(kind, seats=seats, **form)  # type: ignore[arg-type]
    return Stage(*(f"Coach {k}" for k in range(number)), game=GAME, format=made)


@pytest.mark.parametrize("kind", ["knock_out", "league", "swiss"])
@pytest.mark.parametrize(("number", "seats"), [(2, 3), (3, 3), (5, 4), (7, 4), (16, 4), (23, 4)])
def test_every_format_has_a_champion(kind: str, number: int, seats: int) -> None:
    stage = stage_of(number, kind, seats).begin().play_at_random(random.Random(number))

    assert len(stage.competition.champions) == 1
    shown = [show(one, "", 0, lambda *_: None) for one in (stage.competition, stage.read_again())]
    assert msgspec.json.encode(shown[0]) == msgspec.json.encode(shown[1]), "the log is the competition"
    for one in shown[0].rounds:
        sat = [who for tie in one.ties for who in tie.sides]
        assert len(sat) == len(set(sat)), "nobody sits at two tables at once"
        assert all(2 <= len(tie.sides) <= seats for tie in one.ties)


def test_the_better_half_of_every_table_goes_on() -> None:
    stage = stage_of(16).begin().play(lambda tie, _: [20 - who for who in tie.sides])
    plan = stage.competition.plan
    assert plan is not None

    assert [[len(tie.sides) for tie in one.ties] for one in plan.rounds] == [[4] * 4, [4, 4], [4]]
    assert stage.names == ["Coach 0"]
    last = plan.rounds[-1].ties[0]
    assert last.by == "places"


def test_those_who_share_the_last_place_that_goes_on_are_separated_by_the_score_and_a_lot() -> None:
    stage = stage_of(8).begin()
    tie = stage.competition.ties()[0]
    stage.end(tie, 0, tie.matches[0], [5, 2, 2, 0])

    assert tie.going_on[0] == 0
    assert tie.going_on[1] in (1, 2)
    again = stage.read_again().ties()[0]
    assert again.going_on == tie.going_on, "the lot follows from the secret"


def test_in_a_league_points_are_given_by_places() -> None:
    stage = stage_of(8, "league", rounds=1).begin()
    for tie, number, match in list(stage.competition.open_matches()):
        stage.end(tie, number, match, [9, 4, 4, 1])
    [table] = show(stage.competition, "", 0, lambda *_: None).standings

    assert [row.points for row in table.rows] == [6, 6, 3, 3, 3, 3, 0, 0]
    assert [row.form for row in table.rows][:3] == [["1"], ["1"], ["2"]]
    assert [row.won for row in table.rows][:3] == [1, 1, 0]


def test_everybody_plays_in_every_round_and_meets_others() -> None:
    stage = stage_of(9, "league", 3).begin().play_at_random(random.Random(1))
    plan = stage.competition.plan
    assert plan is not None

    assert len(plan.rounds) == 4, "each time two new ones, of eight others"
    assert all(sorted(who for tie in one.ties for who in tie.sides) == list(range(9)) for one in plan.rounds)


def test_a_caretaker_plays_for_whoever_is_missing_at_a_table() -> None:
    stage = stage_of(4).begin()
    stage.wait(10, {"Coach 0": True, "Coach 1": True, "Coach 3": True})
    stage.lay()
    [(tie, _, match)] = stage.competition.open_matches()

    assert [tie.sides[side] for side in match.caretakers] == [2]
    assert match.attempt == 1, "at another table"
    assert stage.competition.people[2].misses == 1
    with pytest.raises(Illegal, match="caretaker always"):
        stage.want("Coach 0", Prefer(caretaker=True))


def test_a_table_to_which_nobody_comes_sends_nobody_on() -> None:
    stage = stage_of(8).begin()
    first, second = stage.competition.ties()
    stage.wait(10, {stage.competition.people[who].name: True for who in second.sides})
    stage.end(second, 0, second.matches[0], [3, 2, 1, 0])
    final = stage.competition.ties()[-1]

    assert first.winner == NOBODY
    assert sorted(final.sides) == sorted(second.sides[:2])


def test_the_organiser_awards_a_whole_table() -> None:
    stage = stage_of(4).begin()
    with pytest.raises(Malformed, match="one for each side"):
        stage.lead(Award(0, [3, 0]))
    stage.lead(Award(0, [0, 0, 3, 0]))
    tie = stage.competition.ties()[0]

    assert (tie.winner, tie.by) == (2, "awarded")
    assert "awarded-table" in stage.told


def test_what_is_not_for_whole_tables_is_refused() -> None:
    with pytest.raises(Malformed, match="group by itself"):
        stage_of(8, "groups")
    with pytest.raises(Malformed, match="played once"):
        stage_of(8, legs=2)
    with pytest.raises(Malformed, match="2 to 4 seats"):
        stage_of(8, seats=5)
    with pytest.raises(Malformed, match="2 seats"):
        Stage("Ada", "Ben", "Cleo", game="hat_trick", format=Format(seats=3))


@pytest.mark.parametrize("game", ["fussball_fieber", "world_cup", "finale"])
def test_bots_play_a_cup_of_whole_tables(game: str) -> None:
    wish = OpenCompetition(game, KEY, size=5, format=Format(seats=4))
    competition = rehearse(wish, ["random"], 3, lambda _: None)

    assert [len(tie.sides) for tie in competition.ties()] == [3, 2, 3]
    assert len(competition.champions) == 1
