"""H17: the match events, each when it applies and when it does not."""

from __future__ import annotations

import pytest

from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.players_box import MATCH_EVENTS, PLAYERS
from anpfiff.testing.kit import given
from tests.games.hat_trick.kit import HatScenario, alone, players


def test_each_event_is_switched_on_by_itself() -> None:
    assert [event.id for event in PLAYERS.events] == MATCH_EVENTS
    for event in MATCH_EVENTS:
        book = GAME.book(GAME.agree("players", {f"event_{event}": True}))
        flags = [book.has_long_shot, book.has_corner, book.has_substitution, book.has_captain, book.has_transition]
        assert flags == [event == other for other in MATCH_EVENTS]


def shooter(line: int, column: int) -> HatScenario:
    story = alone({"event_long_shot": True})
    story.put(0, 6, line, column)
    story.give(0, 6)
    story.round()
    return story


@pytest.mark.parametrize(("line", "column"), [(4, 2), (4, 3), (5, 1), (6, 4)])
def test_h17_1_h17_2_a_long_shot_takes_the_place_of_the_action(line: int, column: int) -> None:
    story = shooter(line, column)
    assert story.offered("long_ball_4_left", "short_pass_1_left", 0, "shoot-long") == ["long_shot"]
    heard = story.say("0: long_shot")
    assert "shot" in heard
    assert story.may(0)[0] == "aim shot_long_ball_left"
    story.say("0: aim shot_long_ball_left", "1: dive regular_centre")
    table = {(4, 2): 4, (4, 3): 4, (5, 1): 4, (6, 4): 3}
    assert story.told("dived")["cards"] == table[line, column]


@pytest.mark.parametrize(("line", "column"), [(4, 1), (4, 4), (3, 2)])
def test_h17_1_not_from_further_away(line: int, column: int) -> None:
    assert shooter(line, column).offered("long_ball_4_left", "short_pass_1_left", 0, "shoot-long") == []


def test_h17_1_not_if_the_event_is_off() -> None:
    story = alone()
    story.put(0, 6, 5, 2)
    story.give(0, 6)
    story.round()
    assert story.offered("long_ball_4_left", "short_pass_1_left", 0, "shoot-long") == []


def test_e26_after_a_long_shot_a_parried_ball_falls_in_the_last_line() -> None:
    story = shooter(4, 2)
    story.put(1, 3, 6, 1)
    story.offered("long_ball_4_left", "short_pass_1_left", 0, "shoot-long")
    story.say("0: long_shot", "0: aim shot_long_ball_left", "1: dive regular_centre")
    for card in ("dribble_4_left", "short_pass_2_left"):
        story.say("1: draw", f"-1: card {card}")
    story.do("1: stop")
    assert story.carrier == (1, 3)


def saved(balls: list[str], options: dict[str, object] | None = None) -> HatScenario:
    """A shot of 6 by number 10 is saved by these cards."""
    story = players({"event_corner": True, **(options or {})})
    story.put(0, 10, 6, 1)
    story.give(0, 10)
    story.shot("dribble_4_left")
    story.say("0: aim shot_dribble_centre", "1: dive regular_left")
    for card in balls:
        story.say("1: draw", f"-1: card {card}")
    return story


def test_h17_3_h17_4_saved_by_one_ball_it_is_a_corner() -> None:
    story = saved(["dribble_4_left", "dribble_3_left"])
    heard = story.do("1: stop")
    assert "corner" in heard
    story.expect(asked=[0], phase="choose-corner", may=["corner left", "corner right"])
    story.say("0: corner right")
    story.expect(asked=[1], phase="choose-move")
    assert [side.hand.size for side in story.match.sides] == [3, 3]
    story.say("1: stay")
    story.expect(asked=[0], phase="choose-move")


def test_h17_3_another_card_spares_him_the_corner_so_he_is_asked() -> None:
    story = saved(["dribble_4_left", "dribble_3_left"])
    assert story.table.decision(1).forced(story.match) is None
    story = saved(["dribble_4_left", "dribble_3_left"], {"event_corner": False})
    assert str(story.table.decision(1).forced(story.match)) == "stop"


def test_h17_3_not_by_two_balls_nor_if_the_event_is_off() -> None:
    story = saved(["dribble_4_left", "short_pass_4_left"])
    assert "goal_kick" in story.do("1: stop")
    story = saved(["dribble_4_left", "dribble_3_left"], {"event_corner": False})
    assert "goal_kick" in story.do("1: stop")


@pytest.mark.parametrize(
    ("places", "carrier"),
    [
        ({8: (6, 4), 9: (5, 4)}, 8),
        ({9: (5, 4), 11: (6, 3)}, 9),
        ({11: (6, 3), 10: (5, 3)}, 11),
        ({10: (5, 3)}, 10),
    ],
)
def test_h17_5_e27_the_ball_comes_to_the_nearest_attacker_on_that_side(
    places: dict[int, tuple[int, int]], carrier: int
) -> None:
    story = players({"event_corner": True})
    story.clear()
    for number, place in places.items():
        story.put(0, number, *place)
    story.match.attacker, story.match.corner = 0, 1
    story.begin("corner-comes 0", "next-play 0")
    assert story.carrier == (0, carrier)
    assert story.match.stage == 2


def test_e27_with_nobody_on_that_side_the_goalkeeper_has_it() -> None:
    story = players({"event_corner": True})
    story.clear()
    story.put(0, 10, 6, 1)
    story.match.attacker, story.match.corner = 0, 1
    story.begin("corner-comes 0")
    assert story.match.attacker == 1
    assert story.carrier is None


def changing() -> HatScenario:
    story = HatScenario(given(GAME, {"teams": "team_cards", "event_substitution": True}).table)
    story.say("0: ready team_ita", "1: ready team_jam", "-1: toss 0")
    story.draw_up()
    return story


def test_h17_6_h17_7_at_a_stoppage_a_man_makes_way_for_a_silver_card_that_is_no_dearer() -> None:
    story = changing()
    story.expect(asked=[0], phase="substitute")
    assert "substitute 2 man_marker_2_3" in story.may(0)
    assert "substitute 2 ball_playing_centre_back_2_3" in story.may(0)
    assert not [line for line in story.may(0) if line.startswith("substitute 5 overlapping")]
    assert story.is_gold(0, 2)
    assert "substituted" in story.say("0: substitute 2 man_marker_2_3")
    assert not story.is_gold(0, 2)
    assert story.match.sides[0].subs == 2
    story.expect(asked=[0], phase="substitute")
    story.say("0: no")
    story.expect(asked=[1], phase="substitute")


def test_h17_6_h17_7_e25_not_a_fourth_time_nor_a_card_in_use_nor_for_a_man_sent_off() -> None:
    story = changing()
    assert not [line for line in story.may(0) if "defence_leader" in line]
    story.match.sides[0].off = 1
    assert not [line for line in story.may(0) if line.startswith("substitute 2 ")]
    story.match.sides[0].subs = 0
    story.begin("may-substitute 0")
    assert story.phase == ""


def test_h17_6_at_each_kind_of_stoppage() -> None:
    for coming, phase in ((9, "goal-kick"), (10, "free-kick"), (11, "corner")):
        story = changing()
        story.match.attacker = 0
        story.give(0, 6)
        story.match.to_come = coming
        story.begin("next-play 0", "end-half 0")
        assert story.phase == "substitute", phase


def test_h17_8_each_coach_names_a_captain() -> None:
    story = HatScenario(given(GAME, {"teams": "team_cards", "event_captain": True}).table)
    story.say("0: ready team_ita", "1: ready team_jam")
    story.expect(asked=[0, 1], phase="name-captain")
    heard = story.say("0: captain 3", "1: captain 6")
    assert heard == ["captain", "captain"]
    assert [side.captain for side in story.match.sides] == [1, 4]


def protesting(yellow: bool = False) -> HatScenario:
    story = players({"event_captain": True})
    story.match.sides[1].captain = 4
    story.match.sides[1].yellow = yellow
    story.match.fouler = 10 + 6
    story.give(0, 6)
    story.begin("book-and-award 0")
    return story


@pytest.mark.parametrize(
    ("card", "told", "is_off", "is_yellow"),
    [
        ("dribble_4_left", "protest_heard", False, False),
        ("dribble_3_left", "protest_ignored", False, True),
        ("dribble_2_left", "protest_ignored", False, True),
        ("dribble_1_left", "protest_punished", True, False),
    ],
)
def test_h17_9_h17_10_what_comes_of_a_protest(card: str, told: str, is_off: bool, is_yellow: bool) -> None:
    story = protesting()
    story.expect(asked=[1], phase="protest-or-not", may=["protest", "no"])
    heard = story.say("1: protest", f"-1: card {card}")
    assert told in heard
    assert (story.place(1, 8) is None) == is_off
    assert story.match.sides[1].yellow == is_yellow


def test_h17_9_e28_not_without_the_captain_on_the_pitch_and_once_for_a_foul() -> None:
    story = protesting()
    story.say("1: no")
    assert story.match.sides[1].yellow
    story = players({"event_captain": True})
    story.match.sides[1].captain = 4
    story.remove(1, 6)
    story.match.fouler = 10 + 6
    story.give(0, 6)
    heard = story.begin("book-and-award 0")
    assert "booked" in heard
    assert story.phase == ""


def switching(first: str, second: str) -> HatScenario:
    story = players({"event_transition": True})
    story.play(first, second)
    story.seek(9)
    return story


def test_h17_11_who_wins_the_ball_with_a_card_of_the_same_type_moves_a_man_at_once() -> None:
    story = switching("short_pass_1_left", "short_pass_4_left")
    assert story.carrier == (1, 8)
    story = players({"event_transition": True})
    story.play("short_pass_1_left", "short_pass_4_left")
    story.say("0: stay", "1: stay")
    story.expect(asked=[1], phase="choose-move")
    moved = {line.split()[1] for line in story.may(1) if line != "stay"}
    assert "8" not in moved
    assert {"2", "3", "4", "5"} <= moved
    story.say("1: stay")
    story.expect(phase="play-cards")


def test_h17_11_not_with_another_type_nor_if_the_ball_is_kept() -> None:
    for first, second in (("short_pass_1_left", "long_ball_4_left"), ("short_pass_4_left", "short_pass_1_left")):
        story = players({"event_transition": True})
        story.play(first, second)
        story.say("0: stay", "1: stay")
        story.expect(phase="play-cards")


def test_h17_7_a_card_that_has_gone_out_does_not_come_back() -> None:
    """Unused is what has never been used in this match."""
    story = changing()
    assert "substitute 2 ball_playing_centre_back_2_3" in story.may(0)
    story.say("0: substitute 2 ball_playing_centre_back_2_3")
    assert not [line for line in story.may(0) if line.endswith("ball_playing_centre_back_2_3")]


def test_e9_h17_1_whether_to_try_a_long_shot_is_asked_before_a_marker_may_tackle() -> None:
    story = shooter(5, 2)
    story.put(1, 2, 5, 1)
    story.cast(1, 2, "man_marker")
    assert story.offered("long_ball_4_left", "short_pass_1_left", 0, "shoot-long") == ["long_shot"]
    assert "shot" in story.say("0: long_shot")
    story = shooter(5, 2)
    story.put(1, 2, 5, 1)
    story.cast(1, 2, "man_marker")
    story.offered("long_ball_4_left", "short_pass_1_left", 0, "shoot-long")
    story.say("0: no")
    story.expect(asked=[1], phase="use-ability", may=["no", "use 2"])
