"""Many matches between bots, on as many processors as one likes: the same seed always gives the same numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.lab import BATCH
from anpfiff.lab.batch import read_batch
from anpfiff.lab.tally import empty
from anpfiff.lab.workers import Part, workers_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.lab.plan import Plan
    from anpfiff.lab.study import Study
    from anpfiff.lab.tally import Tally

Key = tuple[int, int, int]


def parts_of(series: int, plan: Plan, size: int) -> list[Part]:
    """The matches of a plan in parts."""
    return [Part(series, plan, first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def simulate(
    plans: list[Plan],
    workers: int,
    on_progress: Callable[[int], None],
    *,
    batch: int = BATCH,
    study: Study | None = None,
    cluster: bool = False,
) -> tuple[list[Tally], bool]:
    """A tally for each plan, and whether all was played; Ctrl-C ends it with what is finished.

    With a study, every finished batch is kept in its folder, and what lies there is not played again.
    """
    for plan in plans:
        plan.check()
    work = [part for series, plan in enumerate(plans) for part in parts_of(series, plan, batch)]
    done: dict[Key, bytes | None] = {}
    if study is not None:
        done = {part.key: None for part in work if study.has(part)}
    left = [part for part in work if part.key not in done]
    played = sum(part.last - part.first for part in work) - sum(part.last - part.first for part in left)
    on_progress(played)
    is_whole = True
    try:
        for part, data in workers_for(workers, cluster=cluster)(left) if left else iter(()):
            if study is not None:
                study.keep(part, data)
            done[part.key] = data if study is None else None
            played += part.last - part.first
            on_progress(played)
    except KeyboardInterrupt:
        is_whole = False
    tallies = [empty(plan.bots) for plan in plans]
    for part in work:  # in this order, not in that of the workers, so that every digit is the same
        if part.key in done:
            tallies[part.series].add(read_batch(done[part.key] or b"") if study is None else study.read(part))
    return tallies, is_whole
