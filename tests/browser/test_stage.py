"""What stands round the board and must have room there: the ticker beside it, the clock in the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser import fieber
from tests.browser.fan import TAP, Fan
from tests.browser.moments import at, over

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from tests.browser.server import Server

LINES: Final = """() => {
  const list = document.querySelector('.tick ol');
  const edge = list.getBoundingClientRect().bottom + 1;
  return [...list.children].filter((line) => line.getBoundingClientRect().bottom <= edge).length;
}"""
"""How many lines of the ticker are seen whole."""
ROWS: Final = """() => {
  const list = document.querySelector('.tick ol');
  const edge = list.getBoundingClientRect().bottom + 1;
  const range = document.createRange();
  const tops = new Set();
  for (const line of list.children) {
    if (line.getBoundingClientRect().bottom > edge) continue;
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) if (box.width > 2) tops.add(Math.round(box.bottom / 8));
    }
  }
  return tops.size;
}"""
"""How many lines of text the whole lines of the ticker have."""
CUT_THROUGH: Final = """() => {
  const list = document.querySelector('.tick ol');
  const edge = list.getBoundingClientRect().bottom;
  return [...list.children].map((line) => line.getBoundingClientRect())
    .some((box) => box.top < edge - 1 && box.bottom > edge + 1);
}"""
UNDER: Final = """() => {
  const clock = document.querySelector('header .clock').getBoundingClientRect();
  const texts = [...document.querySelectorAll('header .middle *')].filter((one) => !one.children.length);
  const range = document.createRange();
  return texts.filter((one) => {
    range.selectNodeContents(one);
    return [...range.getClientRects()].some((box) => box.width > 2 && box.right > clock.left + 1
      && box.left < clock.right && box.bottom > clock.top + 1 && box.top < clock.bottom);
  }).map((one) => one.textContent);
}"""
"""What the clock lies on."""


def has_told_much(match: Table, _: Decision) -> bool:
    """The ticker is nearly full, where a match is short, too."""
    return match.ply > 30


def test_the_ticker_keeps_five_lines_while_a_pick_is_weighed(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    bots = [{"kind": "bot", "bot": "greedy"}] * 4
    fan.lay("world_cup", [{"kind": "me", "name": "Mara"}, *bots], edition="world_cup_2002")
    fan.play_until(".tick ol li:nth-child(12)")
    while not fan.page.locator(".cup .after").count():
        assert fan.page.evaluate(TAP) != "elsewhere"
        fan.page.wait_for_timeout(60)
    expect(fan.page.locator(".cup .go")).to_be_visible()
    assert fan.page.evaluate(LINES) >= 5
    fan.close()


def test_with_four_coaches_the_ticker_has_five_whole_lines(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="fr")
    fieber.lay(fan, 4, "de_2014_long")
    assert fieber.play(fan, until="main:has(.hand .legal):has(.tick ol li:nth-child(24))")
    fan.page.wait_for_timeout(100)
    assert fan.page.evaluate(LINES) >= 5
    assert not fan.page.evaluate(CUT_THROUGH)
    for width, height in ((768, 1024), (1024, 768)):
        fan.page.set_viewport_size({"width": width, "height": height})
        fan.page.locator(".fieber.mid .tick ol").wait_for()
        fan.settle()
        assert fan.page.evaluate(ROWS) >= 5
        assert not fan.page.evaluate(CUT_THROUGH)
    fan.close()


@pytest.mark.parametrize("window", [(1440, 900), (1280, 800)], ids=["1440", "1280"])
@pytest.mark.parametrize("game", ["finale", "hat_trick", "world_cup", "fussball_fieber"])
def test_the_ticker_has_five_whole_lines_in_every_game(
    browser: Browser, server: Server, game: str, window: tuple[int, int]
) -> None:
    fan = Fan(browser, server.url)
    fan.page.set_viewport_size({"width": window[0], "height": window[1]})
    fan.lay(game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}], start=at(game, has_told_much))
    fan.play_until("main:has(.legal, .go):has(.tick ol li:nth-child(24))")
    fan.settle()
    assert fan.page.evaluate(ROWS) >= 5
    assert not fan.page.evaluate(CUT_THROUGH)
    fan.close()


def test_what_was_told_since_my_last_turn_stands_out(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    fan.lay("world_cup", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}])
    fan.play_until("main:has(.tick li:not(.fresh)):has(.legal) .tick li.fresh")
    lines = fan.page.locator(".tick ol li")
    is_fresh = lines.evaluate_all("lines => lines.map((line) => line.matches('.fresh'))")
    assert is_fresh == sorted(is_fresh, reverse=True), "the newest stand above, and all that is older is plain"
    weights = lines.evaluate_all("lines => lines.map((line) => Number(getComputedStyle(line).fontWeight))")
    assert weights[0] >= 600 > weights[is_fresh.index(False)]
    fan.close()


def test_in_a_replay_the_ticker_has_five_whole_lines_and_its_heading(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    bots = [{"kind": "bot", "bot": "greedy"}] * 3
    for game, others in (("finale", 1), ("world_cup", 3)):
        fan.lay(game, [{"kind": "me", "name": "Mara"}, *bots[:others]], start=over(game, others + 1))
        page.locator(".acts a").first.click()
        page.locator(".controls").wait_for()
        fan.scrub(60)
        page.locator(".tick ol li:nth-child(12)").wait_for()
        page.wait_for_timeout(200)
        assert page.evaluate(LINES) >= 5, game
    assert page.locator(".cup .ask .act").count() == 0, "nobody answers a replay: the ticker has that room"
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".cup .tick h2")).to_be_visible()
    fan.close()


def test_what_has_just_happened_outlives_a_reload_and_an_attack_its_cards_do_not(
    browser: Browser, server: Server
) -> None:
    fan = Fan(browser, server.url, language="en")
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}]
    fan.lay("finale", seats, start=at("finale", has_told_much))
    fan.play_until("main:has(.board.tactic.spread):has(.tick ol li:nth-child(24))")
    just = fan.page.locator("[data-testid=just] p")
    expect(just).not_to_have_text("Kick-off")
    said = just.inner_text()
    assert fan.page.locator(".dock .vacant").count() == 2
    assert fan.page.locator(".dock .laid .tactic").count() == 0, "a card of the last attack is no answer"
    fan.page.reload()
    expect(just).to_have_text(said)
    fan.close()


def test_on_a_phone_the_clock_lies_on_no_name(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", "light", "fr")
    seats = [{"kind": "me", "name": "Maximiliane Oberhuber"}, {"kind": "bot", "bot": "greedy"}]
    for game in ("hat_trick", "world_cup", "fussball_fieber"):
        fan.lay(game, seats, clock={"kind": "match", "seconds": 5400})
        fan.page.locator("header .clock").wait_for()
        assert fan.page.evaluate(UNDER) == [], game
    fan.close()
