"""The shipped puzzles: every one opens under today's rules, a sample is judged again, and small ones are made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.errors import Unknown
from anpfiff.games import SHELF, find
from anpfiff.puzzles.checking import doubt
from anpfiff.puzzles.counting import counted
from anpfiff.puzzles.making import COUNTED_GAP, puzzles_of
from anpfiff.puzzles.proving import Trial
from anpfiff.puzzles.puzzle import (
    EXACT,
    FOLDER,
    PROVEN,
    SUCCESS,
    WIN,
    file_of,
    find_puzzle,
    read_puzzles,
    shipped,
    write_puzzles,
)
from anpfiff.puzzles.work_file import make_puzzles, read_work, select
from tests.cli.kit import Terminal

if TYPE_CHECKING:
    from pathlib import Path

GAMES = [game.key for game in SHELF if shipped(game.key)]
SAMPLE = 6


@pytest.mark.parametrize("key", GAMES)
def test_every_shipped_puzzle_is_well_formed(key: str) -> None:
    found = shipped(key)
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert [puzzle.level for puzzle in found] == sorted(puzzle.level for puzzle in found)
    for puzzle in found:
        values = list(puzzle.worth.values())
        assert puzzle.revision == find(key).revision
        assert puzzle.kind in (EXACT, PROVEN)
        assert puzzle.measure in (WIN, SUCCESS)
        assert 2 <= len(values) <= 9
        assert all(0 <= value <= 1 for value in values)
        assert 1 <= puzzle.level <= 5
        assert set(puzzle.bad) < set(puzzle.values)
        assert bool(puzzle.bad) == ("sealed" in puzzle.tags)
        if puzzle.kind == EXACT:
            assert puzzle.matches == 0
            assert puzzle.gap >= COUNTED_GAP[0]
        else:
            assert puzzle.matches >= 2000, "ten times the first trial"
            assert puzzle.gap > puzzle.error > 0
            assert puzzle.gap > 0.029


def test_all_of_them_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1 << 20


@pytest.mark.parametrize("key", GAMES)
def test_a_sample_opens_and_stands_up_to_a_quick_check(key: str) -> None:
    found = shipped(key)
    step = max(1, len(found) // SAMPLE)
    for puzzle in found[::step]:
        assert doubt(puzzle, is_quick=True) is None, puzzle.id


@pytest.mark.parametrize("key", GAMES)
def test_every_shipped_puzzle_opens_at_its_question(key: str) -> None:
    table, said = None, ["nothing"]
    for puzzle in sorted(shipped(key), key=lambda one: (one.seed, len(one.said))):
        if table is None or table.seed != puzzle.seed or puzzle.said[: len(said)] != said:
            table = puzzle.table()
        else:  # one match gives several puzzles: go on from the one before
            for notation in puzzle.said[len(said) :]:
                table.say(table.asks()[0].seat, notation)
        said = puzzle.said
        decision = puzzle.decision(table)
        assert decision.rule == puzzle.rule
        assert decision.phase.form(table.state, decision.role) is None


def test_a_puzzle_that_is_wrong_is_found() -> None:
    puzzle = next(one for one in shipped("finale") if one.kind == EXACT)
    values = dict(zip(puzzle.values, reversed(puzzle.values.values()), strict=True))
    wrong = type(puzzle)(**{**puzzle.as_data(), "game": "finale", "values": values})
    assert "counted" in (doubt(wrong) or "")
    stale = type(puzzle)(**{**puzzle.as_data(), "game": "finale", "revision": puzzle.revision + 1})
    assert "revision" in (doubt(stale) or "")


def test_counting_needs_nothing_that_lies_face_down() -> None:
    puzzle = next(one for one in shipped("finale") if one.kind == EXACT)
    table = puzzle.table()
    again = counted(table.game, table.view(puzzle.seat), puzzle.decision(table))
    assert again is not None
    assert [f"{value.numerator}/{value.denominator}" for value in again[1]] == list(puzzle.values.values())


def test_all_options_have_the_same_luck() -> None:
    table = next(one for one in shipped("finale") if one.kind == EXACT).table()
    decision = table.asks()[0]
    first, second = (Trial(table.game, table.view(decision.seat), decision, 7) for _ in range(2))
    first.play(6)
    second.play(4)
    second.play(2)
    assert first.won == second.won
    assert first.matches == 6


def test_the_same_match_gives_the_same_puzzles_and_a_work_file_goes_on(tmp_path: Path) -> None:
    game = find("fussball_fieber")
    *_, one = make_puzzles(game, tmp_path, EXACT, 99, 6, 1)
    assert {seed for _, seed in one.done} == set(range(6))
    file = next(tmp_path.iterdir())
    file.write_bytes(file.read_bytes() + b'{"seed":6,"puz')
    assert read_work(game, tmp_path).done == one.done, "what was broken off is no match"
    assert puzzles_of(game, 0, (EXACT,)) == puzzles_of(game, 0, (EXACT,))


def test_making_goes_on_behind_the_puzzles_that_are_there(tmp_path: Path) -> None:
    game, known = find("fussball_fieber"), [one for one in shipped("fussball_fieber") if one.kind == EXACT]
    *_, one = make_puzzles(game, tmp_path, EXACT, 999, 1, 1, known)
    last = max(puzzle.seed for puzzle in known)
    assert max(seed for _, seed in one.done) == last + 1
    assert set(one.puzzles) >= {puzzle.id for puzzle in known}
    stale = [type(puzzle)(**{**puzzle.as_data(), "game": game.key, "revision": 0}) for puzzle in known]
    assert read_work(game, tmp_path / "none", stale).done == set(), "an old rulebook's puzzles are looked for again"


def test_packed_puzzles_are_those_that_were_packed(tmp_path: Path) -> None:
    some = select(list(shipped("finale")), 20)
    write_puzzles(tmp_path / "some", some)
    assert read_puzzles(tmp_path / "some", "finale") == some
    assert find_puzzle("finale", some[0].id) == some[0]
    with pytest.raises(Unknown):
        find_puzzle("finale", "none")


def test_what_is_made_lies_where_it_was_asked_for_and_never_in_the_package(tmp_path: Path) -> None:
    before = file_of("fussball_fieber").read_bytes()
    said = ("puzzles", "make", "fussball_fieber", "--number", "1", "--matches", "1", "--only", "exact", "--lang", "en")
    for more, folder in ([], "work"), (["--out", str(tmp_path / "out")], "out"):
        shown = Terminal(tmp_path).run(*said, "--work", str(tmp_path / "work"), *more)
        assert shown.exit_code == 0
        packed = tmp_path / folder / "fussball_fieber.jsonl.xz"
        assert str(packed) in shown.stdout
        assert len(read_puzzles(packed, "fussball_fieber")) >= len(shipped("fussball_fieber"))
    assert file_of("fussball_fieber").read_bytes() == before
