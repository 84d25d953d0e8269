"""Long tasks of the page: how often it is busy for more than 50 ms while somebody plays, on a phone's screen.

    python -m bench.long_tasks                 eleven decisions in each game, three times

Each task is timed twice, from Chromium's own trace: by the clock, as a `longtask` of PerformanceObserver is, and by the
processor, which other programs on the machine do not lengthen. It needs the built page and Chromium, and fails where
the median of the rounds has a task over the bound by the processor while it is played. Beside them stands how long the
page would be blocked on a processor four times slower: of every task what is over the bound, as Lighthouse counts it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from anpfiff.games import KEYS
from tests.browser.chromium import launched
from tests.browser.fan import TAP, Fan
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TRACED: Final = ["disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"]
TASK: Final = "RunTask"
BEGUN: Final = "anpfiff-begun"
"""The mark that the page makes in its trace when the first question stands there."""
MAIN: Final = "CrRendererMain"
STEP: Final = 60
"""Milliseconds between two looks at whether something is asked."""
BOUND: Final = 50.0
SLOWER: Final = 4
"""A phone's processor, as Lighthouse has it."""


def main() -> int:
    """Play, print, and judge."""
    asked = argparse.ArgumentParser(prog="python -m bench.long_tasks", description="Long tasks of the page.")
    asked.add_argument("--decisions", type=int, default=11)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--bound", type=float, default=BOUND, help="milliseconds of the processor for one task")
    asked.add_argument("--games", nargs="*", default=list(KEYS))
    wish = asked.parse_args()
    longest = [f"{which}, longest of each round, ms" for which in ("clock", "processor")]
    shown = Table("game", "tasks", *longest, "blocked on a phone, ms")
    is_slow = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "matches.db")
        server.start()
        browser = launched(playwright)
        try:
            for game in wish.games:
                runs = [play(browser, server.url, game, wish.decisions) for _ in range(wish.rounds)]
                for name, tasks in (("loading", [run[0] for run in runs]), ("playing", [run[1] for run in runs])):
                    clock = [max((one.clock for one in run), default=0.0) for run in tasks]
                    processor = [max((one.processor for one in run), default=0.0) for run in tasks]
                    rows = (clock, processor, [blocked(run) for run in tasks])
                    shown.add_row(game, name, *[" ".join(f"{ms:.0f}" for ms in row) for row in rows])
                    is_slow = is_slow or (name == "playing" and statistics.median(processor) > wish.bound)
        finally:
            browser.close()
            server.stop()
    Console().print(shown)
    return int(is_slow)


class LongTask(NamedTuple):
    """How long the page was busy with one thing, in milliseconds."""

    clock: float
    processor: float


def blocked(tasks: list[LongTask]) -> float:
    """How long a finger would wait in all, on a processor that is so many times slower."""
    return sum(max(0.0, SLOWER * one.processor - BOUND) for one in tasks)


def play(browser: Browser, url: str, game: str, decisions: int) -> tuple[list[LongTask], list[LongTask]]:
    """The tasks until the first question stands there, and those of so many decisions."""
    fan = Fan(browser, url, "phone", speed="brisk")
    page = fan.page
    page.set_viewport_size({"width": 390, "height": 844})
    browser.start_tracing(page=page, categories=TRACED)
    fan.lay(game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}])
    page.locator(".table main h1").wait_for()
    page.wait_for_timeout(1500)
    page.evaluate("name => performance.mark(name)", BEGUN)
    taps = 0
    for _ in range(2000):
        if taps >= decisions or page.locator(".hero").count():
            break
        taps += page.evaluate(TAP) not in {"nothing", "elsewhere"}
        page.wait_for_timeout(STEP)
    page.wait_for_timeout(1500)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    fan.close()
    return tasks_of(events)


def tasks_of(events: list[dict[str, Any]]) -> tuple[list[LongTask], list[LongTask]]:
    """What a trace tells of the page's own thread, before and after the mark."""
    begun = next(event for event in events if event["name"] == BEGUN)
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    assert names[begun["pid"], begun["tid"]] == MAIN
    loading: list[LongTask] = []
    playing: list[LongTask] = []
    for one in events:
        if one["name"] == TASK and "dur" in one and (one["pid"], one["tid"]) == (begun["pid"], begun["tid"]):
            processor = one.get("tdur", 0) / 1000  # a task too short for the processor's clock has none in the trace
            (loading if one["ts"] < begun["ts"] else playing).append(LongTask(one["dur"] / 1000, processor))
    return loading, playing


if __name__ == "__main__":
    sys.exit(main())
