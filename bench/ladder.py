"""How strong the bots are: every league against the one below, and the search against its iterations.

python -m bench.ladder finale --matches 1000            the leagues, each against the one below
python -m bench.ladder finale --iterations 10 100 1000  searches of so many iterations against the greedy bot
Seats change after every match. With --seconds a row ends early, and says after how many matches.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from typing import Final

from anpfiff.bots.names import BOTS, SEARCH
from anpfiff.games import find
from anpfiff.lab.simulation import Plan, Tally, empty, play_chunk
from anpfiff.lab.statistics import wilson

RIVAL: Final = "greedy"


def row(game: str, bots: tuple[str, ...], matches: int, seconds: float, seed: int) -> Tally:
    """Matches between these bots, until there are enough of them or time is over."""
    plan = Plan(game, bots, matches, seed)
    tally, began = empty(plan), time.monotonic()
    for match in range(0, matches, len(bots)):
        tally.merge(play_chunk(plan, match, min(match + len(bots), matches)))
        if 0 < seconds <= time.monotonic() - began:
            break
    return tally


def line(first: str, second: str, tally: Tally) -> str:
    """One row of a table in Markdown: of the decided matches, how many the first bot wins."""
    decided = tally.games - tally.draws
    share = wilson(tally.wins[0], decided)
    bounds = f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"
    return f"| `{first}` : `{second}` | {tally.games} | {decided} | {tally.wins[0]} | {bounds} |"


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.0, help="end a row after so many seconds")
    parser.add_argument("--iterations", type=int, nargs="*", help="searches of so many iterations against greedy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    find(args.game)
    pairs = [(better, worse) for worse, better in pairwise(BOTS)]
    if args.iterations:
        pairs = [(f"{SEARCH}{number}", RIVAL) for number in args.iterations]
    print(f"| {args.game} | matches | decided | won | of the decided (95 %) |\n|---|---:|---:|---:|---:|")
    for first, second in pairs:
        print(line(first, second, row(args.game, (first, second), args.matches, args.seconds, args.seed)), flush=True)


if __name__ == "__main__":
    main()
