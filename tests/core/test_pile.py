"""Piles: sets of cards as numbers, stacks with an order, and cards that lie face down."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core.pile import DOWN, Pile, Stock, alone, count, each, lowest, set_of, some, without_last
from anpfiff.core.rng import seeded
from anpfiff.errors import FaceDown, Malformed

STOCK = Stock("letters", ["a", "b", "c", "d", "e"])
sets = st.integers(0, (1 << 62) - 1)
quick = settings(deadline=None, derandomize=True)


@given(cards=sets)
@quick
def test_a_set_of_cards_is_counted_listed_and_made_again(cards: int) -> None:
    assert count(cards) == cards.bit_count()
    assert each(cards) == [k for k in range(62) if cards >> k & 1]
    assert set_of(each(cards)) == cards
    assert not cards or lowest(cards) == each(cards)[0]


@given(cards=sets, number=st.integers(0, 5))
@quick
def test_the_last_cards_of_a_set_can_be_left_out(cards: int, number: int) -> None:
    kept = each(cards)[: max(0, count(cards) - number)]

    assert each(without_last(cards, number)) == kept


@given(cards=sets, seed=st.integers(0, 1000))
@quick
def test_some_cards_are_so_many_and_from_the_set(cards: int, seed: int) -> None:
    for number in {0, count(cards) // 2, count(cards)}:
        found = some(cards, number, seeded(seed))
        assert count(found) == number
        assert found & ~cards == 0


def test_some_picks_every_subset_alike() -> None:
    rng = seeded(1)
    found = [some(0b11111, 2, rng) for i in range(10_000)]

    assert len(set(found)) == 10
    assert all(abs(found.count(pair) - 1000) < 5 * 1000**0.5 for pair in set(found))


def test_a_stock_reads_what_it_writes() -> None:
    assert STOCK.write(STOCK.whole) == ["a", "b", "c", "d", "e"]
    assert STOCK.read(["d", "a"]) == 0b01001
    assert STOCK.card("e") == 4
    with pytest.raises(Malformed, match="'z' is no card of letters"):
        STOCK.read(["a", "z"])


def test_a_stock_has_at_most_62_cards() -> None:
    large = Stock("many", [str(k) for k in range(62)])
    pile = Pile(0, 0, None)
    for card in range(62):
        pile.add(card)

    assert pile.cards() == large.whole == (1 << 62) - 1
    assert large.write(large.whole) == large.ids
    for card in range(62):
        assert large.read([str(card)]) == set_of([card]) == alone(card) == 1 << card
        pile.take(card)
        assert not pile.has(card)
    assert pile.cards() == 0
    with pytest.raises(ValueError, match="many: a stock has at most 62 cards"):
        Stock("many", [str(k) for k in range(63)])


def test_cards_are_laid_and_taken() -> None:
    pile = Pile(0, 0, None)
    pile.add(3)
    pile.add(1)

    assert (pile.cards(), pile.size) == (0b1010, 2)
    assert pile.has(3)
    assert not pile.has(0)
    pile.take(3)
    assert (pile.cards(), pile.size) == (0b10, 1)
    pile.fill(0b111)
    assert (pile.cards(), pile.size, pile.order) == (0b111, 3, None)


def test_a_stack_keeps_its_order() -> None:
    pile = Pile(0, 0, None)
    pile.stack([4, 0, 2])

    assert (pile.cards(), pile.size, pile.order) == (0b10101, 3, [4, 0, 2])
    pile.take(0)
    assert (pile.cards(), pile.size, pile.order) == (0b10100, 2, [4, 2])


def test_a_card_laid_on_a_stack_lies_on_top() -> None:
    pile = Pile(0, 0, None)
    pile.stack([4, 2])
    pile.add(1)

    assert (pile.cards(), pile.size, pile.order) == (0b10110, 3, [1, 4, 2])


def test_a_pile_face_down_shows_only_its_size() -> None:
    pile = Pile(0, 0, None)
    pile.stack([1, 2])
    pile.lay_down()

    assert pile.is_down()
    assert pile.size == 2
    assert pile.order == []
    for read in (pile.cards, lambda: pile.has(1), lambda: pile.add(1), lambda: pile.take(1)):
        with pytest.raises(FaceDown):
            read()


def test_a_set_face_down_is_no_stack() -> None:
    pile = Pile(0b11, 2, None)
    pile.lay_down()

    assert pile.order is None


def test_dealing_turns_a_pile_up_again() -> None:
    bag, stack = Pile(DOWN, 3, None), Pile(DOWN, 3, [])
    bag.deal(0b10101, seeded(1))
    stack.deal(0b10101, seeded(1))

    assert (bag.cards(), bag.size, bag.order) == (0b10101, 3, None)
    assert stack.cards() == 0b10101
    assert sorted(stack.order or []) == [0, 2, 4]


def test_a_dealt_stack_lies_in_any_order() -> None:
    rng, orders = seeded(2), set()
    for i in range(100):
        stack = Pile(DOWN, 3, [])
        stack.deal(0b111, rng)
        orders.add(tuple(stack.order or []))

    assert len(orders) == 6


def test_a_clone_lies_for_itself() -> None:
    pile = Pile(0, 0, None)
    pile.stack([0, 1])
    clone = pile.clone()
    pile.take(0)

    assert (clone.cards(), clone.size, clone.order) == (0b11, 2, [0, 1])
