"""Plays random matches and nothing else: valgrind counts the instructions of two runs of different length."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from anpfiff.bots.match import Count, play_out
from anpfiff.bots.simple import RandomBot
from anpfiff.core.rng import seeded
from anpfiff.games import find

if TYPE_CHECKING:
    from anpfiff.bots.bot import Bot


def main() -> None:
    """Play so many random matches of a game; prints the number of decisions."""
    game, matches = find(sys.argv[1]), int(sys.argv[2])
    setup, count = game.agree(), Count()
    bots: list[Bot] = [RandomBot()] * setup.seats
    for match in range(matches):
        rng = seeded(match)
        play_out(game.lay(setup), bots, rng, rng, count)
    print(int(count.decisions))


if __name__ == "__main__":
    main()
