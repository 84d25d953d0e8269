"""Plays whole matches of Finale through the skin, with mouse or keyboard, and fails where somebody gets stuck.

Needs the development server: ``npx vite --port 5199`` in client/, then from the project's folder
``.venv/bin/python client/dev/finale/play_through.py``.
"""

# ruff: noqa: D102, D103, S311, T201 (a script: it prints, and plays at random)

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from capture import GAME, answer, news

from anpfiff.core.table import Table

ADDRESS: Final = "http://localhost:5199/dev/finale/index.html?f=dressing-room"
MOST_CLICKS: Final = 60


class Coach:
    """Seat 0, who only ever uses what the page shows."""

    def __init__(self, page: Page, table: Table, rng: random.Random, by_keyboard: bool) -> None:
        self.page = page
        self.table = table
        self.rng = rng
        self.by_keyboard = by_keyboard
        self.said: list[str] = []

    def hear(self, action: str) -> None:
        self.said.append(action)
        self.table.say(0, action)

    def show(self) -> None:
        self.page.evaluate("fixture => window.deliver(fixture)", news(self.table, 0))

    def press(self, element: Any) -> None:
        if self.by_keyboard:
            element.focus()
            self.page.keyboard.press("Enter")
        else:
            element.click(force=True)

    def choose(self) -> None:
        """Press legal things at random until the button can be pressed, then press it; the queue does the rest."""
        before = len(self.said)
        for _ in range(MOST_CLICKS):
            go = self.page.query_selector(".finale .go:not([aria-disabled=true])")
            legal = self.page.query_selector_all(".finale .legal")
            plain = self.page.query_selector_all(".finale .buttons .fin-btn:not(.go)")
            ways = self.page.query_selector_all(".finale .ways .fin-btn")
            own = self.page.query_selector(".finale .choice .fin-btn:last-child[aria-pressed=false]")
            if own and self.rng.random() < 0.5:
                self.press(own)
            elif ways:
                self.press(self.rng.choice(ways))
            elif plain and self.rng.random() < 0.3:
                self.press(self.rng.choice(plain))
            elif go and (not legal or self.rng.random() < 0.6):
                self.press(go)
            elif legal:
                self.press(self.rng.choice(legal))
            else:
                break
            for _ in range(40):
                if len(self.said) == before:
                    break
                before = len(self.said)
                if self.table.is_over or not any(decision.seat == 0 for decision in self.table.asks()):
                    return
                self.show()
                self.page.wait_for_timeout(5)
                if len(self.said) == before:
                    return
            else:
                continue
        raise SystemExit(f"stuck at {self.page.inner_text('.finale h1')!r}, last said {self.said[-3:]}")


def match(page: Page, seed: int, options: dict[str, Any], by_keyboard: bool) -> str:
    rng = random.Random(seed)
    table = Table(GAME, GAME.agree(options=options, seats=2), seed=seed)
    coach = Coach(page, table, rng, by_keyboard)
    page.expose_function("answer", coach.hear)
    page.goto(ADDRESS)
    page.wait_for_selector(".finale h1")
    asked: set[str] = set()
    while not table.is_over:
        decisions = table.asks()
        mine = next((decision for decision in decisions if decision.seat == 0), None)
        if mine is None:
            table.say(decisions[0].seat, answer(decisions[0], rng))
            continue
        asked.add(mine.question)
        coach.show()
        page.wait_for_timeout(5)
        coach.choose()
    coach.show()
    result = table.result()
    return f"{seed}: {result.score} {result.reason}, {len(coach.said)} said, asked {' '.join(sorted(asked))}"


def main() -> None:
    tries = [
        {"deck_mode": "starter", "squads": "starter", "tie_after_90": "extra_time_and_shootout"},
        {
            "lost_row_refill": True,
            "counter": "optional",
            "tie_after_90": "extra_time_and_shootout",
            "shootout_after_five": "second_series",
        },
        {"deck_mode": "free_choice", "arrow": "may_reuse_type", "shortage": "empty"},
        {"format": "cup_tie", "cup_new_squad_per_leg": False, "die": "0 1 2 3", "corner_rule": "on_strongest"},
    ]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 8):
            width, height = [(1440, 900), (360, 740), (768, 1024)][seed % 3]
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            errors: list[str] = []
            page.on("pageerror", lambda error, errors=errors: errors.append(str(error)))
            options = tries[seed % len(tries)]
            print(width, json.dumps(options), match(page, seed, options, by_keyboard=seed % 2 == 1), flush=True)
            if errors:
                raise SystemExit(errors[0])
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
