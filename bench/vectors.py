"""How fast many tables step with observation, mask and reward, beside PettingZoo's fastest classic games in one run.

python -m bench.vectors [--seconds 2] [--rounds 5]       this part of `make bench` alone
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import time
from pathlib import Path
from typing import Final

from anpfiff.build import own_build
from anpfiff.games import SHELF
from anpfiff.gym import vector_env

HERE: Final = Path(__file__).parent
PEERS: Final = HERE.parent / ".venv-peers" / "bin" / "python"
TABLES: Final = 16
FASTEST: Final = "PettingZoo's fastest classic game with a mask"
UNMASKED: Final = "PettingZoo rps_v2"
"""Rock, paper, scissors: nothing is ever forbidden, so there is no mask, and one number is all there is to see."""
LEAST: Final = 150_000
"""What we promise for Finale, and how many times their fastest, with a mask and without, in every game."""
TIMES: Final = 5.0


def pace(game: str, seconds: float) -> float:
    """Decisions per second of CPU time: a random option of every asked seat, and the next observation and mask."""
    env = vector_env(game, tables=TABLES)
    env.reset(1)
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            env.step(env.sample())
        steps += 50
    return steps * TABLES / spent


def measure(seconds: float, rounds: int) -> dict[str, float]:
    """All figures by name: medians of rounds in which ours and theirs take turns."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for game in SHELF:
            found.setdefault(f"{game.key} vector: decisions/s", []).append(pace(game.key, seconds))
        done = subprocess.run(
            [str(PEERS), str(HERE / "vector_peers.py"), str(seconds)], check=True, capture_output=True, text=True
        )
        for name, rate in json.loads(done.stdout.splitlines()[-1]).items():
            found.setdefault(f"{name}: decisions/s", []).append(rate)
    figures = {name: statistics.median(rates) for name, rates in found.items()}
    theirs = {name: rate for name, rate in figures.items() if name.startswith("PettingZoo ")}
    unmasked = theirs.pop(f"{UNMASKED}: decisions/s")
    for game in SHELF:
        ours = figures[f"{game.key} vector: decisions/s"]
        figures[f"{game.key} vector : {FASTEST}"] = ours / max(theirs.values())
        figures[f"{game.key} vector : {UNMASKED}"] = ours / unmasked
    return figures


def promise(name: str) -> str:
    """What the figure should reach, if we said so."""
    if name == "finale vector: decisions/s":
        return f"≥ {LEAST:,}"
    return f"≥ {TIMES:g}" if name.endswith((FASTEST, UNMASKED)) else ""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.vectors", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="how often ours and theirs take turns")
    args = parser.parse_args()
    print(f"engine: {own_build()}, {TABLES} tables")
    for name, value in measure(args.seconds, args.rounds).items():
        print(f"{name:60}{value:>12,.2f}  {promise(name)}")


if __name__ == "__main__":
    main()
