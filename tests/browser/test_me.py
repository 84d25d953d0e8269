"""What a device remembers of its owner: strength, name, record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FilePayload

    from tests.browser.server import Server


def match(number: int, mine: int, theirs: int) -> dict[str, object]:
    """A match of Finale against a novice, as the device remembers it."""
    return {
        "table": f"t{number}", "game": "finale", "at": 1_790_000_000_000 + number, "names": ["Mara", "Jupp Sonntag"],
        "bots": [None, "novice"], "seat": 0, "places": [[0], [1]] if mine > theirs else [[1], [0]],
        "score": [mine, theirs],
    }  # fmt: skip


def test_two_clear_defeats_offer_a_weaker_league_and_the_record_can_be_taken_along(
    browser: Browser, server: Server
) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    page.goto(server.url)
    page.evaluate("(all) => localStorage.setItem('anpfiff.record', all)", json.dumps([match(1, 0, 3), match(2, 1, 4)]))
    page.reload()
    page.locator(".strength label.on", has_text="Sunday league").wait_for()
    page.locator(".offer button").click()
    page.locator(".strength label.on", has_text="Playground").wait_for()
    assert page.locator(".offer").count() == 0

    page.locator("a[href='/me']").click()
    page.locator(".tally").wait_for()
    assert page.locator(".form .lost").count() == 2
    expect(page.locator(".rival .who")).to_have_text("Jupp Sonntag" + "Sunday league · 2 Finale")
    expect(page.locator(".rival .face")).to_be_visible()
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


def test_two_clear_defeats_offer_a_weaker_league_at_full_time_and_one_tap_plays_it(
    browser: Browser, server: Server
) -> None:
    fan = Fan(browser, server.url, "phone", language="en")
    page = fan.page
    table = fan.kick_off()
    defeats = [match(1, 0, 3), {**match(2, 1, 4), "table": table}]  # what is known of a match is not entered anew
    page.evaluate("(all) => localStorage.setItem('anpfiff.record', all)", json.dumps(defeats))
    fan.resign("Resign")
    offer = page.locator(".offer")
    expect(offer).to_contain_text("Two clear defeats. Playground leaves you more room to learn.")
    offer.get_by_role("button", name="Next match: Playground").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.locator(".table main h1").wait_for()
    page.keyboard.press("m")
    expect(page.locator("dialog")).to_contain_text("Pit Bolzer")

    page.goto(f"{server.url}/t/{table}")
    page.locator(".hero").wait_for()
    page.locator(".third").wait_for()
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)  # it is chosen
    assert fan.complaints == []
    fan.close()
