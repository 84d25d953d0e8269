"""Simulations from the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core import referee

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.kit import Terminal

PLAN = ["simulate", "finale", "--games", "30", "--bots", "greedy,random", "--seed", "3"]


def test_the_same_seed_gives_the_same_numbers_with_any_workers(terminal: Terminal) -> None:
    one = terminal.run(*PLAN, "--json")
    two = terminal.run(*PLAN, "--json", "--workers", "2")

    assert one.exit_code == two.exit_code == 0
    assert json.loads(one.stdout) == json.loads(two.stdout)
    other = json.loads(terminal.run(*PLAN[:-1], "4", "--json").stdout)
    assert other["scores"] != json.loads(one.stdout)["scores"]


def test_the_report_adds_up(terminal: Terminal) -> None:
    data = json.loads(terminal.run(*PLAN, "--json").stdout)

    assert data["games"] == 30
    assert data["complete"] is True
    assert sum(bot["wins"] for bot in data["bots"]) + data["draws"]["number"] == 30
    assert sum(seat["wins"] for seat in data["seats"]) + data["draws"]["number"] == 30
    assert sum(data["scores"].values()) == sum(data["reasons"].values()) == 30
    for interval in (data["bots"][0]["share"], data["goals"], data["decisions"], data["fates"]):
        assert interval["low"] <= interval["value"] <= interval["high"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_tables(terminal: Terminal, language: str) -> None:
    shown = terminal.run(*PLAN, "--lang", language)

    assert shown.exit_code == 0
    assert "greedy" in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert ("Python" in shown.stderr) == str(referee.__file__).endswith(".py")


def test_one_name_takes_every_seat(terminal: Terminal) -> None:
    data = json.loads(
        terminal.run(
            "simulate", "finale", "--games", "2", "--bots", "greedy", "--option", "format=cup", "--json"
        ).stdout
    )

    assert [bot["name"] for bot in data["bots"]] == ["greedy"] * 4
    assert (
        "greedy 4"
        in terminal.run("simulate", "finale", "--games", "1", "--bots", "greedy", "--option", "format=cup").stdout
    )


def test_a_folder_is_gone_on_with_and_read_as_a_page(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "study"
    first = terminal.run(*PLAN, "--out", str(folder), "--batch", "10", "--workers", "1")
    files = {file: file.read_bytes() for file in folder.rglob("*.*")}
    again = terminal.run(*PLAN, "--out", str(folder), "--batch", "10", "--workers", "1")

    assert first.exit_code == again.exit_code == 0
    assert first.stdout == again.stdout
    assert {file: file.read_bytes() for file in folder.rglob("*.*")} == files
    assert {"plan.json", "matches.csv", "matches.parquet"} <= {file.name for file in files}
    assert "anpfiff report" in first.stderr
    shown = terminal.run("report", str(folder), "--lang", "de")
    assert shown.exit_code == 0
    assert "Heimvorteil" in (folder / "report.de.html").read_text(encoding="utf-8")
    refused = terminal.run(*PLAN[:-1], "5", "--out", str(folder), "--batch", "10")
    assert refused.exit_code == 2
    assert "another study" in refused.stderr


def test_the_arena_in_tables_and_as_data(terminal: Terminal) -> None:
    said = ["arena", "finale", "--games", "20", "--bots", "random,greedy", "--workers", "1"]
    data = json.loads(terminal.run(*said, "--json").stdout)
    shown = terminal.run(*said, "--lang", "fr")

    assert data["games"] == 20
    assert data["ratings"]["greedy"]["low"] > data["ratings"]["random"]["high"]
    (pair,) = data["pairs"]
    assert pair["bots"] == ["greedy", "random"]
    assert pair["wins"] + pair["draws"] + pair["losses"] == 20
    assert shown.exit_code == 0
    assert "greedy : random" in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    "said",
    [
        ["simulate", "finale", "--every-option"],
        ["simulate", "finale", "--free", "sing", "--out", "here"],
        ["simulate", "finale", "--free", "pick", "--price", "beauty", "--out", "here"],
        ["arena", "finale", "--bots", "greedy"],
        ["report", "nowhere"],
    ],
)
def test_studies_that_cannot_be(terminal: Terminal, said: list[str]) -> None:
    shown = terminal.run(*said)

    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("said", [["--bots", "greedy,nobody"], ["--bots", ","], ["--games", "0"], ["--workers", "0"]])
def test_what_cannot_be_simulated(terminal: Terminal, said: list[str]) -> None:
    shown = terminal.run("simulate", "finale", *said)

    assert shown.exit_code == 2
    assert len(shown.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(("language", "told"), [("de", "Brier-Wert"), ("en", "Brier score"), ("fr", "Score de Brier")])
def test_chances_are_held_against_results(terminal: Terminal, language: str, told: str) -> None:
    said = ["simulate", "fussball_fieber", "--games", "4", "--bots", "greedy", "--seed", "3"]
    shown = terminal.run(*said, "--outlook", "12", "--iterations", "10", "--lang", language)
    found = json.loads(terminal.run(*said, "--outlook", "12", "--iterations", "10", "--json").stdout)["calibration"]

    assert told in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert sum(step["told"] for step in found["steps"]) == 2 * found["moments"] > 0
    assert found["true"] is True
    assert "calibration" not in json.loads(terminal.run(*said, "--json").stdout)


def own_bot(folder: Path, says: str = "return options[0]") -> str:
    """A bot of one's own that says this."""
    (folder / "mine.py").write_text(
        f"class Sweeper:\n    def choose(self, view, role, options, rng):\n        {says}\n", encoding="utf-8"
    )
    return f"{folder / 'mine.py'}:Sweeper"


def test_bots_of_ones_own_are_simulated_by_two_workers(terminal: Terminal, tmp_path: Path) -> None:
    """What it prints does not stand in the JSON, and the number of workers changes nothing."""
    bot = own_bot(tmp_path, "print('goal!'); return options[0]")
    said = ["simulate", "penalty_duel", "--games", "20", "--bots", f"greedy,{bot}", "--batch", "5", "--json"]
    two, one = (terminal.run(*said, "--workers", workers) for workers in "21")

    assert two.exit_code == one.exit_code == 0
    found = json.loads(two.stdout)
    assert found == json.loads(one.stdout)
    assert [bot["name"] for bot in found["bots"]] == ["greedy", bot]
    assert sum(bot["wins"] for bot in found["bots"]) + found["draws"]["number"] == found["games"] == 20
    assert found["forfeits"] == []


def test_a_bot_is_called_what_the_command_line_says(terminal: Terminal, tmp_path: Path) -> None:
    bots = ["--bots", f"random,Shell={own_bot(tmp_path)}", "--games", "2"]
    simulated = terminal.run("simulate", "penalty_duel", *bots, "--lang", "en")
    met = terminal.run("arena", "penalty_duel", *bots, "--lang", "en")

    assert simulated.exit_code == met.exit_code == 0
    assert "Shell wins" in simulated.stdout
    assert "random : Shell" in met.stdout
    assert "mine.py" not in simulated.stdout + met.stdout


def test_bots_of_ones_own_meet_in_the_arena(terminal: Terminal, tmp_path: Path) -> None:
    said = ["arena", "penalty_duel", "--games", "20", "--bots", f"greedy,{own_bot(tmp_path)}", "--batch", "5"]
    folder = tmp_path / "study"
    shown = terminal.run(*said, "--workers", "2", "--out", str(folder), "--json")

    assert shown.exit_code == 0
    found = json.loads(shown.stdout)
    (pair,) = found["pairs"]
    assert pair["wins"] + pair["draws"] + pair["losses"] == 20
    assert own_bot(tmp_path) in found["ratings"]
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    assert list(plan["series"][0]["plan"]["prints"]) == [own_bot(tmp_path)]
    assert terminal.run(*said, "--workers", "2", "--out", str(folder), "--json").stdout == shown.stdout


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "sein Prozess hat sich beendet (exit 3)"),
        ("en", "its process ended"),
        ("fr", "son processus s\u2019est arrêté"),
    ],
)
def test_one_that_ends_its_process_is_told_of(terminal: Terminal, tmp_path: Path, language: str, told: str) -> None:
    bot = own_bot(tmp_path, "import os; os._exit(3)")
    said = ["simulate", "penalty_duel", "--games", "1", "--bots", f"random,{bot}", "--workers", "1", "--lang", language]
    shown = terminal.run(*said)

    assert shown.exit_code == 0
    assert told in " ".join(shown.stdout.split())
