"""H3: the sideways pass. After his team has moved the carrier gives the ball to his nearest team-mate in the line."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import PASSES
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.events import SIDEWAYS
from anpfiff.games.hat_trick.pitch import line_of, men_in, place_of
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class SidewaysPass(Step[Match]):
    """H3.4  The carrier must give the ball to the nearest team-mate in his line; alone he keeps it."""

    __slots__ = ()
    rule: ClassVar[str] = "H3.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        nearest: i64 = nearest_mates(s)
        if not nearest or s.skips:
            return NOTHING
        found = each(nearest)
        if len(found) > 1:
            s.may = nearest
            return CHOOSE_SIDEWAYS[s.attacker]
        give_sideways(s, found[0])
        return NOTHING


def nearest_mates(s: Match) -> i64:
    """H3.4  The fields of the carrier's nearest team-mates in his line, as a set."""
    nearest: i64 = 0
    best: i64 = 99
    for cell in men_in(s, s.attacker, line_of(s.ball)):
        far: i64 = cell - s.ball if cell > s.ball else s.ball - cell
        if far and far < best:
            best = far
            nearest = 0
        if far and far == best:
            nearest |= alone(cell)
    return nearest


def give_sideways(s: Match, cell: i64) -> None:
    """The ball goes sideways."""
    s.tell_of(SIDEWAYS, s.attacker, s.number(s.ball), s.number(cell))
    s.ball = cell


def among(s: Match) -> list[Action]:
    """Passes to the men on the fields to choose from, in the order of their numbers."""
    men = [s.cells[cell] % MEN for cell in each(s.may)]
    men.sort()
    return [PASSES[man] for man in men]


@final
class ChooseSideways(Choice[Match]):
    """H3.4  Of two team-mates equally near the coach chooses one."""

    __slots__ = ()
    rule: ClassVar[str] = "H3.4"

    def options(self, s: Match, role: i64) -> list[Action]:
        return among(s)

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        give_sideways(s, place_of(s, self.role, action.value))
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
SIDEWAYS_PASS: Final = PHASES.add(SidewaysPass())
CHOOSE_SIDEWAYS: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseSideways(role))] for role in (0, 1)]
