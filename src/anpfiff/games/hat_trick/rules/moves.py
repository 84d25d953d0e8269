"""H3: moving. A man goes one field forward or back, or moves in the way of his ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import (
    ADVANCES,
    BACK,
    FORWARD,
    LEAP,
    LEAPS,
    MOVE,
    RETREATS,
    RUN,
    RUNS_BACK,
    RUNS_FORWARD,
    STAY,
    SWAPS,
)
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.events import LEAPT, MOVED, SWAPPED
from anpfiff.games.hat_trick.pitch import flank_at, neighbours, place_of, places, step, swap
from anpfiff.games.hat_trick.players_box import ABILITIES
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    BY_PREVENTING,
    OWN_MOVE,
    flip,
    has,
    may_be_used,
    may_move_otherwise,
)
from anpfiff.games.hat_trick.rules.windows import ask_to_prevent
from anpfiff.games.hat_trick.state import CHANCE, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

ATTACK: Final = 0
DEFENCE: Final = 1
FIRST: Final = 2
SECOND: Final = 3
OCCASIONS: Final = ["attack", "defence", "first", "second", "transition"]
FREE: Final = 4
"""A move by the event of transition: whatever the flank."""
"""When a side moves: with the ball, without it, and first or second at a goalkeeper's kick or a free kick."""


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
    """H3.2  All moves of a side: each man one field forward or back, onto a free field or changing places."""
    found: list[Action] = []
    where = places(s, role)
    man: i64 = 0
    while man < MEN:
        cell: i64 = where[man]
        if man == s.sides[role].rotated and occasion <= DEFENCE:
            cell = NOWHERE
        if cell not in (NOWHERE, s.ball) and (
            has_side(s, role, cell, occasion) or (s.book.has_roles and moves_anyway(s, role, cell, occasion))
        ):
            ahead, behind = step(role, cell, FORWARD), step(role, cell, BACK)
            if ahead != NOWHERE and may_enter(s, ahead, occasion):
                found.append(ADVANCES[man])
            if behind != NOWHERE and may_enter(s, behind, occasion):
                found.append(RETREATS[man])
        if s.book.has_roles and occasion <= DEFENCE and cell not in (NOWHERE, s.ball):
            found += special_moves(s, role, cell, occasion)
        man += 1
    return found


def moves_anyway(s: Match, role: i64, cell: i64, occasion: i64) -> bool:
    """Whether an ability lets a man move whatever the flank of the card."""
    if is_freed(s, role, s.cells[cell] % MEN, occasion):
        return True
    if occasion > DEFENCE or not may_move_otherwise(s, role, s.cells[cell] % MEN):
        return False
    return free_ability(s, role, cell, occasion) >= 0


def free_ability(s: Match, role: i64, cell: i64, occasion: i64) -> i64:
    """H15.7, H15.33, H15.35  The ability by which he would move so: stopper, utility man or defensive forward."""
    if has(s, role, cell, UTILITY_SILVER):
        return UTILITY_SILVER
    if occasion == DEFENCE and has(s, role, cell, DEFENSIVE_FORWARD_SILVER):
        return DEFENSIVE_FORWARD_SILVER
    if occasion == DEFENCE and s.stage == CHANCE and has(s, role, cell, STOPPER_SILVER):
        return STOPPER_SILVER
    return -1


def special_moves(s: Match, role: i64, cell: i64, occasion: i64) -> list[Action]:
    """H15.12, H15.13, H15.14, H15.34  Two fields forward or back, a leap, or changing places with a neighbour."""
    found: list[Action] = []
    man: i64 = s.cells[cell] % MEN
    if not may_move_otherwise(s, role, man):
        return found
    if has_side(s, role, cell, occasion):
        if has(s, role, cell, OVERLAPPING_GOLD) and is_clear(s, role, cell, FORWARD, occasion):
            found.append(RUNS_FORWARD[man])
        if has(s, role, cell, WING_RUNNER_SILVER) and is_clear(s, role, cell, BACK, occasion):
            found.append(RUNS_BACK[man])
    if has(s, role, cell, WING_RUNNER_GOLD):
        target: i64 = two_steps(role, cell, FORWARD)
        if target not in (NOWHERE, s.ball) and may_enter(s, target, occasion):
            found.append(LEAPS[man])
    if has(s, role, cell, UTILITY_GOLD):
        mates = [s.cells[other] % MEN for other in neighbours(s, cell, role) if other != s.ball]
        mates.sort()
        found += [SWAPS[man][mate] for mate in mates]
    return found


def two_steps(role: i64, cell: i64, way: i64) -> i64:
    """The field two steps away, or nowhere."""
    between: i64 = step(role, cell, way)
    return step(role, between, way) if between != NOWHERE else NOWHERE


def is_clear(s: Match, role: i64, cell: i64, way: i64, occasion: i64) -> bool:
    """Whether a man could go two fields."""
    target: i64 = two_steps(role, cell, way)
    if target == NOWHERE:
        return False
    return may_enter(s, step(role, cell, way), occasion) and may_enter(s, target, occasion)


def run(s: Match, role: i64, man: i64, way: i64) -> None:
    """Two fields, one after the other."""
    move(s, role, man, way)
    move(s, role, man, way)


def leap(s: Match, role: i64, man: i64) -> None:
    """H15.14  He changes places with whoever stands two fields ahead, whoever is between."""
    cell: i64 = place_of(s, role, man)
    target: i64 = two_steps(role, cell, FORWARD)
    swap(s, cell, target)
    side = s.sides[role]
    side.leapers = [*side.leapers, man]
    side.leap_from = [*side.leap_from, cell]
    s.moved = target
    s.tell_of(LEAPT, role, man + 2)


def change_places(s: Match, role: i64, man: i64, other: i64) -> None:
    """Two men of a side change places."""
    swap(s, place_of(s, role, man), place_of(s, role, other))
    s.tell_of(SWAPPED, role, man + 2, other + 2)


def ability_of(s: Match, role: i64, action: Action, occasion: i64) -> i64:
    """The ability by which a move is made; a plain move needs none."""
    if action.verb is RUN:
        return OVERLAPPING_GOLD if action.extra == FORWARD else WING_RUNNER_SILVER
    if action.verb is LEAP:
        return WING_RUNNER_GOLD
    if action.verb is not MOVE:
        return UTILITY_GOLD
    cell: i64 = place_of(s, role, action.value)
    if has_side(s, role, cell, occasion) or is_freed(s, role, action.value, occasion):
        return -1
    return free_ability(s, role, cell, occasion)


def is_freed(s: Match, role: i64, man: i64, occasion: i64) -> bool:
    """H15.29  Whether a silver wing forward moves whatever the flank, up to the end of this opportunity."""
    return bool((s.sides[role].free_men >> man) & 1) and occasion == ATTACK and s.stage == CHANCE


def use_by_moving(s: Match, role: i64, action: Action, occasion: i64) -> bool:
    """FAQ  An ability that is used by moving turns the card over after the move; tells whether one was used."""
    man: i64 = action.value
    ability: i64 = ability_of(s, role, action, occasion)
    if action.verb is MOVE:
        move(s, role, man, action.extra)
    elif action.verb is RUN:
        run(s, role, man, action.extra)
    elif action.verb is LEAP:
        leap(s, role, man)
    else:
        change_places(s, role, man, action.extra)
    if ability >= 0:
        flip(s, role, man, ability)
    return ability >= 0


def movers_by_ability(s: Match, role: i64, occasion: i64) -> i64:
    """The fields of the men who could use an ability by moving now, as a set."""
    found: i64 = 0
    for action in moves(s, role, occasion):
        if ability_of(s, role, action, occasion) >= 0:
            found |= alone(place_of(s, role, action.value))
    return found


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
        if s.book.has_roles and self.occasion <= DEFENCE and may_be_used(s, 1 - self.role, BY_PREVENTING):
            threats: i64 = movers_by_ability(s, self.role, self.occasion)
            found = ask_to_prevent(s, self.role, OWN_MOVE, threats)
            if found:
                return [self, *found]
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
        return found if s.book.must_move and self.occasion != FREE else [STAY, *found]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is STAY:
            s.moved = NOWHERE
        elif s.book.has_roles and self.occasion <= DEFENCE:
            return move_role(s, self.role, action, self.occasion)
        else:
            move(s, self.role, action.value, action.extra)
        return NOTHING


def move_role(s: Match, role: i64, action: Action, occasion: i64) -> list[Phase[Match]]:
    """H16.17  A man with a role has moved; in a rotation another one moves after him."""
    side = s.sides[role]
    before = s.cells.copy()
    has_used = use_by_moving(s, role, action, occasion)
    if has_used or side.again or side.rotated >= 0:
        touch(s, role, before)
    if not side.again:
        return NOTHING
    side.again -= 1
    side.rotated = action.value
    return AGAIN[occasion][role]


NOTHING: Final[list[Phase[Match]]] = []
STOPPER_SILVER: Final = ABILITIES.index("stopper_silver")
OVERLAPPING_GOLD: Final = ABILITIES.index("overlapping_full_back_gold")
WING_RUNNER_SILVER: Final = ABILITIES.index("wing_runner_silver")
WING_RUNNER_GOLD: Final = ABILITIES.index("wing_runner_gold")
UTILITY_SILVER: Final = ABILITIES.index("utility_man_silver")
UTILITY_GOLD: Final = ABILITIES.index("utility_man_gold")
DEFENSIVE_FORWARD_SILVER: Final = ABILITIES.index("defensive_forward_silver")
MAY_MOVE: Final = [[PHASES.add(MayMove(role, occasion)) for role in (0, 1)] for occasion in range(5)]
"""By occasion and role."""
CHOOSE_MOVE: Final[list[list[list[Phase[Match]]]]] = [
    [[PHASES.add(ChooseMove(role, occasion))] for role in (0, 1)] for occasion in range(5)
]
AGAIN: Final[list[list[list[Phase[Match]]]]] = [[[phase] for phase in row] for row in MAY_MOVE]
