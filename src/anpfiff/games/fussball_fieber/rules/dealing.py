"""F3: jokers and play cards are dealt; a pile that runs out is made anew from the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Chance, Phase, Step
from anpfiff.games.fussball_fieber.actions import DRAWS
from anpfiff.games.fussball_fieber.events import DEALT, DREW, RESHUFFLED
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.state import MOST_SEATS, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class DealHands(Step[Cup]):
    """F3.1  Everybody gets two jokers and eight play cards, for all three matches of the group."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        for camp in s.camps:
            camp.jokers = s.book.jokers
        return [DEAL_HAND[role] for role in range(len(s.camps) - 1, -1, -1)]


@final
class DealHand(Step[Cup]):
    """F3.2  Eight cards from the pile, unseen by the others."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.need = s.book.hand
        s.tell(DEALT, s.camps[self.role].team, s.need)
        return DRAW_UP[self.role]


@final
class DealOne(Step[Cup]):
    """P16  New cards for the quarter-final are dealt one by one, so that a shortage hits all alike."""

    __slots__ = ()
    rule: ClassVar[str] = "P16"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.need = 1
        return DRAW_UP[self.role]


@final
class DrawUp(Step[Cup]):
    """F3.3  When a card is needed and the pile is empty, the discards are shuffled and become the pile."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.3"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        if not s.need:
            return NOTHING
        if not s.deck.size:
            if not s.discard.size:
                s.need = 0
                return NOTHING
            s.tell(RESHUFFLED, s.discard.size)
            s.deck.fill(s.discard.cards())
            s.discard.fill(0)
        return DRAW_CARD[self.role]


@final
class DrawCard(Chance[Cup]):
    """F3.2  The pile is a bag: each of its cards is equally likely."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.2"

    def outcomes(self, s: Cup) -> Fate:
        return s.book.stock.draw(s.deck.cards(), DRAWS)

    def seen_by(self, s: Cup) -> i64:
        return self.role

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        s.deck.take(outcome.value)
        s.camps[self.role].hand.add(outcome.value)
        s.need -= 1
        s.tell_role(self.role, DREW, outcome.value)
        return DRAW_UP[self.role]


NOTHING: Final[list[Phase[Cup]]] = []
DEAL_HANDS: Final = PHASES.add(DealHands())
DEAL_HAND: Final = [PHASES.add(DealHand(role)) for role in range(MOST_SEATS)]
DEAL_ONE: Final = [PHASES.add(DealOne(role)) for role in range(MOST_SEATS)]
DRAW_UP: Final[list[list[Phase[Cup]]]] = [[PHASES.add(DrawUp(role))] for role in range(MOST_SEATS)]
DRAW_CARD: Final[list[list[Phase[Cup]]]] = [[PHASES.add(DrawCard(role))] for role in range(MOST_SEATS)]
