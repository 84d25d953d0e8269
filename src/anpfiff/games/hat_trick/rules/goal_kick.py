"""H9: the goalkeeper's kick. Both sides move, then a card of the kicking side says how far the ball goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.games.hat_trick.actions import PLAYS, of
from anpfiff.games.hat_trick.cards import DRIBBLE, SHORT_PASS
from anpfiff.games.hat_trick.events import GOAL_KICK, KICKED
from anpfiff.games.hat_trick.pitch import LINES, is_on, lowest_of_both, next_line
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.moves import FIRST, MAY_MOVE, SECOND
from anpfiff.games.hat_trick.rules.piles import DRAW_UP
from anpfiff.games.hat_trick.rules.receiving import BY_BOUNCE, receive
from anpfiff.games.hat_trick.rules.substitutions import SUBSTITUTIONS
from anpfiff.games.hat_trick.stages import NEXT_AFTER_ACTION
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class TakeGoalKick(Step[Match]):
    """H9.1  The side with the ball moves first, then the other; the man just moved is not displaced."""

    __slots__ = ()
    rule: ClassVar[str] = "H9.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.moved = NOWHERE
        s.tell_of(GOAL_KICK, s.attacker)
        return [*GOAL_KICK_MOVES[s.attacker], *SUBSTITUTIONS[s.attacker]]


@final
class KickCard(Choice[Match]):
    """H9.3  A dribble goes to the first line, a short pass to the second, a long ball to the third."""

    __slots__ = ()
    rule: ClassVar[str] = "H9.3"

    def options(self, s: Match, role: i64) -> list[Action]:
        return of(PLAYS, s.book.stocks[role].kinds(s.sides[role].hand.cards()))

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        side = s.sides[self.role]
        side.hand.take(action.value)
        side.discard.add(action.value)
        side.card = action.value
        s.tell_of(KICKED, self.role, action.value)
        return DRAW_AND_LAND[self.role]


@final
class Land(Step[Match]):
    """H9.4  The lowest number in that line has the ball; of two alike the side without it wins."""

    __slots__ = ()
    rule: ClassVar[str] = "H9.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        kind: i64 = s.book.type_of[s.sides[self.role].card]
        far: i64 = 0 if kind == DRIBBLE else 1 if kind == SHORT_PASS else 2
        line: i64 = far if self.role == 0 else LINES - 1 - far
        s.to_come = NEXT_AFTER_ACTION
        found: i64 = lowest_of_both(s, line, 1 - self.role)
        while not found:
            line = next_line(self.role, line)
            if not is_on(line):
                line = 0 if self.role == 0 else LINES - 1
            found = lowest_of_both(s, line, 1 - self.role)
        return receive(s, found, BY_BOUNCE)


TAKE_GOAL_KICK: Final[list[Phase[Match]]] = [PHASES.add(TakeGoalKick())]
_KICK_CARD: Final = [PHASES.add(KickCard(role)) for role in (0, 1)]
_LAND: Final = [PHASES.add(Land(role)) for role in (0, 1)]
GOAL_KICK_MOVES: Final[list[list[Phase[Match]]]] = [
    then(MAY_MOVE[FIRST][role], MAY_MOVE[SECOND][1 - role], _KICK_CARD[role]) for role in (0, 1)
]
DRAW_AND_LAND: Final[list[list[Phase[Match]]]] = [then(DRAW_UP[role], _LAND[role]) for role in (0, 1)]
