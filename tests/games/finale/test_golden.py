"""Golden matches: whole matches between bots, kept as files. A rule that changes shows here.

When a rule changes on purpose, and with it the game's revision, ``python -m tests.games.finale.test_golden`` writes
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
from anpfiff.games.finale import GAME

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


def said(table: Table) -> list[str]:
    return [entry.action.notation for entry in table.log]


def is_any(table: Table) -> bool:
    return table.is_over


RECIPES = {
    "first_match": Recipe(
        "de_revised",
        {"squads": "starter", "deck_mode": "starter"},
        ["greedy", "random"],
        lambda table: {"scored", "countered", "booked"} <= told(table),
    ),
    "de_revised": Recipe(
        "de_revised",
        {},
        ["greedy", "greedy"],
        lambda table: {"scored", "countered", "substituted", "exchanged", "injured"} <= told(table),
    ),
    "fr_first": Recipe(
        "fr_first", {}, ["greedy", "random"], lambda table: {"scored", "sent_off", "extra_time"} <= told(table)
    ),
    "own_squads_free_choice": Recipe(
        "de_revised",
        {"deck_mode": "free_choice"},
        ["random", "random"],
        lambda table: said(table).count("squad own") == 2,
    ),
    "shoot_out": Recipe(
        "de_revised",
        {"tie_after_90": "extra_time_and_shootout"},
        ["greedy", "random"],
        lambda table: table.result().reason == "shoot_out",
    ),
    "shoot_out_second_series": Recipe(
        "fr_first",
        {"shootout_pool": "on_pitch_and_bench"},
        ["random", "greedy"],
        lambda table: len([line for line in said(table) if line.startswith("kick ")]) > 10,
    ),
    "cup_tie": Recipe("de_revised", {"format": "cup_tie"}, ["greedy", "random"], lambda table: "leg" in told(table)),
    "cup_tie_away_goals": Recipe(
        "de_revised",
        {"format": "cup_tie", "cup_away_goals": True, "cup_new_squad_per_leg": False, "deck_mode": "free_choice"},
        ["random", "random"],
        lambda table: table.result().reason == "away_goals",
    ),
    "cup_of_four": Recipe("de_revised", {"format": "cup"}, ["greedy", "random", "greedy", "random"], is_any),
    "cup_of_three": Recipe("fr_first", {"format": "cup", "squads": "starter"}, ["greedy", "random", "random"], is_any),
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
