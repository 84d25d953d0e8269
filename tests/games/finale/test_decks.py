"""F2: the tactic cards each coach plays with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from anpfiff.core.chair import imagine, look
from anpfiff.core.rng import seeded
from anpfiff.games.finale.cards import BOX, COLOURS, TACTICS
from anpfiff.games.finale.state import Match
from tests.games.finale.kit import before_kick_off

if TYPE_CHECKING:
    from tests.games.finale.kit import FinaleScenario
from tests.games.finale.test_teams import men

COLOUR = {card.id: COLOURS[card.colour] for card in BOX.tactics}


STRENGTH = {card.id: card.strength for card in BOX.tactics}


def choose_cards(story: FinaleScenario, role: int, cards: list[str]) -> None:
    story.say(*[f"{role}: card {card}" for card in cards])


FREE_HAND = ["open_exchange", "free_kick", "surprise_attack"]


FREE_PILE = [
    *["brute_force", "power_play", "playmaker", "strike_pair", "passing_chain"],
    *["corner_kick", "long_shot", "target_man"],
]


def test_f2_1_eleven_cards_lie_on_the_open_final_card() -> None:
    """The pile and the hand are the eleven chosen cards; the Final Card lies open and is in neither."""
    story = before_kick_off({"squads": "starter"})
    story.say("0: colour yellow", "1: colour red")

    side = story.side(0)
    assert side.deck.size + side.hand.size == 11
    assert story.cards(side.shown) == ["final_card"]
    assert "draw final_card" not in story.may(-1)


def test_f2_2_the_first_hand_has_three_cards() -> None:
    """Both coaches draw three cards, each card of the pile being equally likely."""
    story = before_kick_off({"squads": "starter", "deck_mode": "starter"})

    assert len(story.may(-1)) == 11

    story.draw()

    assert [side.hand.size for side in story.match.sides] == [3, 3]
    assert story.phase == "play-tactic"


def test_f2_3_white_and_one_colour() -> None:
    """A coach who names yellow plays with the five white and the six yellow cards."""
    story = before_kick_off({"squads": "starter"})

    assert story.may(0) == ["colour purple", "colour yellow", "colour blue", "colour red"]

    story.say("0: colour yellow", "1: colour purple")

    deck = story.cards(story.side(0).deck)
    assert sorted(COLOUR[card] for card in deck) == ["white"] * 5 + ["yellow"] * 6


def test_f2_3_beginners_take_white_and_purple() -> None:
    """With the starter decks nobody is asked for a colour."""
    story = before_kick_off({"squads": "starter", "deck_mode": "starter"})

    assert story.asked == [-1]
    for side in story.match.sides:
        assert sorted(COLOUR[card] for card in story.cards(side.deck)) == ["purple"] * 6 + ["white"] * 5


def test_f2_4_free_choice_follows_the_quota() -> None:
    """Two 5s, two 4s, two 3s, four 2s and a 1: what the quota no longer has is not offered."""
    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice"})
    choose_cards(story, 0, FREE_HAND)

    assert not any(STRENGTH[card] == 1 for card in men(story.may(0)))
    assert "card final_card" not in story.may(0)

    choose_cards(story, 0, FREE_PILE)

    assert story.asked == [1]
    chosen = sorted(STRENGTH[card] for card in FREE_HAND + FREE_PILE)
    assert chosen == [1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5]


def test_f2_4_the_coach_chooses_his_hand_and_the_order_of_his_pile() -> None:
    """The first three cards are the hand; after a card is played, the topmost of the ordered pile follows."""
    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice"})
    choose_cards(story, 0, FREE_HAND + FREE_PILE)
    choose_cards(story, 1, FREE_HAND + FREE_PILE[::-1])

    assert story.cards(story.side(0).hand) == FREE_HAND
    assert story.phase == "play-tactic"

    story.say("0: tactic free_kick", "1: tactic open_exchange")

    assert story.cards(story.side(0).hand) == ["open_exchange", "surprise_attack", "brute_force"]
    assert "target_man" in story.cards(story.side(1).hand)


def test_f2_4_a_hand_is_offered_only_if_it_can_be_filled() -> None:
    """The hand is named in the order of the cards; at each step just those cards are offered that lead to a hand."""
    quota = {1: 1, 2: 4, 3: 2, 4: 2, 5: 2}
    cards = [card for card in TACTICS if card != "final_card"]
    hands = []
    for hand in combinations(cards, 3):
        strengths = Counter(STRENGTH[card] for card in hand)
        if all(strengths[strength] <= quota[strength] for strength in quota):
            hands.append(hand)

    for chosen in ([], ["dribble"], ["strike_pair"], ["dribble", "strike_pair"], ["strike_pair", "lightning_attack"]):
        story = before_kick_off({"squads": "starter", "deck_mode": "free_choice"})
        choose_cards(story, 0, chosen)
        fitting = {hand[len(chosen)] for hand in hands if list(hand[: len(chosen)]) == chosen}
        assert men(story.may(0)) == [card for card in cards if card in fitting]


def test_d14_four_cards_of_strength_two() -> None:
    """After two cards of strength 2, which is all the French text has, two more may be taken, and no fifth one."""
    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice"})
    choose_cards(story, 0, ["open_exchange", "free_kick", "corner_kick", "long_shot"])

    assert "card target_man" in story.may(0)

    choose_cards(story, 0, ["target_man"])

    assert not any(STRENGTH[card] == 2 for card in men(story.may(0)))


def test_d15_colours_are_mixed_in_free_choice_only() -> None:
    """Naming a colour is one statement; only free choice takes cards of several colours."""
    story = before_kick_off({"squads": "starter"})
    story.say("0: colour blue")
    assert story.asked == [1]

    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice"})
    choose_cards(story, 0, FREE_HAND + FREE_PILE)
    assert {COLOUR[card] for card in FREE_HAND + FREE_PILE} == set(COLOURS)
    assert story.asked == [1]


def test_o42_the_ordered_pile_is_not_touched_again() -> None:
    """In free choice an exchange draws the topmost card, and nothing in between reorders the pile."""
    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice"})
    choose_cards(story, 0, FREE_HAND + FREE_PILE)
    choose_cards(story, 1, FREE_HAND + FREE_PILE)

    order = story.side(0).deck.order

    assert order is not None
    assert [TACTICS[card] for card in order] == FREE_PILE

    story.begin("exchange-tactic 0")
    story.say("0: exchange surprise_attack")

    assert story.cards(story.side(0).hand) == ["open_exchange", "free_kick", "brute_force"]
    assert story.phase == ""


def test_t19_the_colour_stays_secret_until_a_card_of_it_is_played() -> None:
    """The other coach is told nothing of the colour, and must reckon with every one until a card shows it."""
    story = before_kick_off({"squads": "starter"})
    story.say("0: colour red", "1: colour blue")
    story.draw()

    assert [entry.to for entry in story.table.log[:2]] == [0, 1]
    told = [event for ply, event in story.table.events if event.kind.name == "deck"]
    assert [(int(event.to), event.args()["colour"]) for event in told] == [(0, "red"), (1, "blue")]
    assert imagined_colours(story, 1) == {"purple", "yellow", "blue", "red"}

    story.hold(0, "brute_force", "one_two", "solo_run")
    story.say("0: tactic brute_force", f"1: {story.may(1)[0]}")

    assert imagined_colours(story, 1) == {"red"}


def imagined_colours(story: FinaleScenario, chair: int) -> set[str]:
    """The colours beside white that the other coach has in the worlds a chair imagines; never two in one world."""
    found = set()
    for seed in range(60):
        world = imagine(look(story.state, chair), seeded(seed))
        assert isinstance(world, Match)
        other = world.sides[1 - chair]
        colours = {COLOUR[card] for card in story.cards(other.hand) + story.cards(other.deck)} - {"white"}
        assert len(colours) == 1
        found |= colours
    return found


def test_t19_free_choice_is_imagined_by_the_quota() -> None:
    """In free choice every imagined deck of the other coach keeps to the quota."""
    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice"})
    choose_cards(story, 0, FREE_HAND + FREE_PILE)
    choose_cards(story, 1, FREE_HAND + FREE_PILE)
    story.say("0: tactic free_kick", "1: tactic open_exchange")

    for seed in range(20):
        world = imagine(look(story.state, 1), seeded(seed))
        assert isinstance(world, Match)
        side = world.sides[0]
        cards = story.cards(side.hand) + story.cards(side.deck) + story.cards(side.shown)
        assert sorted(STRENGTH[card] for card in cards) == [1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5]
