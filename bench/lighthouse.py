"""How Lighthouse judges the page on its phone: home, a table of each game at its first question, and a replay.

    npm install --prefix FOLDER lighthouse@12.8.2
    python -m bench.lighthouse --program FOLDER/node_modules/.bin/lighthouse

Lighthouse is no part of the project. A table is opened by a link as the page hands it out, by a browser that was never
here. It slows the line and the processor down by calculation, so a busy machine counts as a slow phone: the table shows
how many programs waited for the processor. It needs the built page and Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import statistics
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from anpfiff.games import KEYS
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.share.link_cards import code_of
from tests.browser.chromium import own_chromium
from tests.browser.server import Server

CATEGORIES: Final = ("performance", "accessibility", "best-practices")
AUDITS: Final = {
    "first-contentful-paint": "first text, s",
    "largest-contentful-paint": "largest, s",
    "total-blocking-time": "blocked, ms",
    "speed-index": "speed index, s",
    "interactive": "answers, s",
    "cumulative-layout-shift": "shift",
}
FLAGS: Final = "--headless --no-sandbox --disable-gpu --disable-background-networking"


def main() -> None:
    """Judge every page some times, and print the medians."""
    asked = argparse.ArgumentParser(prog="python -m bench.lighthouse", description="How Lighthouse judges the page.")
    asked.add_argument("--program", default="lighthouse", help="Lighthouse, as npm installed it")
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--pages", nargs="*", default=["home", *KEYS, "replay"])
    asked.add_argument("--keep", type=Path, help="a folder for the last report of each page")
    wish = asked.parse_args()
    shown = Table("page", *CATEGORIES, *AUDITS.values(), "largest is", "waiting programs")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "matches.db")
        server.start()
        try:
            for page in wish.pages:
                link = link_of(server.url, page)
                reports = [judged(wish.program, link, Path(folder) / "report.json") for _ in range(wish.rounds)]
                shown.add_row(page, *row(reports), f"{os.getloadavg()[0]:.1f}")
                if wish.keep:
                    wish.keep.mkdir(parents=True, exist_ok=True)
                    (wish.keep / f"{page}.json").write_text(json.dumps(reports[-1]))
        finally:
            server.stop()
    Console(width=200).print(shown)


def link_of(url: str, page: str) -> str:
    """Where a page is found: a new table of a game, a match of bots that is over, or home."""
    if page == "home":
        return url
    key = secrets.token_urlsafe(24)
    bot = {"kind": "bot", "bot": "random"}
    seats = [bot, bot] if page == "replay" else [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}]
    laid = posted(f"{url}/api/tables", {"game": "finale" if page == "replay" else page, "seats": seats, "key": key})
    card = f"?card=de.{code_of(hash_of(laid['watch']))}"
    if page == "replay":
        wait_for_the_end(url, laid)
        return f"{url}/replay/{laid['table']}{card}#{laid['watch']}"
    return f"{url}/t/{laid['table']}{card}#{key}"


def wait_for_the_end(url: str, laid: dict[str, Any]) -> None:
    """Until the bots have played their match."""
    while True:
        question = urllib.request.Request(
            f"{url}/api/tables/{laid['table']}", headers={"authorization": f"Bearer {laid['watch']}"}
        )
        with urllib.request.urlopen(question) as answer:
            if json.load(answer)["status"] == "over":
                return


def posted(url: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What the server answers."""
    question = urllib.request.Request(url, json.dumps(wish).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(question) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def judged(lighthouse: str, link: str, file: Path) -> dict[str, Any]:
    """Lighthouse's report of one visit."""
    command = [
        lighthouse, link, "--quiet", "--output=json", f"--output-path={file}",
        f"--chrome-flags={FLAGS}", f"--only-categories={','.join(CATEGORIES)}",
    ]  # fmt: skip
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": own_chromium() or ""})
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def row(reports: list[dict[str, Any]]) -> list[str]:
    """The medians of some reports."""
    found = [
        f"{statistics.median(100 * one['categories'][name]['score'] for one in reports):.0f}" for name in CATEGORIES
    ]
    for name, label in AUDITS.items():
        value = statistics.median(one["audits"][name]["numericValue"] for one in reports)
        found.append(f"{value / 1000:.2f}" if label.endswith(", s") else f"{value:.3g}")
    return [*found, largest(reports[-1])]


def largest(report: dict[str, Any]) -> str:
    """What the largest thing was that Lighthouse waited for."""
    items = report["audits"]["largest-contentful-paint-element"].get("details", {}).get("items", [])
    return str(items[0]["items"][0]["node"]["selector"])[-40:] if items else ""


if __name__ == "__main__":
    main()
