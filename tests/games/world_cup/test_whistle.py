"""W5: dice and goals."""

from __future__ import annotations

import pytest

from tests.games.world_cup.kit import CupScenario, korea, round_of_16, semi_finals, uruguay


def scores(story: CupScenario) -> dict[str, str]:
    """The results that were told, by the teams that met."""
    return {f"{one['team']} {one['other']}": f"{one['goals']}:{one['against']}" for one in story.all_told("match_over")}


def test_w5_1_t16_four_dice_for_each_group_one_after_the_other() -> None:
    story = uruguay()
    story.begin("next-group 0")
    faces = []
    for die in range(4):
        assert story.phase == "modifier"
        faces.append(list(story.state.agenda[-1].outcomes(story.state).weights))
        story.fate("die black")
    assert faces == [[2, 2, 1, 1], [2, 1, 1, 1, 1], [3, 2, 1], [1, 1, 1, 1, 1, 1]]
    assert len(story.all_told("match_over")) == 6
    for group in range(3):
        assert story.phase == "modifier"
        story.roll("red", "red", "red", "red")
        assert len(story.all_told("match_over")) == 3
    assert story.phase == ""


def test_w5_1_later_one_roll_counts_for_all_matches() -> None:
    story = semi_finals(at="roll-modifiers 0")
    story.roll("red", "black", "red", "black")
    story.begin("score-round 0")

    assert scores(story) == {"argentina united_states": "1:0", "uruguay yugoslavia": "1:0"}


@pytest.mark.parametrize("attacks", [1, 2])
def test_w5_2_x16_x17_the_worked_example_of_group_1(attacks: int) -> None:
    """Black, red, red, yellow: Argentina has a goal more in each match, France only where its attacks are odd."""
    story = uruguay()
    story.lay("france", "mexico", *["attack_token"] * attacks)
    story.begin("next-group 0")
    story.roll("black", "red", "red", "yellow")
    found = scores(story)

    assert story.told("dice") == {"first": "black", "second": "red", "third": "red", "fourth": "yellow"}
    assert [found[match] for match in ("argentina france", "argentina mexico", "argentina chile")] == ["1:0"] * 3
    assert found["france mexico"] == "1:0"
    assert found["chile france"] == "0:0"


def test_w5_2_dice_count_for_every_team_of_the_colour_in_the_group_only() -> None:
    """Group C of 2002: Brazil is black, and so is Germany, in another group."""
    story = korea()
    story.cup.group = 2
    story.begin("next-group 0")
    story.roll("black", "black", "black", "black")

    assert scores(story)["brazil turkey"] == "2:0"
    assert set(scores(story)) == {
        "brazil turkey",
        "china costa_rica",
        "brazil china",
        "costa_rica turkey",
        "costa_rica brazil",
        "turkey china",
    }


def test_w5_3_t13_goals_and_halves_are_reckoned_match_by_match() -> None:
    """Face-down tokens count nothing; an attack in each of two matches is no goal."""
    story = korea()
    story.lay("brazil", "turkey", "goal_3", "penalty_token", "attack_token", "attack_token")
    story.lay("turkey", "brazil", "goal_2", "turned goal_2", "turned attack_token", "attack_token")
    story.lay("brazil", "china", "attack_token")
    story.lay("brazil", "costa_rica", "attack_token")
    story.cup.group = 2
    story.begin("next-group 0")
    story.roll("green", "green", "blue", "green")
    found = scores(story)

    assert found["brazil turkey"] == "5:2"
    assert found["brazil china"] == "0:0"
    assert found["costa_rica brazil"] == "0:0"


def test_w5_4_in_a_knock_out_match_more_goals_go_on() -> None:
    story = semi_finals(at="score-round 0")
    story.lay("argentina", "united_states", "goal_1")
    story.begin("score-round 0", "settle-level 0")
    story.knock_out(3, "argentina", "united_states", "uruguay", "yugoslavia", at="play-card 0")
    story.lay("argentina", "united_states", "goal_1")
    story.lay("yugoslavia", "uruguay", "goal_2")
    story.begin("score-round 0")

    assert story.table.encode()["table"]["level"] == [["argentina"], ["yugoslavia"]]


def test_w5_1_x33_without_modifier_dice_attacks_count_in_pairs_only() -> None:
    """Penalties and shoot-outs still have their dice."""
    story = uruguay({"modifier_dice": False})
    story.lay("uruguay", "peru", "attack_token", "attack_token", "attack_token")
    told = story.begin("next-group 0")
    assert "dice" not in told
    assert scores(story)["uruguay peru"] == "1:0"

    story = uruguay({"modifier_dice": False})
    story.use("penalty", "team uruguay", "against peru")
    assert story.phase == "penalty-kick"

    story = round_of_16({"modifier_dice": False})
    story.begin("roll-modifiers 0", "score-round 0", "next-shoot-out 0")
    assert story.phase == "kick"


def test_goals_are_counted_for_their_owners() -> None:
    story = uruguay({"modifier_dice": False})
    story.give(0, "uruguay")
    story.give(1, "peru")
    story.lay("uruguay", "peru", "goal_3")
    story.lay("peru", "uruguay", "goal_1")
    story.begin("next-group 0")

    assert list(story.cup.tally) == [3, 1]
