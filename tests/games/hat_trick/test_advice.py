"""What the greedy bot is told in Hat-Trick: it must never play for ever."""

from __future__ import annotations

from typing import Final

from anpfiff.bots.simple import GreedyBot
from anpfiff.core.chair import look
from anpfiff.core.phase import CHANCE, CHOICE
from anpfiff.core.referee import advance, fall, first_waiting, play
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.lab.plan import Plan

GAME: Final = find("hat_trick")
MOST: Final = 3000
"""Decisions of a match; 200 matches of the plan below have 401 to 721."""


def decisions_of(plan: Plan, match: int) -> int:
    """How many decisions two greedy bots make in one match of a plan, up to far too many."""
    s, bot, seed = GAME.lay(plan.setup()), GreedyBot(GAME.advice()), plan.match_seed(match)
    fate, thoughts, made = seeded(seed, 0), seeded(seed, 1), 0
    advance(s)
    while s.agenda and made < MOST:
        phase = s.agenda[-1]
        if phase.kind == CHANCE:
            fall(s, phase.outcomes(s).pick(fate))
            continue
        role = phase.role if phase.kind == CHOICE else first_waiting(s, phase)
        play(s, role, bot.choose(look(s, s.roles[role]), role, phase.options(s, role), thoughts))
        made += 1
    return made


def test_a_shoot_out_between_two_greedy_bots_comes_to_an_end() -> None:
    """A goalkeeper who always dives the same way holds nothing from one who always aims elsewhere: it was 1254:1255."""
    plan = Plan("hat_trick", ("greedy", "greedy"), 200, 1, "players_full", {"match_kind": "penalties_at_once"})
    for match in (50, 95, 120):
        assert decisions_of(plan, match) < MOST
