"""The page without a server: how soon it can be played when it is opened again, and how soon its bots answer.

    make site && python -m bench.offline            five starts without a network, and forty decisions in each game

A start counts from the address to the first button that can be pressed: by then Python and the shelf are there. An
answer counts in the page, from what was said or told to the next news of the engine's worker.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from anpfiff.games import KEYS
from tests.browser.chromium import launched
from tests.browser.fan import TAP
from tests.browser.test_site import away_from_all, begin

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LISTEN: Final = """
  window.heard = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'told') window.heard.push([performance.now(), data.text]);
      });
    }
    postMessage(said, ...rest) {
      if (said.kind === 'say' && JSON.parse(said.text).type === 'say') window.heard.push([performance.now(), '']);
      super.postMessage(said, ...rest);
    }
  };
"""
GAPS: Final = """
  () => heard.slice(1).flatMap(([at, text], k) => {
    const isBot = text && JSON.parse(text).type === 'news';
    return isBot ? [at - heard[k][0]] : [];
  })
"""
"""Between every piece of news and what was said or told before it."""
STEP: Final = 40


def main() -> None:
    """Start, play and print."""
    asked = argparse.ArgumentParser(prog="python -m bench.offline", description="The page without a server.")
    asked.add_argument("--starts", type=int, default=5)
    asked.add_argument("--decisions", type=int, default=40)
    asked.add_argument("--games", nargs="*", default=list(KEYS))
    wish = asked.parse_args()
    shown = Table("game", "answers", "median, ms", "19 of 20, ms", "longest, ms")
    with sync_playwright() as playwright:
        browser = launched(playwright)
        starts = opened_again(browser, wish.starts)
        for game in wish.games:
            found = sorted(answers(browser, game, wish.decisions))
            figures = (statistics.median(found), found[len(found) * 19 // 20], found[-1])
            shown.add_row(game, str(len(found)), *[f"{ms:.0f}" for ms in figures])
        browser.close()
    print("second start without a network, s:", " ".join(f"{one:.1f}" for one in starts))
    Console().print(shown)


def opened_again(browser: Browser, times: int) -> list[float]:
    """Seconds until the page can be played, each time it is opened again."""
    fan = away_from_all(browser, "dark", "de")
    found: list[float] = []
    for _ in range(times):
        before = time.perf_counter()
        fan.page.goto(fan.url)
        fan.page.locator(".big:enabled").wait_for()
        found.append(time.perf_counter() - before)
    fan.close()
    return found


def answers(browser: Browser, game: str, decisions: int) -> list[float]:
    """Milliseconds between a piece of news and what was said or told before it, in a match against greedy bots."""
    fan = away_from_all(browser, "dark", "de")
    page = fan.page
    page.add_init_script(f"localStorage['anpfiff.opponent.{game}'] = 'greedy';{LISTEN}")
    page.goto(fan.url)
    page.locator(".big:enabled").wait_for()
    begin(fan, game)
    page.evaluate("heard.length = 0")
    taps = 0
    for _ in range(20 * decisions):
        if taps >= decisions or page.locator(".hero").count():
            break
        taps += page.evaluate(TAP) not in {"nothing", "elsewhere"}
        page.wait_for_timeout(STEP)
    found: list[float] = page.evaluate(GAPS)
    fan.close()
    return found


if __name__ == "__main__":
    main()
