"""F6: reaction cards."""

from __future__ import annotations

from anpfiff.games.fussball_fieber.camp import QUARTER
from tests.games.fussball_fieber.kit import FieberScenario, kick_off, long_game

CHANT_CAN_GO = 'game = "fussball_fieber"\n[[reaction]]\nid = "brilliant_save"\nfits = ["chant", "own_net"]\n'
LONG_CHANT = 'game = "fussball_fieber"\n[[action]]\nid = "fan_chant"\nduration = 3\n'


def plays(story: FieberScenario, seat: int) -> list[str]:
    return [line for line in story.may(seat) if line.startswith("play")]


def test_f6_1_a_reaction_needs_a_card_with_its_motif() -> None:
    story = kick_off()
    story.hands(["team_doctor_1", "acquittal"])
    assert plays(story, 0) == []
    story.lay("germany", "injury_2", 2)

    assert plays(story, 0) == ["play team_doctor_1 germany"]


def test_f6_2_a_card_is_shortened_and_stays() -> None:
    story = kick_off()
    story.hands(["team_doctor_1"])
    story.lay("germany", "injury_3", 3)
    told = story.say("0: play team_doctor_1 germany")

    assert told == ["reacted", "shortened"]
    assert story.laid("germany") == [("injury_3", 2, 0)]
    assert story.cards(story.cup.discard) == ["team_doctor_1"]


def test_f6_2_a_card_of_which_nothing_is_left_goes() -> None:
    story = kick_off()
    story.hands(["team_doctor_2"])
    story.lay("germany", "injury_2", 2)
    assert story.score(0) == -2
    told = story.say("0: play team_doctor_2 germany")

    assert told == ["reacted", "removed", "score"]
    assert story.score(0) == -1
    assert story.laid("germany") == []
    assert story.cards(story.cup.discard) == ["injury_2", "team_doctor_2"]


def test_f6_2_a_card_is_removed_however_long_it_lasts() -> None:
    story = kick_off()
    story.hands(["acquittal"])
    story.lay("germany", "red_card", 2)
    story.say("0: play acquittal germany")

    assert story.laid("germany") == []
    assert story.cards(story.cup.discard) == ["red_card", "acquittal"]


def test_f6_2_p9_a_choreography_makes_a_chant_worth_three() -> None:
    story = kick_off()
    story.hands(["fan_chant", "fan_choreography"])
    story.say("0: play fan_chant germany", "1: pass")
    assert story.score(0) == 0
    told = story.say("0: play fan_choreography germany")

    assert told == ["reacted", "strengthened", "score"]
    assert story.score(0) == 2
    assert story.laid("germany") == [("fan_chant", 1, 1)]
    assert story.cards(story.cup.table) == ["fan_chant", "fan_choreography"]
    story.pass_all()
    assert story.laid("germany") == []
    assert story.cards(story.cup.discard) == ["fan_chant", "fan_choreography"]


def test_f6_3_p7_t10_where_several_cards_fit_the_coach_names_one() -> None:
    story = kick_off()
    story.hands(["team_doctor_1"])
    for card, left in (("injury_3", 3), ("injury_3", 2), ("double_injury_1", 1), ("injury_3", 3)):
        story.lay("germany", card, left)
    story.say("0: play team_doctor_1 germany")

    story.expect(asked=[0], phase="aim", may=["aim injury_3 2 0", "aim injury_3 3 0", "aim double_injury_1 1 0"])
    assert story.hand(0) == []
    story.say("0: aim double_injury_1 1 0")
    assert story.laid("germany") == [("injury_3", 2, 0), ("injury_3", 3, 0), ("injury_3", 3, 0)]
    story.expect(asked=[1], phase="turn")


def test_t10_chants_with_and_without_a_choreography_are_different_targets() -> None:
    story = kick_off({"choreography_per_chant": 3})
    story.hands(["fan_choreography"])
    story.lay("germany", "fan_chant")
    story.lay("germany", "fan_chant", boosts=1)
    story.say("0: play fan_choreography germany")

    assert story.may(0) == ["aim fan_chant 1 0", "aim fan_chant 1 1"]
    story.say("0: aim fan_chant 1 1")
    assert story.laid("germany") == [("fan_chant", 1, 0), ("fan_chant", 1, 2)]


def test_f6_4_t15_p8_whatever_lies_on_a_card_goes_with_it() -> None:
    """No card of ours removes a chant; an owner's may."""
    story = kick_off(own_cards=CHANT_CAN_GO)
    story.hands([], ["brilliant_save"])
    story.lay("germany", "fan_chant", boosts=1)
    story.say("0: pass", "1: play brilliant_save germany")

    assert story.laid("germany") == []
    assert story.cards(story.cup.discard) == ["fan_chant", "fan_choreography", "brilliant_save"]
    assert story.score(0) == -1

    ours = kick_off().cup.book
    fits_chant = [kind for kind, fits in enumerate(ours.fits) if fits >> 7 & 1]
    assert fits_chant == [ours.strengthener]


def test_p8_one_choreography_for_each_chant() -> None:
    story = kick_off()
    story.hands(["fan_choreography"])
    story.lay("germany", "fan_chant", boosts=1)
    assert plays(story, 0) == []

    story = kick_off({"choreography_per_chant": 3})
    story.hands(["fan_choreography"])
    story.lay("germany", "fan_chant", boosts=2)
    assert plays(story, 0) == ["play fan_choreography germany"]
    story.say("0: play fan_choreography germany")
    assert story.score(0) == -1 + 1 + 6


def test_p9_t15_a_choreography_lasts_as_long_as_its_chant() -> None:
    story = kick_off(own_cards=LONG_CHANT)
    story.hands(["fan_chant", "fan_choreography"])
    story.say("0: play fan_chant germany", "1: pass", "0: play fan_choreography germany")
    story.pass_all()

    assert story.laid("germany") == [("fan_chant", 2, 1)]


def test_p3_a_reaction_must_serve_a_purpose_wherever_it_is_played() -> None:
    """A doctor helps: one's own team, or a rival's opponent. A save against a combination harms: the other way."""
    story = kick_off()
    story.hands(["team_doctor_1", "brilliant_save"])
    injuries = ["injury_1", "injury_2", "injury_3", "double_injury_1"]
    for team, injury in zip(["germany", "portugal", "spain", "chile"], injuries, strict=True):
        story.lay(team, injury)
        story.lay(team, "dream_combination")

    assert plays(story, 0) == [
        "play team_doctor_1 germany",
        "play team_doctor_1 chile",
        "play brilliant_save portugal",
        "play brilliant_save spain",
    ]


def test_p4_shortening_leaves_the_present_score_alone() -> None:
    story = kick_off()
    story.hands(["appeal"])
    story.lay("germany", "red_card", 2)
    before = story.score(0)
    story.say("0: play appeal germany")

    assert story.score(0) == before == -3
    story.pass_all()
    assert story.laid("germany") == []


def test_p5_what_shortens_by_two_removes_a_card_with_one_match_left() -> None:
    story = kick_off()
    story.hands(["team_doctor_2"])
    story.lay("germany", "injury_1", 1)
    story.say("0: play team_doctor_2 germany")

    assert story.laid("germany") == []


def test_p6_in_the_last_match_on_neutral_teams_and_in_knock_out_rounds_shortening_removes() -> None:
    story = kick_off()
    story.next_match()
    story.next_match()
    story.hands(["red_card"], ["appeal"])
    story.say("0: play red_card spain", "1: play appeal spain")
    assert story.laid("spain") == []

    story = kick_off()
    story.hands(["red_card"], ["appeal"])
    story.say("0: play red_card portugal", "1: play appeal portugal")
    assert story.laid("portugal") == []

    story = long_game(seats=2)
    story.cup.stage = QUARTER
    story.hands(["training_camp"], ["dressing_room_row_1"])
    story.say("0: play training_camp germany", "1: play dressing_room_row_1 germany")
    assert story.laid("germany") == []


def test_t9_what_only_shortens_counts_by_the_sign_of_the_card() -> None:
    """A row shortens a training camp: that harms, so not on one's own team."""
    story = kick_off()
    story.hands(["dressing_room_row_1"])
    story.lay("germany", "training_camp", 3)
    assert plays(story, 0) == []
    story.lay("spain", "training_camp", 3)

    assert plays(story, 0) == ["play dressing_room_row_1 spain"]


def test_t13_by_an_option_reactions_need_no_purpose_and_jokers_stay_at_home() -> None:
    story = kick_off({"targets": "any_team"})
    story.hands(["dressing_room_row_1"])
    story.lay("germany", "training_camp", 3)
    story.lay("portugal", "training_camp", 1)

    assert plays(story, 0) == ["play dressing_room_row_1 germany", "play dressing_room_row_1 portugal"]
    story.say("0: joker")
    assert (story.camp(0).jokers_on, story.camp(1).jokers_on) == (1, 0)
