"""F10: the quarter-final."""

from __future__ import annotations

import pytest

from anpfiff.core.chair import imagine, look
from anpfiff.core.rng import seeded
from anpfiff.games.fussball_fieber.cards import TEAMS
from tests.games.fussball_fieber.kit import FieberScenario, long_game

QUARTER = ["croatia", "ghana", "russia", "ecuador"]


def reached(points: list[int], options: dict[str, object] | None = None) -> FieberScenario:
    """The quarter-final of those with five points, with empty hands before the deal and seat 1 beginning."""
    story = long_game(options, seats=len(points))
    story.hands()
    story.finish_group(points)
    return story


def test_f10_1_five_points_are_enough_whatever_the_difference() -> None:
    story = long_game(seats=4)
    told = story.finish_group([5, 4, 6, 4], [-9, 9, 0, 0])

    assert [camp.is_in for camp in story.cup.camps] == [True, False, True, False]
    assert told.count("qualified") == told.count("knocked_out") == 2


def test_t8_who_is_out_lays_his_hand_on_the_discard_pile() -> None:
    story = long_game(seats=4)
    story.hands(["own_goal"], ["appeal", "set_piece"])
    story.finish_group([5, 4, 6, 6])

    assert story.camp(1).hand.size == 0
    assert story.cards(story.cup.discard) == ["set_piece", "appeal"]


def test_f10_1_if_nobody_qualifies_the_best_of_the_group_has_won() -> None:
    story = long_game(seats=3)
    told = story.finish_group([3, 4, 4], [0, 1, 2])

    assert "group_decides" in told
    assert story.table.result().places == [[2], [1], [0]]
    assert story.table.result().reason == "group_best"


def test_f10_1_one_alone_has_won_at_once() -> None:
    story = long_game(seats=3)
    story.finish_group([4, 5, 4])

    assert story.table.result().places[0] == [1]
    assert story.table.result().reason == "alone"


def test_f10_2_opponents_come_from_category_b() -> None:
    story = reached([9, 9, 9, 9])
    story.expect(asked=[-1], phase="draw-quarter")
    left = story.cup.book.teams.write(story.cup.categories[1].cards())
    assert story.may(-1) == [f"drawn {team}" for team in left]
    story.draw_quarter(*QUARTER)

    assert [story.opponent(role) for role in (1, 2, 3, 0)] == QUARTER
    assert all(camp.rival == -1 for camp in story.cup.camps)


def test_f10_3_eight_new_cards_and_no_new_jokers() -> None:
    story = reached([9, 9])
    story.camp(0).jokers = 1
    story.draw_quarter("croatia", "ghana")

    assert [camp.hand.size for camp in story.cup.camps] == [8, 8]
    assert [camp.jokers for camp in story.cup.camps] == [1, 2]


def test_f10_4_hands_are_brought_down_to_eight() -> None:
    story = long_game(seats=2)
    story.hands(["red_card", "fan_chant", "fan_chant"])
    story.finish_group([9, 9])
    story.fate("drawn croatia", "drawn ghana")
    story.fall_anyhow("draw-card")
    story.expect(asked=[0], phase="reduce")
    assert story.camp(0).hand.size == 11
    before = story.hand(0)
    said = []
    while story.phase == "reduce":
        said.append(story.may(0)[0])
        story.say(f"0: {said[-1]}")

    assert len(said) == 3
    assert story.camp(0).hand.size == 8
    assert sorted(story.hand(0) + [line.removeprefix("drop ") for line in said]) == sorted(before)


def test_f10_4_discards_are_named_in_the_order_of_the_cards_and_can_always_be_completed() -> None:
    story = long_game(seats=2)
    story.hands(["injury_1", "injury_1", "red_card", "red_card", "red_card", "fan_chant", "set_piece", "own_goal"])
    story.hold(0, *story.hand(0), "training_camp", "training_camp")
    story.begin("reduce 0")
    story.expect(asked=[0], phase="reduce")
    assert "drop training_camp" in story.may(0)
    story.say("0: drop own_goal")

    assert story.may(0) == ["drop training_camp"]


def test_f10_4_the_last_card_cannot_be_named_first_if_more_must_go() -> None:
    story = long_game(seats=2)
    story.hands(["injury_1", "injury_2", "injury_3", "red_card", "fan_chant", "set_piece", "own_goal", "team_spirit"])
    story.hold(0, *story.hand(0), "appeal", "acquittal")
    story.begin("reduce 0")

    assert "drop acquittal" not in story.may(0)
    assert "drop appeal" in story.may(0)


def test_f10_5_a_draw_is_enough_and_a_beaten_coachs_opponent_goes_on() -> None:
    story = reached([9, 9, 9])
    told = story.finish_quarter([0, 2, -1], QUARTER[:3])

    assert [camp.is_in for camp in story.cup.camps] == [True, True, False]
    assert [TEAMS[team] for team in story.cup.neutrals] == ["russia"]
    assert "neutral_through" in told
    assert story.phase == "draw-fill-in"


def test_f10_6_if_nobody_comes_through_the_best_group_among_them_has_won() -> None:
    """Seat 3 had the best difference but was not in the quarter-final."""
    story = reached([5, 6, 6, 4])
    story.camp(1).noted = [1, 0, 0]
    story.camp(2).noted = [2, 0, 0]
    told = story.finish_quarter([-1, -1, -3, None], [*QUARTER[:3], ""])

    assert "group_decides" in told
    assert story.table.result().places == [[2], [1], [0], [3]]
    assert story.table.result().reason == "group_best"


def test_f10_6_one_alone_has_won_at_once() -> None:
    story = reached([5, 9])
    story.finish_quarter([0, -1], QUARTER[:2])

    assert story.table.result().places == [[0], [1]]
    assert story.table.result().details["rounds"] == [2, 1]


def test_p16_t15_a_shortage_hits_all_alike() -> None:
    """Four coaches hold 28 cards together: 28 are left for 32 new ones, seven for each."""
    story = long_game(seats=4)
    story.pass_all()
    s = story.cup
    for role in range(4):
        hand = story.hand(role)
        story.hold(role, *hand[:7])
    story.discard_pile()
    story.finish_group([9, 9, 9, 9])
    for team in QUARTER:
        story.fate(f"drawn {team}")
    order = []
    while story.phase == "draw-card":
        order.append(int(story.state.agenda[-1].role))
        story.fate(story.may(-1)[0])

    assert order == [2, 3, 0, 1] * 7
    assert (s.deck.size, s.discard.size) == (0, 0)
    assert [camp.hand.size for camp in s.camps] == [14] * 4
    story.expect(asked=[0, 1, 2, 3], phase="reduce")


def test_p17_t8_who_is_out_lays_down_hand_and_jokers_at_once() -> None:
    story = long_game(seats=3)
    story.hands(["red_card", "fan_chant"])
    told = story.finish_group([4, 9, 9])

    assert "knocked_out" in told
    assert story.cards(story.cup.discard) == ["red_card", "fan_chant"]
    assert story.camp(0).jokers == 0
    story.draw_quarter("croatia", "ghana")
    story.expect(asked=[1], phase="turn")
    assert not [line for line in story.may(1) if line.endswith(("germany", "portugal", "italy", "usa"))]
    story.say("1: pass")
    assert story.asked == [2]


def test_t7_first_opponents_then_cards_then_all_reduce_face_down() -> None:
    story = long_game(seats=2)
    story.finish_group([9, 9])
    phases = []
    while story.asked == [-1]:
        if story.phase not in phases:
            phases.append(story.phase)
        story.fate(story.may(-1)[0])

    assert phases == ["draw-quarter", "draw-card"]
    story.expect(asked=[0, 1], phase="reduce")
    story.say(f"0: {story.may(0)[0]}")
    assert story.table.view(1).sealed[0] == []
    world = imagine(look(story.state, 1), seeded(3))
    assert len(world.sealed[0]) == 0
    assert story.camp(0).hand.size == 16
    assert [entry.to for entry in story.table.log[-1:]] == [0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_quarter_final_is_played_by_the_rules_of_a_match(seats: int) -> None:
    story = reached([9] * seats)
    story.draw_quarter(*QUARTER[:seats])
    starter = story.asked[0]
    told = story.pass_all()

    assert starter == 1
    assert {"won", "level", "lost"} & set(told)
    assert [len(camp.noted) for camp in story.cup.camps] == [4] * seats
