"""F9: injuries, yellow and red cards, and who goes in goal when the goalkeeper is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.phase import Chance, Choice, Phase, Step, then
from anpfiff.core.pile import count, lowest
from anpfiff.games.finale.actions import CHECKS, KEEPERS, NOBODY, OFFS, ONS, REFILL, REFILLS
from anpfiff.games.finale.cards import ANYONE, DEFENDER, FORWARD, GOALKEEPER, INJURY, YELLOW
from anpfiff.games.finale.events import (
    BOOKED,
    CAME_ON,
    GAVE_WAY,
    IN_GOAL,
    INJURED,
    RISK,
    SENT_OFF,
    UNHARMED,
)
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate
    from anpfiff.games.finale.side import Side


@final
class RollForMen(Step[Match]):
    """F9.1  Each coach rolls for every man he fielded whose card shows a symbol, before the card is turned."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        side = s.sides[self.role]
        if not side.checks:
            return NOTHING
        if count(side.checks) > 1:
            return SEVERAL_AT_RISK[self.role]
        s.subject = lowest(side.checks)
        return ONE_AT_RISK[self.role]


@final
class PointAtMan(Choice[Match]):
    """F9.1  With several such men the coach points at one after the other, in an order he likes."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.1"

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        return actions_for(CHECKS[side.team], side.checks)

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.subject = action.value
        return NOTHING


@final
class RollForMan(Chance[Match]):
    """F9.2  Injured on a 2, booked on a 0 or 1, sent off on a 3, each by its own symbol."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.2"

    def outcomes(self, s: Match) -> Fate:
        return s.book.die

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        side = s.sides[self.role]
        man: i64 = s.subject
        symbol: i64 = side.symbol(man)
        side.checks &= ~(1 << man)
        s.tell(RISK, side.man(man), symbol, outcome.value)
        if not s.book.hits[symbol][outcome.value]:
            s.tell(UNHARMED, side.man(man))
            return NOTHING
        if symbol == INJURY:
            return injured(s, self.role, man)
        if symbol == YELLOW and not (side.yellow >> man) & 1:
            side.yellow |= 1 << man
            s.tell(BOOKED, side.man(man))
            return NOTHING
        return sent_off(s, self.role, man, symbol == YELLOW)


def injured(s: Match, role: i64, man: i64) -> list[Phase[Match]]:
    """F9.3, F9.4  The man leaves; a goalkeeper must be replaced, another man may be."""
    side = s.sides[role]
    s.tell(INJURED, side.man(man))
    row: i64 = side.row_of(man)
    lose(side, man, row)
    if row == GOALKEEPER:
        return NEW_KEEPER[role] if new_keepers(side) else NOTHING
    return REPLACE[role] if side.bench.cards() & ~keepers(side) else NOTHING


def sent_off(s: Match, role: i64, man: i64, is_second_yellow: bool) -> list[Phase[Match]]:
    """F9.6, F9.7  The man leaves and is not replaced; only a goalkeeper makes the side move."""
    side = s.sides[role]
    s.tell(SENT_OFF, side.man(man), s.book.yellows if is_second_yellow else 0)
    row: i64 = side.row_of(man)
    lose(side, man, row)
    if row != GOALKEEPER or not side.row(ANYONE):
        return NOTHING
    if side.bench.cards() & keepers(side):
        return RESERVE_KEEPER[role]
    return EMERGENCY[role]


def lose(side: Side, man: i64, row: i64) -> None:
    """A man is lost for good."""
    side.take_off(man)
    count_loss(side, row)


def count_loss(side: Side, row: i64) -> None:
    """A14  A row has a man fewer because of an injury or a red card."""
    lost = side.lost.copy()
    lost[row] += 1
    side.lost = lost


def keepers(side: Side) -> i64:
    """Everybody whose card is a goalkeeper's."""
    return side.book.clubs[side.team].rows[GOALKEEPER]


@final
class ReplaceInjured(Choice[Match]):
    """F9.3  At once, and if the coach likes, a man from the bench comes on in his own row."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.3"

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        found = entrances(side, side.bench.cards() & ~keepers(side), lost_rows(side))
        return found if s.book.injured_must_be_replaced else [NOBODY, *found]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is not NOBODY:
            enter(s, self.role, action)
        return NOTHING


def lost_rows(side: Side) -> i64:
    """D5, T8  The rows that have had a man and have none now, as a set; none where rows may stay empty."""
    found: i64 = 0
    if side.book.lost_row_refill:
        row: i64 = DEFENDER
        while row <= FORWARD:
            if (side.had_rows >> row) & 1 and not side.row(row):
                found |= 1 << row
            row += 1
    return found


def entrances(side: Side, men: i64, rows: i64) -> list[Action]:
    """How these outfield men may come on: in their own row, or into a lost one."""
    found = actions_for(ONS[side.team], men)
    row: i64 = DEFENDER
    while row <= FORWARD:
        if (rows >> row) & 1:
            found += actions_for(REFILLS[row - 1][side.team], men & ~side.rows[row])
        row += 1
    return found


def enter(s: Match, role: i64, action: Action) -> None:
    """A man comes on, and if need be into another row."""
    side = s.sides[role]
    if action.verb is REFILL:
        side.move_to(action.value, action.extra)
    side.bring_on(action.value)
    s.tell(CAME_ON, side.man(action.value), side.row_of(action.value))


@final
class NewKeeper(Choice[Match]):
    """F9.4  For an injured goalkeeper comes the reserve goalkeeper, else a man from the bench, else from the pitch."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.4"

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        return actions_for(KEEPERS[side.team], new_keepers(side))

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        put_in_goal(s, self.role, action.value)
        return NOTHING


@final
class EmergencyKeeper(Choice[Match]):
    """F9.7  A goalkeeper sent off with no reserve goalkeeper left: a man from the pitch goes in goal."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.7"

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        return actions_for(KEEPERS[side.team], side.row(ANYONE))

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        put_in_goal(s, self.role, action.value)
        return NOTHING


@final
class GiveWay(Choice[Match]):
    """F9.7  A goalkeeper sent off with a reserve on the bench: an outfield man gives way to him."""

    __slots__ = ()
    rule: ClassVar[str] = "F9.7"

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        return actions_for(OFFS[side.team], side.row(ANYONE))

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        side = s.sides[self.role]
        lose(side, action.value, side.row_of(action.value))
        side.subs = max(side.subs - 1, 0)
        s.tell(GAVE_WAY, side.man(action.value))
        return NEW_KEEPER[self.role]


def new_keepers(side: Side) -> i64:
    """O8  Those who may go in goal: reserve goalkeepers, else men on the bench, else outfield men."""
    bench: i64 = side.bench.cards()
    return (bench & keepers(side)) or bench or side.row(ANYONE)


def put_in_goal(s: Match, role: i64, man: i64) -> None:
    """O8, T4  The man is a goalkeeper for the rest of the match; a card that only moves is not turned."""
    side = s.sides[role]
    if (side.bench.cards() >> man) & 1:
        side.move_to(man, GOALKEEPER)
        side.bring_on(man)
    else:
        count_loss(side, side.row_of(man))
        side.move_to(man, GOALKEEPER)
    s.tell(IN_GOAL, side.man(man))


@final
class TurnCards(Step[Match]):
    """F4.7  At the end of an action the card of every man used in it is turned by a quarter to the left."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.7"

    def run(self, s: Match) -> list[Phase[Match]]:
        for side in s.sides:
            side.turn_left(side.fielded)
            side.chips |= side.fielded
            side.fielded = 0
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
ROLL_FOR_MEN: Final = [PHASES.add(RollForMen(role)) for role in (0, 1)]
_POINT: Final = [PHASES.add(PointAtMan(role)) for role in (0, 1)]
_ROLL: Final = [PHASES.add(RollForMan(role)) for role in (0, 1)]
ONE_AT_RISK: Final[list[list[Phase[Match]]]] = [then(_ROLL[role], ROLL_FOR_MEN[role]) for role in (0, 1)]
SEVERAL_AT_RISK: Final[list[list[Phase[Match]]]] = [
    then(_POINT[role], _ROLL[role], ROLL_FOR_MEN[role]) for role in (0, 1)
]
REPLACE: Final[list[list[Phase[Match]]]] = [[PHASES.add(ReplaceInjured(role))] for role in (0, 1)]
NEW_KEEPER: Final[list[list[Phase[Match]]]] = [[PHASES.add(NewKeeper(role))] for role in (0, 1)]
EMERGENCY: Final[list[list[Phase[Match]]]] = [[PHASES.add(EmergencyKeeper(role))] for role in (0, 1)]
RESERVE_KEEPER: Final[list[list[Phase[Match]]]] = [[PHASES.add(GiveWay(role))] for role in (0, 1)]
TURN_CARDS: Final = PHASES.add(TurnCards())
