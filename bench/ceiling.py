"""How much there is to gain: a search that knows more, or thinks longer, beside an honest one.

    python -m bench.ceiling finale --iterations 4000 --seconds 300 --workers 2
    python -m bench.ceiling finale --iterations 1000 --times 4

The first one cheats: its worlds are the true one, so it knows every hand and every pile, but neither what dice and
draws will bring nor what others are about to answer face down. Both have the same number of iterations. No bot that
keeps to the rules can know more, so what it wins is about the most that better guesses could win. With `--times` it
sees no more than the other and has so many times its iterations. Two seats; every deal is played from both sides.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from multiprocessing import Pool
from typing import TYPE_CHECKING

from anpfiff.bots.search.bot import SearchBot
from anpfiff.bots.search.budget import Budget
from anpfiff.build import own_build
from anpfiff.core.chair import look
from anpfiff.core.referee import options, play
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.lab.statistics import Sample
from bench.walking import decisions

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State


@dataclass(frozen=True)
class Trial:
    """What is to be played: `times` 0 lets the first search cheat."""

    game: str
    iterations: int
    times: int
    seconds: float
    workers: int


def all_cards(s: State, seat: int) -> State:
    """What the cheat sees: everything but what others have answered face down to a question that is still open."""
    found = s.clone()
    for role, other in enumerate(s.roles):
        if other != seat:
            found.sealed[role] = []
    return found


def share_of_the_first(game: Game, trial: Trial, seed: int, first: int) -> float:
    """What the first search won of one match in which it sat at this seat: 1, a half or nothing."""
    s = game.lay(game.agree(seats=2))
    bots = [SearchBot(game, Budget(trial.iterations)) for _ in range(2)]
    bots[first] = SearchBot(game, Budget(trial.iterations * max(1, trial.times)))
    thoughts = seeded(seed, 1)
    for role, seat in decisions(s, seeded(seed, 0)):
        is_cheating = seat == first and not trial.times
        seen = all_cards(s, seat) if is_cheating else look(s, seat)
        play(s, role, bots[seat].choose(seen, role, options(s, role), thoughts))
    return s.result().wins()[first]


def deals_of(trial: Trial, worker: int) -> list[int]:
    """Of every deal that one worker played, what the first search won of its two matches, in halves of a win.

    No deal is begun that would not end in time if it took as long as the longest before it.
    """
    game, found, longest = find(trial.game), list[int](), 0.0
    began = time.monotonic()
    while not found or time.monotonic() - began + longest < trial.seconds:
        at, seed = time.monotonic(), worker + trial.workers * len(found)
        found.append(round(2 * sum(share_of_the_first(game, trial, seed, first) for first in (0, 1))))
        longest = max(longest, time.monotonic() - at)
    return found


def main() -> None:
    """Play deals until the time is over, and print the share with its interval."""
    parser = argparse.ArgumentParser(prog="python -m bench.ceiling", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--times", type=int, default=0, help="no cheating, but so many times the iterations")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    trial, deals = Trial(args.game, args.iterations, args.times, args.seconds, args.workers), Sample()
    with Pool(trial.workers) as pool:
        for found in pool.starmap(deals_of, [(trial, worker) for worker in range(trial.workers)]):
            for halves in found:
                deals.add(halves)
    mean = deals.mean()
    share, low, high = (min(max(25 * value, 0.0), 100.0) for value in (mean.value, mean.low, mean.high))
    who = f"{trial.times} times as many" if trial.times else "as many, and sees all cards"
    print(f"{trial.game}, {own_build()}, {trial.iterations} iterations against a search that has {who}:")
    print(f"that one won {share:.1f} % ({low:.1f} to {high:.1f}) of {deals.count} deals, each from both sides")


if __name__ == "__main__":
    main()
