"""F10: voluntary substitutions."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.chair import look
from anpfiff.core.event import ALL
from anpfiff.games.finale.cards import DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER
from tests.games.finale.kit import FinaleScenario, kick_off


def new_period(options: dict[str, Any] | None = None) -> FinaleScenario:
    """The second period is about to begin with substitutions."""
    story = kick_off(options)
    story.match.period = 1
    story.begin("period 0")
    return story


def test_f10_1_both_may_substitute_before_the_cards_are_laid() -> None:
    """At the start of a period both coaches are asked, and after that for their tactic cards."""
    story = new_period()

    story.expect(phase="substitute", asked=[0, 1])

    story.say("0: ready", "1: ready")

    assert story.phase == "play-tactic"


def test_f10_2_who_goes_off_is_out_and_who_comes_on_has_his_head_up() -> None:
    """The man taken off lies in the box; the man brought on shows the strength above his head."""
    story = new_period()
    story.turn(0, "ali_balla", 1)

    story.say("0: off fritz_blitz", "0: on ali_balla", "0: ready", "1: ready")

    assert story.told("substituted") == {"team": "stollen", "off": "fritz_blitz", "on": "ali_balla"}
    assert "fritz_blitz" in story.men(0, story.side(0).box.cards())
    assert story.strength(0, "ali_balla") == 3


def test_f10_3_a_midfielder_for_a_forward_changes_the_system() -> None:
    """The example of the German rules: a forward leaves, a midfielder comes on in his own row."""
    story = new_period()

    story.say("0: off gerd_rumsteher", "0: on ali_balla", "0: ready", "1: ready")

    assert [len(story.pitch(0, row)) for row in (DEFENDER, MIDFIELDER, FORWARD)] == [3, 5, 2]
    assert "ali_balla" in story.pitch(0, MIDFIELDER)


def test_f10_3_a_forward_for_a_midfielder() -> None:
    """And the other way round: FC Acker turns its 4-4-2 into 4-3-3."""
    story = new_period()

    story.say("0: ready", "1: off lars_laessig", "1: on erwin_pfosten", "1: ready")

    assert [len(story.pitch(1, row)) for row in (DEFENDER, MIDFIELDER, FORWARD)] == [4, 3, 3]


def test_f10_3_the_reserve_goalkeeper_does_not_play_in_the_field() -> None:
    """For an outfield man only outfield men are offered."""
    story = new_period()

    story.say("0: off fritz_blitz")

    assert story.may(0) == ["on paul_walze", "on ali_balla", "on simon_joker"]


def test_f10_3_an_empty_bench_ends_all_changes() -> None:
    """A coach without a bench is not asked."""
    story = kick_off()
    story.lose(0, *story.bench(0))

    story.begin("substitute 0")

    assert story.asked == [1]


@pytest.mark.parametrize("number", [3, 4])
def test_d3_so_many_men_in_a_match(number: int) -> None:
    """Three by default, four by the option; then a coach is not asked any more."""
    story = new_period({"voluntary_substitutions": number})
    story.bring(0, "emil_elfer")
    story.side(0).pitch.take(story.man(0, "emil_elfer"))
    story.side(0).bench.add(story.man(0, "emil_elfer"))
    changes = [
        *["0: off fritz_blitz", "0: on ali_balla", "0: off patricio_fersi", "0: on simon_joker"],
        *["0: off karl_rempler", "0: on paul_walze", "0: off guenter_granit", "0: on emil_elfer"],
    ]

    story.say(*changes[: 2 * number])

    assert story.asked == [1]
    story.say("1: ready")
    assert story.side(0).subs == 0
    story.begin("substitute 0")
    assert story.asked == [1]


def test_i2_eleven_men_include_the_goalkeeper_and_three_changes_may() -> None:
    """The goalkeeper is one of the eleven, and his change is one of the three although he is no outfield man."""
    story = new_period()
    assert len(story.pitch(0)) == 11
    assert len(story.pitch(0, GOALKEEPER)) == 1

    story.say("0: off bernd_klauball", "0: on ralf_tentakel", "0: ready", "1: ready")

    assert story.side(0).subs == 2


def test_o1_changes_are_chosen_face_down_and_made_together() -> None:
    """What a coach has decided is neither seen nor done before the other is ready."""
    story = new_period()

    story.say("0: off fritz_blitz", "0: on ali_balla", "0: ready")

    assert story.asked == [1]
    assert "fritz_blitz" in story.pitch(0)
    assert [action.notation for action in look(story.state, 1).sealed[0]] == ["face_down"]
    assert all(entry.to == 0 for entry in story.table.log[-3:])

    story.say("1: ready")

    assert "ali_balla" in story.pitch(0)
    assert all(entry.to == ALL for entry in story.table.log[-4:])


def test_o2_no_changes_before_the_first_period() -> None:
    """The first period begins with the tactic cards."""
    story = kick_off()
    story.match.period = 0

    story.begin("period 0")

    assert story.phase == "play-tactic"


def test_o3_several_men_at_once_and_never_back() -> None:
    """Two changes cost two, a man brought on may go off in a later period, and nobody returns."""
    story = new_period()
    story.say(
        "0: off fritz_blitz", "0: on ali_balla", "0: off karl_rempler", "0: on paul_walze", "0: ready", "1: ready"
    )
    assert story.side(0).subs == 1

    story.begin("substitute 0")
    assert "off ali_balla" in story.may(0)
    story.say("0: off ali_balla")

    assert story.may(0) == ["on simon_joker"]


def test_o4_a_yellow_card_leaves_with_its_man() -> None:
    """The man who comes on starts clean and head up."""
    story = new_period()
    story.side(0).yellow |= 1 << story.man(0, "fritz_blitz")
    story.turn(0, "fritz_blitz", 3)

    story.say("0: off fritz_blitz", "0: on ali_balla", "0: ready", "1: ready")

    assert story.side(0).yellow == 0
    assert story.side(0).turns(story.man(0, "ali_balla")) == 0


def test_o6_goalkeeper_for_goalkeeper() -> None:
    """Allowed of one's own free will, and one of the three; only a goalkeeper may come for a goalkeeper."""
    story = new_period()

    story.say("0: off bernd_klauball")

    assert story.may(0) == ["on ralf_tentakel"]

    story.say("0: on ralf_tentakel", "0: ready", "1: ready")

    assert story.pitch(0, GOALKEEPER) == ["ralf_tentakel"]
    assert story.side(0).subs == 2


def test_t8_by_substitution_a_lost_row_may_get_several_men() -> None:
    """With lost_row_refill two men of other types go to a row that was empty before the changes began."""
    story = kick_off({"lost_row_refill": True})
    story.lose(1, "timo_brecher", "sven_abseits")
    story.begin("substitute 0")
    story.say("0: ready", "1: off lars_laessig")
    assert "refill tim_talent forward" in story.may(1)

    story.say("1: refill tim_talent forward", "1: off georg_putzer", "1: refill wladimir_ballnich forward", "1: ready")

    assert story.pitch(1, FORWARD) == ["wladimir_ballnich", "tim_talent"]


def test_t8_a_row_emptied_by_this_change_is_not_lost() -> None:
    """Taking off the last forward does not open his row to others in the same change."""
    story = kick_off({"lost_row_refill": True})
    story.lose(1, "timo_brecher")
    story.begin("substitute 0")

    story.say("1: off sven_abseits")

    assert story.may(1) == ["on wladimir_ballnich", "on tim_talent", "on erwin_pfosten"]


def test_t8_a_row_emptied_by_an_earlier_change_or_into_goal_is_lost() -> None:
    """And who was sent there counts as that type, with his own card."""
    story = kick_off({"lost_row_refill": True})
    story.lose(1, "timo_brecher")
    story.begin("substitute 0", "substitute 0")
    story.say("0: ready", "1: off sven_abseits", "1: on wladimir_ballnich", "1: ready")
    story.say("0: ready", "1: off lars_laessig", "1: refill tim_talent forward", "1: ready")
    assert story.pitch(1, FORWARD) == ["tim_talent"]
    assert story.strength(1, "tim_talent") == 2

    story = kick_off({"lost_row_refill": True})
    story.lose(1, "timo_brecher", "sven_fauster", "lars_hechter", "erwin_pfosten", "wladimir_ballnich")
    story.begin("emergency-keeper 1", "substitute 0")
    story.say("1: keeper sven_abseits", "1: off lars_laessig")
    assert story.may(1) == ["on tim_talent", "refill tim_talent forward"]


def test_t11_a_man_brought_on_stays_for_this_start() -> None:
    """He is not offered to be taken off again at once."""
    story = new_period()

    story.say("0: off fritz_blitz", "0: on ali_balla")

    assert "off ali_balla" not in story.may(0)
    assert "off fritz_blitz" not in story.may(0)
    assert "off hansi_dampf" in story.may(0)

    story.say("0: off hansi_dampf")

    assert story.may(0) == ["on paul_walze", "on simon_joker"]


def test_t12_an_emergency_keeper_cannot_be_substituted() -> None:
    """Karl Rempler in goal is not offered, not even for a goalkeeper who sits on the bench."""
    story = kick_off()
    story.lose(0, "bernd_klauball")
    story.side(0).move_to(story.man(0, "karl_rempler"), GOALKEEPER)

    story.begin("substitute 0")

    assert "ralf_tentakel" in story.bench(0)
    assert "off karl_rempler" not in story.may(0)
    assert "off fritz_blitz" in story.may(0)
