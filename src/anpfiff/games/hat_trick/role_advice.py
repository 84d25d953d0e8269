"""Advice for the expansion: when an ability, a style card or an event pays, roughly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.games.hat_trick.actions import (
    BORROW,
    BUDGET,
    CAPTAIN,
    CORNER,
    KEEPER,
    LONG_SHOT,
    NO,
    PREVENT,
    PROTEST,
    READY,
    SIGN,
    STYLE,
    SUBSTITUTE,
    USE,
)
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.duels import turns_the_duel
from anpfiff.games.hat_trick.pitch import own_line, place_of
from anpfiff.games.hat_trick.rules.abilities import AFTER_ACTION, ANSWERS, BY_PREVENTING, CARD_REVEAL, COMPARE, TABLE
from anpfiff.games.hat_trick.rules.using import ability_used, in_play
from anpfiff.games.hat_trick.stages import FOUL
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

SIGNED: Final = [USE, BORROW]


def is_of_the_expansion(action: Action) -> bool:
    """Whether only the expansion knows such a thing."""
    return action is NO or action in ANSWERS or action.verb in OF_THE_EXPANSION


def score(s: Match, role: i64, action: Action) -> float:
    """What an option of the expansion seems to be worth; `no` is nothing at all."""
    verb = action.verb
    if verb in SIGNED:
        return TABLE[ability_used(s, role, action)].advice(s, role, action.value)
    if verb is PREVENT:
        cell: i64 = place_of(s, role, action.value)
        return in_play(s, role, cell, BY_PREVENTING)[0].advice(s, role, action.value)
    if action in ANSWERS:
        return ANSWERS[action]
    if verb is STYLE:
        return style(s, role)
    if action is LONG_SHOT:
        return 0.4 if own_line(role, s.ball) >= 5 and s.book.balls[s.sides[role].card] >= 3 else -0.4
    if action is PROTEST:
        return 0.1 if s.sides[role].yellow else -0.1
    if verb is SUBSTITUTE:
        return -0.1
    return choosing(s, action)


def choosing(s: Match, action: Action) -> float:
    """Teams, men, captains and corners."""
    verb = action.verb
    if verb is READY:
        return float(s.book.players.teams[action.value].value)
    if verb is BUDGET:
        line = s.book.players.budgets[action.value]
        return float(line.defence + line.attack) - 0.2 * float(abs(line.defence - line.attack))
    if verb is SIGN:
        kind: i64 = MEN + action.extra // 2
        is_gold: i64 = action.extra % 2
        balls: i64 = s.book.attack[2 * kind + is_gold] + s.book.defence[2 * kind + is_gold]
        return float(balls) - 0.4 * float(s.book.price[kind] + is_gold)
    if verb is KEEPER:
        return float(action.value)
    if verb is CAPTAIN or verb is CORNER:
        return -float(action.value)
    return 0.0


def style(s: Match, role: i64) -> float:
    """A style card: in a comparison if it turns it, elsewhere gladly."""
    if s.window == COMPARE:
        return 0.5 if turns_the_duel(s, role, 2) else -0.5
    if s.window in (AFTER_ACTION, CARD_REVEAL):
        return 0.5
    return 0.1 if s.outcome != FOUL and s.ball != NOWHERE else 0.0


OF_THE_EXPANSION: Final = [
    *SIGNED,
    STYLE,
    PREVENT,
    SUBSTITUTE,
    READY,
    BUDGET,
    SIGN,
    KEEPER,
    CAPTAIN,
    CORNER,
    LONG_SHOT.verb,
    PROTEST.verb,
]
