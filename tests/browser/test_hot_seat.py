"""Two people on one device: nothing of the other seat is in the page while the curtain hangs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tests.browser.fan import TAP, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server


NAMES: Final = "async () => (await (await fetch('/api/games/finale/words/de')).json()).names"
HELD: Final = "() => [...document.querySelectorAll('.hand .tactic, .tactic.legal')].map((one) => one.textContent)"


def test_the_curtain_hides_everything_of_the_other_seat(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{server.url}/new?game=finale&mode=here")
    for seat, name in enumerate(("Mara", "Jonas")):
        page.locator("input[form=new-table]").nth(seat).fill(name)
    page.locator("#new-table .go").click()
    page.locator(".curtain h1").wait_for()
    names: dict[str, str] = page.evaluate(NAMES)

    lifted = 0
    while lifted < 6:
        page.locator(".curtain .go").click()
        page.locator(".table main h1").wait_for()
        lifted += 1
        held = page.evaluate(HELD)
        assert held or not page.locator(".legal").count()
        while not page.locator(".curtain").count():
            page.evaluate(TAP)
            page.wait_for_timeout(20)
        markup = page.locator("#app").inner_html()
        assert 'class="tactic' not in markup
        assert page.get_by_test_id("radio").text_content() == "", "what a seat was told is not left to the next"
        latest = next(frame for frame in reversed(frames) if '"type":"news"' in frame)
        assert '"chair":null' in latest
        told = page.locator(".curtain .what").inner_text() if page.locator(".curtain .what").count() else ""
        for text in held:
            card = next((name for name in names.values() if name in text), "")
            assert not card or card in told or card not in markup
    assert fan.complaints == []
    fan.close()


def memory_of(page: Page) -> str:
    """Everything the page's scripts still hold, after the rubbish was taken out."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def test_nothing_of_the_other_seat_is_left_in_memory(browser: Browser, server: Server) -> None:
    """What only one seat was asked is gone from the page's memory, not only from what it shows."""
    fan = Fan(browser, server.url)
    page = fan.page
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{server.url}/new?game=finale&mode=here")
    page.locator("#new-table .go").click()
    found = 0
    while not found:
        page.locator(".curtain .go").click()
        page.locator(".table main h1").wait_for()
        secret = set(re.findall(r"tactic [a-z_]+", "".join(frames)))
        if secret:
            assert all(option in memory_of(page) for option in secret), "the search finds what is there"
        while not page.locator(".curtain").count():
            page.evaluate(TAP)
            page.wait_for_timeout(20)
        held = memory_of(page)
        assert "curtain" in held
        assert [option for option in secret if option in held] == []
        found = len(secret)
        frames.clear()
    fan.close()


def test_a_reload_leaves_the_curtain_down(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    page.goto(f"{server.url}/new?game=finale&mode=here")
    page.locator("#new-table .go").click()
    page.locator(".curtain .go").click()
    page.locator(".table main h1").wait_for()
    page.reload()

    page.locator(".curtain .go").wait_for()
    assert page.locator(".tactic").count() == 0
    fan.close()
