"""F5.2: the arrow from the build-up to the finish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.games.finale.book import BUILD_UP
from anpfiff.games.finale.cards import MIDFIELDER
from tests.games.finale.kit import assault

if TYPE_CHECKING:
    from tests.games.finale.kit import FinaleScenario
from tests.games.finale.test_fielding import STOLLEN_OUTFIELD, fields


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


def test_o11_the_colour_is_that_of_the_man_who_is_gone_and_not_of_his_slot() -> None:
    """A forward had stepped in for a midfielder: a forward follows him, although a midfielder has just come on."""
    story = assault(1, "through_ball")
    story.lose(1, *story.pitch(1, MIDFIELDER))
    story.turn(1, "sven_abseits", 1)
    story.begin_attack()
    story.say("1: field sven_abseits", "0: field hansi_dampf")
    story.fate("die 3", "die 0", "die 2")
    story.say("1: on wladimir_ballnich")

    assert story.may(1) == fields("timo_brecher")


def test_o12_the_coach_chooses_among_the_arrow_men_still_there() -> None:
    """Of One-Two's two men one is sent off: the other one must play again, and the S slot needs an unmarked man."""
    story = assault(0, "one_two")
    story.begin_attack()
    story.say("0: field ronny_trickster", "0: field fritz_blitz", "1: field hugo_schwindlig", "1: field lars_laessig")
    story.fate("die 3", "die 0", "die 3")

    assert story.may(0) == fields("fritz_blitz")

    story.say("0: field fritz_blitz")

    assert story.may(0) == fields("mc_fire", "alexander_trifft", "gerd_rumsteher")


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
