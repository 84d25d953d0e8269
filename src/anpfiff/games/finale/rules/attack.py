"""F4 and F5: the two actions of an attack, build-up and finish."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Step, then
from anpfiff.games.finale.book import BUILD_UP, FINISH
from anpfiff.games.finale.events import BUILD_UP_LOST, BUILD_UP_WON, MISSED, SCORED
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.dice import AddedRoll
from anpfiff.games.finale.rules.fielding import FIELD_MEN
from anpfiff.games.finale.rules.mishaps import ROLL_FOR_MEN, TURN_CARDS
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.finale.side import Side


@final
class BuildUp(Step[Match]):
    """F4.1  The first action follows the upper areas of the attacking side's card; if they are empty it is skipped."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.stage = BUILD_UP
        if not has_build_up(s, s.sides[self.role].card):
            s.won = True
            return NOTHING
        return BUILD_UP_ACTION[self.role]


def has_build_up(s: Match, card: i64) -> bool:
    """Whether a card has any men in its upper areas."""
    return not (s.book.area(card, BUILD_UP, True).is_empty and s.book.area(card, BUILD_UP, False).is_empty)


@final
class Finish(Step[Match]):
    """F5.1  The second action follows the lower areas, with men who have no chip from the build-up."""

    __slots__ = ()
    rule: ClassVar[str] = "F5.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.stage = FINISH
        return FINISH_ACTION[self.role]


@final
class Roll(AddedRoll):
    """F4.5  Each coach rolls and adds the pips to the balls of his men."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.5"


def is_enough(stage: i64, total: i64, other: i64) -> bool:
    """F4.6, F5.3  Whether the attackers' total wins the action: level is enough in the build-up only."""
    return total > other if stage == FINISH else total >= other


@final
class JudgeBuildUp(Step[Match]):
    """F4.6  The build-up succeeds when the attackers reach at least the defenders' total."""

    __slots__ = ()
    rule: ClassVar[str] = "F4.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        side, other = s.sides[self.role], s.sides[1 - self.role]
        s.won = is_enough(s.stage, side.total, other.total)
        s.tell(BUILD_UP_WON if s.won else BUILD_UP_LOST, side.team, side.total, other.total)
        mark_risks(s)
        return NOTHING


@final
class JudgeFinish(Step[Match]):
    """F5.3  Only a higher total is a goal."""

    __slots__ = ()
    rule: ClassVar[str] = "F5.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        side, other = s.sides[self.role], s.sides[1 - self.role]
        s.won = is_enough(s.stage, side.total, other.total)
        if s.won:
            side.goals += 1
            s.tell(SCORED, side.team, side.total, other.total, side.goals, side.man(scorer_of(side)))
        else:
            s.tell(MISSED, side.team, side.total, other.total)
        mark_risks(s)
        return NOTHING


def scorer_of(side: Side) -> i64:
    """A16  The strongest of the men fielded; of equals the one furthest forward, then the first in the list."""
    men: i64 = side.fielded or side.pitch.cards()
    best: i64 = 0
    most: i64 = -1
    man: i64 = 0
    while men >> man:
        if (men >> man) & 1:
            worth: i64 = 8 * side.strength(man) + side.row_of(man)
            if worth > most:
                best, most = man, worth
        man += 1
    return best


def mark_risks(s: Match) -> None:
    """F9.1  The men to be rolled for: those fielded in this action whose card shows a symbol."""
    for side in s.sides:
        side.checks = side.risky(side.fielded)


@final
class ClearChips(Step[Match]):
    """F5.4  After an attack all chips go back to the stock."""

    __slots__ = ()
    rule: ClassVar[str] = "F5.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        for side in s.sides:
            side.clear()
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
BUILD_UP_OF: Final = [PHASES.add(BuildUp(role)) for role in (0, 1)]
FINISH_OF: Final = [PHASES.add(Finish(role)) for role in (0, 1)]
ROLL: Final = [PHASES.add(Roll(role)) for role in (0, 1)]
_JUDGE_BUILD_UP: Final = [PHASES.add(JudgeBuildUp(role)) for role in (0, 1)]
_JUDGE_FINISH: Final = [PHASES.add(JudgeFinish(role)) for role in (0, 1)]
CLEAR_CHIPS: Final = PHASES.add(ClearChips())


def _action(role: int, judge: Phase[Match]) -> list[Phase[Match]]:
    other = 1 - role
    return then(
        FIELD_MEN[role],
        FIELD_MEN[other],
        ROLL[role],
        ROLL[other],
        judge,
        ROLL_FOR_MEN[role],
        ROLL_FOR_MEN[other],
        TURN_CARDS,
    )


BUILD_UP_ACTION: Final[list[list[Phase[Match]]]] = [_action(role, _JUDGE_BUILD_UP[role]) for role in (0, 1)]
FINISH_ACTION: Final[list[list[Phase[Match]]]] = [_action(role, _JUDGE_FINISH[role]) for role in (0, 1)]
