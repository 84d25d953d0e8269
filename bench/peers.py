"""Other engines, driven from Python with random moves; prints decisions per second of CPU time as JSON.

Run by `python -m bench` inside an environment of its own, so that no peer is ever a dependency of ours.
A decision is one action of a player, forced ones included; dice and deals are not counted.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def open_spiel(name: str) -> Callable[[random.Random], int]:
    """A random match of an OpenSpiel game, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rng.random()
                for outcome, weight in state.chance_outcomes():
                    left -= weight
                    if left < 0:
                        break
                state.apply_action(outcome)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def rlcard_uno() -> Callable[[random.Random], int]:
    """A random match of RLCard's uno through its environment."""
    import rlcard

    env = rlcard.make("uno")

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[random.Random], int]:
    """A random match of Catanatron with two players."""
    from catanatron import Color, Game, RandomPlayer

    def play(rng: random.Random) -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=rng.randrange(1 << 30))
        game.play()
        state = game.state
        return len(getattr(state, "actions", None) or state.action_records)

    return play


PEERS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "OpenSpiel crazy_eights": lambda: open_spiel("crazy_eights"),
    "OpenSpiel hanabi": lambda: open_spiel("hanabi"),
    "RLCard uno": rlcard_uno,
    "Catanatron": catanatron,
}


def measure(play: Callable[[random.Random], int], seconds: float) -> float:
    """Decisions per second of CPU time."""
    rng = random.Random(7)
    play(rng)
    decisions, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play(rng)
    return decisions / spent


def main() -> None:
    """Measure the peers named on the command line for the given seconds each."""
    seconds = float(sys.argv[1])
    print(json.dumps({name: measure(PEERS[name](), seconds) for name in sys.argv[2:] or PEERS}))


if __name__ == "__main__":
    main()
