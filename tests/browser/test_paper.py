"""The newspaper page: a match and a cup, set in three languages, each on one sheet of A4."""

from __future__ import annotations

import re
import urllib.request
from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import findings
from tests.browser.cups import played
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

PATIENCE = 60.0


@pytest.mark.parametrize(("game", "seats", "language"), [("finale", 2, "fr"), ("fussball_fieber", 3, "de")])
def test_a_finished_match_prints_on_one_page(
    browser: Browser, server: Server, game: str, seats: int, language: str
) -> None:
    table = played(server, game, seats)
    fan = Fan(browser, server.url, "desktop", "dark", language)
    page = fan.page
    page.goto(f"{server.url}/paper/{table}")
    page.locator(".sheet h1").wait_for()
    headline = page.locator(".sheet h1").inner_text()
    with urllib.request.urlopen(f"{server.url}/paper/{table}?card={language}.0", timeout=PATIENCE) as linked:
        card = linked.read().decode()

    assert page.locator(".story p").count() >= 1
    assert "$" not in page.locator(".sheet").inner_text()
    assert headline in card
    assert findings(page) == [], "paper is light in both themes, and so is what stands on it"
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, print_background=True))) == 1
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert fan.complaints == []
    fan.close()
