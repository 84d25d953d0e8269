"""F11 and F12: full time and extra time."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.chair import imagine, look
from anpfiff.core.rng import seeded
from anpfiff.games.finale.cards import BOX
from anpfiff.games.finale.side import NO_CARD
from anpfiff.games.finale.state import Match
from tests.games.finale.kit import FinaleScenario, before_kick_off, kick_off

WHITE = ["all_out_charge", "open_exchange", "leisurely_build_up", "solo_run", "one_two"]
TO_THE_END: dict[str, Any] = {"tie_after_90": "extra_time_and_shootout"}


def whistle(first: int, second: int, options: dict[str, Any] | None = None) -> FinaleScenario:
    """The sixth period is over at this score."""
    story = kick_off(options)
    story.match.period = 6
    story.side(0).goals, story.side(1).goals = first, second
    story.begin("full-time 0")
    return story


def test_f11_1_the_match_ends_after_the_sixth_period() -> None:
    """The whistle goes at ninety minutes, and a level match is a draw."""
    story = whistle(1, 1)

    assert story.told("full_time") == {"team": "stollen", "goals": 1, "other": "acker", "against": 1}
    assert story.table.is_over
    assert story.table.result().places == [[0, 1]]
    assert story.table.result().reason == "full_time"


def test_f11_1_a_match_that_is_won_does_not_go_on() -> None:
    """Extra time was agreed, but nobody needs it."""
    story = whistle(2, 1, TO_THE_END)

    assert story.table.is_over
    assert story.table.result().places == [[0], [1]]


@pytest.mark.parametrize(("first", "second", "places"), [(2, 1, [[0], [1]]), (0, 3, [[1], [0]])])
def test_f0_1_f11_2_more_goals_win(first: int, second: int, places: list[list[int]]) -> None:
    """The score is told with the result."""
    result = whistle(first, second).table.result()

    assert result.places == places
    assert result.score == [first, second]


def test_f12_1_extra_time_is_played_with_the_white_cards() -> None:
    """Five white cards are shuffled, wherever they were, and each coach draws three of them."""
    story = kick_off(TO_THE_END)
    story.show(0, "solo_run")
    story.match.period = 6

    told = story.begin("full-time 0")

    assert told == ["full_time", "extra_time"]
    assert story.may(-1) == [f"draw {card}" for card in WHITE]

    story.draw()

    for side in story.match.sides:
        assert [side.hand.size, side.deck.size, side.spent.size] == [3, 2, 0]
        assert "final_card" in story.cards(side.shown)
    assert story.match.period == 7


def test_f12_1_only_white_cards_are_imagined_while_hands_are_drawn() -> None:
    """The deal of extra time is known to be white, before the first of its periods has begun."""
    story = whistle(1, 1, TO_THE_END)
    view, rng = look(story.state, 0), seeded(4)
    assert story.asked == [-1]

    for _ in range(50):
        world = imagine(view, rng)
        assert isinstance(world, Match)
        side = world.sides[1]
        assert (side.hand.cards() | side.deck.cards()) & ~world.book.white == 0


def test_f12_1_two_more_periods() -> None:
    """They end at 105 and 120 minutes, and then it is over."""
    story = whistle(0, 0, TO_THE_END)
    story.draw()

    assert [phase.key() for phase in story.state.agenda] == ["extra-time-over", "period", "play-tactic", "substitute"]
    told = [event.args() for ply, event in story.table.events if event.kind.name == "period"]
    assert told[-1] == {"period": 7, "minute": 105}


@pytest.mark.parametrize(("second", "over"), [(2, True), (1, False)])
def test_f12_2_after_extra_time_more_goals_win_or_kicks_decide(second: int, over: bool) -> None:
    """At 1:2 the match is won, at 1:1 kickers are asked for."""
    story = kick_off(TO_THE_END)
    story.match.period = 8
    story.side(0).goals, story.side(1).goals = 1, second

    story.begin("extra-time-over 0")

    assert story.told("full_time") == {"team": "stollen", "goals": 1, "other": "acker", "against": second}
    assert story.table.is_over == over
    if over:
        assert story.table.result().as_data() == {"places": [[1], [0]], "score": [1, 2], "reason": "extra_time"}
    else:
        assert story.phase == "order-kickers"


def test_f12_3_everything_else_carries_on() -> None:
    """Turned cards, bookings, the bench and the substitutions are those of ninety minutes."""
    story = kick_off(TO_THE_END)
    story.match.period = 6
    story.turn(0, "fritz_blitz", 2)
    story.side(0).yellow |= 1 << story.man(0, "karl_rempler")
    story.side(0).subs = 1
    story.lose(0, "simon_joker")

    story.begin("full-time 0")
    story.draw()

    assert story.side(0).turns(story.man(0, "fritz_blitz")) == 2
    assert story.is_booked(0, "karl_rempler")
    assert story.bench(0) == ["ralf_tentakel", "paul_walze", "ali_balla"]
    story.say("0: off fritz_blitz", "0: on ali_balla")
    assert story.asked == [1]


@pytest.mark.parametrize(
    ("agreed", "phase"), [("draw", ""), ("extra_time", "draw-card"), ("extra_time_and_shootout", "draw-card")]
)
def test_d10_what_was_agreed_for_a_level_match(agreed: str, phase: str) -> None:
    """A draw by default; extra time only if it was agreed."""
    story = whistle(2, 2, {"tie_after_90": agreed})

    assert story.phase == phase


def test_d11_by_default_the_old_hand_is_put_away() -> None:
    """Only white cards can be drawn."""
    story = kick_off(TO_THE_END)
    story.hold(0, "free_kick", "power_play", "one_two")
    story.match.period = 6

    story.begin("full-time 0")

    assert story.cards(story.side(0).deck) == WHITE


def test_d11_by_option_the_hand_is_shuffled_in() -> None:
    """With white_plus_hand the two purple cards in hand join the white ones; the pile does not."""
    story = kick_off({**TO_THE_END, "extra_time_pile": "white_plus_hand"})
    story.hold(0, "free_kick", "power_play", "one_two")
    story.match.period = 6

    story.begin("full-time 0")

    assert sorted(story.cards(story.side(0).deck)) == sorted([*WHITE, "free_kick", "power_play"])
    assert "wing_play" in story.cards(story.side(0).away)


def test_o33_old_cards_are_out_in_extra_time() -> None:
    """Hand, pile and exchanged cards of ninety minutes are put away, played colours stay on the table."""
    story = kick_off(TO_THE_END)
    story.show(0, "wing_play")
    story.empty_pile(0)
    story.match.period = 6

    story.begin("full-time 0")

    side = story.side(0)
    assert story.cards(side.shown) == ["final_card", "wing_play"]
    assert set(story.cards(side.deck)) == set(WHITE)
    assert side.hand.size + side.deck.size + side.shown.size + side.away.size == 30


def test_o33_no_card_lies_open_when_extra_time_begins() -> None:
    """The white card of the last period is shuffled in with the others."""
    story = kick_off(TO_THE_END)
    story.show(0, "solo_run")
    story.match.period = 6

    story.begin("full-time 0")

    assert "solo_run" in story.cards(story.side(0).deck)
    assert story.side(0).card == story.side(0).first_card == NO_CARD


def test_t17_extra_time_without_kicks_may_end_in_a_draw() -> None:
    """With tie_after_90 = extra_time a level score after 120 minutes stands."""
    story = kick_off({"tie_after_90": "extra_time"})
    story.match.period = 8

    story.begin("extra-time-over 0")

    assert story.table.is_over
    assert story.table.result().places == [[0, 1]]
    assert story.table.result().reason == "extra_time"


COLOUR = {card.id: card.colour for card in BOX.tactics}
FREE = [
    *["brute_force", "power_play", "playmaker", "wing_play", "strike_pair", "passing_chain"],
    *["corner_kick", "long_shot", "target_man", "free_kick", "surprise_attack"],
]
"""A free choice without a single white card."""


@pytest.mark.parametrize("pile", ["white_only", "white_plus_hand"])
def test_t19_in_extra_time_the_white_cards_are_known_to_be_in_play(pile: str) -> None:
    """Whatever a chair imagines, the other coach holds or draws the five white cards, also after a free choice."""
    options = {"squads": "starter", "deck_mode": "free_choice", "extra_time_pile": pile, **TO_THE_END}
    story = before_kick_off(options)
    in_order = sorted(FREE, key=[card.id for card in BOX.tactics].index)
    for role in (0, 1):
        story.say(*[f"{role}: card {card}" for card in in_order])
        for card in in_order[3:]:
            story.show(role, card)
    story.match.period = 6
    story.begin("full-time 0")

    while story.phase == "draw-card":
        imagine(look(story.state, 0), seeded(1))
        story.fate(story.may(-1)[0])
    for seed in range(30):
        world = imagine(look(story.state, 0), seeded(seed))
        assert isinstance(world, Match)
        cards = story.cards(world.sides[1].hand) + story.cards(world.sides[1].deck)
        assert set(WHITE) <= set(cards)
        assert len(cards) == (5 if pile == "white_only" else 8)
        assert not set(cards) & set(story.cards(world.sides[1].shown))
