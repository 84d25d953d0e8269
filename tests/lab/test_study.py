"""A study loses nothing when it is stopped, and is the same to the last byte whoever played it."""

from __future__ import annotations

import csv
import multiprocessing
import os
import signal
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]
import pytest
from pyarrow import parquet

from anpfiff.errors import Malformed
from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import simulate
from anpfiff.lab.study import begin, open_study, write_whole
from anpfiff.lab.study_kinds import one_series
from anpfiff.lab.workers import Part, pooled
from tests.lab.kit import batches, command, contents, played, quietly, started, wait_until
from tests.walk import IS_COMPILED

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan("finale", ("random", "random"), 46, seed=8)
LONG = Plan("finale", ("greedy", "greedy"), 2000 if IS_COMPILED else 160, seed=3)
"""Long enough to be killed in the middle."""
SIZE = LONG.games // 40


def test_killed_at_any_moment_it_goes_on_and_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    folder, undisturbed = tmp_path / "killed", tmp_path / "undisturbed"
    for kept in (2, 6):
        process = started(command(LONG, folder, SIZE, "--workers", "2"))
        wait_until(lambda: batches(folder) >= kept, f"{kept} batches")  # noqa: B023  waits here
        workers = psutil.Process(process.pid).children(recursive=True)
        process.kill()
        process.communicate()
        assert kept <= batches(folder) < 40
        wait_until(lambda: not any(worker.is_running() for worker in workers), "the workers to go too")  # noqa: B023
    before = contents(folder)
    process = started(command(LONG, folder, SIZE, "--workers", "1"))
    said = process.communicate()

    assert process.returncode == 0, said
    played(undisturbed, LONG, 1, SIZE)
    assert contents(folder) == contents(undisturbed)
    whole = contents(folder)
    assert all(whole[name] == data for name, data in before.items() if name.startswith("batches/0"))


def test_the_bytes_do_not_hang_on_the_number_of_workers(tmp_path: Path) -> None:
    played(tmp_path / "one", PLAN, 1, 5)
    played(tmp_path / "more", PLAN, 3, 5)

    assert contents(tmp_path / "one") == contents(tmp_path / "more")


def test_a_worker_of_the_pool_that_dies_costs_nothing(tmp_path: Path) -> None:
    study, killed = begin(tmp_path / "study", one_series(PLAN, 2)), list[int]()

    def kill_one(games: int) -> None:
        if games and not killed:
            killed.extend(worker.pid for worker in multiprocessing.active_children()[:1] if worker.pid is not None)
            os.kill(killed[0], signal.SIGKILL)

    (tally,), is_whole = simulate([PLAN], 2, kill_one, batch=2, study=study)

    assert killed
    assert is_whole
    assert tally.games == PLAN.games
    assert (tally,) == tuple(simulate([PLAN], 1, quietly, batch=2)[0])


def test_a_finished_study_plays_nothing_again_and_can_be_made_longer(tmp_path: Path) -> None:
    study = played(tmp_path / "study", PLAN, 1, 5)
    first = contents(study.folder)
    stamps = {file: file.stat().st_mtime_ns for file in (study.folder / "batches").iterdir()}
    played(study.folder, PLAN, 1, 5)

    assert contents(study.folder) == first
    assert {file: file.stat().st_mtime_ns for file in (study.folder / "batches").iterdir()} == stamps
    longer = Plan("finale", PLAN.bots, 60, seed=8)
    played(study.folder, longer, 1, 5)
    played(tmp_path / "at once", longer, 1, 5)
    assert (study.folder / "matches.csv").read_bytes() == (tmp_path / "at once" / "matches.csv").read_bytes()


def test_tables_have_every_match_once_and_say_the_same(tmp_path: Path) -> None:
    study = played(tmp_path / "study", PLAN, 1, 7)
    with (study.folder / "matches.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    found = parquet.read_table(study.folder / "matches.parquet").to_pylist()

    assert [int(row["match"]) for row in rows] == list(range(46))
    assert [{name: "" if value is None else str(value) for name, value in row.items()} for row in found] == rows
    assert {row["bot_0"] for row in rows} == {"random"}
    assert all((row["winner"] == "") == (row["place_0"] == row["place_1"]) for row in rows)


def test_a_folder_keeps_to_its_study(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    begin(folder, one_series(PLAN, 5))
    for other in (
        one_series(Plan("finale", ("greedy", "random"), 46, seed=8), 5),
        one_series(Plan("finale", PLAN.bots, 46, seed=9), 5),
        one_series(PLAN, 6),
    ):
        with pytest.raises(Malformed, match="another study"):
            begin(folder, other)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear reader", encoding="utf-8")
    with pytest.raises(Malformed, match="not empty"):
        begin(tmp_path / "full", one_series(PLAN, 5))


def test_a_broken_batch_is_named_and_not_counted(tmp_path: Path) -> None:
    study = played(tmp_path / "study", PLAN, 1, 23)
    file = min((study.folder / "batches").iterdir())
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(Malformed, match=file.name):
        played(study.folder, PLAN, 1, 23)
    file.write_bytes((study.folder / "batches" / "000-000000023-000000046.json").read_bytes())
    with pytest.raises(Malformed, match="other matches"):
        played(study.folder, PLAN, 1, 23)
    (study.folder / "plan.json").write_text("{}", encoding="utf-8")
    with pytest.raises(Malformed, match="no plan"):
        open_study(study.folder)


def test_a_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "batch"
    write_whole(file, b"first")
    with pytest.raises(TypeError):
        write_whole(file, "second")  # type: ignore[arg-type]  # it fails in the middle

    assert file.read_bytes() == b"first"


WITHOUT = "import sys; sys.modules[{extra!r}] = None; from anpfiff.cli.main import main; main()"


@pytest.mark.parametrize(
    ("extra", "more", "code", "told"),
    [("pyarrow", (), 0, "anpfiff[lab]"), ("ray", ("--cluster",), 2, "anpfiff[cluster]")],
)
def test_a_missing_extra_is_said_and_named(
    tmp_path: Path, extra: str, more: tuple[str, ...], code: int, told: str
) -> None:
    python, _, _, *said = command(PLAN, tmp_path / "study", 46, *more)
    process = started([python, "-c", WITHOUT.format(extra=extra), *said])
    _, complaint = process.communicate()

    assert process.returncode == code
    assert told in " ".join(complaint.split())
    assert (tmp_path / "study" / "matches.csv").exists() == (code == 0)


BOT = "class Mine:\n    def choose(self, view, role, options, rng):\n        return options[{}]\n"


def own_plan(tmp_path: Path, kind: str) -> tuple[Plan, Path]:
    """A study with a bot of somebody's own, and its file."""
    if kind == "file":
        file = tmp_path / "mine.py"
        file.write_text(BOT.format(0), encoding="utf-8")
        return Plan("penalty_duel", (f"{file}:Mine", "random"), 4), file
    file = tmp_path / "program.py"
    file.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'action': json.loads(line)['options'][0]}), flush=True)\n",
        encoding="utf-8",
    )
    return Plan("penalty_duel", (f"cmd:{sys.executable} {file}", "random"), 4), file


@pytest.mark.parametrize("kind", ["file", "program"])
def test_a_study_does_not_go_on_with_another_bot_of_the_same_name(tmp_path: Path, kind: str) -> None:
    plan, file = own_plan(tmp_path, kind)
    folder, before = tmp_path / "study", file.read_text(encoding="utf-8")
    longer = replace(plan, games=6)

    def run(which: Plan, language: str = "en") -> tuple[int, str]:
        process = started(command(which, folder, 2, "--workers", "1", "--lang", language))
        _, wrong = process.communicate()
        return process.returncode, " ".join(wrong.split())

    assert run(plan)[0] == 0
    file.write_text(before.replace("[0]", "[-1]"), encoding="utf-8")
    for language, words in (("en", "its file has changed"), ("de", "Die Datei hat"), ("fr", "le fichier a changé")):
        code, wrong = run(longer, language)
        assert code == 2
        assert words in wrong
    assert batches(folder) == 2
    file.write_text(before, encoding="utf-8")
    assert run(longer)[0] == 0
    assert batches(folder) == 3


def test_a_bot_that_is_changed_while_it_plays_stops_the_study(tmp_path: Path) -> None:
    plan, file = own_plan(tmp_path, "file")
    signed = plan.signed()
    file.write_text(BOT.format(-1), encoding="utf-8")

    with pytest.raises(Malformed, match="has changed") as told:
        list(pooled([Part(0, signed, 0, 4)], 1))
    assert told.value.key == "bot-changed"


def test_a_study_of_an_older_version_without_fingerprints_goes_on(tmp_path: Path) -> None:
    plan, _ = own_plan(tmp_path, "file")
    unsigned = one_series(plan, 2)
    unsigned.series[0].plan.prints.clear()
    begin(tmp_path / "study", unsigned)

    assert begin(tmp_path / "study", one_series(plan, 2)).spec.prints() == plan.signed().prints
    assert len(plan.signed().prints) == 1
