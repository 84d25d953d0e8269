"""The analysis: from full time to the account, and from a turning point into the replay."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.fan import Fan
from tests.browser.moments import over

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server


def test_the_account_of_a_match_says_what_it_knows(browser: Browser, server: Server) -> None:
    """It is worked out while one looks; every row has its interval or says that it cannot tell."""
    fan = Fan(browser, server.url, "phone", "dark", "en")
    page = fan.page
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}]
    fan.lay("penalty_duel", seats, start=over("penalty_duel"))
    page.locator(".third a[href^='/review/']").click()
    expect(page.locator(".pitch caption")).to_have_count(1, timeout=60_000)
    rows = page.locator(".pitch tr").all_inner_texts()

    assert len(rows) == 6, "there are no cards in this game"
    widths = page.locator(".whisker").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(widths) > 4, "every row shows its interval"
    for row in rows[1:-1]:
        is_told = re.search("[+\N{MINUS SIGN}±][0-9]+\\s*± [0-9]+$", row)
        assert is_told or ("cannot tell" in row and "mistakes" not in row)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = page.locator("svg text").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect(), one.ownerSVGElement.getBoundingClientRect()])"
        ".filter(([text, svg]) => text.left < svg.left - 1 || text.right > svg.right + 1).length"
    )
    assert boxes == 0, "a figure is cut off"
    link = page.url
    page.locator(".acts a[href^='/replay/']").last.click()
    page.locator(".controls").wait_for()
    page.goto(link)
    page.locator("details summary").first.focus()
    page.keyboard.press("p")
    page.wait_for_url("**/practice/*")
    page.locator("fieldset").first.wait_for()
    page.go_back()
    page.locator("details summary").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("m")
    page.wait_for_url("**/puzzle/own/*")
    page.locator(".table main").wait_for()
    assert fan.complaints == []
    fan.close()
