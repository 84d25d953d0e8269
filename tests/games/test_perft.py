"""Perft: exact numbers of lines from given positions of every game, in ``<game>/perft.toml``.

A rule that changes any option or outcome changes them. When that is on purpose, ``python -m tests.games.test_perft``
writes the counts anew.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.phase import STEP
from anpfiff.core.replay import read
from anpfiff.core.table import Table
from anpfiff.games import find
from tests.games.folder import TESTED
from tests.walk import perft

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

Position = dict[str, Any]


def file_of(game: Game) -> Path:
    """Where the positions of a game stand."""
    return Path(__file__).parent / game.key / "perft.toml"


def positions_of(game: Game) -> list[Position]:
    """The positions of a game, with their counts."""
    found: list[Position] = tomllib.loads(file_of(game).read_text(encoding="utf-8"))["position"]
    return found


ALL = [
    pytest.param(game, position, id=f"{game.key}: {position['name']}")
    for game in TESTED
    for position in positions_of(game)
]


def reach(game: Game, position: Position) -> State:
    """The state of a position: where a golden match first asks this, or after all that is said in `after`."""
    if "golden" in position:
        replay = file_of(game).parent / "golden" / f"{position['golden']}.txt"
        return as_it_asked(replay.read_text(encoding="utf-8"), position)
    setup = game.agree(position.get("edition"), position["options"], position.get("seats"))
    table = Table(game, setup, seed=None)
    for line in position["after"]:
        seat, _, notation = line.partition(": ")
        table.say(int(seat), notation)
    return table.state


def as_it_asked(replay: str, position: Position) -> State:
    """The first time, or the one that `time` says; -1 is the last."""
    whole = read(replay, find)
    table = Table(whole.game, whole.setup, seed=None)
    found: list[State] = []
    for entry in whole.log:
        if table.state.agenda[-1].key() == position["asks"]:
            found.append(table.state.clone())
        table.repeat([entry])
    return found[int(position.get("time", 0))]


@pytest.mark.parametrize(("game", "position"), ALL)
def test_so_many_lines_begin_at_a_position(game: Game, position: Position) -> None:
    s = reach(game, position)

    assert s.agenda[-1].key() == position["asks"]
    assert [perft(s, depth) for depth in range(1, 1 + len(position["counts"]))] == position["counts"]


@pytest.mark.parametrize("game", TESTED, ids=lambda game: game.key)
def test_positions_have_names_of_their_own(game: Game) -> None:
    positions = positions_of(game)

    assert len({position["name"] for position in positions}) == len(positions)


@pytest.mark.parametrize("game", TESTED, ids=lambda game: game.key)
def test_positions_show_every_kind_of_question_that_the_game_asks(game: Game) -> None:
    """Choices, sealed answers and fate, as far as it has them."""
    asked = {phase.kind for phase in game.phases.phases.values()} - {STEP}

    assert {reach(game, position).agenda[-1].kind for position in positions_of(game)} == asked


def main() -> None:
    """Write the counts of all games anew, to the same depths."""
    for game in TESTED:
        write(game)


def write(game: Game) -> None:
    """Write the counts of a game anew."""
    text = file_of(game).read_text(encoding="utf-8")
    for position in positions_of(game):
        s = reach(game, position)
        counts = [perft(s, depth) for depth in range(1, 1 + len(position["counts"]))]
        name = f"name = {json.dumps(position['name'], ensure_ascii=False)}\n"
        start = text.index("counts = ", text.index(name))
        end = text.index("\n", start)
        text = f"{text[:start]}counts = {counts}{text[end:]}"
    file_of(game).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
