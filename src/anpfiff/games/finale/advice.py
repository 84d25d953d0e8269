"""Advice for simple bots: a quick score for every option, from what the seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.advice import Advice
from anpfiff.core.pile import each
from anpfiff.games.finale.actions import (
    COLOUR,
    EXCHANGE,
    FIELD,
    KEEPER,
    KICK,
    LEAVE_EMPTY,
    NOBODY,
    OFF,
    ON,
    PICK,
    REFILL,
    SQUAD_STARTER,
    TACTIC,
    WAIT,
)
from anpfiff.games.finale.cards import INJURY, RED, YELLOW
from anpfiff.games.finale.reasons import CLAUSES, reason_for
from anpfiff.games.finale.rules.mishaps import keepers
from anpfiff.games.finale.rules.period import NewTactic
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Clause, Reason
    from anpfiff.core.state import State
    from anpfiff.games.finale.side import Side


class FinaleAdvice(Advice):
    """Plays strong cards for the right to attack, weak ones for later attacks, and fields whoever is strong now."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        """One number per option."""
        assert isinstance(view, Match)
        return [score(view, role, action) for action in options]

    def reason(
        self, view: State, role: i64, options: list[Action], scores: list[float], said: list[Action]
    ) -> Reason | None:
        """What speaks for an answer, if it can be told."""
        assert isinstance(view, Match)
        return reason_for(view, role, options, scores, said)

    def clauses(self) -> list[Clause]:
        """Everything that `reason` may tell."""
        return CLAUSES


def score(s: Match, role: i64, action: Action) -> float:
    """What an option seems to be worth."""
    side = s.sides[role]
    verb = action.verb
    if verb is FIELD:
        return fielding(side, action.value)
    if verb is TACTIC:
        strength = float(s.book.tactics.strength[action.value])
        return -strength if isinstance(s.agenda[-1], NewTactic) else strength
    if verb is EXCHANGE:
        return 1.5 - float(s.book.tactics.strength[action.value])
    if verb is ON or verb is REFILL or verb is KEEPER:
        return average(side, action.value)
    if verb is OFF:
        return substitution(side, action.value)
    if verb is KICK:
        return float(s.book.clubs[side.team].strength[4 * action.value])
    if verb is PICK:
        return average(side, action.value) / 4.0 - float(s.book.clubs[side.team].value[action.value]) / 8.0
    if verb is COLOUR:
        return -float(action.value)
    if action is SQUAD_STARTER:
        return 1.0
    return -1.0 if action is NOBODY or action is WAIT or action is LEAVE_EMPTY else 0.0


def fielding(side: Side, man: i64) -> float:
    """A man is worth his balls now, a little for those that come up next, and less if a symbol shows."""
    club = side.book.clubs[side.team]
    turns: i64 = side.turns(man)
    now = float(club.strength[4 * man + turns])
    following = float(club.strength[4 * man + (turns + 1) % 4])
    symbol: i64 = club.corner[4 * man + turns]
    risk = 0.0
    if symbol == RED:
        risk = 0.4
    elif symbol == INJURY:
        risk = 0.3
    elif symbol == YELLOW:
        risk = 0.8 if (side.yellow >> man) & 1 else 0.2
    return now + 0.15 * following - risk


def average(side: Side, man: i64) -> float:
    """The balls on a man's card, all sides alike."""
    strength = side.book.clubs[side.team].strength
    return float(strength[4 * man] + strength[4 * man + 1] + strength[4 * man + 2] + strength[4 * man + 3]) / 4.0


def substitution(side: Side, man: i64) -> float:
    """Taking a man off pays only if somebody clearly better sits on the bench."""
    is_keeper = (keepers(side) >> man) & 1
    best = 0.0
    for other in each(side.bench.cards()):
        if (keepers(side) >> other) & 1 == is_keeper:
            best = max(best, average(side, other))
    booked = 0.3 if (side.yellow >> man) & 1 else 0.0
    return best + booked - average(side, man) - 0.5
