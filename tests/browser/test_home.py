"""The home page: what one comes back to is found at once, and names of leagues keep out of each other's way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from anpfiff.cards.catalog import LANGUAGES
from tests.browser.fan import SIZES, Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

OVERLAP: Final = """
() => {
  const names = [...document.querySelectorAll('.strength span')].map((one) => one.getBoundingClientRect());
  return names.some((one, k) => names.slice(k + 1).some((other) =>
    one.right > other.left && other.right > one.left && one.bottom > other.top && other.bottom > one.top));
}
"""


def test_who_comes_back_finds_the_match_without_scrolling(browser: Browser, server: Server) -> None:
    mara, jonas = Fan(browser, server.url), Fan(browser, server.url, "phone")
    join(jonas, invite(mara), "Jonas")
    jonas.page.goto(server.url)
    match = jonas.page.get_by_role("link", name="Finale gegen").first
    match.wait_for()
    assert match.evaluate("(link) => link.getBoundingClientRect().bottom <= innerHeight")
    match.click()
    jonas.page.locator(".table main h1").wait_for()
    assert mara.complaints == jonas.complaints == []
    mara.close()
    jonas.close()


def test_one_sees_whom_one_plays_before_and_at_kick_off(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", language="fr", speed="calm")
    page = fan.page
    page.goto(server.url)
    tile, line_up = page.locator(".bot > label"), page.locator(".line-up li")
    expect(tile).to_contain_text("Jupp Sonntag\u202f: Sait ce qu")
    page.locator(".strength label", has_text="Classe mondiale").click()
    expect(tile).to_contain_text("Ada Bernoulli\u202f:")
    expect(tile.locator(".face")).to_be_visible()

    fan.kick_off()
    expect(line_up).to_have_count(2)
    expect(line_up.last).to_contain_text("Ada Bernoulli")
    assert page.locator(".line-up .face").count() == 2
    fan.play(1)  # it is in nobody's way
    expect(line_up).to_have_count(0, timeout=8000)
    assert fan.complaints == []
    fan.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leagues_lie_side_by_side_and_the_kick_off_is_in_sight(
    browser: Browser, server: Server, language: str
) -> None:
    for size in SIZES:
        fan = Fan(browser, server.url, size, language=language)
        fan.page.goto(server.url)
        fan.page.locator(".strength").wait_for()
        assert not fan.page.evaluate(OVERLAP), size
        assert fan.page.locator(".big").evaluate("(go) => go.getBoundingClientRect().bottom <= innerHeight"), size
        fan.close()


@pytest.mark.parametrize(
    ("path", "chosen"),
    [("/", ".bar [aria-pressed=true]"), ("/", ".strength .on"), ("/cup/new", ".choice:has(:checked)")],
)
def test_what_is_chosen_can_be_seen_in_forced_colours(browser: Browser, server: Server, path: str, chosen: str) -> None:
    page = browser.new_page(forced_colors="active")
    page.goto(server.url + path)
    page.locator(chosen).first.wait_for()
    for one in page.locator(chosen).all():
        assert one.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    page.context.close()
