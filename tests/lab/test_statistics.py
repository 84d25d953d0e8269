from __future__ import annotations

import pytest

from anpfiff.bots.interval import wilson
from anpfiff.lab.statistics import Ratio, Sample, between_pairs


def test_wilson_agrees_with_known_figures() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for hits, tries, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        found = wilson(hits, tries)
        assert found.value == hits / tries
        assert found.low == pytest.approx(low, abs=5e-5)
        assert found.high == pytest.approx(high, abs=5e-5)


def test_wilson_keeps_within_bounds() -> None:
    for tries in (1, 2, 10, 1000):
        for hits in (0, 1, tries):
            found = wilson(hits, tries)
            assert 0.0 <= found.low <= found.value <= found.high <= 1.0
    assert wilson(0, 0).as_data() == {"value": 0.0, "low": 0.0, "high": 1.0}


def test_the_mean_and_its_interval() -> None:
    sample = Sample()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        sample.add(number)
    found = sample.mean()

    assert found.value == 5
    assert found.high - found.value == pytest.approx(1.959964 * (32 / 7) ** 0.5 / 8**0.5)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_samples_add_up_in_any_order() -> None:
    one, other, both = Sample(), Sample(), Sample()
    for number in range(10):
        (one if number % 3 else other).add(number)
        both.add(number)
    other.merge(one)

    assert other == both


def test_little_or_nothing_seen() -> None:
    assert Sample().mean().value == 0
    sample = Sample()
    sample.add(3)
    assert sample.mean().low == sample.mean().high == 3


def test_a_mean_over_bunches_counts_the_bunches() -> None:
    """Ten times the same in every bunch tells no more than once; a single bunch tells nothing about its spread."""
    single, tenfold = Ratio(), Ratio()
    for value in (0.0, 1.0, 1.0, 0.0, 1.0):
        single.add(value, 1)
        tenfold.add(10 * value, 10)
    assert single.mean().value == pytest.approx(0.6)
    assert tenfold.mean().low == pytest.approx(single.mean().low)
    assert tenfold.mean().high == pytest.approx(single.mean().high)
    assert single.mean().high - 0.6 == pytest.approx(1.96 * (0.24 / 4) ** 0.5, abs=1e-4)

    one = Ratio()
    assert one.mean().value == 0.0
    one.add(3.0, 4)
    assert (one.mean().low, one.mean().high) == (0.75, 0.75)


def test_pairs_tell_more_than_two_samples() -> None:
    """The same deals under two rules: what both have in common cancels out, and the mean stays the same."""
    deals = [(float(n % 7), float(n % 7) + (1.0 if n % 10 == 0 else 0.0)) for n in range(200)]
    paired = between_pairs([((one, 1.0), (other, 1.0)) for one, other in deals])
    shuffled = between_pairs([((one, 1.0), (deals[(n + 3) % 200][1], 1.0)) for n, (one, _) in enumerate(deals)])

    assert paired.value == pytest.approx(0.1)
    assert shuffled.value == pytest.approx(0.1)
    assert paired.low > 0.0 > shuffled.low
    assert paired.high - paired.low == pytest.approx(2 * 1.96 * 0.3 / 200**0.5, rel=0.01)


def test_pairs_of_shares_count_over_what_was_decided() -> None:
    """Of the decided matches more are won: 2 of 4 become 3 of 4, and one that was drawn counts for neither."""
    draw, won, lost = (0.0, 0.0), (1.0, 1.0), (0.0, 1.0)
    found = between_pairs([(won, won), (won, won), (lost, won), (lost, lost), (draw, draw)])

    assert found.value == pytest.approx(0.25)
    assert found.low < 0.0 < found.high
    assert between_pairs([(won, lost)]).value == 0.0
