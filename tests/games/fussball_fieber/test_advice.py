"""The advice: what a greedy bot makes of a position, and that it pays."""

from __future__ import annotations

import pytest

from anpfiff.core.referee import options
from anpfiff.games.fussball_fieber import GAME
from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import simulate
from tests.games.fussball_fieber.kit import FieberScenario, kick_off


def liked(story: FieberScenario, seat: int) -> str:
    """The option with the highest score."""
    may = options(story.state, seat)
    scores = GAME.advice().scores(story.table.view(seat), seat, may)
    return may[scores.index(max(scores))].notation


def test_the_last_match_is_worth_the_card_that_wins_it() -> None:
    story = kick_off()
    story.next_match()
    story.next_match()
    story.hands(["dream_combination", "brilliant_save"])
    assert story.score(0) == 0

    assert liked(story, 0) == "play dream_combination germany"


def test_a_lasting_card_is_played_early_and_a_useless_one_exchanged() -> None:
    story = kick_off()
    story.hands(["training_camp", "set_piece"])
    assert liked(story, 0) == "play training_camp germany"

    story.hands(["dressing_room_row_1", "red_card", "dream_combination"])
    story.begin("exchange 0")
    assert liked(story, 0) == "swap dressing_room_row_1"


def test_a_doctor_heals_the_worse_injury() -> None:
    story = kick_off()
    story.hands(["team_doctor_1"])
    story.lay("germany", "injury_1")
    story.lay("germany", "double_injury_1")
    story.say("0: play team_doctor_1 germany")

    assert liked(story, 0) == "aim double_injury_1 1 0"


@pytest.mark.parametrize(("seats", "share"), [(2, 0.75), (3, 0.55), (4, 0.5)])
@pytest.mark.parametrize("length", ["group_only", "knockout"])
def test_greedy_clearly_beats_random_at_every_number_of_seats(seats: int, share: float, length: str) -> None:
    """Far more than an even share of all cups; the figures of many more stand in docs/bots.md."""
    plan = Plan("fussball_fieber", ("greedy", *["random"] * (seats - 1)), 60, seed=4, options={"length": length})
    (tally,), _ = simulate([plan], 1, lambda _: None)

    assert tally.wins[0] >= share * tally.games
