"""What the other coach may hold: the tactic cards he can have chosen, by all that lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.pile import count, some

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.rng import Rng
    from anpfiff.games.finale.book import Book
    from anpfiff.games.finale.side import Side


def possible_cards(book: Book, side: Side, unseen: i64, is_extra_time: bool, rng: Rng) -> i64:
    """T19  A set of cards that hand, pile and spent cards may be made of: white and one colour, or by the quota."""
    if is_extra_time:
        return in_extra_time(book, side, unseen, rng)
    if book.deck_mode == "free_choice":
        return by_quota(book, side, unseen, rng)
    if book.deck_mode == "white_plus_colours":
        return (book.white & unseen) | by_quota(book, side, unseen, rng)
    return (book.white | book.tactics.of_colour[possible_colour(book, side, rng)]) & unseen


def in_extra_time(book: Book, side: Side, unseen: i64, rng: Rng) -> i64:
    """F12.1  The white cards, and if the hand was kept so many others as there must be."""
    white: i64 = book.white & unseen
    missing: i64 = side.hand.size + side.deck.size + side.spent.size - count(white)
    if missing <= 0:
        return white
    others: i64 = unseen & ~white
    if book.deck_mode == "white_plus_colours":
        others &= book.to_choose
    elif book.deck_mode != "free_choice":
        others &= book.tactics.of_colour[possible_colour(book, side, rng)]
    return white | some(others, missing, rng)


def possible_colour(book: Book, side: Side, rng: Rng) -> i64:
    """Purple in the starter deck, the colour that has been shown, or any."""
    colour: i64 = 1
    while colour < 5:
        if book.deck_mode == "starter" or book.tactics.of_colour[colour] & side.shown.cards():
            return colour
        colour += 1
    return 1 + rng.below(4)


def by_quota(book: Book, side: Side, unseen: i64, rng: Rng) -> i64:
    """F2.4, D15  Of each strength as many cards as the quota leaves, and those of any strength that are left."""
    found: i64 = 0
    spare: i64 = book.quota[0]
    strength: i64 = 1
    while strength < 6:
        cards: i64 = book.tactics.of_strength[strength] & book.to_choose
        left: i64 = book.quota[strength] - count(cards & side.shown.cards())
        found |= some(cards & unseen, max(left, 0), rng)
        spare += min(left, 0)
        strength += 1
    return found | some(book.to_choose & unseen & ~found, max(spare, 0), rng)
