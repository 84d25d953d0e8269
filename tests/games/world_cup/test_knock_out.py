"""W8: from the groups to the final."""

from __future__ import annotations

import pytest

from anpfiff.core.pile import set_of
from anpfiff.games.world_cup.cards import NATIONS
from tests.games.world_cup.kit import CupScenario, korea, last_phase, round_of_16, semi_finals, uruguay

REAL_1930 = ["argentina", "yugoslavia", "uruguay", "united_states"]
REAL_2002 = [
    *["denmark", "senegal", "spain", "paraguay", "brazil", "turkey", "south_korea", "united_states"],
    *["germany", "ireland", "sweden", "england", "mexico", "italy", "japan", "belgium"],
]


def pairs(story: CupScenario) -> list[str]:
    """Who meets whom."""
    teams = [NATIONS[team] for team in story.cup.teams]
    return [f"{teams[k]} {teams[k + 1]}" for k in range(0, len(teams), 2)]


def winners(story: CupScenario, *teams: str) -> None:
    """These teams have won their matches of this round."""
    story.cup.level = [set_of([NATIONS.index(team)]) for team in teams]


def from_groups(story: CupScenario) -> CupScenario:
    """The real winners (1930), or the first two (2002) of the groups, have come through."""
    if story.cup.book.is_1930:
        winners(story, *REAL_1930)
        story.begin("next-round 0 semi_final")
    else:
        story.cup.qualified = [NATIONS.index(team) for team in REAL_2002]
        story.begin("next-round 0 round_of_16")
    return story


def test_w8_1_tokens_are_taken_off_and_the_next_seat_begins() -> None:
    story = korea(seats=4)
    for seat in range(4):
        story.give(seat, *REAL_2002[seat::4])
    story.lay("brazil", "turkey", "goal_3")
    story.cup.drawer = 2
    from_groups(story)

    assert not any(story.cup.rows)
    assert story.asked == [3]
    assert {"group": "A", "team": "senegal", "place": 2} in story.all_told("qualified")


def test_w8_2_who_meets_whom_in_1930() -> None:
    story = from_groups(uruguay())
    assert pairs(story) == ["argentina united_states", "uruguay yugoslavia"]
    story.give(0, "argentina")
    story.give(1, "uruguay")
    winners(story, "argentina", "uruguay")
    story.begin("next-round 0 final")
    assert pairs(story) == ["argentina uruguay"]


def test_w8_2_t15_c11_who_meets_whom_in_2002() -> None:
    """The second of group E stands left in match 4, or by agreement the winner of B; W has the first semi-final."""
    story = from_groups(korea())
    assert pairs(story) == [
        "germany paraguay",
        "denmark england",
        "sweden senegal",
        "ireland spain",
        "mexico united_states",
        "brazil belgium",
        "japan turkey",
        "south_korea italy",
    ]
    winners(story, "germany", "england", "senegal", "spain", "united_states", "brazil", "turkey", "south_korea")
    story.begin("next-round 0 quarter_final")
    assert pairs(story) == ["england brazil", "germany united_states", "spain south_korea", "senegal turkey"]
    winners(story, "brazil", "germany", "south_korea", "turkey")
    story.begin("next-round 0 semi_final")
    assert pairs(story) == ["brazil turkey", "germany south_korea"]
    assert pairs(from_groups(korea({"match_4_left": "winner_B"})))[3] == "spain ireland"


def test_w8_2_senegal_and_france_in_the_worked_example() -> None:
    """The winner of group A stands left in match 2, the second right in match 3."""
    story = korea()
    story.cup.qualified = [NATIONS.index(team) for team in ["senegal", "france", *REAL_2002[2:]]]
    story.begin("next-round 0 round_of_16")

    assert pairs(story)[1] == "senegal england"
    assert pairs(story)[2] == "sweden france"


def test_w8_3_who_has_no_team_left_throws_his_hand_away() -> None:
    story = korea(seats=4)
    story.give(0, *REAL_2002[:8])
    story.give(2, *REAL_2002[8:])
    from_groups(story)

    assert [one["seat"] for one in story.all_told("left")] == [1, 3]
    assert [hand.size for hand in story.cup.hands] == [3, 0, 3, 0]
    assert story.cup.deck.size == 87 - 6
    assert story.cup.active == 0b101


def test_w8_4_c7_half_of_all_cards_rounded_up() -> None:
    story = from_groups(korea())

    assert story.cup.deck.size == 81
    assert story.cup.to_draw == 41


@pytest.mark.parametrize(("way", "cards"), [("half_of_half", 21), ("quarter_of_all", 21)])
def test_w8_5_c8_t11_a_quarter_for_the_quarter_finals(way: str, cards: int) -> None:
    """Half of the half that was in play, with the hands of those who left; or a quarter of all."""
    story = round_of_16({"quarter_pile": way})
    s = story.cup
    played = s.book.stock.read(["attack"] * 20 + ["defence"] * 17 + ["foul"] * 4)
    story.hold(0, "one_goal", "one_goal", "one_goal")
    story.hold(1, "two_goals", "two_goals", "two_goals")
    s.deck.fill(s.deck.cards() - played)
    s.discard.fill(played)
    winners(story, "germany", "england", "senegal", "spain", "united_states", "brazil", "turkey", "south_korea")
    story.begin("next-round 0 quarter_final")

    assert s.to_draw == cards
    assert s.deck.size == (41 if way == "half_of_half" else 81)
    assert s.aside.size == (40 if way == "half_of_half" else 0)
    assert s.deck.cards() == played if way == "half_of_half" else s.deck.size == 81


def test_c8_the_hands_of_those_who_left_are_in_the_half_that_is_split_again() -> None:
    story = round_of_16(seats=3)
    s = story.cup
    story.give(0, "germany", "england", "senegal", "spain", "united_states", "brazil", "turkey")
    story.give(1, "south_korea")
    s.active = 0b111
    story.hold(2, "penalty", "penalty", "penalty")
    played = s.book.stock.read(["attack"] * 20)
    s.deck.fill(s.deck.cards() - played)
    s.discard.fill(played)
    winners(story, "germany", "england", "senegal", "spain", "united_states", "brazil", "turkey", "south_korea")
    story.begin("next-round 0 quarter_final")

    assert story.cards(s.deck) == ["attack"] * 20 + ["penalty"] * 3
    assert s.to_draw == 12


def test_w8_6_x31_twelve_cards_for_the_semi_finals() -> None:
    """There are always more than that: at most four seats hold cards."""
    for story in (from_groups(uruguay()), from_groups(uruguay(seats=8))):
        assert story.cup.to_draw == 12
        assert story.cup.deck.size >= 78 - 12
    story = round_of_16()
    story.knock_out(2, "england", "brazil", "germany", "united_states", "spain", "south_korea", "senegal", "turkey")
    winners(story, "brazil", "germany", "south_korea", "turkey")
    story.begin("next-round 0 semi_final")
    assert story.cup.to_draw == 12


def test_w8_7_c9_eight_cards_for_the_final_of_1930() -> None:
    """From all cards nobody holds, or from those last played; four turns each."""
    for pool, deck in (("all_cards", 72), ("semi_discards", 12)):
        story = semi_finals({"final_pool_1930": pool}, seats=2)
        s = story.cup
        played = s.book.stock.read(["attack"] * 12)
        story.hold(0, "foul", "foul", "foul")
        s.deck.fill(s.deck.cards() - played)
        s.discard.fill(played)
        winners(story, "argentina", "yugoslavia")
        story.begin("next-round 0 final")
        assert s.to_draw == 8
        assert s.deck.size == deck


@pytest.mark.parametrize("drawn", [1, 2])
def test_w8_7_c9_x31_a_replayed_semi_final_leaves_enough_cards_for_the_final(drawn: int) -> None:
    """Cards laid aside before the semi-finals stay out, and what was played in them comes again in every replay."""
    story = semi_finals({"final_pool_1930": "semi_discards", "modifier_dice": False}, seats=2)
    s = story.cup
    out = s.deck.size - 12
    s.to_draw = 12
    if drawn == 1:
        story.lay("argentina", "united_states", "goal_1")
    story.begin("next-turn 0", "roll-modifiers 0", "score-round 0", "settle-level 0", "next-round 0 final")
    for replay in range(3):
        play_round(story)
        assert (s.replays, s.to_draw, s.deck.size, s.aside.size) == (replay + 1, 6 * drawn, 12, out)
    for left, right in (("argentina", "united_states"), ("uruguay", "yugoslavia"))[2 - drawn :]:
        story.lay(left if left == "argentina" else right, right if left == "argentina" else left, "goal_1")
    play_round(story)

    assert pairs(story) == ["argentina yugoslavia"]
    assert (s.to_draw, s.deck.size, s.aside.size) == (8, 12, out)
    play_round(story)
    assert story.told("replay") == {"matches": 1, "cards": 8}
    assert (s.to_draw, s.deck.size, s.aside.size) == (8, 12, out)


def play_round(story: CupScenario) -> None:
    """Everybody throws cards away until this pile is empty."""
    before = len(story.cup.results)
    while len(story.cup.results) == before:
        seat = story.asked[0]
        story.say(f"{seat}: {next(one for one in story.may(seat) if one.startswith('discard'))}")
        story.fate(story.may(-1)[0])


def test_w8_7_third_place_and_final_of_2002_share_twelve_cards_x26() -> None:
    """The owners of the losers of the semi-finals stay."""
    story = last_phase()
    story.knock_out(3, "brazil", "turkey", "germany", "south_korea", at="play-card 0")
    winners(story, "brazil", "germany")
    story.begin("next-round 0 final")

    assert pairs(story) == ["turkey south_korea", "brazil germany"]
    assert story.cup.to_draw == 12
    assert story.cup.active == 0b1111
    assert story.told("last_stage") == {"cards": 12}


def test_x26_owners_of_beaten_semi_finalists_of_1930_leave() -> None:
    story = semi_finals()
    winners(story, "argentina", "uruguay")
    story.begin("next-round 0 final")

    assert story.cup.active == 0b0101


@pytest.mark.parametrize("options", [{"tournament": 1930}, {"tournament": 2002}])
def test_w8_8_with_nine_seats_everybody_still_in_gets_a_third_card(options: dict[str, int]) -> None:
    """Not from the pile in play."""
    story = (uruguay if options["tournament"] == 1930 else korea)(seats=9)
    teams = REAL_1930 if options["tournament"] == 1930 else REAL_2002
    for place, team in enumerate(teams):
        story.give(place % 3, team)
    for seat in range(9):
        story.cup.hands[seat].fill(story.cup.book.stock.read(["attack", "defence"]))
    story.hold(0, "attack", "attack")
    from_groups(story)
    pile = story.cup.to_draw
    assert story.phase == "refill"
    story.draw_on()

    assert [hand.size for hand in story.cup.hands] == [3, 3, 3, 0, 0, 0, 0, 0, 0]
    assert story.cup.to_draw == pile
    assert story.phase == "play-card"


def both_finalists_of_1930() -> CupScenario:
    """Seat 2 has just reached the final with both its teams."""
    story = semi_finals({"modifier_dice": False})
    story.give(2, "argentina")
    winners(story, "argentina", "uruguay")
    story.begin("next-round 0 final")
    return story


def test_w8_9_x23_one_owner_of_both_finalists_of_1930_has_won_and_may_leave_it_at_that() -> None:
    story = both_finalists_of_1930()
    assert story.told("won") == {"seat": 2}
    story.expect(asked=[2], phase="may-play-on", may=["end_here", "play_on"])
    story.say("2: end_here")

    assert story.table.is_over
    result = story.table.result()
    assert (result.places[0], result.reason) == ([2], "both_finalists")


def test_t14_a_game_that_ends_early_has_no_champion() -> None:
    story = both_finalists_of_1930()
    story.say("2: end_here")

    assert story.cup.champion == -1
    assert "champion" not in story.table.result().as_data()


def test_x23_t14_who_has_won_may_play_on_to_see_who_is_champion() -> None:
    """Alone, with the eight cards of the final, and the game stays won as it was."""
    story = both_finalists_of_1930()
    story.say("2: play_on")
    assert story.told("stage") == {"stage": "final", "matches": 1, "cards": 8}
    assert story.asked == [2]
    play_round(story)
    story.expect(asked=[2], phase="name-winner")
    story.say("2: name argentina")

    assert story.cup.champion == NATIONS.index("argentina")
    assert story.table.result().reason == "both_finalists"


def test_x25_one_owner_of_both_finalists_of_2002_has_won_and_says_whether_third_place_is_played() -> None:
    for said in ("end_here", "play_on"):
        story = last_phase()
        story.give(1, "brazil", "germany")
        story.knock_out(3, "brazil", "turkey", "germany", "south_korea", at="play-card 0")
        winners(story, "brazil", "germany")
        story.begin("next-round 0 final")
        story.expect(asked=[1], phase="may-play-on")
        story.say(f"1: {said}")

        assert story.table.is_over == (said == "end_here")
        if story.table.is_over:
            assert story.table.result().reason == "both_finalists"
        else:
            assert pairs(story) == ["turkey south_korea", "brazil germany"]
            assert story.told("last_stage") == {"cards": 12}


def test_x24_one_seat_left_has_won() -> None:
    story = uruguay(seats=3)
    story.give(1, *REAL_1930)
    from_groups(story)
    story.expect(asked=[1], phase="may-play-on")
    story.say("1: end_here")

    assert story.table.is_over
    assert story.table.result().reason == "last_seat"
    assert story.table.result().places == [[1], [0, 2]]


def test_x23_x24_who_plays_on_is_asked_once() -> None:
    """Alone in the semi-finals he leads both finalists in the end, but he had won before."""
    story = uruguay({"modifier_dice": False}, seats=3)
    story.give(1, *REAL_1930)
    from_groups(story)
    story.say("1: play_on")
    play_round(story)
    while story.phase == "name-winner":
        story.say(f"1: {story.may(1)[0]}")

    assert (story.cup.stage, story.phase, story.asked) == (4, "play-card", [1])
    assert story.cup.reason == 2


def test_x29_two_teams_of_one_owner_shoot_out_all_the_same() -> None:
    story = last_phase({"modifier_dice": False})
    story.give(0, "south_korea")
    story.knock_out(4, "turkey", "south_korea", "brazil", "germany", at="play-card 2")
    story.lay("brazil", "germany", "goal_1")
    story.begin("score-round 0", "next-shoot-out 0")

    story.expect(asked=[-1], phase="kick")


def test_t7_places_by_the_last_round_reached() -> None:
    """The finalist before the semi-finalists, who share a place; goals are the score."""
    story = semi_finals()
    story.begin("next-round 0 final")
    story.cup.best = [3, 3, 3, 3]
    winners(story, "argentina", "uruguay")
    story.cup.stage = 3
    story.begin("next-round 0 final")
    winners(story, "uruguay")
    story.cup.tally = [4, 1, 6, 2]
    story.begin("finish 0")
    result = story.table.result()

    assert result.places == [[2], [0], [1, 3]]
    assert result.score == [4, 1, 6, 2]
    assert result.as_data()["champion"] == "uruguay"


def test_a_drawn_final_of_1930_is_played_again_with_eight_cards_w6_3() -> None:
    story = semi_finals({"modifier_dice": False}, seats=2)
    winners(story, "argentina", "yugoslavia")
    story.begin("next-round 0 final")
    for turn in range(8):
        seat = story.asked[0]
        story.say(f"{seat}: {next(one for one in story.may(seat) if one.startswith('discard'))}")
        story.fate(story.may(-1)[0])

    assert story.told("replay") == {"matches": 1, "cards": 8}
    assert story.cup.to_draw == 8
