"""The page without a server: after one visit whole matches are played without a network."""

from __future__ import annotations

import http.server
import json
import re
import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import pytest

from anpfiff.offline.writing import NO_FALLBACK, wire_size
from tests.browser import fieber, hat
from tests.browser.axe import findings
from tests.browser.fan import Fan
from tests.browser.moments import shortly_before_the_end
from tests.browser.test_world_cup import click_through

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

SITE: Final = Path(__file__).parents[2] / "build" / "site"
OPENING: Final = 120_000
"""Milliseconds that Python may take to come, on a machine that is busy with other tests."""
IS_KEPT: Final = "() => navigator.serviceWorker.controller !== null"
LISTEN: Final = """
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => { if (data.kind === 'ready') window.begunFrom = data.from; });
    }
  };
"""
ON_THE_SHELF: Final = """
  async (said) => {
    const shelf = await caches.open('anpfiff started /engine/');
    const kept = (await shelf.keys()).find(({ url }) => url.includes('?in='));
    if (said === 'spoil') await shelf.put(kept, new Response('no memory'));
    if (said === 'die') await shelf.put('/engine/started/tried', new Response(''));
    return kept !== undefined;
  }
"""

REFUSALS: Final = """
  window.refused = [];
  const Plain = window.Worker;
  const asked = new Map();
  window.Worker = class extends Plain {
    postMessage(said, ...more) {
      if (said.kind === 'ask') asked.set(said.n, said.path);
      super.postMessage(said, ...more);
    }
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'answer' && data.status >= 400) window.refused.push(`${data.status} ${asked.get(data.n)}`);
      });
    }
  };
"""


class Host:
    """Any host of static files: it knows nothing but files, and shows `404.html` for all other paths."""

    def __init__(self, folder: Path) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.url = f"http://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody can be reached any more."""
        self._server.shutdown()
        self._server.server_close()


class Files(http.server.SimpleHTTPRequestHandler):
    """Files, as hosts send them."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def log_message(self, *_said: object) -> None:
        """Nobody reads it."""

    def send_head(self) -> object:  # type: ignore[override]  # a file, or nothing
        """The page itself in place of what is no file."""
        is_file = Path(self.translate_path(self.path)).exists()
        self.path = self.path if is_file else "/404.html"
        return super().send_head()


def away_from_all(browser: Browser, theme: str, language: str) -> Fan:
    """Somebody who visited on a phone the site that `make site` wrote, once, and has no network since."""
    assert SITE.exists(), "the site is not written: make site"
    host = Host(SITE)
    fan = Fan(browser, host.url, "phone", theme, language, has_worker=True, stays=True)
    page = fan.page
    page.set_default_timeout(OPENING)
    page.goto(host.url)
    page.locator(".big:enabled").wait_for()
    page.wait_for_function(IS_KEPT, timeout=OPENING)
    host.stop()
    fan.context.set_offline(True)
    return fan


@pytest.fixture(scope="module")
def away(browser: Browser) -> Iterator[Fan]:
    """One visit for several tests: each opens the page anew. Python takes seconds to come."""
    fan = away_from_all(browser, "light", "fr")
    fan.page.add_init_script(LISTEN)
    yield fan
    fan.close()


def begin(fan: Fan, game: str) -> None:
    """Against the weakest bots, from the page of a new table."""
    page = fan.page
    fan.go(f"/new?game={game}&mode=bot")
    page.locator("#new-table .go").click()
    page.wait_for_url("**/t/*")
    page.locator(".table main h1").wait_for()


PLAYED: Final[dict[str, Callable[[Fan], object]]] = {
    "finale": lambda fan: fan.play(),
    "world_cup": lambda fan: click_through(fan.page),
    "fussball_fieber": fieber.play,
    "hat_trick": hat.play,
}
LAST: Final = 24
"""So much is still to be said in a match that comes as a file."""


def test_matches_are_ended_without_a_network_and_kept(away: Fan) -> None:
    """From a file; tests/site/test_stadium.py plays whole ones by the same engine."""
    page, told = away.page, {}
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(away.url)
    for game, play in PLAYED.items():
        away.go("/me")
        away.open_match(shortly_before_the_end(game, LAST))
        play(away)
        page.locator(".hero").wait_for()
        told[urlsplit(page.url).path] = page.locator("h1").inner_text()

    page.reload()
    for path, heading in told.items():
        away.go(path)
        page.locator(".hero").wait_for()
        assert page.locator("h1").inner_text() == heading, "the match is kept on the device"
    assert away.complaints == []


def test_every_screen_is_there_without_a_network(browser: Browser) -> None:
    fan = away_from_all(browser, "dark", "en")
    page = fan.page
    page.add_init_script(REFUSALS)
    page.reload()

    def look(path: str, sign: str) -> None:
        fan.go(path)
        page.locator(sign).first.wait_for()
        assert page.evaluate("refused") == []
        assert not page.locator("[role=alert]:visible").all_inner_texts()

    look("/", "[data-lesson]")
    lessons = page.locator("[data-lesson]").evaluate_all("all => all.map((one) => one.dataset.lesson)")
    assert {lesson.split()[0] for lesson in lessons} == set(PLAYED)
    for game in PLAYED:
        look(f"/reference/{game}", "main h2")
        look(f"/owner/{game}", "main button")
        look(f"/real/{game}", "form .go")
        look(f"/new?game={game}", "#new-table .go")
    look("/puzzles", "main a[href^='/puzzle/']")
    look("/puzzle/day", "main h1")
    look("/me", ".match")
    look("/", "[data-lesson]")
    page.locator("[data-lesson^=finale]").first.click()
    page.locator("[role=note]").first.wait_for()

    begin(fan, "finale")
    page.keyboard.press("m")
    menu = page.get_by_role("dialog")
    menu.get_by_text("Resign").wait_for()
    for elsewhere in ("Webhook", "QR code", "Links", "another device"):
        assert menu.get_by_text(elsewhere).count() == 0
    page.keyboard.press("Escape")
    fan.resign("Resign")
    table = page.url.rsplit("/", 1)[-1]
    for path, sign in [
        ("t", ".hero"),
        ("review", "main h1"),
        ("paper", ".sheet"),
        ("replay", ".controls"),
        ("practice", "main h1"),
    ]:
        look(f"/{path}/{table}", sign)
        assert not page.get_by_role("button", name=re.compile("Share")).count(), "nobody could follow a link"
    look("/real/finale", "form .go")
    page.locator("form .go").click()
    page.locator(".lay .go").click()
    page.locator(".answers .key:enabled").first.wait_for()
    look("/", ".over li")
    assert page.get_by_text("Open tables").count() == 0
    assert fan.complaints == []
    fan.close()


def begun_from(fan: Fan) -> str:
    """Open the page again, and wait until its next start is kept; where Python began."""
    fan.page.goto(fan.url)
    fan.page.locator(".big:enabled").wait_for()
    fan.until(ON_THE_SHELF)
    found: str = fan.page.evaluate("begunFrom")
    return found


def test_a_start_begins_where_the_last_one_had_come_and_from_the_beginning_if_that_is_spoilt(away: Fan) -> None:
    begun_from(away)
    tables = set()
    for _ in range(2):
        assert begun_from(away) == "what was kept"
        begin(away, "finale")
        tables.add(away.page.url)
    assert len(tables) == 2, "chance is not kept with the memory: else every start would deal the same cards"

    away.page.evaluate(ON_THE_SHELF, "spoil")
    assert begun_from(away) == "its beginning"

    away.page.evaluate(ON_THE_SHELF, "die")
    away.page.evaluate("localStorage.setItem('anpfiff.name', 'Mara')")
    assert begun_from(away) == "its beginning", "a start that was not survived is not tried twice"
    away.page.locator(".big").click()
    away.page.wait_for_url("**/t/*")
    away.page.locator(".table main h1").wait_for()
    assert away.complaints == []


def test_the_page_without_a_server_is_accessible_and_says_when_it_is_open_twice(away: Fan) -> None:
    page = away.page
    page.goto(away.url)
    page.locator(".big:enabled").wait_for()
    assert findings(page) == []
    assert not page.locator("input[name=mode]").nth(2).count(), "nobody can be invited by link"

    other = away.new_page()
    other.goto(away.url)
    other.get_by_text("Anpfiff est déjà ouvert").wait_for()
    page.goto("about:blank")
    other.set_default_timeout(OPENING)
    other.locator(".big:enabled").wait_for()
    other.close()
    assert away.complaints == []


def test_the_site_is_small_and_can_be_installed() -> None:
    manifest = json.loads((SITE / "manifest.webmanifest").read_text(encoding="utf-8"))

    for purpose in ("any", "maskable"):
        sizes = {icon["sizes"] for icon in manifest["icons"] if icon.get("purpose", "any") == purpose}
        assert sizes >= {"192x192", "512x512"}
    assert all((SITE / icon["src"].lstrip("/")).is_file() for icon in manifest["icons"])
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    files = [path for path in SITE.rglob("*") if path.is_file() and path.name != NO_FALLBACK]
    assert sum(wire_size(path.name, path.read_bytes()) for path in files) <= 7_000_000
    assert (SITE / "404.html").read_bytes() == (SITE / "index.html").read_bytes()
