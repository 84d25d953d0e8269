"""F8: the counter."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.games.finale.book import FINISH
from anpfiff.games.finale.cards import TACTICS
from tests.games.finale.kit import FinaleScenario, assault


def failed(against: str, attacks: int = 1, **options: Any) -> FinaleScenario:
    """SV Stollen plays One-Two (2) and is about to fail in the build-up, 8 against 9, with no symbol showing."""
    story = assault(0, "one_two", against, attacks, options)
    story.begin_attack()
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "1: field hugo_schwindlig", "1: field lars_laessig")
    return story


def test_f8_1_a_failed_build_up_gives_a_counter() -> None:
    """The defender becomes the attacking side."""
    story = failed("open_exchange")

    told = story.fate("die 0", "die 0")

    assert "countered" in told
    assert story.match.attacking == 1
    assert story.match.counter_used


def test_f8_1_once_in_a_period() -> None:
    """After a counter the next failure is followed by the next attack."""
    story = failed("open_exchange", attacks=2)
    story.match.counter_used = True

    told = story.fate("die 0", "die 0")

    assert "countered" not in told
    story.expect(phase="new-tactic", asked=[0])


def test_f8_1_a_new_period_gives_a_new_counter() -> None:
    """When new period cards are shown the counter is there again."""
    story = failed("open_exchange")
    story.match.counter_used = True
    story.begin("play-tactic 0")

    story.say(f"0: {story.may(0)[0]}", f"1: {story.may(1)[0]}")

    assert not story.match.counter_used


def test_f8_2_an_optional_counter_may_be_saved() -> None:
    """Where it is agreed the defender is asked whether he counters."""
    story = failed("open_exchange", counter="optional")

    story.fate("die 0", "die 0")

    story.expect(asked=[1], may=["counter", "wait"])
    assert "countered" in story.say("1: counter")


def test_f8_3_the_counter_follows_the_defenders_card() -> None:
    """Chips come off; FC Acker attacks by the left half of Open Exchange, SV Stollen defends by its right half."""
    story = failed("open_exchange")

    story.fate("die 0", "die 0")

    assert story.told("fielded") == {"team": "acker", "man": "sven_fauster", "strength": 3}
    assert all(side.chips == 0 for side in story.match.sides)
    said = story.answer("field-man")
    assert said == [
        "1: field harald_graetsche",
        "1: field hugo_schwindlig",
        "0: field ronny_trickster",
        "0: field mc_fire",
        "0: field brian_o_klopper",
    ]


def test_f8_4_five_against_two_is_a_bonus_of_three() -> None:
    """The example of the German rules: All-Out Charge (5) fails against Solo Run (2)."""
    story = assault(0, "all_out_charge", "solo_run")
    story.begin_attack()
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "0: field mc_fire")
    story.say("1: field georg_putzer", "1: field hugo_schwindlig", "1: field lars_laessig")
    story.fate("die 0", "die 1")
    assert story.told("countered") == {"team": "acker", "tactic": "solo_run", "bonus": 3}

    story.say("1: field harald_graetsche", "0: field guenter_granit")
    story.fate("die 1")

    assert story.told("rolled") == {"team": "acker", "pips": 1, "total": 9}
    story.fate("die 0")
    assert story.told("rolled") == {"team": "stollen", "pips": 0, "total": 3}


def test_f8_4_four_against_two_is_a_bonus_of_two() -> None:
    """The example of the French rules; in the finish the bonus is gone."""
    story = assault(0, "cross_and_header", "solo_run")
    story.begin_attack()
    story.say("0: field brian_o_klopper", "0: field mc_fire", "1: field georg_putzer", "1: field hugo_schwindlig")
    story.fate("die 0", "die 1")
    assert story.told("countered") == {"team": "acker", "tactic": "solo_run", "bonus": 2}

    story.say("1: field harald_graetsche", "0: field guenter_granit")
    story.fate("die 0")
    assert story.told("rolled") == {"team": "acker", "pips": 0, "total": 7}

    story.fate("die 0")
    assert story.match.stage == FINISH
    story.say("1: field harald_graetsche")
    story.fate("die 0")
    assert story.told("rolled") == {"team": "acker", "pips": 0, "total": 1}


def test_f8_5_a_counter_whose_build_up_fails_is_over() -> None:
    """Nobody counters the counter, and the attacker goes on."""
    story = failed("solo_run", attacks=2)
    story.fate("die 0", "die 0")
    story.say("1: field gregor_graser", "0: field brian_o_klopper")

    told = story.fate("die 0", "die 0", "die 3")

    assert "build_up_lost" in told
    assert "countered" not in told
    story.expect(phase="new-tactic", asked=[0])


def test_f8_5_a_counter_that_is_finished_can_score() -> None:
    """Its goal counts for the defender, then the attacker goes on."""
    story = failed("solo_run", attacks=2)
    story.fate("die 0", "die 0")
    story.say("1: field georg_putzer", "0: field guenter_granit")
    story.fate("die 0", "die 0")
    story.say("1: field georg_putzer")

    told = story.fate("die 3", "die 0", "die 0")

    assert "scored" in told
    assert story.side(1).goals == 1
    assert story.phase == "new-tactic"
    assert story.match.attacking == 0


def test_d9_the_counter_is_a_duty() -> None:
    """By default the defender is not asked whether he wants to."""
    story = failed("open_exchange")

    story.fate("die 0", "die 0")

    story.expect(phase="field-man", asked=[1])


def test_d9_by_option_it_is_not() -> None:
    """With counter = optional he may let it go, and the attack is over."""
    story = failed("open_exchange", counter="optional")
    story.fate("die 0", "die 0")

    story.say("1: wait")

    assert story.phase == ""
    assert story.side(0).chips == 0


def test_o21_the_final_card_counters_at_strength_one() -> None:
    """A defender whose hand ran out counters by the Final Card: A M against M ?."""
    story = failed("final_card")

    story.fate("die 0", "die 0")

    assert story.told("countered") == {"team": "acker", "tactic": "final_card", "bonus": 1}
    said = story.answer("field-man")
    assert said[:2] == ["1: field harald_graetsche", "1: field hugo_schwindlig"]
    assert len(said) == 4


@pytest.mark.parametrize(("rule", "bonus"), [("visible_cards", 1), ("first_cards", 2), ("none_below_zero", 0)])
def test_o22_the_cards_that_lie_open_now_make_the_bonus(rule: str, bonus: int) -> None:
    """The attacker began with a 5 and now shows a 2, the defender a 3: one, two or nothing by the option."""
    story = assault(0, "one_two", "short_passing", attacks=2, options={"counter_bonus": rule})
    story.side(0).first_card = TACTICS.index("all_out_charge")
    story.begin_attack()
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "1: field hugo_schwindlig", "1: field lars_laessig")

    story.fate("die 0", "die 0")

    assert story.told("countered")["bonus"] == bonus


@pytest.mark.parametrize("rule", ["visible_cards", "first_cards", "none_below_zero"])
def test_o22_all_readings_agree_in_the_first_attack(rule: str) -> None:
    """In a first attack the attacker's card is the stronger one, and the bonus is the number of attacks."""
    story = failed("final_card", counter_bonus=rule)

    story.fate("die 0", "die 0")

    assert story.told("countered")["bonus"] == 1


def test_o23_a_counter_without_build_up_goes_to_its_finish() -> None:
    """Free Kick as the defender's card: no build-up, no bonus."""
    story = failed("free_kick")

    story.fate("die 0", "die 0")

    assert story.told("countered") == {"team": "acker", "tactic": "free_kick", "bonus": 0}
    assert story.match.stage == FINISH
    assert story.asked == [1]


def test_o23_by_option_there_is_no_such_counter() -> None:
    """With counter_without_build_up = no_counter the next attack follows."""
    story = failed("free_kick", attacks=2, counter_without_build_up="no_counter")

    told = story.fate("die 0", "die 0")

    assert "countered" not in told
    assert story.phase == "new-tactic"


def test_o24_a_missed_finish_gives_no_counter() -> None:
    """Free Kick misses: only failed build-ups are countered."""
    story = assault(0, "free_kick", "open_exchange", attacks=2)
    story.begin_attack()
    story.say("0: field brian_o_klopper", "0: field fritz_blitz", "1: field hugo_schwindlig")

    told = story.fate("die 0", "die 3", "die 0")

    assert "missed" in told
    assert "countered" not in told
    assert story.phase == "new-tactic"


def test_o25_equal_cards_give_a_counter_without_bonus() -> None:
    """One-Two (2) against Solo Run (2): the dice made the attacker, the counter has a bonus of nothing."""
    story = failed("solo_run")

    story.fate("die 0", "die 0")

    assert story.told("countered") == {"team": "acker", "tactic": "solo_run", "bonus": 0}


def test_o26_a_failure_after_the_counter_ends_the_attack() -> None:
    """Chips come off and the next attack follows."""
    story = failed("open_exchange", attacks=2)
    story.match.counter_used = True

    story.fate("die 0", "die 0")

    assert all(side.chips == 0 for side in story.match.sides)
    assert story.strength(0, "fritz_blitz") == 2
    assert story.match.attack == 2


def test_t5_a_declined_counter_is_kept_for_a_later_failure() -> None:
    """Who waits may counter when the next build-up of this period fails."""
    story = failed("open_exchange", attacks=2, counter="optional")
    story.hold(0, "solo_run", "leisurely_build_up", "free_kick")
    story.fate("die 0", "die 0")
    story.say("1: wait")

    story.say("0: tactic solo_run")
    story.draw()
    story.say("1: keep", "0: field guenter_granit", "1: field harald_graetsche")
    story.fate("die 0", "die 3")

    assert story.may(1) == ["counter", "wait"]
