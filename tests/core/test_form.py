"""Forms on the toy: named in any order, said in small steps, all or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.action import Vocabulary
from anpfiff.core.form import SLOTS, SOME, Blank, Form
from anpfiff.core.table import Table
from anpfiff.errors import Illegal, Malformed
from tests.core.form_cases import text
from tests.core.toy import TOY

CASES = Path(__file__).parents[2] / "client/src/table/form.cases.json"

_MEN = Vocabulary()
A, B, C, D = [_MEN.verb(name).says([]) for name in "abcd"]


def slots() -> Form:
    """One of a and b; then one of a, b and c."""
    return Form(SLOTS, [Blank("first", "T1", [A, B], 1, 1), Blank("second", "T1", [A, B, C], 1, 1)])


def buried() -> Table:
    """A toy at which seat 0 has two animals to lay."""
    table = Table(TOY, TOY.agree(), 3)
    table.say(0, "keep")
    return table


def lays(table: Table) -> list[str]:
    form = table.form(0)
    assert form is not None
    return [option.notation for option in form.blanks[0].options]


def test_who_is_named_first_goes_to_the_first_blank_that_takes_him() -> None:
    assert slots().read([A, B]).where == [0, 1]
    assert slots().read([B, A]).where == [0, 1]


def test_things_give_way_so_that_all_find_a_place() -> None:
    assert slots().read([C, A]).where == [1, 0]
    form = Form(SLOTS, [Blank("first", "T1", [A, B], 1, 1), Blank("second", "T1", [A], 1, 1)])
    assert form.read([A, B]).where == [1, 0]


def test_an_answer_knows_what_may_be_added() -> None:
    assert slots().read([]).may_add() == [A, B, C]
    assert slots().read([C]).may_add() == [A, B]
    assert slots().read([A, C]).may_add() == []
    assert not slots().read([A, C, B]).fits
    assert not slots().read([D]).fits


def test_an_option_may_be_named_as_often_as_it_is_listed() -> None:
    form = Form(SOME, [Blank("some", "T1", [A, A, B], 2, 2)])
    assert form.read([A]).may_add() == [A, B]
    assert form.read([A, A]).is_filled
    assert not form.read([B, B]).fits


def test_things_cost_something_and_all_of_them_no_more_than_the_budget() -> None:
    form = Form(SOME, [Blank("some", "T1", [A, B, C, D], 2, 2)], budget=5, costs={"a": 4, "b": 3, "c": 2})
    assert form.read([]).may_add() == [A, B, C, D]
    assert form.read([A]).may_add() == [D]
    assert form.read([B]).may_add() == [C, D]
    assert (form.read([B, C]).fits, form.read([B, C]).is_filled, form.read([B, C]).total) == (True, True, 5)
    assert not form.read([A, C]).fits


def test_money_is_kept_for_what_must_be_named_besides() -> None:
    keeper, others = Blank("keeper", "T1", [A], 1, 1), Blank("others", "T1", [B, C, D], 0, 3)
    form = Form(SOME, [keeper, others], least=2, most=2, budget=6, costs={"a": 3, "b": 4, "c": 3, "d": 1})
    assert form.read([]).may_add() == [A, C, D]
    assert form.read([D]).may_add() == [A]
    assert not form.read([C, D]).fits, "no room for the keeper"


def test_the_cheapest_whole_answer_is_found_where_blanks_share_their_options() -> None:
    """A must go to the second blank, though the first one takes it as well: only he can."""
    form = Form(
        SLOTS, [Blank("one", "T1", [A, B], 1, 1), Blank("two", "T1", [A], 1, 1)], budget=5, costs={"a": 1, "b": 5}
    )
    assert form.read([]).may_add() == []
    form.budget = 6
    assert form.read([]).may_add() == [A, B]


def test_what_belongs_together_is_read_together() -> None:
    form = Form(SOME, [Blank("some", "T1", [A, B], 1, 2, None, {"a": Blank("then", "T2", [C, D], 1, 1)})])
    answer = form.read([B, A, D])
    assert (answer.named, answer.details, answer.open_detail()) == ([B, A], [None, D], None)
    detail = form.read([A, B]).open_detail()
    assert detail is not None
    assert detail.options == [C, D]


def test_a_seat_says_several_things_in_any_order_and_the_log_has_small_steps() -> None:
    table = buried()
    first, second = lays(table)
    table.say_all(0, [second, first])
    assert [str(entry) for entry in table.log[-3:]] == ["0: keep", f"0: {first}", f"0: {second}"]
    assert [entry.is_joined for entry in table.log[-3:]] == [False, False, True]


def test_an_end_that_the_referee_asks_for_is_said_along() -> None:
    table = buried()
    second = lays(table)[1]
    table.say_all(0, [second])
    assert [entry.action.notation for entry in table.log[-2:]] == [second, "done"]


def test_plain_questions_and_a_form_may_be_answered_in_one_go() -> None:
    table = Table(TOY, TOY.agree(), 3)
    laid = [option.notation.replace("bury", "lay") for option in table.decision(0).options[1:]]
    table.say_all(0, ["keep", *reversed(laid)])
    assert [entry.action.notation for entry in table.log if entry.seat == 0] == ["keep", *laid]


@pytest.mark.parametrize("wrong", [["shoot"], ["lay nobody"], ["keep"]])
def test_what_cannot_be_said_is_refused_and_nothing_changes(wrong: list[str]) -> None:
    table = buried()
    before, ply = table.encode(), table.ply
    with pytest.raises(Illegal) as caught:
        table.say_all(0, [lays(table)[0], *wrong])
    assert caught.value.rule
    assert (table.encode(), table.ply) == (before, ply)


def test_nothing_is_no_answer() -> None:
    with pytest.raises(Malformed):
        buried().say_all(0, [])


def test_small_steps_are_said_all_or_none() -> None:
    table = buried()
    before = table.encode()
    with pytest.raises(Illegal):
        table.say_steps(0, [lays(table)[0], "shoot"])
    assert table.encode() == before


def test_what_was_said_in_one_go_stays_so_when_the_match_is_repeated() -> None:
    table = buried()
    table.say_all(0, list(reversed(lays(table))))
    joined = [entry.is_joined for entry in table.log]
    assert any(joined)
    table.rewind(table.ply)
    assert [entry.is_joined for entry in table.log] == joined


def test_one_sealed_answer_of_several_statements_is_withdrawn_as_one() -> None:
    table = buried()
    ply, before = table.ply, table.encode()
    table.say_all(0, list(reversed(lays(table))))
    table.withdraw(ply, table.ply - ply)
    assert table.encode() == before


def test_the_page_is_tested_against_what_the_engine_makes_of_forms() -> None:
    """If this fails: ``python -m tests.core.form_cases > client/src/table/form.cases.json``."""
    assert CASES.read_text(encoding="utf-8") == text()
