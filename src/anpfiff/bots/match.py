"""Matches between bots: at a table with its log, or on a bare state, as fast as the engine goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.core.chair import look
from anpfiff.core.phase import CHANCE, CHOICE
from anpfiff.core.referee import advance, fall, first_waiting, play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.bot import Bot
    from anpfiff.core.action import Action
    from anpfiff.core.log import Decision
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State
    from anpfiff.core.table import Table


def answer(table: Table, decision: Decision, bot: Bot, thoughts: Rng) -> Action:
    """What a bot says to a decision at a table; it sees only what its chair may see."""
    view = table.view(decision.seat) if bot.needs_view else None
    return bot.choose(view, decision.role, decision.options, thoughts)


def first_for(bots: dict[int, Bot], decisions: list[Decision]) -> Decision | None:
    """The first of these decisions that one of the bots is asked for."""
    for decision in decisions:
        if decision.seat in bots:
            return decision
    return None


def play_on(table: Table, bots: dict[int, Bot], thoughts: Rng) -> None:
    """Bots answer for their seats, until only others are asked or the match is over."""
    while True:
        decision = first_for(bots, table.asks())
        if decision is None:
            return
        table.say(decision.seat, answer(table, decision, bots[decision.seat], thoughts))


@final
class Count:
    """How much was asked: of seats, and of fate."""

    __slots__ = ("decisions", "fates")

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.fates: i64 = 0


def asked(s: State, phase: AnyPhase) -> i64:
    """The role that answers next; of several that are asked at once the first."""
    return phase.role if phase.kind == CHOICE else first_waiting(s, phase)


def choose(s: State, role: i64, bot: Bot, thoughts: Rng) -> Action:
    """What a bot says as this role on a bare state; it sees only what its chair may see."""
    view = look(s, s.roles[role]) if bot.needs_view else None
    return bot.choose(view, role, s.agenda[-1].options(s, role), thoughts)


def play_out(s: State, bots: list[Bot], fate: Rng, thoughts: Rng, count: Count) -> None:
    """Play a state to its end; bot k sits at seat k. There is no log and nobody is told anything: this is for speed."""
    advance(s)
    agenda = s.agenda
    while agenda:
        phase = agenda[-1]
        if phase.kind == CHANCE:
            count.fates += 1
            fall(s, phase.outcomes(s).pick(fate))
            continue
        role: i64 = asked(s, phase)
        count.decisions += 1
        play(s, role, choose(s, role, bots[s.roles[role]], thoughts))
        agenda = s.agenda
