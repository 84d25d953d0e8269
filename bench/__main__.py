"""`make bench`: our engine beside others in one run, and the change against the figures kept in bench/last.json."""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from anpfiff.build import own_build
from anpfiff.games import SHELF
from anpfiff.lab.speed import Pace, random_matches
from bench import searching, vectors

HERE: Final = Path(__file__).parent
LAST: Final = HERE / "last.json"
PEERS: Final = HERE.parent / ".venv-peers" / "bin" / "python"
GOALS: Final = {"OpenSpiel crazy_eights": 4.0, "RLCard uno": 30.0, "Catanatron": 50.0}
"""The ratios we promise, for the compiled engine."""
FEW, MANY = 20, 220


def peers(seconds: float) -> dict[str, float]:
    """Decisions per second of every peer."""
    command = [str(PEERS), str(HERE / "peers.py"), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def instructions(game: str) -> float | None:
    """Instructions per decision: the difference of two runs under valgrind, so that start-up does not count."""
    if shutil.which("valgrind") is None:
        return None
    (few, few_decisions), (many, many_decisions) = (count(game, matches) for matches in (FEW, MANY))
    return (many - few) / (many_decisions - few_decisions)


def count(game: str, matches: int) -> tuple[int, int]:
    """Instructions and decisions of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    command += [str(HERE / "count.py"), game, str(matches)]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None
    return int(collected[1]), int(done.stdout)


def measure(seconds: float, rounds: int, console: Console) -> dict[str, float]:
    """All figures by name: medians of rounds in which ours and theirs take turns."""
    ours: dict[str, list[float]] = {game.key: [] for game in SHELF}
    theirs: dict[str, list[float]] = {}
    for number in range(rounds):
        console.print(f"round {number + 1} of {rounds} ...", style="dim")
        for game in SHELF:
            ours[game.key].append(random_matches(game, seconds)[0])
        for name, rate in peers(seconds).items():
            theirs.setdefault(name, []).append(rate)
    found = {f"{name} decisions/s": statistics.median(rates) for name, rates in theirs.items()}
    for game in SHELF:
        pace = Pace(game, 2 * seconds)
        found[f"{game.key} decisions/s"] = statistics.median(ours[game.key])
        found[f"{game.key} fate nodes/s"] = pace.fates
        for name in ("clone", "options", "view", "imagine"):
            found[f"{game.key} {name} µs"] = getattr(pace, name)
        for name in theirs:
            found[f"{game.key} : {name}"] = found[f"{game.key} decisions/s"] / found[f"{name} decisions/s"]
        console.print(f"counting instructions of {game.key} ...", style="dim")
        counted = instructions(game.key)
        if counted is not None:
            found[f"{game.key} instructions/decision"] = counted
    console.print("searching ...", style="dim")
    found |= searching.measure(seconds, rounds)
    console.print("many tables ...", style="dim")
    return {**found, **vectors.measure(seconds, rounds)}


def show(found: dict[str, float], console: Console) -> None:
    """The figures, what they were last time, and what we promise."""
    last = json.loads(LAST.read_text(encoding="utf-8"))["figures"] if LAST.exists() else {}
    table = Table("figure", "now", "last", "change", "promised")
    for name, value in found.items():
        before = last.get(name)
        change = "" if before is None else f"{(value / before - 1) * 100:+.0f} %"
        table.add_row(name, number(value), "" if before is None else number(before), change, promise(name))
    console.print(table)


def number(value: float) -> str:
    """Large numbers whole, small ones with two places."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def promise(name: str) -> str:
    """What the figure should reach, if we said so."""
    for peer, ratio in GOALS.items():
        if name == f"finale : {peer}":
            return f"≥ {ratio:g}"
    if " search : Python " in name:
        return "≥ 5"
    if name.endswith(f" search of {searching.LARGE}: MB"):
        return "≤ 200"
    return vectors.promise(name) or {"finale clone µs": "≤ 1", "finale instructions/decision": "≤ 6,000"}.get(name, "")


def main() -> None:
    """Measure, show, and with --save keep the figures."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="how often ours and theirs take turns")
    parser.add_argument("--save", action="store_true", help="keep these figures as the last ones")
    args = parser.parse_args()
    console = Console(width=100)
    if own_build() == "sources":
        console.print("this is the pure Python engine; `make bench` measures the compiled one", style="bold red")
    found = measure(args.seconds, args.rounds, console)
    show(found, console)
    if args.save:
        machine = f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores"
        LAST.write_text(
            json.dumps({"machine": machine, "figures": found}, indent=2, ensure_ascii=False) + "\n", "utf-8"
        )
        console.print(f"kept in {LAST.relative_to(HERE.parent)}")


if __name__ == "__main__":
    main()
