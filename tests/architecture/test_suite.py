"""`make test` says what each part takes, and which tests pass only when they are tried again."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tools import mutants, suite

if TYPE_CHECKING:
    from pathlib import Path


LUCK = """
from pathlib import Path

import pytest

SEEN = Path(__file__).parent


@pytest.mark.parametrize("name", [{names}])
def test_passes_the_second_time(name):
    seen = SEEN / name
    was_here = seen.exists()
    seen.touch()
    assert was_here


def test_always_passes():
    pass
"""


def run(folder: Path, names: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run tests of which these pass only the second time."""
    monkeypatch.setattr(suite, "AGAIN", folder / "again.txt")
    monkeypatch.setattr(suite, "TIMES", folder / "times.txt")
    monkeypatch.chdir(folder)
    (folder / "test_luck.py").write_text(LUCK.replace("{names}", names), encoding="utf-8")
    return suite.run_pytest(["-q", "-n", "1", "--dist", "worksteal", "-p", "no:schemathesis", str(folder)])


def test_a_test_that_passes_only_when_tried_again_is_named_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "'one', 'two'", monkeypatch) == 0
    assert len(suite.lines(suite.AGAIN)) == 2
    suite.note(suite.TIMES, "page 75")
    assert suite.summary() == 0

    said = capfd.readouterr().out
    assert "page" in said
    assert "1:15" in said
    assert "2 passed only when tried again" in said
    assert "test_passes_the_second_time[two]" in said

    suite.note(suite.AGAIN, "a third one")
    assert suite.summary() == 1


def test_three_failures_are_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(tmp_path, "'one', 'two', 'three'", monkeypatch) == 1
    assert suite.lines(suite.AGAIN) == []


def test_a_part_that_fails_ends_the_suite_and_its_time_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "TIMES", tmp_path / "times.txt")

    assert suite.timed("wheels", [sys.executable, "-c", "raise SystemExit(3)"]) == 3
    assert suite.lines(suite.TIMES)[0].startswith("wheels ")


def test_what_cannot_be_done_is_explained() -> None:
    said = subprocess.run(
        [sys.executable, suite.__file__, "nonsense"], env=os.environ, capture_output=True, text=True, check=False
    )
    assert said.returncode == 1
    assert "summary" in said.stderr


@pytest.mark.parametrize("mutant", mutants.listed([]), ids=lambda mutant: mutant.name)
def test_a_mutant_can_be_made_and_its_tests_are_there(mutant: mutants.Mutant) -> None:
    """Whether they catch it, `make mutants` says."""
    is_client = mutant.tests.startswith(mutants.CLIENT)
    named = [word.partition("::")[0] for word in mutant.tests.split() if word.startswith(("tests/", "src/"))]

    assert (mutants.ROOT / mutant.file).read_text(encoding="utf-8").count(mutant.old) == 1
    assert named
    assert all((mutants.ROOT / ("client" if is_client else "") / name).exists() for name in named)
