"""Moments of matches: bots play up to one here, and a table in the browser begins with the file of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import anpfiff
from anpfiff.bots.match import answer
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table

Moment = dict[str, str]
"""What a table says of where it begins (`start`)."""
MATCHES: Final = 100
"""A moment that so many matches do not have is none."""


def at(game: str, is_there: Callable[[Table, Decision], bool], seats: int = 2, **wish: Any) -> Moment:
    """Where the first seat is asked such a thing, in the first match in which it is."""
    for seed in range(1, MATCHES):
        match = anpfiff.table(game, seed=seed, seats=seats, **wish)
        bot, thoughts = anpfiff.bot("greedy", game, setup=match.setup), seeded(seed, 1)
        while decisions := match.asks():
            if any(one.seat == 0 and is_there(match, one) for one in decisions):
                return _file(match)
            match.say(decisions[0].seat, answer(match, decisions[0], bot, thoughts))
    raise AssertionError(f"{MATCHES} matches of {game} have no such moment")


def over(game: str, seats: int = 2, *, seed: int = 1, **wish: Any) -> Moment:
    """The end of a match."""
    return _file(anpfiff.play(game, ["greedy"] * seats, seed=seed, **wish))


def shortly_before_the_end(game: str, plies: int, seats: int = 2, **wish: Any) -> Moment:
    """So much has still to be said in a match; chance may make it more."""
    match = anpfiff.play(game, ["greedy"] * seats, seed=1, **wish)
    return _file(match.fork(match.ply - plies, None))


def _file(match: Table) -> Moment:
    return {"replay": anpfiff.write_replay(match)}
