"""docs/learning.md leads from an installation to a bot that has learned: its file is run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from anpfiff.bots.own import check_own
from anpfiff.errors import Unknown
from anpfiff.games import find
from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import simulate

DOCS = Path(__file__).parents[2] / "docs" / "learning.md"


@pytest.fixture
def learner(tmp_path: Path) -> Path:
    """The file that the page says to keep."""
    [text] = re.findall(r"```python\n(\"\"\"It learns.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    found = tmp_path / "learner.py"
    found.write_text(text, encoding="utf-8")
    return found


def test_the_bot_of_the_page_learns_to_beat_chance_and_plays_by_its_name(learner: Path) -> None:
    subprocess.run([sys.executable, learner, "finale", "150"], check=True)

    (tally,), _ = simulate([Plan("finale", (f"{learner}:Learner", "random"), 30, seed=3)], 1, lambda _: None)

    assert not tally.forfeits
    assert tally.wins[0] > 2 * tally.wins[1]


def test_it_is_no_bot_for_a_game_it_has_not_learned(learner: Path) -> None:
    with pytest.raises(Unknown, match="hat_trick"):
        check_own(f"{learner}:Learner", find("hat_trick"), find("hat_trick").agree())
