"""The cards: what is known of them holds, and an owner may lay true values over ours."""

from __future__ import annotations

import pytest

from anpfiff.errors import CatalogError
from anpfiff.games.fussball_fieber import GAME
from anpfiff.games.fussball_fieber.book import EDITION, Book
from anpfiff.games.fussball_fieber.cards import BOX, CATEGORIES, SHORTEN, STRENGTHEN, Box


def team(key: str) -> tuple[str, int]:
    found = next(one for one in BOX.teams if one.id == key)
    return CATEGORIES[found.category], found.strength


def test_f0_2_k1_108_cards() -> None:
    play = sum(card.count for card in BOX.actions) + sum(card.count for card in BOX.reactions)
    others = len(BOX.orders) + 4 + 4

    assert (len(BOX.teams), play, BOX.jokers[0].count, others) == (32, 56, 8, 12)
    assert len(BOX.teams) + play + BOX.jokers[0].count + others == 108


def test_k2_every_strength_is_adjusted_to_two() -> None:
    assert {one.strength for one in BOX.teams} == {1, 2, 3, 4}
    assert set(Book(GAME.agree()).base) == {2}


def test_k3_the_printed_example_can_be_drawn() -> None:
    """Portugal, then Italy, then the USA."""
    assert (team("germany")[1], team("portugal")[1]) == (4, 3)
    wanted = [CATEGORIES.index(team(key)[0]) for key in ("portugal", "italy", "usa")]

    assert sorted(wanted) == [0, 1, 2]
    assert wanted in [order.sequence for order in BOX.orders]


def test_k4_there_are_enough_teams_of_each_category() -> None:
    sizes = [sum(one.category == category for one in BOX.teams) for category in range(3)]

    assert 8 <= sizes[0] <= 9
    assert sizes[1] >= 12
    assert sizes[2] >= 8


def test_k5_a_is_the_strongest_category_and_strengths_differ_inside_each() -> None:
    means = []
    for category in range(3):
        strengths = [one.strength for one in BOX.teams if one.category == category]
        assert len(set(strengths)) > 1
        means.append(sum(strengths) / len(strengths))

    assert means == sorted(means, reverse=True)
    assert len(set(means)) == 3


def test_k6_all_values_and_durations_occur() -> None:
    assert {card.value for card in BOX.actions} == {1, 2, -1, -2}
    assert {card.duration for card in BOX.actions} == {1, 2, 3}


def test_k7_injuries_of_one_last_one_two_or_three_matches() -> None:
    injuries = [card for card in BOX.actions if card.motif == "injury"]

    assert sorted((card.value, card.duration) for card in injuries) == [(-1, 1), (-1, 2), (-1, 3)]


def test_k8_chant_and_choreography_make_three() -> None:
    chant = next(card for card in BOX.actions if card.id == "fan_chant")
    choreography = next(card for card in BOX.reactions if card.effect == STRENGTHEN)

    assert choreography.fits == ["chant"]
    assert chant.value + choreography.amount == 3


def test_k9_cards_shorten_by_one_and_by_two() -> None:
    assert {card.amount for card in BOX.reactions if card.effect == SHORTEN} == {1, 2}


def test_k10_a_reaction_has_the_colour_of_what_it_fits() -> None:
    for reaction in BOX.reactions:
        fitting = [card for card in BOX.actions if card.motif in reaction.fits]
        assert fitting
        assert {card.family for card in fitting} == {reaction.family}


def test_k11_help_and_harm_are_balanced() -> None:
    helpful = [card for card in BOX.actions if card.value > 0]
    harmful = [card for card in BOX.actions if card.value < 0]

    assert sum(card.count for card in helpful) == sum(card.count for card in harmful)
    assert abs(sum(card.count * card.value for card in BOX.actions)) <= 1


def test_k12_four_different_orders() -> None:
    assert len({tuple(order.sequence) for order in BOX.orders}) == len(BOX.orders) == 4


def test_the_constants_of_the_box_are_those_of_the_cards() -> None:
    assert EDITION["cup"]["teams"] == len(BOX.teams)
    assert EDITION["cup"]["play_cards"] == sum(Book(GAME.agree()).stock.numbers)
    assert (EDITION["score_card"]["low"], EDITION["score_card"]["high"]) == (-5, 5)
    assert GAME.edition().option("score_cap").values == [0, EDITION["score_card"]["high"]]


def test_an_owner_lays_true_values_over_ours() -> None:
    own = (
        'game = "fussball_fieber"\n'
        '[[team]]\nid = "italy"\nstrength = 3\n'
        '[[action]]\nid = "red_card"\nduration = 1\ncount = 4\n'
        '[[action]]\nid = "fan_chant"\ncount = 5\n'
    )
    book = Book(GAME.agree(own_cards=own))
    card = next(card for card in GAME.cards(own) if card.id == "red_card")

    assert book.strength[book.teams.card("italy")] == 3
    assert card.provenance["duration"] == "printed"
    assert book.stock.most(book.stock.card("red_card")) == 4
    assert GAME.names(own)["en"]["red_card"].count("▮") == 1


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ('[[action]]\nid = "red_card"\ncount = 4', "the counts add up to 57, not 56"),
        ('[[action]]\nid = "red_card"\nvalue = 0', "red_card: value: expected 1, 2, -1 or -2"),
        ('[[action]]\nid = "red_card"\nvalue = 3', "red_card: value"),
        ('[[action]]\nid = "blue_card"\nvalue = 1', "no card with the id 'blue_card'"),
        ('[[reaction]]\nid = "appeal"\neffect = "strengthen"', "just one card that strengthens"),
        ('[[reaction]]\nid = "appeal"\neffect = "remove"', "appeal: amount"),
        ('[[team]]\nid = "italy"\ncategory = "b"', "category a has 7 teams, needs 8"),
        ('[[team]]\nid = "italy"\ncategory = "d"', "italy: category"),
        ('[[order_card]]\nid = "a_c_b"\nsequence = ["a", "a", "b"]', "a_c_b: sequence: expected each category once"),
        ('[[joker]]\nid = "joker"\ncount = 9', "joker: count"),
        ("nonsense = 1", "unknown key 'nonsense'"),
    ],
)
def test_a_mistake_in_an_owners_file_is_named(own: str, message: str) -> None:
    with pytest.raises(CatalogError, match=message):
        Box(f'game = "fussball_fieber"\n{own}\n')
