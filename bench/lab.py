"""How fast the statistics room is: 10,000 greedy matches of each game with one worker and with several.

``PYTHONPATH=build/compiled python -m bench.lab`` prints the table of docs/lab.md. Cores are shared on most machines, so
the table says how many of them the workers really got, and how many two idle loops got right before.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import time
from typing import Final

from anpfiff.build import own_build
from anpfiff.games import SHELF
from anpfiff.lab.plan import Plan, seat_bots
from anpfiff.lab.simulation import simulate

LOOP: Final = 0.5
"""Seconds of CPU time that every idle loop takes."""


def spent() -> float:
    """CPU seconds of this process and of all its workers that are done."""
    mine, theirs = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return mine.ru_utime + mine.ru_stime + theirs.ru_utime + theirs.ru_stime


def idle_loop() -> None:
    """Take up a core."""
    began = time.process_time()
    while time.process_time() - began < LOOP:
        pass


def cores(workers: int) -> float:
    """How many cores as many idle loops get here and now."""
    began = time.perf_counter()
    loops = [multiprocessing.get_context("fork").Process(target=idle_loop) for worker in range(workers)]
    for loop in loops:
        loop.start()
    for loop in loops:
        loop.join()
    return workers * LOOP / (time.perf_counter() - began)


def row(game: str, bots: tuple[str, ...], games: int, workers: int) -> str:
    """One run as a row of the table."""
    free = cores(workers)
    cpu, began = spent(), time.perf_counter()
    (tally,), _ = simulate([Plan(game, bots, games, seed=10)], workers, lambda _: None)
    wall, used = time.perf_counter() - began, spent() - cpu
    figures = [f"{wall:.1f}", f"{tally.games / wall:,.0f}", f"{tally.games / used:,.0f}", f"{used / wall:.2f}"]
    return f"| {game} | {len(bots)} | {workers} | {' | '.join(figures)} | {free:.2f} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    said = parser.parse_args()
    print("engine:", "pure Python" if own_build() == "sources" else "compiled")
    print("| game | seats | workers | s | matches/s | matches per CPU second | cores used | cores to be had |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for game in SHELF:
        bots = seat_bots(game, ["greedy"], None, {})
        for workers in (1, said.workers):
            print(row(game.key, bots, said.games, workers), flush=True)


if __name__ == "__main__":
    main()
