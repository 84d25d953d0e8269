"""D2, D8, D14, D15, D20, D21 and A15: what the French rules say otherwise, and the fifteen men with the X."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import imagine, look
from anpfiff.core.pile import each
from anpfiff.core.rng import seeded
from anpfiff.games.finale import GAME
from anpfiff.games.finale.cards import DEFENDER, GOALKEEPER, MIDFIELDER, TACTICS
from anpfiff.games.finale.state import Match
from tests.games.finale.kit import assault, before_kick_off, kick_off
from tests.games.finale.test_fielding import fields

if TYPE_CHECKING:
    from tests.games.finale.kit import FinaleScenario

OPTIONAL = {"shortage": "optional"}


def strengths(story: FinaleScenario, cards: list[str]) -> Counter[int]:
    return Counter(int(story.match.book.tactics.strength[TACTICS.index(card)]) for card in cards)


def first_answers(story: FinaleScenario, seat: int) -> None:
    """Say the first thing that may be said until this seat is not asked any more."""
    while seat in story.asked:
        story.say(f"{seat}: {story.may(seat)[0]}")


def test_d2_by_option_the_french_bench() -> None:
    """Greifhin and Schranke are the reserve goalkeepers, and the squads cost 49 points."""
    story = kick_off({"starter_bench": "french"})

    assert story.bench(0) == ["bernd_schranke", "paul_walze", "ali_balla", "simon_joker"]
    assert story.bench(1) == ["hans_greifhin", "wladimir_ballnich", "tim_talent", "erwin_pfosten"]
    for role in (0, 1):
        club = story.match.book.clubs[role]
        assert sum(int(club.value[man]) for man in each(club.squad)) == 49


def test_a15_the_men_with_the_x_and_a_bench_of_ones_own() -> None:
    """Four lines instead of twenty; just one goalkeeper stays on the pitch."""
    story = before_kick_off({"deck_mode": "starter"})
    story.say("0: squad marked")
    story.expect(may=["bench bernd_klauball", "bench ralf_tentakel"])
    story.say("0: bench bernd_klauball", "0: bench brian_o_klopper", "0: bench ronny_trickster", "0: bench mc_fire")
    assert story.asked == [1]
    story.say("1: squad starter")

    assert story.bench(0) == ["bernd_klauball", "brian_o_klopper", "ronny_trickster", "mc_fire"]
    assert story.pitch(0, GOALKEEPER) == ["ralf_tentakel"]
    assert len(story.pitch(0)) == 11
    assert "paul_walze" in story.pitch(0, DEFENDER)


def test_a15_who_has_too_few_points_may_not_take_them_either() -> None:
    story = before_kick_off({"format": "cup_tie", "cup_holder": 0, "cup_holder_budget": -2})

    assert story.may(0) == ["squad own"]
    assert story.may(1) == ["squad starter", "squad marked", "squad own"]


def short_of_midfielders(options: dict[str, Any]) -> FinaleScenario:
    """One-Two asks SV Stollen for two midfielders, and only Blitz is left of them."""
    story = assault(0, "one_two", options=options)
    story.lose(0, "ronny_trickster", "hansi_dampf", "patricio_fersi")
    story.begin_attack()
    story.say("0: field fritz_blitz")
    return story


def test_d8_by_option_a_stand_in_may_be_taken() -> None:
    story = short_of_midfielders(OPTIONAL)
    story.expect(asked=[0], phase="may-stand-in")
    assert story.may(0)[0] == "leave_empty"
    assert "field mc_fire" in story.may(0)
    story.say("0: field mc_fire")

    assert story.told("fielded") == {"team": "stollen", "man": "mc_fire", "strength": 4}
    assert story.asked == [1]


def test_d8_by_option_the_slot_may_stay_empty() -> None:
    """Blitz has to do it alone, with his five balls; he alone is the arrow man then."""
    story = short_of_midfielders(OPTIONAL)
    story.say("0: leave_empty")
    assert story.asked == [1]
    assert story.side(0).total == 5
    story.say("1: field hugo_schwindlig", "1: field alfredo_wuehler")
    story.fate("die 3", "die 0", "die 3")

    assert story.may(0) == fields("fritz_blitz")


def test_d8_without_the_option_somebody_must_step_in() -> None:
    story = short_of_midfielders({})

    story.expect(asked=[0], phase="field-man")
    assert story.refuse("0: leave_empty").rule == "F4.3"


def test_d8_who_leaves_one_slot_empty_leaves_those_like_it_empty() -> None:
    """Two midfielders are missing: after one stand-in the second is asked for, after none nobody is."""
    for first, asked in (("field mc_fire", 0), ("leave_empty", 1)):
        story = assault(0, "one_two", options=OPTIONAL)
        story.lose(0, *story.pitch(0, MIDFIELDER))
        story.begin_attack()
        story.say(f"0: {first}")
        assert story.asked == [asked]
    story = assault(0, "one_two", options=OPTIONAL)
    story.lose(0, *story.pitch(0, MIDFIELDER))
    story.begin_attack()
    story.say("0: field mc_fire")
    assert story.may(0) == ["leave_empty", "field alexander_trifft", "field gerd_rumsteher"]
    story.say("0: field gerd_rumsteher")
    assert story.asked == [1], "he was the last of the roster"


def test_d8_question_marks_are_filled_last_and_still_must_be() -> None:
    """Dribble asks for a midfielder and anybody; with nobody in midfield anybody is left for the question mark."""
    story = assault(0, "dribble", options=OPTIONAL)
    story.lose(0, *story.pitch(0, MIDFIELDER))
    story.begin_attack()
    story.say("0: leave_empty")

    story.expect(asked=[0], phase="field-man")
    assert len(story.may(0)) == 6


def test_d8_nobody_is_asked_who_has_nobody_left() -> None:
    story = assault(0, "one_two", options=OPTIONAL)
    story.lose(0, *[man for man in story.pitch(0) if man not in ("bernd_klauball", "fritz_blitz")])
    story.begin_attack()
    story.say("0: field fritz_blitz")

    assert story.asked == [1]


def test_d8_an_arrow_slot_that_only_others_could_take_may_stay_empty() -> None:
    """Solo Run of a forward who is injured in it, and there is no other outfield man of his colour."""
    story = assault(1, "solo_run", options={**OPTIONAL, "injury_replacement": "optional"})
    story.lose(1, "timo_brecher")
    story.turn(1, "sven_abseits", 1)
    story.begin_attack()
    story.say("1: field sven_abseits", "0: field guenter_granit")
    story.fate("die 3", "die 0", "die 2")
    story.say("1: nobody")
    decision = story.table.decision(1)
    assert decision.prompt.endswith("may-field-again")
    assert story.may(1)[0] == "leave_empty"
    story.say("1: leave_empty")

    assert story.side(1).total == 0
    assert story.phase == "roll"


def test_d8_the_chances_of_an_empty_slot_are_counted_too() -> None:
    """Solo Run asks for one defender; when he is settled only dice are left."""
    story = assault(0, "solo_run", options=OPTIONAL)
    story.lose(1, *story.pitch(1, DEFENDER))
    story.begin_attack()
    story.say("0: field fritz_blitz")
    story.expect(asked=[1], phase="may-stand-in")
    chances = story.table.odds(1)

    assert chances["leave_empty"]["success"] < chances["field hugo_schwindlig"]["success"]
    assert chances["leave_empty"]["build_up_won"] == 1, "Blitz has five balls, a die alone has three at most"


def test_d14_by_option_two_cards_are_free() -> None:
    """Two each of 5, 4, 3 and 2, one 1, and any two more: here two more of strength 5."""
    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice", "free_choice_quota": "least"})
    wanted = Counter({5: 4, 4: 2, 3: 2, 2: 2, 1: 1})
    taken: list[str] = []
    while 0 in story.asked:
        card = next(
            one
            for one in story.may(0)
            if wanted[int(story.match.book.tactics.strength[TACTICS.index(one.removeprefix("card "))])]
        ).removeprefix("card ")
        wanted -= strengths(story, [card])
        taken.append(card)
        story.say(f"0: card {card}")

    assert len(taken) == 11
    assert strengths(story, taken) == {5: 4, 4: 2, 3: 2, 2: 2, 1: 1}


@pytest.mark.parametrize(("quota", "fives"), [("exact", 2), ("least", 4)])
def test_d14_no_more_than_the_quota_and_the_free_cards(quota: str, fives: int) -> None:
    story = before_kick_off({"squads": "starter", "deck_mode": "free_choice", "free_choice_quota": quota})
    five = {f"card {card}" for card in TACTICS if strengths(story, [card])[5]}
    for card in range(fives):
        story.say(f"0: {next(one for one in story.may(0) if one in five)}")

    assert not five & set(story.may(0))


def test_d15_by_option_six_cards_of_several_colours() -> None:
    """A card of each strength, two of strength 2, in the order of the cards; white comes with them."""
    story = before_kick_off({"squads": "starter", "deck_mode": "white_plus_colours"})
    assert not any(card in story.may(0) for card in ("card solo_run", "card final_card"))
    coloured = [card for card in TACTICS if card in mixed(story)]
    for card in coloured:
        story.say(f"0: card {card}")
    first_answers(story, 1)
    side = story.side(0)
    deck = story.cards(side.deck) + story.cards(side.hand)

    assert strengths(story, coloured) == {5: 1, 4: 1, 3: 1, 2: 2, 1: 1}
    assert set(coloured) <= set(deck)
    assert len(deck) == 11
    assert "solo_run" in deck
    assert story.phase == "draw-card"


def mixed(story: FinaleScenario) -> list[str]:
    """A card of strength 5 and 4 of purple, of 3 and one 2 of blue, another 2 and the 1 of red."""
    colours = story.match.book.tactics.of_colour
    of = {name: [TACTICS[card] for card in each(colours[k])] for name, k in (("purple", 1), ("blue", 3), ("red", 4))}
    wanted = [("purple", 5), ("purple", 4), ("blue", 3), ("blue", 2), ("red", 2), ("red", 1)]
    return [next(card for card in of[name] if strengths(story, [card])[strength]) for name, strength in wanted]


def test_d15_the_strengths_of_one_colour_always_come_out() -> None:
    """Whatever is said: the last of each strength cannot be passed over, and no second 5 can be taken."""
    for seed in range(20):
        rng = seeded(seed)
        story = before_kick_off({"squads": "starter", "deck_mode": "white_plus_colours"})
        while 0 in story.asked:
            options = story.may(0)
            story.say(f"0: {options[rng.below(len(options))]}")
        said = [action.notation.removeprefix("card ") for action in story.match.sealed[0]]
        assert strengths(story, said) == {5: 1, 4: 1, 3: 1, 2: 2, 1: 1}


def test_d15_who_keeps_his_cards_for_the_second_leg_keeps_their_colours() -> None:
    options = {
        "squads": "starter",
        "deck_mode": "white_plus_colours",
        "format": "cup_tie",
        "cup_new_squad_per_leg": False,
    }
    story = before_kick_off(options)
    for seat in (0, 1):
        first_answers(story, seat)
    story.draw()
    side = story.side(0)
    before = set(story.cards(side.deck) + story.cards(side.hand))
    story.begin("next-leg 0", "choose-team 0", "period 0")
    story.draw()
    side = story.side(0)

    assert set(story.cards(side.deck) + story.cards(side.hand)) == before


@pytest.mark.parametrize("mode", ["white_plus_colours", "free_choice"])
def test_t19_d14_d15_the_other_coach_may_hold_what_he_could_have_chosen(mode: str) -> None:
    """In every imagined world he has eleven cards by the rules of the table."""
    story = before_kick_off({"squads": "starter", "deck_mode": mode}, edition="fr_first")
    for seat in (0, 1):
        first_answers(story, seat)
    story.draw()
    for seed in range(10):
        world = imagine(look(story.match, 0), seeded(seed))
        assert isinstance(world, Match)
        side = world.sides[1]
        cards = story.cards(side.deck) + story.cards(side.hand)
        white = story.match.book.white
        assert len(cards) == 11
        if mode == "white_plus_colours":
            chosen = [card for card in cards if not (white >> TACTICS.index(card)) & 1]
            assert strengths(story, chosen) == {5: 1, 4: 1, 3: 1, 2: 2, 1: 1}
        else:
            found = strengths(story, cards)
            assert all(found[strength] >= 2 for strength in (5, 4, 3, 2))
            assert found[1] >= 1


def test_d20_what_only_the_german_rules_say_holds_in_the_french_game_too() -> None:
    """Heads up for whoever comes on; a sent-off goalkeeper makes room; no Final Card while there are others."""
    story = kick_off(edition="fr_first")
    story.begin("substitute 0")
    story.turn(1, "tim_talent", 2)
    story.say("0: ready", "1: off lars_laessig", "1: on tim_talent", "1: ready")
    assert story.side(1).turns(story.man(1, "tim_talent")) == 0
    story.begin("play-tactic 0")
    assert "tactic final_card" not in story.may(0)


def test_d21_the_french_edition_plays_all_that_the_french_rules_say_otherwise() -> None:
    """And each of its values differs from the German one."""
    german, french = (GAME.agree(edition).options for edition in ("de_revised", "fr_first"))

    assert {name: value for name, value in french.items() if value != german[name]} == {
        "starter_bench": "french",
        "goalkeepers_required": 2,
        "deck_mode": "white_plus_colours",
        "free_choice_quota": "least",
        "voluntary_substitutions": 4,
        "injury_replacement": "forced",
        "lost_row_refill": True,
        "shortage": "optional",
        "arrow": "may_reuse_type",
        "counter": "optional",
        "tie_after_90": "extra_time_and_shootout",
        "extra_time_pile": "white_plus_hand",
        "shootout_keeper_turn": "right",
        "shootout_after_five": "second_series",
    }
