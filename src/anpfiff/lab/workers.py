"""Workers play the batches: one after another, in a pool of processes, or on a cluster. The bytes are the same."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import deque
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Pipe, wait
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from anpfiff.lab.batch import play_batch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from anpfiff.lab.plan import Plan

    Channel = Connection[Any, Any]

MOST_LOSSES: Final = 5
"""How many workers may die before we believe that it is the work that kills them."""


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

    def play(self) -> bytes:
        """Do it."""
        return play_batch(self.plan, self.first, self.last)


Played = tuple[Part, bytes]


def play_part(part: Part) -> bytes:
    """Do one piece of work; a function of this name is what a cluster shows."""
    return part.play()


class Work(Protocol):
    """Anything a worker can do: it is sent there, and its bytes come back."""

    def play(self) -> bytes:
        """Do it."""


AnyWork = TypeVar("AnyWork", bound=Work)


def usual_workers() -> int:
    """As many processes as this one may use processors."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def serial(parts: list[AnyWork]) -> Iterator[tuple[AnyWork, bytes]]:
    """One part after another, here."""
    for part in parts:
        yield part, part.play()


def pooled(parts: list[AnyWork], workers: int) -> Iterator[tuple[AnyWork, bytes]]:
    """In processes of their own; what one that dies had in hand is played again by another.

    A worker has a channel to us and shares nothing with the others, and we wait in one thread: whenever one is killed
    or Ctrl-C comes, no lock is left behind that another waits for. The pools of the standard library cannot promise
    that.
    """
    left, losses = deque(parts), 0
    pool: dict[Channel, SpawnProcess] = {}
    busy: dict[Channel, AnyWork] = {}

    def hand_out(channel: Channel) -> None:
        if left:
            busy[channel] = left.popleft()
            with suppress(OSError):  # that it is dead we hear when we listen to it
                channel.send(busy[channel])

    try:
        while left or busy:
            while left and len(pool) < workers:
                hand_out(start_worker(pool))
            ready = wait(list(busy))
            for channel in [channel for channel in busy if channel in ready]:
                part = busy.pop(channel)
                try:
                    data, error, where = channel.recv()
                except (EOFError, OSError):
                    losses += 1
                    if losses > MOST_LOSSES:
                        raise RuntimeError(f"{losses} workers died: is there too little memory?") from None
                    del pool[channel]
                    left.appendleft(part)
                    continue
                hand_out(channel)
                if error is not None:
                    error.add_note(where)
                    raise error
                yield part, data
    finally:
        for worker in pool.values():
            if worker.pid is not None:  # a match may take minutes, and half a batch is thrown away all the same
                worker.kill()
                worker.join()


def start_worker(pool: dict[Channel, SpawnProcess]) -> Channel:
    """Start one more worker; returns the channel to it."""
    with _without_ctrl_c():
        channel, theirs = Pipe()
        # A fresh interpreter per worker: forking a process that draws a progress bar in a thread may hang.
        pool[channel] = get_context("spawn").Process(target=_work, args=(theirs,), daemon=True)
        with _without_this_folder():
            pool[channel].start()
        theirs.close()
    return channel


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Nothing stays half made here, and a worker never hears Ctrl-C: that is for the process that counts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _without_this_folder() -> Iterator[None]:
    """A new interpreter imports from the current folder first; ours must not, for anybody may put files there."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        del os.environ["PYTHONSAFEPATH"]
        if before is not None:
            os.environ["PYTHONSAFEPATH"] = before


def _work(channel: Channel) -> None:
    """Play what comes along the channel, until it is cut or the process at its other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            part: Work = channel.recv()
            try:
                channel.send((part.play(), None, ""))
            except Exception as error:  # noqa: BLE001  whatever it is, it is raised where the work was asked for
                channel.send((b"", error, traceback.format_exc()))


def end_with_the_parent() -> None:
    """For a thread of a worker: nobody works on alone when the process that started it is gone, however rudely."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def workers_for(workers: int, *, cluster: bool = False) -> Callable[[list[Part]], Iterator[Played]]:
    """How the parts are played: by a pool, or by this process alone when there is just one worker or one part."""
    if cluster:
        from anpfiff.lab.cluster import clustered  # noqa: PLC0415  Ray is an extra, and slow to import

        return lambda parts: clustered(parts, workers)
    return lambda parts: serial(parts) if workers == 1 or len(parts) == 1 else pooled(parts, workers)
