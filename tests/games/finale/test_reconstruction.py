"""K1 to K24: what our cards must keep to, printed and reconstructed."""

from __future__ import annotations

from collections import Counter

import pytest

from anpfiff.games.finale.cards import BOX, COLOURS, SYMBOLS, Tactic
from tests.games.finale.kit import kick_off
from tests.games.finale.test_cards import MEN, TEAMS, areas, corners

CARDS = {card.id: card for card in BOX.tactics}


def of(colour: str) -> list[Tactic]:
    return [card for card in BOX.tactics if COLOURS[card.colour] == colour]


def test_k1_five_colours_of_six() -> None:
    """Thirty cards, six of each colour."""
    assert Counter(COLOURS[card.colour] for card in BOX.tactics) == dict.fromkeys(COLOURS, 6)


def test_k2_five_white_cards_can_be_drawn() -> None:
    """The sixth white one is the Final Card."""
    assert "final_card" in {card.id for card in of("white")}
    assert len(kick_off().match.book.stocks[0].write(kick_off().match.book.white)) == 5


def test_k3_the_final_card_has_strength_one_and_men_in_both_areas() -> None:
    """Nobody who plays it goes without a build-up."""
    card = CARDS["final_card"]

    assert card.strength == 1
    assert all(areas(card))


@pytest.mark.parametrize("colour", ["purple", "yellow", "blue", "red"])
def test_k4_white_and_one_colour_are_the_quota(colour: str) -> None:
    """Two 5s, two 4s, two 3s, four 2s, one 1 and the Final Card."""
    strengths = Counter(card.strength for card in of("white") + of(colour) if card.id != "final_card")

    assert strengths == {5: 2, 4: 2, 3: 2, 2: 4, 1: 1}
    quota = kick_off().match.book.quota
    assert {strength: int(quota[strength]) for strength in strengths} == strengths


@pytest.mark.parametrize("colour", COLOURS)
def test_k5_every_colour_has_5_4_3_2_2_1(colour: str) -> None:
    """So that any colour can take the place of purple."""
    assert sorted(card.strength for card in of(colour)) == [1, 2, 2, 3, 4, 5]


def test_k6_open_exchange_is_white_and_has_strength_four() -> None:
    """As printed."""
    card = CARDS["open_exchange"]

    assert (COLOURS[card.colour], card.strength, card.names["de"]) == ("white", 4, "Offener Schlagabtausch")
    assert card.provenance["strength"] == card.provenance["colour"] == "printed"


def test_k7_open_exchange_is_built_up_by_t_a_m() -> None:
    """As printed; the three other halves are marked as reconstructed."""
    card = CARDS["open_exchange"]

    assert card.build_attacker == ["T", "A", "M"]
    assert card.provenance["build_attacker"] == "printed"
    assert card.provenance["build_defender"] == "reconstructed"


def test_k8_solo_run_has_strength_two() -> None:
    """As printed."""
    assert CARDS["solo_run"].strength == 2
    assert CARDS["solo_run"].provenance["strength"] == "printed"


def test_k9_solo_run_asks_for_the_same_man_again() -> None:
    """Its arrow leads from a question mark to a question mark."""
    assert CARDS["solo_run"].build_attacker == ["?"]
    assert CARDS["solo_run"].finish_attacker == ["?^"]


def test_k10_some_cards_have_question_marks() -> None:
    """On seventeen of thirty cards."""
    assert sum(any(slot[0] == "?" for area in areas(card) for slot in area) for card in BOX.tactics) == 17


def test_k11_some_cards_have_no_build_up() -> None:
    """One of each colour but white, and then for neither side."""
    empty = [card for card in BOX.tactics if not card.build_attacker]

    assert [COLOURS[card.colour] for card in empty] == ["purple", "yellow", "blue", "red"]
    assert all(bool(card.build_attacker) == bool(card.build_defender) for card in BOX.tactics)


def test_k12_a_two_and_a_three_are_not_equally_likely() -> None:
    """On the die we use a cross comes true twice as often as a red card."""
    weights = kick_off().match.book.die.weights

    assert weights[2] == 2 * weights[3]


def test_k13_an_arrow_may_start_from_several_men() -> None:
    """One-Two's starts from two midfielders; no card has two arrow slots."""
    assert CARDS["one_two"].build_attacker.count("M") == 2
    assert "M^" in CARDS["one_two"].finish_attacker
    assert max(sum("^" in slot for slot in card.finish_attacker) for card in BOX.tactics) == 1


@pytest.mark.parametrize(("colour", "own"), [("yellow", "A"), ("blue", "M"), ("red", "S")])
def test_k14_colours_favour_their_type(colour: str, own: str) -> None:
    """More than half of the attacker's slots ask for the type of the colour."""
    slots = [slot[0] for card in of(colour) for slot in card.build_attacker + card.finish_attacker]

    assert slots.count(own) * 2 > len(slots)


def test_k15_there_are_chips_enough() -> None:
    """No action needs more than eleven, no attack more than twenty-two."""
    for card in BOX.tactics:
        build = len(card.build_attacker) + len(card.build_defender)
        finish = len(card.finish_attacker) + len(card.finish_defender)
        assert max(build, finish) <= 11
        assert build + finish <= 22


def test_k16_five_meets_two() -> None:
    """All-Out Charge against One-Two: three attacks."""
    story = kick_off()
    story.hold(0, "all_out_charge", "solo_run", "free_kick")
    story.hold(1, "one_two", "solo_run", "free_kick")

    story.say("0: tactic all_out_charge", "1: tactic one_two")
    story.draw()

    assert story.match.attacks == 3


def test_k17_strengths_come_up_in_printed_order() -> None:
    """Turned to the left, every man of the pitch shows his four numbers in the order of the roster."""
    story = kick_off()
    for man in story.pitch(0):
        shown = []
        for turns in range(4):
            story.turn(0, man, turns)
            shown.append(story.strength(0, man))

        assert shown == MEN[man].strength


def test_k18_a_symbol_belongs_to_one_step() -> None:
    """Karl Rempler is rolled for while his first strength is up, and not after the turn."""
    story = kick_off()
    story.at_risk(0, "karl_rempler")
    story.begin("roll-for-men 0", "turn-cards 0")
    story.fate("die 3")

    story.at_risk(0, "karl_rempler")
    story.begin("roll-for-men 0")

    assert story.phase == ""
    assert corners(MEN["karl_rempler"]) == ["yellow", "", "", ""]


def test_k19_sven_fauster_before_and_after_the_turn() -> None:
    """A red cross at strength 3, nothing at strength 5."""
    assert MEN["sven_fauster"].strength[:2] == [3, 5]
    assert corners(MEN["sven_fauster"])[:2] == ["injury", ""]


def test_k20_symbols_are_those_of_the_roster() -> None:
    """Four men without, eight with a red card, nine with a cross, and so on, in each club."""
    found = {
        team: Counter(" ".join(SYMBOLS[symbol] for symbol in man.risk) for man in BOX.footballers if man.team == team)
        for team in TEAMS
    }

    alike = {"": 4, "red": 8, "injury": 9, "yellow injury": 1}
    assert found["stollen"] == {**alike, "yellow": 3, "yellow yellow": 5}
    assert found["acker"] == {**alike, "yellow": 4, "yellow yellow": 4}


def test_k21_strengths_go_from_one_to_five() -> None:
    """All 240 of them."""
    balls = [strength for man in BOX.footballers for strength in man.strength]

    assert len(balls) == 240
    assert set(balls) == {1, 2, 3, 4, 5}


def test_k22_both_sides_field_equally_many_men() -> None:
    """In each area of all thirty cards."""
    for card in BOX.tactics:
        assert len(card.build_attacker) == len(card.build_defender), card.id
        assert len(card.finish_attacker) == len(card.finish_defender), card.id


def test_k23_no_starter_squad_runs_short() -> None:
    """Three defenders, four midfielders, two forwards and a goalkeeper are enough for every card on either side."""
    enough = {"T": 1, "A": 3, "M": 4, "S": 2}
    for card in BOX.tactics:
        for build, finish in (
            (card.build_attacker, card.finish_attacker),
            (card.build_defender, card.finish_defender),
        ):
            asked = Counter(slot for slot in build + finish if not slot.endswith("^"))
            assert all(asked[slot] <= number for slot, number in enough.items()), card.id


def test_k24_the_white_cards_belong_to_no_type() -> None:
    """Five cards for a hand of three and two draws; no type has more than half of the attacker's slots."""
    white = [card for card in of("white") if card.id != "final_card"]
    slots = Counter(slot[0] for card in white for slot in card.build_attacker + card.finish_attacker)

    assert len(white) == 5
    assert max(slots.values()) * 2 <= sum(slots.values())
