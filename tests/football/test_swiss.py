"""Swiss pairings: random events by the published basic rules, and against every pairing there is."""

from __future__ import annotations

import random

import pytest

from anpfiff.football.matching import best_pairs
from anpfiff.football.swiss import AGAIN, REST, ROW, Entrant, cost, pair


def all_pairings(people: list[int]) -> list[list[tuple[int, int]]]:
    """Every way to split people into pairs, written independently of the search."""
    if not people:
        return [[]]
    first, *rest = people
    return [
        [(first, other), *more] for k, other in enumerate(rest) for more in all_pairings([*rest[:k], *rest[k + 1 :]])
    ]


def played(entrants: list[Entrant], drawn: list[int], rng: random.Random) -> None:
    """Play a round with random results."""
    for k in range(0, len(drawn), 2):
        home, away = drawn[k], drawn[k + 1]
        if away == REST:
            entrants[home].rests += 1
            entrants[home].points += 3
            continue
        entrants[home].play(away, True)
        entrants[away].play(home, False)
        for who, points in zip((home, away), rng.choice([(3, 0), (1, 1), (0, 3)]), strict=True):
            entrants[who].points += points


@pytest.mark.parametrize("block", range(10))
def test_a_thousand_random_events_by_the_basic_rules(block: int) -> None:
    """Nobody meets twice or rests twice while it can be helped; no better pairing exists where all can be looked at."""
    for event in range(block * 100, block * 100 + 100):
        rng = random.Random(event)
        number = rng.randint(2, 9) if event % 10 else rng.randint(10, 24)
        entrants = [Entrant(k) for k in range(number)]
        rounds = min(number - 1 + number % 2, rng.randint(1, 6))
        for _ in range(rounds):
            drawn = pair(entrants)
            pairs = [(drawn[k], drawn[k + 1]) for k in range(0, len(drawn), 2)]
            people = sorted(who for two in pairs for who in two if who != REST)
            assert people == list(range(number))
            resting = [home for home, away in pairs if away == REST]
            assert len(resting) == number % 2
            for who in resting:
                assert entrants[who].rests == min(one.rests for one in entrants)
            found = sum(cost(entrants[a], entrants[b]) for a, b in pairs if b != REST)
            if number < 9:
                rest = [who for who in range(number) if who not in resting]
                assert found == min(sum(cost(entrants[a], entrants[b]) for a, b in way) for way in all_pairings(rest))
            elif rounds <= number // 2:
                assert found < AGAIN, "nobody has to meet twice"
            played(entrants, drawn, rng)


def test_sixty_four_play_seven_rounds() -> None:
    rng = random.Random(1)
    entrants = [Entrant(k) for k in range(64)]
    for turn in range(7):
        drawn = pair(entrants)
        for k in range(0, 64, 2):
            one, other = entrants[drawn[k]], entrants[drawn[k + 1]]
            assert other.number not in one.met
            assert cost(one, other) < ROW, "the balance of home and away is kept"
            if turn < 4:
                assert abs(int(one.points - other.points)) <= 3
        played(entrants, drawn, rng)
    assert all(abs(int(one.home - one.away)) <= 2 for one in entrants)


def test_who_must_meet_again_meets_again() -> None:
    entrants = [Entrant(0), Entrant(1)]
    for _ in range(3):
        played(entrants, pair(entrants), random.Random(0))

    assert entrants[0].met == [1, 1, 1]
    assert {entrants[0].home, entrants[0].away} == {1, 2}


def test_matching_agrees_with_looking_at_every_pairing() -> None:
    for seed in range(400):
        rng = random.Random(seed)
        number, most = rng.choice([2, 4, 6, 8]), rng.choice([1, 3, 1000])
        worth = [[0] * number for _ in range(number)]
        for a in range(number):
            for b in range(a):
                worth[a][b] = worth[b][a] = rng.randint(-most, most)
        partner = best_pairs(worth)
        assert all(partner[partner[k]] == k != partner[k] for k in range(number))
        best = max(sum(worth[a][b] for a, b in way) for way in all_pairings(list(range(number))))
        assert sum(worth[k][partner[k]] for k in range(number)) == 2 * best


def test_an_odd_number_cannot_be_paired() -> None:
    with pytest.raises(ValueError, match="odd"):
        best_pairs([[0]])
    assert best_pairs([]) == []
