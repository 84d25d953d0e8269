"""Golden tournaments: whole tournaments between bots, kept as files. A rule that changes shows here.

When a rule changes on purpose, and with it the game's revision, ``python -m tests.games.world_cup.test_golden`` writes
them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.bots.names import make
from anpfiff.core.replay import read, split, write
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.games import find
from anpfiff.games.world_cup import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.game import Setup

FOLDER = Path(__file__).parent / "golden"


class Recipe:
    """Which bots play what, and what must happen for the match to be worth keeping."""

    def __init__(
        self, edition: str, options: dict[str, Any], bots: list[str], is_wanted: Callable[[Table], bool]
    ) -> None:
        self.setup: Setup = GAME.agree(edition, options, len(bots))
        self.bots = bots
        self.is_wanted = is_wanted


def told(table: Table) -> set[str]:
    return {event.kind.name for ply, event in table.events}


def is_any(table: Table) -> bool:
    return table.is_over


def has_replay_of_a_group(table: Table) -> bool:
    return {"level", "replay", "champion"} <= told(table)


RECIPES = {
    "uruguay_1930": Recipe(
        "world_cup_1930", {}, ["greedy", "random", "greedy", "random"], lambda table: {"champion"} <= told(table)
    ),
    "uruguay_1930_replays": Recipe("world_cup_1930", {}, ["random"] * 3, has_replay_of_a_group),
    "uruguay_1930_named": Recipe(
        "world_cup_1930", {"for_the_record": True}, ["greedy", "greedy"], lambda table: {"named"} <= told(table)
    ),
    "uruguay_1930_nine_seats": Recipe(
        "world_cup_1930",
        {"replay_limit": 1, "final_pool_1930": "semi_discards", "beginner": "lot"},
        ["greedy", "random", "random"] * 3,
        lambda table: {"last_turns", "coin", "champion"} <= told(table),
    ),
    "korea_2002_two_seats": Recipe("world_cup_2002", {}, ["greedy", "random"], is_any),
    "korea_2002": Recipe(
        "world_cup_2002",
        {},
        ["greedy", "greedy", "random", "greedy", "random"],
        lambda table: {"shoot_out_won", "exchanged", "penalty_missed", "champion", "left"} <= told(table),
    ),
    "korea_2002_without_dice": Recipe(
        "world_cup_2002",
        {"modifier_dice": False, "deck": 91, "token_supply": "printed", "quarter_pile": "quarter_of_all"},
        ["greedy"] * 4,
        lambda table: {"coin", "champion"} <= told(table),
    ),
    "korea_2002_sixteen_seats": Recipe(
        "world_cup_2002",
        {"shootout_early_stop": False, "match_4_left": "winner_B"},
        ["greedy", "random"] * 8,
        lambda table: {"last_turns", "champion"} <= told(table),
    ),
}


def match(recipe: Recipe, seed: int) -> Table:
    """The whole match; the bots think with a stream of the same seed, fate has the other."""
    table = Table(GAME, recipe.setup, seed, recipe.bots)
    bots = [make(name, GAME) for name in recipe.bots]
    thoughts = seeded(seed, 1)
    while decisions := table.asks():
        decision = decisions[0]
        bot = bots[decision.seat]
        view = table.view(decision.seat) if bot.sees else None
        table.say(decision.seat, bot.choose(view, decision.role, decision.options, thoughts).notation)
    return table


@pytest.mark.parametrize("name", RECIPES)
def test_a_golden_match_proves_itself(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    table = read(text, find)
    _, body = split(text)

    assert body.result is not None
    assert table.is_over
    assert len(body.log) == table.ply
    assert RECIPES[name].is_wanted(table)


@pytest.mark.parametrize("name", RECIPES)
def test_the_same_bots_play_a_golden_match_again_to_the_letter(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    seed = read(text, find).seed

    assert seed is not None
    assert write(match(RECIPES[name], seed)) == text


def test_every_golden_match_has_its_recipe() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(RECIPES)


def main() -> None:
    """Write all golden matches anew, each with the first seed that gives what is wanted."""
    for name, recipe in RECIPES.items():
        table = next(table for table in (match(recipe, seed) for seed in range(1, 5000)) if recipe.is_wanted(table))
        (FOLDER / f"{name}.txt").write_text(write(table), encoding="utf-8")
        print(f"{name}: seed {table.seed}, {table.ply} plies, {table.result().as_data()}")  # noqa: T201 - a script prints


if __name__ == "__main__":
    main()
