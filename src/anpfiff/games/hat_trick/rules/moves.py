"""H3: moving. The attacker moves a man and gives the ball sideways, then the defender moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import ADVANCES, BACK, FORWARD, PASSES, RETREATS, STAY
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.events import MOVED, SIDEWAYS
from anpfiff.games.hat_trick.pitch import line_of, men_in, place_of, step, swap
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.state import CHANCE, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

ATTACK: Final = 0
DEFENCE: Final = 1
FIRST: Final = 2
SECOND: Final = 3
OCCASIONS: Final = ["attack", "defence", "first", "second"]
"""When a side moves: with the ball, without it, and first or second at a goalkeeper's kick or a free kick."""


def has_side(s: Match, role: i64, man: i64, occasion: i64) -> bool:
    """H3.3, S1, A3  A man moves only by a card with its balls on his flank; at a dead ball the side does not matter."""
    if occasion >= FIRST and not s.book.side_of_card:
        return True
    card: i64 = s.sides[role].card
    return card >= 0 and s.book.flank[card] == s.book.side_of[man]


def may_enter(s: Match, cell: i64, occasion: i64) -> bool:
    """H3.6, H7.3, H9.2, H10.3  The carrier is displaced only by a defender in a scoring opportunity."""
    if cell == s.ball:
        return occasion == DEFENCE and s.stage == CHANCE
    return occasion != SECOND or cell != s.moved


def moves(s: Match, role: i64, occasion: i64) -> list[Action]:
    """H3.2  All moves of a side: each man one field forward or back, onto a free field or changing places."""
    found: list[Action] = []
    man: i64 = 0
    while man < MEN:
        cell: i64 = place_of(s, role, man)
        if cell not in (NOWHERE, s.ball) and has_side(s, role, man, occasion):
            ahead, behind = step(role, cell, FORWARD), step(role, cell, BACK)
            if ahead != NOWHERE and may_enter(s, ahead, occasion):
                found.append(ADVANCES[man])
            if behind != NOWHERE and may_enter(s, behind, occasion):
                found.append(RETREATS[man])
        man += 1
    return found


def move(s: Match, role: i64, man: i64, way: i64) -> None:
    """A man moves; if he displaces the carrier, the ball goes along with the carrier."""
    cell: i64 = place_of(s, role, man)
    target: i64 = step(role, cell, way)
    swap(s, cell, target)
    if s.ball == target:
        s.ball = cell
    s.moved = target
    s.tell_of(MOVED, role, man + 2, 1 if way == FORWARD else 0)


@final
class MayMove(Step[Match]):
    """H3.1  A coach without a man to move is not asked."""

    __slots__ = ("occasion",)
    rule: ClassVar[str] = "H3.1"

    def __init__(self, role: i64, occasion: i64) -> None:
        super().__init__(role, OCCASIONS[occasion])
        self.occasion: i64 = occasion

    def run(self, s: Match) -> list[Phase[Match]]:
        return CHOOSE_MOVE[self.occasion][self.role] if moves(s, self.role, self.occasion) else NOTHING


@final
class ChooseMove(Choice[Match]):
    """H3.2  One man moves one field forward or back, or nobody moves."""

    __slots__ = ("occasion",)
    rule: ClassVar[str] = "H3.2"

    def __init__(self, role: i64, occasion: i64) -> None:
        super().__init__(role, OCCASIONS[occasion])
        self.occasion: i64 = occasion

    def prompts(self) -> list[str]:
        return [f"choose-move-{OCCASIONS[self.occasion]}"]

    def prompt(self, s: Match, role: i64) -> str:
        return f"choose-move-{OCCASIONS[self.occasion]}"

    def options(self, s: Match, role: i64) -> list[Action]:
        found = moves(s, role, self.occasion)
        return found if s.book.must_move and self.occasion <= DEFENCE else [STAY, *found]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is STAY:
            s.moved = NOWHERE
        else:
            move(s, self.role, action.value, action.extra)
        return NOTHING


@final
class SidewaysPass(Step[Match]):
    """H3.4  The carrier must give the ball to the nearest team-mate in his line; alone he keeps it."""

    __slots__ = ()
    rule: ClassVar[str] = "H3.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        nearest: i64 = nearest_mates(s)
        if not nearest:
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
MAY_MOVE: Final = [[PHASES.add(MayMove(role, occasion)) for role in (0, 1)] for occasion in range(4)]
"""By occasion and role."""
CHOOSE_MOVE: Final[list[list[list[Phase[Match]]]]] = [
    [[PHASES.add(ChooseMove(role, occasion))] for role in (0, 1)] for occasion in range(4)
]
SIDEWAYS_PASS: Final = PHASES.add(SidewaysPass())
CHOOSE_SIDEWAYS: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseSideways(role))] for role in (0, 1)]
