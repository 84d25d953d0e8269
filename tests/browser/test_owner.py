"""Whoever owns the box enters what the printed cards say, field by field, and plays with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from anpfiff.games import KEYS, find
from anpfiff.server.http.own_cards import read_leniently
from tests.browser.axe import findings
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

BROKEN = 'game = "finale"\n[[tactic]]\nid = "solo_run"\nstrength = 9\n[[footballer]]\nid = "emil_elfer"\nvalue = 4\n'


def test_a_card_is_entered_slip_by_slip_kept_saved_and_played_with(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", language="en")
    page = fan.page
    page.goto(f"{server.url}/owner/finale")
    page.get_by_role("button", name="Tactic card 0/").click()
    page.get_by_role("button", name="Solo Run").click()
    expect(page.locator("h1")).to_be_in_viewport()
    page.get_by_role("button", name="Build-up, attacker").click()
    keys = page.get_by_role("group", name="Build-up, attacker")
    for key in ("G", "G"):
        keys.get_by_role("button", name=key, exact=True).click()
    page.locator(".answer .go").click()
    page.get_by_role("alert").get_by_text("This cannot be: T stands twice").wait_for()
    assert page.evaluate("() => localStorage['anpfiff.owner.finale']") is None, "what is refused is not kept"

    page.locator(".slot").get_by_text("G").nth(1).click()
    keys.get_by_role("button", name="M", exact=True).click()
    page.locator(".answer .go", has_text="G · M, next").click()
    page.locator("h1", has_text="Build-up, defender").wait_for()
    page.locator("article").get_by_text("printed, by you").wait_for()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a file").click()
    text = coming.value.path().read_text(encoding="utf-8")
    assert read_leniently(find("finale"), text).said() == {"tactic": {"solo_run": {"build_attacker": ["T", "M"]}}}

    page.reload()
    page.get_by_role("button", name="Play with them").click()
    page.get_by_text("Your card values").wait_for()
    page.locator("#new-table .go").click()
    page.wait_for_url("**/t/*")
    assert fan.complaints == []
    fan.close()


def test_a_file_with_a_mistake_names_the_line_and_keeps_the_rest(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="de", theme="light")
    page = fan.page
    page.goto(f"{server.url}/owner/finale")
    page.locator(".answer").wait_for()
    page.locator("input[type=file]").set_input_files(
        {"name": "box.toml", "mimeType": "text/plain", "buffer": BROKEN.encode()}
    )
    page.get_by_role("alert").get_by_text("Zeile 4 zählt nicht: Stärke").wait_for()
    kept = page.evaluate("() => JSON.parse(localStorage['anpfiff.owner.finale'])")
    assert "emil_elfer" in kept["text"]
    assert "solo_run" not in kept["text"]
    assert fan.complaints == []
    fan.close()


@pytest.mark.parametrize("game", KEYS)
def test_every_box_can_be_entered_and_nobody_is_shut_out(browser: Browser, server: Server, game: str) -> None:
    fan = Fan(browser, server.url, "phone" if game in {"finale", "hat_trick"} else "desktop", language="fr")
    page = fan.page
    page.goto(f"{server.url}/owner/{game}")
    page.locator(".answer").wait_for()
    kinds = page.locator(".list .segment button")
    for number in range(kinds.count()):
        kinds.nth(number).click()
        assert "field-" not in page.locator("main").inner_text()
    assert findings(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert fan.complaints == []
    fan.close()
