"""How much there is to gain: a search that sees all cards, beside one that sees what its seat may see.

    python -m bench.ceiling finale --iterations 1000 --seconds 300

Both have the same number of iterations. The first one cheats: its worlds are the true one, so it knows every hand and
every pile, but neither what dice and draws will bring nor what others are about to answer face down. Two seats; every
deal is played from both sides. No bot that keeps to the rules can know more, so what it wins is about the most that
better guesses could win.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import time
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


def share_of_the_cheat(game: Game, iterations: int, seed: int, cheat: int) -> float:
    """What the cheat won of one match in which it sat at this seat: 1, a half or nothing."""
    s = game.lay(game.agree(seats=2))
    bots = [SearchBot(game, Budget(iterations)) for _ in range(2)]
    thoughts = seeded(seed, 1)
    for role, seat in decisions(s, seeded(seed, 0)):
        seen = s.clone() if seat == cheat else look(s, seat)
        play(s, role, bots[seat].choose(seen, role, options(s, role), thoughts))
    return s.result().wins()[cheat]


def main() -> None:
    """Play deals until the time is over, and print the share with its interval."""
    parser = argparse.ArgumentParser(prog="python -m bench.ceiling", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300.0, help="CPU seconds; the last deal is played to its end")
    parser.add_argument("--deals", type=int, default=10_000)
    args = parser.parse_args()
    game, deals = find(args.game), Sample()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    began = time.process_time()
    with contextlib.suppress(KeyboardInterrupt):  # or told to end: what is finished counts
        while deals.count < args.deals and time.process_time() - began < args.seconds:
            won = sum(share_of_the_cheat(game, args.iterations, deals.count, cheat) for cheat in (0, 1))
            deals.add(round(2 * won))  # in halves of a win, of two matches
    found = deals.mean()
    share, low, high = (min(max(25 * value, 0.0), 100.0) for value in (found.value, found.low, found.high))
    print(
        f"{args.game}, {own_build()}, {args.iterations} iterations each, {time.process_time() - began:.0f} CPU seconds:"
    )
    print(f"the cheat won {share:.1f} % ({low:.1f} to {high:.1f}) of {deals.count} deals, each from both sides")


if __name__ == "__main__":
    main()
