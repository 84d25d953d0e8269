from __future__ import annotations

from tests.games.finale.kit import kick_off


def test_f3_3_the_stronger_card_attacks_by_the_difference() -> None:
    """The worked example of the rulebook: Solo Run (2) against Open Exchange (4) gives FC Acker two attacks."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")

    story.say("0: tactic solo_run", "1: tactic open_exchange")
    told = story.fate("draw all_out_charge", "draw all_out_charge")

    assert "attacks" in told
    assert story.told("attacks") == {"team": "acker", "attacks": 2}
    assert story.asked == [1]
