"""A match is taken along as a file, and goes on at another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.axe import findings
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FilePayload

    from tests.browser.server import Server

OPEN = ".match input[type=file]"


def test_a_match_is_saved_half_way_and_goes_on_on_another_device(browser: Browser, server: Server) -> None:
    here = Fan(browser, server.url, language="en")
    here.kick_off()
    here.page.locator(".legal, .go:not([aria-disabled=true])").first.wait_for()
    here.page.get_by_role("button", name="Menu").locator("visible=true").click()
    with here.page.expect_download() as coming:
        here.page.get_by_role("button", name="Take the match along").click()
    file = coming.value.path()
    assert file.read_text(encoding="utf-8").startswith("anpfiff replay 1")
    assert "secret" not in file.read_text(encoding="utf-8")

    there = Fan(browser, server.url, "phone", "light", language="fr")
    page = there.page
    page.goto(f"{server.url}/me")
    other: FilePayload = {"name": "x.replay", "mimeType": "text/plain", "buffer": b"no match at all"}
    page.locator(OPEN).set_input_files(other)
    page.locator(".match [role=alert]", has_text="no replay").wait_for()
    device: FilePayload = {"name": "y.json", "mimeType": "text/plain", "buffer": b'{"anpfiff":1,"kept":{}}'}
    page.locator(OPEN).set_input_files(device)
    page.locator(".match [role=alert]", has_text="le fichier de tout un appareil").wait_for()
    page.locator(".keep input[type=file]").set_input_files(file)
    page.locator(".keep", has_text="Ouvrir un match").wait_for()
    page.locator(OPEN).set_input_files(file)
    page.locator(".match h2", has_text="Finale").wait_for()
    assert page.get_by_text("est le fichier").count() == 0
    assert page.locator(".match [role=alert]").count() == 0
    assert findings(page) == []
    page.locator(".match .go").click()
    page.wait_for_url("**/t/*")
    page.locator(".table main h1").wait_for()
    there.page.locator(".legal, .go:not([aria-disabled=true]), .cards").first.wait_for()
    assert here.complaints == there.complaints == []
