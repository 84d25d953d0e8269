"""Those who play the batches: whatever happens to one of them, whenever somebody stops them, nobody waits for ever."""

from __future__ import annotations

import math
import os
import signal
import sys
from multiprocessing import active_children
from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.errors import Unknown
from anpfiff.lab.plan import Plan
from anpfiff.lab.workers import MOST_LOSSES, Part, pooled, serial, start_worker
from tests.lab.kit import wait_until

if TYPE_CHECKING:
    from types import FrameType

PLAN = Plan("finale", ("random", "random"), 20)
PARTS = [Part(0, PLAN, first, first + 5) for first in range(0, 20, 5)]
BYTES = [data for _, data in serial(PARTS)]


def lines_run(stop_at: float = math.inf) -> int:
    """Play with two workers, counting the lines of Python run meanwhile; from one of them on Ctrl-C comes.

    As in real life it waits as long as it is held back.
    """
    lines = 0

    def trace(_frame: FrameType, event: str, _arg: object) -> Any:
        nonlocal lines
        lines += event == "channel"
        if lines >= stop_at and signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, []):
            sys.settrace(None)
            raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        played = sorted(pooled(PARTS, 2), key=lambda each: each[0].first)
    finally:
        sys.settrace(before)
    assert [data for _, data in played] == BYTES
    return lines


def test_ctrl_c_may_come_at_any_moment() -> None:
    lines_run()  # what is imported at the first time is not counted
    every = lines_run()
    for moment in range(1, 9):
        with pytest.raises(KeyboardInterrupt):
            lines_run(every * moment // 10)
        wait_until(lambda: not active_children(), "the end of the workers")


def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    endless = Plan("hat_trick", ("search-1000000",) * 2, 2)

    def kill_all(_signal: int, _frame: FrameType | None) -> None:
        for worker in active_children():
            worker.kill()

    before = signal.signal(signal.SIGALRM, kill_all)
    signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
    try:
        with pytest.raises(RuntimeError, match=f"^{MOST_LOSSES + 1} workers died"):
            list(pooled([Part(0, endless, first, first + 1) for first in range(2)], 2))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_an_error_of_the_work_is_told_with_where_it_happened() -> None:
    lost = Plan("finale", ("random", "nobody"), 1)
    with pytest.raises(Unknown) as told:
        list(pooled([Part(0, lost, 0, 1)], 2))

    assert "in play_batch" in told.value.__notes__[0]


def test_workers_are_deaf_to_ctrl_c_from_the_beginning() -> None:
    """A terminal sends it to all of them; one that has just been started must not answer with a traceback."""
    workers: dict[Any, Any] = {}
    channel = start_worker(workers)
    os.kill(workers[channel].process.pid, signal.SIGINT)
    channel.send(PARTS[0])

    assert channel.recv() == (BYTES[0], None, "")
    channel.close()
    workers[channel].process.join()
    assert workers[channel].process.exitcode == 0
