"""F2: the groups: three opponents for every coach, and the order in which he meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.core.pile import alone
from anpfiff.games.fussball_fieber.actions import ORDER_DRAWS, TEAM_DRAWS
from anpfiff.games.fussball_fieber.camp import NO_ORDER
from anpfiff.games.fussball_fieber.cards import CATEGORIES
from anpfiff.games.fussball_fieber.events import GROUP, GROUP_DRAWN
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.teams import draw_team
from anpfiff.games.fussball_fieber.state import MOST_SEATS, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class DrawGroups(Step[Cup]):
    """F2.1  Every coach draws his own group; no two coaches meet in it."""

    __slots__ = ()
    rule: ClassVar[str] = "F2.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        return DRAWS_FOR[len(s.camps)]


@final
class DrawOpponent(Chance[Cup]):
    """F2.2  One opponent of category A, one of B and one of C."""

    __slots__ = ("category",)
    rule: ClassVar[str] = "F2.2"

    def __init__(self, role: i64, category: i64) -> None:
        super().__init__(role, CATEGORIES[category])
        self.category: i64 = category

    def outcomes(self, s: Cup) -> Fate:
        return even(actions_for(TEAM_DRAWS, s.categories[self.category].cards()))

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        camp, team = s.camps[self.role], outcome.value
        draw_team(s, team)
        group = camp.group.copy()
        group[self.category] = team
        camp.group = group
        s.tell(GROUP_DRAWN, camp.team, team, self.category, s.book.strength[team])
        return NOTHING


@final
class DrawOrder(Chance[Cup]):
    """F2.3  An order card says in which order he meets them."""

    __slots__ = ()
    rule: ClassVar[str] = "F2.3"

    def outcomes(self, s: Cup) -> Fate:
        left: i64 = ALL_ORDERS
        for camp in s.camps:
            if camp.order != NO_ORDER:
                left &= ~alone(camp.order)
        return even(actions_for(ORDER_DRAWS, left))

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        camp = s.camps[self.role]
        camp.order = outcome.value
        s.tell(GROUP, camp.team, outcome.value)
        return NOTHING


ALL_ORDERS: Final[i64] = (1 << len(ORDER_DRAWS)) - 1
NOTHING: Final[list[Phase[Cup]]] = []
DRAW_GROUPS: Final = PHASES.add(DrawGroups())
_OPPONENTS: Final = [[PHASES.add(DrawOpponent(role, category)) for category in range(3)] for role in range(MOST_SEATS)]
_ORDERS: Final = [PHASES.add(DrawOrder(role)) for role in range(MOST_SEATS)]
DRAWS_FOR: Final[list[list[Phase[Cup]]]] = [
    then(*[phase for role in range(seats) for phase in [*_OPPONENTS[role], _ORDERS[role]]])
    for seats in range(MOST_SEATS + 1)
]
"""All draws, by number of seats."""
