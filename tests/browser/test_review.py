"""The third half: from full time to the account, and from a turning point into the replay."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.stadium import Stadium


def test_the_account_of_a_match_closes_on_the_page(browser: Browser, stadium: Stadium) -> None:
    """It is worked out while one looks; its columns add up; a turning point leads to its moment."""
    fan = Fan(browser, stadium.url, "phone", "dark", "en")
    page = fan.page
    fan.lay("penalty_duel", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}])
    page.locator("main h1").wait_for()
    fan.leave_to_another()
    page.locator(".third a[href^='/review/']").click()
    expect(page.locator(".head h1")).not_to_be_empty(timeout=60_000)
    page.locator(".explain .btn").click()
    cells = page.locator("main > table tbody td:nth-of-type(2)").all_inner_texts()
    values = [float(re.sub("^±", "", cell.replace("\N{MINUS SIGN}", "-"))) for cell in cells]

    assert len(values) == 8
    assert abs(sum(values[:-1]) - values[-1]) < 0.5
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = page.locator("svg text").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect(), one.ownerSVGElement.getBoundingClientRect()])"
        ".filter(([text, svg]) => text.left < svg.left - 1 || text.right > svg.right + 1).length"
    )
    assert boxes == 0, "a figure is cut off"
    link = page.url
    page.locator(".two ol a").first.click()
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
