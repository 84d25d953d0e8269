"""The bots by name: the leagues in which people find an opponent, and the search with any number of iterations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.bots.own import is_own, make_own
from anpfiff.bots.search.bot import SearchBot
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.simple import GreedyBot, NoviceBot, RandomBot
from anpfiff.errors import Unknown

if TYPE_CHECKING:
    from anpfiff.bots.bot import Bot
    from anpfiff.core.game import Game, Setup

BOTS: Final = ["random", "novice", "greedy", "league", "world"]
"""From the weakest to the strongest; one that fails is replaced by the one before it."""
USUAL: Final = "greedy"
"""The bot that is taken where none is named, and that answers for people who are away: at once, and not badly."""
LEAGUE_SECONDS: Final = 0.5
"""The league thinks for as many iterations as the game's advice asks for, and at a table for at most these seconds."""
WORLD: Final = (4000, 1.2)
"""Iterations of world class, and the most seconds it thinks at a table."""
WORLD_AT_LEAST: Final = 3
"""How many times the iterations of the league world class has at least; with fewer it is no better than the league."""
SEARCH: Final = "search-"
"""Followed by a number: a search of that many iterations, without a clock, for studies that can be repeated."""
MOST_ITERATIONS: Final = 1_000_000


def make(name: str, game: Game, is_timed: bool = True, setup: Setup | None = None) -> Bot:
    """The bot of this name, for this game; without a clock the same seed gives the same answers on every machine.

    A bot of somebody's own is told the setup; where none is given it is the one the game recommends.
    """
    if name == "random":
        return RandomBot()
    if name == "novice":
        return NoviceBot(game.advice())
    if name == "greedy":
        return GreedyBot(game.advice())
    if name == "league":
        return SearchBot(game, Budget(game.advice().iterations(), LEAGUE_SECONDS if is_timed else 0.0))
    if name == "world":
        return SearchBot(game, Budget(WORLD[0], WORLD[1] if is_timed else 0.0))
    if is_own(name):
        return make_own(name, game, game.agree() if setup is None else setup)
    return SearchBot(game, Budget(iterations_of(name)))


def iterations_of(name: str) -> int:
    """How many iterations a search is named after."""
    number = name.removeprefix(SEARCH)
    if not name.startswith(SEARCH) or not (number.isascii() and number.isdigit()) or len(number) > 7:
        raise Unknown(f"there is no bot {name[:80]!r}", expected=BOTS, key="bot", facts={"name": name[:80]})
    iterations = int(number)
    if not 0 < iterations <= MOST_ITERATIONS:
        facts: dict[str, str | int] = {"most": MOST_ITERATIONS, "said": number}
        raise Unknown(f"a search has 1 to {MOST_ITERATIONS} iterations, not {number}", None, BOTS, "iterations", facts)
    return iterations


def league_of(name: str, game: Game, cut_at: int) -> str:
    """The league in which a bot really plays whose clock cuts it off after this many iterations."""
    enough = int(game.advice().iterations())
    if name == "world" and cut_at >= WORLD_AT_LEAST * enough:
        return name
    return "league" if cut_at >= enough else USUAL


def check_league(name: str) -> None:
    """Refuse a bot that does not play in one of the leagues: nobody may order a search that thinks for hours."""
    if name not in BOTS:
        raise Unknown(f"there is no bot {name[:80]!r}", expected=BOTS, key="bot", facts={"name": name[:80]})


def is_bot(name: str) -> bool:
    """Whether one of our bots has this name; `is_own` asks for those that people write themselves."""
    if name in BOTS:
        return True
    try:
        return iterations_of(name) > 0
    except Unknown:
        return False
