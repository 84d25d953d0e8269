"""`anpfiff cup`: bots play a competition in the terminal, and the report is true."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

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


def bot_in(folder: Path, says: str) -> str:
    """A bot of one's own that says this."""
    (folder / "mine.py").write_text(
        f"class Sweeper:\n    def choose(self, view, role, options, rng):\n        {says}\n", encoding="utf-8"
    )
    return f"{folder / 'mine.py'}:Sweeper"


def test_bots_of_ones_own_enter_and_play(terminal: Terminal, tmp_path: Path) -> None:
    bots = f"random,{bot_in(tmp_path, 'return options[-1]')},Libero={bot_in(tmp_path, 'return options[-1]')}"
    said = ("cup", "penalty_duel", "--entrants", "6", "--format", "league", "--seed", "3", "--bots", bots)
    first, again = (terminal.run(*said, "--json") for _ in range(2))

    assert (first.exit_code, first.stderr) == (0, again.stderr)
    assert first.stdout == again.stdout
    league = json.loads(first.stdout)
    names = [one["name"] for one in league["entrants"]]
    assert {"Sweeper", "Sweeper 2", "Libero", "Libero 2"} <= set(names)
    assert all(match["how"] == "played" for one in league["rounds"] for tie in one["ties"] for match in tie["matches"])
    rows = {names[row["who"]]: row for row in league["standings"][0]["rows"]}
    assert sum(rows[name]["won"] for name in ("Sweeper", "Sweeper 2", "Libero", "Libero 2")) > 0
    assert sum(rows[name]["lost"] for name in ("Sweeper", "Sweeper 2", "Libero", "Libero 2")) > 0


@pytest.mark.parametrize(("lang", "told"), [("de", "abgestürzt"), ("en", "it crashed"), ("fr", "planté")])
def test_one_that_crashes_loses_its_match_and_the_cup_goes_on(
    terminal: Terminal, tmp_path: Path, lang: str, told: str
) -> None:
    bots = f"random,random,random,{bot_in(tmp_path, '1 / 0')}"
    shown = terminal.run(
        *("cup", "penalty_duel", "--entrants", "4", "--format", "league", "--bots", bots, "--lang", lang)
    )

    assert shown.exit_code == 0
    assert shown.stderr.count(told) == 3
    [last] = [line.split() for line in shown.stdout.splitlines() if line.split()[:2] == ["4", "Sweeper"]]
    assert last[2] == "3"
    assert last[-2:] == ["0:9", "0"], "who forfeits loses 0:3"


def test_at_a_whole_table_another_plays_on_for_it(terminal: Terminal, tmp_path: Path) -> None:
    bots = f"random,random,random,{bot_in(tmp_path, 'raise SystemExit')}"
    shown = terminal.run("cup", "fussball_fieber", "--bots", bots, "--entrants", "4", "--seats", "4", "--lang", "en")

    assert shown.exit_code == 0
    assert "it crashed (mine.py:3: SystemExit)" in " ".join(shown.stderr.split())
    assert "Champion:" in shown.stdout


@pytest.mark.parametrize(
    ("bots", "wrong"),
    [
        ("random,nobody.py:Coach", "nobody.py"),
        ("random,nobody", "there is no bot nobody"),
        ("{bot},{bot}@2", "two bots are called Sweeper"),
    ],
)
def test_bots_that_cannot_enter_are_refused(terminal: Terminal, tmp_path: Path, bots: str, wrong: str) -> None:
    named = bots.format(bot=bot_in(tmp_path, "return options[0]"))
    shown = terminal.run("cup", "penalty_duel", "--bots", named, "--lang", "en")

    assert shown.exit_code == 2
    assert wrong in shown.stderr
