"""Bags: piles of cards of which there are several alike. How many of each kind lie there is one number of 64 bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.fate import Fate
from anpfiff.core.pile import MOST, Pile, Stock
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng

MOST_OF_A_KIND: Final = 127
FEW: Final = 7
"""Counts up to this have a width that is written in two bits."""


def _shift(bit: i64, by: i64) -> i64:
    return bit << by


@final
class BagStock(Stock):
    """Cards that belong together, several of each kind: the ids are those of the kinds.

    A bag is a row of counts, one for each kind: just as many bits as its number of cards needs, so that 12 kinds of
    31 cards have room, 21 kinds of which there are few, and 31 of which there are three at most.
    """

    __slots__ = ("numbers", "ones", "shift", "step", "widest", "widths")

    def __init__(self, name: str, ids: list[str], numbers: list[i64]) -> None:
        super().__init__(name, ids)
        self.step: i64 = 2 if max(numbers) <= FEW else 3
        """The bits in which the width of a count is written."""
        self.widest: i64 = 3 if self.step == 2 else 7
        most_kinds: i64 = MOST // self.step + (1 if self.step == 3 else 0)
        if len(ids) > most_kinds or max(numbers) > MOST_OF_A_KIND:
            raise ValueError(f"{name}: a bag has at most {most_kinds} kinds and {MOST_OF_A_KIND} cards of each")
        self.numbers: list[i64] = numbers
        self.shift: list[i64] = []
        """Where the count of each kind begins."""
        self.ones: list[i64] = []
        """The bag with one card of each kind."""
        widths: i64 = 0
        end: i64 = 0
        whole: i64 = 0
        for kind, times in enumerate(numbers):
            width: i64 = int(times).bit_length()
            if end + width > MOST:
                raise ValueError(f"{name}: the counts of all kinds together have at most {MOST} bits")
            self.shift.append(end)
            self.ones.append(_shift(1, end))
            whole += _shift(times, end)
            widths += _shift(width, self.step * kind)
            end += width
        self.widths: i64 = widths
        """How many bits the count of each kind has, one after another."""
        self.whole = whole

    def one_of(self, kind: i64) -> i64:
        """The bag with one card of this kind."""
        return self.ones[kind]

    def _most_bits(self, kind: i64) -> i64:
        """A count of this kind in which every bit is set."""
        return _shift(1, (self.widths >> (self.step * kind)) & self.widest) - 1

    def copies(self, cards: i64, kind: i64) -> i64:
        """How many cards of this kind lie in a bag."""
        return (cards >> self.shift[kind]) & self._most_bits(kind)

    def kinds(self, cards: i64) -> list[i64]:
        """The kinds of which there is at least one card, in order."""
        found: list[i64] = []
        widths: i64 = self.widths
        kind: i64 = 0
        while cards > 0:
            width: i64 = widths & self.widest
            if cards & ((1 << width) - 1):
                found.append(kind)
            cards >>= width
            widths >>= self.step
            kind += 1
        return found

    def room_of(self, kinds: i64) -> i64:
        """The bits of a bag in which the cards of a set of kinds are counted."""
        found: i64 = 0
        for kind, shift in enumerate(self.shift):
            if (kinds >> kind) & 1:
                found |= _shift(self._most_bits(kind), shift)
        return found

    def draw(self, cards: i64, actions: list[Action]) -> Fate:
        """What can be drawn from a bag: the action of each kind, as likely as there are cards of it."""
        return Draw(self, cards, actions)

    def kind_at(self, cards: i64, left: i64) -> i64:
        """The kind of the card under a number from 0 on, if they lie side by side in the order of their kinds."""
        widths: i64 = self.widths
        kind: i64 = 0
        while cards:
            width: i64 = widths & self.widest
            times: i64 = cards & ((1 << width) - 1)
            if left < times:
                return kind
            left -= times
            cards >>= width
            widths >>= self.step
            kind += 1
        raise IndexError("there are not so many cards")

    def most(self, card: i64) -> i64:
        """How many cards of a kind there are."""
        return self.numbers[card]

    def size(self, cards: i64) -> i64:
        """How many cards these are."""
        found: i64 = 0
        widths: i64 = self.widths
        while cards:
            width: i64 = widths & self.widest
            found += cards & ((1 << width) - 1)
            cards >>= width
            widths >>= self.step
        return found

    def list_of(self, cards: i64) -> list[i64]:
        """The kinds of all cards, those alike side by side."""
        return [kind for kind in self.kinds(cards) for times in range(self.copies(cards, kind))]

    def together(self, cards: list[i64]) -> i64:
        """The bag with these cards, no more of a kind than there are."""
        found: i64 = 0
        for card in cards:
            if self.copies(found, card) == self.numbers[card]:
                raise Malformed(f"{self.ids[card]!r} stands more often than in {self.name}")
            found += self.one_of(card)
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
            if self.copies(one, kind) + self.copies(other, kind) > most:
                found += self.one_of(kind)
        return found

    def some(self, cards: i64, size: i64, rng: Rng) -> i64:
        """A number of these cards, picked at random."""
        total: i64 = self.size(cards)
        found: i64 = 0
        for i in range(size):
            card: i64 = self.ones[self.kind_at(cards, rng.below(total))]
            found += card
            cards -= card
            total -= 1
        return found

    def pile(self, cards: i64, size: i64, order: list[i64] | None) -> Pile:
        """A pile of these cards; a bag has no order."""
        return Bag(self, cards, size)

    def bag(self, cards: i64) -> Bag:
        """A bag with these cards in it."""
        return Bag(self, cards, self.size(cards))


@mypyc_attr(acyclic=True)
@final
class Bag(Pile):
    """Cards that lie together in no order, several of a kind among them."""

    __slots__ = ("stock",)

    def __init__(self, stock: BagStock, cards: i64, size: i64) -> None:
        super().__init__(cards, size, None)
        self.stock: BagStock = stock

    def has(self, card: i64) -> bool:
        """Whether a card of this kind lies here."""
        return self.stock.copies(self.cards(), card) > 0

    def add(self, card: i64) -> None:
        """Lay a card of this kind here."""
        self._cards = self.cards() + self.stock.one_of(card)
        self.size += 1

    def take(self, card: i64) -> None:
        """Take away a card of this kind; one lies here."""
        self._cards = self.cards() - self.stock.one_of(card)
        self.size -= 1

    def fill(self, cards: i64) -> None:
        """Let just these cards lie here."""
        self._cards = cards
        self.size = self.stock.size(cards)

    def deal(self, cards: i64, rng: Rng) -> None:
        """Imagine that these cards lie here."""
        self.fill(cards)

    def clone(self) -> Pile:
        """A copy that lies for itself."""
        return Bag(self.stock, self._cards, self.size)


@mypyc_attr(acyclic=True)
@final
class Draw(Fate):
    """A card from a bag. Its sheet is written only when it is read: drawing just takes a card out."""

    __slots__ = ("by_kind", "cards", "stock")

    def __init__(self, stock: BagStock, cards: i64, by_kind: list[Action]) -> None:
        super().__init__(UNWRITTEN, NO_WEIGHTS)
        self.stock: BagStock = stock
        self.cards: i64 = cards
        self.by_kind: list[Action] = by_kind
        self.total = stock.size(cards)

    @property
    def actions(self) -> list[Action]:
        """The action of each kind that lies in the bag."""
        if self._actions is UNWRITTEN:
            self._actions = [self.by_kind[kind] for kind in self.stock.kinds(self.cards)]
        return self._actions

    @property
    def weights(self) -> list[i64]:
        """How many cards of each kind lie there."""
        if self._weights is NO_WEIGHTS:
            self._weights = [self.stock.copies(self.cards, kind) for kind in self.stock.kinds(self.cards)]
        return self._weights

    def at(self, left: i64) -> Action:
        """The action of the card that lies at this place."""
        return self.by_kind[self.stock.kind_at(self.cards, left)]


UNWRITTEN: Final[list[Action]] = []
NO_WEIGHTS: Final[list[i64]] = []
