"""Whole matches between bots, without a table: as fast as the engine goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.core.chair import look
from anpfiff.core.phase import CHANCE, CHOICE
from anpfiff.core.referee import advance, fall, first_waiting, play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.bot import Bot
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


@final
class Count:
    """How much was asked: of seats, and of fate."""

    __slots__ = ("decisions", "fates")

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.fates: i64 = 0


def play_out(s: State, bots: list[Bot], fate: Rng, thoughts: Rng, count: Count) -> None:
    """Play a state to its end; bot k sits at seat k and sees only what its chair may see."""
    advance(s)
    agenda = s.agenda
    while agenda:
        phase = agenda[-1]
        if phase.kind == CHANCE:
            count.fates += 1
            fall(s, phase.outcomes(s).pick(fate))
            continue
        role: i64 = phase.role if phase.kind == CHOICE else first_waiting(s, phase)
        seat: i64 = s.roles[role]
        bot = bots[seat]
        view = look(s, seat) if bot.sees else None
        count.decisions += 1
        play(s, role, bot.choose(view, role, phase.options(s, role), thoughts))
        agenda = s.agenda
