"""F8: between two matches everybody may exchange up to two play cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.form import SOME, Blank, Form
from anpfiff.core.phase import Choice, Phase, Step
from anpfiff.games.fussball_fieber.actions import KEEP, SWAPS
from anpfiff.games.fussball_fieber.events import EXCHANGED, KEPT
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.dealing import DRAW_UP
from anpfiff.games.fussball_fieber.rules.turns import following
from anpfiff.games.fussball_fieber.state import MOST_SEATS, NO_CARD, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class ExchangeAll(Step[Cup]):
    """T2  In turn order, from the one who begins the next match; each discards and draws before the next one does."""

    __slots__ = ()
    rule: ClassVar[str] = "T2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        found: list[Phase[Cup]] = []
        role: i64 = s.starter
        for turn in range(len(s.playing())):
            if s.camps[role].hand.size:
                found.append(_EXCHANGE[role])
            role = following(s, role)
        found.reverse()
        return found


@final
class Exchange(Choice[Cup]):
    """F8.1  Up to two cards of the hand go to the discard pile, and as many are drawn; jokers stay."""

    __slots__ = ()
    rule: ClassVar[str] = "F8.1"

    def options(self, s: Cup, role: i64) -> list[Action]:
        held = s.book.stock.kinds(s.camps[role].hand.cards())
        return [KEEP, *[SWAPS[kind] for kind in held if kind >= s.card]]

    def form(self, s: Cup, role: i64) -> Form | None:
        held = [SWAPS[kind] for kind in s.book.stock.list_of(s.camps[role].hand.cards()) if kind >= s.card]
        number: i64 = min(s.book.exchange - s.need, len(held))
        if number == 1:
            return None
        return Form(SOME, [Blank(self.key(), self.rule, held, 0, number, KEEP)])

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        camp = s.camps[self.role]
        if action is KEEP:
            if not s.need:
                s.tell(KEPT, camp.team)
            return draw(s, self.role)
        camp.hand.take(action.value)
        s.discard.add(action.value)
        s.tell(EXCHANGED, camp.team, action.value)
        s.need += 1
        s.card = action.value
        if s.need < s.book.exchange and len(self.options(s, self.role)) > 1:
            return EXCHANGE[self.role]
        return draw(s, self.role)


def draw(s: Cup, role: i64) -> list[Phase[Cup]]:
    """P14  First all discards, then all draws."""
    s.card = NO_CARD
    return DRAW_UP[role]


_EXCHANGE: Final = [PHASES.add(Exchange(role)) for role in range(MOST_SEATS)]
EXCHANGE: Final[list[list[Phase[Cup]]]] = [[_EXCHANGE[role]] for role in range(MOST_SEATS)]
EXCHANGE_ALL: Final = PHASES.add(ExchangeAll())
