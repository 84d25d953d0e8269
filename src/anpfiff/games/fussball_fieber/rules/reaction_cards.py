"""F6: reaction cards: they shorten, remove or strengthen an action card that lies on a team."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase
from anpfiff.games.fussball_fieber.actions import AIMS
from anpfiff.games.fussball_fieber.camp import boosts_of, kind_of, laid_card, left_of
from anpfiff.games.fussball_fieber.cards import SHORTEN, STRENGTHEN
from anpfiff.games.fussball_fieber.events import REACTED, REMOVED, SHORTENED, STRENGTHENED
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.action_cards import (
    laid_on,
    lay_on,
    may_harm,
    may_help,
    spot_of,
    team_on,
    tell_score,
)
from anpfiff.games.fussball_fieber.state import MOST_SEATS, NO_CARD, NO_ROLE, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


def targets(s: Cup, role: i64, kind: i64, spot: i64) -> list[i64]:
    """F6.1  The cards on a team that a reaction fits and whose change serves the coach; equal cards stand once."""
    cards = laid_on(s, spot)
    if not cards:
        return cards
    found: list[i64] = []
    book = s.book
    fits: i64 = book.fits[kind]
    last: i64 = -1
    for laid in cards:
        if laid == last or not (fits >> (laid >> 4)) & 1:
            continue
        last = laid
        if book.effect[kind] == STRENGTHEN:
            serves = may_help(s, role, spot) and laid & 3 < book.boosts
        elif (book.harmful >> (laid >> 4)) & 1:
            serves = may_help(s, role, spot)
        else:
            serves = may_harm(s, role, spot)
        if serves:
            found.append(laid)
    return found


def play_reaction(s: Cup, role: i64, kind: i64, spot: i64) -> bool:
    """F6.2  The reaction is laid down and works at once; False if it fits several cards and one must be named."""
    s.camps[role].hand.take(kind)
    s.table.add(kind)
    may = targets(s, role, kind, spot)
    if len(may) > 1:
        s.card = kind
        s.aimed_at = team_on(s, spot)
        return False
    react(s, role, kind, spot, may[0])
    return True


def react(s: Cup, role: i64, kind: i64, spot: i64, laid: i64) -> None:
    """F6.2  Carry a reaction out on one card."""
    s.tell(REACTED, s.camps[role].team, kind, kind_of(laid), team_on(s, spot))
    if s.book.effect[kind] == STRENGTHEN:
        change(s, spot, laid, laid + 1)
        s.tell(STRENGTHENED, kind_of(laid), team_on(s, spot), s.book.boost)
    else:
        s.table.take(kind)
        s.discard.add(kind)
        left: i64 = left_of(laid) - s.book.amount[kind] if s.book.effect[kind] == SHORTEN else 0
        if left > 0:
            change(s, spot, laid, laid_card(kind_of(laid), left, boosts_of(laid)))
            s.tell(SHORTENED, kind_of(laid), team_on(s, spot), left)
            return
        remove(s, spot, laid)
        s.tell(REMOVED, kind_of(laid), team_on(s, spot))
    tell_score(s, spot)


def change(s: Cup, spot: i64, laid: i64, other: i64) -> None:
    """One card on a team becomes another: shorter, or with one more choreography."""
    cards = laid_on(s, spot).copy()
    cards.remove(laid)
    cards.append(other)
    lay_on(s, spot, cards)


def remove(s: Cup, spot: i64, laid: i64) -> None:
    """F6.4  A card leaves its team, and its choreographies with it."""
    cards = laid_on(s, spot).copy()
    cards.remove(laid)
    lay_on(s, spot, cards)
    put_away(s, laid)


def put_away(s: Cup, laid: i64) -> None:
    """A card and its choreographies go from the table to the discard pile."""
    kind: i64 = laid >> 4
    s.table.take(kind)
    s.discard.add(kind)
    for boost in range(laid & 3):
        s.table.take(s.book.strengthener)
        s.discard.add(s.book.strengthener)


@final
class Aim(Choice[Cup]):
    """F6.3  Where a reaction fits several cards of a team, the coach names one."""

    __slots__ = ()
    rule: ClassVar[str] = "F6.3"

    def options(self, s: Cup, role: i64) -> list[Action]:
        may = targets(s, role, s.card, spot_of(s, s.aimed_at))
        return [AIMS[kind_of(laid)][left_of(laid) - 1][boosts_of(laid)] for laid in may]

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        kind, spot = s.card, spot_of(s, s.aimed_at)
        s.card = NO_CARD
        s.aimed_at = NO_ROLE
        react(s, self.role, kind, spot, action.value)
        return NOTHING


NOTHING: Final[list[Phase[Cup]]] = []
AIM: Final[list[Phase[Cup]]] = [PHASES.add(Aim(role)) for role in range(MOST_SEATS)]
