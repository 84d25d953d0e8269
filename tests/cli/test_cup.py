"""`anpfiff cup`: bots play a competition in the terminal, and the report is true."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

QUICK = ("cup", "penalty_duel", "--bots", "random", "--seed", "3")


@pytest.mark.parametrize(("lang", "champion"), [("de", "Sieger:"), ("en", "Champion:"), ("fr", "Vainqueur\u202f:")])
def test_a_cup_with_byes_and_two_legs(terminal: Terminal, lang: str, champion: str) -> None:
    shown = terminal.run(*QUICK, "--entrants", "6", "--legs", "2", "--away-goals", "--lang", lang)

    assert shown.exit_code == 0, shown.stdout
    lines = shown.stdout.splitlines()
    assert lines[-1].startswith(champion)
    assert len([line for line in lines if "  " in line]) == 5, "six entrants: two byes, two, two, and the final"


def test_the_same_seed_has_the_same_champion(terminal: Terminal) -> None:
    told = [terminal.run(*QUICK, "--entrants", "5", "--format", "league", "--json").stdout for _ in range(2)]
    league = json.loads(told[0])

    assert told[0] == told[1]
    rows = league["standings"][0]["rows"]
    assert [row["played"] for row in rows] == [4] * 5
    assert rows[0]["who"] == league["champions"][0]
    assert sum(row["scored"] for row in rows) == sum(row["conceded"] for row in rows)


@pytest.mark.parametrize(("lang", "on"), [("de", "weiter:"), ("en", "go on:"), ("fr", "passent\u202f:")])
def test_whole_tables_as_matches(terminal: Terminal, lang: str, on: str) -> None:
    whole = ("cup", "fussball_fieber", "--bots", "random", "--entrants", "7", "--seats", "4")
    lines = terminal.run(*whole, "--lang", lang).stdout.splitlines()

    assert len([line for line in lines if on in line]) == 2, "two tables, the better half of each, and the final"
    assert len([line for line in lines if line.startswith("1 ")]) == 3


@pytest.mark.parametrize("wrong", [("--format", "ladder"), ("--best-of", "4")])
def test_what_makes_no_sense_is_said(terminal: Terminal, wrong: tuple[str, str]) -> None:
    shown = terminal.run(*QUICK, *wrong, "--lang", "en")

    assert shown.exit_code != 0
    assert wrong[1] in shown.stdout + shown.stderr
