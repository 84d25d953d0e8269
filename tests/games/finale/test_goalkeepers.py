"""F9.4 to F9.8: a goalkeeper is lost, and somebody must go in goal."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.games.finale.cards import GOALKEEPER
from tests.games.finale.kit import FinaleScenario, kick_off
from tests.games.finale.test_mishaps import after_action


def keeper_sent_off(*others: str, options: dict[str, Any] | None = None, reserve: bool = True) -> FinaleScenario:
    """Ernst Allhalt keeps goal for SV Stollen, has just taken part with these others, and is about to see red."""
    story = kick_off(options)
    story.lose(0, "bernd_klauball", *([] if reserve else ["ralf_tentakel"]))
    story.bring(0, "ernst_allhalt")
    story.at_risk(0, "ernst_allhalt", *others)
    story.begin("roll-for-men 0", "turn-cards 0")
    if story.phase == "point-at-man":
        story.say("0: check ernst_allhalt")
    story.fate("die 3")
    return story


def test_f9_4_an_injured_goalkeeper_must_be_replaced() -> None:
    """The reserve goalkeeper comes on; there is no other choice."""
    story = after_action(0, "bernd_klauball")
    story.fate("die 2")

    assert story.may(0) == ["keeper ralf_tentakel"]

    story.say("0: keeper ralf_tentakel")

    assert story.pitch(0, GOALKEEPER) == ["ralf_tentakel"]
    assert len(story.pitch(0)) == 11


def test_f9_7_an_outfield_man_gives_way_to_the_reserve_goalkeeper() -> None:
    """When the goalkeeper is sent off the reserve comes on at once, and ten men are left."""
    story = keeper_sent_off()

    assert story.may(0) == [f"off {man}" for man in story.pitch(0)]

    story.say("0: off gerd_rumsteher")
    assert story.told("gave_way") == {"man": "gerd_rumsteher"}
    assert story.may(0) == ["keeper ralf_tentakel"]
    story.say("0: keeper ralf_tentakel")

    assert story.pitch(0, GOALKEEPER) == ["ralf_tentakel"]
    assert len(story.pitch(0)) == 10


def test_f9_7_without_a_reserve_goalkeeper_a_man_from_the_pitch_goes_in_goal() -> None:
    """The bench is not asked, for the side must lose a man."""
    story = keeper_sent_off(reserve=False)

    assert story.may(0) == [f"keeper {man}" for man in story.pitch(0)]

    story.say("0: keeper karl_rempler")

    assert story.told("in_goal") == {"man": "karl_rempler"}
    assert story.pitch(0, GOALKEEPER) == ["karl_rempler"]
    assert len(story.pitch(0)) == 10


def test_f9_8_he_is_the_goalkeeper_for_good_with_his_own_card() -> None:
    """Rempler in goal fills the T slot of Open Exchange with his own strength, and no A slot."""
    story = keeper_sent_off(reserve=False)
    story.say("0: keeper karl_rempler")
    story.attack(0, "open_exchange")

    story.begin_attack()

    assert story.told("fielded") == {"team": "stollen", "man": "karl_rempler", "strength": 3}
    assert story.may(0) == ["field brian_o_klopper", "field guenter_granit"]


def test_d16_the_last_goalkeeper_is_replaced_from_bench_then_pitch() -> None:
    """Injured without a reserve: a man from the bench goes in goal, and only with an empty bench one from the pitch."""
    story = kick_off()
    story.lose(0, "ralf_tentakel")
    story.at_risk(0, "bernd_klauball")
    story.begin("roll-for-men 0")
    story.fate("die 2")
    assert story.may(0) == ["keeper paul_walze", "keeper ali_balla", "keeper simon_joker"]

    story = kick_off()
    story.lose(0, "ralf_tentakel", "paul_walze", "ali_balla", "simon_joker")
    story.at_risk(0, "bernd_klauball")
    story.begin("roll-for-men 0")
    story.fate("die 2")
    assert story.may(0) == [f"keeper {man}" for man in story.pitch(0)]


@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_o7_the_reserve_goalkeeper_costs_a_substitution_if_there_is_one(before: int, after: int) -> None:
    """A side with none left may bring him on all the same."""
    story = keeper_sent_off()
    story.side(0).subs = before
    story.turn(0, "ralf_tentakel", 1)

    story.say("0: off gerd_rumsteher", "0: keeper ralf_tentakel")

    assert story.side(0).subs == after
    assert story.strength(0, "ralf_tentakel") == 4


def test_o8_a_man_from_the_pitch_goes_in_goal_as_he_lies() -> None:
    """His card is not turned by the move, and he is no outfield man any more."""
    story = kick_off()
    story.lose(0, "ralf_tentakel", "paul_walze", "ali_balla", "simon_joker")
    story.turn(0, "karl_rempler", 1)
    story.at_risk(0, "bernd_klauball")
    story.begin("roll-for-men 0", "turn-cards 0")
    story.fate("die 2")

    story.say("0: keeper karl_rempler")

    assert story.strength(0, "karl_rempler") == 4
    story.attack(0, "solo_run")
    story.begin_attack()
    assert "field karl_rempler" not in story.may(0)


def test_o8_a_man_from_the_bench_goes_in_goal_head_up() -> None:
    """He counts as a goalkeeper although his card is a defender's."""
    story = kick_off()
    story.lose(0, "ralf_tentakel")
    story.at_risk(0, "bernd_klauball")
    story.begin("roll-for-men 0", "turn-cards 0")
    story.fate("die 2")

    story.say("0: keeper paul_walze")

    assert story.pitch(0, GOALKEEPER) == ["paul_walze"]
    assert story.strength(0, "paul_walze") == 4
    assert len(story.pitch(0)) == 11


def test_t2_a_sending_off_does_not_bring_a_man_from_the_bench_in_goal() -> None:
    """Walze, Balla and Joker sit on the bench, but the new goalkeeper comes from the pitch."""
    story = keeper_sent_off(reserve=False)

    assert story.bench(0) == ["paul_walze", "ali_balla", "simon_joker"]
    assert not {f"keeper {man}" for man in story.bench(0)} & set(story.may(0))


def test_t3_who_gives_way_is_not_rolled_for_any_more() -> None:
    """Rempler and Trickster were still to be rolled for; Rempler leaves for the reserve goalkeeper."""
    story = keeper_sent_off("karl_rempler", "ronny_trickster")

    story.say("0: off karl_rempler", "0: keeper ralf_tentakel")
    assert story.phase == "roll-for-man"
    story.fate("die 0")

    assert story.told("risk")["man"] == "ronny_trickster"
    assert story.phase == ""


def test_t4_a_man_of_this_action_is_turned_at_its_end_although_he_went_in_goal() -> None:
    """The move leaves Blitz at strength 5; when the action ends he is turned to 2 like the others."""
    story = keeper_sent_off("fritz_blitz", "ronny_trickster", reserve=False)

    story.say("0: keeper fritz_blitz")
    assert story.strength(0, "fritz_blitz") == 5
    story.fate("die 0")

    assert story.strength(0, "fritz_blitz") == 2


def test_t12_an_emergency_keeper_keeps_his_symbols_and_can_be_lost_again() -> None:
    """Rempler in goal shows his yellow card; sent off, he makes the side look for another goalkeeper."""
    story = keeper_sent_off(reserve=False)
    story.say("0: keeper karl_rempler")
    story.side(0).yellow |= 1 << story.man(0, "karl_rempler")
    story.at_risk(0, "karl_rempler")
    story.begin("roll-for-men 0")

    story.fate("die 0")

    assert story.told("sent_off") == {"man": "karl_rempler", "yellows": 2}
    assert story.phase == "emergency-keeper"


def test_t13_the_last_man_is_sent_off() -> None:
    """Nobody comes on, not even a reserve goalkeeper, and nobody is asked."""
    story = kick_off()
    story.lose(0, *story.pitch(0))
    story.bring(0, "ernst_allhalt")
    story.at_risk(0, "ernst_allhalt")
    story.begin("roll-for-men 0")

    story.fate("die 3")

    assert story.phase == ""
    assert story.pitch(0) == []
    assert "ralf_tentakel" in story.bench(0)
