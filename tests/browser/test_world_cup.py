"""The World Cup Game: a whole tournament of four on one device, by clicking; and what the board says and refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.fan import WALKED, Fan
from tests.browser.moments import shortly_before_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server

PEOPLE: Final = [{"kind": "me", "name": "Mara"}, *({"kind": "here", "name": name} for name in ("Jonas", "Léa", "Emil"))]
AGAINST_BOTS: Final = [{"kind": "me", "name": "Mara"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
AT_THE_END: Final = {"replay_limit": 1}
"""So that a tournament always has an end; who has won early plays on, as the large button says."""
LAST: Final = 60
"""So much is still to be said in a tournament that begins late."""
NEXT: Final = """
() => {
  if (document.querySelector('.hero')) return 'over';
  const lit = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const found = lit('.curtain .go')[0] ?? lit('.cup .go:not([aria-disabled=true])')[0]
    ?? lit('.cup .hand:not(:has(.held)) .legal')[0] ?? lit('.cup .half.legal:not(.picked), .teams .legal')[0];
  if (!found) return 'wait';
  const box = found.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
"""
"""Where to click next: lift the curtain, say it, hold up a card, or name a square for it."""
HELD: Final = "() => [...document.querySelectorAll('.hand .wcard')].length"


def click_through(page: Page, clicks: int = 3000) -> int:
    """Click with the mouse until the tournament is over; how often."""
    done = 0
    for _ in range(3 * clicks):
        where = page.evaluate(NEXT)
        if where == "over":
            return done
        if where == "wait":
            page.wait_for_timeout(15)
            continue
        page.mouse.click(*where)
        done += 1
    raise AssertionError(page.locator("main").inner_text()[:400])


def test_the_whole_of_1930_is_played_by_clicking_only(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    fan.lay("world_cup", AGAINST_BOTS, edition="world_cup_1930", options=AT_THE_END)
    fan.page.locator(".hand .legal").first.wait_for()

    assert click_through(fan.page) > 30
    assert fan.page.locator(".places li").count() == 4
    assert fan.complaints == []
    fan.close()


def test_four_people_come_to_the_end_of_1930_on_one_device(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    late = shortly_before_the_end("world_cup", LAST, 4, edition="world_cup_1930", options=AT_THE_END)
    fan.lay("world_cup", PEOPLE, start=late)
    page.locator(".curtain .go").wait_for()
    assert page.evaluate(HELD) == 0, "nobody's hand is in the page while the curtain hangs"

    assert click_through(page) > LAST / 2
    champion = page.locator(".champion .name").inner_text()
    assert page.locator(".champion .hoist .flag").count() == 1
    assert page.locator(".champion .final .flag").count() == 2, "whom they beat in the final"
    assert page.locator(".road li").count() >= 4, "two matches of the group, the semi-final, the final"
    final = page.locator("[aria-labelledby=cup-round-final] .won")
    assert final.inner_text().startswith(champion)
    assert page.locator(".places li").count() == 4
    assert page.locator("tbody tr").count() == 13
    assert page.locator("tr.best th").inner_text() == champion
    assert fan.complaints == []
    assert [url for url in fan.requests if not url.startswith((server.url, "ws:", "blob:", "data:"))] == []
    fan.close()


def test_a_card_is_held_up_and_a_token_laid_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    fan.lay("world_cup", AGAINST_BOTS, edition="world_cup_1930")
    page.locator(".hand .legal").first.wait_for()

    def walk_to(selector: str) -> None:
        for _ in range(120):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    for _ in range(3):
        walk_to(".hand .legal:not(.held)")
        page.keyboard.press("Enter")
        if page.locator(".half.legal").count():
            break
    walk_to(".half.legal")
    before = page.evaluate("() => document.activeElement.dataset.row")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.matches('.half.legal')")
    assert page.evaluate("() => document.activeElement.dataset.row") != before
    page.keyboard.press("Enter")
    while page.locator(".cup .go[aria-disabled=true]").count():
        walk_to(".half.legal:not(.picked)")
        page.keyboard.press("Enter")
    would = page.locator(".match.focus").first.inner_text()
    walk_to(".cup .go")
    page.keyboard.press("Enter")

    page.locator(".match.focus").first.wait_for(state="detached")
    page.locator(".tick li", has_text="Mara plays").first.wait_for()
    assert ":" in would
    assert fan.complaints == []
    fan.close()


def test_a_row_that_a_card_is_no_use_for_says_why(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    fan.lay("world_cup", AGAINST_BOTS, edition="world_cup_1930")
    page.locator(".hand .legal").first.wait_for()
    refused = page.locator(".half[aria-disabled=true]")
    for _ in range(2000):
        if refused.count():
            break
        where = page.evaluate(NEXT)
        if where == "wait":
            page.wait_for_timeout(15)
        else:
            page.mouse.click(*where)
    refused.first.click(force=True)

    page.locator(".note").wait_for()
    assert "W" in page.locator(".note").inner_text()
    fan.close()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_one_looks_from_the_whole_tournament_to_one_match(browser: Browser, server: Server, size: str) -> None:
    fan = Fan(browser, server.url, size, language="en")
    page = fan.page
    bots = [{"kind": "bot", "bot": "random"}] * 15
    fan.lay("world_cup", [{"kind": "me", "name": "Mara"}, *bots], edition="world_cup_2002")
    page.locator(".hand .legal").first.wait_for()
    zooms = page.locator(".zoom button, .tabs button")
    zooms.first.click()
    assert page.locator(".groups .group, .overview button").count() == 8
    assert fan.in_order(*WALKED["world_cup"]) == WALKED["world_cup"]
    if size == "phone":
        page.locator(".overview button").nth(2).click()
    else:
        zooms.nth(1).click()
    assert page.locator(".match").count() == 6
    page.locator(".half").nth(3).click()
    assert page.locator(".closeup.large .side").count() == 2
    zooms.last.click()
    if size == "desktop":
        zooms.nth(3).click()
    assert page.locator(".knot").count() == 16
    assert fan.complaints == []
    fan.close()


def test_a_skin_is_fetched_only_for_its_own_game(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    fan.kick_off()
    assert [url for url in fan.requests if "/finale-" in url]
    assert not [url for url in fan.requests if "/world_cup-" in url]
    fan.close()


def test_the_plain_table_plays_it_too(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    page.goto(server.url)
    page.evaluate("() => localStorage.setItem('anpfiff.plain', 'on')")
    fan.lay("world_cup", AGAINST_BOTS, edition="world_cup_1930", options=AT_THE_END)
    page.locator(".generic .legal").first.wait_for()
    assert page.locator(".pairs li").count() == 15
    assert "Your hand" in page.locator(".generic").inner_text()
    met = ["header", "[data-testid=just]", "main h1", ".generic .pitch", ".generic .options", ".tick"]
    assert fan.in_order(*met) == met

    fan.play_until(".pairs:has-text('token')")

    assert fan.complaints == []
    fan.close()


INSIDE = """
() => [document.querySelector('.groups'), ...document.querySelectorAll('.group .matches')]
  .map((one) => one.scrollHeight - one.clientHeight)
"""


def test_the_groups_of_2002_fit_a_small_laptop_and_scroll_as_one_where_they_do_not(
    browser: Browser, server: Server
) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.lay("world_cup", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}], edition="world_cup_2002")
    page.locator(".hand .legal").first.wait_for()
    page.locator(".zoom button").first.click()
    page.locator(".group").nth(7).wait_for()

    for height, fits in [(900, True), (800, True), (768, True), (640, False)]:
        page.set_viewport_size({"width": 1366, "height": height})
        outer, *inner = page.evaluate(INSIDE)
        assert inner == [0] * 8, f"a group scrolls inside at {height}"
        assert (outer <= 0) == fits, f"{outer} px too tall at {height}"
    fan.close()


def test_a_tablet_on_its_side_has_the_ticker_below_the_hand(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    for edition, bots in (("world_cup_1930", 1), ("world_cup_2002", 15)):
        seats = [{"kind": "me", "name": "Mara"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]
        page.set_viewport_size({"width": 1024, "height": 768})
        fan.lay("world_cup", seats, edition=edition)
        page.locator(".hand .legal").first.wait_for()
        buttons, ticker = page.locator(".ask .act").bounding_box(), page.locator(".cup .ticker").bounding_box()
        assert buttons is not None
        assert ticker is not None
        assert buttons["y"] + buttons["height"] <= ticker["y"], "the ticker follows the answer"
        assert ticker["y"] + ticker["height"] > 740, "and fills the column"
    fan.close()


BAR: Final = """
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return [box('header').height, box('.zoom').left - box('header .left').right, box('.tools').left - box('.when').right];
}
"""
"""How high the bar is, and how much room there is left and right of what stands in its middle."""


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_bar_is_one_line_from_a_small_laptop_on(browser: Browser, server: Server, language: str) -> None:
    fan = Fan(browser, server.url, language=language)
    page = fan.page
    fan.context.add_init_script("try { localStorage['anpfiff.outlook'] = 'on' } catch { /* an empty page */ }")
    fan.lay("world_cup", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}], edition="world_cup_2002")
    page.locator(".hand .legal").first.wait_for()
    fan.play_until(".bar .outlook .outlook")
    for width in (1100, 1200, 1366, 1440):
        page.set_viewport_size({"width": width, "height": 768})
        fan.settle()
        height, *gaps = page.evaluate(BAR)
        assert height <= 72, f"the bar is {height} px high at {width}"
        assert min(gaps) >= 0, f"{gaps} at {width}"
    fan.close()


WATCH: Final = """
() => {
  window.seen = { heights: [], cards: [], played: 0 };
  const look = () => {
    window.seen.heights.push(Math.round(document.querySelector('.board').getBoundingClientRect().height));
    window.seen.cards.push(document.querySelectorAll('.hand .wcard').length);
    window.seen.played += document.querySelectorAll('[data-testid=played]').length;
    requestAnimationFrame(look);
  };
  look();
}
"""


def test_on_a_phone_the_board_stays_while_others_play_and_the_tabs_show_where(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", language="en", speed="brisk")
    page = fan.page
    fan.lay("world_cup", AGAINST_BOTS, edition="world_cup_2002")
    page.locator(".hand .legal").first.wait_for()
    page.locator(".hand .legal").first.click()
    while page.locator(".cup .go[aria-disabled=true]").count():
        page.locator(".half.legal:not(.picked)").first.click()
    page.locator(".cup .go").click()
    page.locator(".hand .legal").first.wait_for(state="detached")
    page.evaluate(WATCH)
    page.locator(".hand .legal").first.wait_for(timeout=60_000)
    seen = page.evaluate("() => window.seen")

    assert seen["played"] > 0, "the cards of others are seen as they lie there"
    assert max(seen["cards"]) <= 3, "and not in my hand"
    assert len(set(seen["heights"])) == 1, f"the board jumps: {sorted(set(seen['heights']))}"
    assert page.locator("main [data-testid=last-move]").first.is_visible(), "a tab or a row says where they have moved"
    assert fan.complaints == []
    fan.close()
