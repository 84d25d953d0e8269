"""Plays random matches and nothing else: valgrind counts the instructions of two runs of different length."""

from __future__ import annotations

import sys

from anpfiff.bots.match import Count, play_randomly
from anpfiff.core.rng import seeded
from anpfiff.games import find


def main() -> None:
    """Play so many random matches of a game; prints the number of decisions."""
    game, matches = find(sys.argv[1]), int(sys.argv[2])
    setup, count = game.agree(), Count()
    for match in range(matches):
        play_randomly(game.lay(setup), seeded(match), count)
    print(int(count.decisions))


if __name__ == "__main__":
    main()
