"""A match is played once for all its laws; a law that fails is named, and the others go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAWS = """
from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.law import match_law, node_law
from anpfiff.testing.laws.matches import *
from tests.core.toy import TOY

GAMES = [TOY]


@node_law(seed=2)
async def broken_at_the_third_node(walk):
    async for s in walk.nodes():
        assert walk.ply < 3


@node_law(seed=2)
async def broken_at_the_end(walk):
    nodes = [s async for s in walk.nodes()]
    assert not nodes


@match_law
def broken_in_a_match(case):
    raise ValueError("broken")
"""


def judged(tmp_path: Path, **env: str) -> tuple[int, str]:
    """The exit status and the output of pytest on these laws."""
    (tmp_path / "test_broken.py").write_text(LAWS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "-c", str(ROOT / "pyproject.toml")]
    done = subprocess.run(
        [*command, f"--rootdir={tmp_path}", "-k", "toy", str(tmp_path)],
        cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout


def test_each_broken_law_is_named_with_seed_and_ply_and_how_to_try_just_that(tmp_path: Path) -> None:
    code, said = judged(tmp_path)

    assert code == 1
    assert "[broken_at_the_third_node] (seed=2, ply=3)" in said
    assert "[broken_at_the_end] (seed=2, ply=" in said
    assert "[broken_in_a_match]" in said
    assert "ANPFIFF_LAW=broken_in_a_match python -m pytest" in said
    assert "seed=1" not in said


def test_one_law_can_be_tried_alone(tmp_path: Path) -> None:
    code, said = judged(tmp_path, ANPFIFF_LAW="broken_at_the_end")

    assert code == 1
    assert "broken_at_the_end" in said
    assert "broken_at_the_third_node" not in said
    assert judged(tmp_path, ANPFIFF_LAW="every_legal_run_is_reached_in_any_order")[0] == 0
