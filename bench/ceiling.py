"""How much there is to gain from better guesses: a search that knows every card beside an honest one.

    python -m bench.ceiling finale --iterations 4000 --luck 30 --seconds 600 --workers 2

The first one cheats: its worlds are the true one, so it knows every hand and every pile, but neither what dice and
draws will bring nor what others are about to answer face down. Both have the same number of iterations. No bot that
keeps to the rules can know more, so what it wins is about the most that better guesses could win. Two seats; every deal
is played from both sides, and with `--luck` what fell against all that could have fallen is taken out of the results.

What thinking longer is worth needs no cheat: `anpfiff arena finale --bots search-4000,search-16000 --luck 30`.
"""

from __future__ import annotations

import argparse
import statistics
import time
from dataclasses import dataclass
from multiprocessing import Pool
from typing import TYPE_CHECKING, Final

from anpfiff.bots.review.luck import luck_of
from anpfiff.bots.search.bot import SearchBot
from anpfiff.bots.search.budget import Budget
from anpfiff.build import own_build
from anpfiff.core.chair import look
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.games import find
from anpfiff.lab.statistics import Sample

if TYPE_CHECKING:
    from anpfiff.core.state import State

MILLION: Final = 1_000_000
"""Shares are summed up in whole millionths."""


@dataclass(frozen=True)
class Trial:
    """What is to be played, for how long, and from how many matches at every moment luck is counted; 0: it stays in."""

    game: str
    iterations: int
    luck: int = 0
    seconds: float = 0.0
    workers: int = 1


def all_cards(s: State, seat: int) -> State:
    """What the cheat sees: everything but what others have answered face down to a question that is still open."""
    found = s.clone()
    for role, other in enumerate(s.roles):
        if other != seat:
            found.sealed[role] = []
    return found


def share_of_the_cheat(trial: Trial, seed: int, cheat: int) -> float:
    """What the cheat won of one match in which it sat at this seat: 1, a half or nothing, less its luck."""
    game = find(trial.game)
    table, bot, thoughts = (
        Table(game, game.agree(seats=2), seed),
        SearchBot(game, Budget(trial.iterations)),
        seeded(seed, 1),
    )
    while asked := table.asks():
        decision = asked[0]
        seen = all_cards(table.state, decision.seat) if decision.seat == cheat else look(table.state, decision.seat)
        said = bot.choose(seen, decision.role, decision.options, thoughts)
        table.say(decision.seat, said.notation)
    share = table.state.result().wins()[cheat]
    return share - luck_of(table, trial.luck)[cheat] if trial.luck else share


def deals_of(trial: Trial, worker: int) -> list[float]:
    """Of every deal that one worker played, what the cheat won of its two matches.

    No deal is begun that would not end in time if it took as long as the longest before it.
    """
    found, longest = list[float](), 0.0
    began = time.monotonic()
    while not found or time.monotonic() - began + longest < trial.seconds:
        at, seed = time.monotonic(), worker + trial.workers * len(found)
        found.append(statistics.fmean(share_of_the_cheat(trial, seed, cheat) for cheat in (0, 1)))
        longest = max(longest, time.monotonic() - at)
    return found


def main() -> None:
    """Play deals until the time is over, and print the share with its interval."""
    parser = argparse.ArgumentParser(prog="python -m bench.ceiling", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--luck", type=int, default=0, help="take luck out, by so many matches from every moment")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    trial, deals = Trial(args.game, args.iterations, args.luck, args.seconds, args.workers), Sample()
    with Pool(trial.workers) as pool:
        for found in pool.starmap(deals_of, [(trial, worker) for worker in range(trial.workers)]):
            for share in found:
                deals.add(round(MILLION * share))
    mean = deals.mean()
    share, low, high = (100 * min(max(value / MILLION, 0.0), 1.0) for value in (mean.value, mean.low, mean.high))
    print(f"{trial.game}, {own_build()}: a search of {trial.iterations} iterations that sees all cards, beside another")
    print(f"won {share:.1f} % ({low:.1f} to {high:.1f}) of {deals.count} deals, each from both sides")


if __name__ == "__main__":
    main()
