"""H13: abilities. What the visible side of a role card can do, who may use it now, and what a use costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import BORROW, BORROWS, PREVENTS, USES
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.events import PREVENTED, USED
from anpfiff.games.hat_trick.pitch import neighbours, place_of, places
from anpfiff.games.hat_trick.players_box import ABILITIES, ROLES
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.phase import Phase

CHANCE_START: Final = 0
CARD_REVEAL: Final = 1
MOVE_START: Final = 2
AFTER_MOVE: Final = 3
BEFORE_LATERAL: Final = 4
BEFORE_ACTION: Final = 5
AFTER_DESTINATION: Final = 6
COMPARE: Final = 7
FOUL_CHECK: Final = 8
AFTER_ACTION: Final = 9
SHOT_WINDOW: Final = 10
SAVE_WINDOW: Final = 11
PARRY_WINDOW: Final = 12
OWN_MOVE: Final = 13
CHANCE_ACTION: Final = 14
CHANCE_SHOT: Final = 15
"""From the move on: where abilities are used by moving, passing or shooting, and all that is asked is to prevent it."""
IN_THE_MOVE: Final = 98
"""As the window of an ability that is used by moving, passing or shooting in its own way."""
BY_PREVENTING: Final = 99
NEVER: Final = 97
NO_ABILITY: Final = len(ABILITIES)
"""What a man of the base game can do beside playing football."""

CENTRAL_MIDFIELDER: Final = ROLES.index("central_midfielder")
BALL_WINNER_GOLD: Final = ABILITIES.index("ball_winner_gold")
WING_BACK_GOLD: Final = ABILITIES.index("wing_back_gold")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What one side of a role card can do. The man who uses it stands on `cell`."""

    __slots__ = ("window",)

    def __init__(self, window: i64) -> None:
        self.window: i64 = window

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        """Whether it could be used now."""
        return False

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        """Let it happen; the card has been turned over already."""
        raise TypeError("this ability is not used in a window")


ABILITY_LIST: Final[list[Ability]] = [Ability(IN_THE_MOVE) for ability in ABILITIES]
ABILITY_LIST.append(Ability(NEVER))
ABILITY_LIST[BALL_WINNER_GOLD] = Ability(BY_PREVENTING)
"""By number of the ability; the chapters of abilities enter theirs."""


def enter(name: str, ability: Ability) -> None:
    """Enter an ability under the name of its card side."""
    ABILITY_LIST[ABILITIES.index(name)] = ability


def visible(s: Match, role: i64, man: i64) -> i64:
    """H13.3  The ability that lies open: silver or gold of a man's card."""
    side = s.sides[role]
    played: i64 = s.book.role_of[side.kinds[man]]
    return 2 * played + ((side.gold >> man) & 1) if played >= 0 else NO_ABILITY


def is_ready(s: Match, role: i64, man: i64) -> bool:
    """H13.5, E14  Nobody uses more than two abilities in a round, and nobody one that was prevented."""
    side = s.sides[role]
    return not ((side.twice | side.blocked) >> man) & 1


def sources(s: Match, role: i64, cell: i64) -> list[i64]:
    """H15.21, E15  The men whose visible ability the man on a field may use: himself, or those he borrows from."""
    man: i64 = s.cells[cell] % MEN
    if s.book.role_of[s.sides[role].kinds[man]] != CENTRAL_MIDFIELDER:
        return [man]
    metal: i64 = visible(s, role, man) % 2
    found: list[i64] = []
    for other in neighbours(s, cell, role):
        lender: i64 = s.cells[other] % MEN
        theirs: i64 = visible(s, role, lender)
        if theirs % 2 == metal and theirs // 2 != CENTRAL_MIDFIELDER:
            found.append(lender)
    found.sort()
    return found


def has(s: Match, role: i64, cell: i64, ability: i64) -> bool:
    """Whether the man on a field may use an ability now, his own or a borrowed one."""
    man: i64 = s.cells[cell] % MEN
    if not is_ready(s, role, man):
        return False
    return any(visible(s, role, source) == ability for source in sources(s, role, cell))


def may_move_otherwise(s: Match, role: i64, man: i64) -> bool:
    """Whether a man has an ability that is used by moving, or could borrow one; a quick look before a close one."""
    ability: i64 = visible(s, role, man)
    return ABILITY_LIST[ability].window == IN_THE_MOVE or ability // 2 == CENTRAL_MIDFIELDER


def flip(s: Match, role: i64, man: i64, ability: i64) -> None:
    """H13.4  A used ability turns its card over at once."""
    side = s.sides[role]
    bit: i64 = alone(man)
    side.twice |= side.once & bit
    side.once |= bit
    side.gold ^= bit
    s.tell_of(USED, role, man + FIRST_NUMBER, ability)


def usable(s: Match, role: i64, window: i64) -> list[Action]:
    """H13.1, H13.2  All uses of a side in a window, in the order of the numbers."""
    found: list[Action] = []
    if not may_be_used(s, role, window):
        return found
    where = places(s, role)
    man: i64 = 0
    while man < MEN:
        cell: i64 = where[man]
        if cell != NOWHERE and shows(s, role, man, window) and is_ready(s, role, man):
            found += uses_of(s, role, cell, window)
        man += 1
    return found


def uses_of(s: Match, role: i64, cell: i64, window: i64) -> list[Action]:
    """H15.10, E15  The uses of one man; who has turned, be it by a borrowed ability, may turn back at any time."""
    man: i64 = s.cells[cell] % MEN
    is_turned = has_turned(s, role, man)
    found: list[Action] = [USES[man]] if is_turned else []
    for source in sources(s, role, cell):
        number: i64 = visible(s, role, source)
        if is_turned and number == WING_BACK_GOLD:
            continue
        if ABILITY_LIST[number].window == window and ABILITY_LIST[number].may(s, role, cell):
            found.append(USES[man] if source == man else BORROWS[man][source])
    return found


def has_turned(s: Match, role: i64, man: i64) -> bool:
    """Whether a man has turned and not yet turned back."""
    return bool((s.sides[role].turned >> man) & 1)


def ability_used(s: Match, role: i64, action: Action) -> i64:
    """The ability behind a use: a borrowed one, one's own, or for who has turned the way back."""
    if action.verb is BORROW:
        return visible(s, role, action.extra)
    return WING_BACK_GOLD if has_turned(s, role, action.value) else visible(s, role, action.value)


def may_be_used(s: Match, role: i64, window: i64) -> bool:
    """Whether any card of a side shows an ability of this window; most often none does."""
    side = s.sides[role]
    if side.turned:
        return True
    man: i64 = 0
    while man < MEN:
        if ABILITY_LIST[visible(s, role, man)].window == window:
            return True
        man += 1
    return False


def shows(s: Match, role: i64, man: i64, window: i64) -> bool:
    """Whether a man's card shows an ability of this window, or may borrow one."""
    number: i64 = visible(s, role, man)
    if number // 2 == CENTRAL_MIDFIELDER:
        return True
    return ABILITY_LIST[number].window == window or has_turned(s, role, man)


def preventable(s: Match, role: i64, window: i64) -> list[Action]:
    """H15.20  What the gold ball winners of a side could prevent: uses of neighbouring opponents in this window."""
    found: list[Action] = []
    if not may_be_used(s, role, BY_PREVENTING):
        return found
    threats: i64 = 0
    for action in usable(s, 1 - role, window):
        threats |= alone(place_of(s, 1 - role, action.value))
    return preventable_on(s, role, threats)


def preventable_on(s: Match, role: i64, threats: i64) -> list[Action]:
    """H15.20  What the gold ball winners of a side could prevent of the opponents on these fields, by their numbers."""
    found: list[Action] = []
    if not threats or not may_be_used(s, role, BY_PREVENTING):
        return found
    for man, cell in enumerate(places(s, role)):
        if cell != NOWHERE and has(s, role, cell, BALL_WINNER_GOLD):
            men = [s.cells[other] % MEN for other in neighbours(s, cell, 1 - role) if (threats >> other) & 1]
            men.sort()
            found += [PREVENTS[man][other] for other in men]
    return found


def prevent(s: Match, role: i64, man: i64, other: i64) -> None:
    """E14  The ability does not happen, its owner is not turned over, and may not use it again in this round."""
    flip(s, role, man, BALL_WINNER_GOLD)
    if role == s.passer // MEN:
        s.helped = True
    s.sides[1 - role].blocked |= alone(other)
    s.tell_of(PREVENTED, role, man + FIRST_NUMBER, other + FIRST_NUMBER)
