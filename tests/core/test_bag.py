"""Bags: several cards of a kind, as one number."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core.bag import Bag, BagStock, copies, handful, kinds, number, one_of
from anpfiff.core.codec import decode_pile, encode_pile
from anpfiff.core.errors import FaceDown, Malformed
from anpfiff.core.pile import DOWN, Pile
from anpfiff.core.rng import seeded

NUMBERS = [25, 20, 12, 0, 3, 31, 1, 2, 6, 4, 4, 31]
STOCK = BagStock("letters", list("abcdefghijkl"), list(NUMBERS))
some_cards = st.tuples(*[st.integers(0, most) for most in NUMBERS]).map(
    lambda times: [kind for kind, many in enumerate(times) for copy in range(many)]
)
quick = settings(deadline=None, derandomize=True)


@given(cards=some_cards)
@quick
def test_a_bag_is_counted_listed_and_made_again(cards: list[int]) -> None:
    bag = STOCK.together(list(cards))

    assert STOCK.list_of(bag) == cards
    assert number(bag) == STOCK.size(bag) == len(cards)
    assert kinds(bag) == sorted(set(cards))
    assert [copies(bag, kind) for kind in range(12)] == [cards.count(kind) for kind in range(12)]
    assert STOCK.read(STOCK.write(bag)) == bag


@given(cards=some_cards, seed=st.integers(0, 1000))
@quick
def test_a_handful_comes_out_of_the_bag(cards: list[int], seed: int) -> None:
    bag = STOCK.together(list(cards))
    for size in {0, len(cards) // 2, len(cards)}:
        found = handful(bag, size, seeded(seed))
        assert number(found) == size
        assert STOCK.join(found, STOCK.without(bag, found)) == bag
        assert all(copies(found, kind) <= copies(bag, kind) for kind in range(12))


def test_every_card_of_a_bag_is_as_likely() -> None:
    """Three of one kind come out three times as often as one of another."""
    bag, rng = STOCK.read(["a", "a", "a", "b"]), seeded(1)
    drawn = [kinds(handful(bag, 1, rng))[0] for attempt in range(4000)]

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
    pile.deal(one_of(5), seeded(1))
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


def test_what_a_bag_cannot_hold() -> None:
    with pytest.raises(ValueError, match="at most 12 kinds and 31 cards"):
        BagStock("many", ["a"], [32])
    with pytest.raises(ValueError, match="at most 12 kinds and 31 cards"):
        BagStock("many", list("abcdefghijklm"), [1] * 13)
    assert Pile(DOWN, 3, None).is_down()
