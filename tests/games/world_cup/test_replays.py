"""W6: level in 1930."""

from __future__ import annotations

import pytest

from anpfiff.core.pile import set_of
from anpfiff.games.world_cup.cards import NATIONS
from tests.games.world_cup.kit import CupScenario, semi_finals, uruguay

NO_DICE = {"modifier_dice": False}


def level(story: CupScenario) -> list[list[str]]:
    """By group or match: who is still level, or who has won."""
    found: list[list[str]] = story.table.encode()["table"]["level"]
    return found


def after_groups(story: CupScenario, *groups: list[str]) -> list[str]:
    """Let these teams be level on top of the four groups."""
    story.cup.level = [set_of([NATIONS.index(team) for team in group]) for group in groups]
    return story.begin("settle-level 0", "next-round 0 semi_final")


def play_replay(story: CupScenario) -> None:
    """Everybody throws cards away until the pile is empty and, without dice, the matches are scored."""
    before = len(story.cup.results)
    while story.phase == "play-card" and len(story.cup.results) == before:
        seat = story.asked[0]
        story.say(f"{seat}: {next(one for one in story.may(seat) if one.startswith('discard'))}")
        story.fate(story.may(-1)[0])


def test_w6_1_two_points_for_a_win_and_goals_do_not_matter() -> None:
    """Chile and Argentina both win twice and draw: Argentina's many goals are no help."""
    story = uruguay(NO_DICE)
    for team, against in (("chile", "france"), ("chile", "mexico"), ("argentina", "france")):
        story.lay(team, against, "goal_1")
    story.lay("argentina", "mexico", "goal_3", "goal_3")
    story.begin("next-group 0")

    table = {one["team"]: (one["points"], one["place"]) for one in story.all_told("table") if one["group"] == "1"}
    assert table == {"argentina": (5, 1), "chile": (5, 1), "france": (1, 3), "mexico": (1, 3)}
    assert level(story)[0] == ["argentina", "chile"]


def test_w6_2_the_worked_example_of_the_usa_and_paraguay() -> None:
    """Both have three points: their match is replayed, and the winner goes on."""
    story = uruguay(NO_DICE)
    story.lay("united_states", "belgium", "goal_1")
    story.lay("paraguay", "belgium", "goal_1")
    story.give(0, "united_states", "argentina", "uruguay", "yugoslavia")
    story.give(1, "paraguay", "belgium", "chile", "france", "mexico", "romania", "peru", "brazil", "bolivia")
    for team, against in (("argentina", "chile"), ("uruguay", "romania"), ("yugoslavia", "brazil")):
        story.lay(team, against, "goal_3")
    story.lay("argentina", "france", "goal_1")
    story.lay("argentina", "mexico", "goal_1")
    story.lay("uruguay", "peru", "goal_1")
    story.lay("yugoslavia", "bolivia", "goal_1")
    story.begin("next-group 0", "settle-level 0", "next-round 0 semi_final")

    assert story.told("level") == {"group": "4", "teams": 2}
    assert story.told("replay") == {"matches": 1, "cards": 6}
    story.lay("paraguay", "united_states", "goal_1")
    play_replay(story)
    assert level(story)[0] == ["argentina", "paraguay"]
    assert story.cup.stage == 3


def test_w6_2_w6_3_x18_three_level_play_three_matches_with_18_cards() -> None:
    """Only the replays count; two who are still level play again."""
    story = uruguay(NO_DICE, seats=3)
    for seat, team in enumerate(["uruguay", "romania", "peru"]):
        story.give(seat, team)
    after_groups(story, ["argentina"], ["brazil"], ["uruguay", "romania", "peru"], ["belgium"])
    assert story.told("replay") == {"matches": 3, "cards": 18}
    assert not any(story.cup.rows)
    story.lay("uruguay", "peru", "goal_1")
    story.lay("romania", "peru", "goal_1")
    play_replay(story)

    assert level(story)[2] == ["romania", "uruguay"]
    assert story.cup.replays == 2
    assert story.cup.to_draw == 6
    assert story.cup.is_replay


def test_x18_four_level_play_all_their_matches_again() -> None:
    story = uruguay(NO_DICE)
    story.give(0, "argentina")
    story.give(1, "mexico")
    after_groups(story, ["argentina", "chile", "france", "mexico"], ["brazil"], ["peru"], ["belgium"])

    assert story.told("replay") == {"matches": 6, "cards": 36}


def test_w6_3_x21_t2_only_owners_of_these_teams_play() -> None:
    """The next of them to the left of the last drawer begins; the others keep their hands, with or without a team."""
    story = uruguay(NO_DICE, seats=4)
    story.give(1, "united_states")
    story.give(3, "paraguay")
    story.cup.drawer = 1
    after_groups(story, ["argentina"], ["brazil"], ["uruguay"], ["united_states", "paraguay"])
    order = []
    while story.phase == "play-card":
        order += story.asked
        seat = story.asked[0]
        story.say(f"{seat}: {next(one for one in story.may(seat) if one.startswith('discard'))}")
        if story.phase == "draw-card" and story.cup.to_draw == 1:
            break
        story.draw_on()

    assert order == [3, 1, 3, 1, 3, 1]
    assert [hand.size for hand in story.cup.hands] == [3, 2, 3, 3]
    assert story.cup.active == 15


def test_w6_3_the_dice_are_rolled_once_for_all_replays() -> None:
    story = uruguay()
    story.give(0, "united_states", "uruguay")
    story.give(1, "paraguay", "peru")
    after_groups(story, ["argentina"], ["brazil"], ["uruguay", "peru"], ["united_states", "paraguay"])
    play_replay(story)
    story.roll("black", "blue", "black", "blue")

    assert len(story.all_told("match_over")) == 2
    assert len(story.all_told("dice")) == 1


def test_c6_with_nine_seats_replays_are_played_with_two_cards_in_hand() -> None:
    story = uruguay(NO_DICE, seats=9)
    for seat in range(9):
        story.cup.hands[seat].fill(story.cup.book.stock.read(["attack", "defence"]))
    story.hold(0, "attack", "defence")
    story.give(0, "united_states")
    story.give(5, "paraguay")
    after_groups(story, ["argentina"], ["brazil"], ["uruguay"], ["united_states", "paraguay"])
    story.lay("paraguay", "united_states", "goal_1")
    assert story.cup.playing == 1 | 1 << 5
    while story.cup.stage == 0:
        assert {hand.size for hand in story.cup.hands} <= {1, 2}
        seat = story.asked[0]
        story.say(f"{seat}: {next(one for one in story.may(seat) if one.startswith('discard'))}")
        story.fate(story.may(-1)[0])
    assert story.phase == "refill"


@pytest.mark.parametrize("seat", [0, 1])
def test_w6_4_x20_a_single_owner_names_the_winner(seat: int) -> None:
    story = uruguay(NO_DICE)
    story.give(seat, "united_states", "paraguay")
    after_groups(story, ["argentina"], ["brazil"], ["uruguay"], ["united_states", "paraguay"])
    story.expect(asked=[seat], phase="name-winner", may=["name paraguay", "name united_states"])
    story.say(f"{seat}: name paraguay")

    assert story.told("named") == {"seat": seat, "team": "paraguay"}
    assert story.cup.stage == 3
    assert level(story)[0] == ["argentina", "paraguay"]


def test_t8_owners_name_their_winners_group_by_group_before_anybody_replays() -> None:
    story = uruguay(NO_DICE)
    story.give(0, "argentina", "peru", "united_states", "paraguay")
    story.give(1, "chile", "uruguay", "brazil", "yugoslavia")
    after_groups(story, ["argentina", "chile"], ["brazil", "yugoslavia"], ["uruguay"], ["united_states", "paraguay"])
    story.expect(asked=[1], may=["name brazil", "name yugoslavia"])
    story.say("1: name brazil")
    story.expect(asked=[0], may=["name paraguay", "name united_states"])
    story.say("0: name paraguay")

    assert story.told("replay") == {"matches": 1, "cards": 6}


@pytest.mark.parametrize("limit", [1, 3])
def test_w6_5_after_so_many_replays_a_lot_decides(limit: int) -> None:
    story = uruguay({**NO_DICE, "replay_limit": limit})
    story.give(0, "united_states")
    story.give(1, "paraguay")
    after_groups(story, ["argentina"], ["brazil"], ["uruguay"], ["united_states", "paraguay"])
    for turn in range(limit):
        assert story.phase == "play-card"
        play_replay(story)
    story.expect(asked=[-1], phase="lot-among-level", may=["coin paraguay", "coin united_states"])
    story.fate("coin united_states")
    assert level(story)[0] == ["argentina", "united_states"]


def test_x20_otherwise_replays_have_no_limit() -> None:
    story = uruguay(NO_DICE)
    story.give(0, "united_states")
    story.give(1, "paraguay")
    after_groups(story, ["argentina"], ["brazil"], ["uruguay"], ["united_states", "paraguay"])
    for turn in range(7):
        play_replay(story)

    assert story.cup.replays == 8


def test_t3_x19_the_pile_of_a_replay_is_counted_off_from_all_cards_nobody_holds() -> None:
    """Fifteen matches would need 90 cards; there are 78 less the hands."""
    story = uruguay(NO_DICE, seats=4)
    for seat in range(4):
        story.give(seat, *[team for k, team in enumerate(NATIONS) if k % 4 == seat])
    groups = [[NATIONS[team] for team in group] for group in story.cup.book.groups]
    story.cup.discard.fill(story.cup.deck.cards())
    story.cup.deck.fill(0)
    after_groups(story, *groups)
    while story.phase == "name-winner":
        story.say(f"{story.asked[0]}: {story.may(story.asked[0])[0]}")

    assert story.cup.to_draw == story.cup.deck.size == 78 - 12
    assert story.told("replay") == {"matches": 15, "cards": 66}


def test_t18_replays_stand_on_the_board_as_their_matches_did() -> None:
    """Of a group, of the semi-finals and of the final: who stood left stands left again, whatever the alphabet says."""
    story = uruguay(NO_DICE, seats=3)
    board = [NATIONS[team] for team in story.cup.teams]
    for seat, team in enumerate(["uruguay", "romania", "peru"]):
        story.give(seat, team)
    after_groups(story, ["argentina"], ["brazil"], ["uruguay", "romania", "peru"], ["belgium"])
    group = [team for team in board if team in ("uruguay", "romania", "peru")]
    assert [NATIONS[team] for team in story.cup.teams] == group
    assert group != sorted(group)

    story = semi_finals(NO_DICE)
    story.give(0, "yugoslavia", "uruguay")
    story.give(1, "united_states", "argentina")
    story.knock_out(4, "yugoslavia", "united_states", at="settle-level 0")
    assert [NATIONS[team] for team in story.cup.teams] == ["yugoslavia", "united_states"]
    assert story.cup.is_replay


def test_x22_a_drawn_semi_final_is_replayed_with_six_cards_by_its_owners() -> None:
    story = semi_finals(NO_DICE)
    story.lay("argentina", "united_states", "goal_1")
    story.cup.to_draw = 1
    play_replay_once(story)

    assert story.cup.is_replay
    assert story.cup.to_draw == 6
    assert story.cup.playing == 0b1100
    assert level(story) == [["argentina"], ["uruguay", "yugoslavia"]]
    assert [NATIONS[team] for team in story.cup.teams] == ["uruguay", "yugoslavia"]
    story.lay("yugoslavia", "uruguay", "goal_1")
    story.cup.to_draw = 1
    play_replay_once(story)
    assert level(story) == [["argentina"], ["yugoslavia"]]
    assert not story.cup.is_replay


def play_replay_once(story: CupScenario) -> None:
    """The last card of a phase is drawn, and what follows is decided."""
    seat = story.asked[0]
    story.say(f"{seat}: {next(one for one in story.may(seat) if one.startswith('discard'))}")
    story.fate(story.may(-1)[0])
    story.begin("roll-modifiers 0", "score-round 0", "settle-level 0")
