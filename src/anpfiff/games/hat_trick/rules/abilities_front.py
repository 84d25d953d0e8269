"""H15: the abilities of forwards that are used in a window (numbers 10 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.games.hat_trick.actions import BACK
from anpfiff.games.hat_trick.cards import MEN, SHORT_PASS
from anpfiff.games.hat_trick.pitch import LAST_LINE, are_neighbours, own_line
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    AFTER_MOVE,
    BEFORE_LATERAL,
    PARRY_WINDOW,
    SHOT_WINDOW,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.abilities_back import extra_moves
from anpfiff.games.hat_trick.rules.abilities_midfield import BEHIND, has_arrived, intercept_for
from anpfiff.games.hat_trick.rules.moves import move, touch
from anpfiff.games.hat_trick.rules.receiving import BY_BOUNCE, take_ball
from anpfiff.games.hat_trick.state import NEXT_CHANCE, NOWHERE, PASSED, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.phase import Phase


@final
class DefensiveForwardGold(Ability):
    """H15.36, T25  A short pass that reaches an opponent beside him, be it by an interception, is his."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_arrived(s, role, cell, SHORT_PASS)

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return intercept_for(s, role, cell)


@final
class CentreForwardGold(Ability):
    """H15.38  When he shoots after a pass the shot has one more power."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker == role and s.ball == cell and s.got == PASSED

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.plus += 1
        return NOTHING


@final
class SecondStrikerSilver(Ability):
    """H15.39  Before the sideways pass the ball of a neighbouring carrier comes to him, and he must give it on."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker == role and s.ball != NOWHERE and are_neighbours(cell, s.ball)

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.ball = cell
        s.skips = False
        s.must_give = True
        s.helped = True
        return NOTHING


@final
class SecondStrikerGold(Ability):
    """H15.40, H15.39  As the carrier he need not give the ball sideways in this round, unless it was taken."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker == role and s.ball == cell and not s.skips and not s.must_give

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.skips = True
        s.helped = True
        return NOTHING


@final
class FalseNineGold(Ability):
    """H15.42  After the move of his team he drops one field back without the ball, whatever the flank."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.mover == role and bool(extra_moves(s, role, cell, BEHIND))

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        before = s.cells.copy()
        move(s, role, s.cells[cell] % MEN, BACK)
        touch(s, role, before)
        return NOTHING


@final
class GoalPoacherSilver(Ability):
    """H15.43  A parried ball comes to him, if he stands in the last line."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.passer // MEN == role and s.ball != cell and own_line(role, cell) == LAST_LINE

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        take_ball(s, cell, BY_BOUNCE)
        s.to_come = NEXT_CHANCE
        return NOTHING


@final
class GoalPoacherGold(Ability):
    """H15.44  When he shoots from the last line he chooses among all nine shooting cards."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_mine = s.attacker == role and s.ball == cell and not s.any_shot
        return is_mine and own_line(role, cell) == LAST_LINE

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.any_shot = True
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
enter("defensive_forward_gold", DefensiveForwardGold(AFTER_ACTION))
enter("centre_forward_gold", CentreForwardGold(SHOT_WINDOW))
enter("second_striker_silver", SecondStrikerSilver(BEFORE_LATERAL))
enter("second_striker_gold", SecondStrikerGold(BEFORE_LATERAL))
enter("false_nine_gold", FalseNineGold(AFTER_MOVE))
enter("goal_poacher_silver", GoalPoacherSilver(PARRY_WINDOW))
enter("goal_poacher_gold", GoalPoacherGold(SHOT_WINDOW))
