"""Law 2, the other half: what is no option is refused, says which rule and what was expected, and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.referee import is_fate_asked
from anpfiff.core.replay import write
from anpfiff.core.rng import Rng, seeded
from anpfiff.errors import Illegal, Over, Refusal
from anpfiff.testing.cases import every_game
from anpfiff.testing.law import match_law
from anpfiff.testing.walk import Case, played, say_something

if TYPE_CHECKING:
    from anpfiff.core.table import Table

NONSENSE = [
    "",
    " ",
    "face_down",
    "die",
    "die 99",
    "no such thing",
    "x" * 10_000,
    "0: die 1",
    "\n",
    "ünïcödé \U0001f600",
]


def everything(table: Table) -> list[Any]:
    """All that a refusal must leave as it was."""
    rng = table._rng
    words = None if rng is None else [rng.a, rng.b, rng.c, rng.n]
    ends = [(str(entry), entry.to) for entry in table.log[-40:]]
    return [table.encode(), table.ply, ends, len(table.events), words, table.given]


def refuse(table: Table, seat: int, notation: str) -> Refusal:
    """Say what must be refused."""
    before = everything(table)
    with pytest.raises(Refusal) as caught:
        table.say(seat, notation)
    assert everything(table) == before
    return caught.value


def some_of(notations: list[str], number: int, rng: Rng) -> list[str]:
    return [notations[rng.below(len(notations))] for k in range(number)]


@match_law
def whatever_is_no_option_is_refused_and_the_match_goes_on_as_if_it_had_not_been_said(case: Case) -> None:
    table, twin = case.table(seed=4), case.table(seed=4)
    mouth, other, rng = seeded(1), seeded(1), seeded(2)
    vocabulary = sorted(case.game.vocabulary.actions)
    stride = 3 + sum(1 for entry in played(case, 4).log) // 60
    while not table.is_over:
        for decision in table.asks() if table.ply % stride == 0 else []:
            expected = [action.notation for action in decision.options]
            for notation in [*some_of(vocabulary, 8, rng), *some_of(NONSENSE, 2, rng)]:
                if notation in expected:
                    continue
                refusal = refuse(table, decision.seat, notation)
                assert isinstance(refusal, Illegal)
                assert refusal.rule == decision.rule
                assert refusal.expected == expected
                assert decision.rule in refusal.message
                assert len(refusal.message) < 300
        say_something(table, mouth)
        twin.settle()
        say_something(twin, other)

    assert write(table) == write(twin)


@every_game
def test_the_first_thing_said_at_a_table_can_be_refused_too(case: Case) -> None:
    """Nobody has let fate answer yet; a refusal does not let it answer either."""
    for seat in range(case.setup.seats):
        refuse(case.table(seed=3), seat, "no such thing")


@match_law
def a_seat_that_is_not_asked_is_told_who_is(case: Case) -> None:
    table, rng = case.table(seed=11), seeded(1)
    for ply in range(60):
        asked = [decision.seat for decision in table.asks()]
        for seat in range(case.setup.seats):
            if asked and seat not in asked:
                refusal = refuse(table, seat, table.asks()[0].options[0].notation)
                assert isinstance(refusal, Illegal)
                assert refusal.rule == table.state.agenda[-1].rule
                assert refusal.expected == [str(other) for other in asked]
        if table.is_over:
            break
        say_something(table, rng)


@every_game
def test_there_are_no_other_seats(case: Case) -> None:
    table = played(case, 5, plies=12)
    for seat in (-3, -2, case.setup.seats, 99, 1 << 70):
        refusal = refuse(table, seat, table.asks()[0].options[0].notation)
        assert isinstance(refusal, Illegal)
        assert refusal.expected == [str(seat) for seat in range(case.setup.seats)]


@every_game
def test_fate_is_not_asked_for_advice(case: Case) -> None:
    """At a table with a seed nobody else may answer for fate, asked or not."""
    table = case.table(seed=5)
    while not table.is_over:
        refusal = refuse(table, -1, "die 1")
        assert isinstance(refusal, Illegal)
        assert refusal.expected == [str(decision.seat) for decision in table.asks()]
        say_something(table, seeded(table.ply))


@match_law
def a_manual_table_takes_from_fate_only_what_can_fall(case: Case) -> None:
    table, rng = case.table(seed=None), seeded(4)
    vocabulary = sorted(case.game.vocabulary.actions)
    for ply in range(90):
        if table.is_over:
            break
        phase = table.state.agenda[-1]
        if is_fate_asked(table.state):
            expected = [outcome.notation for outcome in phase.outcomes(table.state).actions]
            for seat in range(case.setup.seats):
                assert refuse(table, seat, expected[0]).expected == ["-1"]
        else:
            expected = []
        for notation in [*some_of(vocabulary, 3, rng), *some_of(NONSENSE, 1, rng)]:
            if notation in expected:
                continue
            refusal = refuse(table, -1, notation)
            assert isinstance(refusal, Illegal)
            assert refusal.rule == phase.rule
            assert refusal.expected == (expected or [str(decision.seat) for decision in table.asks()])
        say_something(table, rng)


@every_game
def test_when_the_match_is_over_nobody_is_asked(case: Case) -> None:
    table = played(case, 2)

    assert table.asks() == []
    for seat in range(-1, case.setup.seats):
        assert isinstance(refuse(table, seat, "die 1"), Over)
