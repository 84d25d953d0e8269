"""H3: moving. A man goes one field forward or back, or moves in the way of his ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import ADVANCES, BACK, FORWARD, RETREATS, STAY
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.events import MOVED, SWAPPED
from anpfiff.games.hat_trick.pitch import flank_at, place_of, places, step, swap
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import NO_WAYS, OWN_MOVE
from anpfiff.games.hat_trick.rules.loans import has_moved
from anpfiff.games.hat_trick.rules.using import act, ways
from anpfiff.games.hat_trick.rules.windows import ask_to_prevent
from anpfiff.games.hat_trick.stages import CHANCE
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

ATTACK: Final = 0
DEFENCE: Final = 1
FIRST: Final = 2
SECOND: Final = 3
OCCASIONS: Final = ["attack", "defence", "first", "second", "transition"]
"""When a side moves: with the ball, without it, and first or second at a goalkeeper's kick or a free kick."""
FREE: Final = 4
"""A move by the event of transition: whatever the flank."""


def has_side(s: Match, role: i64, cell: i64, occasion: i64) -> bool:
    """H3.3, S1, A3  A man moves only by a card with its balls on his flank; at a dead ball the side does not matter."""
    if occasion == FREE or (occasion >= FIRST and not s.book.side_of_card):
        return True
    card: i64 = s.sides[role].card
    return card >= 0 and s.book.flank[card] == flank_at(s, role, cell)


def may_enter(s: Match, cell: i64, occasion: i64) -> bool:
    """H3.6, H7.3, H9.2, H10.3, H16.19  The carrier is displaced only by a defender: in an opportunity or pressing."""
    if s.book.has_roles and is_fixed(s, cell, occasion):
        return False
    if cell == s.ball:
        return occasion == DEFENCE and (s.stage == CHANCE or s.presses == 1 - s.attacker)
    return occasion != SECOND or cell != s.moved


def is_fixed(s: Match, cell: i64, occasion: i64) -> bool:
    """H15.30  Whether a gold wing forward stands there whom opponents must not displace in this opportunity."""
    piece: i64 = s.cells[cell]
    if occasion != DEFENCE or s.stage != CHANCE or piece // MEN != s.attacker:
        return False
    return bool((s.sides[s.attacker].fixed_men >> (piece % MEN)) & 1)


def moves(s: Match, role: i64, occasion: i64) -> list[Action]:
    """H3.2  All moves of a side."""
    found: list[Action] = []
    for man, cell in enumerate(places(s, role)):
        add_moves(s, role, man, cell, occasion, found)
    return found


def can_move(s: Match, role: i64, occasion: i64) -> bool:
    """H3.1  Whether a side has a man to move; the first is enough to know."""
    found: list[Action] = []
    for man, cell in enumerate(places(s, role)):
        add_moves(s, role, man, cell, occasion, found)
        if found:
            return True
    return False


def must_move(s: Match, role: i64, occasion: i64) -> bool:
    """A2, H13.2  Whether it is a duty to move: a man can move without an ability, for no ability is ever a duty."""
    if not s.book.must_move or occasion == FREE:
        return False
    found: list[Action] = []
    for man, cell in enumerate(places(s, role)):
        add_steps(s, role, man, cell, occasion, found)
    return bool(found)


def add_moves(s: Match, role: i64, man: i64, cell: i64, occasion: i64, found: list[Action]) -> None:
    """H3.2  Add the moves of one man: his steps, and in the expansion those by his ability."""
    add_steps(s, role, man, cell, occasion, found)
    if has_abilities(s, occasion) and is_free(s, role, man, cell, occasion):
        found += ways(s, role, cell, OWN_MOVE)


def add_steps(s: Match, role: i64, man: i64, cell: i64, occasion: i64, found: list[Action]) -> None:
    """H3.2  Add the steps of one man: one field forward or back, onto a free field or changing places."""
    if not is_free(s, role, man, cell, occasion):
        return
    if has_side(s, role, cell, occasion) or (has_abilities(s, occasion) and is_freed(s, role, man)):
        ahead, behind = step(role, cell, FORWARD), step(role, cell, BACK)
        if ahead != NOWHERE and may_enter(s, ahead, occasion):
            found.append(ADVANCES[man])
        if behind != NOWHERE and may_enter(s, behind, occasion):
            found.append(RETREATS[man])


def has_abilities(s: Match, occasion: i64) -> bool:
    """H13.6  Whether abilities may be used in such a move."""
    return s.book.has_roles and occasion <= DEFENCE


def is_free(s: Match, role: i64, man: i64, cell: i64, occasion: i64) -> bool:
    """H3.1, H16.17  Whether a man on the pitch has not the ball, and has not moved in this rotation."""
    return cell not in (NOWHERE, s.ball) and not (has_abilities(s, occasion) and man == s.sides[role].rotated)


def occasion_of(s: Match, role: i64) -> i64:
    """When a side moves in a round or an opportunity: with the ball, or without it."""
    return ATTACK if role == s.attacker else DEFENCE


def is_freed(s: Match, role: i64, man: i64) -> bool:
    """H15.29  Whether a man moves whatever the flank, up to the end of this opportunity."""
    return bool((s.sides[role].free_men >> man) & 1) and role == s.attacker and s.stage == CHANCE


def goes_anyway(s: Match, role: i64, cell: i64) -> bool:
    """Whether a man needs no ability to move now."""
    return has_side(s, role, cell, occasion_of(s, role)) or is_freed(s, role, s.cells[cell] % MEN)


def extra_moves(s: Match, role: i64, cell: i64, where: list[i64]) -> list[Action]:
    """T27  Moves of one man by an ability, within the limits of a move in this step."""
    found: list[Action] = []
    if cell == s.ball:
        return found
    man: i64 = s.cells[cell] % MEN
    for way in where:
        target: i64 = step(role, cell, way)
        if target != NOWHERE and may_enter(s, target, occasion_of(s, role)):
            found.append(ADVANCES[man] if way == FORWARD else RETREATS[man])
    return found


def two_steps(role: i64, cell: i64, way: i64) -> i64:
    """The field two steps away, or nowhere."""
    between: i64 = step(role, cell, way)
    return step(role, between, way) if between != NOWHERE else NOWHERE


def runs(s: Match, role: i64, cell: i64, actions: list[Action], way: i64) -> list[Action]:
    """H15.12, H15.13  Two fields, if he may be moved without the run and may enter both."""
    occasion: i64 = occasion_of(s, role)
    target: i64 = two_steps(role, cell, way)
    if target == NOWHERE or not goes_anyway(s, role, cell):
        return NO_WAYS
    is_clear = may_enter(s, step(role, cell, way), occasion) and may_enter(s, target, occasion)
    return [actions[s.cells[cell] % MEN]] if is_clear else NO_WAYS


def run(s: Match, role: i64, man: i64, way: i64) -> None:
    """Two fields, one after the other."""
    move(s, role, man, way)
    move(s, role, man, way)


def change_places(s: Match, role: i64, man: i64, other: i64) -> None:
    """Two men of a side change places."""
    swap(s, place_of(s, role, man), place_of(s, role, other))
    s.tell_of(SWAPPED, role, man + 2, other + 2)


def move_or_act(s: Match, role: i64, action: Action) -> bool:
    """A man with a role moves, or moves in the way of an ability; tells whether he has used one."""
    if act(s, role, place_of(s, role, action.value), OWN_MOVE, action):
        return True
    move(s, role, action.value, action.extra)
    return False


def touch(s: Match, role: i64, before: list[i64]) -> None:
    """E18  An ability or a style card of the attacker has moved somebody: note the fields that changed."""
    if role == s.attacker:
        for cell, piece in enumerate(s.cells):
            if piece != before[cell]:
                s.touched |= alone(cell)


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
    """H3.1  A coach without a man to move is not asked; a ball winner may first prevent a move by ability (H15.20)."""

    __slots__ = ("occasion",)
    rule: ClassVar[str] = "H3.1"

    def __init__(self, role: i64, occasion: i64) -> None:
        super().__init__(role, OCCASIONS[occasion])
        self.occasion: i64 = occasion

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.book.has_roles and self.occasion <= DEFENCE:
            found = ask_to_prevent(s, self.role, OWN_MOVE)
            if found:
                return [self, *found]
        return CHOOSE_MOVE[self.occasion][self.role] if can_move(s, self.role, self.occasion) else NOTHING


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
        return found if must_move(s, role, self.occasion) else [STAY, *found]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is STAY:
            s.moved = NOWHERE
        elif s.book.has_roles and self.occasion <= DEFENCE:
            return move_role(s, self.role, action)
        else:
            move(s, self.role, action.value, action.extra)
        return NOTHING


def move_role(s: Match, role: i64, action: Action) -> list[Phase[Match]]:
    """H16.17  A man with a role has moved; in a rotation another one moves after him."""
    side = s.sides[role]
    before = s.cells.copy()
    if move_or_act(s, role, action) or side.again or side.rotated >= 0:
        touch(s, role, before)
    if not side.again:
        return NOTHING
    has_moved(side, action.value)
    return AGAIN[occasion_of(s, role)][role]


NOTHING: Final[list[Phase[Match]]] = []
AHEAD: Final[list[i64]] = [FORWARD]
BEHIND: Final[list[i64]] = [BACK]
BOTH_WAYS: Final[list[i64]] = [FORWARD, BACK]
MAY_MOVE: Final = [[PHASES.add(MayMove(role, occasion)) for role in (0, 1)] for occasion in range(5)]
"""By occasion and role."""
CHOOSE_MOVE: Final[list[list[list[Phase[Match]]]]] = [
    [[PHASES.add(ChooseMove(role, occasion))] for role in (0, 1)] for occasion in range(5)
]
AGAIN: Final[list[list[list[Phase[Match]]]]] = [[[phase] for phase in row] for row in MAY_MOVE]
