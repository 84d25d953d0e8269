"""F8: the counter-attack, once in a period, when the attacker fails in a build-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.games.finale.actions import COUNTER, WAIT
from anpfiff.games.finale.book import apart
from anpfiff.games.finale.events import COUNTERED
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.attack import BUILD_UP_OF, CLEAR_CHIPS, FINISH_OF, has_build_up
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class AfterBuildUp(Step[Match]):
    """F8.1  A build-up that succeeds goes on to the finish; one that fails gives a counter, once in a period."""

    __slots__ = ()
    rule: ClassVar[str] = "F8.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.won:
            return FINISH_ATTACK[self.role]
        defender: i64 = 1 - self.role
        if s.counter_used or not may_counter(s, defender):
            return NOTHING
        return ASK_COUNTER[defender] if s.book.counter_is_optional else COUNTER_ATTACK[defender]


def may_counter(s: Match, role: i64) -> bool:
    """O23  Whether the card that lies before the defender can be used for a counter."""
    return not s.book.no_counter_without_build_up or has_build_up(s, s.sides[role].card)


@final
class MayCounter(Choice[Match]):
    """F8.2  Where the counter is optional, the defender may save it for a later failure in this period."""

    __slots__ = ()
    rule: ClassVar[str] = "F8.2"

    def options(self, s: Match, role: i64) -> list[Action]:
        return COUNTER_OR_WAIT

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        return COUNTER_ATTACK[self.role] if action is COUNTER else NOTHING


@final
class CounterAttack(Step[Match]):
    """F8.3  The defender attacks with the card that lies open before him, and with the bonus in the build-up."""

    __slots__ = ()
    rule: ClassVar[str] = "F8.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        side = s.sides[self.role]
        s.counter_used = True
        s.attacking = self.role
        for one in s.sides:
            one.clear()
        s.bonus = bonus(s, self.role) if has_build_up(s, side.card) else 0
        s.tell(COUNTERED, side.team, side.card, s.bonus)
        return COUNTER_ACTIONS[self.role]


def bonus(s: Match, role: i64) -> i64:
    """F8.4, O22  The difference of the strengths of the two cards that lie open."""
    strength = s.book.tactics.strength
    mine, other = s.sides[role], s.sides[1 - role]
    if s.book.bonus == "first_cards":
        return apart(strength[mine.first_card], strength[other.first_card])
    difference: i64 = strength[other.card] - strength[mine.card]
    if s.book.bonus == "none_below_zero":
        return max(difference, 0)
    return apart(strength[other.card], strength[mine.card])


@final
class AfterCounterBuildUp(Step[Match]):
    """F8.5  A counter goes on to its finish, or ends with its build-up; no counter follows a counter."""

    __slots__ = ()
    rule: ClassVar[str] = "F8.5"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.bonus = 0
        return FINISH_COUNTER[self.role] if s.won else NOTHING


NOTHING: Final[list[Phase[Match]]] = []
COUNTER_OR_WAIT: Final[list[Action]] = [COUNTER, WAIT]
AFTER_BUILD_UP: Final = [PHASES.add(AfterBuildUp(role)) for role in (0, 1)]
FINISH_ATTACK: Final[list[list[Phase[Match]]]] = [[FINISH_OF[role]] for role in (0, 1)]
ASK_COUNTER: Final[list[list[Phase[Match]]]] = [[PHASES.add(MayCounter(role))] for role in (0, 1)]
COUNTER_ATTACK: Final[list[list[Phase[Match]]]] = [[PHASES.add(CounterAttack(role))] for role in (0, 1)]
_AFTER_COUNTER: Final = [PHASES.add(AfterCounterBuildUp(role)) for role in (0, 1)]
COUNTER_ACTIONS: Final[list[list[Phase[Match]]]] = [then(BUILD_UP_OF[role], _AFTER_COUNTER[role]) for role in (0, 1)]
FINISH_COUNTER: Final[list[list[Phase[Match]]]] = [[FINISH_OF[role]] for role in (0, 1)]
WHOLE_ATTACK: Final[list[list[Phase[Match]]]] = [
    [BUILD_UP_OF[role], AFTER_BUILD_UP[role], CLEAR_CHIPS] for role in (0, 1)
]
"""A whole attack in reading order: build-up, then finish or counter, then all chips off."""
