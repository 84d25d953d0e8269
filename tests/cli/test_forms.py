"""Several things named in any order in the terminal, one by one or together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.replay import write
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.core.words import ME
from anpfiff.games import find
from tests.walk import say_something

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.kit import Terminal


def at_a_form(file: Path, game: str, phase: str, named: int, edition: str | None = None, card: str = "") -> Table:
    """Save a match in which seat 0 is asked for a form of this phase with so many things to name."""
    for seed in range(200):
        table, rng = Table(find(game), find(game).agree(edition, seats=2), seed, [ME, "random"]), seeded(seed)
        while not table.is_over:
            asked = [decision for decision in table.asks() if decision.seat == 0]
            form = table.form(0) if asked and asked[0].phase.key() == phase and len(asked[0].options) > 1 else None
            if form is not None and form.most == named:
                file.write_text(write(table), encoding="utf-8")
                return table
            if asked and any(option.notation == card for option in asked[0].options):
                table.say(0, card)
            else:
                say_something(table, rng)
    raise AssertionError("no such moment")


def numbers(table: Table) -> str:
    """Those men by their numbers in the list."""
    form = table.form(0)
    assert form is not None
    listed = list(dict.fromkeys(option.notation for blank in form.blanks for option in blank.options))
    return " ".join(str(listed.index(notation) + 1) for notation in backwards(table))


def mine(table: Table, after: int) -> list[str]:
    return [entry.action.notation for entry in table.log[after:] if entry.seat == 0]


def backwards(table: Table) -> list[str]:
    """Enough men for a form of Finale, the last one first."""
    form = table.form(0)
    assert form is not None
    named: list[str] = []
    for blank in form.blanks:
        left = [option.notation for option in blank.options if option.notation not in named]
        named += left[::-1][: blank.most]
    return named[::-1]


@pytest.mark.parametrize("together", [True, False])
def test_men_are_named_in_any_order_together_or_one_by_one(terminal: Terminal, tmp_path: Path, together: bool) -> None:
    table = at_a_form(tmp_path / "form.replay", "finale", "field-man", 3)
    named = [notation.split()[1] for notation in backwards(table)]
    typed = " ".join(named) if together else "\n".join(named)
    terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed=f"{typed}\nq\n")

    said = mine(terminal.table(), table.ply)[:3]
    assert sorted(said) == sorted(backwards(table))
    assert said != backwards(table)


def test_numbers_name_several_men_and_nothing_is_said_before_all_are_named(terminal: Terminal, tmp_path: Path) -> None:
    table = at_a_form(tmp_path / "form.replay", "finale", "field-man", 2)
    shown = terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed="2\nq\n")
    assert "2 to name, in any order" in shown.stdout
    assert "Named so far" in shown.stdout
    assert terminal.table().ply == table.ply

    terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed=f"{numbers(table)}\nq\n")
    assert len(mine(terminal.table(), table.ply)) >= 2


def test_a_squad_is_named_in_any_order_and_the_points_are_counted(terminal: Terminal, tmp_path: Path) -> None:
    table = at_a_form(tmp_path / "form.replay", "finale", "choose-team", 15, card="squad own")
    form = table.form(0)
    assert form is not None
    assert form.budget == 50
    cheap = sorted(form.costs, key=lambda notation: form.costs[notation])
    keepers = [option.notation for option in form.blanks[0].options]
    squad = [*cheap[:14], next(one for one in cheap[14:] if keepers[0] in cheap[:14] or one in keepers)]
    typed = " ".join(notation.split()[1] for notation in reversed(squad))
    shown = terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed=f"1 2\n{typed}\nu\nu\nq\n")
    assert "50 points are left" in shown.stdout
    assert (
        f"{50 - sum(form.costs[one.notation] for one in form.read([]).may_add()[:2])} points are left" in shown.stdout
    )
    terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed=f"{typed}\nq\n")
    assert sorted(mine(terminal.table(), table.ply)) == sorted(squad)


def test_u_drops_the_last_name_before_anything_is_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    table = at_a_form(tmp_path / "form.replay", "finale", "field-man", 2)
    shown = terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed="2\nu\nq\n")
    assert shown.stdout.count("Named so far") == 1
    assert "Taken back" not in shown.stdout
    assert terminal.table().ply == table.ply


def test_a_man_twice_is_refused_in_words(terminal: Terminal, tmp_path: Path) -> None:
    at_a_form(tmp_path / "form.replay", "finale", "field-man", 2)
    shown = terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed="1 1\nq\n")
    assert "cannot be named besides" in shown.stdout


def test_taking_back_takes_back_the_whole_answer(terminal: Terminal, tmp_path: Path) -> None:
    table = at_a_form(tmp_path / "form.replay", "finale", "field-man", 2)
    terminal.run("play", "finale", "--from", str(tmp_path / "form.replay"), typed=f"{numbers(table)}\nu\nq\n")
    assert terminal.table().ply == table.ply


def test_two_cards_are_swapped_whichever_comes_first(terminal: Terminal, tmp_path: Path) -> None:
    table = at_a_form(tmp_path / "form.replay", "fussball_fieber", "exchange", 2)
    form = table.form(0)
    assert form is not None
    last, first = form.blanks[0].options[-1].notation, form.blanks[0].options[0].notation
    file = str(tmp_path / "form.replay")
    shown = terminal.run("play", "fussball_fieber", "--from", file, typed=f"{last}\n{first}\nq\n")

    assert "Named so far" in shown.stdout
    assert mine(terminal.table(), table.ply)[:2] == [first, last]

    terminal.run("play", "fussball_fieber", "--from", file, typed=f"{last}\nkeep\nq\n")
    assert mine(terminal.table(), table.ply)[0] == last


def test_teams_are_named_in_any_order_and_then_their_matches(terminal: Terminal, tmp_path: Path) -> None:
    table = at_a_form(tmp_path / "form.replay", "world_cup", "choose-team", 2, "world_cup_2002", "play one_one")
    form = table.form(0)
    assert form is not None
    many = [option.notation for option in form.blanks[0].options if option.notation in form.blanks[0].then]
    file = str(tmp_path / "form.replay")
    terminal.run("play", "world_cup", "--from", file, typed=f"{many[-1]}, {many[0]}\n1\n1\nq\n")

    said = mine(terminal.table(), table.ply)[:4]
    assert (said[0], said[2]) == (many[0], many[-1])
    assert said[1].startswith("against ")
    assert said[3].startswith("against ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_it_in_every_language(terminal: Terminal, tmp_path: Path, language: str) -> None:
    at_a_form(tmp_path / "form.replay", "finale", "field-man", 2)
    shown = terminal.run(
        "play", "finale", "--from", str(tmp_path / "form.replay"), "--lang", language, typed="?\nq\n"
    ).stdout
    assert "blitz trickster" in shown
    assert max(map(len, shown.split("blitz trickster")[0].splitlines()[-3:])) <= 80


def test_a_form_that_is_half_filled_in_is_not_lost_without_a_word(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "form.replay"
    at_a_form(file, "finale", "field-man", 2)
    left = terminal.run("play", "finale", "--from", str(file), typed="2\nq\nq\n").stdout
    stayed = terminal.run("play", "finale", "--from", str(file), typed="2\nq\n\n").stdout

    assert left.count("Named, but not said yet") == 1
    assert "therefore lost" not in left
    assert stayed.count("Named so far") > left.count("Named so far")  # asked again, with what was named
    assert "therefore lost" in stayed  # the keyboard was taken away
