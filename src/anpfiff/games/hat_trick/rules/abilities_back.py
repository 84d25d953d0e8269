"""H15: the abilities of centre-backs and full-backs that are used in a window (numbers 2 to 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import ADVANCES, BACK, FORWARD, PASSES, RETREATS, STAY, STEP_UP
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN, SHORT_PASS
from anpfiff.games.hat_trick.events import RECEIVED, TACKLE_FAILED, TACKLE_WON, TURNED
from anpfiff.games.hat_trick.pitch import (
    are_neighbours,
    is_outside,
    line_of,
    men_in,
    neighbours,
    own_line,
    place_of,
    step,
    swap,
)
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    AFTER_MOVE,
    BEFORE_ACTION,
    COMPARE,
    MOVE_START,
    SAVE_WINDOW,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.comparing import card_balls
from anpfiff.games.hat_trick.rules.fouls import PUNISH, foul
from anpfiff.games.hat_trick.rules.moves import ATTACK, DEFENCE, may_enter, move, touch
from anpfiff.games.hat_trick.rules.piles import FromPile, take
from anpfiff.games.hat_trick.state import (
    BEATEN,
    CAUGHT,
    LOST,
    NEXT_AFTER_ACTION,
    NOWHERE,
    ROUND,
    TACKLED,
    UNDECIDED,
    Match,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

FIRST_LINES: Final = 3


def counts_one_more(s: Match, role: i64) -> list[Phase[Match]]:
    """E1  One ball more in this comparison; the balls of the turned side count from the next step on."""
    s.sides[role].total += 1
    if role == s.attacker:
        s.helped = True
    return NOTHING


def has_dribbled(s: Match, role: i64, cell: i64) -> bool:
    """E16  Whether the man on a field has just moved forward with the ball in a dribble."""
    return s.got == BEATEN and s.ball == cell and s.attacker == role and s.stage == ROUND and not s.handed


@final
class BallPlayingCentreBackSilver(Ability):
    """H15.1, T23  After a successful dribble one field more, or none; he is turned over either way."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_dribbled(s, role, cell) and step(role, cell, FORWARD) != NOWHERE

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return STEP_OR_STAY[role]


@final
class StepOrStay(Choice[Match]):
    """H15.1  He takes the field ahead, changing places with whoever is there, or stays."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.1"

    def options(self, s: Match, role: i64) -> list[Action]:
        return STEP_STAY

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is STEP_UP:
            ahead: i64 = step(self.role, s.ball, FORWARD)
            swap(s, s.ball, ahead)
            s.ball = ahead
        return NOTHING


@final
class BallPlayingCentreBackGold(Ability):
    """H15.2  His short pass out of one of the first three lines counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_mine = s.attacker == role and s.ball == cell and s.rival == NOWHERE
        return is_mine and s.kind == SHORT_PASS and own_line(role, cell) <= FIRST_LINES

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


@final
class ManMarkerSilver(Ability):
    """H15.3, E9  He tackles the carrier beside him: a card stronger than the attacker's wins the ball, else a foul."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_open = s.stage == ROUND and s.outcome == UNDECIDED
        return s.attacker != role and is_open and are_neighbours(cell, s.ball)

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.fouler = s.cells[cell]
        return TACKLE[role]


@final
class TackleCard(FromPile):
    """H15.3  The top card of the marker's pile is turned up and discarded."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.3"

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        take(s, self.role, outcome.value)
        s.sides[self.role].discard.add(outcome.value)
        marker: i64 = s.fouler
        number: i64 = marker % MEN + FIRST_NUMBER
        balls: i64 = s.book.balls[outcome.value]
        s.to_come = NEXT_AFTER_ACTION
        s.outcome = LOST
        if balls > card_balls(s, s.attacker):
            s.fouler = -1
            s.attacker = self.role
            s.ball = place_of(s, self.role, marker % MEN)
            s.got = TACKLED
            s.tell_of(TACKLE_WON, self.role, number, balls)
            return NOTHING
        s.tell_of(TACKLE_FAILED, self.role, number, balls)
        foul(s, marker)
        return PUNISH


@final
class ManMarkerGold(Ability):
    """H15.4  When an opponent dribbles against him he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker != role and s.rival == cell

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


@final
class DefenceLeaderSilver(Ability):
    """H15.5  When a pass of the opponent is compared in his line he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker != role and s.rival == NOWHERE and line_of(cell) == s.line

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


def extra_moves(s: Match, role: i64, cell: i64, ways: list[i64]) -> list[Action]:
    """T27  Moves of one man by an ability, within the limits of a move in this step."""
    found: list[Action] = []
    if cell == s.ball:
        return found
    man: i64 = s.cells[cell] % MEN
    occasion: i64 = ATTACK if role == s.attacker else DEFENCE
    for way in ways:
        target: i64 = step(role, cell, way)
        if target != NOWHERE and may_enter(s, target, occasion):
            found.append(ADVANCES[man] if way == FORWARD else RETREATS[man])
    return found


def led_moves(s: Match, role: i64, cell: i64) -> list[Action]:
    """The moves a leader on this field may grant to his neighbours."""
    found: list[Action] = []
    men = [s.cells[other] % MEN for other in neighbours(s, cell, role)]
    men.sort()
    for man in men:
        found += extra_moves(s, role, place_of(s, role, man), BOTH_WAYS)
    return found


@final
class DefenceLeaderGold(Ability):
    """H15.6  After the move of his team he moves a neighbouring team-mate too, whatever the flank."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.mover == role and bool(led_moves(s, role, cell))

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.may = alone(cell)
        return LED_MOVE[role]


@final
class LedMove(Choice[Match]):
    """H15.6  The neighbour goes one field forward or back, without an ability of his own."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.6"

    def options(self, s: Match, role: i64) -> list[Action]:
        return led_moves(s, role, each(s.may)[0])

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        before = s.cells.copy()
        move(s, self.role, action.value, action.extra)
        touch(s, self.role, before)
        return NOTHING


@final
class StopperGold(Ability):
    """H15.8  When a neighbouring opponent shoots the goalkeeper draws one card more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker != role and s.ball != NOWHERE and are_neighbours(cell, s.ball)

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.draws += 1
        return NOTHING


@final
class WingBackSilver(Ability):
    """H15.9  When he dribbles in an outer column he counts one ball more, be it in vain."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker == role and s.ball == cell and s.rival != NOWHERE and is_outside(cell)

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


@final
class WingBackGold(Ability):
    """H15.10, E12  He turns: attack and defence are exchanged until he turns back, and only then is he flipped."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.mover == role

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        side = s.sides[role]
        bit: i64 = alone(s.cells[cell] % MEN)
        side.turned ^= bit
        if side.turned & bit:
            side.gold ^= bit
        s.tell_of(TURNED, role, s.number(cell))
        return NOTHING


@final
class OverlappingFullBackSilver(Ability):
    """H15.11  After a successful dribble he plays the ball to any team-mate in his line."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_dribbled(s, role, cell) and len(men_in(s, role, line_of(cell))) > 1

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.may = 0
        for other in men_in(s, role, line_of(cell)):
            if other != cell:
                s.may |= alone(other)
        s.handed = True
        return HAND_OVER[role]


@final
class FullBackSilver(Ability):
    """H15.15  When an opponent dribbles against him in an outer column he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker != role and s.rival == cell and is_outside(cell)

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


@final
class FullBackGold(Ability):
    """H15.16  Who has just won the ball plays it at once to a neighbouring team-mate."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        has_won = s.got in (CAUGHT, TACKLED) and s.attacker == role and s.ball == cell and s.stage == ROUND
        return has_won and not s.handed and s.passer // MEN != role and bool(neighbours(s, cell, role))

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.may = 0
        for other in neighbours(s, cell, role):
            s.may |= alone(other)
        s.handed = True
        return HAND_OVER[role]


@final
class HandOver(Choice[Match]):
    """H15.11  The ball goes to one of the team-mates an ability allows; nothing is compared."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.11"

    def options(self, s: Match, role: i64) -> list[Action]:
        men = [s.cells[cell] % MEN for cell in each(s.may)]
        men.sort()
        return [PASSES[man] for man in men]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        s.ball = place_of(s, self.role, action.value)
        s.tell_of(RECEIVED, self.role, s.number(s.ball))
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
BOTH_WAYS: Final[list[i64]] = [FORWARD, BACK]
STEP_STAY: Final = [STEP_UP, STAY]
STEP_OR_STAY: Final[list[list[Phase[Match]]]] = [[PHASES.add(StepOrStay(role))] for role in (0, 1)]
TACKLE: Final[list[list[Phase[Match]]]] = [[PHASES.add(TackleCard(role))] for role in (0, 1)]
LED_MOVE: Final[list[list[Phase[Match]]]] = [[PHASES.add(LedMove(role))] for role in (0, 1)]
HAND_OVER: Final[list[list[Phase[Match]]]] = [[PHASES.add(HandOver(role))] for role in (0, 1)]

enter("ball_playing_centre_back_silver", BallPlayingCentreBackSilver(AFTER_ACTION))
enter("ball_playing_centre_back_gold", BallPlayingCentreBackGold(COMPARE))
enter("man_marker_silver", ManMarkerSilver(BEFORE_ACTION))
enter("man_marker_gold", ManMarkerGold(COMPARE))
enter("defence_leader_silver", DefenceLeaderSilver(COMPARE))
enter("defence_leader_gold", DefenceLeaderGold(AFTER_MOVE))
enter("stopper_gold", StopperGold(SAVE_WINDOW))
enter("wing_back_silver", WingBackSilver(COMPARE))
enter("wing_back_gold", WingBackGold(MOVE_START))
enter("overlapping_full_back_silver", OverlappingFullBackSilver(AFTER_ACTION))
enter("full_back_silver", FullBackSilver(COMPARE))
enter("full_back_gold", FullBackGold(AFTER_ACTION))
