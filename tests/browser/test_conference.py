"""The conference: sixteen live matches of bots on one page; goals are called at once, and hidden means hidden."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.browser.cups import ask, await_end, of_bots
from tests.browser.cuts import cuts
from tests.server.kit import seated

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server

WITHIN: Final = 60_000
AT_ONCE: Final = 100.0
"""Milliseconds from the news to the call."""
ENOUGH: Final = 12
COVERED: Final = "\u2013"
WATCH: Final = """
window.late = [];
window.called = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      for (const one of node.querySelectorAll ? [node, ...node.querySelectorAll('.alert')] : [])
        if (one.matches('.alert')) {
          window.late.push(Date.now() - Number(one.dataset.at));
          const clubs = [...document.querySelectorAll('.tile b')].map((name) => name.innerText.split('\\n'));
          window.called.push([one.querySelector('.call').innerText, one.querySelector('.voice').innerText, clubs]);
        }
}).observe(document, { subtree: true, childList: true });
"""


def scores(page: Page) -> list[str]:
    return page.locator(".tile em").all_inner_texts()


def test_sixteen_matches_at_once(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="de-DE", viewport={"width": 360, "height": 740}).new_page()
    page.add_init_script(WATCH)
    page.goto(f"{server.url}/conference")  # the words are there before the first whistle
    name = of_bots(server, 32, {"kind": "swiss", "rounds": 2})
    page.goto(f"{server.url}/cup/{name}")
    page.get_by_role("link", name="Konferenz").click()
    expect(page.locator(".tile")).to_have_count(16, timeout=WITHIN)
    expect(page.locator("#standings li")).to_have_count(32)
    late: list[int] = []
    until = time.monotonic() + WITHIN / 1000
    while len(late) < ENOUGH and time.monotonic() < until:
        page.wait_for_timeout(250)
        late = page.evaluate("window.late")
    assert len(late) >= ENOUGH, "hardly a goal was called"
    assert statistics.median(late) < AT_ONCE, f"goals are called late: {sorted(late)}"
    for call, text, clubs in page.evaluate("window.called"):
        club = dict(one for one in clubs if len(one) == 2)[call.removeprefix("Tor für ").removesuffix("!")]
        assert club in text, "the goal is called for the one who leads the team that scored"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert "Tor für " in page.locator("[role=status]").first.inner_text() or page.locator(".alert").count() == 0

    page.keyboard.press("3")  # the third one to the front, and it stays there
    third = page.locator(".tile").nth(2)
    expect(third).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("button", name="Vorn nicht mehr festhalten")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Vorn nicht mehr festhalten")).to_have_count(0)

    page.keyboard.press("r")
    expect(page.get_by_role("log").locator("li").first).to_contain_text(" gegen ")
    page.get_by_role("button", name="Pause").click()
    held = page.get_by_role("log").inner_text()
    page.wait_for_timeout(500)
    assert page.get_by_role("log").inner_text() == held
    page.get_by_role("button", name="Tore und große Chancen").click()
    for width, height in ((844, 390), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert cuts(page) == [], "the words end above the buttons, with a whole sentence"
        assert page.evaluate("document.documentElement.scrollHeight") == height

    page.keyboard.press("h")
    expect(page.get_by_role("heading", name="Ergebnisse sind verdeckt")).to_be_visible()
    assert set(scores(page)) == {COVERED}, "no score is in the page at all"
    assert page.locator("#standings, .alert, .front").count() == 0
    page.locator(".tile").first.click()
    assert [score for score in scores(page) if score != COVERED] == scores(page)[:2], "an eye uncovers one table"
    page.context.close()


def test_the_first_leg_stands_beside_the_second(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="en-GB").new_page()
    name = of_bots(server, 4, {"legs": 2}, "penalty_duel")
    await_end(server, f"/api/competitions/{name}", "done")
    page.goto(f"{server.url}/conference/{name}")
    final = ask(server, f"/api/competitions/{name}")["rounds"][-1]["ties"][0]
    first, last = (final["matches"][k]["goals"] for k in (0, -1))
    before = [sum(goals) for goals in zip(*(match["goals"] for match in final["matches"][:-1]), strict=True)]
    if len(final["matches"]) % 2 == 0:  # the sides have changed ends
        first, last, before = (one[::-1] for one in (first, last, before))
    said = "Before" if len(final["matches"]) > 2 else "First leg"
    sums = [one + other for one, other in zip(before, last, strict=True)]
    for part in (page.locator(".tile .legs"), page.locator(".front .legs")):
        expect(part).to_have_text(f"{said} {before[0]}:{before[1]}, together {sums[0]}:{sums[1]}", timeout=WITHIN)
    goals = sum(before) + sum(last)
    expect(page.locator(".head")).to_contain_text(
        "no goal yet" if goals == 0 else f"{goals} goals" if goals > 1 else "one goal"
    )
    page.context.close()


def test_public_tables_have_a_conference(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="fr-FR").new_page()
    laid = ask(server, "/api/tables", {"game": "penalty_duel", "seats": [{"kind": "friend"}] * 2, "public": True})
    people = seated(f"127.0.0.1:{server.port}", laid, 0, 1)
    page.goto(server.url)
    page.get_by_role("link", name="Multiplex").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Multiplex")
    expect(page.locator(f".tile[data-table='{laid['table']}']")).to_contain_text("Coach 1", timeout=WITHIN)
    for one in people:
        one.close()
    page.context.close()
