"""Law 5: the log is the match. Setup plus log gives the state, always; a doctored log is found out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from anpfiff.testing.cases import every_game, pytest_generate_tests
from anpfiff.testing.laws.replays import *
from tests.walk import CASES, GAMES, Case

ROOT = Path(__file__).parents[2]


@every_game
def test_two_processes_with_one_seed_write_one_log(case: Case) -> None:
    """Nothing depends on the process: not on the order of sets, not on the clock, not on memory."""
    script = (
        "from tests.walk import CASES, played\n"
        "from anpfiff.core.replay import write\n"
        f"for case in CASES:\n    if case.game.key == {case.game.key!r}:\n"
        "        print(write(played(case, 2026)))\n"
    )
    texts = []
    for hash_seed in ("1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        texts.append(done.stdout)

    assert texts[0] == texts[1]
    assert texts[0].count("result ") >= len([other for other in CASES if other.game is case.game])
