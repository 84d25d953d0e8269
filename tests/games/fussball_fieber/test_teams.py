"""F0 and F1: the box, and the choice of teams."""

from __future__ import annotations

import pytest

from anpfiff.games.fussball_fieber.cards import TEAMS
from tests.games.fussball_fieber.kit import before_the_choice, chosen, dealt, kick_off, long_game


def test_f0_1_most_points_win_the_short_game_and_the_final_decides_the_long_one() -> None:
    story = kick_off()
    story.finish_group([4, 7])
    assert story.table.result().places == [[1], [0]]
    assert story.table.result().reason == "group_phase"

    story = long_game(seats=2)
    story.finish_group([5, 7])
    assert not story.table.is_over


def test_f0_3_teams_have_a_strength_and_a_category() -> None:
    book = kick_off().cup.book

    assert set(book.strength) == {1, 2, 3, 4}
    assert sum(len(book.teams.write(teams)) for teams in book.category) == 32


def test_f0_4_play_cards_are_actions_and_reactions() -> None:
    story = kick_off()
    story.hands(["injury_1", "team_doctor_1"])

    assert [line for line in story.may(0) if line.startswith("play")] == [
        "play injury_1 portugal",
        "play injury_1 spain",
    ]


def test_f1_1_everybody_chooses_one_of_the_32_teams() -> None:
    story = before_the_choice(seats=3)

    story.expect(asked=[0, 1, 2], phase="choose-team")
    assert story.may(2) == [f"team {team}" for team in TEAMS]
    story.say("0: team iran", "1: team ghana")
    assert story.say("2: team brazil") == ["chose", "chose", "chose"]
    assert [TEAMS[camp.team] for camp in story.cup.camps] == ["iran", "ghana", "brazil"]


def test_f1_2_p27_the_lot_decides_and_the_losers_choose_among_the_rest() -> None:
    story = before_the_choice(seats=4)
    story.say("0: team iran", "1: team ghana", "2: team iran", "3: team iran")

    story.expect(asked=[-1], phase="team-lot", may=["lot 0", "lot 2", "lot 3"], told=["contested"])
    story.fate("lot 2")
    story.expect(asked=[0, 3], phase="choose-team")
    for taken in ("iran", "ghana"):
        assert f"team {taken}" not in story.may(0)
    assert len(story.may(0)) == 30


def test_f1_2_two_contested_teams_have_a_lot_each() -> None:
    story = before_the_choice(seats=4)
    story.say("0: team iran", "1: team ghana", "2: team ghana", "3: team iran")

    assert story.may(-1) == ["lot 0", "lot 3"]
    story.fate("lot 3")
    assert story.may(-1) == ["lot 1", "lot 2"]
    story.fate("lot 1")
    story.expect(asked=[0, 2], phase="choose-team")


def test_t5_choices_are_sealed_and_repeated_until_all_have_a_team() -> None:
    story = before_the_choice(seats=2)
    story.say("0: team iran")
    assert [entry.to for entry in story.table.log] == [0]
    assert story.table.view(1).sealed[0][0].notation == "face_down"
    story.say("1: team iran")
    assert [entry.to for entry in story.table.log] == [-1, -1]

    story.fate("lot 0")
    story.expect(asked=[1], phase="choose-team")
    story.say("1: team usa")
    story.expect(phase="draw-opponent")


@pytest.mark.parametrize(
    ("team", "strength", "adjustment"), [("brazil", 4, -2), ("uruguay", 3, -1), ("ghana", 2, 0), ("iran", 1, 1)]
)
def test_f1_3_every_coach_leads_a_team_of_strength_2(team: str, strength: int, adjustment: int) -> None:
    story = before_the_choice(seats=2)
    story.say(f"0: team {team}", "1: team chile")

    told = next(event.args() for event in story.heard if event.kind.name == "chose")
    assert told == {"seat": 0, "team": team, "strength": strength, "adjustment": adjustment}
    story.fall_anyhow()
    assert story.cup.strength(0) == story.cup.strength(1) == 2


def test_p26_the_adjustment_stays_in_the_knock_out_rounds() -> None:
    story = long_game(seats=2)
    story.hands()
    story.finish_group([5, 5])
    story.draw_quarter("croatia", "ghana")

    assert (story.cup.strength(0), story.cup.strength(1)) == (2, 2)


def test_a_team_that_is_chosen_cannot_be_drawn() -> None:
    story = chosen()

    assert "drawn germany" not in story.may(-1)
    assert "drawn spain" not in story.may(-1)
    assert "drawn italy" in story.may(-1)


def test_the_drawn_teams_are_out_of_their_piles() -> None:
    cup = dealt().cup

    assert cup.drawn.size == 8
    assert sum(pile.size for pile in cup.categories) == 24
