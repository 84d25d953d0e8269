"""H15: midfielders (numbers 6 and 7): holding midfielder, ball winner, central, deep-lying playmaker, box-to-box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import BACK, FORWARD, PREVENTS, RETREATS, RUNS_BACK
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, LONG_BALL, MEN, SHORT_PASS
from anpfiff.games.hat_trick.events import INTERCEPTED, PREVENTED
from anpfiff.games.hat_trick.pitch import line_of, neighbours
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    ATTACKER,
    BY_PREVENTING,
    COMPARE,
    DEFENDER,
    DOER,
    EITHER,
    FOUL_CHECK,
    NEVER,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.moves import AHEAD, BEHIND, extra_moves, may_enter, move, occasion_of, run, two_steps
from anpfiff.games.hat_trick.rules.piles import BOTH_DRAW_UP
from anpfiff.games.hat_trick.rules.roles.common import ChoosesReceiver, OneBallMore, TakesPass
from anpfiff.games.hat_trick.stages import CAUGHT, LOST, NEXT_AFTER_ACTION, PASSED, ROUND, TACKLED, WON
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

NOTHING: Final[list[Phase[Match]]] = []


@final
class NumberSixSilver(OneBallMore):
    """H15.17  A short pass of the opponent out of his line: he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.kind == SHORT_PASS and s.rival == NOWHERE and line_of(cell) == s.line


enter("number_six", NumberSixSilver(COMPARE, DEFENDER), TakesPass(AFTER_ACTION, DEFENDER, ROUND, LONG_BALL))


@final
class BallWinnerSilver(Ability):
    """H15.19, E31  If he would have fouled, he wins the ball instead; out of an opportunity both draw up."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.fouler == s.cells[cell]

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.fouler = -1
        s.outcome = LOST
        s.attacker = role
        s.ball = cell
        s.got = TACKLED
        s.to_come = NEXT_AFTER_ACTION
        s.tell_of(INTERCEPTED, role, s.number(cell))


@final
class BallWinnerGold(Ability):
    """H15.20, E14  A neighbour's ability does not happen; he is not turned over, and is held for this round."""

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        men = [s.cells[other] % MEN for other in neighbours(s, cell, 1 - role)]
        men.sort()
        return [PREVENTS[s.cells[cell] % MEN][man] for man in men]

    def act(self, s: Match, role: i64, action: Action) -> None:
        if role == s.passer // MEN:
            s.helped = True
        s.sides[1 - role].blocked |= alone(action.extra)
        s.tell_of(PREVENTED, role, action.value + FIRST_NUMBER, action.extra + FIRST_NUMBER)


enter(
    "ball_winner",
    BallWinnerSilver(FOUL_CHECK, DEFENDER, asks=BOTH_DRAW_UP),
    BallWinnerGold(BY_PREVENTING, EITHER, worth=0.9),
)


@final
class CentralMidfielder(Ability):
    """H15.21, H15.22, E15  He uses what a neighbouring team-mate shows in the same metal, as if it were his."""


enter(
    "central_midfielder", CentralMidfielder(NEVER, EITHER, borrows=True), CentralMidfielder(NEVER, EITHER, borrows=True)
)


@final
class DeepPlaymakerSilver(OneBallMore):
    """H15.23  His long ball counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball == cell and s.kind == LONG_BALL


enter(
    "deep_playmaker", DeepPlaymakerSilver(COMPARE, ATTACKER), ChoosesReceiver(AFTER_ACTION, ATTACKER, ROUND, LONG_BALL)
)


@final
class BoxToBoxSilver(Ability):
    """H15.25  After a successful short pass of his team he goes one field forward without the ball."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_done = s.kind == SHORT_PASS and s.got == PASSED and s.outcome == WON
        return is_done and bool(extra_moves(s, role, cell, AHEAD))

    def use(self, s: Match, role: i64, cell: i64) -> None:
        move(s, role, s.cells[cell] % MEN, FORWARD)


def retreats(s: Match, role: i64, cell: i64) -> list[Action]:
    """One or two fields back, within the limits of a move."""
    found = extra_moves(s, role, cell, BEHIND)
    further: i64 = two_steps(role, cell, BACK)
    if found and further != NOWHERE and may_enter(s, further, occasion_of(s, role)):
        found.append(RUNS_BACK[s.cells[cell] % MEN])
    return found


@final
class ChooseRetreat(Choice[Match]):
    """H15.26  One field back, or two."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.26"

    def options(self, s: Match, role: i64) -> list[Action]:
        return retreats(s, role, each(s.may)[0])

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        if action is RETREATS[action.value]:
            move(s, self.role, action.value, BACK)
        else:
            run(s, self.role, action.value, BACK)
        return NOTHING


@final
class BoxToBoxGold(Ability):
    """H15.26  When his team loses the ball he goes up to two fields back."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.got in (CAUGHT, TACKLED) and s.attacker != role and bool(retreats(s, role, cell))

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.may = alone(cell)


CHOOSE_RETREAT: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseRetreat(role))] for role in (0, 1)]
enter(
    "box_to_box",
    BoxToBoxSilver(AFTER_ACTION, ATTACKER, ROUND),
    BoxToBoxGold(AFTER_ACTION, DOER, ROUND, asks=CHOOSE_RETREAT, worth=-0.2),
)
