"""Results less luck: the same mean, a smaller spread, and what is compared is compared deal by deal."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from anpfiff.errors import Unknown
from anpfiff.lab.batch import play_batch, read_batch
from anpfiff.lab.page.options import by_first_seat, by_goals, difference
from anpfiff.lab.plan import Plan
from anpfiff.lab.study_kinds import every_option
from anpfiff.lab.tally import Tally, empty

MATCHES = 120


def tally_of(plan: Plan) -> Tally:
    """The tally of all matches of a plan."""
    found = empty(plan.bots)
    found.add(read_batch(play_batch(plan, 0, plan.games)))
    return found


def test_results_less_luck_have_the_same_mean_and_a_smaller_spread() -> None:
    """Luck is zero on average for either bot, whoever is better, and is known for every match."""
    tally = tally_of(Plan("penalty_duel", ("greedy", "random"), MATCHES, luck=12))
    lucks = [won - less for deal in tally.lucks.values() for won, less in deal]
    spread = sqrt(sum(one * one for one in lucks) / len(lucks))
    found = tally.without_luck()

    assert found is not None
    assert len(lucks) == MATCHES
    assert spread > 0.02
    assert abs(sum(lucks) / len(lucks)) < 3.0 * spread / sqrt(len(lucks))
    assert found.worth > 1.0


def test_looking_for_luck_changes_no_match() -> None:
    """The same seeds give the same results, whether anybody asks for luck or not."""
    plan = Plan("penalty_duel", ("greedy", "random"), 4, seed=3, sides=2)
    plain, looked = (read_batch(play_batch(one, 0, 4)).records for one in (plan, replace(plan, luck=2)))

    assert [one.score for one in plain] == [one.score for one in looked]
    assert [one.luck for one in plain] == [[]] * 4
    assert all(sum(one.luck) == pytest.approx(0.0, abs=1e-5) for one in looked)
    assert tally_of(plan).without_luck() is None


def test_options_are_compared_deal_by_deal() -> None:
    """A series against itself differs by nothing, for certain; of one that is not finished the same deals are taken."""
    plan = Plan("penalty_duel", ("greedy", "random"), 12)
    whole, part = tally_of(plan), tally_of(replace(plan, games=7))
    found = difference(whole, part, by_goals)

    assert (found.value, found.low, found.high) == (0.0, 0.0, 0.0)
    assert difference(whole, part, by_first_seat).value == 0.0


def test_some_options_may_be_varied() -> None:
    """Only what was named is tried; what has no meaning here is left out and named, and so is a name that is none."""
    spec = every_option(Plan("finale", ("greedy", "greedy"), 2), 10, ["tie_after_90", "shootout_pool"])
    settled = Plan("finale", ("greedy", "greedy"), 2, options={"tie_after_90": "extra_time_and_shootout"})
    played = [one.label for one in every_option(settled, 10, ["shootout_pool", "cup_holder"]).series[1:]]

    assert [one.label.partition("=")[0] for one in spec.series[1:]] == ["tie_after_90", "tie_after_90"]
    assert spec.left_out == ["shootout_pool=on_pitch_and_bench"]
    assert spec.vary == ["tie_after_90", "shootout_pool"]
    assert played == ["shootout_pool=on_pitch_and_bench"]
    with pytest.raises(Unknown):
        every_option(Plan("finale", ("greedy", "greedy"), 2), 10, ["wind"])
