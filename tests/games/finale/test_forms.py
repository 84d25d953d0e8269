"""F1, F2 and D8 in one go: squad, bench, tactic cards and stand-ins, named in any order."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.form import ORDER, SOME
from anpfiff.errors import Illegal
from tests.games.finale.kit import assault, before_kick_off
from tests.games.finale.squad_cases import text
from tests.games.finale.test_teams import CHEAP_STOLLEN, VALUE

if TYPE_CHECKING:
    from anpfiff.core.form import Form
    from tests.games.finale.kit import FinaleScenario

CASES = Path(__file__).parents[3] / "client/src/skins/finale/squad.cases.json"
FREE = {"squads": "starter", "deck_mode": "free_choice"}


def form_of(story: FinaleScenario, seat: int = 0) -> Form:
    form = story.table.form(seat)
    assert form is not None
    return form


def picking() -> FinaleScenario:
    """Seat 0 is asked for the fifteen men of his own squad."""
    story = before_kick_off({"deck_mode": "starter"})
    story.say("0: squad own")
    return story


def test_f1_2_fifteen_men_are_named_in_any_order_for_fifty_points() -> None:
    story = picking()
    form = form_of(story)
    assert (form.shape, form.least, form.most, form.budget) == (SOME, 15, 15, 50)
    assert form.costs["pick emil_elfer"] == VALUE["emil_elfer"]

    story.table.say_all(0, [f"pick {man}" for man in reversed(CHEAP_STOLLEN)])

    story.expect(asked=[0, 1], phase="choose-team")
    assert [one.notation for one in story.state.sealed[0]][1:] == [f"pick {man}" for man in CHEAP_STOLLEN]


def test_f1_2_a_squad_that_is_too_dear_is_refused_with_its_rule() -> None:
    story = picking()
    form = form_of(story)
    dear = sorted(form.costs, key=lambda notation: form.costs[notation])[-15:]
    with pytest.raises(Illegal) as caught:
        story.table.say_all(0, dear)
    assert caught.value.rule == "F1.1"
    assert len(story.state.sealed[0]) == 1


def test_f1_4_the_bench_is_named_in_any_order_and_keeps_one_goalkeeper_on_the_pitch() -> None:
    story = before_kick_off({"deck_mode": "starter"})
    story.say("0: squad marked")
    outfield, keepers = form_of(story).blanks
    assert (outfield.most, keepers.most) == (3, 1)

    four = [*[one.notation for one in outfield.options[-3:]], *[one.notation for one in keepers.options[-1:]]]
    story.table.say_all(0, four)
    assert story.asked == [1]


def test_f2_4_the_hand_is_named_in_any_order_and_the_pile_in_its_own() -> None:
    story = before_kick_off(FREE)
    form = form_of(story)
    assert (form.shape, form.least, form.most, len(form.blanks)) == (SOME, 3, 3, 5)
    hand = [blank.options[-1].notation for blank in form.blanks[:3]]
    story.table.say_all(0, hand)
    assert sorted(hand) == sorted(one.notation for one in story.state.sealed[0])

    form = form_of(story)
    assert (form.shape, form.least, form.most) == (ORDER, 8, 8)
    pile = [option.notation for blank in reversed(form.blanks) for option in blank.options[: blank.most]]
    mixed = pile[1::2] + pile[::2]
    story.table.say_all(0, mixed)
    assert [one.notation for one in story.state.sealed[0]][3:] == mixed


def test_d15_six_cards_of_several_colours_are_named_in_any_order() -> None:
    story = before_kick_off({"squads": "starter", "deck_mode": "white_plus_colours"})
    six = [option.notation for blank in form_of(story).blanks for option in blank.options[-blank.most :]]
    story.table.say_all(0, six)
    assert story.asked == [1]


def missing_two_and_two() -> FinaleScenario:
    """Two midfielders and two forwards are missing, and others may stand in for them."""
    story = assault(0, "one_two", options={"shortage": "optional"})
    story.begin("stand-ins 0 midfielder 2", "stand-ins 0 forward 2", "clear-chips 0", "next-attack 0")
    assert (story.phase, form_of(story).blanks[0].prompt) == ("may-stand-in", "may-stand-in-midfielder")
    return story


def test_d8_stand_ins_are_named_in_any_order() -> None:
    story = missing_two_and_two()
    form = form_of(story)
    assert (form.shape, form.least, form.most) == (SOME, 0, 2)
    men = [option.notation for option in form.blanks[0].options]
    story.table.say_all(0, [men[2], men[0]])

    assert [str(entry) for entry in story.table.log[-2:]] == [f"0: {men[0]}", f"0: {men[2]}"]
    assert form_of(story).blanks[0].prompt == "may-stand-in-forward"


def test_d8_whoever_is_named_is_no_answer_to_the_question_after_it() -> None:
    """Nobody comes after the last man of the roster, so nothing need be said; the forwards are still asked for."""
    story = missing_two_and_two()
    last = form_of(story).blanks[0].options[-1].notation
    story.table.say_all(0, [last])

    assert str(story.table.log[-1]) == f"0: {last}"
    assert form_of(story).blanks[0].prompt == "may-stand-in-forward"


def test_f1_2_the_dressing_room_of_the_page_is_tested_against_the_engine() -> None:
    """If this fails: ``python -m tests.games.finale.squad_cases > client/src/skins/finale/squad.cases.json``."""
    assert CASES.read_text(encoding="utf-8") == text()


def test_f2_4_hand_and_pile_of_a_free_choice_are_handed_in_in_one_go() -> None:
    """Every card of the pile could be one of the hand; what has no room in one form belongs to the next."""
    story = before_kick_off(FREE)
    said: list[str] = []
    for _ in range(11):
        said.append(story.may(0)[0])
        story.say(f"0: {said[-1]}")
    table = before_kick_off(FREE).table
    assert table.steps(0, [said[2], said[0], said[1], *said[3:]]) == said
