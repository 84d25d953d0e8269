"""The pitch: fields, lines and columns, who stands where, and who has the lowest number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.kinds import NONE as NOWHERE
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.book import CELLS, COLUMNS
from anpfiff.games.hat_trick.cards import MEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.hat_trick.state import Match

LAST_LINE: Final = 6
LINES: Final = 6


def line_of(cell: i64) -> i64:
    """The line of a field, 0 to 5 from the first side's goal."""
    return cell // COLUMNS


def seen_by(role: i64, cell: i64) -> i64:
    """The field as a side counts it from its own goal; the two sides sit opposite each other."""
    return cell if role == 0 else CELLS - 1 - cell


def own_line(role: i64, cell: i64) -> i64:
    """The line of a field, 1 to 6 from a side's own goal."""
    return seen_by(role, cell) // COLUMNS + 1


def own_column(role: i64, cell: i64) -> i64:
    """The column of a field, 1 to 4 from a side's own left."""
    return seen_by(role, cell) % COLUMNS + 1


def step(role: i64, cell: i64, way: i64) -> i64:
    """The field one step forward (1) or back (-1) of a side, or nowhere."""
    found: i64 = cell + COLUMNS * way if role == 0 else cell - COLUMNS * way
    return found if 0 <= found < CELLS else NOWHERE


def next_line(role: i64, line: i64) -> i64:
    """The line before another one, as a side attacks; it may be off the pitch."""
    return line + 1 if role == 0 else line - 1


def is_on(line: i64) -> bool:
    """Whether there is such a line."""
    return 0 <= line < LINES


def is_before_goal(role: i64, cell: i64) -> bool:
    """H10.4  Whether a field is one of the two right before the goal that a side attacks."""
    return own_line(role, cell) == LAST_LINE and 2 <= own_column(role, cell) <= 3


def belongs_to(s: Match, cell: i64, role: i64) -> bool:
    """Whether a man of this side stands on a field."""
    piece: i64 = s.cells[cell]
    return MEN * role <= piece < MEN * (role + 1)


def men_in(s: Match, role: i64, line: i64) -> list[i64]:
    """The fields of a line on which men of a side stand."""
    first: i64 = COLUMNS * line
    found: list[i64] = []
    cell: i64 = first
    while cell < first + COLUMNS:
        if belongs_to(s, cell, role):
            found.append(cell)
        cell += 1
    return found


def place_of(s: Match, role: i64, man: i64) -> i64:
    """The field a man stands on, or nowhere."""
    piece: i64 = MEN * role + man
    cell: i64 = 0
    while cell < CELLS:
        if s.cells[cell] == piece:
            return cell
        cell += 1
    return NOWHERE


def places(s: Match, role: i64) -> list[i64]:
    """By man of a side: the field he stands on, or nowhere."""
    found: list[i64] = [NOWHERE] * MEN
    first: i64 = MEN * role
    for cell, piece in enumerate(s.cells):
        if first <= piece < first + MEN:
            found[piece - first] = cell
    return found


def swap(s: Match, one: i64, other: i64) -> None:
    """What stands on two fields changes places; the ball stays where it is."""
    piece: i64 = s.cells[one]
    s.cells[one] = s.cells[other]
    s.cells[other] = piece


def is_manned(s: Match, role: i64, line: i64) -> bool:
    """Whether any man of a side stands in a line."""
    cell: i64 = COLUMNS * line
    end: i64 = cell + COLUMNS
    while cell < end:
        if belongs_to(s, cell, role):
            return True
        cell += 1
    return False


def attack_in(s: Match, role: i64, line: i64) -> i64:
    """The attacking balls of a side in a line."""
    return balls_in(s, role, line, True)


def defence_in(s: Match, role: i64, line: i64) -> i64:
    """The defending balls of a side in a line."""
    return balls_in(s, role, line, False)


def balls_in(s: Match, role: i64, line: i64, in_attack: bool) -> i64:
    """The balls that all men of a side in a line have together."""
    side = s.sides[role]
    total: i64 = 0
    cell: i64 = COLUMNS * line
    end: i64 = cell + COLUMNS
    while cell < end:
        if belongs_to(s, cell, role):
            man: i64 = s.cells[cell] - MEN * role
            total += side.attack(man) if in_attack else side.defence(man)
        cell += 1
    return total


def lowest(s: Match, role: i64, line: i64) -> i64:
    """The fields of a side's men in a line who have the lowest number, as a set."""
    return lowest_of(s, men_in(s, role, line))


def lowest_of(s: Match, cells: list[i64]) -> i64:
    """E5  Those with the smallest lower number, and everybody who shares a number with all of them, as a set."""
    best: i64 = 99
    for cell in cells:
        best = min(best, low(s, cell))
    found: i64 = 0
    for cell in cells:
        if low(s, cell) == best:
            found |= alone(cell)
    first = each(found)
    for cell in cells:
        if low(s, cell) != best and all(shares(s, cell, one) for one in first):
            found |= alone(cell)
    return found


def low(s: Match, cell: i64) -> i64:
    """The lower number on the card of the man on a field."""
    piece: i64 = s.cells[cell]
    return s.book.low[s.sides[piece // MEN].kinds[piece % MEN]]


def high(s: Match, cell: i64) -> i64:
    """The higher number on the card of the man on a field."""
    piece: i64 = s.cells[cell]
    return s.book.high[s.sides[piece // MEN].kinds[piece % MEN]]


def shares(s: Match, one: i64, other: i64) -> bool:
    """Whether two men have a number in common."""
    return low(s, one) <= high(s, other) and low(s, other) <= high(s, one)


def lowest_of_both(s: Match, line: i64, favoured: i64) -> i64:
    """T19  The fields of the lowest number of both sides in a line, as a set; the favoured side wins a tie."""
    group: i64 = lowest_of(s, [*men_in(s, favoured, line), *men_in(s, 1 - favoured, line)])
    mine: i64 = 0
    for cell in each(group):
        if belongs_to(s, cell, favoured):
            mine |= alone(cell)
    return mine or group


def are_neighbours(one: i64, other: i64) -> bool:
    """E4  Whether two fields lie side by side or one behind the other."""
    lines: i64 = line_of(one) - line_of(other)
    columns: i64 = one % COLUMNS - other % COLUMNS
    return lines * lines + columns * columns == 1


def neighbours(s: Match, cell: i64, role: i64) -> list[i64]:
    """The fields beside a field on which men of a side stand."""
    return [other for other in BESIDE[cell] if belongs_to(s, other, role)]


BESIDE: Final[list[list[i64]]] = [
    [other for other in range(CELLS) if are_neighbours(cell, other)] for cell in range(CELLS)
]
"""By field: the fields beside it."""


def is_outside(cell: i64) -> bool:
    """Whether a field is in an outer column."""
    return cell % COLUMNS in (0, COLUMNS - 1)


def flank_at(s: Match, role: i64, cell: i64) -> i64:
    """T21  The flank of the man on a field; a role has that of the half of the pitch he stands in."""
    if not s.book.has_roles:
        return s.book.side_of[s.cells[cell] % MEN]
    return 0 if own_column(role, cell) <= 2 else 1
