"""H10: fouls, bookings, free kicks and penalties."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import BUILD_UP, CHANCE, FOULS
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.events import BOOKED, FOUL, FREE_KICK, PENALTY
from anpfiff.games.hat_trick.pitch import is_before_goal, lowest
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.captains import MAY_PROTEST
from anpfiff.games.hat_trick.rules.dismissals import send_off
from anpfiff.games.hat_trick.rules.moves import FIRST, MAY_MOVE, SECOND
from anpfiff.games.hat_trick.rules.piles import BOTH_DRAW_UP
from anpfiff.games.hat_trick.rules.substitutions import SUBSTITUTIONS
from anpfiff.games.hat_trick.stages import NEXT_CHANCE, NEXT_FREE_KICK, NEXT_PENALTY, NEXT_ROUND
from anpfiff.games.hat_trick.state import EMPTY, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class NameFouler(Step[Match]):
    """H10.2  The lowest number of the defenders in the compared line has fouled; in a duel the man in it."""

    __slots__ = ()
    rule: ClassVar[str] = "H10.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        other: i64 = 1 - s.attacker
        return accuse(s, alone(s.rival) if s.rival != NOWHERE else lowest(s, other, s.line))


def accuse(s: Match, cells: i64) -> list[Phase[Match]]:
    """H14.4  One of these men has fouled; if there are several, their coach says who."""
    found = each(cells)
    if len(found) > 1:
        s.may = cells
        return CHOOSE_FOULER[s.cells[found[0]] // MEN]
    foul(s, s.cells[found[0]])
    return NOTHING


def foul(s: Match, piece: i64) -> None:
    """The referee points at a man."""
    s.fouler = piece
    s.tell_of(FOUL, piece // MEN, piece % MEN + FIRST_NUMBER)


@final
class ChooseFouler(Choice[Match]):
    """H14.4  Of men who share the lowest number their coach says who has fouled."""

    __slots__ = ()
    rule: ClassVar[str] = "H14.4"

    def options(self, s: Match, role: i64) -> list[Action]:
        men = [s.cells[cell] % MEN for cell in each(s.may)]
        men.sort()
        return [FOULS[man] for man in men]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        foul(s, MEN * self.role + action.value)
        return NOTHING


@final
class Book(Step[Match]):
    """H10.1  The first foul costs a yellow card; the next gives it back and sends its man off."""

    __slots__ = ()
    rule: ClassVar[str] = "H10.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.fouler == EMPTY:
            return NOTHING
        side = s.sides[s.fouler // MEN]
        side.yellow = not side.yellow
        if side.yellow:
            s.tell_of(BOOKED, s.fouler // MEN)
        else:
            send_off(s, s.fouler)
        return NOTHING


@final
class Award(Step[Match]):
    """H10.4  A foul right before the goal is a penalty, any other a free kick."""

    __slots__ = ()
    rule: ClassVar[str] = "H10.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.fouler = EMPTY
        if is_before_goal(s.attacker, s.ball):
            s.shot_card = s.sides[s.attacker].card
            s.to_come = NEXT_PENALTY
            s.tell_of(PENALTY, s.attacker, s.number(s.ball))
        else:
            s.to_come = NEXT_FREE_KICK
            s.tell_of(FREE_KICK, s.attacker, s.number(s.ball))
        return NOTHING


@final
class TakeFreeKick(Step[Match]):
    """H10.3  First the defender moves, then the attacker; neither carrier nor the man just moved is displaced."""

    __slots__ = ()
    rule: ClassVar[str] = "H10.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.moved = NOWHERE
        return [*FREE_KICK_MOVES[s.attacker], *SUBSTITUTIONS[s.attacker], *BOTH_DRAW_UP[s.attacker]]


@final
class ChanceOrRound(Choice[Match]):
    """H10.5  Wherever the ball lies, the attacker makes a scoring opportunity of it or plays a normal round."""

    __slots__ = ()
    rule: ClassVar[str] = "H10.5"

    def options(self, s: Match, role: i64) -> list[Action]:
        return CHANCE_OR_ROUND

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.to_come = NEXT_CHANCE if action is CHANCE else NEXT_ROUND
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
CHANCE_OR_ROUND: Final = [CHANCE, BUILD_UP]
CHOOSE_FOULER: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseFouler(role))] for role in (0, 1)]


@final
class BookAndAward(Step[Match]):
    """H10.1  When the action is completed, the foul is punished."""

    __slots__ = ()
    rule: ClassVar[str] = "H10.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        return PUNISH if s.fouler != EMPTY else NOTHING


PUNISH: Final[list[Phase[Match]]] = then(MAY_PROTEST, PHASES.add(Book()), PHASES.add(Award()))
FOUL_AND_AWARD: Final[list[Phase[Match]]] = [PHASES.add(NameFouler()), PHASES.add(BookAndAward())]
"""What comes before the action is completed, and what comes after it."""
TAKE_FREE_KICK: Final[list[Phase[Match]]] = [PHASES.add(TakeFreeKick())]
_CHOOSE: Final = [PHASES.add(ChanceOrRound(role)) for role in (0, 1)]
FREE_KICK_MOVES: Final[list[list[Phase[Match]]]] = [
    then(MAY_MOVE[FIRST][1 - role], MAY_MOVE[SECOND][role], _CHOOSE[role]) for role in (0, 1)
]
