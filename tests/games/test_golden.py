"""Golden matches: whole matches between bots, kept as files in ``<game>/golden``. A rule that changes shows here.

When a rule changes on purpose, and with it the game's revision, ``python -m tests.games.test_golden GAME`` writes those
of the game anew.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from anpfiff.bots.match import play_on
from anpfiff.bots.names import make
from anpfiff.core.replay import read, split, write
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.games import find
from tests.games.folder import TESTED

if TYPE_CHECKING:
    from tests.games.recipe import Recipe


def folder_of(key: str) -> Path:
    """Where the golden matches of a game lie."""
    return Path(__file__).parent / key / "golden"


def recipes_of(key: str) -> dict[str, Recipe]:
    """The recipes of a game, by the names of their files."""
    found: dict[str, Recipe] = import_module(f"tests.games.{key}.recipes").RECIPES
    return found


KEYS = [game.key for game in TESTED]
ALL = [pytest.param(key, name, id=f"{key}: {name}") for key in KEYS for name in recipes_of(key)]


def match(recipe: Recipe, seed: int) -> Table:
    """The whole match; the bots think with a stream of the same seed, fate has the other."""
    table = Table(recipe.game, recipe.setup, seed, recipe.bots)
    bots = {seat: make(name, recipe.game) for seat, name in enumerate(recipe.bots)}
    play_on(table, bots, seeded(seed, 1))
    return table


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_golden_match_proves_itself(key: str, name: str) -> None:
    text = (folder_of(key) / f"{name}.txt").read_text(encoding="utf-8")
    table = read(text, find)
    _, body = split(text)

    assert body.result is not None
    assert table.is_over
    assert len(body.log) == table.ply
    assert recipes_of(key)[name].is_wanted(table)


@pytest.mark.parametrize("key", KEYS)
def test_every_event_is_told_in_a_golden_match_or_in_the_test_of_its_rule(key: str) -> None:
    golden = [read(path.read_text(encoding="utf-8"), find) for path in folder_of(key).glob("*.txt")]
    told = {event.kind.name for table in golden for _, event in table.events}
    rules = "".join(path.read_text(encoding="utf-8") for path in folder_of(key).parent.glob("test_*.py"))

    assert told
    assert [name for name in find(key).events.kinds if name not in told and f'"{name}"' not in rules] == []


@pytest.mark.parametrize(("key", "name"), ALL)
def test_the_same_bots_play_a_golden_match_again_to_the_letter(key: str, name: str) -> None:
    text = (folder_of(key) / f"{name}.txt").read_text(encoding="utf-8")
    seed = read(text, find).seed

    assert seed is not None
    assert write(match(recipes_of(key)[name], seed)) == text


@pytest.mark.parametrize("key", KEYS)
def test_every_golden_match_has_its_recipe(key: str) -> None:
    assert sorted(path.stem for path in folder_of(key).iterdir()) == sorted(recipes_of(key))


def main(key: str) -> None:
    """Write all golden matches of a game anew, each with the first seed that gives what is wanted."""
    for name, recipe in recipes_of(key).items():
        table = next(table for table in (match(recipe, seed) for seed in range(1, 5000)) if recipe.is_wanted(table))
        (folder_of(key) / f"{name}.txt").write_text(write(table), encoding="utf-8")
        print(f"{name}: seed {table.seed}, {table.ply} plies, {table.result().as_data()}")  # noqa: T201 - a script prints


if __name__ == "__main__":
    main(sys.argv[1])
