"""F9: injuries, yellow and red cards, and lost goalkeepers."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.games.finale.book import FINISH
from anpfiff.games.finale.cards import BOX, FORWARD, MIDFIELDER, SYMBOLS
from tests.games.finale.kit import FinaleScenario, assault, kick_off


def after_action(role: int, *men: str, options: dict[str, Any] | None = None) -> FinaleScenario:
    """An action of these men is over, totals are compared, and nobody has been rolled for yet."""
    story = kick_off(options)
    story.at_risk(role, *men)
    story.begin(f"roll-for-men {role}", "turn-cards 0")
    return story


def test_f9_1_sven_fauster_is_rolled_for_before_he_is_turned() -> None:
    """The example of the German rules: he shows a red cross and strength 3, and after the roll strength 5."""
    story = after_action(1, "sven_fauster")

    assert story.phase == "roll-for-man"
    assert story.strength(1, "sven_fauster") == 3

    assert story.fate("die 1") == ["risk", "unharmed"]

    assert story.strength(1, "sven_fauster") == 5
    assert SYMBOLS[story.side(1).symbol(story.man(1, "sven_fauster"))] == ""


def test_f9_1_only_men_in_action_with_a_symbol_showing() -> None:
    """Mc Fire shows none, Rumsteher did not take part: only Trifft is rolled for."""
    story = after_action(0, "mc_fire", "alexander_trifft")

    story.fate("die 0")

    assert story.told("risk") == {"man": "alexander_trifft", "symbol": "injury", "pips": 0}
    assert story.phase == ""


def test_f9_1_the_coach_chooses_the_order() -> None:
    """With several such men he points at one after the other."""
    story = after_action(0, "karl_rempler", "ronny_trickster", "alexander_trifft")

    assert story.may(0) == ["check karl_rempler", "check ronny_trickster", "check alexander_trifft"]

    story.say("0: check ronny_trickster")
    story.fate("die 0")

    assert story.told("risk")["man"] == "ronny_trickster"
    assert story.may(0) == ["check karl_rempler", "check alexander_trifft"]


@pytest.mark.parametrize(
    ("man", "hits", "event"),
    [
        ("alexander_trifft", [2], "injured"),
        ("karl_rempler", [0, 1], "booked"),
        ("ronny_trickster", [3], "sent_off"),
    ],
)
def test_f9_2_each_symbol_has_its_numbers(man: str, hits: list[int], event: str) -> None:
    """A cross comes true on 2, a yellow card on 0 and 1, a red card on 3, and on nothing else."""
    for pips in range(4):
        told = after_action(0, man).fate(f"die {pips}")

        assert (event in told) == (pips in hits)
        assert ("unharmed" in told) == (pips not in hits)


def test_f9_3_an_injured_man_may_be_replaced_at_once() -> None:
    """A man of another type may come on, head up and in his own row, but not the reserve goalkeeper."""
    story = after_action(0, "alexander_trifft")
    story.turn(0, "ali_balla", 2)
    story.fate("die 2")

    assert story.may(0) == ["nobody", "on paul_walze", "on ali_balla", "on simon_joker"]

    story.say("0: on ali_balla")

    assert story.told("came_on") == {"man": "ali_balla", "position": "midfielder"}
    assert "ali_balla" in story.pitch(0, MIDFIELDER)
    assert story.strength(0, "ali_balla") == 3
    assert "alexander_trifft" not in story.pitch(0) + story.bench(0)


def test_f9_3_a_forward_for_an_injured_midfielder() -> None:
    """The example of the German rules: a replacement may change the system of play."""
    story = kick_off()
    story.lose(1, "lars_laessig")
    story.bring(1, "wladimir_ballnich")
    story.turn(1, "wladimir_ballnich", 1)
    story.at_risk(1, "wladimir_ballnich")
    story.begin("roll-for-men 1")
    story.fate("die 2")

    story.say("1: on erwin_pfosten")

    assert story.pitch(1, FORWARD) == ["timo_brecher", "sven_abseits", "erwin_pfosten"]
    assert len(story.pitch(1, MIDFIELDER)) == 3


def test_f9_3_with_no_outfield_man_on_the_bench_nobody_is_asked() -> None:
    """A reserve goalkeeper alone cannot come on for a forward."""
    story = kick_off()
    story.lose(0, "paul_walze", "ali_balla", "simon_joker")
    story.at_risk(0, "alexander_trifft")
    story.begin("roll-for-men 0")

    assert story.fate("die 2") == ["risk", "injured"]

    assert story.phase == ""
    assert story.bench(0) == ["ralf_tentakel"]


def test_f9_5_a_second_yellow_card_is_a_red_one() -> None:
    """Who is booked stays; who is booked again is sent off."""
    story = after_action(0, "karl_rempler")
    story.fate("die 1")
    assert story.is_booked(0, "karl_rempler")
    assert "karl_rempler" in story.pitch(0)

    story.turn(0, "karl_rempler", 0)
    story.at_risk(0, "karl_rempler")
    story.begin("roll-for-men 0")
    story.fate("die 0")

    assert story.told("sent_off") == {"man": "karl_rempler", "yellows": 2}
    assert "karl_rempler" not in story.pitch(0)


def test_f9_6_a_man_sent_off_is_not_replaced() -> None:
    """The side goes on with ten, and nobody is asked."""
    story = after_action(0, "ronny_trickster")

    story.fate("die 3")

    assert story.told("sent_off") == {"man": "ronny_trickster", "yellows": 0}
    assert story.phase == ""
    assert len(story.pitch(0)) == 10
    assert len(story.bench(0)) == 4


def test_d4_by_default_an_injured_man_need_not_be_replaced() -> None:
    """The coach may say nobody, and goes on with ten men."""
    story = after_action(0, "alexander_trifft")
    story.fate("die 2")

    story.say("0: nobody")

    assert len(story.pitch(0)) == 10
    assert len(story.bench(0)) == 4


def test_d4_by_option_he_must_be() -> None:
    """With injury_replacement = forced the coach chooses only who comes."""
    story = after_action(0, "alexander_trifft", options={"injury_replacement": "forced"})

    story.fate("die 2")

    assert story.may(0) == ["on paul_walze", "on ali_balla", "on simon_joker"]


def last_forward_injured(options: dict[str, Any] | None = None) -> FinaleScenario:
    """FC Acker's last forward, Sven Abseits, is injured."""
    story = kick_off(options)
    story.lose(1, "timo_brecher")
    story.turn(1, "sven_abseits", 1)
    story.at_risk(1, "sven_abseits")
    story.begin("roll-for-men 1")
    story.fate("die 2")
    return story


def test_d5_by_default_an_empty_row_stays_empty() -> None:
    """Everybody comes on in his own row only."""
    story = last_forward_injured()

    assert story.may(1) == ["nobody", "on wladimir_ballnich", "on tim_talent", "on erwin_pfosten"]


def test_d5_by_option_a_lost_row_is_filled_with_others() -> None:
    """With lost_row_refill a midfielder may come on as a forward, and is one from then on."""
    story = last_forward_injured({"lost_row_refill": True})

    assert story.may(1)[-2:] == ["refill wladimir_ballnich forward", "refill tim_talent forward"]

    story.say("1: refill tim_talent forward")

    assert story.told("came_on") == {"man": "tim_talent", "position": "forward"}
    assert story.pitch(1, FORWARD) == ["tim_talent"]
    assert "tim_talent" not in story.pitch(1, MIDFIELDER)


def test_d6_the_balance_is_shifted_by_an_ordinary_substitution() -> None:
    """For the midfielder sent off a coach may bring another one on for a forward; it costs one of his three."""
    story = after_action(0, "ronny_trickster")
    story.fate("die 3")

    story.begin("substitute 0")
    story.say("0: off gerd_rumsteher", "0: on ali_balla", "0: ready", "1: ready")

    assert len(story.pitch(0)) == 10
    assert len(story.pitch(0, MIDFIELDER)) == 4
    assert story.side(0).subs == 2


def test_o5_replacing_an_injured_man_costs_no_substitution() -> None:
    """Only the bench gets shorter."""
    story = after_action(0, "alexander_trifft")
    story.fate("die 2")

    story.say("0: on ali_balla")

    assert story.side(0).subs == 3
    assert story.bench(0) == ["ralf_tentakel", "paul_walze", "simon_joker"]


def test_o14_the_attackers_men_are_rolled_for_first() -> None:
    """Both Trickster and Graser show a symbol in a build-up: first the attacker rolls, then the defender."""
    story = assault(0, "target_man")
    story.begin_attack()
    story.say("0: field ronny_trickster", "1: field gregor_graser")

    story.fate("die 3", "die 0")
    story.fate("die 0")
    assert story.told("risk")["man"] == "ronny_trickster"
    story.fate("die 3")

    assert story.told("risk")["man"] == "gregor_graser"


def test_o15_a_goal_stands_although_its_scorer_is_injured() -> None:
    """Trifft scores and is injured in the same action."""
    story = assault(0, "target_man")
    story.lose(0, "paul_walze", "ali_balla", "simon_joker")
    story.begin("finish 0")
    story.say("0: field alexander_trifft")

    told = story.fate("die 3", "die 0", "die 2")

    assert "scored" in told
    assert "injured" in told
    assert story.side(0).goals == 1


def test_o16_a_replacement_may_play_in_the_finish_at_once() -> None:
    """Trifft is injured in the build-up of All-Out Charge, Ali Balla comes on and may fill the question mark."""
    story = assault(0, "all_out_charge")
    story.begin_attack()
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "0: field alexander_trifft")
    story.say("1: field georg_putzer", "1: field hugo_schwindlig", "1: field lars_laessig")
    story.fate("die 3", "die 0", "die 2")

    story.say("0: on ali_balla")
    assert story.match.stage == FINISH
    story.say("0: field mc_fire")

    assert "field ali_balla" in story.may(0)


def test_o17_the_arrow_man_can_be_booked_twice_in_one_attack() -> None:
    """Dampf shows a yellow card in two steps running: once in the build-up, once in the finish, and he is off."""
    story = assault(0, "through_ball")
    story.turn(0, "hansi_dampf", 2)
    story.begin_attack()
    story.say("0: field hansi_dampf", "1: field lars_laessig")
    story.fate("die 3", "die 0", "die 0")
    assert story.told("booked") == {"man": "hansi_dampf"}

    story.say("0: field hansi_dampf", "0: field mc_fire", "1: field georg_putzer")
    story.fate("die 0", "die 0", "die 1")

    assert story.told("sent_off") == {"man": "hansi_dampf", "yellows": 2}


def test_o30_there_are_always_enough_yellow_cards() -> None:
    """Twelve men are booked already, as many as the box has cards, and a thirteenth is booked."""
    story = kick_off()
    for role, number in ((0, 4), (1, 8)):
        for man in story.pitch(role)[-number:]:
            story.side(role).yellow |= 1 << story.man(role, man)
    story.at_risk(0, "karl_rempler")
    story.begin("roll-for-men 0")

    story.fate("die 0")

    booked = sum(len(story.men(role, story.side(role).yellow)) for role in (0, 1))
    assert booked == 13


def test_t8_a_row_counts_as_lost_only_if_it_has_had_a_man() -> None:
    """A coach who lined up without forwards cannot fill that row; goalkeepers never fill a row."""
    story = kick_off({"lost_row_refill": True})
    story.lose(1, "timo_brecher", "sven_abseits")
    story.side(1).had_rows = 0
    story.turn(1, "harald_graetsche", 3)
    story.at_risk(1, "harald_graetsche")
    story.begin("roll-for-men 1")

    story.fate("die 2")

    assert story.may(1) == ["nobody", "on wladimir_ballnich", "on tim_talent", "on erwin_pfosten"]


def test_t8_two_rows_can_be_lost() -> None:
    """Without forwards and midfielders either row may be filled with men of other types."""
    story = kick_off({"lost_row_refill": True})
    story.lose(1, "timo_brecher", *story.pitch(1, MIDFIELDER))
    story.turn(1, "sven_abseits", 1)
    story.at_risk(1, "sven_abseits")
    story.begin("roll-for-men 1")
    story.fate("die 2")

    assert story.may(1)[4:] == [
        "refill erwin_pfosten midfielder",
        "refill wladimir_ballnich forward",
        "refill tim_talent forward",
    ]


def test_t8_at_an_injury_the_injured_man_is_already_gone() -> None:
    """The last forward's own injury makes his row a lost one, and the reserve goalkeeper cannot go there."""
    story = last_forward_injured({"lost_row_refill": True})

    assert story.may(1) == [
        "nobody",
        "on wladimir_ballnich",
        "on tim_talent",
        "on erwin_pfosten",
        "refill wladimir_ballnich forward",
        "refill tim_talent forward",
    ]


def test_t10_a_declined_replacement_is_not_made_up_for() -> None:
    """A side with ten men stays with ten: later changes are one for one."""
    story = after_action(0, "alexander_trifft")
    story.fate("die 2")
    story.say("0: nobody")

    story.begin("substitute 0")
    assert story.may(0)[0] == "ready"
    assert not any(option.startswith("on ") for option in story.may(0))
    story.say("0: off gerd_rumsteher", "0: on ali_balla", "0: ready", "1: ready")

    assert len(story.pitch(0)) == 10


def test_f0_5_sven_abseits_can_be_injured_and_nothing_else() -> None:
    """The example of the German rules: his only symbol is a red cross, and it counts only while it is top right."""
    abseits = next(man for man in BOX.footballers if man.id == "sven_abseits")
    assert [SYMBOLS[symbol] for symbol in abseits.risk] == ["injury"]

    at_risk = []
    for turns in range(4):
        story = kick_off()
        story.turn(1, "sven_abseits", turns)
        story.at_risk(1, "sven_abseits")
        story.begin("roll-for-men 1")
        at_risk.append(story.phase == "roll-for-man")
    assert at_risk == [False, True, False, False]
