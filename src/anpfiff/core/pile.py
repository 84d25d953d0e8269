"""Piles: where cards lie, and who may see them. A card of a stock lies in exactly one pile at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.errors import FaceDown, Malformed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.rng import Rng

OPEN: Final = 0
OWNER: Final = 1
NOBODY: Final = 2

DOWN: Final = -1
MOST: Final = 62
"""Cards in a stock: a set of cards is a number of 64 bits that is never negative."""


def alone(card: i64) -> i64:
    """The set with this one card: ``1 << card``, which the compiler would shift in 32 bits only."""
    return _shift(1, card)


def _shift(bit: i64, card: i64) -> i64:
    return bit << card


def count(cards: i64) -> i64:
    """How many cards are in a set (at most 62), by adding neighbouring bits, then pairs, then fours."""
    if cards > 0x7FFFFFFF:
        return count(cards & 0x7FFFFFFF) + count(cards >> 31)
    cards -= (cards >> 1) & 0x55555555
    cards = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    return ((((cards + (cards >> 4)) & 0x0F0F0F0F) * 0x01010101) & 0xFFFFFFFF) >> 24


def lowest(cards: i64) -> i64:
    """The first card of a set that is not empty."""
    k: i64 = 0
    while not (cards >> k) & 1:
        k += 1
    return k


def without_last(cards: i64, number: i64) -> i64:
    """A set without its highest cards, a number of them."""
    while number:
        below: i64 = cards >> 1  # grows until it holds every bit below the highest
        below |= below >> 1
        below |= below >> 2
        below |= below >> 4
        below |= below >> 8
        below |= below >> 16
        below |= below >> 32
        cards &= below
        number -= 1
    return cards


def each(cards: i64) -> list[i64]:
    """The cards of a set, in order."""
    found: list[i64] = []
    k: i64 = 0
    while cards:
        if cards & 1:
            found.append(k)
        cards >>= 1
        k += 1
    return found


def set_of(cards: list[i64]) -> i64:
    """The set with these cards."""
    found: i64 = 0
    for card in cards:
        found |= alone(card)
    return found


def some(cards: i64, n: i64, rng: Rng) -> i64:
    """A set of n cards picked from a set at random."""
    left = each(cards)
    found: i64 = 0
    for i in range(n):
        k: i64 = rng.below(len(left))
        found |= alone(left[k])
        left[k] = left[-1]
        left.pop()
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Stock:
    """Cards that belong together: 30 footballers of a club, the tactic cards of a coach. Each is there once."""

    __slots__ = ("ids", "index", "name", "whole")

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name: str = name
        self.ids: list[str] = ids
        self.index: dict[str, int] = {card: k for k, card in enumerate(ids)}
        if len(ids) > MOST:
            raise ValueError(f"{name}: a stock has at most {MOST} cards")
        self.whole: i64 = alone(len(ids)) - 1

    def write(self, cards: i64) -> list[str]:
        """The ids of a set of cards."""
        return [self.ids[k] for k in self.list_of(cards)]

    def read(self, ids: list[str]) -> i64:
        """The set of cards with these ids."""
        return self.together([self.card(card) for card in ids])

    def card(self, card: str) -> i64:
        """The number of the card with this id."""
        if card not in self.index:
            raise Malformed(f"{card!r} is no card of {self.name}")
        return self.index[card]

    def most(self, card: i64) -> i64:
        """How often a card is there."""
        return 1

    def size(self, cards: i64) -> i64:
        """How many cards these are."""
        return count(cards)

    def list_of(self, cards: i64) -> list[i64]:
        """The numbers of these cards, in order."""
        return each(cards)

    def together(self, cards: list[i64]) -> i64:
        """The set with these cards."""
        return set_of(cards)

    def join(self, one: i64, other: i64) -> i64:
        """All cards of two sets."""
        return one | other

    def without(self, one: i64, other: i64) -> i64:
        """What is left of a set when others are taken out."""
        return one & ~other

    def twice(self, one: i64, other: i64) -> i64:
        """The cards that two sets cannot both hold."""
        return one & other

    def some(self, cards: i64, size: i64, rng: Rng) -> i64:
        """A number of these cards, picked at random."""
        return some(cards, size, rng)

    def pile(self, cards: i64, size: i64, order: list[i64] | None) -> Pile:
        """A pile of these cards."""
        return Pile(cards, size, order)


@mypyc_attr(acyclic=True)
class Pile:
    """Cards that lie together: a set, or with `order` a stack whose first card is drawn first.

    Of cards that are there several times `core.bag` makes piles.
    """

    __slots__ = ("_cards", "order", "size")

    def __init__(self, cards: i64, size: i64, order: list[i64] | None) -> None:
        self._cards: i64 = cards
        self.size: i64 = size
        self.order: list[i64] | None = order

    def cards(self) -> i64:
        """The set of cards; reading a pile that lies face down is an error."""
        if self._cards == DOWN:
            raise FaceDown
        return self._cards

    def is_down(self) -> bool:
        """Whether this pile lies face down in this view."""
        return self._cards == DOWN

    def is_like(self, other: Pile) -> bool:
        """Whether another pile looks the same: only by its size if this one lies face down. No order counts."""
        if self._cards == DOWN:
            return self.size == other.size
        return self._cards == other._cards and self.size == other.size

    def become(self, other: Pile) -> None:
        """Let lie here what lies there, in no order; face down it stays face down."""
        self.size = other.size
        if self._cards != DOWN:
            self._cards = other._cards
            self.order = None

    def has(self, card: i64) -> bool:
        """Whether the card lies here."""
        return (self.cards() >> card) & 1 == 1

    def add(self, card: i64) -> None:
        """Lay a card here, on top of a stack."""
        self._cards = self.cards() | alone(card)
        self.size += 1
        if self.order is not None:
            self.order = [card, *self.order]

    def take(self, card: i64) -> None:
        """Take a card away that lies here."""
        self._cards = self.cards() & ~alone(card)
        self.size -= 1
        if self.order is not None:
            self.order = [other for other in self.order if other != card]

    def fill(self, cards: i64) -> None:
        """Let just this set of cards lie here, in no order."""
        self._cards = cards
        self.size = count(cards)
        self.order = None

    def stack(self, order: list[i64]) -> None:
        """Let these cards lie here, the first on top."""
        self.fill(set_of(order))
        self.order = order

    def lay_down(self) -> None:
        """Turn the pile face down: what is left is its size."""
        self._cards = DOWN
        if self.order is not None:
            self.order = []

    def deal(self, cards: i64, rng: Rng) -> None:
        """Imagine that these cards lie here; a stack gets them in any order."""
        stacked = self.order is not None
        self.fill(cards)
        if stacked:
            left = each(cards)
            order: list[i64] = []
            while left:
                k: i64 = rng.below(len(left))
                order.append(left.pop(k))
            self.order = order

    def clone(self) -> Pile:
        """A copy that lies for itself."""
        order = self.order
        return Pile(self._cards, self.size, None if order is None else order.copy())


@final
class Place:
    """What is fixed about a pile: its name, its stock, whose it is and who may look."""

    __slots__ = ("name", "role", "sight")

    def __init__(self, name: str, role: i64, sight: i64) -> None:
        self.name: str = name
        self.role: i64 = role
        self.sight: i64 = sight
