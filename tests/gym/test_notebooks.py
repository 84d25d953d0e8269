"""The notebooks run from the first cell to the last, with few matches; and whoever cites us cites this version."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import anpfiff

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
FEW = {"balance_of_finale": 20, "a_bot_in_20_lines": 10, "learning_to_beat_random": 150}


def code_of(file: Path) -> list[str]:
    """The code cells, in their order."""
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: str(file.stem))
def test_a_notebook_runs_from_the_first_cell_to_the_last(file: Path) -> None:
    first, *rest = code_of(file)
    few = re.sub(r"MATCHES = \d+", f"MATCHES = {FEW[file.stem]}", first)
    assert few != first
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in [few, *rest]:
        exec(compile(cell, str(file), "exec"), names)


def test_a_notebook_keeps_no_output() -> None:
    for file in NOTEBOOKS:
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        assert not any(cell.get("outputs") for cell in cells)


def test_a_bot_has_no_more_than_twenty_lines() -> None:
    cell = code_of(ROOT / "examples" / "notebooks" / "a_bot_in_20_lines.ipynb")[1]
    assert len(cell.splitlines()) <= 22  # with the line that imports us, and the one after it


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {anpfiff.__version__}\n" in text
