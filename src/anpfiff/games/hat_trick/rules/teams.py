"""H12: the teams. Regulars, or one of 32 nations with its stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Sealed, Step
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import REGULARS, TEAMS
from anpfiff.games.hat_trick.cards import FIRST_NUMBER
from anpfiff.games.hat_trick.events import LINE_UP as LINED_UP
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.games.hat_trick.side import Side

FIRST_NATION: Final = 2
"""Where the nations begin in the list of teams, behind the two colours."""


@final
class LineUp(Step[Match]):
    """H12.1  All men play with their regular side up, unless nations are chosen."""

    __slots__ = ()
    rule: ClassVar[str] = "H12.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        return CHOOSE_NATION if s.book.teams == "star_table" else NOTHING


@final
class ChooseNation(Sealed[Match]):
    """H12.2  Each coach picks a nation, or plays with regulars; both may pick the same."""

    __slots__ = ()
    rule: ClassVar[str] = "H12.2"

    def options(self, s: Match, role: i64) -> list[Action]:
        return NATION_OPTIONS

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role in (0, 1):
            action = s.sealed[role][0]
            if action is not REGULARS:
                turn_stars(s, s.sides[role], action.value)
        for role in (0, 1):
            s.tell(LINED_UP, s.roles[role], s.name(role))
        return NOTHING


def turn_stars(s: Match, side: Side, nation: i64) -> None:
    """H12.3  The stars of a nation are turned over; number 1 is the goalkeeper."""
    side.team = FIRST_NATION + nation
    for number in s.book.box.nations[nation].stars:
        if number == 1:
            side.star_keeper = True
        else:
            side.gold |= alone(number - FIRST_NUMBER)


NOTHING: Final[list[Phase[Match]]] = []
NATION_OPTIONS: Final[list[Action]] = [REGULARS, *TEAMS]
LINE_UP: Final = PHASES.add(LineUp())
CHOOSE_NATION: Final[list[Phase[Match]]] = [PHASES.add(ChooseNation())]
