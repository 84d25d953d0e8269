"""The level of play: leagues are named as far as one match can tell, and whoever plays at random loses more."""

from __future__ import annotations

from anpfiff.bots.review.booking import ReviewBudget
from anpfiff.bots.review.levels import FEWEST, leagues_like
from anpfiff.core.advice import Advice
from anpfiff.games import find
from bench.levels import LEAGUES, Played, choices_of, figures

SMALL = ReviewBudget(1, 6, 24)


class Ladder(Advice):
    """Four leagues, two points apart, and a spread of four."""

    def levels(self) -> list[float]:
        """The weakest first."""
        return [8.0, 6.0, 4.0, 2.0]

    def level_spread(self) -> float:
        """Of one decision."""
        return 4.0


def test_many_decisions_name_one_league_and_few_a_range() -> None:
    """With a hundred the error is 0.4 points, with five 1.8; with three nothing is said."""
    assert leagues_like(Ladder(), 0.06, 100) == ["novice"]
    assert leagues_like(Ladder(), 0.05, 5) == ["novice", "greedy"]
    assert leagues_like(Ladder(), 0.06, FEWEST - 1) == []


def test_whoever_plays_better_or_worse_than_all_leagues_is_named_with_the_nearest() -> None:
    assert leagues_like(Ladder(), 0.0, 100) == ["league"]
    assert leagues_like(Ladder(), 0.3, 100) == ["random"]


def test_a_game_whose_leagues_cannot_be_told_apart_names_none() -> None:
    assert leagues_like(Advice(), 0.05, 100) == []
    for game in ("finale", "fussball_fieber"):
        measured = find(game).advice().levels()
        assert len(measured) == len(LEAGUES)
        assert measured == sorted(measured, reverse=True)


def test_whoever_plays_at_random_loses_more_than_the_county_league() -> None:
    """Two matches of Fußball-Fieber, judged roughly."""
    lost = {
        league: sum(
            one.lost * one.counted for one in (Played(choices_of("fussball_fieber", league, k, SMALL)) for k in (0, 1))
        )
        for league in ("random", "greedy")
    }

    assert lost["random"] > lost["greedy"] + 50.0


def test_figures_are_weighed_by_decisions() -> None:
    some, more = Played([]), Played([])
    some.counted, some.lost, more.counted, more.lost = 2, 1.0, 6, 5.0

    assert figures([some, more])[0] == 4.0
