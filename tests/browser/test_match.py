"""A whole match against a bot, by clicking only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.stadium import Stadium


def test_a_match_against_a_bot_by_clicking_only(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url)
    fan.kick_off()

    assert fan.play()

    page = fan.page
    assert page.locator("h1").inner_text().startswith("Abgepfiffen")
    assert page.locator(".res b").count() == 2
    page.locator("svg.xg").wait_for()
    assert fan.complaints == []
    assert all(url.startswith((stadium.url, "data:", "blob:")) for url in fan.requests)
    fan.close()


def test_any_game_can_be_played_on_the_plain_table(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url)
    fan.page.goto(stadium.url)
    fan.page.evaluate("() => localStorage.setItem('anpfiff.plain', 'on')")
    fan.kick_off()
    fan.page.locator(".generic").wait_for()

    assert fan.play()
    assert fan.complaints == []
    fan.close()
