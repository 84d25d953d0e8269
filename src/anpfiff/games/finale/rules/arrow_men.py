"""F5.2: who may take the slot an arrow leads to, and which slots a shortage of men leaves empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.finale.cards import ANYONE, DEFENDER, FORWARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.finale.book import Area
    from anpfiff.games.finale.side import Side
    from anpfiff.games.finale.state import Match


def again(s: Match, side: Side, area: Area) -> i64:
    """F5.2, O11, T6, T7  The men who may take the arrow slot."""
    return own_again(s, side, area) or others_again(s, side, area)


def own_again(s: Match, side: Side, area: Area) -> i64:
    """F5.2, O11, T7  The men from whom the arrow starts, else men of their colours; or all of the type."""
    men: i64 = side.row(ANYONE) & ~side.fielded
    if s.book.arrow_may_reuse_type:
        return side.row(area.arrow) & ~side.fielded
    if men & side.arrow:
        return men & side.arrow
    kin: i64 = 0
    row: i64 = DEFENDER
    while row <= FORWARD:
        if (side.arrow_rows >> row) & 1 or (not side.arrow_rows and area.arrow == row):
            kin |= side.free(row)
        row += 1
    return kin


def others_again(s: Match, side: Side, area: Area) -> i64:
    """O11, A14  Anybody unmarked, unless the slot of the build-up stayed empty and this one must, too."""
    if area.arrow == ANYONE or missing(s, side, area.arrow, 1):
        return side.free(ANYONE)
    return 0


def missing(s: Match, side: Side, row: i64, number: i64) -> i64:
    """O9  How many stand-ins a shortage calls for; with `shortage = empty` only for men lost by injury or red card."""
    if number and s.book.shortage_stays_empty:
        return min(number, side.lost[row])
    return number
