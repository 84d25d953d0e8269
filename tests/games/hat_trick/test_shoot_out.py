"""H11 and H12: the shoot-out, and the teams."""

from __future__ import annotations

import pytest

from anpfiff.core.words import words_of
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.cards import BOX, NATIONS, SHOTS
from anpfiff.testing.kit import given
from tests.games.hat_trick.kit import HatScenario, kick_off


def shoot_out(starter: int = 0) -> HatScenario:
    story = kick_off({"match_kind": "penalties_at_once"})
    story.match.half = 2
    story.begin("end-half 0")
    story.fate(f"toss {starter}")
    return story


def kick(story: HatScenario, goal: bool) -> list[str]:
    """One kick, into the net or not."""
    taker = int(story.match.attacker)
    heard = story.fate("card dribble_1_left" if "card dribble_1_left" in story.may(-1) else story.may(-1)[0])
    kind = story.match.book.type_of[story.match.shot_card]
    name = ("short_pass", "long_ball", "dribble")[kind]
    keeper = 1 - taker
    heard += story.say(f"{taker}: aim shot_{name}_left", f"{keeper}: dive regular_{'right' if goal else 'left'}")
    while story.phase == "draw-or-stop":
        heard += story.say(f"{keeper}: draw")
        best = [card for card in story.may(-1) if "_4_" in card] or story.may(-1)[-1:]
        heard += story.fate(best[0])
    return heard


def test_h11_1_h11_2_a11_s43_all_cards_are_shuffled_and_the_top_card_is_turned_up() -> None:
    story = shoot_out(1)
    assert story.match.attacker == 1
    assert [side.deck.size for side in story.match.sides] == [32, 32]
    story.fate("card long_ball_3_left")
    story.expect(asked=[0, 1], phase="aim-and-dive")
    assert story.may(1) == [f"aim shot_long_ball_{way}" for way in ("left", "centre", "right")]


def test_t14_the_goalkeeper_draws_as_at_a_penalty() -> None:
    for dive, cards in (("left", 2), ("centre", 1), ("right", 0)):
        story = shoot_out()
        story.fate("card long_ball_3_left")
        story.say("0: aim shot_long_ball_left", f"1: dive regular_{dive}")
        assert story.told("dived")["cards"] == cards


def test_h11_3_it_ends_when_one_side_cannot_be_caught() -> None:
    story = shoot_out()
    for goal in (True, False, True, False, True):
        kick(story, goal)
    heard = kick(story, False)

    assert "shoot_out_won" in heard
    assert story.table.result().as_data()["kicks"] == [3, 0]
    assert story.table.result().places == [[0], [1]]
    assert story.table.result().reason == "shoot_out"


def test_h11_3_t14_level_after_five_pairs_are_completed_until_one_alone_scores() -> None:
    story = shoot_out()
    for _times in range(10):
        kick(story, True)
    assert not story.table.is_over
    kick(story, True)
    assert not story.table.is_over
    kick(story, True)
    kick(story, True)
    assert "shoot_out_won" in kick(story, False)


def test_h11_4_a_parried_kick_is_missed() -> None:
    story = shoot_out()
    story.fate("card long_ball_1_left")
    story.say("0: aim shot_long_ball_right", "1: dive regular_centre", "1: draw")
    heard = story.fate("card dribble_4_left")

    assert story.match.saved == story.match.power == 4
    assert "kick_parried" in heard


def test_h11_4_a_kick_that_finds_more_balls_is_saved() -> None:
    story = shoot_out()
    story.fate("card long_ball_1_left")
    story.say("0: aim shot_long_ball_right", "1: dive regular_right", "1: draw")
    story.fate("card dribble_4_left")
    story.say("1: draw")
    heard = story.fate("card dribble_3_left")

    assert "kick_saved" in heard


def lined_up(first: str, second: str) -> HatScenario:
    story = HatScenario(given(GAME, {"teams": "star_table"}).table)
    story.say(f"0: {first}", f"1: {second}")
    return story


def test_h12_1_regulars_unless_nations_are_chosen() -> None:
    assert kick_off().match.sides[0].gold == 0
    assert HatScenario(given(GAME).table).phase == "toss"


def test_h12_2_s45_each_picks_a_nation_or_none_and_both_may_pick_the_same() -> None:
    story = HatScenario(given(GAME, {"teams": "star_table"}).table)
    story.expect(asked=[0, 1], phase="choose-nation")
    assert len(story.may(0)) == 33
    story = lined_up("team bra", "regulars")
    assert [event.args() for event in story.heard] == [{"seat": 0, "team": "bra"}, {"seat": 1, "team": "red"}]
    story = lined_up("team ger", "team ger")
    assert [event.args()["team"] for event in story.heard] == ["blue", "red"]
    assert [side["name"] for side in GAME.encode(story.match)["sides"]] == ["blue", "red"], "and so they are called"


def test_t29_a_side_without_a_team_has_the_name_of_a_nation_and_none_of_its_stars() -> None:
    for options in ({}, {"teams": "budget"}):
        match = given(GAME, options).table.state
        found = [(side["team"], side["name"], side["gold"]) for side in GAME.encode(match)["sides"]]
        assert found == [("blue", "ita", []), ("red", "esp", [])]
    assert [words_of(GAME, language).name("ita") for language in ("de", "en", "fr")] == ["Italien", "Italy", "Italie"]


def test_t29_a_nation_that_can_be_chosen_lends_nobody_its_name() -> None:
    assert [event.args()["team"] for event in lined_up("team esp", "regulars").heard] == ["esp", "red"]


def test_h12_4_a_flag_of_ones_own_brings_a_name_and_no_stars() -> None:
    story = HatScenario(given(GAME, edition="friendly").table)
    story.expect(asked=[0, 1], phase="choose-flag")
    assert story.may(0) == [f"flag {nation}" for nation in NATIONS]
    story.say("0: flag ger", "1: flag esp")
    found = [(side["name"], side["gold"], side["star_keeper"]) for side in GAME.encode(story.match)["sides"]]
    assert found == [("ger", [], False), ("esp", [], False)]
    assert [event.args()["team"] for event in story.heard] == ["ger", "esp"]
    story = HatScenario(given(GAME, edition="friendly").table)
    story.say("0: flag bra", "1: flag bra")
    assert [event.args()["team"] for event in story.heard] == ["blue", "red"], "two of the same nation"


@pytest.mark.parametrize("nation", NATIONS)
def test_h12_3_the_stars_of_a_nation_are_turned_over(nation: str) -> None:
    side = lined_up(f"team {nation}", "regulars").match.sides[0]
    stars = BOX.nations[NATIONS.index(nation)].stars

    assert side.star_keeper == (1 in stars)
    assert [man + 2 for man in range(10) if (side.gold >> man) & 1] == [star for star in stars if star > 1]
    assert side.attack(9) == (5 if 11 in stars else 4)


def test_the_table_of_nations_has_a_hundred_stars() -> None:
    assert sum(len(nation.stars) for nation in BOX.nations) == 100
    assert len(BOX.nations) == 32


def test_h11_2_h15_38_h15_44_a_shoot_out_inherits_nothing_from_the_last_shot() -> None:
    """Neither the nine cards of a goal poacher nor the power of a centre forward or of a kept ball."""
    story = shoot_out()
    story.match.any_shot, story.match.plus = True, 1
    story.begin("end-half 0")
    story.fate("toss 0")
    for seat in (0, 1):
        story.fate("card long_ball_3_left")
        assert len(story.may(seat)) == 3
        story.say(f"{seat}: aim shot_long_ball_left", f"{1 - seat}: dive regular_right")
        assert story.told("aimed")["power"] == 3 + story.match.book.modifier[SHOTS.index("shot_long_ball_left")]
        while story.phase == "draw-or-stop":
            story.say(f"{1 - seat}: stop")
