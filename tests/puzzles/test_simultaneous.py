"""Questions that are answered face down: the best mixture is found, and what should not be played stands out."""

from __future__ import annotations

from fractions import Fraction

import pytest

import anpfiff
from anpfiff.core.chair import imagine
from anpfiff.core.phase import SEALED
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.puzzles.checking import doubt
from anpfiff.puzzles.making import questions_of
from anpfiff.puzzles.proving import Trial, is_told_apart
from anpfiff.puzzles.puzzle import EXACT, PROVEN, Puzzle, shipped
from anpfiff.puzzles.simultaneous import Mixture, best_mixture, is_meeting, learned_mixture

SEALED_PUZZLES = [puzzle for key in ("finale", "hat_trick") for puzzle in shipped(key) if puzzle.bad]


def pairs(rows: dict[str, list[str]]) -> dict[str, dict[str, Fraction]]:
    """A matrix as a game counts it."""
    return {mine: {str(k): Fraction(value) for k, value in enumerate(row)} for mine, row in rows.items()}


def test_both_mix_where_neither_may_be_read() -> None:
    values, other = best_mixture(pairs({"left": ["1/4", "1"], "right": ["1", "1/2"]}))
    assert values == [Fraction(7, 10)] * 2
    assert other.shares == {"0": pytest.approx(2 / 5), "1": pytest.approx(3 / 5)}


def test_a_bad_option_is_worth_less_against_the_best_mixture_than_those_of_the_mixture() -> None:
    values, other = best_mixture(
        pairs({"rock": ["1/2", "0", "1"], "paper": ["1", "1/2", "0"], "well": ["0", "1/4", "0"]})
    )
    assert max(values) == values[1] > values[2]
    assert sum(other.shares.values()) == pytest.approx(1)
    sure, _ = best_mixture(pairs({"a": ["1/2", "2/3"], "b": ["1/3", "1/4"]}))
    assert sure == [Fraction(1, 2), Fraction(1, 3)]


def test_a_mixture_says_only_what_a_hand_holds() -> None:
    mixture = Mixture({"a": 0.5, "b": 0.3, "c": 0.2})
    assert mixture.among(["b", "c"]) == pytest.approx([0.6, 0.4])
    assert mixture.among(["x", "y"]) == [0.5, 0.5]
    assert mixture.among(["a", "x"]) == [1.0, 0.0]


@pytest.mark.parametrize(("key", "rules"), [("finale", {"F3.2"}), ("hat_trick", {"H2.1", "H8.1"})])
def test_a_meeting_is_of_two_with_one_answer_each(key: str, rules: set[str]) -> None:
    found = set()
    for table, decision, _ in questions_of(find(key), 0):
        if decision.phase.kind == SEALED:
            assert is_meeting(table, decision)
            found.add(decision.rule)
            if found == rules:
                return
    raise AssertionError(f"{key} asked {found} face down, not {rules}")


def test_who_may_say_more_than_one_thing_face_down_has_no_puzzle() -> None:
    table = anpfiff.table("finale", seed=2)
    rules = set()
    while not table.is_over and "F10.1" not in rules:
        for decision in table.asks():
            rules.add(decision.rule)
            assert decision.rule != "F10.1" or not is_meeting(table, decision)
        table.say(table.asks()[0].seat, table.asks()[0].options[0])
    assert "F10.1" in rules
    assert not [one for one in SEALED_PUZZLES if one.rule == "F10.1"]


def test_the_same_luck_learns_the_same_mixture_and_every_world_can_be_answered() -> None:
    puzzle = next(one for one in SEALED_PUZZLES if one.game == "finale")
    table = puzzle.table()
    view, decision = table.view(puzzle.seat), puzzle.decision(table)
    first, second = (learned_mixture(table.game, view, decision, 3, 6) for _ in range(2))
    assert first.shares == second.shares
    for n in range(20):
        world = imagine(view, seeded(n))
        first.answer(world, 1 - decision.role, seeded(n, 1))
        assert len(world.sealed[1 - decision.role]) == 1


def test_what_is_told_apart_is_bad_beyond_chance_and_the_rest_is_not() -> None:
    puzzle = SEALED_PUZZLES[0]
    table = puzzle.table()
    trial = Trial(table.game, table.view(puzzle.seat), puzzle.decision(table), 0)
    trial.won[:] = [[1.0, 0.0, 1.0, 0.9] * 50, [1.0, 0.0, 1.0, 0.8] * 50, [0.0, 0.0, 0.0, 0.9] * 50]
    assert is_told_apart(trial, [2], 0.05)
    trial.won[1][:] = [0.9, 0.0, 0.8, 0.9] * 50
    assert not is_told_apart(trial, [2], 0.05), "the second loses more than the margin, too"


def test_shipped_ones_ask_what_should_not_be_played_or_for_the_only_good_answer() -> None:
    assert {(one.game, one.kind) for one in SEALED_PUZZLES} >= {("finale", PROVEN), ("hat_trick", EXACT)}
    for one in SEALED_PUZZLES:
        bad, good = set(one.bad), set(one.values) - set(one.bad)
        assert max(one.worth[option] for option in bad) < min(one.worth[option] for option in good)
        assert set(one.answers) == (bad if len(bad) == 1 < len(good) else good)


@pytest.mark.parametrize(
    ("bad", "ask", "answers"),
    [("", "best", "a"), ("c", "not", "c"), ("cd", "mix", "ab"), ("bcd", "best", "a")],
)
def test_what_is_asked_follows_from_what_is_bad(bad: str, ask: str, answers: str) -> None:
    values = {"a": "4/5", "b": "3/5", "c": "2/5", "d": "1/5"}
    puzzle = Puzzle(**{**SEALED_PUZZLES[0].as_data(), "game": "finale", "values": values, "bad": list(bad)})
    assert (puzzle.ask, puzzle.answers) == (ask, list(answers))


def test_one_that_is_wrong_is_found() -> None:
    puzzle = next(one for one in SEALED_PUZZLES if one.kind == EXACT)
    assert doubt(puzzle) is None
    values = dict(zip(puzzle.values, reversed(puzzle.values.values()), strict=True))
    wrong = Puzzle(**{**puzzle.as_data(), "game": puzzle.game, "values": values})
    assert "counted" in (doubt(wrong) or "")
    proven = max((one for one in SEALED_PUZZLES if one.kind == PROVEN), key=lambda one: one.gap)
    best, worst = proven.best, min(proven.worth, key=lambda option: proven.worth[option])
    values = {**proven.values, best: proven.values[worst], worst: proven.values[best]}
    wrong = Puzzle(**{**proven.as_data(), "game": proven.game, "values": values, "bad": [best]})
    assert "wins more often" in (doubt(wrong, is_quick=True) or "")
