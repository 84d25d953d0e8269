"""What a device remembers of its owner: strength, name, record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FilePayload

    from tests.browser.stadium import Stadium


def match(number: int, mine: int, theirs: int) -> dict[str, object]:
    """A match of Finale against a novice, as the device remembers it."""
    return {
        "table": f"t{number}", "game": "finale", "at": 1_790_000_000_000 + number, "names": ["Mara", "Jupp Sonntag"],
        "bots": [None, "novice"], "seat": 0, "places": [[0], [1]] if mine > theirs else [[1], [0]],
        "score": [mine, theirs],
    }  # fmt: skip


def test_two_clear_defeats_offer_a_weaker_league_and_the_record_can_be_taken_along(
    browser: Browser, stadium: Stadium
) -> None:
    fan = Fan(browser, stadium.url, language="en")
    page = fan.page
    page.goto(stadium.url)
    page.evaluate("(all) => localStorage.setItem('anpfiff.record', all)", json.dumps([match(1, 0, 3), match(2, 1, 4)]))
    page.reload()
    page.locator(".strength label.on", has_text="Sunday league").wait_for()
    page.locator(".offer button").click()
    page.locator(".strength label.on", has_text="Playground").wait_for()
    assert page.locator(".offer").count() == 0

    page.locator("a[href='/me']").click()
    page.locator(".tally").wait_for()
    assert page.locator(".form .lost").count() == 2
    with page.expect_download() as coming:
        page.locator(".ways button").click()
    file = coming.value.path()
    page.evaluate("() => localStorage.removeItem('anpfiff.record')")
    page.reload()
    page.locator(".none").wait_for()
    other: FilePayload = {"name": "x.json", "mimeType": "application/json", "buffer": b"no"}
    page.locator(".keep input[type=file]").set_input_files(other)
    page.locator(".keep", has_text="not a file of Anpfiff").wait_for()
    page.locator(".keep input[type=file]").set_input_files(file)
    page.locator(".tally").wait_for()
    assert fan.complaints == []
