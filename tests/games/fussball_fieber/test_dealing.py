"""F3: jokers, play cards, and the pile."""

from __future__ import annotations

from tests.games.fussball_fieber.kit import dealt, kick_off


def test_f3_1_two_jokers_and_eight_cards_for_the_whole_group_phase() -> None:
    story = dealt(seats=4)

    assert [(camp.jokers, camp.hand.size) for camp in story.cup.camps] == [(2, 8)] * 4
    assert story.cup.deck.size == 56 - 32
    story = kick_off()
    story.next_match()
    assert [camp.hand.size for camp in story.cup.camps] == [8, 8]


def test_f3_2_cards_are_drawn_from_a_bag_unseen_by_the_others() -> None:
    """Each card is equally likely: a kind with three copies left has weight three."""
    story = kick_off()
    story.hands(["injury_1"], ["fan_chant"])
    story.cup.need = 1
    story.begin("draw-up 0")

    fate = story.state.agenda[-1].outcomes(story.state)
    weights = {action.args[0]: weight for action, weight in zip(fate.actions, fate.weights, strict=True)}
    assert weights["injury_1"] == 1
    assert weights["fan_chant"] == 5
    assert weights["red_card"] == 3
    assert fate.total == story.cup.deck.size == 54
    story.fate("draw red_card")
    assert story.hand(0) == ["injury_1", "red_card"]
    assert [event.to for event in story.heard if event.kind.name == "drew"] == [0]
    assert story.table.log[-1].to == 0


def test_f3_3_t4_discards_become_the_pile_when_the_next_card_is_needed() -> None:
    story = kick_off()
    story.hands(["injury_1"])
    story.discard_pile(keep=1)
    story.cup.need = 2
    assert story.begin("draw-up 0") == []
    told = story.fate(story.may(-1)[0])
    assert told == ["drew", "reshuffled"]
    assert story.told("reshuffled") == {"cards": 54}
    assert (story.cup.deck.size, story.cup.discard.size) == (54, 0)


def test_f3_3_an_empty_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    story = kick_off()
    story.hands(["injury_1"])
    story.discard_pile(keep=1)
    story.cup.need = 1
    story.begin("draw-up 0")
    told = story.fate(story.may(-1)[0])

    assert told == ["drew"]
    assert (story.cup.deck.size, story.cup.discard.size) == (0, 54)


def test_p15_where_nothing_is_left_nothing_is_drawn() -> None:
    story = kick_off()
    s = story.cup
    story.hold(1)
    s.camps[1].hand.fill(s.deck.cards())
    s.deck.fill(0)
    s.need = 2
    held = s.camps[0].hand.size
    story.begin("draw-up 0")

    assert s.need == 0
    assert s.camps[0].hand.size == held
    assert s.deck.cards() == 0
