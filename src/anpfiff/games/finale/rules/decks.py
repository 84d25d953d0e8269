"""F2: how many tactic cards of each strength a coach may still choose, and six cards of several colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.action import actions_for
from anpfiff.core.pile import count
from anpfiff.games.finale.actions import CARD, CARDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.games.finale.side import Side


def quota_left(side: Side, chosen: list[i64]) -> list[i64]:
    """F2.4, D14  How many cards of each strength may still be chosen; at 0 how many of any."""
    quota = side.book.quota.copy()
    for card in chosen:
        take_from(quota, side.book.tactics.strength[card])
    return quota


def take_from(quota: list[i64], strength: i64) -> bool:
    """Count a card of this strength, as one of any strength where its own are used up; whether there is room for it."""
    if not quota[strength]:
        strength = 0
    if not quota[strength]:
        return False
    quota[strength] -= 1
    return True


def coloured_to_choose(side: Side, said: list[Action]) -> list[Action]:
    """D15  Six cards of several colours, in their order, so that the strengths of one colour still come out."""
    chosen = [action.value for action in said if action.verb is CARD]
    quota = quota_left(side, chosen)
    found: i64 = 0
    card: i64 = chosen[-1] + 1 if chosen else 0
    while card < 30:
        strength: i64 = side.book.tactics.strength[card]
        if (side.book.to_choose >> card) & 1 and quota[strength] and comes_out(side, quota, card):
            found |= 1 << card
        card += 1
    return actions_for(CARDS, found)


def comes_out(side: Side, quota: list[i64], card: i64) -> bool:
    """Whether enough cards of every strength follow a card that is chosen."""
    tactics = side.book.tactics
    later: i64 = side.book.to_choose & -(2 << card)
    strength: i64 = 1
    while strength < 6:
        wanted: i64 = quota[strength] - (1 if strength == tactics.strength[card] else 0)
        if count(tactics.of_strength[strength] & later) < wanted:
            return False
        strength += 1
    return True
