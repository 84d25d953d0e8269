"""F4 and F5: build-up and finish."""

from __future__ import annotations

import pytest

from anpfiff.games.finale.book import BUILD_UP, FINISH
from anpfiff.games.finale.cards import ALL_MEN
from anpfiff.games.finale.rules.attack import scorer_of
from tests.games.finale.kit import FinaleScenario, assault, kick_off


def one_two(options: dict[str, str] | None = None) -> FinaleScenario:
    """One-Two, two midfielders each, none of them with a symbol showing: 8 balls against 9."""
    story = assault(0, "one_two", options=options)
    story.begin_attack()
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "1: field hugo_schwindlig", "1: field lars_laessig")
    return story


def free_kick() -> FinaleScenario:
    """Free Kick, which has no build-up: 9 balls of SV Stollen against 8 of FC Acker."""
    story = assault(0, "free_kick")
    story.begin_attack()
    story.say("0: field brian_o_klopper", "0: field fritz_blitz", "1: field hugo_schwindlig")
    return story


def test_f4_1_the_build_up_is_played_by_the_upper_area() -> None:
    """Leisurely Build-Up asks the attacker for a defender first; the finish comes later."""
    story = assault(0, "leisurely_build_up", against="solo_run")

    story.begin_attack()

    assert story.phase == "field-man"
    assert story.match.stage != FINISH
    assert story.may(0) == ["field brian_o_klopper", "field guenter_granit", "field karl_rempler"]


def test_f4_1_an_empty_upper_area_is_skipped() -> None:
    """Free Kick goes straight to its finish."""
    story = assault(0, "free_kick")

    story.begin_attack()

    assert story.match.stage == FINISH
    assert story.phase == "field-man"


@pytest.mark.parametrize("half", ["build_attacker", "build_defender"])
def test_f4_1_one_empty_half_does_not_skip_the_build_up(half: str) -> None:
    """Only where neither half has a man the build-up falls out; no printed card is known to be otherwise."""
    story = kick_off(own_cards=f'game = "finale"\n[[tactic]]\nid = "target_man"\n{half} = []')
    story.attack(0, "target_man")

    story.begin_attack()

    assert story.match.stage == BUILD_UP
    assert story.asked == [1 if half == "build_attacker" else 0]


def test_f4_2_open_exchange_is_built_up_by_goalkeeper_defender_and_midfielder() -> None:
    """The example of the German rules: the attacker uses the left half of his own card, T A M."""
    story = assault(0, "open_exchange")

    told = story.begin_attack()

    assert told == ["fielded"]
    assert story.told("fielded") == {"team": "stollen", "man": "bernd_klauball", "strength": 3}
    assert story.may(0) == ["field brian_o_klopper", "field guenter_granit", "field karl_rempler"]

    story.say("0: field karl_rempler")

    assert story.may(0) == [
        *["field ronny_trickster", "field hansi_dampf", "field patricio_fersi", "field fritz_blitz"],
    ]


def test_f4_2_the_defender_uses_the_right_half_of_the_attackers_card() -> None:
    """Against Open Exchange he fields a midfielder, a forward and anybody, whatever his own card says."""
    story = assault(0, "open_exchange", against="solo_run")
    story.begin_attack()
    story.say("0: field karl_rempler", "0: field fritz_blitz")

    said = story.answer("field-man")

    assert said == ["1: field hugo_schwindlig", "1: field timo_brecher", "1: field harald_graetsche"]


def test_f4_3_a_question_mark_is_anybody_but_the_goalkeeper() -> None:
    """Solo Run lets the attacker choose among his ten outfield men."""
    story = assault(0, "solo_run")

    story.begin_attack()

    assert story.may(0) == [f"field {man}" for man in story.pitch(0) if man != "bernd_klauball"]


def test_f4_3_nobody_fills_two_slots() -> None:
    """Whoever is marked is not offered for the next slot."""
    story = assault(0, "dribble")
    story.begin_attack()

    story.say("0: field fritz_blitz")

    assert "field fritz_blitz" not in story.may(0)
    assert len(story.may(0)) == 9


def test_f4_4_the_attacker_marks_his_men_first() -> None:
    """The defender is asked when all men of the attacker are known."""
    story = assault(1, "one_two", against="solo_run")
    story.begin_attack()

    assert story.asked == [1]

    story.say("1: field hugo_schwindlig")
    assert story.asked == [1]
    story.say("1: field lars_laessig")

    assert story.asked == [0]
    assert story.men(1, story.side(1).fielded) == ["hugo_schwindlig", "lars_laessig"]


def test_f4_5_balls_and_pips_are_added() -> None:
    """Dampf (3) and Blitz (5) with a 2 make 10, Schwindlig (5) and Laessig (4) with a 3 make 12."""
    story = one_two()

    assert story.fate("die 2") == ["rolled"]
    assert story.told("rolled") == {"team": "stollen", "pips": 2, "total": 10}

    story.fate("die 3")

    assert story.told("rolled") == {"team": "acker", "pips": 3, "total": 12}


def test_f4_6_build_up_succeeds_on_a_tie() -> None:
    """Nine against nine is enough, and the finish follows."""
    story = one_two()

    told = story.fate("die 1", "die 0")

    assert "build_up_won" in told
    assert story.told("build_up_won") == {"team": "stollen", "attackers": 9, "defenders": 9}
    assert story.match.stage == FINISH


def test_f4_6_build_up_fails_below_the_defenders_total() -> None:
    """Eight against nine is not enough."""
    story = one_two()

    told = story.fate("die 0", "die 0")

    assert "build_up_lost" in told
    assert story.told("build_up_lost") == {"team": "stollen", "attackers": 8, "defenders": 9}
    assert story.match.attacking == 1


def test_f4_7_every_marked_man_is_turned_to_the_left() -> None:
    """After the action the next strength is up for all who took part, and for nobody else."""
    story = one_two()

    story.fate("die 1", "die 0")

    assert [story.strength(0, man) for man in ("hansi_dampf", "fritz_blitz")] == [3, 2]
    assert [story.strength(1, man) for man in ("hugo_schwindlig", "lars_laessig")] == [1, 3]
    assert story.side(0).turns(story.man(0, "hansi_dampf")) == 1
    assert story.side(0).turns(story.man(0, "ronny_trickster")) == 0


def test_f5_1_marked_men_may_not_play_again_in_the_finish() -> None:
    """After Open Exchange the midfielder of the build-up is not offered for the M of the finish."""
    story = assault(0, "open_exchange", against="solo_run")
    story.begin_attack()
    story.say("0: field brian_o_klopper", "0: field fritz_blitz")
    story.say("1: field hugo_schwindlig", "1: field timo_brecher", "1: field lars_laessig")

    story.fate("die 3", "die 0", "die 0")

    assert story.match.stage == FINISH
    assert story.may(0) == ["field ronny_trickster", "field hansi_dampf", "field patricio_fersi"]


def test_f5_3_only_a_higher_total_is_a_goal() -> None:
    """Ten against nine is a goal, and the score moves."""
    story = free_kick()

    told = story.fate("die 1", "die 1")

    assert "scored" in told
    assert story.told("scored") == {
        "team": "stollen",
        "attackers": 10,
        "defenders": 9,
        "goals": 1,
        "man": "fritz_blitz",
    }
    assert story.side(0).goals == 1


@pytest.mark.parametrize(
    ("fielded", "scorer"),
    [
        (["gerd_rumsteher", "mc_fire"], "mc_fire"),
        (["brian_o_klopper", "mc_fire"], "mc_fire"),
        (["guenter_granit", "karl_rempler"], "guenter_granit"),
    ],
)
def test_a16_the_strongest_man_of_the_finish_has_scored(fielded: list[str], scorer: str) -> None:
    """The stronger of two forwards; of two men with four balls the forward."""
    side = free_kick().side(0)
    side.fielded = sum(1 << ALL_MEN.index(man) for man in fielded)

    assert ALL_MEN[scorer_of(side)] == scorer


def test_f5_3_a_tie_is_no_goal() -> None:
    """Nine against nine is saved."""
    story = free_kick()

    told = story.fate("die 0", "die 1")

    assert "missed" in told
    assert story.side(0).goals == 0


def test_f5_4_all_chips_go_back_after_the_attack() -> None:
    """When the attack is over nobody is marked, and those who took part are turned."""
    story = free_kick()

    story.fate("die 0", "die 1")
    assert story.phase == "roll-for-man"
    story.fate("die 0")

    for side in story.match.sides:
        assert side.chips == side.fielded == side.arrow == 0
    assert story.strength(0, "fritz_blitz") == 2
    assert story.strength(1, "sven_fauster") == 5
    assert story.phase == ""


def test_f5_4_the_example_of_our_rulebook() -> None:
    """One-Two from the first chip to the last: a goal by eight against seven."""
    story = one_two()
    story.fate("die 1", "die 0")
    story.say("0: field fritz_blitz", "0: field mc_fire", "1: field georg_putzer")

    told = story.fate("die 2", "die 1", "die 0")

    assert story.told("scored") == {
        "team": "stollen",
        "attackers": 8,
        "defenders": 7,
        "goals": 1,
        "man": "mc_fire",
    }
    assert told[-2:] == ["risk", "unharmed"]
    assert [story.strength(0, man) for man in ("hansi_dampf", "fritz_blitz", "mc_fire")] == [3, 1, 4]
    assert [story.strength(1, man) for man in ("sven_fauster", "georg_putzer")] == [5, 2]
    assert all(side.chips == 0 for side in story.match.sides)


def test_d17_the_finish_must_follow() -> None:
    """After a successful build-up the attacker is asked for the men of the finish, not whether he wants it."""
    story = one_two()

    story.fate("die 1", "die 0")

    assert story.phase == "field-again"
    assert all(option.startswith("field ") for option in story.may(0))
