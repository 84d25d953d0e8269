"""H15: centre-backs (numbers 2 and 3): ball-playing centre-back, man marker, leader of the defence, stopper."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import FORWARD, STAY, STEP_UP
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN, SHORT_PASS
from anpfiff.games.hat_trick.duels import expected
from anpfiff.games.hat_trick.events import TACKLE_FAILED, TACKLE_WON
from anpfiff.games.hat_trick.pitch import are_neighbours, line_of, neighbours, own_line, place_of, step, swap
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    AFTER_MOVE,
    ATTACKER,
    BEFORE_ACTION,
    COMPARE,
    DEFENDER,
    MOVER,
    OWN_MOVE,
    SAVE_WINDOW,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.comparing import card_balls
from anpfiff.games.hat_trick.rules.fouls import PUNISH, foul
from anpfiff.games.hat_trick.rules.moves import BOTH_WAYS, extra_moves, move, touch
from anpfiff.games.hat_trick.rules.piles import FromPile, take
from anpfiff.games.hat_trick.rules.roles.common import OneBallMore, WhateverTheFlank, has_dribbled
from anpfiff.games.hat_trick.stages import CHANCE, LOST, NEXT_AFTER_ACTION, ROUND, TACKLED, UNDECIDED
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

FIRST_LINES: Final = 3
WEAK_CARD: Final = 2
"""Against more balls on the attacker's card a simple coach does not tackle."""
NOTHING: Final[list[Phase[Match]]] = []


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
class BallPlayingCentreBackSilver(Ability):
    """H15.1, T23  After a successful dribble one field more, or none; he is turned over either way."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_dribbled(s, cell) and step(role, cell, FORWARD) != NOWHERE


@final
class BallPlayingCentreBackGold(OneBallMore):
    """H15.2  His short pass out of one of the first three lines counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_short = s.kind == SHORT_PASS and s.rival == NOWHERE
        return s.ball == cell and is_short and own_line(role, cell) <= FIRST_LINES


STEP_STAY: Final = [STEP_UP, STAY]
STEP_OR_STAY: Final[list[list[Phase[Match]]]] = [[PHASES.add(StepOrStay(role))] for role in (0, 1)]
enter(
    "ball_playing_centre_back",
    BallPlayingCentreBackSilver(AFTER_ACTION, ATTACKER, ROUND, asks=STEP_OR_STAY, answers={STEP_UP: 0.9}),
    BallPlayingCentreBackGold(COMPARE, ATTACKER),
)


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
class ManMarkerSilver(Ability):
    """H15.3, E9  He tackles the carrier beside him: a card stronger than the attacker's wins the ball, else a foul."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.outcome == UNDECIDED and are_neighbours(cell, s.ball)

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.fouler = s.cells[cell]

    def advice(self, s: Match, role: i64, man: i64) -> float:
        """It pays against a weak card when the comparison would be lost."""
        is_weak = card_balls(s, s.attacker) <= WEAK_CARD
        return 0.3 if is_weak and expected(s, s.kind) != LOST and not s.sides[role].yellow else -0.3


@final
class ManMarkerGold(OneBallMore):
    """H15.4  When an opponent dribbles against him he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.rival == cell


TACKLE: Final[list[list[Phase[Match]]]] = [[PHASES.add(TackleCard(role))] for role in (0, 1)]
enter("man_marker", ManMarkerSilver(BEFORE_ACTION, DEFENDER, ROUND, asks=TACKLE), ManMarkerGold(COMPARE, DEFENDER))


@final
class DefenceLeaderSilver(OneBallMore):
    """H15.5  When a pass of the opponent is compared in his line he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.rival == NOWHERE and line_of(cell) == s.line


def led_moves(s: Match, role: i64, cell: i64) -> list[Action]:
    """The moves a leader on this field may grant to his neighbours, by their numbers."""
    found: list[Action] = []
    men = [s.cells[other] % MEN for other in neighbours(s, cell, role)]
    men.sort()
    for man in men:
        found += extra_moves(s, role, place_of(s, role, man), BOTH_WAYS)
    return found


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
class DefenceLeaderGold(Ability):
    """H15.6  After the move of his team he moves a neighbouring team-mate too, whatever the flank."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return bool(led_moves(s, role, cell))

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.may = alone(cell)


LED_MOVE: Final[list[list[Phase[Match]]]] = [[PHASES.add(LedMove(role))] for role in (0, 1)]
enter(
    "defence_leader",
    DefenceLeaderSilver(COMPARE, DEFENDER),
    DefenceLeaderGold(AFTER_MOVE, MOVER, asks=LED_MOVE, worth=-0.2),
)


@final
class StopperGold(Ability):
    """H15.8  When a neighbouring opponent shoots the goalkeeper draws one card more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball != NOWHERE and are_neighbours(cell, s.ball)

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.draws += 1


enter("stopper", WhateverTheFlank(OWN_MOVE, DEFENDER, CHANCE), StopperGold(SAVE_WINDOW, DEFENDER))
