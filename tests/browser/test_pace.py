"""A match at the pace most people play it: keys cut a moment short, and nobody is asked before it is over."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.browser.fan import GO, LEGAL, PATIENCE, PLAIN, TAP, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server

ON: Final = "[data-testid=moment]"
SEATS: Final = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}]
FAST: Final = 400
"""Milliseconds of the page's time that go by at one look, while nobody looks closely."""
SECOND: Final = 1600
"""A key that comes later than this ends one moment, not all that waits."""
WATCH: Final = f"""
window.early = [];
new MutationObserver(() => {{
  const lit = (selector) => [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length);
  if (!document.querySelector('{ON}')) return;
  const asked = document.title.startsWith('Du bist dran') || lit('{GO}') || lit('{LEGAL}') || lit('{PLAIN}');
  if (asked) window.early.push(document.querySelector('main h1').textContent);
}}).observe(document, {{ subtree: true, childList: true, characterData: true }});
"""
"""Notes every question that is asked while a large moment is on."""


def play_on(page: Page) -> str:
    """Answer whatever is asked, and let time fly, until a large moment is on; what it says."""
    until = time.monotonic() + PATIENCE
    while not page.locator(ON).count():
        assert time.monotonic() < until, "nothing large ever happens"
        page.evaluate(TAP)
        page.clock.run_for(FAST)
    return page.locator(f"{ON} .line").text_content() or ""


def test_enter_and_space_cut_a_moment_short_and_the_question_comes_after_it(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, speed="calm")
    page = fan.page
    page.add_init_script(WATCH)
    page.clock.install()
    fan.lay("penalty_duel", SEATS)
    page.locator("main:not(.drawing) h1").wait_for()
    page.clock.pause_at(page.evaluate("() => Date.now()") + 10)
    for key in ("Enter", "Space"):
        said = play_on(page)
        assert said
        page.wait_for_timeout(SECOND)
        assert page.locator("main h1").inner_text() == "Der Ball rollt."
        assert page.locator(f"{ON} .line").text_content() == said, "its time stands still"

        page.keyboard.press(key)

        expect(page.locator(f"{ON} .line", has_text=said)).to_have_count(0)
        expect(page.locator(".tick ol li", has_text=said).first).to_be_visible()
    while page.locator("main h1").inner_text() == "Der Ball rollt.":
        page.clock.run_for(FAST)
    assert page.evaluate("() => window.early") == []
    assert fan.complaints == []
    fan.close()
