"""H15: wingers (numbers 8 and 9): half-space midfielder, wing forward, playmaker, utility man."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase
from anpfiff.games.hat_trick.actions import PERFORMS, SWAPS
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, MEN, SHORT_PASS
from anpfiff.games.hat_trick.duels import expected
from anpfiff.games.hat_trick.pitch import LAST_LINE, neighbours, own_line
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    ATTACKER,
    BEFORE_ACTION,
    CHANCE_START,
    COMPARE,
    EITHER,
    OWN_MOVE,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.loans import ANY_FLANK, HOLDS_PLACE
from anpfiff.games.hat_trick.rules.moves import change_places
from anpfiff.games.hat_trick.rules.roles.common import ByMoving, ChoosesReceiver, OneBallMore, WhateverTheFlank
from anpfiff.games.hat_trick.stages import CHANCE, LOST, ROUND, UNDECIDED
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

NOTHING: Final[list[Phase[Match]]] = []


def otherwise(s: Match, kinds: list[i64]) -> float:
    """An action is performed as another one when it would fail as it stands."""
    if expected(s, s.kind) != LOST:
        return -0.1
    return 0.3 if any(expected(s, kind) != LOST for kind in kinds) else -0.1


@final
class HalfSpaceSilver(Ability):
    """H15.27, T7  As the carrier he performs a short pass as a long ball; not in an opportunity nor the last line."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_his = s.ball == cell and s.outcome == UNDECIDED
        return is_his and s.kind == SHORT_PASS and own_line(role, cell) < LAST_LINE

    def use(self, s: Match, role: i64, cell: i64) -> None:
        s.kind = LONG_BALL
        s.helped = True

    def advice(self, s: Match, role: i64, man: i64) -> float:
        return otherwise(s, AS_LONG_BALL)


@final
class ChooseAction(Choice[Match]):
    """H15.28  A short pass or a dribble; in the last line a long ball is a short pass already (T7)."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.28"

    def options(self, s: Match, role: i64) -> list[Action]:
        return SHORT_OR_DRIBBLE if own_line(role, s.ball) < LAST_LINE else DRIBBLE_ONLY

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.kind = action.value
        s.helped = True
        return NOTHING


@final
class HalfSpaceGold(Ability):
    """H15.28  As the carrier he performs a long ball as a short pass or a dribble; not in an opportunity."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball == cell and s.outcome == UNDECIDED and s.kind == LONG_BALL

    def advice(self, s: Match, role: i64, man: i64) -> float:
        return otherwise(s, AS_SHORT_OR_DRIBBLE)


AS_LONG_BALL: Final[list[i64]] = [LONG_BALL]
AS_SHORT_OR_DRIBBLE: Final[list[i64]] = [SHORT_PASS, DRIBBLE]
SHORT_OR_DRIBBLE: Final = [PERFORMS[SHORT_PASS], PERFORMS[DRIBBLE]]
DRIBBLE_ONLY: Final = [PERFORMS[DRIBBLE]]
CHOOSE_ACTION: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseAction(role))] for role in (0, 1)]
enter(
    "half_space_midfielder",
    HalfSpaceSilver(BEFORE_ACTION, ATTACKER, ROUND),
    HalfSpaceGold(
        *(BEFORE_ACTION, ATTACKER, ROUND),
        asks=CHOOSE_ACTION,
        answers={PERFORMS[SHORT_PASS]: 0.1, PERFORMS[DRIBBLE]: 0.0},
    ),
)


@final
class WingForward(Ability):
    """H15.29, H15.30  Up to the end of an opportunity of his team: any flank will do, or nobody displaces him."""


enter(
    "wing_forward",
    WingForward(CHANCE_START, ATTACKER, CHANCE, lends=[ANY_FLANK]),
    WingForward(CHANCE_START, ATTACKER, CHANCE, lends=[HOLDS_PLACE]),
)


@final
class PlaymakerSilver(OneBallMore):
    """H15.31  His short pass counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.ball == cell and s.kind == SHORT_PASS and s.rival == NOWHERE


enter("playmaker", PlaymakerSilver(COMPARE, ATTACKER), ChoosesReceiver(AFTER_ACTION, ATTACKER, ROUND, SHORT_PASS))


@final
class UtilityManGold(ByMoving):
    """H15.34  He changes places with a neighbouring team-mate without the ball, even sideways."""

    def ways(self, s: Match, role: i64, cell: i64) -> list[Action]:
        mates = [s.cells[other] % MEN for other in neighbours(s, cell, role) if other != s.ball]
        mates.sort()
        return [SWAPS[s.cells[cell] % MEN][mate] for mate in mates]

    def act(self, s: Match, role: i64, action: Action) -> None:
        change_places(s, role, action.value, action.extra)


enter("utility_man", WhateverTheFlank(OWN_MOVE, EITHER), UtilityManGold(OWN_MOVE, EITHER))
