"""Perft: exact numbers of lines from given positions. A rule that changes any option or outcome changes them.

When a rule changes on purpose, ``python -m tests.games.world_cup.test_perft`` writes the counts anew.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.replay import read
from anpfiff.core.table import Table
from anpfiff.games import find
from anpfiff.games.world_cup import GAME
from tests.walk import perft

if TYPE_CHECKING:
    from anpfiff.core.state import State

FILE = Path(__file__).parent / "perft.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]


def reach(position: dict[str, Any]) -> State:
    """The state of a position: where a golden match first asks this, or after all that is said in `after`."""
    if "golden" in position:
        return as_it_asked((FILE.parent / "golden" / f"{position['golden']}.txt").read_text(encoding="utf-8"), position)
    setup = GAME.agree(position.get("edition"), position["options"], position.get("seats"))
    table = Table(GAME, setup, seed=None)
    for line in position["after"]:
        seat, _, notation = line.partition(": ")
        table.say(int(seat), notation)
    return table.state


def as_it_asked(replay: str, position: dict[str, Any]) -> State:
    """The first time, or the one that `time` says; -1 is the last."""
    whole = read(replay, find)
    table = Table(GAME, whole.setup, seed=None)
    found: list[State] = []
    for entry in whole.log:
        if table.state.agenda[-1].key() == position["asks"]:
            found.append(table.state.clone())
        table.repeat([entry])
    return found[int(position.get("time", 0))]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_so_many_lines_begin_at_a_position(position: dict[str, Any]) -> None:
    s = reach(position)

    assert s.agenda[-1].key() == position["asks"]
    assert [perft(s, depth) for depth in range(1, 1 + len(position["counts"]))] == position["counts"]


def test_positions_have_names_of_their_own() -> None:
    assert len({position["name"] for position in POSITIONS}) == len(POSITIONS) >= 5


def main() -> None:
    """Write the counts anew, to the same depths."""
    text = FILE.read_text(encoding="utf-8")
    for position in POSITIONS:
        s = reach(position)
        counts = [perft(s, depth) for depth in range(1, 1 + len(position["counts"]))]
        name = f"name = {json.dumps(position['name'], ensure_ascii=False)}\n"
        start = text.index("counts = ", text.index(name))
        end = text.index("\n", start)
        text = f"{text[:start]}counts = {counts}{text[end:]}"
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
