"""Who scored, and what happened, over all matches of a competition: noted with each result, and summed up."""

from __future__ import annotations

import pytest

from anpfiff import api
from anpfiff.core.replay import write
from anpfiff.protocol.competition import Award, Format, OpenCompetition
from anpfiff.server.competitions.due import TableNow, note
from anpfiff.server.competitions.rehearsal import KEY, rehearse
from anpfiff.server.competitions.tally import MatchTally, tally_of, tally_of_replay
from anpfiff.server.competitions.view import counts, scorers, show
from tests.server.competitions.stage import Stage


@pytest.mark.parametrize("game", ["finale", "hat_trick"])
def test_every_goal_of_a_match_has_a_scorer_and_a_side(game: str) -> None:
    for seed in range(4):
        match = api.play(api.game(game), ["random", "random"], seed=seed)
        found = tally_of(match)
        score = match.result().as_data()["score"]

        by_seat = [sum(goals for (seat, _), goals in found.scorers.items() if seat == one) for one in (0, 1)]
        assert by_seat == score
        assert tally_of_replay(write(match)) == found, "the replay says the same"


@pytest.mark.parametrize("game", ["world_cup", "fussball_fieber", "penalty_duel"])
def test_games_that_name_nobody_have_no_scorers(game: str) -> None:
    assert tally_of(api.play(api.game(game), ["random", "random"], seed=1)).scorers == {}


def test_what_cannot_be_read_is_not_counted() -> None:
    assert tally_of_replay(None) == tally_of_replay("this is no replay") == MatchTally()


def test_a_cup_counts_over_all_its_matches() -> None:
    wish = OpenCompetition("finale", KEY, size=4, format=Format(legs=2))
    competition = rehearse(wish, ["random"], 5, lambda _: None)
    goals = sum(sum(match.goals or []) for tie in competition.ties() for match in tie.matches)
    found = scorers(competition)

    assert sum(one.goals for one in found) == goals > 0
    assert [one.goals for one in found] == sorted((one.goals for one in found), reverse=True)
    assert counts(competition)["attacks"] > 0
    assert show(competition, "", 0, lambda *_: None).scorers == found


def test_the_home_side_is_the_first_seat_and_what_is_annulled_does_not_count() -> None:
    stage = Stage("Ada", "Ben", format=Format(legs=2)).begin()
    for number in (0, 1):
        [(tie, _, match)] = stage.competition.open_matches()
        result = {"places": [[0], [1]], "score": [1, 0], "reason": "full_time"}
        tally = MatchTally({(0, "#9"): 1}, {"shots": 4})
        stage.enter(note(stage.competition, tie, number, match, TableNow("over", [True, True], result, tally), 0))
        stage.lay()
        assert [one.goals for one in scorers(stage.competition)] == [1] * (number + 1), "each has scored at home"
    assert counts(stage.competition) == {"shots": 8}
    assert scorers(stage.read_again()) == scorers(stage.competition), "the log is the competition"

    stage.lead(Award(0, [3, 0], 1))
    assert [one.who for one in scorers(stage.competition)] == [stage.competition.ties()[0].sides[0]]
