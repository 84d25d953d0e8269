"""What both chairs of a table for two say of themselves: `python -m bench.chairs GAME [MATCHES] [ITERATIONS]`.

Two greedy bots play. At one in so many decisions each chair is asked for its own chance to win, from what it can see.
Two true chances make one on average; what is missing is what both chairs think too well of the other.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from anpfiff.bots.names import make
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.hints import forecast
from anpfiff.core.chair import look
from anpfiff.core.referee import options, play
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.lab.statistics import Ratio
from bench.walking import decisions

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

EVERY: Final = {"finale": 40, "world_cup": 60, "fussball_fieber": 10, "hat_trick": 80}


def claims(game: Game, s: State, budget: Budget, seed: int) -> list[float]:
    """The sum of both chairs' chances at some moments of one match, less one."""
    fate, thoughts, rng = seeded(seed, 0), seeded(seed, 1), seeded(seed, 2)
    bot, found, every = make("greedy", game), [], EVERY[game.key]
    following = int(rng.below(every))
    for number, (role, seat) in enumerate(decisions(s, fate)):
        if number == following:
            following += every
            told = [forecast(game, look(s, chair), chair, budget, rng)[chair].chance for chair in (0, 1)]
            found.append(sum(told) - 1.0)
        play(s, role, bot.choose(look(s, seat), role, options(s, role), thoughts))
    return found


def main() -> None:
    """One line for one game."""
    game = find(sys.argv[1])
    matches, iterations = (int(number) for number in [*sys.argv[2:], "60", "100"][:2])
    both = Ratio()
    for seed in range(matches):
        if found := claims(game, game.lay(game.agree(seats=2)), Budget(iterations), seed):
            both.add(sum(found), len(found))
    mean = both.mean()
    print(f"{game.key}: {100 * mean.value:.1f} points ({100 * mean.low:.1f} to {100 * mean.high:.1f})")


if __name__ == "__main__":
    main()
