"""F4: turns, passes and jokers; who begins."""

from __future__ import annotations

import pytest

from anpfiff.core.chair import SPECTATOR
from anpfiff.errors import FaceDown
from tests.games.fussball_fieber.kit import dealt, kick_off, long_game


def test_f4_1_all_play_their_next_match_at_the_same_time() -> None:
    story = kick_off(seats=4)
    assert [story.opponent(role) for role in range(4)] == ["portugal", "chile", "nigeria", "uruguay"]
    story.next_match()
    assert [story.opponent(role) for role in range(4)] == ["italy", "greece", "england", "japan"]
    assert story.cup.match == 2


def test_f4_2_the_score_is_the_difference_of_the_strengths() -> None:
    """Germany 4 - 2 = 2 against Portugal 3: the printed score of -1."""
    story = kick_off(seats=4)

    assert [story.score(role) for role in range(4)] == [-1, 0, 1, -1]


def test_f4_3_one_card_or_pass_and_a_pass_binds_nobody() -> None:
    story = kick_off()
    story.hands(["set_piece"], ["fan_chant"])
    story.say("0: pass", "1: play fan_chant spain")

    story.expect(asked=[0], phase="turn")
    assert "play set_piece germany" in story.may(0)
    story.say("0: play set_piece germany")
    story.expect(asked=[1], phase="turn")


def test_f4_4_a_card_serves_one_of_four_purposes() -> None:
    story = kick_off(seats=3)
    story.hands(["set_piece", "own_goal"])

    assert story.may(0) == [
        "pass",
        "joker",
        "play set_piece germany",
        "play set_piece chile",
        "play set_piece nigeria",
        "play own_goal portugal",
        "play own_goal spain",
        "play own_goal brazil",
    ]


def test_f4_5_p10_a_joker_helps_ones_own_team_in_this_match() -> None:
    story = kick_off()
    told = story.say("0: joker")

    assert told == ["substituted", "score"]
    assert story.score(0) == 0
    assert (story.camp(0).jokers, story.camp(0).jokers_on) == (1, 1)
    story.say("1: pass", "0: joker")
    assert story.score(0) == 1
    assert "joker" not in (story.say("1: pass"), story.may(0))[1]
    story.next_match()
    assert story.camp(0).jokers_on == 0
    assert story.score(0) == 2 - 4


def test_p10_by_an_option_a_joker_is_worth_two() -> None:
    story = kick_off({"joker_value": 2})
    story.say("0: joker")

    assert story.score(0) == 1


def test_p10_no_reaction_fits_a_joker() -> None:
    story = kick_off()
    story.hands([], ["team_doctor_1", "appeal", "acquittal", "brilliant_save", "dressing_room_row_1"])
    story.say("0: joker")

    assert story.may(1) == ["pass", "joker"]


def test_f4_6_p12_all_passing_in_a_row_end_the_match() -> None:
    story = kick_off(seats=3)
    story.hands([], ["fan_chant"])
    story.say("0: pass", "1: play fan_chant spain", "2: pass", "0: pass")
    story.expect(asked=[1], phase="turn")
    told = story.say("1: pass")

    assert {"level", "won", "lost"} & set(told)
    assert story.cup.match == 2


def test_p11_who_has_nothing_left_must_pass_but_stays_in_turn() -> None:
    story = kick_off()
    story.hands()
    story.camp(0).jokers = 0
    story.begin("turn 0")
    assert story.may(0) == ["pass"]
    assert str(story.table.decision(0).forced(story.table.state)) == "pass"
    story.say("0: pass", "1: joker")

    story.expect(asked=[0], phase="turn", may=["pass"])


def test_p1_the_lot_says_who_begins_and_then_it_goes_to_the_left() -> None:
    story = dealt(seats=3)
    story.expect(asked=[-1], phase="draw-starter", may=["lot 0", "lot 1", "lot 2"])
    story.fate("lot 2")
    assert story.asked == [2]
    story.next_match()
    assert story.asked == [0]
    story.next_match()
    assert story.asked == [1]


def test_p1_by_an_option_the_lot_decides_in_every_match() -> None:
    story = kick_off({"start_player": "random_each_match"})
    story.pass_all()
    story.expect(asked=[-1], phase="draw-starter", may=["lot 0", "lot 1"])
    story.fate("lot 0")
    story.keep_all()
    assert story.asked == [0]


def test_p1_by_an_option_the_fewest_points_begin() -> None:
    story = kick_off({"start_player": "fewest_points"}, seats=3)
    story.pass_all()
    assert [camp.points for camp in story.cup.camps] == [0, 1, 3]
    story.keep_all()
    assert story.asked == [0]

    story = kick_off({"start_player": "fewest_points"}, seats=3)
    story.hands([], ["own_goal"], ["fan_chant"])
    story.say("0: pass", "1: play own_goal brazil", "2: play fan_chant chile")
    story.pass_all()
    assert [camp.points for camp in story.cup.camps] == [0, 0, 1]
    story.expect(asked=[-1], phase="draw-starter", may=["lot 0", "lot 1"])


def test_t3_in_later_rounds_the_next_coach_still_in_begins() -> None:
    story = long_game(seats=4)
    story.cup.starter = 1
    told = story.finish_group([9, 9, 0, 7])

    assert "starts" in told
    assert story.cup.starter == 3


def test_p29_two_coaches_play_by_the_same_rules() -> None:
    story = kick_off(seats=2)
    story.hands(["set_piece", "own_goal"])

    assert story.may(0)[2:] == [
        "play set_piece germany",
        "play set_piece chile",
        "play own_goal portugal",
        "play own_goal spain",
    ]


def test_p30_hands_are_secret_and_everything_else_is_open() -> None:
    story = kick_off()
    view = story.table.view(1)
    names = {place.name: pile for place, pile in zip(view.places(), view.piles(), strict=True) if place.role == 0}

    assert names["hand"].is_down()
    assert names["hand"].size == 8
    with pytest.raises(FaceDown):
        names["hand"].cards()
    assert names["deck"].is_down()
    for open_to_all in ("discard", "table", "category_a", "drawn"):
        assert not names[open_to_all].is_down()
    assert all(hand.is_down() for hand in story.table.view(SPECTATOR).piles()[7:])
    assert story.table.encode(1)["table"]["camps"][0]["jokers"] == 2
