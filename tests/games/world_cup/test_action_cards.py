"""W3: the eleven action cards."""

from __future__ import annotations

import pytest

from anpfiff.errors import Illegal
from tests.games.world_cup.kit import CupScenario, korea, last_phase, uruguay


def full_but(story: CupScenario, *free: tuple[str, str]) -> None:
    """Let every square be taken but those of these teams in these matches."""
    s = story.cup
    for k in range(len(s.rows)):
        pair = s.book.box.nations[s.teams[k]].id, s.book.box.nations[s.teams[k ^ 1]].id
        if pair not in free:
            story.lay(*pair, *["defence_token"] * int(s.book.squares[s.teams[k]]))


@pytest.mark.parametrize(
    ("card", "team", "against", "token"),
    [
        ("one_goal", "brazil", "turkey", "goal_1"),
        ("one_goal", "china", "turkey", "goal_1"),
        ("two_goals", "brazil", "turkey", "goal_2"),
        ("two_goals", "denmark", "france", "goal_2"),
        ("three_goals", "turkey", "brazil", "goal_3"),
        ("three_goals", "spain", "slovenia", "goal_3"),
    ],
)
def test_w3_1_x5_one_two_or_three_goals(card: str, team: str, against: str, token: str) -> None:
    """Three goals for a black, red or blue team are always the token of three."""
    story = korea()
    story.use(card, f"team {team}", f"against {against}")

    assert story.squares(team, against) == [token]
    assert story.told("laid")["team"] == team


@pytest.mark.parametrize(
    ("card", "team", "against", "token"),
    [
        ("three_goals", "denmark", "france", "goal_2"),
        ("three_goals", "costa_rica", "china", "goal_1"),
        ("three_goals", "china", "turkey", "goal_1"),
        ("two_goals", "costa_rica", "china", "goal_1"),
        ("two_goals", "saudi_arabia", "germany", "goal_1"),
    ],
)
def test_w3_2_lower_ranks_get_the_largest_token_they_may_have(card: str, team: str, against: str, token: str) -> None:
    story = korea()
    story.use(card, f"team {team}", f"against {against}")

    assert story.squares(team, against) == [token]


def test_w3_3_x13_a_card_can_be_used_for_any_team() -> None:
    """In favour of others and against one's own."""
    story = korea()
    theirs = story.teams_of(1)[0]
    assert theirs in story.targets("one_goal")
    mine = "brazil" if story.owner("brazil") == 0 else story.teams_of(0)[0]
    story.begin("next-turn 0")
    story.lay(mine, "turkey" if mine == "brazil" else theirs, "goal_1")
    assert story.targets("foul") == [mine]


def test_w3_3_of_a_team_with_several_matches_the_opponent_is_named() -> None:
    story = korea()
    story.use("attack", "team brazil")
    story.expect(phase="choose-match", may=["against turkey", "against china", "against costa_rica"])
    story.say("0: against china")

    assert story.squares("brazil", "china") == ["attack_token"]


def test_w3_3_where_only_one_match_is_possible_nobody_is_asked_for_it() -> None:
    story = korea()
    story.lay("brazil", "turkey", "goal_1")
    story.use("foul", "team brazil")

    assert story.squares("brazil", "turkey") == ["turned goal_1"]


def test_w3_4_two_and_one_for_two_teams() -> None:
    """The two are for green teams and better, the one for any other team."""
    story = korea()
    story.use("two_plus_one", "team brazil", "against china")
    assert "team brazil" not in story.may(0)
    assert "team costa_rica" in story.may(0)
    story.say("0: team costa_rica", "0: against brazil")

    assert story.squares("brazil", "china") == ["goal_2"]
    assert story.squares("costa_rica", "brazil") == ["goal_1"]
    assert story.phase == "draw-card"


def test_w3_4_the_two_are_never_made_smaller() -> None:
    found = korea().targets("two_plus_one")

    assert not {"costa_rica", "china", "tunisia"} & set(found)
    assert "ireland" in found


def test_w3_4_w3_5_all_tokens_or_none() -> None:
    """With free squares for one team only, none of these cards can be used; with two teams two of them."""
    story = korea()
    full_but(story, ("brazil", "turkey"))
    assert not any(story.may_use(card) for card in ("two_plus_one", "one_one", "one_one_one"))

    story = korea()
    full_but(story, ("brazil", "turkey"), ("costa_rica", "brazil"))
    assert story.may_use("two_plus_one")
    assert story.may_use("one_one")
    assert not story.may_use("one_one_one")
    assert story.targets("two_plus_one") == ["brazil"]


def test_w3_5_one_goal_each_for_three_teams() -> None:
    """They are named in order, so that the same three teams are named one way."""
    story = korea()
    story.use("one_one_one", "team brazil", "against turkey", "team china")
    story.say("0: against costa_rica")
    assert "team brazil" not in story.may(0)
    assert "team argentina" not in story.may(0)
    story.say("0: team turkey", "0: against brazil")

    assert story.squares("brazil", "turkey") == story.squares("turkey", "brazil") == ["goal_1"]
    assert story.squares("china", "costa_rica") == ["goal_1"]


def test_w3_5_people_name_the_teams_in_any_order_each_with_its_match() -> None:
    story = korea()
    story.use("one_one_one")
    form = story.table.form(0)
    assert form is not None
    assert (form.shape, form.least) == ("some", 3)
    assert "team turkey" in [option.notation for option in form.blanks[0].options]

    said = story.say_all(
        0, "team turkey", "against brazil", "team brazil", "against turkey", "team china", "against costa_rica"
    )
    assert said[:2] == ["team brazil", "against turkey"]
    assert story.squares("brazil", "turkey") == story.squares("turkey", "brazil") == ["goal_1"]
    assert story.squares("china", "costa_rica") == ["goal_1"]


def test_w3_5_a_team_without_its_match_is_asked_for_it() -> None:
    story = korea()
    story.use("one_one")
    with pytest.raises(Illegal, match="missing") as caught:
        story.say_all(0, "team turkey", "against brazil", "team brazil")
    assert caught.value.expected == ["against turkey", "against china", "against costa_rica"]


def test_t5_people_may_leave_out_either_part_in_the_last_phase() -> None:
    for said, steps in (
        (["team turkey", "leave_out"], ["leave_out", "team turkey"]),
        (["team turkey"], ["team turkey", "enough"]),
        (["team turkey", "team south_korea"], ["team turkey", "team south_korea"]),
    ):
        story = last_phase()
        story.use("two_plus_one")
        assert story.say_all(0, *said) == steps


def test_x6_opponents_are_different_teams_one_team_in_two_matches_is_not() -> None:
    story = korea()
    full_but(story, ("brazil", "turkey"), ("brazil", "china"), ("turkey", "brazil"))
    assert story.may_use("one_one")
    assert not story.may_use("one_one_one")
    story.use("one_one", "team brazil", "against turkey")
    assert story.may(0) == ["team turkey"]


def test_w3_6_an_attack_is_half_a_goal() -> None:
    story = uruguay({"modifier_dice": False})
    story.lay("uruguay", "peru", "attack_token", "attack_token", "attack_token")
    story.lay("peru", "uruguay", "attack_token")
    story.begin("next-group 0")

    assert {"team": "uruguay", "goals": 1, "other": "peru", "against": 0} in story.all_told("match_over")


def test_w3_7_c15_defence_is_laid_or_stops_an_attack() -> None:
    """Only attack tokens can be stopped with it, never goals."""
    story = korea()
    story.lay("brazil", "turkey", "attack_token")
    story.lay("china", "turkey", "goal_1")
    story.hold(0, "defence", "foul", "attack")
    assert [one for one in story.may(0) if "defence" in one or one == "stop"] == [
        "play defence",
        "stop",
        "discard defence",
    ]
    story.say("0: stop")
    assert story.may(0) == ["team brazil"]
    story.say("0: team brazil")
    assert story.squares("brazil", "turkey") == ["turned attack_token"]
    assert story.cards(story.cup.discard) == ["defence"]

    story.begin("next-turn 0")
    story.use("defence", "team china", "against turkey")
    assert story.squares("china", "turkey") == ["goal_1", "defence_token"]
    story.begin("next-turn 0")
    assert not story.may_use("foul")


def test_w3_8_x11_a_foul_annuls_a_goal() -> None:
    story = korea()
    story.lay("china", "turkey", "goal_1")
    assert "turned" in story.use("foul", "team china")
    assert story.squares("china", "turkey") == ["turned goal_1"]

    story.begin("next-turn 0")
    story.use("one_goal", "team china", "against turkey")
    assert story.squares("china", "turkey") == ["turned goal_1", "goal_1"]
    story.begin("next-turn 0")
    assert "china" in story.targets("one_goal")
    story.say("0: team china")
    assert "against turkey" not in story.may(0)


def test_w3_8_x9_two_or_three_goals_lose_one() -> None:
    """With enough fouls three goals become two, one and nothing."""
    story = korea()
    story.lay("brazil", "turkey", "goal_3")
    seen = []
    for foul in range(3):
        told = story.use("foul", "team brazil")
        assert "laid" not in told, "nobody has scored"
        assert ("exchanged" in told) == (foul < 2)
        seen.append(story.squares("brazil", "turkey"))
        story.begin("next-turn 0")

    assert seen[0] == ["turned goal_3", "goal_2"]
    assert seen[1] == ["turned goal_3", "turned goal_2", "goal_1"]
    assert seen[2] == ["turned goal_3", "turned goal_2", "turned goal_1"]
    assert not story.may_use("foul")


def test_w3_8_x10_on_the_last_square_the_token_is_exchanged() -> None:
    story = korea()
    story.lay("brazil", "turkey", "goal_1", "goal_1", "goal_1", "goal_3")
    assert "exchanged" in story.use("foul", "team brazil")
    assert story.squares("brazil", "turkey") == ["goal_1", "goal_1", "goal_1", "goal_2"]
    for foul in range(2):
        story.begin("next-turn 0")
        story.use("foul", "team brazil")
    assert story.squares("brazil", "turkey")[-1] == "turned goal_1"


def test_w3_9_x12_offside_turns_a_goal_or_an_attack() -> None:
    story = korea()
    story.lay("brazil", "turkey", "attack_token")
    story.lay("china", "turkey", "goal_1")
    assert story.targets("offside") == ["brazil", "china"]
    story.say("0: team brazil")
    assert story.squares("brazil", "turkey") == ["turned attack_token"]

    story.begin("next-turn 0")
    assert story.targets("foul") == ["china"]
    story.begin("next-turn 0")
    story.lay("brazil", "china", "goal_2")
    story.use("offside", "team brazil")
    assert story.squares("brazil", "china") == ["turned goal_2", "goal_1"]


@pytest.mark.parametrize("colour", ["black", "red", "blue", "green"])
def test_w3_10_x7_t16_a_penalty_is_a_goal_but_with_black(colour: str) -> None:
    """The first white die; missed, the card is spent and nothing is laid."""
    story = korea()
    story.use("penalty", "team brazil", "against turkey")
    story.expect(asked=[-1], phase="penalty-kick", may=["die black", "die red", "die blue", "die green"])
    assert list(story.state.agenda[-1].outcomes(story.state).weights) == [2, 2, 1, 1]
    told = story.fate(f"die {colour}")

    assert story.squares("brazil", "turkey") == ([] if colour == "black" else ["penalty_token"])
    assert told[0] == ("penalty_missed" if colour == "black" else "penalty_scored")
    assert story.cards(story.cup.discard) == ["penalty"]
    assert story.phase == "draw-card"


def test_w3_10_a_penalty_can_never_be_attacked() -> None:
    story = korea()
    story.lay("brazil", "turkey", "penalty_token")

    assert not story.may_use("foul")
    assert not story.may_use("offside")


def test_c16_a_penalty_needs_a_free_square() -> None:
    story = korea()
    full_but(story, ("brazil", "turkey"))
    assert story.targets("penalty") == ["brazil"]

    story = korea()
    full_but(story)
    assert not story.may_use("penalty")


def test_w3_11_c10_in_the_last_phase_only_matches_of_ones_own_count() -> None:
    """That holds for placing, for fouls and for stopping an attack."""
    story = last_phase()
    assert story.targets("one_goal") == ["south_korea", "turkey"]
    for team, against in (("brazil", "germany"), ("turkey", "south_korea")):
        story.lay(team, against, "attack_token")
        story.lay(against, team, "goal_1")
    for card, teams in (("foul", ["south_korea"]), ("offside", ["south_korea", "turkey"])):
        story.begin("next-turn 0")
        assert story.targets(card) == teams
    story.begin("next-turn 0")
    story.hold(0, "defence", "defence", "attack")
    story.say("0: stop")
    assert story.may(0) == ["team turkey"]


def test_w3_11_t17_one_token_is_enough_in_the_last_phase() -> None:
    """Both teams of the one match may get one."""
    story = last_phase()
    story.use("one_one_one", "team south_korea")
    assert story.may(0) == ["team turkey", "enough"]
    story.say("0: enough")
    assert story.squares("south_korea", "turkey") == ["goal_1"]
    assert story.squares("turkey", "south_korea") == []

    story = last_phase()
    story.use("one_one_one", "team south_korea", "team turkey")
    assert story.phase == "draw-card"


def test_t5_any_part_of_two_plus_one_may_be_laid_in_the_last_phase() -> None:
    """Different teams and ranks stay as they are."""
    story = last_phase()
    story.use("two_plus_one")
    assert story.may(0) == ["team south_korea", "team turkey", "leave_out"]
    story.say("0: leave_out")
    assert story.may(0) == ["team south_korea", "team turkey"]
    story.say("0: team turkey")
    assert story.squares("turkey", "south_korea") == ["goal_1"]

    story = last_phase()
    story.use("two_plus_one", "team turkey")
    assert story.may(0) == ["team south_korea", "enough"]

    story = last_phase()
    story.give(0, "china")
    story.give(1, "costa_rica")
    story.knock_out(4, "china", "costa_rica", "brazil", "germany")
    story.use("two_plus_one")
    assert story.may(0) == ["team china", "team costa_rica"]
    story.say("0: team china")
    assert story.squares("china", "costa_rica") == ["goal_1"]


def test_x28_x27_who_has_a_team_in_both_last_matches_may_use_cards_in_both() -> None:
    """What he spends on third place is missing in the final."""
    story = last_phase()
    story.give(0, "germany")

    assert story.targets("one_goal") == ["brazil", "germany", "south_korea", "turkey"]
