"""A row: the squares of one team in one match, from the arrow outwards, as one number of four bits a square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from anpfiff.core.codec import expect_list, expect_one_of, expect_text
from anpfiff.core.kinds import At, Packed, Span
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = 0
GOAL_1: Final = 1
GOAL_2: Final = 2
GOAL_3: Final = 3
ATTACK: Final = 4
DEFENCE: Final = 5
PENALTY: Final = 6
TURNED: Final = 8
"""Added to a token that lies face down."""
TOKENS: Final = ["goal_1", "goal_2", "goal_3", "attack_token", "defence_token", "penalty_token"]
"""Ids of the tokens, from number 1 on."""
MOST_SQUARES: Final = 4


def filled(row: i64) -> i64:
    """How many squares hold a token."""
    number: i64 = 0
    while row:
        number += 1
        row >>= 4
    return number


def outermost(row: i64) -> i64:
    """W4.2  The token that was laid last: it alone can be attacked, and it protects the others."""
    while row > 15:
        row >>= 4
    return row


def is_goal(token: i64) -> bool:
    """Whether a token is a goal that lies face up; a penalty is safe for good."""
    return GOAL_1 <= token <= GOAL_3


def lay(row: i64, token: i64) -> i64:
    """W4.1  A token comes to lie on the innermost free square."""
    return row | (token << (4 * filled(row)))


def turn(row: i64) -> i64:
    """The outermost token is turned face down and keeps its square."""
    token: i64 = TURNED
    return row | (token << (4 * (filled(row) - 1)))


def exchange(row: i64, token: i64) -> i64:
    """The outermost token is taken off, and another one lies there."""
    place: i64 = 4 * (filled(row) - 1)
    old: i64 = outermost(row)
    return row - (old << place) + (token << place)


def goals(row: i64) -> i64:
    """The goals of goal tokens and penalties."""
    found: i64 = 0
    while row:
        token: i64 = row & 15
        if token <= GOAL_3:
            found += token
        elif token == PENALTY:
            found += 1
        row >>= 4
    return found


def half_goals(row: i64) -> i64:
    """The half goals of attack tokens."""
    found: i64 = 0
    while row:
        if row & 15 == ATTACK:
            found += 1
        row >>= 4
    return found


def score(row: i64) -> i64:
    """W5.3  The goals of a row as it lies, before any dice: two halves are one."""
    return goals(row) + half_goals(row) // 2


def is_open(row: i64) -> bool:
    """W4.2  Whether the outermost token can be attacked: a goal or an attack that lies face up."""
    token: i64 = outermost(row)
    return token == ATTACK or is_goal(token)


def times(row: i64, token: i64) -> i64:
    """How often a token lies in a row, face up or down."""
    found: i64 = 0
    while row:
        if row & 7 == token:
            found += 1
        row >>= 4
    return found


def tokens(row: i64) -> list[i64]:
    """The tokens of a row, from the arrow outwards."""
    found: list[i64] = []
    while row:
        found.append(row & 15)
        row >>= 4
    return found


FACE_DOWN: Final = "turned "


@final
class Row(Packed):
    """A row as a field: the ids of its tokens, from the arrow outwards."""

    def __init__(self) -> None:
        super().__init__([(4 * square, 15) for square in range(MOST_SQUARES)])

    def write(self, value: Any, at: At) -> Any:
        row: i64 = value
        return [written(token) for token in tokens(row)]

    def read(self, data: Any, where: str, at: At) -> Any:
        return int(read_row(data))

    def typescript(self) -> str:
        return "string[]"

    def spans(self, at: At) -> list[Span]:
        return [Span("", (MOST_SQUARES,), NONE, TURNED + len(TOKENS))]


def written(token: i64) -> str:
    """The id of a token, and how it lies."""
    return FACE_DOWN + TOKENS[token - TURNED - 1] if token > TURNED else TOKENS[token - 1]


def read_row(data: object) -> i64:
    """The row with these tokens."""
    row: i64 = 0
    place: i64 = 0
    for word in expect_list(data, "rows"):
        text = expect_text(word, "rows")
        plain = text.removeprefix(FACE_DOWN)
        token: i64 = 1 + expect_one_of(TOKENS, plain, "rows")
        if plain != text:
            if token in (DEFENCE, PENALTY):
                raise Malformed(f"rows: {plain} is never turned")
            token += TURNED
        row |= token << place
        place += 4
    if place > 4 * MOST_SQUARES:
        raise Malformed("rows: too many tokens")
    return row
