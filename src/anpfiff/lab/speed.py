"""How fast the engine is here and now: random matches, and single operations in the middle of one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from anpfiff.bots.match import Count, play_out
from anpfiff.bots.simple import RandomBot
from anpfiff.core.chair import imagine, look
from anpfiff.core.referee import advance, asked_roles, is_fate_asked, options, wander
from anpfiff.core.rng import seeded
from anpfiff.games import SHELF

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.bots.bot import Bot
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

ROUNDS: Final = 5


class Pace:
    """What one game does in a second of CPU time, and what single operations take in microseconds."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.game: Final = game.key
        self.decisions, self.fates, self.matches = random_matches(game, seconds / 2)
        s = middle(game)
        role = asked_roles(s)[0]
        view, rng = look(s, s.roles[role]), seeded(1)
        share = seconds / 8
        self.clone: Final = microseconds(s.clone, share)
        self.options: Final = microseconds(lambda: options(s, role), share)
        self.view: Final = microseconds(lambda: look(s, s.roles[role]), share)
        self.imagine: Final = microseconds(lambda: imagine(view, rng), share)

    def rows(self) -> list[tuple[str, str]]:
        """The figures as people read them."""
        return [
            (f"{self.game}: decisions/s", f"{self.decisions:,.0f}"),
            (f"{self.game}: fate nodes/s", f"{self.fates:,.0f}"),
            (f"{self.game}: matches/s", f"{self.matches:,.0f}"),
            (f"{self.game}: clone µs", f"{self.clone:.2f}"),
            (f"{self.game}: options µs", f"{self.options:.2f}"),
            (f"{self.game}: view µs", f"{self.view:.2f}"),
            (f"{self.game}: imagine µs", f"{self.imagine:.2f}"),
        ]


def random_matches(game: Game, seconds: float) -> tuple[float, float, float]:
    """Decisions, fate nodes and matches per second of CPU time, with nobody thinking."""
    setup, count, matches = game.agree(), Count(), 0
    bots: list[Bot] = [RandomBot()] * setup.seats
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for match in range(20):
            rng = seeded(matches + match)
            play_out(game.lay(setup), bots, rng, rng, count)
        matches += 20
    return int(count.decisions) / spent, int(count.fates) / spent, matches / spent


def middle(game: Game) -> State:
    """A state in the middle of a random match, where somebody is asked."""
    found: list[State] = []
    s, rng = game.lay(game.agree()), seeded(7)
    advance(s)
    while not s.is_over():
        if not is_fate_asked(s):
            found.append(s.clone())
        wander(s, rng)
    return found[len(found) // 2]


def microseconds(operation: Callable[[], object], seconds: float) -> float:
    """The time of one operation: the best of some rounds, less what calling nothing takes."""
    return max(_best(operation, seconds / 2) - _best(_nothing, seconds / 2), 0.0)


def _best(operation: Callable[[], object], seconds: float) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        times, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / ROUNDS:
            for _ in range(1000):
                operation()
            times += 1000
        best = min(best, spent / times * 1e6)
    return best


def _nothing() -> None:
    return None


def report(seconds: float) -> list[tuple[str, str]]:
    """The pace of every game on the shelf, each measured for this many seconds."""
    return [row for game in SHELF for row in Pace(game, seconds).rows()]
