"""H15: forwards (numbers 10 and 11): defensive, centre forward, second striker, false nine, goal poacher."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.games.hat_trick.actions import BACK, FORWARD, PASSES, SURGE
from anpfiff.games.hat_trick.cards import DRIBBLE, MEN, SHORT_PASS
from anpfiff.games.hat_trick.pitch import LAST_LINE, are_neighbours, own_line, step, swap
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    AFTER_MOVE,
    ATTACKER,
    BEFORE_LATERAL,
    CHANCE_ACTION,
    CHANCE_SHOT,
    DEFENDER,
    DOER,
    MOVER,
    OWN_MOVE,
    PARRY_WINDOW,
    SHOT_WINDOW,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.loans import ANY_SHOT, KEEPS_BALL, MUST_GIVE, ONE_POWER
from anpfiff.games.hat_trick.rules.moves import BEHIND, extra_moves, move, touch
from anpfiff.games.hat_trick.rules.opportunity import SHOOTING_LINE, is_in_reach
from anpfiff.games.hat_trick.rules.receiving import BY_BOUNCE, take_ball
from anpfiff.games.hat_trick.rules.roles.common import TakesPass, WhateverTheFlank
from anpfiff.games.hat_trick.rules.sideways import nearest_mates
from anpfiff.games.hat_trick.stages import NEXT_CHANCE, PASSED, ROUND
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

enter("defensive_forward", WhateverTheFlank(OWN_MOVE, DEFENDER), TakesPass(AFTER_ACTION, DEFENDER, ROUND, SHORT_PASS))


@final
class CentreForwardSilver(Ability):
    """H15.37  In the last two lines a short pass of an opportunity finds him wherever he stands."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        if s.kind != SHORT_PASS or cell == s.ball or own_line(role, cell) < SHOOTING_LINE:
            return False
        return not is_in_reach(s, cell)

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        return [PASSES[s.cells[cell] % MEN]]

    def act(self, s: Match, role: i64, action: Action) -> None:
        """The pass itself is like any other."""


@final
class CentreForwardGold(Ability):
    """H15.38  When he shoots after a pass the shot has one more power."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball == cell and s.got == PASSED


enter(
    "centre_forward",
    CentreForwardSilver(CHANCE_ACTION, ATTACKER),
    CentreForwardGold(SHOT_WINDOW, ATTACKER, lends=[ONE_POWER]),
)


@final
class SecondStrikerSilver(Ability):
    """H15.39  Before the sideways pass the ball of a neighbouring carrier comes to him, and he must give it on."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball != NOWHERE and are_neighbours(cell, s.ball)

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.ball = cell
        s.helped = True


@final
class SecondStrikerGold(Ability):
    """H15.40, H15.39  As the carrier he need not give the ball sideways in this round, unless it was taken."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball == cell and not s.skips and not s.must_give and nearest_mates(s) != 0

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.helped = True


enter(
    "second_striker",
    SecondStrikerSilver(BEFORE_LATERAL, ATTACKER, lends=[MUST_GIVE], worth=-0.2),
    SecondStrikerGold(BEFORE_LATERAL, ATTACKER, lends=[KEEPS_BALL]),
)


@final
class FalseNineSilver(Ability):
    """H15.41, T24  In the fifth line, shooting with a dribble, he first steps up, changing places."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.kind == DRIBBLE and s.ball == cell and own_line(role, cell) == SHOOTING_LINE

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        return TO_SURGE

    def act(self, s: Match, role: i64, action: Action) -> None:
        ahead: i64 = step(role, s.ball, FORWARD)
        swap(s, s.ball, ahead)
        s.ball = ahead


@final
class FalseNineGold(Ability):
    """H15.42  After the move of his team he drops one field back without the ball, whatever the flank."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return bool(extra_moves(s, role, cell, BEHIND))

    def use(self, s: Match, role: i64, cell: i64) -> None:
        before = s.cells.copy()
        move(s, role, s.cells[cell] % MEN, BACK)
        touch(s, role, before)


TO_SURGE: Final = [SURGE]
enter(
    "false_nine",
    FalseNineSilver(CHANCE_SHOT, ATTACKER, answers={SURGE: 0.9}),
    FalseNineGold(AFTER_MOVE, MOVER, worth=-0.2),
)


@final
class GoalPoacherSilver(Ability):
    """H15.43  A parried ball comes to him, if he stands in the last line."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball != cell and own_line(role, cell) == LAST_LINE

    def use(self, s: Match, role: i64, cell: i64) -> None:
        take_ball(s, cell, BY_BOUNCE)
        s.to_come = NEXT_CHANCE


@final
class GoalPoacherGold(Ability):
    """H15.44  When he shoots from the last line he chooses among all nine shooting cards."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball == cell and not s.any_shot and own_line(role, cell) == LAST_LINE


enter("goal_poacher", GoalPoacherSilver(PARRY_WINDOW, DOER), GoalPoacherGold(SHOT_WINDOW, ATTACKER, lends=[ANY_SHOT]))
