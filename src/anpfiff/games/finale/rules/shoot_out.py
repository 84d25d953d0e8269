"""F13: the shoot-out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.form import ORDER, Blank, Form
from anpfiff.core.phase import Phase, Sealed, Step, then
from anpfiff.core.pile import count, lowest
from anpfiff.football.score import LEVEL, beyond_reach
from anpfiff.games.finale.actions import KICKS
from anpfiff.games.finale.cards import ANYONE, GOALKEEPER
from anpfiff.games.finale.events import (
    KICK_SAVED,
    KICK_SCORED,
    NO_KICKER,
    SHOOT_OUT,
    SHOOT_OUT_WON,
)
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.dice import AddedRoll, ComparedRoll
from anpfiff.games.finale.rules.mishaps import keepers
from anpfiff.games.finale.state import SHOOT_OUT as BY_KICKS
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.games.finale.side import Side


@final
class ShootOut(Step[Match]):
    """F13.1  Symbols no longer count; goalkeepers stand with their heads up; each coach orders five men."""

    __slots__ = ()
    rule: ClassVar[str] = "F13.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        for side in s.sides:
            side.clear()
            side.kick_goals = 0
            side.shot = 0
            if side.row(GOALKEEPER):
                side.head_up(lowest(side.row(GOALKEEPER)))
        begin_series(s, s.book.kicks)
        return ORDER_AND_START


def begin_series(s: Match, kicks: i64) -> None:
    """A part of the shoot-out with so many kicks for each side."""
    s.series = kicks
    for side in s.sides:
        side.kicks = 0


def pool(side: Side) -> i64:
    """O34  Who may kick: the outfield men on the pitch, and by an option those on the bench."""
    men: i64 = side.row(ANYONE)
    if side.book.pool_has_bench:
        men |= side.bench.cards() & ~keepers(side)
    return men


@final
class OrderKickers(Sealed[Match]):
    """F13.2  Both coaches write down their kickers, nobody twice before all have had a kick."""

    __slots__ = ()
    rule: ClassVar[str] = "F13.2"

    def is_asked(self, s: Match, role: i64) -> bool:
        return len(s.sealed[role]) < min(s.series, count(pool(s.sides[role])))

    def options(self, s: Match, role: i64) -> list[Action]:
        side = s.sides[role]
        men: i64 = pool(side)
        for action in s.sealed[role]:
            men &= ~(1 << action.value)
        return actions_for(KICKS[side.team], (men & ~side.shot) or men)

    def form(self, s: Match, role: i64) -> Form | None:
        fresh = self.options(s, role)
        number = min(min(s.series, count(pool(s.sides[role]))) - len(s.sealed[role]), len(fresh))
        return None if number == 1 else Form(ORDER, [Blank(self.key(), self.rule, fresh, number, number)])

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role, side in enumerate(s.sides):
            side.kickers = [action.value for action in s.sealed[role]]
        return NOTHING


@final
class RollForStart(ComparedRoll):
    """F13.3  The higher roll has the first kick."""

    __slots__ = ()
    rule: ClassVar[str] = "F13.3"


@final
class StartShootOut(Step[Match]):
    """F13.3  Equal rolls are repeated."""

    __slots__ = ()
    rule: ClassVar[str] = "F13.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        first, second = s.sides[0].total, s.sides[1].total
        if first == second:
            return ROLL_AGAIN
        s.starter = 0 if first > second else 1
        s.tell(SHOOT_OUT, s.sides[s.starter].team)
        return NEXT_KICK


@final
class NextKick(Step[Match]):
    """F13.4  The sides kick in turn until one cannot be caught; level after all kicks, it goes on man against man."""

    __slots__ = ()
    rule: ClassVar[str] = "F13.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        first, second = s.sides[0], s.sides[1]
        leader: i64 = beyond_reach(first.kick_goals, second.kick_goals, s.series - first.kicks, s.series - second.kicks)
        if leader != LEVEL:
            return won(s, leader)
        if first.kicks == s.series and second.kicks == s.series:
            if is_without_kickers(s):
                return won(s, s.starter)
            begin_series(s, s.book.kicks if s.book.second_series else 1)
            return ORDER_AND_KICK
        kicker: i64 = s.starter if first.kicks == second.kicks else 1 - s.starter
        return aim(s, kicker)


def is_without_kickers(s: Match) -> bool:
    """A12  Neither coach has anybody to kick: the roll for the first kick decides."""
    return not s.sides[0].kickers and not s.sides[1].kickers


def won(s: Match, role: i64) -> list[Phase[Match]]:
    """The shoot-out is over."""
    s.winner = role
    s.reason = BY_KICKS
    side, other = s.sides[role], s.sides[1 - role]
    s.tell(SHOOT_OUT_WON, side.team, side.kick_goals, other.kick_goals)
    return NOTHING


def aim(s: Match, role: i64) -> list[Phase[Match]]:
    """F13.5  The next man steps up, head up, against the other goalkeeper; a short order goes round again."""
    side, other = s.sides[role], s.sides[1 - role]
    s.attacking = role
    if not side.kickers:
        side.kicks += 1
        s.tell(NO_KICKER, side.team)
        return NEXT_KICK
    s.subject = side.kickers[side.kicks % len(side.kickers)]
    side.total = s.book.clubs[side.team].strength[4 * s.subject]
    keeper: i64 = other.row(GOALKEEPER)
    other.total = other.strength(lowest(keeper)) if keeper else 0
    return KICK[role]


@final
class KickRoll(AddedRoll):
    """F13.5  Kicker and goalkeeper both roll and add their strength."""

    __slots__ = ()
    rule: ClassVar[str] = "F13.5"


@final
class JudgeKick(Step[Match]):
    """F13.6  A higher total is a goal; then the goalkeeper's card is turned."""

    __slots__ = ()
    rule: ClassVar[str] = "F13.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        side, other = s.sides[self.role], s.sides[1 - self.role]
        side.kicks += 1
        if side.total > other.total:
            side.kick_goals += 1
            s.tell(KICK_SCORED, side.man(s.subject), side.total, other.total)
        else:
            s.tell(KICK_SAVED, side.man(s.subject), side.total, other.total)
        side.shot |= 1 << s.subject
        if not pool(side) & ~side.shot:
            side.shot = 0
        keeper: i64 = other.row(GOALKEEPER)
        if s.book.shoot_out_turns_right:
            other.turn_right(keeper)
        else:
            other.turn_left(keeper)
        return NEXT_KICK


NOTHING: Final[list[Phase[Match]]] = []
SHOOT_OUT_AFTER_EXTRA_TIME: Final[list[Phase[Match]]] = [PHASES.add(ShootOut())]
_ORDER: Final = PHASES.add(OrderKickers())
_START: Final = PHASES.add(StartShootOut())
_NEXT: Final = PHASES.add(NextKick())
ROLL_AGAIN: Final[list[Phase[Match]]] = then(PHASES.add(RollForStart(0)), PHASES.add(RollForStart(1)), _START)
ORDER_AND_START: Final[list[Phase[Match]]] = [*ROLL_AGAIN, _ORDER]
ORDER_AND_KICK: Final[list[Phase[Match]]] = then(_ORDER, _NEXT)
NEXT_KICK: Final[list[Phase[Match]]] = [_NEXT]
_KICK_ROLL: Final = [PHASES.add(KickRoll(role)) for role in (0, 1)]
KICK: Final[list[list[Phase[Match]]]] = [
    then(_KICK_ROLL[role], _KICK_ROLL[1 - role], PHASES.add(JudgeKick(role))) for role in (0, 1)
]
