"""F2: which tactic cards a coach chooses, so many of each strength: freely, or six cards of several colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.action import actions_for
from anpfiff.core.form import ORDER, SOME, Blank, Form
from anpfiff.core.pile import count
from anpfiff.games.finale.actions import CARD, CARDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.games.finale.side import Side

DECK_SIZE: Final = 11
HAND_SIZE: Final = 3
COLOURED_SIZE: Final = 6


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


def cards_to_choose(side: Side, said: list[Action]) -> list[Action]:
    """F2.4  Free choice by quota: first the three of the hand, in the order of the cards, then the pile from the top.

    A deck that must be kept for the second leg (O38) already lies in the pile; it is only put in order again.
    """
    chosen = [action.value for action in said if action.verb is CARD]
    allowed: i64 = side.deck.cards() or side.book.to_choose
    strength = side.book.tactics.strength
    quota = quota_left(side, chosen)
    found: i64 = 0
    card: i64 = 0
    while card < 30:
        is_left = (allowed >> card) & 1 and (quota[strength[card]] or quota[0]) and card not in chosen
        if is_left and fits_hand(side, chosen, card, quota, allowed):
            found |= 1 << card
        card += 1
    return actions_for(CARDS, found)


def fits_hand(side: Side, chosen: list[i64], card: i64, quota: list[i64], allowed: i64) -> bool:
    """Whether a card keeps the hand in order and leaves enough cards behind it to fill the hand."""
    if len(chosen) >= HAND_SIZE:
        return True
    if chosen and card < chosen[-1]:
        return False
    strength = side.book.tactics.strength
    left = quota.copy()
    take_from(left, strength[card])
    later: i64 = card + 1
    fitting: i64 = 0
    while later < 30:
        if (allowed >> later) & 1 and take_from(left, strength[later]):
            fitting += 1
        later += 1
    return fitting >= HAND_SIZE - 1 - len(chosen)


def cards_form(side: Side, said: list[Action]) -> Form | None:
    """F2.4, D14  The hand in any order, so many of each strength; then the pile from the top, in its order."""
    chosen = [action.value for action in said if action.verb is CARD]
    is_hand = len(chosen) < HAND_SIZE
    number = (HAND_SIZE if is_hand else DECK_SIZE) - len(chosen)
    if number == 1:
        return None
    left: i64 = side.deck.cards() or side.book.to_choose
    for card in chosen:
        left &= -(2 << card) if is_hand else ~(1 << card)
    blanks = by_strength(side, left, quota_left(side, chosen), "choose-card", "F2.4", False)
    return Form(SOME if is_hand else ORDER, blanks, number, number)


def coloured_form(side: Side, said: list[Action]) -> Form | None:
    """D15  Six cards of several colours in any order, as many of each strength as one colour has."""
    chosen = [action.value for action in said if action.verb is CARD]
    if len(chosen) == COLOURED_SIZE - 1:
        return None
    left: i64 = side.book.to_choose
    for card in chosen:
        left &= -(2 << card)
    return Form(SOME, by_strength(side, left, quota_left(side, chosen), "choose-coloured", "D15", True))


def by_strength(side: Side, cards: i64, quota: list[i64], prompt: str, rule: str, is_exact: bool) -> list[Blank]:
    """A blank for the cards of each strength that may still be chosen, and one for those of any strength."""
    found: list[Blank] = []
    for strength in (1, 2, 3, 4, 5, 0):
        fitting = actions_for(CARDS, cards & side.book.tactics.of_strength[strength] if strength else cards)
        most: i64 = min(quota[strength], len(fitting))
        if most:
            found.append(Blank(prompt, rule, fitting, most if is_exact else 0, most))
    return found
