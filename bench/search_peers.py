"""The searches of OpenSpiel, in Python and in C++; prints decisions per second of CPU time as JSON.

Run by `python -m bench` inside the peers' environment. A search is measured at the opening of a game, with random
roll-outs: its iterations per second times the decisions of a random playout from there.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("hearts", "gin_rummy")
SIMULATIONS = {"Python": 100, "C++": 1000}


def opening(game: Any, rng: random.Random) -> Any:
    """A state in which somebody is asked for the first time."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def playout(state: Any, rng: random.Random) -> int:
    """The decisions of a random match from here."""
    state, decisions = state.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def searcher(kind: str, game: Any, simulations: int) -> Callable[[Any], object]:
    """One decision by search."""
    if kind == "Python":
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(7))
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=np.random.RandomState(7))
        return bot.step  # type: ignore[no-any-return]
    fast = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, simulations)
    return fast.step  # type: ignore[no-any-return]


def measure(kind: str, name: str, seconds: float) -> float:
    """Iterations per second of CPU time, times the decisions of a playout."""
    game, rng = pyspiel.load_game(name), random.Random(7)
    state = opening(game, rng)
    length = sum(playout(state, rng) for _ in range(50)) / 50
    step = searcher(kind, game, SIMULATIONS[kind])
    step(state)
    searches, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        step(state)
        searches += 1
    return searches * SIMULATIONS[kind] / spent * length


def main() -> None:
    """Measure both searches on both games, each for so many seconds."""
    seconds = float(sys.argv[1])
    print(json.dumps({f"{kind} {name}": measure(kind, name, seconds) for kind in SIMULATIONS for name in GAMES}))


if __name__ == "__main__":
    main()
