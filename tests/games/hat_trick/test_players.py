"""H13, H14, H18: using abilities, the new men, and teams of one's own."""

from __future__ import annotations

import pytest

from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.pitch import lowest, lowest_of_both
from anpfiff.games.hat_trick.players_box import PLAYERS, ROLES
from anpfiff.games.hat_trick.rules.team_building import explain
from anpfiff.games.hat_trick.stages import WINDOWS
from anpfiff.testing.kit import given
from tests.games.hat_trick.kit import HatScenario, alone, players
from tests.games.hat_trick.test_abilities_midfield import long_ball


def compared() -> HatScenario:
    """Both sides have somebody to use in a comparison."""
    story = alone()
    story.put(1, 3, 3, 4)
    story.cast(0, 6, "playmaker")
    story.cast(1, 3, "defence_leader")
    return story


def test_h13_1_h13_2_the_attacker_is_asked_first_and_may_decline() -> None:
    story = compared()
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["use 6"]
    story.say("0: no")
    story.expect(asked=[1], phase="use-ability", may=["no", "use 3"])
    story.say("1: no")
    assert not story.is_gold(0, 6)
    assert not story.is_gold(1, 3)


def test_h13_1_after_a_use_the_other_is_asked_again() -> None:
    story = compared()
    story.offered("short_pass_2_left", "short_pass_2_left", 0)
    story.say("0: no", "1: use 3")
    story.expect(asked=[0], phase="use-ability")


def test_h13_3_h13_4_only_the_visible_side_counts_and_a_use_turns_it_over() -> None:
    story = alone()
    story.cast(0, 6, "playmaker")
    assert story.offered("short_pass_2_left", "short_pass_2_left", 0) == ["use 6"]
    side = story.match.sides[0]
    assert (side.attack(4), side.defence(4)) == (3, 1)
    story.say("0: use 6")
    assert story.told("used") == {"team": "blue", "number": 6, "ability": "playmaker_silver"}
    assert (side.attack(4), side.defence(4)) == (4, 2)


def test_h13_5_b4_e2_a_card_is_used_twice_in_a_round_at_most() -> None:
    """B4: a card, not a coach: in the next round it may be used again."""
    story = alone()
    story.cast(0, 6, "half_space_midfielder")
    story.put(0, 8, 4, 1)
    story.offered("short_pass_4_left", "short_pass_1_left", 0)
    story.say("0: use 6")
    assert story.seek(0) == ["use 6"]
    story.say("0: use 6", "0: perform short_pass")
    assert story.phase != "use-ability"
    assert not story.is_gold(0, 6)
    story.give(0, 6)
    story.round()
    assert story.offered("short_pass_4_left", "short_pass_1_left", 0) == ["use 6"]


def test_h13_6_the_windows_of_a_round_come_in_order() -> None:
    assert [window for window in WINDOWS if window in ("card_reveal", "own_move_start", "after_own_move")] == WINDOWS[
        1:4
    ]
    story = players()
    story.cast(0, 4, "wing_back", gold=True)
    story.cast(0, 10, "false_nine", gold=True)
    story.cast(0, 6, "second_striker", gold=True)
    story.cast(1, 8, "number_six")
    seen = []
    story.play("short_pass_2_left", "short_pass_2_left")
    while story.phase in ("use-ability", "choose-move"):
        if story.phase == "use-ability":
            seen.append(WINDOWS[story.match.window])
            story.say(f"{story.asked[0]}: no")
        else:
            story.say(f"{story.asked[0]}: stay")
    assert seen == ["own_move_start", "after_own_move", "before_lateral", "compare"]


def test_t28_each_turn_of_an_opportunity_is_a_round_of_its_own() -> None:
    story = players()
    story.give(0, 6)
    story.chance()
    story.match.sides[0].twice = 1 << 4
    story.play("dribble_1_left", "dribble_1_left")
    story.seek(9)
    assert story.match.turn == 2
    assert story.match.sides[0].twice == 0


def chosen(first: str, second: str) -> HatScenario:
    story = HatScenario(given(GAME, {"teams": "team_cards"}).table)
    story.say(f"0: ready {first}", f"1: ready {second}")
    return story


def test_h14_1_b1_b3_e32_a_ready_team_is_laid_out_by_its_card() -> None:
    """The printed example: Italy has a ball-playing centre-back as number 2 and a star in goal."""
    story = chosen("team_ita", "team_bra")
    side = story.match.sides[0]
    kinds = [PLAYERS.kinds[kind - 10] for kind in side.kinds]
    assert PLAYERS.roles[kinds[0].role].id == "ball_playing_centre_back"
    assert side.star_keeper
    assert [man + 2 for man in range(10) if (side.gold >> man) & 1] == [2, 3, 4, 6, 11]
    assert all(kind.low <= man + 2 <= kind.high for man, kind in enumerate(kinds))
    assert story.match.sides[1].style == 1


def test_b1_t22_there_are_forty_five_ready_teams_and_each_can_be_laid_out() -> None:
    assert len(PLAYERS.teams) == 45
    assert [team.set for team in PLAYERS.teams].count("card") == 24
    for team in PLAYERS.teams:
        kinds = PLAYERS.line_up(team.line_up)
        cost = sum(PLAYERS.roles[role].price for role in team.line_up)
        assert cost + len(team.gold_numbers) + 2 * team.star_goalkeeper == team.value
        assert all(kinds.count(kind) <= PLAYERS.kinds[kind].copies for kind in kinds)


def test_b5_b6_b7_b8_the_roles_are_twenty_two_with_thirty_two_cards_priced_in_silver() -> None:
    assert len(ROLES) == 22
    assert sum(len(role.cards) for role in PLAYERS.roles) == 32
    assert "false_nine" in ROLES
    assert all(1 <= role.price <= 4 for role in PLAYERS.roles)
    assert {number for role in PLAYERS.roles for card in role.cards if len(card) == 1 for number in card} == {
        2,
        5,
        6,
        7,
    }


def test_h14_2_b9_t21_a_role_moves_by_the_half_of_the_pitch_he_stands_in() -> None:
    story = players()
    story.cast(0, 9, "playmaker")
    story.play("short_pass_2_right", "short_pass_2_left")
    assert "move 9 forward" in story.may(0)
    story.put(0, 9, 4, 2)
    assert "move 9 forward" not in story.may(0)


def lined(*cards: tuple[int, int, str]) -> HatScenario:
    story = players()
    story.clear()
    for column, (seat, number, role) in enumerate(cards, 1):
        story.put(seat, number, 4, column)
        if role:
            story.cast(seat, number, role)
    return story


def lowest_numbers(story: HatScenario, seat: int) -> list[int]:
    cells = int(lowest(story.match, seat, 3))
    return sorted(int(story.match.cells[cell]) % 10 + 2 for cell in range(24) if (cells >> cell) & 1)


def test_h14_3_e5_who_shares_a_number_with_the_lowest_is_lowest_too() -> None:
    """The printed examples: 2, 2/3 and 4/5; and 4/5, 5 and 6, 6/7."""
    assert lowest_numbers(lined((0, 2, ""), (0, 3, "man_marker"), (0, 4, "wing_back")), 0) == [2, 3]
    assert lowest_numbers(lined((0, 4, "wing_back"), (0, 5, ""), (0, 6, ""), (0, 7, "box_to_box")), 0) == [4, 5]


def test_e6_three_in_a_chain_are_not_all_lowest() -> None:
    assert lowest_numbers(lined((0, 2, ""), (0, 8, "man_marker"), (0, 3, "")), 0) == [2, 8]


def test_h14_3_the_coach_of_the_side_that_gets_the_ball_chooses() -> None:
    story = alone()
    story.put(0, 8, 4, 1)
    story.put(0, 9, 4, 4)
    story.cast(0, 8, "playmaker", gold=False)
    story.cast(0, 9, "wing_forward")
    story.play("short_pass_4_left", "short_pass_1_left")
    story.seek(0, "choose-receiver")
    story.expect(asked=[0], phase="choose-receiver", may=["pass 8", "pass 9"])
    story.say("0: pass 9")
    assert story.carrier == (0, 9)


def test_t19_of_both_sides_a_defender_in_the_lowest_group_wins() -> None:
    story = lined((0, 2, ""), (1, 3, "man_marker"), (0, 4, ""))
    cells = int(lowest_of_both(story.match, 3, 1))
    assert [int(story.match.cells[cell]) for cell in range(24) if (cells >> cell) & 1] == [11]


def test_h14_4_after_a_foul_the_defending_coach_says_who_it_was() -> None:
    story = alone()
    for number, column in ((2, 1), (3, 4)):
        story.put(1, number, 3, column)
        story.cast(1, number, "full_back")
    story.match.line = 2
    story.begin("name-fouler 0")
    story.expect(asked=[1], phase="choose-fouler", may=["fouled 2", "fouled 3"])
    story.say("1: fouled 3")
    assert story.told("foul")["number"] == 3


def test_h14_5_e7_after_a_parry_the_lower_number_counts() -> None:
    """A power of 7: blue 6/7 counts as 6, so red 7 is nearer."""
    story = players()
    story.clear()
    story.put(0, 9, 5, 1)
    story.put(0, 7, 6, 4)
    story.put(1, 6, 6, 1)
    story.cast(1, 6, "ball_winner")
    story.give(0, 9)
    story.shot("dribble_4_left")
    story.say("0: aim shot_dribble_left", "1: dive regular_centre")
    for card in ("dribble_4_left", "short_pass_3_left"):
        story.say("1: draw", f"-1: card {card}")
    story.do("1: stop")
    assert story.carrier == (0, 7)


def dived(star: bool, card: str, options: dict[str, object] | None = None) -> HatScenario:
    story = players(options)
    story.put(0, 10, 6, 2)
    story.give(0, 10)
    story.match.sides[1].star_keeper = star
    story.shot("dribble_4_left")
    story.say("0: aim shot_dribble_left", f"1: dive {card}")
    return story


@pytest.mark.parametrize(
    ("star", "card", "after"),
    [
        (False, "regular_left", True),
        (False, "regular_centre", False),
        (True, "star_left", True),
        (True, "star_centre", False),
        (True, "star_right", False),
        (True, "regular_centre", True),
        (True, "regular_left", True),
    ],
)
def test_h14_6_e8_t20_b2_goalkeepers_rise_and_fall(star: bool, card: str, after: bool) -> None:
    assert dived(star, card).match.sides[1].star_keeper == after


def test_b2_by_an_option_only_the_blank_symbol_lets_a_star_fall() -> None:
    options: dict[str, object] = {"keeper_demotion": "blank_only"}
    assert dived(True, "star_right", options).match.sides[1].star_keeper
    assert not dived(True, "star_centre", options).match.sides[1].star_keeper


def test_e8_with_the_star_set_all_six_cards_may_be_used() -> None:
    story = players()
    story.match.sides[1].star_keeper = True
    story.put(0, 10, 6, 2)
    story.give(0, 10)
    story.shot("dribble_4_left")
    assert len(story.may(1)) == 6


def test_e3_after_a_goal_cards_keep_their_side_and_a_new_half_begins_as_on_the_team_card() -> None:
    story = chosen("team_ita", "team_bra")
    side = story.match.sides[0]
    first = side.gold
    side.gold ^= 3
    story.begin("kick-off 0")
    assert side.gold == first ^ 3
    story.begin("begin-half 0")
    assert side.gold == first


def test_h18_1_h18_2_a_team_is_built_man_by_man_and_can_always_be_completed() -> None:
    story = HatScenario(given(GAME, {"teams": "budget"}).table)
    story.expect(asked=[0, 1], phase="build-team")
    assert len(story.may(0)) == 12
    story.say("0: budget offensive_4")
    for number in range(2, 12):
        dearest = story.may(0)[-1]
        assert dearest.startswith(f"sign {number} ")
        story.say(f"0: {dearest}")
    assert "keeper regular" in story.may(0)
    story.say("0: keeper regular")
    assert 1 in story.asked
    assert 0 not in story.asked


def test_h18_3_h18_4_h18_5_e24_prices_and_pools() -> None:
    """Offensive II has 9 and 21 stars: balanced men are paid from either, gold is one more, a star keeper two."""
    roles = ["stopper", "stopper", "full_back", "full_back", "utility_man", "box_to_box"]
    roles += ["half_space_midfielder", "utility_man", "second_striker", "centre_forward"]
    assert explain("offensive_2", roles, [], False) == []
    assert explain("offensive_2", roles, [2, 3, 4], True) == []
    assert explain("offensive_2", roles, [2, 3, 4, 5], True) != []
    assert explain("offensive_2", roles, [6, 7, 8, 9, 10, 11], True) == []


def test_h18_6_a_team_that_breaks_the_rules_is_explained() -> None:
    roles = ["stopper", "stopper", "full_back", "full_back", "utility_man", "box_to_box"]
    roles += ["half_space_midfielder", "utility_man", "second_striker", "second_striker"]
    assert explain("balanced_1", roles, [], False) == [
        "number 11: all cards of second_striker with this number are taken"
    ]
    assert explain("balanced_1", ["libero", *roles[1:9], "false_nine"], [], False) == [
        "number 2: there is no role 'libero'"
    ]
    assert (
        "has no card with this number" in explain("balanced_1", ["playmaker", *roles[1:9], "false_nine"], [], False)[0]
    )
    assert explain("balanced_1", roles[:3], [], False) == ["a team has 10 men in the field, not 3"]
    dear = ["defence_leader", "man_marker", "wing_runner", "wing_back", "ball_winner", "central_midfielder"]
    dear += ["playmaker", "wing_forward", "centre_forward", "goal_poacher"]
    assert "costs" in explain("balanced_4", dear, [], True)[0]


def test_e13_two_holding_midfielders_end_the_chain_after_two_steps() -> None:
    story = long_ball(1)
    story.put(0, 7, 5, 4)
    story.cast(0, 7, "number_six", gold=True)
    story.offered("long_ball_4_left", "short_pass_1_left", 1)
    story.say("1: use 6")
    story.seek(0)
    story.say("0: use 7")
    assert (story.is_gold(0, 7), story.is_gold(1, 6)) == (False, False)
    assert story.match.sides[0].once == story.match.sides[1].once << 1


def test_every_text_on_a_card_is_there_in_every_language() -> None:
    fields = ["silver_text", "gold_text", "condition", "text"]
    texts = [str(card.fields[field]) for card in GAME.cards() for field in fields if field in card.fields]
    assert len(texts) == 2 * 22 + 4 + 12 + 5
    german, english, french = (GAME.names()[language] for language in ("de", "en", "fr"))
    for text in texts:
        assert len({german[text], english[text], french[text]}) == 3


def parried(seat: int, first: str, second: str) -> HatScenario:
    """A shot of 7 by blue is parried; numbers 2 and 3 of a seat are alone in the last line."""
    story = players()
    story.clear()
    story.put(0, 9, 5, 1)
    for number, column, role in ((2, 4, first), (3, 2, second)):
        story.put(seat, number, 6, column)
        story.cast(seat, number, role)
    story.give(0, 9)
    story.shot("dribble_4_left")
    story.say("0: aim shot_dribble_left", "1: dive regular_centre")
    for card in ("dribble_4_left", "short_pass_3_left"):
        story.say("1: draw", f"-1: card {card}")
    story.do("1: stop")
    return story


@pytest.mark.parametrize("seat", [0, 1])
def test_h14_3_e7_t13_of_men_equally_near_a_parried_ball_their_coach_chooses(seat: int) -> None:
    """2 and 2/3 both count as 2."""
    story = parried(seat, "stopper", "stopper")
    story.expect(asked=[seat], phase="choose-receiver", may=["pass 2", "pass 3"])
    assert story.table.asks()[0].prompt == "hat_trick-choose-rebound"
    heard = story.do(f"{seat}: pass 3")
    assert "loose" in heard
    assert story.carrier == (seat, 3)
    assert ("opportunity" in heard) == (seat == 0)
    assert [side.hand.size for side in story.match.sides] == [3, 3]


def test_e7_who_has_another_lower_number_is_not_equally_near() -> None:
    story = parried(1, "stopper", "playmaker")
    assert story.phase != "choose-receiver"


def test_a_role_has_its_printed_german_name() -> None:
    """The full-back of whom the booklet answers questions: an owner looks for the name on his card."""
    assert GAME.names()["de"]["overlapping_full_back"] == "Überlappender Außenverteidiger"
