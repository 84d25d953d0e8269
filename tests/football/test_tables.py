"""Whole tables as matches: who sits together, and what a place is worth."""

from __future__ import annotations

import pytest

from anpfiff.football.tables import Company, going_on, place_points, seating, table_sizes


@pytest.mark.parametrize("seats", [3, 4, 5, 8, 16])
def test_tables_are_as_few_and_as_equal_as_can_be(seats: int) -> None:
    for number in range(2, 65):
        sizes = table_sizes(number, seats)
        assert sum(sizes) == number
        assert max(sizes) <= seats
        assert min(sizes) >= 2, "nobody sits alone"
        assert max(sizes) - min(sizes) <= 1
        assert len(sizes) == -(-number // seats)


def test_a_place_is_worth_two_points_for_everybody_behind_it() -> None:
    assert place_points([[7], [3], [5], [1]], 4) == {7: 6, 3: 4, 5: 2, 1: 0}


def test_who_share_a_place_share_its_points() -> None:
    assert place_points([[7], [3], [5, 1]], 4) == {7: 6, 3: 4, 5: 1, 1: 1}
    assert place_points([[7, 3, 5, 1]], 4) == dict.fromkeys([7, 3, 5, 1], 3)


def test_a_first_place_is_a_first_place_at_a_smaller_table_too() -> None:
    assert place_points([[7], [3], [5]], 4) == {7: 6, 3: 4, 5: 2}


def test_the_better_half_goes_on() -> None:
    assert [going_on(size) for size in (2, 3, 4, 5, 8)] == [1, 2, 2, 3, 4]


@pytest.mark.parametrize(("number", "seats", "rounds"), [(8, 4, 2), (9, 3, 4), (12, 4, 3), (16, 4, 4), (64, 8, 3)])
def test_those_who_have_met_are_kept_apart(number: int, seats: int, rounds: int) -> None:
    company = Company()
    for _ in range(rounds):
        for table in seating(list(range(number)), seats, company, is_mixed=True):
            company.sat(table, is_small=False)
    pairs = rounds * sum(size * (size - 1) // 2 for size in table_sizes(number, seats))

    again = sum(met - 1 for met in company.met.values())
    assert max(company.met.values()) <= 2
    assert again <= pairs * 0.25, "of all pairs, few sit together twice"


def test_everybody_sits_at_the_smaller_table_in_turn() -> None:
    company = Company()
    for _ in range(7):  # 7 at tables of four and three: three of them sit at the smaller one each time
        for table in seating(list(range(7)), 4, company, is_mixed=True):
            company.sat(table, is_small=len(table) == 3)

    assert max(company.small.values()) - min(company.small.get(one, 0) for one in range(7)) <= 2


def test_those_who_are_level_sit_together() -> None:
    company = Company()
    company.points = {one: 6 if one < 4 else 0 for one in range(8)}

    assert [sorted(table) for table in seating(list(range(8)), 4, company, is_mixed=False)] == [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
    ]
