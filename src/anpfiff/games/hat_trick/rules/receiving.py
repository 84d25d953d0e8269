"""The ball comes to somebody: to the lowest number of a line, or to whom a coach chooses among those alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase
from anpfiff.core.pile import each
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.events import INTERCEPTED, LOOSE, RECEIVED
from anpfiff.games.hat_trick.pitch import place_of
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.sideways import among
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

BY_PASS: Final = 0
BY_INTERCEPTION: Final = 1
BY_BOUNCE: Final = 2
BY_REBOUND: Final = 3
"""By bouncing off a goalkeeper: then it is the nearest number that counts, not the lowest."""
HOW: Final = ["pass", "interception", "bounce", "rebound"]
EVENTS: Final = [RECEIVED, INTERCEPTED, LOOSE, LOOSE]


def receive(s: Match, cells: i64, how: i64) -> list[Phase[Match]]:
    """The ball comes to one of these men, all of one side; if they are alike, their coach chooses."""
    found = each(cells)
    role: i64 = s.cells[found[0]] // MEN
    if len(found) > 1:
        s.may = cells
        return CHOOSE_RECEIVER[how][role]
    take_ball(s, found[0], how)
    return NOTHING


def take_ball(s: Match, cell: i64, how: i64) -> None:
    """The man on this field has the ball, and his side attacks."""
    s.attacker = s.cells[cell] // MEN
    s.ball = cell
    s.tell_of(EVENTS[how], s.attacker, s.number(cell))


@final
class ChooseReceiver(Choice[Match]):
    """H14.3  Of men who count as having the same number their coach chooses the one who gets the ball."""

    __slots__ = ("how",)
    rule: ClassVar[str] = "H14.3"

    def __init__(self, role: i64, how: i64) -> None:
        super().__init__(role, HOW[how])
        self.how: i64 = how

    def prompts(self) -> list[str]:
        return ["choose-rebound" if self.how == BY_REBOUND else "choose-receiver"]

    def prompt(self, s: Match, role: i64) -> str:
        return "choose-rebound" if self.how == BY_REBOUND else "choose-receiver"

    def options(self, s: Match, role: i64) -> list[Action]:
        return among(s)

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        take_ball(s, place_of(s, self.role, action.value), self.how)
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
CHOOSE_RECEIVER: Final[list[list[list[Phase[Match]]]]] = [
    [[PHASES.add(ChooseReceiver(role, how))] for role in (0, 1)] for how in range(len(HOW))
]
