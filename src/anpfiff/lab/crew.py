"""Crews: who plays the batches. One after another, in a pool of processes, or on a cluster: the bytes are the same."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import TYPE_CHECKING, Final

from anpfiff.lab.batch import play_batch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from anpfiff.lab.plan import Plan

MOST_LOSSES: Final = 5
"""So often a crew may lose a worker before we believe that it is the work that kills it."""


@dataclass(frozen=True)
class Part:
    """A piece of work: the matches of one series from `first` up to, not including, `last`."""

    series: int
    plan: Plan
    first: int
    last: int

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells it from every other part of the same work."""
        return self.series, self.first, self.last


Played = tuple[Part, bytes]


def play_part(part: Part) -> bytes:
    """Do one piece of work."""
    return play_batch(part.plan, part.first, part.last)


def usual_workers() -> int:
    """As many processes as this one may use processors."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alone(parts: list[Part]) -> Iterator[Played]:
    """One part after another, here."""
    for part in parts:
        yield part, play_part(part)


def pooled(parts: list[Part], workers: int) -> Iterator[Played]:
    """In a pool of processes; when one of them dies, what it had in hand is played again by a new pool."""
    left, losses = {part.key: part for part in parts}, 0
    while left:
        try:
            for part, data in _in_one_pool(list(left.values()), workers):
                del left[part.key]
                yield part, data
        except BrokenProcessPool:
            losses += 1
            if losses > MOST_LOSSES:
                raise


def _in_one_pool(parts: list[Part], workers: int) -> Iterator[Played]:
    # A fresh interpreter per worker: forking a process that draws a progress bar in a thread may hang.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_prepare)
    others = set(active_children())
    left = iter(parts)
    busy: dict[Future[bytes], Part] = {}
    try:
        # Only a few parts are under way at a time: a worker always finds one, and parts wait here, not in the pool.
        busy |= {pool.submit(play_part, part): part for part in islice(left, 2 * workers)}
        while busy:
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in done:
                part = busy.pop(future)
                yield part, future.result()
            busy |= {pool.submit(play_part, part): part for part in islice(left, len(done))}
    finally:
        if busy:  # somebody stops it: a match may take minutes, and half a batch is thrown away all the same
            for worker in set(active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """Ctrl-C is for the process that counts, and nobody works on when that process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def wait_for_the_end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait_for_the_end, daemon=True).start()


def crew_of(workers: int, *, cluster: bool = False) -> Callable[[list[Part]], Iterator[Played]]:
    """Who plays: by default a pool, or only this process when there is just one worker or one part."""
    if cluster:
        from anpfiff.lab.cluster import clustered  # noqa: PLC0415  Ray is an extra, and slow to import

        return lambda parts: clustered(parts, workers)
    return lambda parts: alone(parts) if workers == 1 or len(parts) == 1 else pooled(parts, workers)
