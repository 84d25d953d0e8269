"""The fastest classic games of PettingZoo with random options; prints decisions per second of CPU time as JSON.

Run by `python -m bench.vectors` inside the environment of the peers. A decision is one action of an agent; every one
reads its observation and its mask, as `last` gives them.
"""

from __future__ import annotations

import importlib
import json
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
from peers import measure  # type: ignore[import-not-found]  # a script beside this one

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

GAMES = ["tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4"]


def random_matches(name: str) -> Callable[[random.Random], int]:
    """A random match of a classic game, driven as PettingZoo tells us to."""
    module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
    env = module.env()

    def play(rng: random.Random) -> int:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            if isinstance(seen, dict):
                may = np.flatnonzero(seen["action_mask"])
                action = int(may[int(rng.random() * len(may))])
            else:
                action = int(rng.random() * 3)
            env.step(action)
            decisions += 1
        return decisions

    return play


def main() -> None:
    """Measure all of them for the given seconds each."""
    seconds = float(sys.argv[1])
    print(json.dumps({f"PettingZoo {name}": measure(random_matches(name), seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
