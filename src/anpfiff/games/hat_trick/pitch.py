"""The pitch: fields, lines and columns, who stands where, and who has the lowest number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.book import CELLS, COLUMNS
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.state import EMPTY, NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

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
    man: i64 = s.cells[cell]
    return man != EMPTY and man // MEN == role


def men_in(s: Match, role: i64, line: i64) -> list[i64]:
    """The fields of a line on which men of a side stand."""
    first: i64 = COLUMNS * line
    found: list[i64] = []
    cell: i64 = first
    while cell < first + COLUMNS:
        man: i64 = s.cells[cell]
        if man != EMPTY and man // MEN == role:
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


def swap(s: Match, one: i64, other: i64) -> None:
    """What stands on two fields changes places; the ball stays where it is."""
    piece: i64 = s.cells[one]
    s.cells[one] = s.cells[other]
    s.cells[other] = piece


def attack_in(s: Match, role: i64, line: i64) -> i64:
    """The attacking balls of a side in a line."""
    total: i64 = 0
    for cell in men_in(s, role, line):
        total += s.sides[role].attack(s.cells[cell] % MEN)
    return total


def defence_in(s: Match, role: i64, line: i64) -> i64:
    """The defending balls of a side in a line."""
    total: i64 = 0
    for cell in men_in(s, role, line):
        total += s.sides[role].defence(s.cells[cell] % MEN)
    return total


def lowest(s: Match, role: i64, line: i64) -> i64:
    """The fields of a side's men in a line who have the lowest number, as a set."""
    best: i64 = EMPTY
    found: i64 = 0
    for cell in men_in(s, role, line):
        if best == EMPTY or s.cells[cell] < best:
            best = s.cells[cell]
            found = alone(cell)
    return found


def lowest_of_both(s: Match, line: i64, favoured: i64) -> i64:
    """The fields of the lowest number of both sides in a line, as a set; the favoured side wins a tie."""
    mine, theirs = lowest(s, favoured, line), lowest(s, 1 - favoured, line)
    if not mine or not theirs:
        return mine | theirs
    return mine if number_in(s, mine) <= number_in(s, theirs) else theirs


def number_in(s: Match, cells: i64) -> i64:
    """The shirt number on the first of some fields."""
    return s.number(each(cells)[0])
