"""The shelf: our games, those for developers, and those that installed packages bring."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from anpfiff.cli.new_game import make_package
from anpfiff.games import EVERY, EXAMPLES, KEYS, OURS, SHELF, find

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOLD = (
    "import json\nfrom anpfiff.games import EVERY, SHELF, find\n"
    "print(json.dumps([[game.key for game in SHELF], [str(fault) for fault in SHELF.faults()]]))"
)


def install(folder: Path, package: str, offers: dict[str, str]) -> None:
    """What pip leaves behind of a package: its name, and the games it offers."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[anpfiff.games]", *[f"{key} = {where}" for key, where in offers.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A new Python that finds what is installed in a folder."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    env = {**os.environ, "PYTHONPATH": path, "ANPFIFF_DATA": str(folder / "data"), "LANG": "en_GB.UTF-8"}
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, check=False)


def shelf_with(folder: Path) -> tuple[list[str], list[str]]:
    """The names on the shelf, and why others are not there."""
    done = run(folder, "-c", TOLD)
    assert done.returncode == 0, done.stderr
    names, faults = json.loads(done.stdout)
    return names, faults


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """A folder with the game `street_duel` of the package `street`, as it comes out of `anpfiff new-game`."""
    make_package("street_duel", tmp_path / "site")
    install(tmp_path / "site", "street", {"street_duel": "street_duel:GAME"})
    yield tmp_path / "site"  # noqa: PT022  the folder goes with the test


def test_people_are_offered_our_games_and_developers_the_examples_too() -> None:
    assert SHELF.names() == KEYS
    assert EVERY.names() == OURS.names() == [*KEYS, *EXAMPLES]
    assert [game.key for game in OURS] == OURS.names()
    assert find("penalty_duel") in EVERY
    assert find("penalty_duel") not in SHELF
    assert SHELF.faults() == OURS.faults() == []


def test_an_installed_package_puts_its_game_on_the_shelf(site: Path) -> None:
    assert shelf_with(site) == ([*KEYS, "street_duel"], [])
    played = run(site, "-m", "anpfiff", "simulate", "street_duel", "--games", "3", "--bots", "random,search-2")
    assert played.returncode == 0, played.stderr


def test_a_game_from_elsewhere_is_loaded_only_when_it_is_asked_for(site: Path) -> None:
    code = "import sys\nfrom anpfiff.games import SHELF, find\n{}\nprint('street_duel' in sys.modules)"
    for asks, is_loaded in (("find('finale')", "False"), ("SHELF.names()", "False"), ("find('street_duel')", "True")):
        assert run(site, "-c", code.format(asks)).stdout.strip() == is_loaded, asks
    code = "import sys, anpfiff.games\nanpfiff.games.find('finale')\nprint('importlib.metadata' in sys.modules)"
    assert run(site, "-c", code).stdout.strip() == "False"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = 5\n", "expected an object of a class of Game, found int"),
        ("from street_duel import GAME\n", "the entry point is called 'broken', the game 'street_duel'"),
    ],
    ids=["cannot be imported", "is no game", "has another key"],
)
def test_a_broken_package_is_named_and_leaves_the_others_alone(site: Path, source: str, reason: str) -> None:
    (site / "broken_package.py").write_text(source, encoding="utf-8")
    install(site, "broken-package", {"broken": "broken_package:GAME"})
    names, faults = shelf_with(site)

    assert names == [*KEYS, "street_duel"]
    assert len(faults) == 1
    assert faults[0].startswith("the game 'broken' of the package broken-package cannot be played: ")
    assert reason in faults[0]
    asked = run(site, "-m", "anpfiff", "play", "broken")
    assert asked.returncode == 2
    assert "broken-package" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_a_game_without_its_words_is_refused_before_anybody_sees_it(site: Path) -> None:
    words = site / "street_duel" / "words" / "fr.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("game-about =", "game-abuot ="), encoding="utf-8")

    names, faults = shelf_with(site)
    assert names == KEYS
    assert "no words in 'fr' for 'game-about'" in faults[0]


def test_two_packages_with_one_key_are_both_refused_and_ours_stays_ours(site: Path) -> None:
    install(site, "alley", {"street_duel": "street_duel:GAME", "finale": "street_duel:GAME"})
    names, faults = shelf_with(site)

    assert names == KEYS
    assert faults == [
        "several packages bring a game 'finale': anpfiff, alley",
        "several packages bring a game 'street_duel': alley, street",
    ]
    shown = run(site, "-m", "anpfiff", "games")
    assert shown.returncode == 0
    assert "alley, street" in shown.stderr
    asked = run(site, "-m", "anpfiff", "play", "street_duel")
    assert asked.returncode == 2
    assert "alley, street" in asked.stderr
