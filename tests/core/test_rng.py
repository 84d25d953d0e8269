"""The generator gives the same numbers for ever: these are written down, not computed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core.rng import Rng, seeded

FOR_EVER = [
    (0, 0, [4216505632, 947923937, 2491578854, 3964400089, 2091952393, 4208506024]),
    (1, 0, [3387734806, 1080862987, 3546521498, 2861869171, 428981239, 2719816156]),
    (1, 1, [4114208188, 1734779857, 162665512, 585015509, 1993160469, 2660592631]),
    (2026, 0, [3291180804, 2320399104, 3788977833, 2466656087, 1270716504, 2403229108]),
    (2026, 7, [244004913, 2838512892, 621665963, 117981653, 3078725561, 399189579]),
    ((1 << 63) - 1, 0, [3098456786, 1242452355, 4107132637, 171869200, 3892655003, 1919014738]),
    ((1 << 63) - 1, (1 << 32) - 1, [2188973287, 3752842205, 4249031862, 2293432840, 41609686, 440838515]),
    (0xDEADBEEFCAFE, 3, [2748534665, 3411292265, 1189489269, 3108032970, 2483297678, 3989293467]),
]


@pytest.mark.parametrize(("seed", "stream", "words"), FOR_EVER)
def test_a_seed_gives_these_numbers_for_ever(seed: int, stream: int, words: list[int]) -> None:
    rng = seeded(seed, stream)

    assert [rng.word() for word in words] == words


def test_it_is_sfc32_as_others_have_it() -> None:
    """The numbers other implementations publish: all words zero, counter one, twelve rounds thrown away."""
    rng = Rng(0, 0, 0, 1)
    for i in range(12):
        rng.word()

    assert [rng.word() for i in range(6)] == [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520, 0x38802BE1, 0x948279E6]


def test_dice_fall_so_for_ever() -> None:
    rng = seeded(42)

    assert [rng.below(6) for i in range(24)] == [3, 3, 0, 2, 2, 5, 3, 5, 4, 5, 4, 0, 3, 5, 0, 5, 0, 3, 3, 2, 1, 0, 0, 5]


def test_below_throws_away_what_would_not_be_fair() -> None:
    """Below three thousand million, a word of more would make small numbers likelier, so it is drawn again."""
    rng, words = seeded(7), seeded(7)
    fair = [word for word in [words.word() for i in range(40)] if word < 3_000_000_000]

    assert [rng.below(3_000_000_000) for i in range(8)] == fair[:8]
    assert fair[0] == 2994695642


def test_below_may_use_whole_words() -> None:
    assert seeded(42).below(1 << 32) == seeded(42).word() == 3011021589


def test_below_one_is_always_zero() -> None:
    rng = seeded(1)

    assert {rng.below(1) for i in range(50)} == {0}


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 7, 11, 30])
def test_below_is_uniform(sides: int) -> None:
    """Chi-square, with a bound that a fair generator misses once in a million."""
    rolls = 60_000
    rng = seeded(5, sides)
    found = Counter(rng.below(sides) for roll in range(rolls))
    expected = rolls / sides
    chi_square = sum((found[side] - expected) ** 2 / expected for side in range(sides))

    assert chi_square < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5 + 14


def test_pairs_are_uniform_too() -> None:
    rng = seeded(9)
    found = Counter((rng.below(6), rng.below(6)) for roll in range(72_000))

    assert len(found) == 36
    assert all(abs(number - 2000) < 5 * 2000**0.5 for number in found.values())


@given(seed=st.integers(0, (1 << 63) - 1), sides=st.integers(1, 1 << 32))
@settings(deadline=None, derandomize=True)
def test_below_stays_below(seed: int, sides: int) -> None:
    rng = seeded(seed)

    assert all(0 <= rng.below(sides) < sides for i in range(20))


def test_streams_of_one_seed_differ() -> None:
    beginnings = {tuple(seeded(seed, stream).word() for i in range(2)) for seed in range(40) for stream in range(40)}

    assert len(beginnings) == 1600


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first dice of a thousand seeds are as uniform as a thousand dice of one seed."""
    found = Counter(seeded(seed).below(6) for seed in range(6000))

    assert all(abs(number - 1000) < 5 * 1000**0.5 for number in found.values())


def test_a_clone_goes_on_with_the_same_numbers_and_leaves_the_original_alone() -> None:
    rng = seeded(3)
    rng.word()
    clone = rng.clone()

    assert [clone.word() for i in range(5)] == [rng.word() for i in range(5)]
    rng.word()
    assert (clone.a, clone.b, clone.c, clone.n) != (rng.a, rng.b, rng.c, rng.n)
