"""F5.2 and F6: arrows, and too few men."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.pile import each
from anpfiff.core.referee import options as may_say
from anpfiff.core.referee import play
from anpfiff.errors import Illegal
from anpfiff.games.finale.book import BUILD_UP
from anpfiff.games.finale.cards import ANYONE, BOX, DEFENDER, FORWARD, MIDFIELDER
from tests.games.finale.kit import assault, kick_off

if TYPE_CHECKING:
    from anpfiff.games.finale.state import Match

STOLLEN_OUTFIELD = [
    *["brian_o_klopper", "guenter_granit", "karl_rempler"],
    *["ronny_trickster", "hansi_dampf", "patricio_fersi", "fritz_blitz"],
    *["mc_fire", "alexander_trifft", "gerd_rumsteher"],
]


def fields(*men: str) -> list[str]:
    return [f"field {man}" for man in men]


def test_f6_1_each_type_is_filled_with_its_own_men_first() -> None:
    """With one midfielder left, All-Out Charge (M M S) takes him and a forward before anybody steps in."""
    story = assault(0, "all_out_charge")
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi")

    story.begin_attack()

    assert story.may(0) == fields("fritz_blitz")
    story.say("0: field fritz_blitz")
    assert story.may(0) == fields("mc_fire", "alexander_trifft", "gerd_rumsteher")


def test_f4_3_people_name_their_men_in_any_order() -> None:
    """All-Out Charge (M M S): the best midfielder may be named first, the forward before him."""
    story = assault(0, "all_out_charge")
    story.begin_attack()
    form = story.table.form(0)
    assert form is not None
    assert [(blank.prompt, blank.most) for blank in form.blanks] == [("field-midfielder", 2), ("field-forward", 1)]
    assert "field fritz_blitz" in [option.notation for option in form.blanks[0].options]

    said = story.say_all(0, *fields("mc_fire", "fritz_blitz", "ronny_trickster"))
    assert said == fields("ronny_trickster", "fritz_blitz", "mc_fire")


def test_f4_3_too_few_or_the_same_man_twice_is_refused_and_changes_nothing() -> None:
    story = assault(0, "all_out_charge")
    story.begin_attack()
    ply, before = story.table.ply, story.table.encode()
    for men in (["mc_fire", "fritz_blitz"], ["fritz_blitz", "fritz_blitz", "mc_fire"], ["mc_fire", "alexander_trifft"]):
        with pytest.raises(Illegal) as caught:
            story.say_all(0, *fields(*men))
        assert caught.value.rule == "F4.3"
    assert (story.table.ply, story.table.encode()) == (ply, before)


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
