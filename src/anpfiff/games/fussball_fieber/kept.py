"""What a coach has probably kept: the more cards he has played, the fewer strong ones are left in his hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.rng import Rng
    from anpfiff.games.fussball_fieber.book import Book

ALIKE: Final = 360
"""The weight of a card that nobody hurries to play."""


def weight(book: Book, kind: i64, played: i64) -> i64:
    """How likely a card is still held, beside another, when its coach has played so many.

    A strong card goes first: what counts is its value times its duration. A reaction waits for its moment. With these
    weights an imagined hand is as strong as those that coaches keep who follow the advice (`python -m bench.hands`).
    """
    if kind >= len(book.value):
        return ALIKE
    value: i64 = book.value[kind]
    worth: i64 = (value if value > 0 else -value) * book.duration[kind]
    return 3 * ALIKE // (3 + played * (worth - 1))


def kept(book: Book, unseen: i64, size: i64, rng: Rng) -> i64:
    """A hand of this size out of the cards that nobody sees."""
    stock = book.stock
    played: i64 = book.hand - size if size < book.hand else 0
    if not played:
        return stock.some(unseen, size, rng)
    kinds = stock.kinds(unseen)
    copies: list[i64] = [stock.copies(unseen, kind) for kind in kinds]
    weights: list[i64] = [weight(book, kind, played) for kind in kinds]
    found: i64 = 0
    for i in range(size):
        total: i64 = 0
        for k in range(len(kinds)):
            total += copies[k] * weights[k]
        left: i64 = rng.below(total)
        at: i64 = 0
        while left >= copies[at] * weights[at]:
            left -= copies[at] * weights[at]
            at += 1
        copies[at] -= 1
        found += stock.one_of(kinds[at])
    return found
