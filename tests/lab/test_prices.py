"""What things are worth, and whether dice are honest."""

from __future__ import annotations

import pytest

from anpfiff.bots.interval import wilson
from anpfiff.core.rng import seeded
from anpfiff.errors import Malformed, Unknown
from anpfiff.lab.batch import MatchRecord, OutcomeTally, play_batch, read_batch
from anpfiff.lab.page.dice import check_dice
from anpfiff.lab.plan import Plan
from anpfiff.lab.prices import card_of, inverted, market
from anpfiff.lab.statistics import chance_of
from anpfiff.lab.study_kinds import one_series, prices_of

TRUE = {"ace": 3, "good": 2, "fair": 1, "poor": 0, "lame": -1}
PRICES = {"ace": 4, "good": 4, "fair": 2, "poor": 1, "lame": 1}


def drawn(seats: int, matches: int) -> list[MatchRecord]:
    """Matches in which two things of five are chosen, each worth exactly what we say, and dice add their part."""
    rng, found = seeded(5), []
    for match in range(matches):
        kept, score = [], []
        for _ in range(seats):
            left = sorted(TRUE)
            mine = sorted(left.pop(rng.below(len(left))) for _ in range(2))
            kept.append(mine)
            score.append(10 + sum(TRUE[thing] for thing in mine) + int(rng.below(5)))
        found.append(MatchRecord(match, 0, list(range(seats)), score, [1] * seats, "", 1, 1, 0, [0] * seats, kept))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_worth_is_found_again_and_lies_within_its_bounds(seats: int) -> None:
    found = {one.thing: one for one in market(PRICES, drawn(seats, 600)).goods}
    middle = sum(TRUE.values()) / len(TRUE)

    assert set(found) == set(TRUE)
    for thing, worth in TRUE.items():
        assert found[thing].worth.value == pytest.approx(worth - middle, abs=0.35)
        assert found[thing].worth.low - 0.2 < worth - middle < found[thing].worth.high + 0.2
    assert sum(one.chosen for one in found.values()) == 600 * seats * 2


def test_bargains_come_first() -> None:
    goods = market(PRICES, drawn(2, 600)).goods

    assert goods[0].thing in ("ace", "fair", "poor")
    assert goods[-1].thing == "lame"
    assert [one.bargain for one in goods] == sorted((one.bargain for one in goods), reverse=True)


def test_the_order_of_matches_does_not_matter() -> None:
    records = drawn(3, 50)

    assert market(PRICES, records) == market(PRICES, records[::-1])


def test_a_card_is_known_by_what_its_name_begins_with() -> None:
    prices = {"stopper": 1, "stopper_star": 3}

    assert card_of("stopper", prices) == "stopper"
    assert card_of("stopper_2_3", prices) == "stopper"
    assert card_of("stopper_star_2", prices) == "stopper_star"
    assert card_of("stoppers", prices) == ""


def test_the_roles_of_hat_trick_are_one_line() -> None:
    plan = Plan("hat_trick", ("random", "random"), 30, seed=1, edition="budget", free=("sign.card",))
    records = read_batch(play_batch(plan, 0, 30)).records
    found = market(prices_of(plan, "price"), records).goods

    assert len(found) == 22
    assert {one.price for one in found} == {1, 2, 3, 4}
    with pytest.raises(Unknown, match="nose"):
        Plan("hat_trick", ("random", "random"), 30, edition="budget", free=("sign.nose",)).check()


def test_an_inverse() -> None:
    matrix = [[0.0, 2.0, 1.0], [2.0, 1.0, 0.0], [1.0, 0.0, 3.0]]
    other = inverted(matrix)

    for i in range(3):
        for j in range(3):
            assert sum(matrix[i][k] * other[k][j] for k in range(3)) == pytest.approx(float(i == j), abs=1e-12)


def test_prices_stand_on_cards_and_chance_must_choose() -> None:
    plan = Plan("finale", ("random", "random"), 5, free=("pick",))

    assert prices_of(plan, "value")["ernst_allhalt"] == 5
    with pytest.raises(Unknown, match="beauty"):
        one_series(plan, 5, "beauty")
    with pytest.raises(Malformed, match="chance"):
        one_series(Plan("finale", ("random", "random"), 5), 5, "value")


def test_chance_chooses_the_squads_and_the_bot_plays() -> None:
    """Greedy always picks the same men by itself; with a free hand every squad is another one."""
    bound = read_batch(play_batch(Plan("finale", ("greedy", "random"), 4), 0, 4))
    free = read_batch(play_batch(Plan("finale", ("greedy", "greedy"), 4, free=("squad own", "pick/2")), 0, 4))

    assert all(record.kept == [] for record in bound.records)
    squads = {tuple(squad) for record in free.records for squad in record.kept}
    assert len(squads) == 8
    with pytest.raises(Malformed, match="pick/2"):
        Plan("finale", ("greedy", "greedy"), 4, free=("pick/often",)).check()
    assert all(len(squad) == 15 for squad in squads)


def test_dice_of_the_engine_are_honest() -> None:
    outcomes = read_batch(play_batch(Plan("finale", ("random", "random"), 60, seed=6), 0, 60)).fate
    found = check_dice(outcomes)

    assert found.is_honest
    assert len(found.outcomes) > 10
    assert sum(one.times for one in outcomes) == pytest.approx(sum(one.expected for one in outcomes))


def test_loaded_dice_are_found_out() -> None:
    sixes = [OutcomeTally("roll", f"die {face}", 1000, 1000.0, 1000 * 5 / 6) for face in range(1, 6)]

    assert check_dice([*sixes, OutcomeTally("roll", "die 6", 1000, 1000.0, 1000 * 5 / 6)]).is_honest
    assert not check_dice([*sixes, OutcomeTally("roll", "die 6", 1120, 1000.0, 1000 * 5 / 6)]).is_honest


def test_what_is_certain_or_rare_is_not_judged() -> None:
    found = check_dice(
        [OutcomeTally("draw", "last card", 50, 50.0, 0.0), OutcomeTally("draw", "rare card", 3, 2.0, 1.9)]
    )

    assert found.outcomes == []
    assert found.rare == 1
    assert found.is_honest


def test_differences_agree_with_known_figures() -> None:
    """What everybody looks up in a table."""
    assert chance_of(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert wilson(1, 2).value == 0.5
