"""H13: using abilities. Who may use which one now, his own or a borrowed one, what a use costs, and who prevents it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import BORROW, BORROWS, USES
from anpfiff.games.hat_trick.cards import FIRST_NUMBER, MEN
from anpfiff.games.hat_trick.events import USED
from anpfiff.games.hat_trick.pitch import neighbours, place_of, places
from anpfiff.games.hat_trick.rules.abilities import BY_PREVENTING, LENDERS, OWN_MOVE, TABLE, is_open, visible
from anpfiff.games.hat_trick.rules.loans import TURNED, lend
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.phase import Phase
    from anpfiff.games.hat_trick.rules.abilities import Ability


def is_ready(s: Match, role: i64, man: i64) -> bool:
    """H13.5, E14  Nobody uses more than two abilities in a round, and nobody one that was prevented."""
    side = s.sides[role]
    return not ((side.twice | side.blocked) >> man) & 1


def sources(s: Match, role: i64, cell: i64) -> list[i64]:
    """H15.21, E15  The men whose visible ability the man on a field may use: himself, or those he borrows from."""
    man: i64 = s.cells[cell] % MEN
    mine: i64 = visible(s, role, man)
    if not TABLE[mine].borrows:
        return [man]
    found: list[i64] = []
    for other in neighbours(s, cell, role):
        lender: i64 = s.cells[other] % MEN
        theirs: i64 = visible(s, role, lender)
        if theirs % 2 == mine % 2 and not TABLE[theirs].borrows:
            found.append(lender)
    found.sort()
    return found


def has_turned(s: Match, role: i64, man: i64) -> bool:
    """Whether a man has turned and not yet turned back."""
    return bool((s.sides[role].turned >> man) & 1)


def shows(s: Match, role: i64, man: i64, window: i64) -> bool:
    """Whether a man's card shows an ability of this window, or may borrow one; a quick look before a close one."""
    ability = TABLE[visible(s, role, man)]
    return ability.window == window or ability.borrows


def is_shown(s: Match, role: i64, window: i64) -> bool:
    """Whether any card of a side shows an ability of this window; most often none does."""
    man: i64 = 0
    while man < MEN:
        if TABLE[visible(s, role, man)].window == window:
            return True
        man += 1
    return False


def usable(s: Match, role: i64, window: i64) -> list[Action]:
    """H13.1, H13.2  All uses of a side in a window, in the order of the numbers."""
    found: list[Action] = []
    turned: i64 = s.sides[role].turned
    if not turned and not is_shown(s, role, window):
        return found
    where = places(s, role)
    man: i64 = 0
    while man < MEN:
        cell: i64 = where[man]
        if cell != NOWHERE and is_ready(s, role, man) and ((turned >> man) & 1 or shows(s, role, man, window)):
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
        if is_turned and number == LENDERS[TURNED]:
            continue
        if is_open(s, role, cell, number, window):
            found.append(USES[man] if source == man else BORROWS[man][source])
    return found


def ability_used(s: Match, role: i64, action: Action) -> i64:
    """The ability behind a use: a borrowed one, one's own, or for who has turned the way back."""
    if action.verb is BORROW:
        return visible(s, role, action.extra)
    return LENDERS[TURNED] if has_turned(s, role, action.value) else visible(s, role, action.value)


def flip(s: Match, role: i64, man: i64, ability: i64) -> None:
    """H13.4  A used ability turns its card over at once."""
    side = s.sides[role]
    bit: i64 = alone(man)
    side.twice |= side.once & bit
    side.once |= bit
    side.gold ^= bit
    s.tell_of(USED, role, man + FIRST_NUMBER, ability)


def use(s: Match, role: i64, action: Action) -> list[Phase[Match]]:
    """H13.4  The card is turned over, the ability happens and lends what it lends; its coach is asked what there is."""
    number: i64 = ability_used(s, role, action)
    ability = TABLE[number]
    man: i64 = action.value
    flip(s, role, man, number)
    ability.use(s, role, place_of(s, role, man))
    for loan in ability.lends:
        lend(s, loan, role, man)
    return ability.asks[role]


def in_play(s: Match, role: i64, cell: i64, window: i64) -> list[Ability]:
    """The abilities a man may use by moving, passing or shooting now; of several the widest comes first."""
    man: i64 = s.cells[cell] % MEN
    if not shows(s, role, man, window) or not is_ready(s, role, man):
        return NO_ABILITIES
    found: list[Ability] = []
    for source in sources(s, role, cell):
        number: i64 = visible(s, role, source)
        if is_open(s, role, cell, number, window) and TABLE[number] not in found:
            found.append(TABLE[number])
    if len(found) > 1:
        found.sort(key=rank)
    return found


def rank(ability: Ability) -> i64:
    """The widest ability first, then in the order of the roles."""
    return len(TABLE) * ability.conditions() + ability.number


def ways(s: Match, role: i64, cell: i64, window: i64) -> list[Action]:
    """What abilities add to a move, a pass or a shot of the man on a field."""
    found: list[Action] = []
    for ability in in_play(s, role, cell, window):
        found += [way for way in ability.ways(s, role, cell) if way not in found]
    return found


def act(s: Match, role: i64, cell: i64, window: i64, action: Action) -> bool:
    """H13.4, FAQ  The card is turned over at once, but after a move; tells whether the action was by an ability."""
    man: i64 = s.cells[cell] % MEN
    for ability in in_play(s, role, cell, window):
        if action not in ability.ways(s, role, cell):
            continue
        if window != OWN_MOVE:
            flip(s, role, man, ability.number)
        for loan in ability.lends:
            lend(s, loan, role, man)
        ability.act(s, role, action)
        if window == OWN_MOVE:
            flip(s, role, man, ability.number)
        return True
    return False


def threats(s: Match, role: i64, window: i64) -> i64:
    """The fields of the men of a side who could use an ability in this window, as a set."""
    found: i64 = 0
    if window < OWN_MOVE:
        for action in usable(s, role, window):
            found |= alone(place_of(s, role, action.value))
        return found
    for cell in places(s, role):
        if cell != NOWHERE and ways(s, role, cell, window):
            found |= alone(cell)
    return found


def preventable(s: Match, role: i64, window: i64) -> list[Action]:
    """H15.20  What a side could prevent now: abilities that neighbouring opponents may use in this window."""
    found: list[Action] = []
    if not is_shown(s, role, BY_PREVENTING):
        return found
    theirs: i64 = threats(s, 1 - role, window)
    for cell in places(s, role) if theirs else []:
        if cell != NOWHERE:
            mine = ways(s, role, cell, BY_PREVENTING)
            found += [way for way in mine if (theirs >> place_of(s, 1 - role, way.extra)) & 1]
    return found


NO_ABILITIES: Final[list[Ability]] = []
