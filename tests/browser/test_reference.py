"""How a game works and its quick reference: reached from home, searched, and printed on two sides of a sheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.games import KEYS, find
from anpfiff.lessons.lesson import chapters_of
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_has_a_sheet_of_two_sides(browser: Browser, server: Server, language: str) -> None:
    fan = Fan(browser, server.url, language=language)
    for key in KEYS:
        fan.page.goto(f"{server.url}/reference/{key}")
        expect(fan.page.locator(".sheet h3")).to_have_count(len(chapters_of(find(key))))
        expect(fan.page.locator(".picture svg, .picture .card")).not_to_have_count(0)
        sides = len(re.findall(rb"/Type\s*/Page\b", fan.page.pdf(prefer_css_page_size=True)))
        assert sides <= 2, f"{key} in {language} fills {sides} sides"
    assert fan.complaints == []
    fan.close()


def test_it_is_reached_from_home_and_searched(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", language="en")
    fan.page.goto(server.url)
    fan.page.get_by_role("link", name="How it works").click()
    fan.page.wait_for_url("**/reference/finale")
    rules = fan.page.locator(".sheet p")
    expect(rules).not_to_have_count(0)
    before = rules.count()
    fan.page.get_by_role("textbox", name="Search the quick reference").fill("counter")
    expect(rules.first).to_contain_text(re.compile("counter", re.IGNORECASE))
    assert 0 < rules.count() < before
    fan.page.get_by_role("textbox", name="Search the quick reference").fill("penalty")
    expect(rules.first).to_contain_text("F13")
    fan.page.get_by_role("button", name="Learn it in five minutes").click()
    fan.page.wait_for_url("**/t/*")
    expect(fan.page.get_by_role("note")).to_contain_text("The stronger card attacks.")
    assert fan.complaints == []
    fan.close()
