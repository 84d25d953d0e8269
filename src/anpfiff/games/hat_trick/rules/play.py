"""H1: the course of a half. One line of the rulebook says what is next: kick-off, round, opportunity, shot or kick."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Step
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.events import HALF_OVER, KICK_OFF, OPPORTUNITY, STALLED
from anpfiff.games.hat_trick.pitch import LAST_LINE, own_line, place_of, seen_by
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.action_cards import NORMAL_ROUND, ROUND_OF_ROLES
from anpfiff.games.hat_trick.rules.corner import TAKE_CORNER
from anpfiff.games.hat_trick.rules.fouls import TAKE_FREE_KICK
from anpfiff.games.hat_trick.rules.goal_kick import TAKE_GOAL_KICK
from anpfiff.games.hat_trick.rules.loans import FOR_OPPORTUNITY, FOR_ROUND, end_span
from anpfiff.games.hat_trick.rules.opportunity import (
    CHANCE_TURN,
    FIRST_TURN_OF_ROLES,
    TURN_OF_ROLES,
    WASTE_CHANCE,
    forget_waste,
)
from anpfiff.games.hat_trick.rules.shot import SHOT_OF_ROLES, TAKE_SHOT
from anpfiff.games.hat_trick.rules.substitutions import SUBSTITUTIONS
from anpfiff.games.hat_trick.side import NO_STREAK
from anpfiff.games.hat_trick.stages import (
    CHANCE,
    CORNER,
    FREE_KICK,
    GOAL_KICK,
    NEXT_AFTER_ACTION,
    NEXT_AFTER_GOAL,
    NEXT_CHANCE,
    NEXT_CORNER,
    NEXT_FREE_KICK,
    NEXT_GOAL_KICK,
    NEXT_KICK_OFF,
    NEXT_OPEN_PLAY,
    NEXT_PENALTY,
    NEXT_ROUND,
    NEXT_SHOT,
    NEXT_TURN,
    PENALTY,
    ROUND,
    SHOT,
)
from anpfiff.games.hat_trick.stages import KICK_OFF as KICKING_OFF
from anpfiff.games.hat_trick.state import EMPTY, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

FINAL_LINES: Final = 2


@final
class NextPlay(Step[Match]):
    """H1.6  After everything that happens the referee looks where the ball is and what is next."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.to_come == NEXT_AFTER_ACTION:
            s.to_come = NEXT_CHANCE if own_line(s.attacker, s.ball) == LAST_LINE else NEXT_OPEN_PLAY
        if s.book.has_roles:
            end_spans(s)
        if is_half_over(s):
            s.tell(HALF_OVER, s.half)
            return NOTHING
        return [NEXT_PLAY, *following(s)]


def end_spans(s: Match) -> None:
    """H13.5, T28  A shot belongs to the round before it; each turn of an opportunity is a round of its own."""
    if s.to_come == NEXT_TURN:
        end_span(s, FOR_ROUND)
    elif s.to_come not in (NEXT_SHOT, NEXT_PENALTY):
        end_span(s, FOR_OPPORTUNITY)


def is_half_over(s: Match) -> bool:
    """H1.5, H1.6  Both piles are out, and the ball is not in the last two lines."""
    if not (s.sides[0].is_out and s.sides[1].is_out):
        return False
    if s.to_come in (NEXT_AFTER_GOAL, NEXT_GOAL_KICK):
        return True
    if s.to_come != NEXT_OPEN_PLAY:
        return False
    if s.book.stalling and s.fails >= s.book.stalling:
        s.tell_of(STALLED, s.waster)
        return True
    return not is_in_final_lines(s)


def is_in_final_lines(s: Match) -> bool:
    """A9  The last two lines of the side with the ball; by an option those before either goal."""
    line: i64 = own_line(s.attacker, s.ball)
    return line > LAST_LINE - FINAL_LINES or (s.book.either_end and line <= FINAL_LINES)


def following(s: Match) -> list[Phase[Match]]:
    """The phases of what is next."""
    coming: i64 = s.to_come
    if coming == NEXT_AFTER_GOAL:
        s.to_come = NEXT_KICK_OFF
        return KICK_OFF_NEXT
    if coming == NEXT_KICK_OFF:
        s.stage = KICKING_OFF
        return KICK_OFF_NEXT
    if coming in (NEXT_OPEN_PLAY, NEXT_ROUND):
        s.stage = ROUND
        return ROUND_OF_ROLES[s.attacker] if s.book.has_roles else NORMAL_ROUND[s.attacker]
    if coming in (NEXT_CHANCE, NEXT_TURN):
        return next_turn(s)
    if coming in (NEXT_SHOT, NEXT_PENALTY):
        s.stage = PENALTY if coming == NEXT_PENALTY else SHOT
        return SHOT_OF_ROLES if s.book.has_roles else TAKE_SHOT
    if coming == NEXT_FREE_KICK:
        s.stage = FREE_KICK
        return TAKE_FREE_KICK
    if coming == NEXT_CORNER:
        s.stage = CORNER
        return TAKE_CORNER
    s.stage = GOAL_KICK
    return TAKE_GOAL_KICK


def next_turn(s: Match) -> list[Phase[Match]]:
    """H7.1, H7.8  A scoring opportunity has a turn for each card in the hand of the attacker."""
    if s.to_come == NEXT_CHANCE:
        s.turn = 0
        forget_waste(s)
        for side in s.sides:
            side.streak = NO_STREAK
        s.tell_of(OPPORTUNITY, s.attacker, s.number(s.ball))
    s.stage = CHANCE
    if not s.sides[s.attacker].hand.size:
        s.turn = 0
        return WASTE_CHANCE
    s.turn += 1
    if s.book.has_roles:
        return FIRST_TURN_OF_ROLES[s.attacker] if s.turn == 1 else TURN_OF_ROLES[s.attacker]
    return CHANCE_TURN[s.attacker]


@final
class KickOff(Step[Match]):
    """H1.3  Everybody goes to his place, and the ball lies with number 6 of the side that kicks off."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.cells = [EMPTY] * len(s.cells)
        for role in (0, 1):
            for man in range(MEN):
                if not (s.sides[role].off >> man) & 1:
                    s.cells[seen_by(role, s.book.home[man])] = MEN * role + man
        if not s.sides[s.attacker].men():
            s.attacker = 1 - s.attacker
        s.ball = kicker(s)
        s.turn = 0
        s.to_come = NEXT_ROUND
        for side in s.sides:
            side.streak = NO_STREAK
        s.tell_of(KICK_OFF, s.attacker, s.number(s.ball))
        return SUBSTITUTIONS[s.attacker]


def kicker(s: Match) -> i64:
    """S2  Number 6 kicks off; if he has been sent off, the next in order."""
    for man in s.book.kick_order:
        cell: i64 = place_of(s, s.attacker, man)
        if cell != NOWHERE:
            return cell
    return NOWHERE


NOTHING: Final[list[Phase[Match]]] = []
NEXT_PLAY: Final = PHASES.add(NextPlay())
KICK_OFF_NEXT: Final[list[Phase[Match]]] = [PHASES.add(KickOff())]
