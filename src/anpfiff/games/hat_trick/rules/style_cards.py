"""H16: playing style cards. Which can be played in which window; what they do is in `styles.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.pile import each
from anpfiff.games.hat_trick.actions import STYLE_PLAYS
from anpfiff.games.hat_trick.events import STYLED
from anpfiff.games.hat_trick.players_box import EFFECTS as NAMES
from anpfiff.games.hat_trick.rules.abilities import EITHER, NEVER, NOTHING_LENT, is_of_side
from anpfiff.games.hat_trick.rules.loans import lend
from anpfiff.games.hat_trick.side import NO_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.phase import Phase
    from anpfiff.games.hat_trick.state import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class StyleEffect:
    """What a style card does, at which moment and for which side; what it lends ends by itself, with its span."""

    __slots__ = ("lends", "side", "window")

    def __init__(self, window: i64, side: i64, lends: list[i64] = NOTHING_LENT) -> None:
        self.window: i64 = window
        self.side: i64 = side
        self.lends: list[i64] = lends

    def may(self, s: Match, role: i64) -> bool:
        """The condition, once window and side are right."""
        return True

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        """The effect, beside what it lends."""
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
EFFECTS: Final[list[StyleEffect]] = [StyleEffect(NEVER, EITHER) for effect in NAMES]
"""By what a style card does; the book says it of every card."""


def playable(s: Match, role: i64, window: i64) -> list[Action]:
    """H16.5  The style cards a coach may play now: one in a round, and none that was gained in this round."""
    side = s.sides[role]
    if side.has_styled:
        return []
    cards: i64 = side.styles.cards() & ~side.fresh
    found: list[Action] = []
    for card in each(cards):
        effect = EFFECTS[s.book.effect_of[card]]
        if effect.window == window and is_of_side(s, role, effect.side) and effect.may(s, role):
            found.append(STYLE_PLAYS[card])
    return found


def play_style(s: Match, role: i64, card: i64) -> list[Phase[Match]]:
    """H16.7  A card that was played is put aside up to the next half."""
    side = s.sides[role]
    side.styles.take(card)
    side.spent.add(card)
    side.has_styled = True
    s.passed = 0
    s.tell_of(STYLED, role, card)
    effect = EFFECTS[s.book.effect_of[card]]
    for loan in effect.lends:
        lend(s, loan, role, NO_CARD)
    return effect.play(s, role)
