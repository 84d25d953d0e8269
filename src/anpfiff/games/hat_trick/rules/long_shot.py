"""H17: the long shot. From the middle of the third-last line on the carrier may shoot instead of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step
from anpfiff.games.hat_trick.actions import LONG_SHOT, NO
from anpfiff.games.hat_trick.pitch import own_column, own_line
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.stages import NEXT_SHOT, WON
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

LONG_SHOT_LINE: Final = 4


def is_in_range(s: Match) -> bool:
    """Whether the carrier stands in the last two lines, or in the middle of the one before."""
    line: i64 = own_line(s.attacker, s.ball)
    return line > LONG_SHOT_LINE or (line == LONG_SHOT_LINE and 2 <= own_column(s.attacker, s.ball) <= 3)


@final
class MayShootLong(Step[Match]):
    """H17.1  Only a carrier near enough to the goal is asked."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        return SHOOT_LONG[s.attacker] if is_in_range(s) else NOTHING


@final
class ShootLong(Choice[Match]):
    """H17.1  A long shot takes the place of the action; the action card gives its kind and its balls."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.1"

    def options(self, s: Match, role: i64) -> list[Action]:
        return SHOOT_OR_NOT

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is LONG_SHOT:
            s.shot_card = s.sides[self.role].card
            s.outcome = WON
            s.to_come = NEXT_SHOT
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
SHOOT_OR_NOT: Final = [LONG_SHOT, NO]
MAY_SHOOT_LONG: Final = PHASES.add(MayShootLong())
SHOOT_LONG: Final[list[list[Phase[Match]]]] = [[PHASES.add(ShootLong(role))] for role in (0, 1)]
