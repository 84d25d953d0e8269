"""Which games and setups a law is tried on: those of the list `GAMES` in the module of the test."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from anpfiff.core.odds import Verdicts
from anpfiff.testing.walk import Case, cases_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pytest

    from anpfiff.core.game import Game, Setup

OVER: Final = "tried_over"
Test = TypeVar("Test", bound="Callable[..., None]")


def every_case(test: Test) -> Test:
    """Try a law on every edition, every value of every option and every number of seats of each game."""
    setattr(test, OVER, "cases")
    return test


def every_game(test: Test) -> Test:
    """Try a law on each game once: as `game`, or as `case` in the way it is recommended."""
    setattr(test, OVER, "games")
    return test


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give the laws of a module the games of its list `GAMES`; pytest asks for this in every module that has it."""
    over = getattr(metafunc.function, OVER, "")
    if not over:
        return
    games: list[Game] = metafunc.module.GAMES
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.key for game in games])
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(games) if over == "cases" else plain_cases(games), ids=repr)
    if "is_quiet" in metafunc.fixturenames:
        metafunc.parametrize("is_quiet", [getattr(metafunc.module, "is_quiet", has_no_verdicts)], ids=["odds"])


@lru_cache(maxsize=64)
def cases_for(game: Game) -> tuple[Case, ...]:
    """The cases of a game; they are the same objects for all laws."""
    return tuple(cases_of(game))


def all_cases(games: Sequence[Game]) -> list[Case]:
    """Every case of every game."""
    return [case for game in games for case in cases_for(game)]


@lru_cache(maxsize=64)
def plain_case(game: Game) -> Case:
    """A game as it is recommended."""
    return Case(game, game.agree(), game.key)


def plain_cases(games: Sequence[Game]) -> list[Case]:
    """Each game once, as it is recommended."""
    return [plain_case(game) for game in games]


def has_no_verdicts(game: Game, setup: Setup) -> bool:  # noqa: ARG001  a game may hold it otherwise in some setups
    """Whether there are no odds to tell: the game says of no event that it settles something."""
    return type(game.verdicts) is Verdicts


Quiet = Any
"""A function of game and setup: whether nothing hangs on fate alone there, so that there are no odds."""
