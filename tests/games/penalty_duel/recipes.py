"""Golden matches: which bots play what, and what must happen in it."""

from __future__ import annotations

from anpfiff.games.penalty_duel import GAME
from tests.games.recipe import Recipe, told

RECIPES: dict[str, Recipe] = {
    "shoot_out": Recipe(
        GAME, "shoot_out", {}, ["greedy", "random"], lambda table: {"scored", "saved", "rolled"} <= told(table)
    ),
    "sudden_death": Recipe(
        GAME, "short", {}, ["random", "random"], lambda table: table.result().reason == "sudden_death"
    ),
}
