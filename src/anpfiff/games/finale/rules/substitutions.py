"""F10: voluntary substitutions at the start of a period, chosen face down and made together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.phase import Phase, Sealed
from anpfiff.games.finale.actions import OFF, OFFS, ONS, READY, REFILL
from anpfiff.games.finale.cards import ANYONE, GOALKEEPER
from anpfiff.games.finale.events import SUBSTITUTED
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.mishaps import entrances, keepers, lost_rows
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.games.finale.side import Side


@final
class Substitute(Sealed[Match]):
    """F10.1  Before the tactic cards are shown, each coach may take men off and bring men on, three in a match."""

    __slots__ = ()
    rule: ClassVar[str] = "F10.1"

    def prompts(self) -> list[str]:
        return ["take-off", "bring-on"]

    def prompt(self, s: Match, role: i64) -> str:
        said = s.sealed[role]
        return "bring-on" if said and said[-1].verb is OFF else "take-off"

    def is_asked(self, s: Match, role: i64) -> bool:
        return not is_done(s.sides[role], s.sealed[role])

    def options(self, s: Match, role: i64) -> list[Action]:
        said = s.sealed[role]
        side = s.sides[role]
        if said and said[-1].verb is OFF:
            return may_come_on(side, said)
        return [READY, *actions_for(OFFS[side.team], may_go_off(side, said))]

    def revealed(self, s: Match) -> list[Phase[Match]]:
        for role, side in enumerate(s.sides):
            off: i64 = 0
            for action in s.sealed[role]:
                if action.verb is OFF:
                    off = action.value
                elif action is not READY:
                    substitute(s, side, off, action)
        return NOTHING


def is_done(side: Side, said: list[Action]) -> bool:
    """F10.1  Whether a coach has no change to make any more."""
    if said and said[-1].verb is OFF:
        return False
    is_ready = bool(said) and said[-1] is READY
    return is_ready or side.subs * 2 <= len(said) or may_go_off(side, said) == 0


def substitute(s: Match, side: Side, off: i64, action: Action) -> None:
    """F10.2  The one man goes to the box for good, the other comes on with his head up."""
    side.take_off(off)
    if action.verb is REFILL:
        side.move_to(action.value, action.extra)
    side.bring_on(action.value)
    side.subs -= 1
    s.tell(SUBSTITUTED, side.team, side.man(off), side.man(action.value))


def left_on_bench(side: Side, said: list[Action]) -> i64:
    """The men on the bench who are not yet meant to come on."""
    men: i64 = side.bench.cards()
    for action in said:
        if action is not READY and action.verb is not OFF:
            men &= ~(1 << action.value)
    return men


def may_go_off(side: Side, said: list[Action]) -> i64:
    """F10.3, O6, T11, T12  Outfield men for outfield men, a goalkeeper for a goalkeeper, an emergency keeper never."""
    bench: i64 = left_on_bench(side, said)
    found: i64 = 0
    if bench & ~keepers(side):
        found |= side.row(ANYONE)
    if bench & keepers(side):
        found |= side.row(GOALKEEPER) & keepers(side)
    for action in said:
        if action.verb is OFF:
            found &= ~(1 << action.value)
    return found


def may_come_on(side: Side, said: list[Action]) -> list[Action]:
    """F10.3  A goalkeeper for a goalkeeper; otherwise any outfield man, in his own row."""
    bench: i64 = left_on_bench(side, said)
    if (side.row(GOALKEEPER) >> said[-1].value) & 1:
        return actions_for(ONS[side.team], bench & keepers(side))
    return entrances(side, bench & ~keepers(side), lost_rows(side))


NOTHING: Final[list[Phase[Match]]] = []
SUBSTITUTE: Final = PHASES.add(Substitute())
