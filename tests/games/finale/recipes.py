"""Golden matches: which bots play what, and what must happen in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.finale import GAME
from tests.games.recipe import Recipe, is_any, told

if TYPE_CHECKING:
    from anpfiff.core.table import Table


def said(table: Table) -> list[str]:
    return [entry.action.notation for entry in table.log]


RECIPES: dict[str, Recipe] = {
    "first_match": Recipe(
        GAME,
        "de_revised",
        {"squads": "starter", "deck_mode": "starter"},
        ["greedy", "random"],
        lambda table: {"scored", "countered", "booked"} <= told(table),
    ),
    "de_revised": Recipe(
        GAME,
        "de_revised",
        {},
        ["greedy", "greedy"],
        lambda table: {"scored", "countered", "substituted", "exchanged", "injured"} <= told(table),
    ),
    "fr_first": Recipe(
        GAME, "fr_first", {}, ["greedy", "random"], lambda table: {"scored", "sent_off", "extra_time"} <= told(table)
    ),
    "fr_first_left_empty": Recipe(
        GAME,
        "fr_first",
        {},
        ["random", "random"],
        lambda table: {"leave_empty", "squad marked"} <= set(said(table)),
    ),
    "own_squads_free_choice": Recipe(
        GAME,
        "de_revised",
        {"deck_mode": "free_choice"},
        ["random", "random"],
        lambda table: said(table).count("squad own") == 2,
    ),
    "shoot_out": Recipe(
        GAME,
        "de_revised",
        {"tie_after_90": "extra_time_and_shootout"},
        ["greedy", "random"],
        lambda table: table.result().reason == "shoot_out",
    ),
    "shoot_out_second_series": Recipe(
        GAME,
        "fr_first",
        {"shootout_pool": "on_pitch_and_bench"},
        ["random", "greedy"],
        lambda table: len([line for line in said(table) if line.startswith("kick ")]) > 10,
    ),
    "cup_tie": Recipe(
        GAME, "de_revised", {"format": "cup_tie"}, ["greedy", "random"], lambda table: "leg" in told(table)
    ),
    "cup_tie_away_goals": Recipe(
        GAME,
        "de_revised",
        {"format": "cup_tie", "cup_away_goals": True, "cup_new_squad_per_leg": False, "deck_mode": "free_choice"},
        ["random", "random"],
        lambda table: table.result().reason == "away_goals",
    ),
    "cup_of_four": Recipe(GAME, "de_revised", {"format": "cup"}, ["greedy", "random", "greedy", "random"], is_any),
    "cup_of_three": Recipe(
        GAME, "fr_first", {"format": "cup", "squads": "starter"}, ["greedy", "random", "random"], is_any
    ),
}
