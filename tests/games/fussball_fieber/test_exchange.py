"""F8: the exchange between two matches."""

from __future__ import annotations

import pytest

from anpfiff.errors import Illegal
from tests.games.fussball_fieber.kit import kick_off


def test_f8_1_up_to_two_cards_are_exchanged_and_jokers_stay() -> None:
    story = kick_off()
    story.hands(["fan_chant"], ["injury_1", "injury_1", "red_card", "appeal"])
    story.pass_all()
    story.expect(asked=[1], phase="exchange", may=["keep", "swap injury_1", "swap red_card", "swap appeal"])
    story.say("1: swap injury_1")
    assert story.may(1) == ["keep", "swap injury_1", "swap red_card", "swap appeal"]
    told = story.say("1: swap red_card")
    assert told == ["exchanged"]
    story.expect(asked=[-1], phase="draw-card")
    story.fate("draw own_goal", "draw own_goal")

    assert story.hand(1) == ["injury_1", "own_goal", "own_goal", "appeal"]
    assert story.camp(1).jokers == 2
    story.expect(asked=[0], phase="exchange")


def test_f8_1_the_same_two_cards_are_named_in_one_order_only() -> None:
    story = kick_off()
    story.hands([], ["injury_1", "red_card"])
    story.pass_all()
    story.say("1: swap red_card")

    story.expect(asked=[-1], phase="draw-card")


def test_f8_1_people_name_the_two_cards_in_any_order() -> None:
    story = kick_off()
    story.hands([], ["injury_1", "red_card"])
    story.pass_all()
    form = story.table.form(1)
    assert form is not None
    assert (form.shape, form.blanks[0].least, form.blanks[0].most) == ("some", 0, 2)

    assert story.say_all(1, "swap red_card", "swap injury_1") == ["swap injury_1", "swap red_card"]
    story.expect(asked=[-1], phase="draw-card")


def test_f8_1_who_names_one_card_only_keeps_the_rest() -> None:
    story = kick_off()
    story.hands([], ["injury_1", "red_card"])
    story.pass_all()

    assert story.say_all(1, "swap injury_1") == ["swap injury_1", "keep"]
    story.expect(asked=[-1], phase="draw-card")


def test_f8_1_a_kind_is_swapped_as_often_as_it_is_held() -> None:
    story = kick_off()
    story.hands([], ["injury_1", "injury_1", "red_card"])
    story.pass_all()
    with pytest.raises(Illegal, match="swap red_card"):
        story.say_all(1, "swap red_card", "swap red_card")

    assert story.say_all(1, "swap injury_1", "swap injury_1") == ["swap injury_1", "swap injury_1"]


def test_f8_1_who_keeps_draws_nothing() -> None:
    story = kick_off()
    story.pass_all()
    told = story.say("1: keep")

    assert told == ["kept"]
    assert story.asked == [0]


def test_f8_2_lasting_cards_move_on_with_the_team() -> None:
    story = kick_off()
    story.hands(["training_camp"])
    story.say("0: play training_camp germany", "1: pass")
    story.say("0: pass")
    story.keep_all()

    assert (story.opponent(0), story.score(0)) == ("italy", 3 - 4)


def test_p14_first_all_discards_then_all_draws_and_fresh_discards_can_come_back() -> None:
    story = kick_off()
    story.hands([], ["injury_1", "injury_2"])
    s = story.cup
    s.camps[0].hand.fill(s.deck.cards())
    s.deck.fill(0)
    story.pass_all()
    story.say("1: swap injury_1")
    told = story.say("1: swap injury_2")

    assert told == ["exchanged", "reshuffled"]
    assert story.may(-1) == ["draw injury_1", "draw injury_2"]


def test_t2_the_next_starter_exchanges_first_and_completely() -> None:
    story = kick_off(seats=3)
    story.pass_all()
    assert story.cup.starter == 1
    order = []
    while story.phase == "exchange":
        seat = story.asked[0]
        order.append(seat)
        story.say(f"{seat}: {story.may(seat)[1]}")
        story.say(f"{seat}: keep")
        story.fall_anyhow("draw-card")

    assert order == [1, 2, 0]
    assert story.asked == [1]


def test_who_has_no_cards_is_not_asked_to_exchange() -> None:
    story = kick_off()
    story.hands(["fan_chant"])
    story.pass_all()

    story.expect(asked=[0], phase="exchange")
