"""Bags: piles of cards of which there are several alike. How many of each kind lie there is one number of 64 bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.pile import Pile, Stock

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.rng import Rng

WIDTH: Final = 5
"""The bits of one kind: it may have up to 31 cards, and a stock up to 12 kinds."""
MOST_OF_A_KIND: Final = 31
MOST_KINDS: Final = 12


def one_of(kind: i64) -> i64:
    """The bag with one card of this kind."""
    return _shift(1, WIDTH * kind)


def _shift(bit: i64, by: i64) -> i64:
    return bit << by


def copies(bag: i64, kind: i64) -> i64:
    """How many cards of this kind lie in a bag."""
    return (bag >> (WIDTH * kind)) & MOST_OF_A_KIND


def number(bag: i64) -> i64:
    """How many cards lie in a bag."""
    found: i64 = 0
    while bag:
        found += bag & MOST_OF_A_KIND
        bag >>= WIDTH
    return found


def kinds(bag: i64) -> list[i64]:
    """The kinds of which there is at least one card, in order."""
    found: list[i64] = []
    kind: i64 = 0
    while bag:
        if bag & MOST_OF_A_KIND:
            found.append(kind)
        bag >>= WIDTH
        kind += 1
    return found


def handful(bag: i64, size: i64, rng: Rng) -> i64:
    """So many cards picked from a bag at random."""
    total: i64 = number(bag)
    found: i64 = 0
    for i in range(size):
        left: i64 = rng.below(total)
        kind: i64 = 0
        while left >= copies(bag, kind):
            left -= copies(bag, kind)
            kind += 1
        card: i64 = one_of(kind)
        found += card
        bag -= card
        total -= 1
    return found


@final
class BagStock(Stock):
    """Cards that belong together, several of each kind: the ids are those of the kinds."""

    __slots__ = ("numbers",)

    def __init__(self, name: str, ids: list[str], numbers: list[i64]) -> None:
        super().__init__(name, ids)
        if len(ids) > MOST_KINDS or max(numbers) > MOST_OF_A_KIND:
            raise ValueError(f"{name}: a bag has at most {MOST_KINDS} kinds and {MOST_OF_A_KIND} cards of each")
        self.numbers: list[i64] = numbers
        whole: i64 = 0
        for kind, times in enumerate(numbers):
            whole += one_of(kind) * times
        self.whole = whole

    def most(self, card: i64) -> i64:
        """How many cards of a kind there are."""
        return self.numbers[card]

    def size(self, cards: i64) -> i64:
        """How many cards these are."""
        return number(cards)

    def list_of(self, cards: i64) -> list[i64]:
        """The kinds of all cards, those alike side by side."""
        return [kind for kind in kinds(cards) for times in range(copies(cards, kind))]

    def together(self, cards: list[i64]) -> i64:
        """The bag with these cards."""
        found: i64 = 0
        for card in cards:
            found += one_of(card)
        return found

    def join(self, one: i64, other: i64) -> i64:
        """All cards of two bags."""
        return one + other

    def without(self, one: i64, other: i64) -> i64:
        """What is left of a bag when others are taken out."""
        return one - other

    def twice(self, one: i64, other: i64) -> i64:
        """A card of each kind of which two bags together hold more than there are."""
        found: i64 = 0
        for kind, most in enumerate(self.numbers):
            if copies(one, kind) + copies(other, kind) > most:
                found += one_of(kind)
        return found

    def some(self, cards: i64, size: i64, rng: Rng) -> i64:
        """So many of these cards, picked at random."""
        return handful(cards, size, rng)

    def pile(self, cards: i64, size: i64, order: list[i64] | None) -> Pile:
        """A pile of these cards; a bag has no order."""
        return Bag(cards, size, None)


@mypyc_attr(acyclic=True)
@final
class Bag(Pile):
    """Cards that lie together in no order, several of a kind among them."""

    __slots__ = ()

    def has(self, card: i64) -> bool:
        """Whether a card of this kind lies here."""
        return copies(self.cards(), card) > 0

    def add(self, card: i64) -> None:
        """Lay a card of this kind here."""
        self._cards = self.cards() + one_of(card)
        self.size += 1

    def take(self, card: i64) -> None:
        """Take away a card of this kind; one lies here."""
        self._cards = self.cards() - one_of(card)
        self.size -= 1

    def fill(self, cards: i64) -> None:
        """Let just these cards lie here."""
        self._cards = cards
        self.size = number(cards)

    def deal(self, cards: i64, rng: Rng) -> None:
        """Imagine that these cards lie here."""
        self.fill(cards)

    def clone(self) -> Pile:
        """A copy that lies for itself."""
        return Bag(self._cards, self.size, None)
