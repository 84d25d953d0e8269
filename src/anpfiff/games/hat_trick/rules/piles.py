"""H2: playing a card. Both coaches play face down and draw; a pile that has run out is replaced for the time being."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Chance, Phase, Sealed, Step, then
from anpfiff.games.hat_trick.actions import CARDS, PLAYS, of
from anpfiff.games.hat_trick.events import DREW, PLAYED, SHUFFLED
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class PlayCards(Sealed[Match]):
    """H2.1  Both coaches lay an action card face down; then both are turned up."""

    __slots__ = ()
    rule: ClassVar[str] = "H2.1"

    def is_asked(self, s: Match, role: i64) -> bool:
        return not s.sealed[role] and s.sides[role].hand.size > 0

    def options(self, s: Match, role: i64) -> list[Action]:
        return of(PLAYS, s.book.stocks[role].kinds(s.sides[role].hand.cards()))

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role in (s.attacker, 1 - s.attacker):
            if s.sealed[role]:
                show(s, role, s.sealed[role][0].value)
        return NOTHING


def show(s: Match, role: i64, card: i64) -> None:
    """Turn up a card from the hand."""
    side = s.sides[role]
    side.hand.take(card)
    side.shown.add(card)
    side.card = card
    s.tell_of(PLAYED, role, card)


@final
class DrawUp(Step[Match]):
    """H2.2  A coach draws until he holds three cards."""

    __slots__ = ()
    rule: ClassVar[str] = "H2.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        return NOTHING if s.sides[self.role].hand.size >= s.book.hand else DRAW_AND_GO_ON[self.role]


class FromPile(Chance[Match]):
    """The top card of a coach's pile. The pile is a bag: each of its cards is equally likely."""

    __slots__ = ()

    def outcomes(self, s: Match) -> Fate:
        stock, side = s.book.stocks[self.role], s.sides[self.role]
        cards: i64 = side.deck.cards() if side.deck.size else side.discard.cards()
        return stock.draw(cards, CARDS)


def take(s: Match, role: i64, card: i64) -> None:
    """H1.5, H2.3  Take a card from the pile; an empty one is made anew of the discards, for the time being."""
    side = s.sides[role]
    if not side.deck.size:
        side.deck.fill(side.discard.cards())
        side.discard.fill(0)
        s.tell_of(SHUFFLED, role, side.deck.size)
    side.deck.take(card)
    if not side.deck.size:
        side.is_out = True


@final
class DrawCard(FromPile):
    """H2.2  The card comes to the hand, and only its coach sees it."""

    __slots__ = ()
    rule: ClassVar[str] = "H2.2"

    def seen_by(self, s: Match) -> i64:
        return self.role

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        take(s, self.role, outcome.value)
        s.sides[self.role].hand.add(outcome.value)
        s.tell_role(self.role, DREW, outcome.value)
        return NOTHING


def discard_shown(s: Match) -> None:
    """The cards that were played go to the discard piles."""
    for side in s.sides:
        side.discard.fill(side.discard.cards() + side.shown.cards())
        side.shown.fill(0)


def discard_drawn(s: Match) -> None:
    """The cards that were turned up for a shot go to the discard piles."""
    for side in s.sides:
        side.discard.fill(side.discard.cards() + side.drawn.cards())
        side.drawn.fill(0)


NOTHING: Final[list[Phase[Match]]] = []
PLAY_CARDS: Final = PHASES.add(PlayCards())
DRAW_UP: Final = [PHASES.add(DrawUp(role)) for role in (0, 1)]
DRAW_AND_GO_ON: Final[list[list[Phase[Match]]]] = [then(PHASES.add(DrawCard(role)), DRAW_UP[role]) for role in (0, 1)]
BOTH_DRAW_UP: Final[list[list[Phase[Match]]]] = [then(DRAW_UP[role], DRAW_UP[1 - role]) for role in (0, 1)]
"""By the side that draws first: the one that has the ball."""
