"""Golden cups: which bots play what, and what must happen in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.fussball_fieber import GAME
from tests.games.recipe import Recipe, told

if TYPE_CHECKING:
    from anpfiff.core.table import Table


def has_aimed_and_strengthened(table: Table) -> bool:
    return "strengthened" in told(table) and any(entry.action.notation.startswith("aim ") for entry in table.log)


RECIPES: dict[str, Recipe] = {
    "two_coaches": Recipe(
        GAME, "de_2014", {}, ["greedy", "random"], lambda table: {"reacted", "exchanged"} <= told(table)
    ),
    "three_coaches": Recipe(
        GAME,
        "de_2014",
        {"start_player": "fewest_points"},
        ["greedy", "random", "greedy"],
        lambda table: "level" in told(table),
    ),
    "shared_win": Recipe(GAME, "de_2014", {}, ["greedy"] * 4, lambda table: len(table.result().places[0]) > 1),
    "contested_team": Recipe(GAME, "de_2014", {}, ["random"] * 4, lambda table: "contested" in told(table)),
    "any_team": Recipe(
        GAME,
        "de_2014",
        {"targets": "any_team", "joker_value": 2, "choreography_per_chant": 3, "score_cap": 5},
        ["random", "random", "random"],
        has_aimed_and_strengthened,
    ),
    "long_game_of_two": Recipe(
        GAME, "de_2014_long", {}, ["greedy", "greedy"], lambda table: {"semi_final", "fill_in"} <= told(table)
    ),
    "nobody_through": Recipe(
        GAME,
        "de_2014_long",
        {"group_tie_unresolved": "lot"},
        ["greedy", "random"],
        lambda table: table.result().reason == "group_best" and "quarter_final" in told(table),
    ),
    "final_of_three": Recipe(
        GAME,
        "de_2014_long",
        {"start_player": "random_each_match"},
        ["greedy", "greedy", "greedy"],
        lambda table: {"final", "lot_won"} <= told(table),
    ),
    "final_of_four": Recipe(
        GAME, "de_2014_long", {}, ["greedy"] * 4, lambda table: {"final", "reshuffled", "dropped"} <= told(table)
    ),
    "level_final": Recipe(
        GAME, "de_2014_long", {}, ["greedy"] * 4, lambda table: table.result().reason == "level_final"
    ),
}
