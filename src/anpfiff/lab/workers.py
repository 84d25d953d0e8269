"""Workers play the batches: one after another, in a pool of processes, or on a cluster. The bytes are the same."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import traceback
from collections import deque
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Pipe, wait
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from anpfiff.core import extras
from anpfiff.lab.batch import play_batch
from anpfiff.lab.plan import own_among
from anpfiff.lab.watch import Loss, Watch, Worker, loss_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from multiprocessing.connection import Connection

    from anpfiff.lab.plan import Plan

    Channel = Connection[Any, Any]


MOST_LOSSES: Final = 5
"""How many workers may die before we believe that it is the work that kills them."""
LOOK_AGAIN: Final = 0.5
"""Seconds between two looks at workers in which bots of somebody's own play."""


@dataclass(frozen=True)
class Part:
    """A piece of work: the matches of one series from `first` up to, not including, `last`."""

    series: int
    plan: Plan
    first: int
    last: int
    losses: tuple[Loss, ...] = ()
    """What bots of somebody's own are known to lose there, since they ended the process that asked them."""

    @property
    def has_own_bots(self) -> bool:
        """Whether anything can happen to who plays it."""
        return bool(own_among(self.plan.bots))

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells it from every other part of the same work."""
        return self.series, self.first, self.last

    def play(self) -> bytes:
        """Do it."""
        return play_batch(self.plan, self.first, self.last, self.losses, _mine)


Played = tuple[Part, bytes]


def play_part(part: Part) -> bytes:
    """Do one piece of work; a function of this name is what a cluster shows."""
    if part.has_own_bots:  # in a process below this one, for a cluster gives up a task that ends its process
        return next(pooled([part], 1))[1]
    return part.play()


class Work(Protocol):
    """Anything a worker can do: it is sent there, and its bytes come back."""

    def play(self) -> bytes:
        """Do it."""


AnyWork = TypeVar("AnyWork", bound=Work)


_mine: Watch | None = None
"""The watch of this process, if it is a worker."""


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
    last_words = LastWords()
    pool: dict[Channel, Worker] = {}
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
            ready = wait_for_any(busy, pool)
            for channel in [channel for channel in busy if channel in ready]:
                part = busy.pop(channel)
                try:
                    data, error, where = channel.recv()
                except (EOFError, OSError):
                    found = last_words.hold(part, pool.pop(channel))
                    losses += found is None
                    if losses > MOST_LOSSES:
                        raise RuntimeError(f"{losses} workers died: is there too little memory?") from None
                    left.appendleft(found or part)
                    continue
                hand_out(channel)
                if error is not None:
                    error.add_note(where)
                    raise error
                yield part, data
    finally:
        for worker in pool.values():
            if worker.process.pid is not None:  # a match may take minutes, and half a batch is thrown away anyway
                worker.process.kill()
                worker.process.join()


def wait_for_any(busy: Mapping[Channel, Work], pool: dict[Channel, Worker]) -> list[Any]:
    """Wait until a worker is done or dead; one whose bot cannot be interrupted from inside is ended."""
    is_watched = any(isinstance(work, Part) and work.has_own_bots for work in busy.values())
    while not (ready := wait(list(busy), LOOK_AGAIN if is_watched else None)):
        for channel in busy:
            if pool[channel].watch.is_overdue():
                pool[channel].process.kill()
    return ready


class LastWords:
    """Why workers die: a bot of somebody's own that was being asked loses its match, if that is no coincidence.

    Somebody else may have killed the worker. So the match is played again, and lost if it ends that way once more; a
    bot that has done so is believed to be able to do it again.
    """

    def __init__(self) -> None:
        self._suspects: Final[set[tuple[tuple[int, int, int], int, int]]] = set()
        self._convicted: Final[set[str]] = set()

    def hold(self, work: AnyWork, worker: Worker) -> AnyWork | None:
        """The same work again, with what is known to be lost there; None if no such bot was asked."""
        asked = worker.watch.asked()
        if asked is None or not isinstance(work, Part):
            return None
        name = work.plan.bots[asked.bot]
        suspect = (work.key, asked.match, asked.bot)
        if not worker.watch.is_overdue() and name not in self._convicted and suspect not in self._suspects:
            self._suspects.add(suspect)
            return work
        self._convicted.add(name)
        return replace(work, losses=(*work.losses, loss_of(name, worker)))


def start_worker(pool: dict[Channel, Worker]) -> Channel:
    """Start one more worker; returns the channel to it."""
    with _without_ctrl_c():
        channel, theirs = Pipe()
        watch = Watch()
        # A fresh interpreter per worker: forking a process that draws a progress bar in a thread may hang.
        process = get_context("spawn").Process(target=_work, args=(theirs, watch), daemon=True)
        pool[channel] = Worker(process, watch)
        with _without_this_folder():
            process.start()
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


def _work(channel: Channel, watch: Watch) -> None:
    """Play what comes along the channel, until it is cut or the process at its other end is gone."""
    global _mine  # noqa: PLW0603  a process is one worker
    _mine = watch
    os.dup2(2, 1)  # what a bot prints must not stand in the middle of our report
    sys.stdout = sys.stderr  # which is not kept back until a worker is killed, as it is when all is played
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
    """How the parts are played: by a pool, or by this process alone when there is just one worker or one part.

    Bots of somebody's own never play in this process: they may end it.
    """
    if cluster:
        from anpfiff.lab.workers import clustered  # noqa: PLC0415  Ray is an extra, and slow to import

        return lambda parts: clustered(parts, workers)

    def play(parts: list[Part]) -> Iterator[Played]:
        is_alone = workers == 1 or len(parts) == 1
        is_safe = not any(part.has_own_bots for part in parts)
        return serial(parts) if is_alone and is_safe else pooled(parts, workers)

    return play


OBJECT_STORE: Final = 100_000_000
"""Batches are small: a local cluster need not take a third of the memory, as Ray would by itself."""


def join(workers: int) -> Any:
    """Ray, joined to a cluster."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody simulates football
    ray = extras.load("ray", "cluster")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        ray.init(
            num_cpus=workers,
            include_dashboard=False,
            object_store_memory=OBJECT_STORE,
            _node_ip_address="127.0.0.1",
            **quiet,
        )
    return ray


def clustered(parts: list[Part], workers: int) -> Iterator[Played]:
    """On the cluster; what a dying worker had in hand is played again by another one, and handed in once."""
    ray = join(workers)
    try:
        task = ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(play_part)
        hands = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(parts)
        busy = {task.remote(part): part for part in islice(left, hands)}
        while busy:
            done, _ = ray.wait(list(busy), num_returns=1)
            for reference in done:
                part = busy.pop(reference)
                yield part, ray.get(reference)
            busy |= {task.remote(part): part for part in islice(left, len(done))}
    finally:
        ray.shutdown()
