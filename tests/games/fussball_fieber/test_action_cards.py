"""F5: action cards, their targets and their durations."""

from __future__ import annotations

import pytest

from anpfiff.games.fussball_fieber.camp import QUARTER
from tests.games.fussball_fieber.kit import kick_off, long_game


def test_the_worked_example_of_the_rulebook() -> None:
    """Germany against Portugal at -1; an Injury of three matches makes it -2 and stays for Italy and the USA."""
    story = kick_off()
    story.hands([], ["injury_3"])
    assert (story.opponent(0), story.score(0)) == ("portugal", -1)
    told = story.say("0: pass", "1: play injury_3 germany")

    assert story.score(0) == -2
    assert told[-2:] == ["played", "score"]
    assert story.told("played") == {"team": "spain", "card": "injury_3", "on": "germany", "matches": 3}
    assert story.told("score") == {"team": "germany", "strength": 1, "opponent": "portugal", "against": 3}
    story.say("0: pass")
    story.next_match()
    assert (story.opponent(0), story.score(0)) == ("italy", 2 - 1 - 4)
    assert story.laid("germany") == [("injury_3", 2, 0)]
    story.next_match()
    assert (story.opponent(0), story.score(0)) == ("usa", 2 - 1 - 2)
    assert story.laid("germany") == [("injury_3", 1, 0)]


def test_f5_1_any_number_of_cards_changes_a_team_at_once() -> None:
    story = kick_off()
    story.hands(["red_card", "own_goal", "dream_combination"])
    story.say("0: play red_card spain", "1: pass", "0: play own_goal spain", "1: pass")

    assert story.score(1) == 0 - 2 - 1
    story.say("0: play dream_combination chile")
    assert story.score(1) == -5
    assert len(story.cards(story.cup.table)) == 3


def test_f5_2_what_helps_goes_on_ones_own_team_or_a_rivals_opponent() -> None:
    story = kick_off(seats=3)
    story.hands([], ["team_spirit"])
    story.say("0: pass")

    assert [line for line in story.may(1) if line.startswith("play")] == [
        "play team_spirit portugal",
        "play team_spirit spain",
        "play team_spirit nigeria",
    ]


def test_f5_3_what_harms_goes_on_ones_own_opponent_or_a_rivals_team() -> None:
    story = kick_off(seats=3)
    story.hands([], ["red_card"])
    story.say("0: pass")

    assert [line for line in story.may(1) if line.startswith("play")] == [
        "play red_card germany",
        "play red_card chile",
        "play red_card brazil",
    ]


@pytest.mark.parametrize(("match", "left"), [(1, 3), (2, 2), (3, 1)])
def test_f5_4_p28_nothing_lasts_longer_than_the_third_match(match: int, left: int) -> None:
    story = kick_off()
    for earlier in range(match - 1):
        story.next_match()
    role = story.asked[0]
    story.hands()
    story.hold(role, "training_camp")
    team = ["germany", "spain"][role]
    story.say(f"{role}: play training_camp {team}")

    assert story.laid(team) == [("training_camp", left, 0)]


def test_f5_4_on_a_neutral_team_every_card_lasts_one_match() -> None:
    story = kick_off()
    story.hands(["red_card", "training_camp"])
    story.say("0: play red_card portugal", "1: pass", "0: play training_camp chile")

    assert story.laid("portugal") == [("red_card", 1, 0)]
    assert story.laid("chile") == [("training_camp", 1, 0)]


def test_f10_2_in_the_knock_out_rounds_every_card_lasts_one_match() -> None:
    story = long_game(seats=2)
    story.hands(["training_camp"])
    story.cup.stage = QUARTER
    story.say("0: play training_camp germany")

    assert story.laid("germany") == [("training_camp", 1, 0)]


def test_p2_there_is_no_fifth_purpose_unless_it_is_agreed() -> None:
    story = kick_off()
    story.hands(["set_piece", "own_goal"])
    for line in ("play set_piece spain", "play set_piece portugal", "play own_goal germany", "play own_goal chile"):
        assert story.refuse(f"0: {line}").rule == "F4.3"

    story = kick_off({"targets": "any_team"})
    story.hands(["set_piece"])
    assert story.may(0)[2:] == [f"play set_piece {team}" for team in ("germany", "portugal", "spain", "chile")]


def test_cards_that_are_alike_are_one_option() -> None:
    story = kick_off()
    story.hands(["fan_chant", "fan_chant", "fan_chant"])

    assert story.may(0)[2:] == ["play fan_chant germany", "play fan_chant chile"]
    story.say("0: play fan_chant germany")
    assert story.hand(0) == ["fan_chant", "fan_chant"]
