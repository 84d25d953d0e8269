"""How a trace of Chromium is read."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bench.long_tasks import BEGUN, MAIN, TASK, LongTask, tasks_of

OURS: Final = {"pid": 1, "tid": 2}
OTHERS: Final = {"pid": 1, "tid": 3}


def task(at: int, **told: int) -> dict[str, Any]:
    return {"name": TASK, "ts": at, **OURS, **told}


def test_only_the_thread_of_the_page_counts_before_and_after_the_first_question() -> None:
    trace = [
        {"name": "thread_name", "args": {"name": MAIN}, **OURS},
        {"name": "thread_name", "args": {"name": "Compositor"}, **OTHERS},
        task(10, dur=60_000, tdur=58_000),
        {"name": BEGUN, "ts": 20, **OURS},
        task(30, dur=9_000, tdur=7_000),
        {**task(40, dur=90_000, tdur=90_000), **OTHERS},
        {**task(50), "ph": "B"},
    ]

    assert tasks_of(trace) == ([LongTask(60, 58)], [LongTask(9, 7)])


@pytest.mark.parametrize("at", [10, 30])
def test_a_task_that_needed_no_processor_counts_by_the_clock(at: int) -> None:
    """Chromium leaves the processor's time out where it is nothing."""
    trace = [
        {"name": "thread_name", "args": {"name": MAIN}, **OURS},
        {"name": BEGUN, "ts": 20, **OURS},
        task(at, dur=1),
    ]

    assert [*tasks_of(trace)[0], *tasks_of(trace)[1]] == [LongTask(0.001, 0)]
