"""H4: the action. Footballs are counted and compared; a pass that succeeds goes one line forward."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Step, then
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.book import COLUMNS
from anpfiff.games.hat_trick.cards import LONG_BALL, MEN
from anpfiff.games.hat_trick.events import ALL_LEVEL, CLEARED, DRIBBLED, OUTPLAYED, STOPPED, TACKLED
from anpfiff.games.hat_trick.pitch import (
    attack_in,
    belongs_to,
    defence_in,
    is_on,
    line_of,
    lowest,
    men_in,
    next_line,
    swap,
)
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import AFTER_ACTION, FOUL_CHECK
from anpfiff.games.hat_trick.rules.abilities import COMPARE as COMPARE_WINDOW
from anpfiff.games.hat_trick.rules.after_action import end_of_action
from anpfiff.games.hat_trick.rules.fouls import FOUL_AND_AWARD
from anpfiff.games.hat_trick.rules.piles import discard_shown
from anpfiff.games.hat_trick.rules.receiving import BY_INTERCEPTION, BY_PASS, receive
from anpfiff.games.hat_trick.rules.windows import WINDOW
from anpfiff.games.hat_trick.stages import (
    BEATEN,
    CAUGHT,
    FOUL,
    LOST,
    NEXT_AFTER_ACTION,
    NEXT_GOAL_KICK,
    PASSED,
    UNDECIDED,
    WON,
)
from anpfiff.games.hat_trick.stages import TACKLED as TACKLED_BALL
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class CountFootballs(Step[Match]):
    """H4.2  Each side adds the balls of its men in the compared line, or of the man in a duel, and of its card."""

    __slots__ = ()
    rule: ClassVar[str] = "H4.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        count_footballs(s)
        return NOTHING


def count_footballs(s: Match) -> None:
    """Add up both totals."""
    role, other = s.attacker, 1 - s.attacker
    side, against = s.sides[role], s.sides[other]
    if s.rival != NOWHERE:
        side.total = side.attack(s.cells[s.ball] % MEN)
        against.total = against.defence(s.cells[s.rival] % MEN)
    else:
        side.total = attack_in(s, role, s.line)
        against.total = defence_in(s, other, s.line)
    side.total += card_balls(s, role) + s.plus
    against.total += card_balls(s, other)


def is_counted(s: Match) -> bool:
    """Whether the totals are those of the comparison that is on."""
    return s.line != NOWHERE and _COUNT not in s.agenda and (_JUDGE in s.agenda or s.outcome != UNDECIDED)


def card_balls(s: Match, role: i64) -> i64:
    """The balls of the card a side has played this turn; a side without a card has none."""
    side = s.sides[role]
    return s.book.balls[side.card] if side.shown.size else 0


@final
class Judge(Step[Match]):
    """H4.3  More footballs win; a tie goes to the stronger card, and with equal cards the defender has fouled."""

    __slots__ = ()
    rule: ClassVar[str] = "H4.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.outcome = verdict(s)
        if s.is_hard and s.sides[0].total == s.sides[1].total:
            s.outcome = LOST
        if s.told is not None:
            role, other = s.attacker, 1 - s.attacker
            kind = OUTPLAYED if s.outcome == WON else STOPPED if s.outcome == LOST else ALL_LEVEL
            s.tell(kind, s.name(role), s.sides[role].total, s.name(other), s.sides[other].total)
        if s.outcome != FOUL:
            return RESOLVE_ONLY
        return FOUL_WITH_ROLES if s.book.has_roles else FOUL_AND_RESOLVE


def verdict(s: Match) -> i64:
    """Who has won the comparison."""
    role, other = s.attacker, 1 - s.attacker
    is_manned = s.rival != NOWHERE or bool(men_in(s, other, s.line))
    return decide(s.sides[role].total, s.sides[other].total, card_balls(s, role), card_balls(s, other), is_manned)


def decide(mine: i64, theirs: i64, my_card: i64, their_card: i64, is_manned: bool) -> i64:
    """H4.3, S15  What comes of two totals and the balls on both cards; without a defender nobody can foul."""
    if mine == theirs:
        mine, theirs = my_card, their_card
    if mine == theirs:
        return FOUL if is_manned else WON
    return WON if mine > theirs else LOST


@final
class Resolve(Step[Match]):
    """H4.4  A pass that succeeds comes to the lowest number of its line, one that fails to that of the defenders."""

    __slots__ = ()
    rule: ClassVar[str] = "H4.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.got == TACKLED_BALL:
            return NOTHING
        if s.rival != NOWHERE:
            resolve_duel(s)
            return NOTHING
        return intercept(s) if s.outcome == LOST else complete_pass(s)


def complete_pass(s: Match) -> list[Phase[Match]]:
    """H4.4, S11, S13  One line forward, or to the line that was named; with nobody there it stays in its line."""
    s.got = PASSED
    target: i64 = s.line if s.kind == LONG_BALL else next_line(s.attacker, s.line)
    found: i64 = lowest(s, s.attacker, target) if is_on(target) else 0
    return receive(s, found or lowest(s, s.attacker, line_of(s.ball)), BY_PASS)


def intercept(s: Match) -> list[Phase[Match]]:
    """H4.5, S14  The defender with the lowest number has the ball; in an empty line one further back, or the keeper."""
    other: i64 = 1 - s.attacker
    line: i64 = s.line
    s.got = CAUGHT
    while is_on(line):
        found: i64 = lowest(s, other, line)
        if found:
            return receive(s, found, BY_INTERCEPTION)
        line = next_line(s.attacker, line)
    give_to_keeper(s, other)
    s.tell_of(CLEARED, other)
    return NOTHING


def give_to_keeper(s: Match, role: i64) -> None:
    """A goalkeeper has the ball: his kick is next."""
    s.attacker = role
    s.ball = NOWHERE
    s.to_come = NEXT_GOAL_KICK


def resolve_duel(s: Match) -> None:
    """H6.2, S19  Who wins a dribble changes places with his opponent; who loses it loses the ball."""
    number: i64 = s.number(s.ball)
    other: i64 = s.number(s.rival)
    if s.outcome == LOST:
        s.attacker = 1 - s.attacker
        s.ball = s.rival
        s.got = TACKLED_BALL
        s.tell_of(TACKLED, s.attacker, other)
        return
    if s.outcome == WON:
        s.got = BEATEN
    swap(s, s.ball, s.rival)
    back: i64 = s.ball
    s.ball = s.rival
    s.rival = back
    s.tell_of(DRIBBLED, s.attacker, number, other)


@final
class EndAction(Step[Match]):
    """H4.6  The cards are discarded; with the ball in its last line a team has a scoring opportunity."""

    __slots__ = ()
    rule: ClassVar[str] = "H4.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        discard_shown(s)
        found = end_of_action(s) if s.book.has_roles else NOTHING
        s.line = NOWHERE
        s.rival = NOWHERE
        return found


def note_help(s: Match, fields: i64) -> None:
    """E18  An action is helped where an ability or a style card has moved somebody, or a man has used or turned one."""
    side = s.sides[s.attacker]
    if s.touched & fields:
        s.helped = True
    for cell in each(fields):
        if belongs_to(s, cell, s.attacker) and ((side.once | side.turned) >> (s.cells[cell] % MEN)) & 1:
            s.helped = True


def begin_comparison(s: Match, line: i64, rival: i64) -> list[Phase[Match]]:
    """Compare a line, or with a rival two men."""
    s.line = line
    s.rival = rival
    s.to_come = NEXT_AFTER_ACTION
    if s.book.has_styles:
        note_help(s, WHOLE_LINE << (COLUMNS * line) if rival == NOWHERE else alone(s.ball) | alone(rival))
    return COMPARE_WITH_ROLES if s.book.has_roles else COMPARE


NOTHING: Final[list[Phase[Match]]] = []
WHOLE_LINE: Final = (1 << COLUMNS) - 1
"""The fields of the first line, as a set."""
_RESOLVE: Final = PHASES.add(Resolve())
END_ACTION: Final = PHASES.add(EndAction())
_COUNT: Final = PHASES.add(CountFootballs())
_JUDGE: Final = PHASES.add(Judge())
COMPARE: Final[list[Phase[Match]]] = then(_COUNT, _JUDGE, END_ACTION)
COMPARE_WITH_ROLES: Final[list[Phase[Match]]] = then(
    _COUNT, WINDOW[COMPARE_WINDOW], _JUDGE, WINDOW[AFTER_ACTION], END_ACTION
)
FOUL_WITH_ROLES: Final[list[Phase[Match]]] = then(FOUL_AND_AWARD[0], WINDOW[FOUL_CHECK], _RESOLVE, FOUL_AND_AWARD[1])
RESOLVE_ONLY: Final[list[Phase[Match]]] = [_RESOLVE]
FOUL_AND_RESOLVE: Final[list[Phase[Match]]] = then(FOUL_AND_AWARD[0], _RESOLVE, FOUL_AND_AWARD[1])
