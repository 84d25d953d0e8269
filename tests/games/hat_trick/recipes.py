"""Golden matches: which bots play what, and what must happen in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.hat_trick import GAME
from tests.games.recipe import Recipe, is_any, told

if TYPE_CHECKING:
    from anpfiff.core.table import Table


def is_the_publishers_first_round(table: Table) -> bool:
    """Number 5 steps up, the ball goes to number 7, and the other number 6 drops back and displaces number 11."""
    kinds = ["moved", "sideways"]
    first = [event.args() for ply, event in table.events if event.kind.name in kinds][:3]
    starter = next(event.args()["team"] for ply, event in table.events if event.kind.name == "tossed")
    other = "esp" if starter == "ita" else "ita"
    return first == [
        {"team": starter, "number": 5, "way": "forward"},
        {"team": starter, "number": 6, "other": 7},
        {"team": other, "number": 6, "way": "back"},
    ]


def has_a_dismissal_and_a_parry(table: Table) -> bool:
    return {"sent_off", "parried", "penalty", "shuffled"} <= told(table)


def goes_to_penalties(table: Table) -> bool:
    return {"extra_time", "shoot_out_won", "free_kick", "wasted"} <= told(table)


RECIPES: dict[str, Recipe] = {
    "publishers_first_round": Recipe(GAME, "english", {}, ["random", "random"], is_the_publishers_first_round),
    "regulars": Recipe(GAME, "english", {}, ["greedy", "greedy"], has_a_dismissal_and_a_parry),
    "german_rules": Recipe(GAME, "german", {"cards_between_halves": "clear_yellow"}, ["greedy", "greedy"], is_any),
    "friendly": Recipe(GAME, "friendly", {}, ["greedy", "random"], is_any),
    "nations": Recipe(GAME, "nations", {}, ["greedy", "greedy"], goes_to_penalties),
    "players": Recipe(
        GAME,
        "players",
        {},
        ["greedy", "random"],
        lambda table: {"used", "styled", "keeper_rose", "keeper_fell", "tackle_failed"} <= told(table),
    ),
    "players_with_everything": Recipe(
        GAME,
        "players_full",
        {"match_kind": "penalties_at_once", "keeper_demotion": "blank_only"},
        ["random", "random"],
        lambda table: {"corner", "substituted", "gained", "styled", "leapt", "fell_back", "captain"} <= told(table),
    ),
    "players_prevented": Recipe(
        GAME,
        "players_full",
        {},
        ["random", "random"],
        lambda table: {"prevented", "turned"} <= told(table),
    ),
    "teams_of_their_own": Recipe(
        GAME, "budget", {}, ["greedy", "random"], lambda table: {"found_style", "used", "styled"} <= told(table)
    ),
    "all_other_readings": Recipe(
        GAME,
        "nations",
        {
            "match_kind": "penalties_at_once",
            "move_duty": "must",
            "penalty_draw": "fixed_one",
            "half_end": "either_end",
            "failed_chance": "defender_first",
            "goalkick_side": "card_side",
            "cards_between_halves": "clear_yellow",
            "stalling": 1,
        },
        ["greedy", "random"],
        lambda table: {"goal_kick", "scored"} <= told(table),
    ),
}
