"""Data sets of a study: every decision or every replay, the same bytes whoever wrote them, nothing written twice."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import anpfiff
from anpfiff.cli.main import app
from anpfiff.errors import Unknown
from anpfiff.games import OURS, find
from anpfiff.lab.data_sets import COLUMNS, write_data
from anpfiff.lab.plan import Plan
from tests.lab.kit import contents, played

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan("penalty_duel", ("random", "greedy"), 7, seed=4, keep="decisions")


def rows(folder: Path) -> list[dict[str, Any]]:
    """All rows of a data set, from its JSON lines."""
    texts = [gzip.decompress(file.read_bytes()) for file in sorted(folder.glob("*.jsonl.gz"))]
    return [json.loads(line) for text in texts for line in text.splitlines()]


@pytest.mark.parametrize("game", OURS.names())
def test_a_decision_has_what_its_seat_saw_what_it_could_say_and_what_it_said(tmp_path: Path, game: str) -> None:
    seats = find(game).agree().seats
    plan = replace(PLAN, game=game, bots=("random",) * seats, games=2)
    study = played(tmp_path / "study", plan, 1, 5)
    write_data(study, 1)
    found = rows(tmp_path / "study" / "decisions")
    records = [record for _, batch in study.finished() for record in batch.records]

    assert len(found) == sum(record.decisions for record in records)
    for row in found:
        assert list(row) == list(COLUMNS["decisions"])
        assert row["chosen"] in row["options"]
        assert row["view"]["roles"][row["role"]] == row["seat"]
        assert row["seed"] == records[row["match"]].seed
    assert [row["number"] for row in found if row["match"] == 1] == list(range(records[1].decisions))
    assert all(0.0 <= row["worth"] <= 1.0 for row in found)


def test_a_replay_of_a_data_set_proves_itself(tmp_path: Path) -> None:
    study = played(tmp_path / "study", replace(PLAN, keep="replays"), 1, 5)
    write_data(study, 1)
    found = rows(tmp_path / "study" / "replays")

    assert [row["match"] for row in found] == list(range(7))
    for row in found:
        assert anpfiff.verify_replay(row["replay"]) is None
        assert json.loads(row["replay"].splitlines()[-1].removeprefix("result "))["score"] == row["score"]


def test_parquet_holds_the_same_rows_and_says_where_they_come_from(tmp_path: Path) -> None:
    study = played(tmp_path / "study", PLAN, 1, 5)
    write_data(study, 1)
    folder = tmp_path / "study" / "decisions"
    tables = [parquet.read_table(file) for file in sorted(folder.glob("*.parquet"))]
    told = [row | {"view": json.loads(row["view"])} for table in tables for row in table.to_pylist()]

    assert told == rows(folder)
    about = json.loads(tables[0].schema.metadata[b"anpfiff"])
    assert about == json.loads((folder / "about.json").read_text(encoding="utf-8"))
    assert (about["game"], about["seed"], about["version"]) == ("penalty_duel", 4, anpfiff.__version__)
    assert about["revision"] == find("penalty_duel").revision
    assert about["plan"]["series"][0]["plan"]["bots"] == ["random", "greedy"]
    assert list(about["columns"]) == list(COLUMNS["decisions"])


def test_it_goes_on_where_it_was_stopped_and_writes_nothing_twice(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", PLAN, 1, 2)
    write_data(whole, 2)
    study = played(tmp_path / "study", PLAN, 1, 2)
    write_data(study, 1)
    lost = sorted((study.folder / "decisions").glob("*.jsonl.gz"))[1]
    lost.unlink()

    assert write_data(study, 1) == [lost]
    assert write_data(study, 1) == []
    assert contents(study.folder) == contents(whole.folder)


def test_a_longer_study_adds_to_its_data_set_and_holds_no_match_twice(tmp_path: Path) -> None:
    study = played(tmp_path / "study", PLAN, 1, 5)
    write_data(study, 1)
    longer = played(tmp_path / "study", replace(PLAN, games=12), 1, 5)
    write_data(longer, 1)
    found = rows(tmp_path / "study" / "decisions")

    assert sorted({row["match"] for row in found}) == list(range(12))
    assert len({(row["match"], row["number"]) for row in found}) == len(found)


def test_a_match_that_was_forfeited_is_kept_as_far_as_it_went(tmp_path: Path) -> None:
    bot = tmp_path / "faulty.py"
    method = "    def choose(self, view, role, options, rng):\n        return 'x'\n"
    bot.write_text(f"import anpfiff\n\n\nclass Faulty(anpfiff.Bot):\n{method}", encoding="utf-8")
    plan = replace(PLAN, bots=("random", f"{bot}:Faulty"), games=2, keep="replays")
    study = played(tmp_path / "study", plan, 1, 5)
    write_data(study, 1)

    for row in rows(tmp_path / "study" / "replays"):
        assert row["reason"] == "forfeit"
        assert anpfiff.verify_replay(row["replay"]) == "the match is not over, or the file is cut off"


def test_the_command_line_keeps_a_data_set_and_refuses_what_there_is_not(tmp_path: Path) -> None:
    said = ["penalty_duel", "--games", "3", "--seed", "1", "--workers", "1", "--lang", "en"]
    out = tmp_path / "study"
    done = CliRunner().invoke(app, ["simulate", *said, "--out", str(out), "--keep", "replays"])
    arena = CliRunner().invoke(app, ["arena", *said, "--out", str(tmp_path / "arena"), "--keep", "decisions"])

    assert (done.exit_code, arena.exit_code) == (0, 0)
    assert "about.json says what is in it" in done.stderr
    assert len(rows(out / "replays")) == 3
    assert {row["series"] for row in rows(tmp_path / "arena" / "decisions")} == {"random : greedy"}
    with pytest.raises(Unknown, match="no data set 'films'"):
        replace(PLAN, keep="films").check()
