"""A table as one wants it: a team put together before kick-off, and cards as one's own box has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

PREPARE = "section[aria-labelledby=new-prepare]"

UNDER = """
(one) => {
  one.focus();
  const box = one.getBoundingClientRect();
  return box.bottom > document.querySelector('#new-table').getBoundingClientRect().top + 1;
}
"""
"""Whether something that gets the focus lies under the bar with the kick-off."""


def new_table(browser: Browser, server: Server, preset: int) -> Fan:
    fan = Fan(browser, server.url, language="en")
    fan.page.goto(f"{server.url}/new?game=finale")
    fan.page.locator(".presets label").nth(preset).click()
    return fan


def test_a_team_is_put_together_kept_and_handed_in(browser: Browser, server: Server) -> None:
    """The plan waits in the dressing room; one more tap and the coach is ready. Another day it is still there."""
    fan = new_table(browser, server, 1)
    page = fan.page
    page.locator(f"{PREPARE} .btn").first.click()
    page.get_by_role("button", name="Squad of your own").click()
    go = page.locator(".choosing .go")
    assert go.get_attribute("aria-disabled") == "false"
    bench = page.locator(".choosing .pool .picked")
    bench.first.click()
    assert go.get_attribute("aria-disabled") == "true", "fourteen men are no squad"
    page.locator(".choosing .must").first.wait_for()
    page.get_by_role("button", name="Begin with the starter squad").click()
    page.get_by_role("button", name="Tactic cards").click()
    page.locator(".colours .choose").nth(2).click()
    page.get_by_role("button", name="Saved teams").click()
    page.locator("#fin-team-name").fill("Blue evening")
    page.locator("#fin-team-name").press("Enter")
    page.locator(".saved .take").get_by_text("Blue evening").wait_for()
    page.keyboard.press("Escape")
    go.click()
    summary = page.locator(f"{PREPARE} li").inner_text()
    assert "SV Stollen: 3-4-3 · 50 points" in summary

    page.locator("#new-table .go").click()
    page.get_by_role("button", name="Tactic cards").click()
    assert page.locator(".colours .choose").nth(2).get_attribute("aria-pressed") == "true", "as it was planned"
    page.locator(".room .go").click()
    page.locator(".room").wait_for(state="detached")
    page.reload()
    page.locator(".table main h1").wait_for()

    page.goto(f"{server.url}/new?game=finale")
    page.locator(".presets label").nth(1).click()
    page.locator(f"{PREPARE} .btn").first.click()
    page.get_by_role("button", name="Saved teams").click()
    page.locator(".saved .take").click()
    page.get_by_role("button", name="Tactic cards").click()
    assert page.locator(".colours .choose").nth(2).get_attribute("aria-pressed") == "true"
    assert fan.complaints == []


def test_nothing_is_prepared_where_the_starters_play(browser: Browser, server: Server) -> None:
    fan = new_table(browser, server, 0)
    fan.page.get_by_text("there is nothing to prepare").wait_for()
    assert fan.page.locator(f"{PREPARE} .btn").count() == 0


def test_the_cards_of_one_s_own_box_are_read_and_played_with(browser: Browser, server: Server) -> None:
    """A mistake in the file is named, and nothing is lost; a good file is what the table then shows."""
    fan = new_table(browser, server, 1)
    page = fan.page
    own = 'game = "finale"\n[[footballer]]\nid = "emil_elfer"\nvalue = VALUE\n'
    file = page.locator("input[type=file]")
    alert = page.get_by_role("region", name="Cards of your own box").get_by_role("alert")

    def bring(value: str) -> None:
        text = own.replace("VALUE", value)
        file.set_input_files({"name": "my_box.toml", "mimeType": "text/plain", "buffer": text.encode()})

    bring('"many"')
    alert.get_by_text("emil_elfer").wait_for()
    assert alert.inner_text().startswith("my_box.toml cannot be used: line 4: [[footballer]] emil_elfer")
    bring("9")
    page.get_by_text("my_box.toml").wait_for()
    assert not alert.inner_text()
    page.locator("#new-table .go").click()
    page.get_by_role("button", name="Squad of your own").click()
    man = page.locator(".pool button", has_text="Elfer")
    assert "9" in man.inner_text()
    assert "9 points" in (man.text_content() or "")
    assert fan.complaints == []


def test_the_world_cup_is_drawn_as_one_s_own_box_has_it(browser: Browser, server: Server) -> None:
    """Name, code, rank and squares of a nation come from the owner's file, on the board and in the ticker."""
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    own = """
        game = "world_cup"
        [[nation]]
        id = "peru"
        name = { de = "Inkareich", en = "Inca Empire", fr = "Empire inca" }
        code = "INC"
        rank_1930 = "red"
        [[nation]]
        id = "argentina"
        rank_1930 = "yellow"
    """
    page.goto(f"{server.url}/new?game=world_cup&mode=bot")
    page.locator(".plan details summary").click()
    page.locator("select:has(option[value=world_cup_1930])").select_option("world_cup_1930")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "box.toml", "mimeType": "text/plain", "buffer": own.encode()})
    page.get_by_text("box.toml").wait_for()
    page.locator("#new-table .go").click()
    page.wait_for_url("**/t/*")
    page.locator(".hand .legal").first.wait_for()
    page.locator(".zoom button").first.click()

    group = page.locator(".group", has_text="Inca Empire")
    line = group.locator(".stand li", has_text="Inca Empire")
    line.wait_for()
    assert "rank 2" in line.inner_text()
    squares = page.locator(".half", has_text="Inca Empire").first.locator(".sq").count()
    weak = page.locator(".half", has_text="Argentina").first.locator(".sq").count()
    assert (squares, weak) == (4, 2)
    names = page.evaluate("() => document.querySelector('.cup').innerText")
    assert "Peru" not in names
    assert fan.complaints == []
    fan.close()


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (900, 700), (360, 740), (844, 390)])
def test_the_kick_off_is_always_in_sight_and_covers_nothing(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.url}/new?game=finale")
    go = page.locator("#new-table .go")

    expect(go).to_be_in_viewport(ratio=1)
    fields = page.locator(".wishes :is(input:not(.sr), select, button, a)")
    for field in fields.all():
        if field.is_visible():
            assert not field.evaluate(UNDER), field.inner_text()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(go).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    go.click()
    page.locator(".table main h1").wait_for()
    assert fan.complaints == []
    fan.close()
