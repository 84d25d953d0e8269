"""Golden tournaments: which bots play what, and what must happen in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.world_cup import GAME
from tests.games.recipe import Recipe, is_any, told

if TYPE_CHECKING:
    from anpfiff.core.table import Table


def has_replay_of_a_group(table: Table) -> bool:
    return {"level", "replay", "champion"} <= told(table)


def has_lot_before_the_final(table: Table) -> bool:
    """So that something is still to come after it."""
    kinds = [event.kind.name for ply, event in table.events]
    return {"last_turns", "coin", "champion"} <= set(kinds) and kinds.index("coin") < len(kinds) - kinds[::-1].index(
        "stage"
    )


RECIPES: dict[str, Recipe] = {
    "uruguay_1930": Recipe(
        GAME, "world_cup_1930", {}, ["greedy", "random", "greedy", "random"], lambda table: {"champion"} <= told(table)
    ),
    "uruguay_1930_replays": Recipe(GAME, "world_cup_1930", {}, ["random"] * 3, has_replay_of_a_group),
    "uruguay_1930_named": Recipe(
        GAME,
        "world_cup_1930",
        {"final_pool_1930": "semi_discards"},
        ["random", "random"],
        lambda table: {"won", "named", "champion"} <= told(table),
    ),
    "uruguay_1930_nine_seats": Recipe(
        GAME,
        "world_cup_1930",
        {"replay_limit": 1, "final_pool_1930": "semi_discards", "beginner": "lot"},
        ["greedy", "random", "random"] * 3,
        has_lot_before_the_final,
    ),
    "korea_2002_two_seats": Recipe(GAME, "world_cup_2002", {}, ["greedy", "random"], is_any),
    "korea_2002": Recipe(
        GAME,
        "world_cup_2002",
        {},
        ["greedy", "greedy", "random", "greedy", "random"],
        lambda table: {"shoot_out_won", "exchanged", "penalty_missed", "champion", "left"} <= told(table),
    ),
    "korea_2002_without_dice": Recipe(
        GAME,
        "world_cup_2002",
        {"modifier_dice": False, "deck": 91, "token_supply": "printed", "quarter_pile": "quarter_of_all"},
        ["greedy"] * 4,
        lambda table: {"coin", "champion"} <= told(table),
    ),
    "korea_2002_sixteen_seats": Recipe(
        GAME,
        "world_cup_2002",
        {"shootout_early_stop": False, "match_4_left": "winner_B"},
        ["greedy", "random"] * 8,
        lambda table: {"last_turns", "champion"} <= told(table),
    ),
}
