"""Matches with the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.fan import WALKED, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server


def test_a_match_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    page.goto(server.url)
    page.locator(".big:enabled").wait_for()
    fan.enter(".big")
    page.locator("dialog input").wait_for()  # the name is asked for once
    page.keyboard.type("Mara")
    page.keyboard.press("Enter")
    page.locator(".table main h1").wait_for()

    keys = fan.play_by_keyboard()

    assert len(keys) < 6 * keys.count("Enter"), "what comes next is never far away"
    assert page.locator(".hero h1").inner_text().startswith("Abgepfiffen")
    assert fan.complaints == []
    fan.close()


@pytest.mark.parametrize(
    ("game", "edition", "bots", "most"), [("hat_trick", "english", 1, 6), ("world_cup", "world_cup_1930", 3, 2)]
)
def test_turns_with_the_keyboard_alone(
    browser: Browser, server: Server, game: str, edition: str, bots: int, most: int
) -> None:
    fan = Fan(browser, server.url, language="en")
    fan.lay(game, [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "bot": "greedy"}] * bots], edition=edition)
    fan.page.locator(".hand .legal").first.wait_for()
    assert fan.in_order(*WALKED[game]) == WALKED[game]

    keys = fan.play_by_keyboard(presses=40, looks=40)

    assert keys.count("Enter") == 40
    assert len(keys) < most * 40, "what comes next is never far away"
    assert fan.complaints == []
    fan.close()


def test_whoever_has_answered_stands_at_the_heading_until_they_are_asked_again(
    browser: Browser, server: Server
) -> None:
    fan = Fan(browser, server.url, language="en", speed="brisk")
    fan.lay("finale", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}])
    fan.page.locator(".table main h1").wait_for()
    at, here = "() => document.activeElement.tagName", set()
    for _ in range(6):
        fan.play_by_keyboard(presses=1)
        fan.page.wait_for_timeout(400)  # longer than a beat
        if fan.page.locator("[data-testid=just] .skip").count():
            here.add(fan.page.evaluate(at))

    assert here == {"H1"}
    assert fan.complaints == []
    fan.close()


def test_the_ticker_is_one_stop_and_arrows_lead_from_line_to_line(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.kick_off()
    fan.play_until(".tick ol li:nth-child(20)")
    page.keyboard.press("t")
    page.keyboard.press("ArrowDown")
    page.evaluate("() => (window.newest = document.activeElement.closest('.tick ol li'))")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.closest('li').previousElementSibling === window.newest")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => window.newest.contains(document.activeElement)")

    page.keyboard.press("Tab")
    assert not page.evaluate("() => document.activeElement.matches('.tick ol *')"), "one step leads out of it"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    page.locator(".back .btn").wait_for()
    fan.close()


def test_keys_open_and_close_what_stands_round_the_board(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.kick_off()
    page.locator(".finale .hand .legal").first.wait_for()
    assert fan.in_order(*WALKED["finale"]) == WALKED["finale"]
    assert page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count() == 0
    for key, found in (("r", "dialog .rule.now"), ("m", "dialog .tune"), ("?", "dialog kbd")):
        page.keyboard.press(key)
        page.locator(found).first.wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("?")
    listed = page.locator("dialog kbd").all_inner_texts()
    assert listed == ["Tab", "← ↑ → ↓", "Enter", "Leertaste", "⌫", *"ERHTMIW", "Esc", "?"]
    page.keyboard.press("Escape")
    page.keyboard.press("t")

    assert page.evaluate("() => document.activeElement.matches('.tick ol')")
    fan.close()
