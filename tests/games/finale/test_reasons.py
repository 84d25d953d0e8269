"""Why an answer is good: only what tells it from the others."""

from __future__ import annotations

from anpfiff.games.finale.actions import PLAYS
from anpfiff.games.finale.cards import TACTICS
from anpfiff.games.finale.reasons import TACTIC_STRONG, reason_for
from tests.games.finale.kit import kick_off


def test_the_strength_of_a_card_speaks_for_it() -> None:
    story = kick_off()
    hand = [PLAYS[TACTICS.index(card)] for card in ("open_exchange", "one_two", "free_kick")]

    found = reason_for(story.match, 0, hand, [4.0, 2.0, 2.0], hand[:1])

    assert found is not None
    assert (found.key, found.args) == (TACTIC_STRONG.key, {"strength": 4})


def test_among_equal_cards_no_strength_speaks_for_one() -> None:
    story = kick_off()
    hand = [PLAYS[TACTICS.index(card)] for card in ("solo_run", "one_two", "free_kick")]

    assert reason_for(story.match, 0, hand, [2.0, 2.0, 2.0], hand[:1]) is None
