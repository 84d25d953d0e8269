"""W2: a turn, and the end of the pile."""

from __future__ import annotations

import pytest

from tests.games.world_cup.kit import CupScenario, korea, uruguay


def throw_away(story: CupScenario) -> None:
    """Whoever is asked throws his first card away, and draws if he draws."""
    seat = story.asked[0]
    story.say(f"{seat}: {next(one for one in story.may(seat) if one.startswith('discard'))}")
    if story.phase == "draw-card":
        story.fate(story.may(-1)[0])


def test_w2_1_turns_go_round_to_the_left() -> None:
    story = korea(seats=3)
    order = []
    for turn in range(7):
        order += story.asked
        throw_away(story)

    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_w2_2_x4_a_card_is_played_or_thrown_away() -> None:
    """Nothing lies there yet that a foul could annul: it can only be thrown away."""
    story = korea()
    story.hold(0, "foul", "attack", "defence")

    assert story.may(0) == ["play attack", "discard attack", "play defence", "discard defence", "discard foul"]
    story.say("0: discard foul")
    assert story.told("discarded") == {"seat": 0, "card": "foul"}
    assert story.cards(story.cup.discard) == ["foul"]
    assert not story.table.view(1).piles()[-2].is_down()
    assert not any(story.cup.rows)


def test_w2_2_the_options_of_a_hand_name_each_kind_once() -> None:
    story = korea()
    story.hold(0, "attack", "attack", "attack")

    assert story.may(0) == ["play attack", "discard attack"]


def test_w2_3_a_turn_ends_with_a_card_from_the_pile() -> None:
    """Only the one who draws is told which; the weights are the cards that are left."""
    story = korea()
    story.hold(0, "attack", "attack", "attack")
    story.say("0: discard attack")
    fate = story.state.agenda[-1].outcomes(story.state)
    assert dict(zip([a.notation for a in fate.actions], fate.weights, strict=True))["draw penalty"] == 4
    assert fate.total == story.cup.deck.size
    story.fate("draw penalty")

    assert story.hand(0) == ["attack", "attack", "penalty"]
    assert [event.to for event in story.heard if event.kind.name == "drew"] == [0]
    assert story.asked == [1]


def test_w2_3_who_draws_the_last_card_ends_the_phase_at_once_x15() -> None:
    """Seat 0 has had a turn more than seat 1; all keep their hands."""
    story = uruguay()
    story.cup.to_draw = 3
    for turn in range(3):
        throw_away(story)

    assert story.phase == "modifier"
    assert story.cup.drawer == 0
    assert [hand.size for hand in story.cup.hands] == [3, 3]


def test_x15_turns_need_not_be_equal() -> None:
    story = uruguay(seats=4)
    story.cup.to_draw = 5
    turns = []
    while story.phase == "play-card":
        turns += story.asked
        throw_away(story)

    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.parametrize("seats", [2, 5])
def test_w2_4_t1_x14_in_2002_the_discards_become_a_second_pile(seats: int) -> None:
    """At once, with the card just played; the order of seats goes on."""
    story = korea(seats=seats)
    story.cup.to_draw = story.cup.deck.size
    while not story.cup.passed:
        throw_away(story)

    assert story.cup.to_draw == story.cup.deck.size == 87 - 3 * seats
    assert story.cup.discard.size == 0
    assert story.told("second_pass") == {"cards": 87 - 3 * seats}
    assert story.asked == [(story.cup.drawer + 1) % seats]
    while story.phase == "play-card":
        throw_away(story)
    assert story.cup.passed == 2
    assert story.phase == "modifier"


def test_w2_4_in_1930_the_pile_is_gone_through_once() -> None:
    story = uruguay()
    story.cup.to_draw = 1
    throw_away(story)

    assert story.phase == "modifier"


@pytest.mark.parametrize("seats", [8, 9, 13])
def test_w2_5_c5_nine_and_more_seats_have_one_more_turn_without_drawing(seats: int) -> None:
    """The left neighbour of the last drawer begins, and everybody is left with two cards."""
    story = uruguay(seats=seats)
    story.cup.to_draw = 2
    throw_away(story)
    throw_away(story)
    order = []
    while story.phase == "play-card":
        order += story.asked
        throw_away(story)

    assert order == ([(2 + turn) % seats for turn in range(seats)] if seats >= 9 else [])
    assert {hand.size for hand in story.cup.hands} == {2 if seats >= 9 else 3}
    assert story.cup.drawer == 1


def test_w2_6_all_groups_are_played_at_the_same_time() -> None:
    story = korea()

    assert len(story.targets("attack")) == 32
