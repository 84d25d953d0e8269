"""W1: the draw. Flags, teams that are left over, the first hands, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.core.pile import alone, count
from anpfiff.games.world_cup.actions import FLAGS, LOTS
from anpfiff.games.world_cup.book import EDITION
from anpfiff.games.world_cup.cards import GREY, RANKS
from anpfiff.games.world_cup.events import BEGINS, EXTRA, FLAG
from anpfiff.games.world_cup.rules import MOST_SEATS, PHASES
from anpfiff.games.world_cup.rules.turn import DrawnCard
from anpfiff.games.world_cup.state import NOBODY, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

HAND: Final = int(EDITION["table"]["hand"])


def undrawn(s: Cup) -> i64:
    """The teams whose flags nobody has drawn yet."""
    found: i64 = s.book.teams
    team: i64 = 0
    while team < len(s.owners):
        if s.owners[team] != NOBODY:
            found &= ~alone(team)
        team += 1
    return found


def give(s: Cup, team: i64, seat: i64) -> None:
    """A seat leads this team from now on."""
    owners = s.owners.copy()
    owners[team] = seat
    s.owners = owners


@final
class DrawFlag(Chance[Cup]):
    """W1.1  Seat by seat, everybody draws as many flags as can be dealt out evenly, without looking."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.1"

    def outcomes(self, s: Cup) -> Fate:
        return even(actions_for(FLAGS, undrawn(s)))

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        team: i64 = outcome.value
        teams: i64 = count(s.book.teams)
        share: i64 = teams // s.book.seats
        drawn: i64 = teams - count(undrawn(s))
        seat: i64 = drawn // share
        give(s, team, seat)
        s.tell(FLAG, seat, team, s.book.rank_of[team])
        return DRAW_FLAG if drawn + 1 < share * s.book.seats else SHARE_OUT


@final
class ShareOut(Step[Cup]):
    """W1.2  What is left over goes to seats with weak teams, one each: first to those with a grey team, then yellow."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        left: i64 = count(undrawn(s))
        if not left:
            return NOTHING
        first = weakest(s)
        return EXTRA_FLAG[first[0]] if len(first) <= left else LOT_FOR_EXTRA


def weakest(s: Cup) -> list[i64]:
    """W1.3, X2, C12, C13, T10  Whose turn it is to draw one more: tier by tier, and in a tier the lower ranks first."""
    without = [seat for seat in range(s.book.seats) if not (s.extras >> seat) & 1]
    hands = [strength(s, seat) for seat in without]
    tier = GREY
    while not any(hand[tier] for hand in hands):
        tier -= 1
    lowest = min(hand[:tier] for hand in hands if hand[tier])
    return [seat for k, seat in enumerate(without) if hands[k][tier] and hands[k][:tier] == lowest]


def strength(s: Cup, seat: i64) -> list[i64]:
    """How many teams of each rank a seat has drawn, the best rank first."""
    found: list[i64] = [0] * len(RANKS)
    for team, owner in enumerate(s.owners):
        if owner == seat:
            found[s.book.rank_of[team]] += 1
    return found


@final
class LotForExtra(Chance[Cup]):
    """W1.3  Between seats with the same ranks a lot decides, where there are not enough teams for all of them."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.3"

    def outcomes(self, s: Cup) -> Fate:
        return even([LOTS[seat] for seat in weakest(s)])

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        return EXTRA_FLAG[outcome.value]


@final
class DrawExtraFlag(Chance[Cup]):
    """W1.4  An extra team is drawn without looking from those left over."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.4"

    def outcomes(self, s: Cup) -> Fate:
        return even(actions_for(FLAGS, undrawn(s)))

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        team: i64 = outcome.value
        give(s, team, self.role)
        s.extras |= alone(self.role)
        s.tell(EXTRA, self.role, team, s.book.rank_of[team])
        return SHARE_OUT


@final
class DealCard(DrawnCard):
    """W1.6  The cards are shuffled, and three are dealt to each seat; only its owner sees a hand."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.6"


@final
class Beginner(Step[Cup]):
    """W1.7  The left neighbour of the dealer begins: seat 0, as if the last seat had dealt, or as a lot says."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.7"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        if s.book.lot_begins:
            return LOT_TO_BEGIN
        begin_with(s, 0)
        return NOTHING


def begin_with(s: Cup, seat: i64) -> None:
    """The seat on his right counts as the dealer."""
    s.drawer = (seat + s.book.seats - 1) % s.book.seats
    s.tell(BEGINS, seat)


@final
class LotToBegin(Chance[Cup]):
    """W1.7  Every seat is as likely."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.7"

    def outcomes(self, s: Cup) -> Fate:
        return even([LOTS[seat] for seat in range(s.book.seats)])

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        begin_with(s, outcome.value)
        return NOTHING


NOTHING: Final[list[Phase[Cup]]] = []
DRAW_FLAG: Final[list[Phase[Cup]]] = [PHASES.add(DrawFlag())]
SHARE_OUT: Final[list[Phase[Cup]]] = [PHASES.add(ShareOut())]
EXTRA_FLAG: Final[list[list[Phase[Cup]]]] = [[PHASES.add(DrawExtraFlag(seat))] for seat in range(MOST_SEATS)]
LOT_FOR_EXTRA: Final[list[Phase[Cup]]] = [PHASES.add(LotForExtra())]
LOT_TO_BEGIN: Final[list[Phase[Cup]]] = [PHASES.add(LotToBegin())]
_DEAL: Final = [PHASES.add(DealCard(seat)) for seat in range(MOST_SEATS)]
_BEGINNER: Final = PHASES.add(Beginner())
THE_DRAW: Final[list[list[Phase[Cup]]]] = [
    [_BEGINNER, *then(*[_DEAL[seat] for seat in range(seats) for card in range(HAND)]), *DRAW_FLAG]
    for seats in range(MOST_SEATS + 1)
]
"""By number of seats: from the first flag to the one who begins."""
