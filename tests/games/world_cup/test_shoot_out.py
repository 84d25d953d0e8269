"""W9: the shoot-out."""

from __future__ import annotations

from typing import Any

from anpfiff.games.world_cup.cards import NATIONS
from tests.games.world_cup.kit import CupScenario, round_of_16

IN, OUT = "die red", "die black"


def level_match(*drawn: str, options: dict[str, Any] | None = None) -> CupScenario:
    """The round of 16 is over, and the matches of these left teams are level."""
    story = round_of_16({"modifier_dice": False, **(options or {})})
    for k in range(0, 16, 2):
        left, right = (NATIONS[team] for team in story.cup.teams[k : k + 2])
        if left not in drawn:
            story.lay(left, right, "goal_1")
    story.begin("score-round 0", "next-shoot-out 0")
    return story


def kicks(story: CupScenario, left: str, right: str) -> None:
    """Both sides kick in turn: o scores, x misses; it stops when nobody is asked to kick any more."""
    for pair in zip(left, right, strict=True):
        for kick in pair:
            story.fate(IN if kick == "o" else OUT)


def through(story: CupScenario, match: int) -> list[str]:
    found: list[str] = story.table.encode()["table"]["level"][match]
    return found


def test_w9_1_x30_matches_that_are_level_are_decided_in_the_order_of_the_board() -> None:
    story = level_match("denmark", "ireland")
    assert story.told("shoot_out") == {"team": "denmark", "other": "england"}
    kicks(story, "ooo", "xxx")
    assert story.told("shoot_out") == {"team": "ireland", "other": "spain"}
    kicks(story, "xxx", "ooo")

    assert through(story, 1) == ["denmark"]
    assert through(story, 3) == ["spain"]
    assert story.phase == ""
    assert [story.cup.results[6 * match - 1] for match in (2, 4)] == [NATIONS.index("denmark"), NATIONS.index("spain")]


def test_w9_2_t16_each_side_has_a_white_die_and_black_misses() -> None:
    """Both have two black faces, so that it is fair."""
    story = level_match("denmark")
    for weights in ([2, 2, 1, 1], [2, 1, 1, 1, 1]):
        assert list(story.state.agenda[-1].outcomes(story.state).weights) == weights
        assert story.may(-1)[0] == OUT
        assert "kick_missed" in story.fate(OUT)


def test_w9_3_five_kicks_each_the_left_team_first() -> None:
    story = level_match("denmark", options={"shootout_early_stop": False})
    kicks(story, "ooooo", "oooox")

    assert through(story, 1) == ["denmark"]
    assert story.told("shoot_out_won") == {"team": "denmark", "kicks": 5, "other": "england", "against": 4}


def test_w9_3_t19_a_shoot_out_stops_when_it_is_decided_or_goes_on_as_printed() -> None:
    story = level_match("denmark")
    kicks(story, "ooo", "xxx")
    assert story.told("shoot_out_won")["kicks"] == 3

    story = level_match("denmark", options={"shootout_early_stop": False})
    kicks(story, "ooo", "xxx")
    assert story.phase == "kick"
    kicks(story, "xx", "xx")
    assert through(story, 1) == ["denmark"]


def test_w9_4_c17_then_both_kick_until_just_one_scores() -> None:
    """If the first misses, the second kicks all the same; both missing or both scoring goes on."""
    story = level_match("denmark")
    kicks(story, "ooooo", "ooooo")
    assert story.phase == "kick"
    kicks(story, "oxo", "oxo")
    story.fate(OUT)
    assert story.phase == "kick"
    story.fate(IN)

    assert through(story, 1) == ["england"]
    assert story.told("shoot_out_won") == {"team": "england", "kicks": 8, "other": "denmark", "against": 7}
