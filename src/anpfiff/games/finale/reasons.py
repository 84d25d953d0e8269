"""Why an answer is good: what the advice weighs, as people can be told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Clause, ids_of
from anpfiff.games.finale.actions import (
    EXCHANGE,
    FIELD,
    KEEP,
    KEEPER,
    KICK,
    OFF,
    ON,
    READY,
    REFILL,
    TACTIC,
)
from anpfiff.games.finale.cards import INJURY, RED, YELLOW
from anpfiff.games.finale.rules.period import NewTactic

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason
    from anpfiff.games.finale.side import Side
    from anpfiff.games.finale.state import Match

RISKS: Final = {RED: "red", INJURY: "injury", YELLOW: "yellow"}
FIELD_SAFE: Final = Clause("field_safe", ["number", "strength"])
FIELD_AT_RISK: Final = Clause(
    "field_at_risk", ["number", "strength"], {"man": ids_of(FIELD), "risk": list(RISKS.values())}
)
TACTIC_STRONG: Final = Clause("tactic_strong", ["strength"])
TACTIC_WEAK: Final = Clause("tactic_weak", ["strength"])
EXCHANGE_WEAK: Final = Clause("exchange_weak", ["strength"])
HAND_GOOD: Final = Clause("hand_good", [])
BEST_BENCH: Final = Clause("best_bench", ["balls"])
FRESH: Final = Clause("fresh", ["balls"])
BENCH_NO_BETTER: Final = Clause("bench_no_better", [])
KICKERS: Final = Clause("kickers", ["number", "strength"])
CLAUSES: Final = [
    FIELD_SAFE,
    FIELD_AT_RISK,
    TACTIC_STRONG,
    TACTIC_WEAK,
    EXCHANGE_WEAK,
    HAND_GOOD,
    BEST_BENCH,
    FRESH,
    BENCH_NO_BETTER,
    KICKERS,
]


def reason_for(s: Match, role: i64, options: list[Action], scores: list[float], said: list[Action]) -> Reason | None:
    """What speaks for an answer: men and kickers by their strength, others only if the advice likes nothing better."""
    first = said[0]
    side, verb = s.sides[role], first.verb
    if verb is FIELD:
        return fielding(side, [action for action in said if action.verb is FIELD])
    if verb is KICK:
        return kicking(side, [action for action in said if action.verb is KICK])
    score = scores[options.index(first)]
    if score < max(scores):
        return None
    if verb is TACTIC:
        return bidding(s, first, options)
    if verb is EXCHANGE:
        return EXCHANGE_WEAK.because([s.book.tactics.strength[first.value]])
    if first is KEEP:
        return HAND_GOOD.because([])
    if first is READY:
        return BENCH_NO_BETTER.because([])
    if verb is OFF and score > 0.0:
        return FRESH.because([balls(side, first.value)])
    if verb is ON or verb is REFILL or verb is KEEPER:
        return BEST_BENCH.because([balls(side, first.value)])
    return None


def bidding(s: Match, card: Action, options: list[Action]) -> Reason | None:
    """The strength of a tactic card, where the hand holds another one: of equals none is the best bid."""
    strength = s.book.tactics.strength
    worth: i64 = strength[card.value]
    for option in options:
        if option.verb is TACTIC and strength[option.value] != worth:
            return (TACTIC_WEAK if isinstance(s.agenda[-1], NewTactic) else TACTIC_STRONG).because([worth])
    return None


def fielding(side: Side, fielded: list[Action]) -> Reason:
    """The strength of the men together, and who of them risks something: the worst of it."""
    total: i64 = 0
    for action in fielded:
        total += side.strength(action.value)
    number: i64 = len(fielded)
    for symbol in RISKS:
        for action in fielded:
            if side.symbol(action.value) == symbol:
                return FIELD_AT_RISK.because([number, total], [action.args[0], RISKS[symbol]])
    return FIELD_SAFE.because([number, total])


def kicking(side: Side, kickers: list[Action]) -> Reason:
    """The strength of the kickers together, as it counts in a shoot-out."""
    strength = side.book.clubs[side.team].strength
    total: i64 = 0
    for action in kickers:
        total += strength[4 * action.value]
    return KICKERS.because([len(kickers), total])


def balls(side: Side, man: i64) -> i64:
    """The balls on all four sides of a man's card."""
    strength = side.book.clubs[side.team].strength
    return strength[4 * man] + strength[4 * man + 1] + strength[4 * man + 2] + strength[4 * man + 3]
