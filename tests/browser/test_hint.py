"""A hint on the page: the best answer with its reason, ringed; all others behind *exactly*; none where people play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.fan import Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server


def keep(page: Page, name: str) -> None:
    """A picture for those who want to look at it."""
    if folder := os.environ.get("ANPFIFF_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")


COVERED: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const sheet = box(document.querySelector('dialog[open]'));
  return [...document.querySelectorAll('[data-look~=hand]')].map(box).some((hand) => hand.height &&
    hand.left < sheet.right && hand.right > sheet.left && hand.top < sheet.bottom && hand.bottom > sheet.top);
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_shows_every_option_with_its_chance(browser: Browser, server: Server, size: str) -> None:
    fan = Fan(browser, server.url, size)
    fan.kick_off()
    page = fan.page
    page.locator(".go:visible, .legal:visible").first.wait_for()
    if size == "desktop":
        page.keyboard.press("h")
    else:
        page.get_by_role("button", name="Menü").first.click()
        page.get_by_role("button", name="Tipp").click()
    hints = page.locator("dialog[open] ol li")
    hints.first.wait_for()
    assert hints.count() == 1, "the best comes alone"
    assert page.locator("[data-hinted]:visible").count(), "it is ringed on the board"
    page.get_by_role("button", name="Genau").last.click()
    shares = [int(text.split("\u202f")[0].strip("<>")) for text in hints.locator("b").all_inner_texts()]
    assert len(shares) > 1
    assert shares[1:] == sorted(shares[1:], reverse=True), "the best comes first, then all others by their chance"
    keep(page, f"hint_{size}")
    assert not page.evaluate(COVERED), "the hand stays in view"
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.locator("[data-hinted]").count() == 0
    assert fan.complaints == []
    fan.close()


def test_with_other_people_at_the_table_there_is_no_hint(browser: Browser, server: Server) -> None:
    host, guest = Fan(browser, server.url), Fan(browser, server.url)
    link = invite(host)
    join(guest, link, "Ada")
    host.page.locator(".table main h1").wait_for()
    for fan in (host, guest):
        assert fan.page.get_by_role("button", name="Tipp").count() == 0
        fan.page.keyboard.press("h")
        assert fan.page.locator("dialog[open]").count() == 0
        fan.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_ticker_tells_everybodys_chance_to_win(browser: Browser, server: Server, size: str) -> None:
    fan = Fan(browser, server.url, size)
    page = fan.page
    page.goto(server.url)
    page.evaluate("() => localStorage.setItem('anpfiff.outlook', 'on')")
    fan.kick_off()
    assert page.locator(".outlook li").count() == 0, "nothing is foretold before anything was chosen"
    fan.play(8)
    if size == "phone":
        page.keyboard.press("t")
    chances = page.locator(".outlook li b")
    chances.first.wait_for()
    shares = [int(text.split("\u202f")[0].strip("<>")) for text in chances.all_inner_texts()]
    assert len(shares) == 2
    assert 98 <= sum(shares) <= 102
    keep(page, f"outlook_{size}")
    assert fan.complaints == []
    fan.close()
