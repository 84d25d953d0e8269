"""H17: corner kicks. Both sides move, then the ball comes to the attacker nearest the corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.games.hat_trick.actions import CORNERS
from anpfiff.games.hat_trick.pitch import belongs_to, seen_by
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.comparing import give_to_keeper
from anpfiff.games.hat_trick.rules.moves import FIRST, MAY_MOVE, SECOND
from anpfiff.games.hat_trick.rules.receiving import BY_PASS, take_ball
from anpfiff.games.hat_trick.rules.substitutions import SUBSTITUTIONS
from anpfiff.games.hat_trick.stages import NEXT_CHANCE
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

FIELDS: Final[list[list[i64]]] = [[20, 16, 21, 17], [23, 19, 22, 18]]
"""By corner: outside in lines 6 and 5, then inside in lines 6 and 5, as the attacker counts."""


@final
class TakeCorner(Step[Match]):
    """H17.4  The attacker chooses a corner; then both move as at a free kick, the defender first."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.moved = NOWHERE
        return [*CORNER_MOVES[s.attacker], *SUBSTITUTIONS[s.attacker]]


@final
class ChooseCorner(Choice[Match]):
    """H17.4  From the left or from the right."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.4"

    def options(self, s: Match, role: i64) -> list[Action]:
        return CORNERS

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.corner = action.value
        return NOTHING


@final
class CornerComes(Step[Match]):
    """H17.5  The ball comes to the nearest attacker on that side; if there is none, the goalkeeper has it."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.5"

    def run(self, s: Match) -> list[Phase[Match]]:
        corner: i64 = s.corner
        s.corner = NOWHERE
        for field in FIELDS[corner]:
            cell: i64 = seen_by(self.role, field)
            if belongs_to(s, cell, self.role):
                take_ball(s, cell, BY_PASS)
                s.to_come = NEXT_CHANCE
                return NOTHING
        give_to_keeper(s, 1 - self.role)
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
TAKE_CORNER: Final[list[Phase[Match]]] = [PHASES.add(TakeCorner())]
CORNER_MOVES: Final[list[list[Phase[Match]]]] = [
    then(
        PHASES.add(ChooseCorner(role)),
        MAY_MOVE[FIRST][1 - role],
        MAY_MOVE[SECOND][role],
        PHASES.add(CornerComes(role)),
    )
    for role in (0, 1)
]
