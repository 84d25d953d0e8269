"""H4, H5, H6: short pass, long ball and dribble, each by the card of the attacker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import FORWARD, LONG_BALLS
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, SHORT_PASS
from anpfiff.games.hat_trick.events import LONG_BALL as LONG_BALL_PLAYED
from anpfiff.games.hat_trick.events import STEPPED, STUCK
from anpfiff.games.hat_trick.pitch import belongs_to, is_on, line_of, men_in, next_line, step, swap
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    AFTER_DESTINATION,
    AFTER_MOVE,
    BEFORE_ACTION,
    BEFORE_LATERAL,
    CARD_REVEAL,
    MOVE_START,
)
from anpfiff.games.hat_trick.rules.comparing import END_ACTION, begin_comparison, intercept, note_help
from anpfiff.games.hat_trick.rules.long_shot import MAY_SHOOT_LONG
from anpfiff.games.hat_trick.rules.moves import ATTACK, DEFENCE, MAY_MOVE
from anpfiff.games.hat_trick.rules.piles import DRAW_UP, PLAY_CARDS
from anpfiff.games.hat_trick.rules.receiving import BY_PASS, take_ball
from anpfiff.games.hat_trick.rules.sideways import SIDEWAYS_PASS
from anpfiff.games.hat_trick.rules.windows import WINDOW
from anpfiff.games.hat_trick.stages import BEATEN, LOST, NEXT_AFTER_ACTION, NOTHING_COME, UNDECIDED, WON
from anpfiff.games.hat_trick.state import EMPTY, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

FURTHEST: Final = 3


@final
class PerformAction(Step[Match]):
    """H4.1  The attacker's card says what is performed: a short pass, a long ball or a dribble."""

    __slots__ = ()
    rule: ClassVar[str] = "H4.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        if not s.book.has_roles:
            begin_action(s)
        elif s.outcome != UNDECIDED:
            return AFTER_AND_END
        return perform(s)


def begin_action(s: Match) -> None:
    """The card says what kind of action it is, and the carrier performs it."""
    s.kind = s.book.type_of[s.sides[s.attacker].card]
    s.outcome = UNDECIDED
    s.passer = s.cells[s.ball]
    s.got = NOTHING_COME


@final
class BeginAction(Step[Match]):
    """H13.6  Before the action there is a window; a tackle in it ends the round."""

    __slots__ = ()
    rule: ClassVar[str] = "H13.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        begin_action(s)
        return LONG_SHOT_OR_WINDOW if s.book.has_long_shot else BEFORE_ACTION_WINDOW


@final
class NewRound(Step[Match]):
    """H13.5  A new round: nothing has come of it yet, and the carrier performs it."""

    __slots__ = ()
    rule: ClassVar[str] = "H13.5"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.outcome = UNDECIDED
        s.got = NOTHING_COME
        s.passer = s.cells[s.ball]
        return NOTHING


@final
class PlayOn(Step[Match]):
    """H13.6  The round goes on, unless a style card has stopped it before any move."""

    __slots__ = ()
    rule: ClassVar[str] = "H13.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        return REST_OF_ROUND[self.role] if s.outcome == UNDECIDED else AFTER_AND_END


@final
class BeginMove(Step[Match]):
    """H13.6  The move of a side begins: the windows of its own move are open to it."""

    __slots__ = ()
    rule: ClassVar[str] = "H13.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.mover = self.role
        return NOTHING


def perform(s: Match) -> list[Phase[Match]]:
    """Perform an action of the kind in `kind`."""
    if s.kind == DRIBBLE:
        return dribble(s)
    if s.kind == LONG_BALL:
        found = targets(s)
        if len(found) > 1:
            return CHOOSE_LINE[s.attacker]
        if found:
            return play_long(s, found[0])
        s.kind = SHORT_PASS
    return begin_comparison(s, line_of(s.ball), NOWHERE)


def targets(s: Match) -> list[i64]:
    """H5.1, S12, S13  How many lines forward a long ball may go: to a line with a team-mate, if there is one."""
    existing: list[i64] = []
    manned: list[i64] = []
    line: i64 = line_of(s.ball)
    far: i64 = 1
    while far <= FURTHEST:
        line = next_line(s.attacker, line)
        if is_on(line):
            existing.append(far)
            if men_in(s, s.attacker, line):
                manned.append(far)
        far += 1
    return manned or existing


def play_long(s: Match, far: i64) -> list[Phase[Match]]:
    """H5.2  The footballs of the destination line are compared."""
    line: i64 = line_of(s.ball) + (far if s.attacker == 0 else -far)
    s.tell_of(LONG_BALL_PLAYED, s.attacker, far)
    if not s.book.has_styles:
        return begin_comparison(s, line, NOWHERE)
    s.line = line
    return DESTINATION


@final
class LongBallArrives(Step[Match]):
    """H16.9  After the destination is named the offside trap may catch the ball; else the line is compared."""

    __slots__ = ()
    rule: ClassVar[str] = "H16.9"

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.outcome == LOST:
            s.to_come = NEXT_AFTER_ACTION
            return [*AFTER_AND_END, *intercept(s)]
        return begin_comparison(s, s.line, NOWHERE)


@final
class ChooseLine(Choice[Match]):
    """H5.1  A long ball goes one, two or three lines forward."""

    __slots__ = ()
    rule: ClassVar[str] = "H5.1"

    def options(self, s: Match, role: i64) -> list[Action]:
        return [LONG_BALLS[far - 1] for far in targets(s)]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        return play_long(s, action.value)


def dribble(s: Match) -> list[Phase[Match]]:
    """H6.1, H6.3, H6.4  An opponent ahead is a duel, a team-mate gets the ball, a free field is entered."""
    ahead: i64 = step(s.attacker, s.ball, FORWARD)
    if ahead != NOWHERE and belongs_to(s, ahead, 1 - s.attacker):
        return begin_comparison(s, line_of(s.ball), ahead)
    s.to_come = NEXT_AFTER_ACTION
    if ahead == NOWHERE:
        s.tell_of(STUCK, s.attacker, s.number(s.ball))
    elif s.cells[ahead] == EMPTY:
        note_help(s, alone(s.ball) | alone(ahead))
        swap(s, s.ball, ahead)
        s.ball = ahead
        s.outcome = WON
        s.got = BEATEN
        s.tell_of(STEPPED, s.attacker, s.number(ahead))
    else:
        take_ball(s, ahead, BY_PASS)
    return AFTER_AND_END if s.book.has_roles else END


NOTHING: Final[list[Phase[Match]]] = []
END: Final[list[Phase[Match]]] = [END_ACTION]
PERFORM_ACTION: Final = PHASES.add(PerformAction())
CHOOSE_LINE: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseLine(role))] for role in (0, 1)]
AFTER_AND_END: Final[list[Phase[Match]]] = then(WINDOW[AFTER_ACTION], END_ACTION)
DESTINATION: Final[list[Phase[Match]]] = then(WINDOW[AFTER_DESTINATION], PHASES.add(LongBallArrives()))
BEFORE_ACTION_WINDOW: Final[list[Phase[Match]]] = then(WINDOW[BEFORE_ACTION], PERFORM_ACTION)
LONG_SHOT_OR_WINDOW: Final[list[Phase[Match]]] = then(MAY_SHOOT_LONG, WINDOW[BEFORE_ACTION], PERFORM_ACTION)
NEW_ROUND: Final = PHASES.add(NewRound())
BEGIN_MOVE: Final = [PHASES.add(BeginMove(role)) for role in (0, 1)]
MOVES_OF_ROLES: Final[list[list[Phase[Match]]]] = [
    then(
        BEGIN_MOVE[role],
        WINDOW[MOVE_START],
        MAY_MOVE[ATTACK][role],
        WINDOW[AFTER_MOVE],
        WINDOW[BEFORE_LATERAL],
        SIDEWAYS_PASS,
        BEGIN_MOVE[1 - role],
        WINDOW[MOVE_START],
        MAY_MOVE[DEFENCE][1 - role],
        WINDOW[AFTER_MOVE],
    )
    for role in (0, 1)
]
"""H13.6  Both moves with their windows, by role of the attacker."""
_BEGIN_ACTION: Final = PHASES.add(BeginAction())
REST_OF_ROUND: Final[list[list[Phase[Match]]]] = [[_BEGIN_ACTION, *MOVES_OF_ROLES[role]] for role in (0, 1)]
ROUND_OF_ROLES: Final[list[list[Phase[Match]]]] = [
    then(
        NEW_ROUND,
        PLAY_CARDS,
        DRAW_UP[role],
        DRAW_UP[1 - role],
        WINDOW[CARD_REVEAL],
        PHASES.add(PlayOn(role)),
    )
    for role in (0, 1)
]
"""H13.6  A round with the windows of the expansion, by role of the attacker."""
NORMAL_ROUND: Final[list[list[Phase[Match]]]] = [
    then(
        PLAY_CARDS,
        DRAW_UP[role],
        DRAW_UP[1 - role],
        MAY_MOVE[ATTACK][role],
        SIDEWAYS_PASS,
        MAY_MOVE[DEFENCE][1 - role],
        PERFORM_ACTION,
    )
    for role in (0, 1)
]
"""By role of the attacker."""
