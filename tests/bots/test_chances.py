"""Chances are true: a deal of many draws keeps its odds, seats that are alike have alike chances, chairs agree."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.hints import forecast
from anpfiff.bots.search.rollout import one_of_the_best
from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.referee import advance
from anpfiff.core.rng import seeded
from anpfiff.games import find
from bench.chairs import claims
from bench.hands import compare
from tests.bots.toys import DEAL, DEALT, TOYS, URN, at
from tests.walk import IS_COMPILED

if TYPE_CHECKING:
    from anpfiff.bots.search.estimate import Estimate
    from anpfiff.core.state import State

SURE: Final = 1.7
"""So many times the interval of 95 % something may be off: more happens by chance but once in a thousand times."""
ALIKE: Final = [
    ("world_cup", "world_cup_1930", 2, 160),
    ("world_cup", "world_cup_1930", 3, 160),
    ("world_cup", "world_cup_2002", 2, 40),
    ("fussball_fieber", "de_2014", 2, 500),
    ("fussball_fieber", "de_2014", 3, 500),
    ("fussball_fieber", "de_2014", 4, 400),
    ("fussball_fieber", "de_2014_long", 2, 400),
    ("hat_trick", "english", 2, 60),
    ("hat_trick", "players", 2, 40),
]
"""Editions in which no seat has anything that another has not, and so many imagined matches. The two squads of Finale
are not equally strong."""
MORE: Final = 10 if IS_COMPILED else 1
"""The compiled engine imagines so many times as many matches."""


@cache
def first_wins(left: tuple[int, ...], dealt: int, ahead: int) -> float:
    """The exact chance of role 0 when so many cards of each kind are left and it is so many pips ahead."""
    if dealt == DEALT:
        return float(ahead > 0)
    found = 0.0
    for k, number in enumerate(left):
        if number:
            rest = (*left[:k], number - 1, *left[k + 1 :])
            pips = k + 1 if dealt % 2 == 0 else -(k + 1)
            found += number / sum(left) * first_wins(rest, dealt + 1, ahead + pips)
    return found


def opening(key: str, edition: str | None = None, seats: int | None = None) -> State:
    game = find(key)
    s = game.lay(game.agree(edition, seats=seats))
    advance(s)
    return s


def is_off(found: Estimate, chance: float) -> bool:
    return abs(found.chance - chance) > SURE * found.error


@pytest.mark.parametrize("iterations", [30, 300])
def test_a_deal_of_many_draws_has_its_exact_chance(iterations: int) -> None:
    """Of a hundred searches about 95 have it within their interval, and all of them together hit it."""
    exact = first_wins(tuple(URN), 0, 0)
    view = look(at(DEAL), SPECTATOR)
    found = [forecast(TOYS, view, SPECTATOR, Budget(iterations), seeded(seed))[0] for seed in range(100)]
    assert 88 <= sum(abs(one.chance - exact) <= one.error for one in found) <= 100
    assert sum(one.chance for one in found) / 100 == pytest.approx(exact, abs=SURE * found[0].error / 10)


def test_a_deal_that_has_begun_keeps_its_chance() -> None:
    s = at(DEAL)
    s.way = [1, 3]
    left = (URN[0] - 1, URN[1], URN[2] - 1, *URN[3:])
    found = forecast(TOYS, look(s, SPECTATOR), SPECTATOR, Budget(2000), seeded(1))[0]
    assert not is_off(found, first_wins(left, 2, -2))


def test_among_equals_a_roll_out_prefers_none() -> None:
    """Wherever they stand in the list: two of three equals side by side must not leave the third a larger part."""
    rng = seeded(1)
    said = Counter(one_of_the_best([1.0, 2.0, 2.0, 0.0, 1.0, 2.0, 1.0], rng) for _ in range(6000))
    assert set(said) == {1, 2, 5}
    assert all(abs(times - 2000) < 150 for times in said.values())
    assert one_of_the_best([0.0, 3.0, 1.0], rng) == 1


@pytest.mark.parametrize(("key", "edition", "seats", "matches"), ALIKE)
def test_seats_that_are_alike_have_alike_chances(key: str, edition: str, seats: int, matches: int) -> None:
    view = look(opening(key, edition, seats), SPECTATOR)
    found = forecast(find(key), view, SPECTATOR, Budget(matches * MORE), seeded(1))
    assert len(found) == seats
    for one in found:
        assert not is_off(one, 1 / seats), [(one.chance, one.error) for one in found]


@pytest.mark.parametrize(
    ("key", "matches"), [("finale", 120), ("world_cup", 160), ("fussball_fieber", 500), ("hat_trick", 40)]
)
def test_a_position_is_the_same_from_every_chair(key: str, matches: int) -> None:
    """Before anything is dealt nobody knows more than the others: all say the same of everybody."""
    s = opening(key, seats=2)
    said = [forecast(find(key), look(s, chair), chair, Budget(matches * MORE), seeded(chair + 3)) for chair in (0, 1)]
    assert sum(one.chance for one in said[0]) == pytest.approx(1.0)
    for mine, yours in zip(*said, strict=True):
        assert abs(mine.chance - yours.chance) <= SURE * (mine.error**2 + yours.error**2) ** 0.5


def test_whoever_does_not_play_in_this_tie_has_his_chance_too() -> None:
    """In a cup for three only two have a role at a time; the third one can win it all the same."""
    found = forecast(find("finale"), look(opening("finale", seats=3), SPECTATOR), SPECTATOR, Budget(60), seeded(1))
    assert len(found) == 3
    assert all(one.chance > 0 for one in found)


def test_an_imagined_hand_is_as_strong_as_those_that_coaches_keep() -> None:
    """Coaches play their strong cards first; whoever imagines any deal alike fears hands that nobody holds."""
    cups = 60 if IS_COMPILED else 12
    found = [one for seed in range(cups) for one in compare(find("fussball_fieber"), seed)]
    kept, imagined = sum(one[1] for one in found), sum(one[2] for one in found)

    assert imagined / kept == pytest.approx(1.0, abs=0.15)


def test_both_chairs_of_fussball_fieber_make_one_within_what_is_claimed() -> None:
    """The same 24 cups each time: with hands as coaches keep them 6 points are missing there, with any hands 16."""
    game = find("fussball_fieber")
    cups = [claims(game, game.lay(game.agree(seats=2)), Budget(8), seed) for seed in range(24)]
    found = [one for cup in cups for one in cup]

    assert len(found) > 50
    assert abs(sum(found) / len(found)) < 0.11
