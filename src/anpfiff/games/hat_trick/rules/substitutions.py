"""H17: substitutions. At a stoppage a man may be exchanged for a silver card that is no dearer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import NO, SUBSTITUTES
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.events import SUBSTITUTED
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.loans import leave_behind
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


def substitutes(s: Match, role: i64) -> list[Action]:
    """H17.6, H17.7, E25  Every man on the pitch with every card of his number, never used before, that is no dearer."""
    side = s.sides[role]
    found: list[Action] = []
    man: i64 = 0
    while man < MEN:
        if not (side.off >> man) & 1:
            for action in SUBSTITUTES[man]:
                kind: i64 = MEN + action.extra
                used: i64 = side.kinds.count(kind) + side.gone.count(kind)
                is_free = used < s.book.players.kinds[action.extra].copies
                if is_free and s.book.price[kind] <= s.book.price[side.kinds[man]]:
                    found.append(action)
        man += 1
    return found


@final
class MaySubstitute(Step[Match]):
    """H17.6  Up to three times in a match, at a kick-off, a goalkeeper's kick, a free kick or a corner."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        if not s.sides[self.role].subs or not substitutes(s, self.role):
            return NOTHING
        return SUBSTITUTE[self.role]


@final
class Substitute(Choice[Match]):
    """H17.7  The new man takes the place and begins with his silver side up."""

    __slots__ = ()
    rule: ClassVar[str] = "H17.7"

    def options(self, s: Match, role: i64) -> list[Action]:
        return [NO, *substitutes(s, role)]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is NO:
            return NOTHING
        side = s.sides[self.role]
        man, kind = action.value, action.extra
        side.gone = [*side.gone, side.kinds[man]]
        side.kinds = [MEN + kind if k == man else old for k, old in enumerate(side.kinds)]
        gone: i64 = ~alone(man)
        side.gold &= gone
        side.first_gold &= gone
        leave_behind(side, man)
        if side.captain == man:
            side.captain = -1
        side.subs -= 1
        s.tell_of(SUBSTITUTED, self.role, man + FIRST_NUMBER, kind)
        return AGAIN[self.role]


NOTHING: Final[list[Phase[Match]]] = []
_MAY: Final = [PHASES.add(MaySubstitute(role)) for role in (0, 1)]
SUBSTITUTE: Final[list[list[Phase[Match]]]] = [[PHASES.add(Substitute(role))] for role in (0, 1)]
AGAIN: Final[list[list[Phase[Match]]]] = [[_MAY[role]] for role in (0, 1)]
SUBSTITUTIONS: Final[list[list[Phase[Match]]]] = [then(_MAY[role], _MAY[1 - role]) for role in (0, 1)]
"""By the side that has the ball: it is asked first."""
