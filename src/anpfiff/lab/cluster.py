"""The same work on a Ray cluster: that of RAY_ADDRESS, or one that is started here and ends with us."""

from __future__ import annotations

import logging
import os
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core import extras
from anpfiff.lab.workers import MOST_LOSSES, play_part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.lab.workers import Part, Played

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
