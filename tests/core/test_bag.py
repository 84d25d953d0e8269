"""Bags: several cards of a kind, as one number."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core.action import Vocabulary
from anpfiff.core.bag import Bag, BagStock
from anpfiff.core.codec import decode_cards, decode_pile, encode_pile
from anpfiff.core.fate import Fate
from anpfiff.core.rng import seeded
from anpfiff.errors import FaceDown, Malformed

NUMBERS = [25, 20, 12, 0, 3, 31, 1, 2, 6, 4, 4, 31]
STOCK = BagStock("letters", list("abcdefghijkl"), list(NUMBERS))
SAID = [Vocabulary().verb("draw", "card").says([letter], kind) for kind, letter in enumerate("abcdefghijkl")]
some_cards = st.tuples(*[st.integers(0, most) for most in NUMBERS]).map(
    lambda times: [kind for kind, many in enumerate(times) for copy in range(many)]
)
quick = settings(deadline=None, derandomize=True)


@given(cards=some_cards)
@quick
def test_a_bag_is_counted_listed_and_made_again(cards: list[int]) -> None:
    bag = STOCK.together(list(cards))

    assert STOCK.list_of(bag) == cards
    assert STOCK.size(bag) == STOCK.bag(bag).size == len(cards)
    assert STOCK.kinds(bag) == sorted(set(cards))
    fate = STOCK.draw(bag, SAID)
    assert fate.actions == [SAID[kind] for kind in sorted(set(cards))]
    assert fate.weights == [cards.count(kind) for kind in sorted(set(cards))]
    assert [STOCK.copies(bag, kind) for kind in range(12)] == [cards.count(kind) for kind in range(12)]
    assert STOCK.read(STOCK.write(bag)) == bag


@given(cards=some_cards)
@quick
def test_whoever_draws_needs_no_sheet(cards: list[int]) -> None:
    """Card by card in the order of the kinds, as the sheet would say; beyond the last there is nothing."""
    bag = STOCK.together(list(cards))
    fate = STOCK.draw(bag, SAID)

    assert fate.total == len(cards)
    assert [fate.at(left) for left in range(len(cards))] == [SAID[kind] for kind in cards]
    assert [Fate(fate.actions, fate.weights).at(left) for left in range(len(cards))] == [SAID[kind] for kind in cards]
    with pytest.raises(IndexError):
        fate.at(len(cards))


@given(cards=some_cards, kinds=st.integers(0, 2**12 - 1))
@quick
def test_a_look_tells_whether_one_of_some_kinds_is_there(cards: list[int], kinds: int) -> None:
    found = STOCK.together(list(cards)) & STOCK.room_of(kinds)

    assert bool(found) == any((kinds >> kind) & 1 for kind in cards)


@given(cards=some_cards, seed=st.integers(0, 1000))
@quick
def test_a_handful_comes_out_of_the_bag(cards: list[int], seed: int) -> None:
    bag = STOCK.together(list(cards))
    for size in {0, len(cards) // 2, len(cards)}:
        found = STOCK.some(bag, size, seeded(seed))
        assert STOCK.size(found) == size
        assert STOCK.join(found, STOCK.without(bag, found)) == bag
        assert all(STOCK.copies(found, kind) <= STOCK.copies(bag, kind) for kind in range(12))


def test_every_card_of_a_bag_is_as_likely() -> None:
    """Three of one kind come out three times as often as one of another."""
    bag, rng = STOCK.read(["a", "a", "a", "b"]), seeded(1)
    drawn = [STOCK.kinds(STOCK.some(bag, 1, rng))[0] for attempt in range(4000)]

    assert abs(drawn.count(0) - 3000) < 150


def test_a_bag_is_a_pile() -> None:
    pile = STOCK.pile(0, 0, None)
    for card in (0, 0, 4):
        pile.add(card)
    clone = pile.clone()
    pile.take(0)

    assert isinstance(pile, Bag)
    assert STOCK.write(pile.cards()) == ["a", "e"]
    assert STOCK.write(clone.cards()) == ["a", "a", "e"]
    assert (pile.has(0), pile.has(1), pile.size) == (True, False, 2)
    pile.deal(STOCK.one_of(5), seeded(1))
    assert (STOCK.write(pile.cards()), pile.size) == (["f"], 1)
    pile.lay_down()
    for read in (pile.cards, lambda: pile.has(0), lambda: pile.take(0), lambda: pile.add(0)):
        with pytest.raises(FaceDown):
            read()
    assert pile.size == 1


def test_more_cards_of_a_kind_than_there_are_cannot_lie_in_two_bags() -> None:
    assert STOCK.write(STOCK.twice(STOCK.read(["e", "e"]), STOCK.read(["e", "e", "a"]))) == ["e"]
    assert not STOCK.twice(STOCK.whole, 0)


def test_a_bag_can_be_written_and_read() -> None:
    pile = STOCK.pile(STOCK.read(["a", "a", "c"]), 3, None)
    data = encode_pile(pile, STOCK)

    assert data == {"size": 3, "cards": ["a", "a", "c"]}
    assert decode_pile(data, STOCK, "here").cards() == pile.cards()
    assert decode_pile({"size": 80}, STOCK, "here").is_down()
    with pytest.raises(Malformed, match="stands twice"):
        decode_pile({"size": 2, "cards": ["g", "g"]}, STOCK, "here")


def test_each_kind_has_just_the_bits_it_needs() -> None:
    assert STOCK.shift == [0, 5, 10, 14, 14, 16, 21, 22, 24, 27, 30, 33]
    assert int(STOCK.whole).bit_length() == 38
    assert [STOCK.copies(STOCK.whole, kind) for kind in range(12)] == NUMBERS


@pytest.mark.parametrize("numbers", [[31] * 12, [3] * 20 + [127], [127] * 8 + [63], [2] * 21, [1]])
def test_few_kinds_of_many_cards_have_room_and_many_kinds_of_few(numbers: list[int]) -> None:
    """The highest kind of all is counted like the others."""
    stock = BagStock("full", [str(kind) for kind in range(len(numbers))], list(numbers))
    last = len(numbers) - 1

    assert stock.whole > 0
    assert [stock.copies(stock.whole, kind) for kind in range(len(numbers))] == numbers
    assert stock.size(stock.whole) == sum(numbers)
    assert stock.list_of(stock.one_of(last)) == [last]
    assert stock.some(stock.whole, sum(numbers), seeded(1)) == stock.whole


@pytest.mark.parametrize("numbers", [[31] * 12 + [7], [127] * 9, [7] * 21])
def test_a_stock_of_bags_has_at_most_62_bits(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="many: the counts of all kinds together have at most 62 bits"):
        BagStock("many", [str(kind) for kind in range(len(numbers))], list(numbers))


@pytest.mark.parametrize(("numbers", "most"), [([1] * 32, 31), ([8] + [1] * 21, 21), ([128], 21)])
def test_a_stock_of_bags_has_at_most_31_kinds_of_few_or_21_of_up_to_127_cards(numbers: list[int], most: int) -> None:
    with pytest.raises(ValueError, match=f"many: a bag has at most {most} kinds and 127 cards of each"):
        BagStock("many", [str(kind) for kind in range(len(numbers))], list(numbers))


def test_a_stock_of_31_kinds_counts_them_all() -> None:
    stock = BagStock("few", [str(kind) for kind in range(31)], [2] * 31)

    assert stock.size(stock.whole) == 62
    assert [stock.copies(stock.whole, kind) for kind in range(31)] == [2] * 31
    assert stock.kinds(stock.whole - stock.one_of(30) * 2) == list(range(30))


def test_which_of_the_cards_it_was_cannot_be_seen() -> None:
    """Two ways to the same cards are the same bag, down to the last bit."""
    one, other = STOCK.bag(STOCK.read(["a", "c"])), STOCK.bag(STOCK.read(["c"]))
    for card in (0, 2):
        one.add(card)
    one.take(0)
    for card in (0, 0, 0, 2):
        other.add(card)
    for card in (0, 0):
        other.take(card)

    assert one.cards() == other.cards() == STOCK.read(["c", "a", "c"])
    assert one.size == other.size == 3


def test_more_cards_than_there_are_are_no_bag() -> None:
    """They must not spill over into the next kind."""
    with pytest.raises(Malformed, match="'e' stands more often than in letters"):
        STOCK.read(["e"] * 4)
    with pytest.raises(Malformed, match="'d' stands more often than in letters"):
        STOCK.read(["d"])
    with pytest.raises(Malformed, match="here: a card stands twice"):
        decode_cards(["e"] * 4, STOCK, "here")
