"""H15: full-backs (numbers 4 and 5): wing-back, overlapping full-back, wing runner, full-back."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import BACK, FORWARD, LEAPS, RUNS_BACK, RUNS_FORWARD
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.events import LEAPT
from anpfiff.games.hat_trick.events import TURNED as HAS_TURNED
from anpfiff.games.hat_trick.pitch import is_outside, neighbours, place_of, swap
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    ATTACKER,
    COMPARE,
    DEFENDER,
    EITHER,
    MOVE_START,
    MOVER,
    NO_WAYS,
    OWN_MOVE,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.loans import GOES_BACK, TURNED
from anpfiff.games.hat_trick.rules.moves import may_enter, occasion_of, run, runs, two_steps
from anpfiff.games.hat_trick.rules.roles.common import HAND_OVER, ByMoving, HandsOn, OneBallMore, has_dribbled
from anpfiff.games.hat_trick.rules.using import has_turned
from anpfiff.games.hat_trick.stages import CAUGHT, ROUND, TACKLED
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class WingBackSilver(OneBallMore):
    """H15.9  When he dribbles in an outer column he counts one ball more, be it in vain."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball == cell and s.rival != NOWHERE and is_outside(cell)


@final
class WingBackGold(Ability):
    """H15.10, E12  He turns: attack and defence are exchanged until he turns back, and only then is he silver."""

    def use(self, s: Match, role: i64, cell: i64) -> None:
        man: i64 = s.cells[cell] % MEN
        if has_turned(s, role, man):
            s.sides[role].gold &= ~alone(man)
        else:
            s.sides[role].gold ^= alone(man)
        s.tell_of(HAS_TURNED, role, s.number(cell))

    def advice(self, s: Match, role: i64, man: i64) -> float:
        """He shows his better half: attack with the ball, defence without it."""
        side = s.sides[role]
        wants = side.attack(man) < side.defence(man)
        return 0.2 if wants and s.window == MOVE_START and role == s.mover == s.attacker else -0.2


enter("wing_back", WingBackSilver(COMPARE, ATTACKER), WingBackGold(MOVE_START, MOVER, lends=[TURNED]))


@final
class OverlappingFullBackSilver(HandsOn):
    """H15.11  After a successful dribble he plays the ball to any team-mate in his line."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_dribbled(s, cell) and self.mates(s, role, cell) != 0


@final
class OverlappingFullBackGold(ByMoving):
    """H15.12  He goes two fields forward."""

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        return runs(s, role, cell, RUNS_FORWARD, FORWARD)

    def act(self, s: Match, role: i64, action: Action) -> None:
        run(s, role, action.value, FORWARD)


enter(
    "overlapping_full_back",
    OverlappingFullBackSilver(AFTER_ACTION, ATTACKER, ROUND, asks=HAND_OVER),
    OverlappingFullBackGold(OWN_MOVE, EITHER),
)


@final
class WingRunnerSilver(ByMoving):
    """H15.13  He goes two fields back."""

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        return runs(s, role, cell, RUNS_BACK, BACK)

    def act(self, s: Match, role: i64, action: Action) -> None:
        run(s, role, action.value, BACK)


@final
class WingRunnerGold(ByMoving):
    """H15.14  He changes places with whoever stands two fields ahead, whoever is between, and goes back later."""

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        target: i64 = two_steps(role, cell, FORWARD)
        if target in (NOWHERE, s.ball) or not may_enter(s, target, occasion_of(s, role)):
            return NO_WAYS
        return [LEAPS[s.cells[cell] % MEN]]

    def act(self, s: Match, role: i64, action: Action) -> None:
        cell: i64 = place_of(s, role, action.value)
        target: i64 = two_steps(role, cell, FORWARD)
        swap(s, cell, target)
        s.moved = target
        s.tell_of(LEAPT, role, action.value + FIRST_NUMBER)


enter("wing_runner", WingRunnerSilver(OWN_MOVE, EITHER), WingRunnerGold(OWN_MOVE, EITHER, lends=[GOES_BACK]))


@final
class FullBackSilver(OneBallMore):
    """H15.15  When an opponent dribbles against him in an outer column he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.rival == cell and is_outside(cell)


@final
class FullBackGold(HandsOn):
    """H15.16  Who has just won the ball plays it at once to a neighbouring team-mate."""

    def mates(self, s: Match, role: i64, cell: i64) -> i64:
        found: i64 = 0
        for other in neighbours(s, cell, role):
            found |= alone(other)
        return found

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        has_won = s.got in (CAUGHT, TACKLED) and s.ball == cell and s.passer // MEN != role
        return has_won and not s.handed and self.mates(s, role, cell) != 0


enter("full_back", FullBackSilver(COMPARE, DEFENDER), FullBackGold(AFTER_ACTION, ATTACKER, ROUND, asks=HAND_OVER))
