"""A whole match against a bot, by clicking only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.fan import Fan
from tests.browser.moments import shortly_before_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

LAST: Final = 40
"""So much is still to be said in a match that begins late."""


def test_a_match_against_a_bot_by_clicking_only(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    fan.kick_off()

    assert fan.play()

    page = fan.page
    assert page.locator("h1").inner_text().startswith("Abgepfiffen")
    assert page.locator(".res b").count() == 2
    page.locator("svg.xg").wait_for()
    assert fan.complaints == []
    assert all(url.startswith((server.url, "data:", "blob:")) for url in fan.requests)
    fan.close()


def test_the_french_game_by_clicking_only(browser: Browser, server: Server) -> None:
    """With the men of the starter squad on a bench of one's own, and six cards of two colours."""
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    fan.lay("finale", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}], edition="fr_first")
    page.get_by_role("button", name="The X men, own bench").click()
    page.locator(".pool [data-man=bernd_schranke]").wait_for()
    assert page.locator(".pool [data-man]").count() == 15
    page.get_by_role("button", name="Tactic cards").click()
    cards = page.locator(".stock .one")
    cards.first.wait_for()
    assert cards.count() == 24, "none of the white ones"
    page.locator(".stock .one .picked").first.click()
    assert page.locator(".go").get_attribute("aria-disabled") == "true"
    page.locator(".stock section").first.locator(".one").last.locator("button").click()
    page.locator(".go").click()
    page.locator(".legal").first.wait_for()
    fan.play_until(".tick ol li:nth-child(12)")
    late = shortly_before_the_end("finale", LAST, edition="fr_first")
    fan.lay("finale", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}], start=late)

    assert fan.play()
    assert fan.complaints == []
    fan.close()


def test_any_game_can_be_played_on_the_plain_table(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    fan.page.goto(server.url)
    fan.page.evaluate("() => localStorage.setItem('anpfiff.plain', 'on')")
    fan.kick_off()
    fan.page.locator(".generic").wait_for()
    fan.play_until(".tick ol li:nth-child(24)")
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}]
    fan.lay("finale", seats, start=shortly_before_the_end("finale", LAST))
    fan.page.locator(".generic").wait_for()

    assert fan.play()
    assert fan.complaints == []
    fan.close()


def test_a_small_game_without_a_skin_needs_no_line_of_the_page(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    fan.lay("penalty_duel", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}])
    fan.page.locator(".generic summary", has_text="Mara").wait_for()

    assert fan.play()
    assert fan.page.locator(".res b").count() == 2
    assert fan.complaints == []
    fan.close()
