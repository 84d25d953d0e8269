"""Bots of one's own: where ours lie, how to write one, and what comes of their matches."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from anpfiff.lab.batch import play_batch, read_batch
from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import simulate
from anpfiff.lab.tally import empty

if TYPE_CHECKING:
    from anpfiff.lab.tally import Tally

EXAMPLES = Path(__file__).parents[2] / "examples" / "own_bots"
COACH = f"{EXAMPLES / 'coach.py'}:Coach"


def tally_of(*bots: str, game: str = "finale", games: int = 6) -> Tally:
    """What comes of some matches that are played here."""
    plan = Plan(game, bots, games, seed=3)
    plan.check()
    tally = empty(bots)
    tally.add(read_batch(play_batch(plan, 0, games)))
    return tally


def studied(*bots: str, game: str = "finale", games: int = 6) -> Tally:
    """What comes of them in a study: bots of somebody's own play in processes below this one."""
    (tally,), is_whole = simulate([Plan(game, bots, games, seed=3)], 1, lambda _: None)
    assert is_whole
    return tally


def written(folder: Path, text: str, name: str = "mine.py") -> str:
    """A file with this text."""
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def program(folder: Path, text: str) -> str:
    """A program with this text, as a bot is named."""
    return f"cmd:{sys.executable} {written(folder, text, 'program.py')}"
