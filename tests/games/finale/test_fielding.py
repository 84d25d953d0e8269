"""F5.2 and F6: arrows, and too few men."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.pile import each
from anpfiff.core.referee import options as may_say
from anpfiff.core.referee import play
from anpfiff.games.finale.book import BUILD_UP
from anpfiff.games.finale.cards import ANYONE, BOX, DEFENDER, FORWARD, MIDFIELDER
from tests.games.finale.kit import assault, kick_off

if TYPE_CHECKING:
    from anpfiff.games.finale.state import Match
    from tests.games.finale.kit import FinaleScenario

STOLLEN_OUTFIELD = [
    *["brian_o_klopper", "guenter_granit", "karl_rempler"],
    *["ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz"],
    *["mc_fire", "alexander_trifft", "gerd_rumsteher"],
]


def fields(*men: str) -> list[str]:
    return [f"field {man}" for man in men]


def one_two_won(options: dict[str, Any] | None = None) -> FinaleScenario:
    """One-Two after a successful build-up with Dampf and Blitz, to whom its arrow points."""
    story = assault(0, "one_two", options=options)
    story.begin_attack()
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "1: field hugo_schwindlig", "1: field lars_laessig")
    story.fate("die 1", "die 0")
    return story


def test_f5_2_the_arrow_man_plays_again() -> None:
    """One of the two midfielders of One-Two fills the arrow slot, at his next strength."""
    story = one_two_won()

    assert story.may(0) == fields("hansi_dampf", "fritz_blitz")

    story.say("0: field fritz_blitz")

    assert story.told("fielded") == {"team": "stollen", "man": "fritz_blitz", "strength": 2}
    assert story.may(0) == fields("mc_fire", "alexander_trifft", "gerd_rumsteher")


def test_d7_the_same_man_must_play_again() -> None:
    """By default nobody else may take the arrow slot."""
    story = one_two_won()

    assert story.refuse("0: field ronny_trickster").rule == "F5.2"


def test_d7_by_option_any_man_of_the_type_may() -> None:
    """With arrow = may_reuse_type all four midfielders are offered, marked or not."""
    story = one_two_won({"arrow": "may_reuse_type"})

    assert story.may(0) == fields("ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz")


def test_f6_1_each_type_is_filled_with_its_own_men_first() -> None:
    """With one midfielder left, All-Out Charge (M M S) takes him and a forward before anybody steps in."""
    story = assault(0, "all_out_charge")
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi")

    story.begin_attack()

    assert story.may(0) == fields("fritz_blitz")
    story.say("0: field fritz_blitz")
    assert story.may(0) == fields("mc_fire", "alexander_trifft", "gerd_rumsteher")


def test_f6_2_another_man_must_step_in() -> None:
    """Then any unmarked outfield man takes the second M slot, with his own balls; nobody may be left out."""
    story = assault(0, "all_out_charge")
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi")
    story.begin_attack()
    story.say("0: field fritz_blitz", "0: field mc_fire")

    assert story.asked == [0]
    assert story.may(0) == fields(
        "brian_o_klopper", "guenter_granit", "karl_rempler", "alexander_trifft", "gerd_rumsteher"
    )

    story.say("0: field karl_rempler")

    assert story.told("fielded") == {"team": "stollen", "man": "karl_rempler", "strength": 3}
    assert story.asked == [1]


def test_f6_3_slots_stay_empty_when_nobody_is_left() -> None:
    """A goalkeeper alone leaves all three slots of All-Out Charge empty: the die is all there is."""
    story = assault(0, "all_out_charge")
    story.lose(0, *STOLLEN_OUTFIELD)

    story.begin_attack()
    assert story.asked == [1]
    story.field_anybody()
    story.fate("die 3")

    assert story.told("rolled") == {"team": "stollen", "pips": 3, "total": 3}


def test_d8_a_man_of_the_same_colour_goes_before_others() -> None:
    """Trickster sent off in the build-up: Playmaker's other M slot asks for a midfielder while there is one."""
    story = assault(0, "playmaker")
    story.lose(0, "hansi_dampf")
    story.begin_attack()
    story.say("0: field brian_o_klopper", "0: field ronny_trickster", "0: field fritz_blitz")
    story.say("1: field georg_putzer", "1: field lars_laessig", "1: field sven_abseits")
    story.fate("die 3", "die 0", "die 3")

    story.say("0: field fritz_blitz")

    assert story.may(0) == fields("patricio_fersi")


def test_o9_shortage_by_formation_is_filled_by_others() -> None:
    """A coach without midfielders must send others, one for each slot."""
    story = assault(0, "one_two")
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz")

    story.begin_attack()
    said = story.answer("field-man")[:2]

    assert said == ["0: field brian_o_klopper", "0: field guenter_granit"]


def test_o9_by_option_a_shortage_of_ones_own_making_leaves_slots_empty() -> None:
    """With shortage = empty nobody steps in where no man was lost."""
    story = assault(0, "one_two", options={"shortage": "empty"})
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi")

    story.begin_attack()
    story.say("0: field fritz_blitz")

    assert story.asked == [1]


def test_o9_by_option_others_still_step_in_for_lost_men() -> None:
    """With shortage = empty a midfielder who was injured is stood in for."""
    story = assault(0, "playmaker", options={"shortage": "empty"})
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz")
    story.bring(0, "achim_dribbel")
    story.turn(0, "achim_dribbel", 1)
    story.at_risk(0, "achim_dribbel")
    story.begin("roll-for-men 0")
    story.fate("die 2")
    story.say("0: nobody")

    story.begin_attack()
    said = story.answer("field-man")

    assert said[:2] == ["0: field brian_o_klopper", "0: field guenter_granit"]
    assert said[2].startswith("1: ")


OWN_KEEPER_CARD = """
game = "finale"

[[tactic]]
id = "target_man"
build_defender = ["T"]
finish_defender = ["T"]
"""


def test_o10_a_marked_goalkeeper_plays_again() -> None:
    """A card that asks for the goalkeeper in both areas gets him twice, at his next strength."""
    story = kick_off(own_cards=OWN_KEEPER_CARD)
    story.attack(0, "target_man")
    story.begin_attack()
    story.say("0: field fritz_blitz")
    story.fate("die 3", "die 0", "die 0")

    story.say("0: field mc_fire")

    assert story.heard[-1].args() == {"team": "acker", "man": "sven_fauster", "strength": 5}


def solo_run_injured(story: FinaleScenario, replacement: str) -> None:
    """Sven Abseits makes a Solo Run, wins the build-up and is injured in it."""
    story.turn(1, "sven_abseits", 1)
    story.begin_attack()
    story.say("1: field sven_abseits", "0: field guenter_granit")
    story.fate("die 3", "die 0", "die 2")
    story.say(f"1: {replacement}")


def test_o11_a_man_of_the_same_colour_takes_the_arrow_slot() -> None:
    """For the injured forward another forward finishes the Solo Run; one who has just come on may."""
    story = assault(1, "solo_run", against="leisurely_build_up")

    solo_run_injured(story, "on erwin_pfosten")

    assert story.may(1) == fields("timo_brecher", "erwin_pfosten")


def test_o11_without_that_colour_anybody_unmarked_takes_it() -> None:
    """With no forward left any other outfield man must."""
    story = assault(1, "solo_run", against="leisurely_build_up")
    story.lose(1, "timo_brecher")

    solo_run_injured(story, "nobody")

    assert story.may(1) == [f"field {man}" for man in story.pitch(1) if man != "sven_fauster"]


def test_o12_the_coach_chooses_among_the_arrow_men_still_there() -> None:
    """Of One-Two's two men one is sent off: the other one must play again, and the S slot needs an unmarked man."""
    story = assault(0, "one_two")
    story.begin_attack()
    story.say("0: field ronny_trickster", "0: field fritz_blitz", "1: field hugo_schwindlig", "1: field lars_laessig")
    story.fate("die 3", "die 0", "die 3")

    assert story.may(0) == fields("fritz_blitz")

    story.say("0: field fritz_blitz")

    assert story.may(0) == fields("mc_fire", "alexander_trifft", "gerd_rumsteher")


def test_o13_two_question_marks_are_two_men_and_never_the_goalkeeper() -> None:
    """Not even an emergency keeper can fill a question mark."""
    story = assault(0, "surprise_attack")
    story.lose(0, "bernd_klauball")
    story.side(0).move_to(story.man(0, "karl_rempler"), 0)
    story.begin_attack()

    assert "field karl_rempler" not in story.may(0)

    story.say("0: field guenter_granit")

    assert "field guenter_granit" not in story.may(0)
    assert story.asked == [0]


def test_t1_a_stand_in_is_an_arrow_man() -> None:
    """Who stepped in for a midfielder in One-Two may be the one who plays again."""
    story = assault(0, "one_two")
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi")
    story.begin_attack()
    story.say("0: field fritz_blitz", "0: field mc_fire", "1: field hugo_schwindlig", "1: field lars_laessig")

    story.fate("die 0", "die 0")

    assert story.may(0) == fields("fritz_blitz", "mc_fire")


def test_t1_a_man_of_the_type_in_another_slot_is_not() -> None:
    """Dribble's arrow starts from its M, not from a midfielder who fills the question mark."""
    story = assault(0, "dribble")
    story.begin_attack()
    story.say("0: field fritz_blitz", "0: field hansi_dampf", "1: field georg_putzer", "1: field lars_laessig")

    story.fate("die 3", "die 0")

    assert story.may(0) == fields("fritz_blitz")


def surprise_attack_injured(story: FinaleScenario) -> None:
    """A defender and a forward make a Surprise Attack, win the build-up and are both injured."""
    story.turn(0, "guenter_granit", 3)
    story.begin_attack()
    story.say("0: field guenter_granit", "0: field alexander_trifft", "1: field georg_putzer", "1: field lars_laessig")
    story.fate("die 3", "die 0")
    story.say("0: check alexander_trifft")
    story.fate("die 2")
    story.say("0: nobody")
    story.fate("die 2")
    story.say("0: nobody")


def test_t6_one_of_the_lost_colours_takes_the_arrow_slot() -> None:
    """Defenders and forwards may, midfielders may not."""
    story = assault(0, "surprise_attack")

    surprise_attack_injured(story)

    assert story.may(0) == fields("brian_o_klopper", "karl_rempler", "mc_fire", "gerd_rumsteher")


def test_t6_then_anybody() -> None:
    """With no man of these colours left the midfielders may."""
    story = assault(0, "surprise_attack")
    story.lose(0, "brian_o_klopper", "karl_rempler", "mc_fire", "gerd_rumsteher")

    surprise_attack_injured(story)

    assert story.may(0) == fields("ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz")


def test_t7_the_only_unmarked_man_may_take_the_arrow_slot() -> None:
    """After Passing Chain (M M M) the fourth midfielder may take M^, who was not in the build-up."""
    story = assault(0, "passing_chain", options={"arrow": "may_reuse_type"})
    story.begin_attack()
    story.say("0: field ronny_trickster", "0: field hansi_dampf", "0: field fritz_blitz")
    story.say("1: field hugo_schwindlig", "1: field lars_laessig", "1: field sven_abseits")
    story.fate("die 3", "die 0", "die 0")

    assert story.may(0) == fields("ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz")

    story.say("0: field patricio_fersi")

    assert story.told("fielded")["man"] == "patricio_fersi"


def test_t7_an_arrow_from_a_question_mark_is_open_to_all() -> None:
    """With may_reuse_type anybody but the goalkeeper may finish a Solo Run."""
    story = assault(0, "solo_run", options={"arrow": "may_reuse_type"})
    story.begin_attack()
    story.say("0: field fritz_blitz", "1: field georg_putzer")
    story.fate("die 0", "die 0")

    assert story.may(0) == fields(*STOLLEN_OUTFIELD)


def sets_said(s: Match, role: int) -> set[int]:
    """All sets of men a role can field for this action, by walking every choice."""
    if not s.agenda or s.agenda[-1].key() != "field-man" or s.agenda[-1].role != role:
        return {int(s.sides[role].fielded & s.sides[role].row(ANYONE))}
    found: set[int] = set()
    for action in may_say(s, role):
        world = s.clone()
        play(world, role, action)
        found |= sets_said(world, role)
    return found


def sets_allowed(s: Match, role: int) -> set[int]:
    """T14 as it is written: enough men of each type, and as many in all as possible."""
    side = s.sides[role]
    area = s.book.area(s.sides[s.attacking].card, BUILD_UP, role == s.attacking)
    need = {row: int(area.need[row]) for row in (DEFENDER, MIDFIELDER, FORWARD)}
    free = each(side.free(ANYONE))
    size = min(sum(need.values()) + int(area.anyone), len(free))
    found = set()
    for men in combinations(free, size):
        of_row = {row: [man for man in men if side.row_of(man) == row] for row in need}
        if all(len(of_row[row]) >= min(need[row], len(each(side.free(row)))) for row in need):
            found.add(sum(1 << int(man) for man in men))
    return found


FEW = [
    STOLLEN_OUTFIELD,
    ["brian_o_klopper", "guenter_granit", "karl_rempler", "fritz_blitz", "mc_fire", "alexander_trifft"],
    ["guenter_granit", "ronny_trickster", "hansi_dampf", "fritz_blitz"],
    ["brian_o_klopper", "fritz_blitz"],
    ["karl_rempler", "mc_fire"],
    ["patricio_fersi", "gerd_rumsteher"],
    ["alexander_trifft", "gerd_rumsteher"],
    ["karl_rempler"],
    [],
]


@pytest.mark.parametrize("card", [card.id for card in BOX.tactics if card.build_attacker])
def test_t14_any_order_of_picking_gives_the_same_sets(card: str) -> None:
    """What can be said, man by man, are just the sets with enough men of each type and as many as possible."""
    for men in FEW:
        for attacker in (0, 1):
            story = assault(attacker, card, against="final_card")
            story.lose(0, *[man for man in STOLLEN_OUTFIELD if man not in men])
            story.begin(f"build-up {attacker}")
            while story.phase == "field-man" and story.asked == [1]:
                story.say(f"1: {story.may(1)[0]}")

            before = story.match.clone()
            before.sides[0].fielded = 0

            assert sets_said(story.match, 0) == sets_allowed(before, 0)


def test_a2_the_goalkeeper_is_marked_without_asking() -> None:
    """In the finish of Free Kick the defender's goalkeeper takes part, and only his midfielder is asked for."""
    story = assault(0, "free_kick")
    story.begin_attack()

    told = story.say("0: field karl_rempler", "0: field fritz_blitz")

    assert told == ["fielded", "fielded", "fielded"]
    assert story.heard[-1].args() == {"team": "acker", "man": "sven_fauster", "strength": 3}
    assert story.may(1) == fields("hugo_schwindlig", "gregor_graser", "alfredo_wuehler", "lars_laessig")


def test_a3_a_man_who_went_in_goal_cannot_take_the_arrow_slot() -> None:
    """Mc Fire builds up a Long Goal Kick, replaces his goalkeeper, and another forward finishes."""
    story = assault(0, "long_goal_kick")
    story.lose(0, "bernd_klauball", "ralf_tentakel")
    story.bring(0, "ernst_allhalt")
    story.begin_attack()
    story.say("0: field mc_fire", "1: field georg_putzer", "1: field manni_metzger")
    story.fate("die 0", "die 0", "die 3")

    story.say("0: keeper mc_fire")

    assert story.may(0) == fields("alexander_trifft", "gerd_rumsteher")


def test_a14_a_man_who_gave_way_to_a_reserve_goalkeeper_is_lost_to_his_row() -> None:
    """With shortage = empty somebody steps in for the midfielder who left because of the red card."""
    story = assault(0, "one_two", options={"shortage": "empty"})
    story.lose(0, "bernd_klauball", "ronny_trickster", "hansi_dampf")
    story.bring(0, "ernst_allhalt")
    story.at_risk(0, "ernst_allhalt")
    story.begin("roll-for-men 0", "clear-chips 0")
    story.fate("die 3")
    story.say("0: off patricio_fersi", "0: keeper ralf_tentakel")

    story.begin_attack()
    story.say("0: field fritz_blitz")

    assert story.asked == [0]
    assert "field mc_fire" in story.may(0)


def test_a14_a_man_who_went_in_goal_is_lost_to_his_row() -> None:
    """With shortage = empty somebody steps in for the midfielder who is the goalkeeper now."""
    story = assault(0, "one_two", options={"shortage": "empty"})
    story.lose(0, "bernd_klauball", "ralf_tentakel", "ronny_trickster", "hansi_dampf")
    story.bring(0, "ernst_allhalt")
    story.at_risk(0, "ernst_allhalt")
    story.begin("roll-for-men 0", "clear-chips 0")
    story.fate("die 3")
    story.say("0: keeper patricio_fersi")

    story.begin_attack()
    story.say("0: field fritz_blitz")

    assert story.asked == [0]
    assert "field mc_fire" in story.may(0)


def test_a14_an_arrow_slot_stays_empty_like_its_build_up_slot() -> None:
    """With shortage = empty a coach without midfielders has nobody for the arrow of Dribble (M ? to M^) either."""
    story = assault(0, "dribble", options={"shortage": "empty"})
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz")
    story.begin_attack()
    story.say("0: field mc_fire", "1: field georg_putzer", "1: field alfredo_wuehler")

    story.fate("die 3", "die 0", "die 3")

    assert story.match.stage != BUILD_UP
    assert story.phase == "roll"
    assert story.side(0).fielded == 0


def test_a14_a_man_of_the_type_who_came_on_takes_the_arrow_slot() -> None:
    """Nobody filled the M of Dribble; then a midfielder comes on for the injured man, and M^ is his."""
    story = assault(0, "dribble", options={"shortage": "empty"})
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz")
    story.begin_attack()
    story.say("0: field alexander_trifft", "1: field georg_putzer", "1: field alfredo_wuehler")
    story.fate("die 3", "die 0", "die 2")
    story.say("0: on ali_balla")

    story.fate("die 3")

    assert story.may(0) == fields("ali_balla")


def test_a14_an_arrow_from_a_question_mark_needs_somebody_at_all() -> None:
    """With shortage = empty a goalkeeper alone can make a Solo Run with the die, and nobody is asked."""
    story = assault(0, "solo_run", options={"shortage": "empty"})
    story.lose(0, *STOLLEN_OUTFIELD)

    story.begin("finish 0")
    story.fate("die 3")

    assert story.told("rolled") == {"team": "stollen", "pips": 3, "total": 3}


def test_o29_a_side_without_any_man_plays_with_the_die_alone() -> None:
    """Eleven men are gone, and the match goes on: nobody is asked for men, only dice are rolled."""
    story = assault(0, "free_kick")
    story.lose(0, "bernd_klauball", *STOLLEN_OUTFIELD)
    story.begin_attack()
    story.field_anybody()

    story.fate("die 2")

    assert story.told("rolled") == {"team": "stollen", "pips": 2, "total": 2}
    story.fate("die 0")
    assert story.told("missed")["attackers"] == 2
