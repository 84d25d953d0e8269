"""Fußball-Fieber in the browser: whole cups by clicking, one by keyboard, and what lights up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import fieber
from tests.browser.fan import WALKED, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

CUPS = 6
"""So many long games are played at most until one has had a final; nearly all have one."""
TOUCH = 44
SMALL = """
least => [...document.querySelectorAll('.fieber button')]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([name, box]) => box.height && (box.width < least || box.height < least) && !name.includes('strip'))
  .map(([name, box]) => `${name} ${box.width} by ${box.height}`)
"""

CUT = """
() => [...document.querySelectorAll('.strip')].filter((strip) => {
  const outer = strip.getBoundingClientRect();
  const inner = strip.querySelector('.name')?.getBoundingClientRect() ?? outer;
  return inner.top < outer.top || inner.bottom > outer.bottom;
}).map((strip) => strip.textContent)
"""
"""Laid cards whose name stands out at the top or below."""


def test_a_whole_long_game_by_clicking_only(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    rounds: set[str] = set()
    for _ in range(CUPS):
        fieber.lay(fan, 4, "de_2014_long")
        assert fieber.play(fan, rounds=rounds)
        if "Das Finale!" in str(fan.page.locator(".log").text_content()):  # bots play it in the blink of an eye
            rounds.add("Finale")
            break

    page = fan.page
    assert {"1. Partie", "2. Partie", "3. Partie", "Viertelfinale", "Halbfinale", "Finale"} <= rounds
    assert page.locator("h1").inner_text().startswith("Abgepfiffen")
    assert page.locator(".champion .hoist").count() >= 1
    assert page.locator(".places li").count() == 4
    assert page.locator(".paths .paper").count() == 4
    assert page.locator(".paths .paper").first.locator("li").count() >= 3
    assert page.locator(".report, .fig").count() == 0
    assert "-" not in "".join(page.locator(".paths li b, .chronicle td").all_inner_texts())
    assert fan.complaints == []
    assert all(url.startswith((server.url, "data:", "blob:")) for url in fan.requests)
    fan.close()


def test_a_group_phase_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    page.goto(f"{server.url}/new?game=fussball_fieber&mode=bot")
    page.locator("#new-table .go").wait_for()
    fan.enter("#new-table .go")
    page.locator(".choose .legal").first.wait_for()

    fan.play_by_keyboard()

    assert page.locator(".hero h1").inner_text().startswith("Abgepfiffen")
    assert fan.complaints == []
    fan.close()


def test_a_picked_card_lights_up_its_targets_and_the_button_says_what_it_does(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    fieber.lay(fan, 3, "de_2014")
    assert fieber.play(fan, until=".hand .legal")
    assert page.locator(".tile.legal").count() == 0

    stops = WALKED["fussball_fieber"]
    assert fan.in_order(*stops) == stops
    read = [name.split(" of ")[0] for name in fan.read()]
    parts = ["Play a card, or pass?", "Matches", "Your decision", "Your hand", "Ticker"]
    assert sorted(parts, key=read.index) == parts, "the question is read before the fields"
    page.set_viewport_size({"width": 768, "height": 1024})
    page.locator(".fieber.mid .tick ol").wait_for()
    assert fan.in_order(*stops) == stops
    page.set_viewport_size({"width": 1440, "height": 900})

    card = page.locator(".hand .legal:has(.foot i):not(.fam-joker)").first
    helps = "+" in card.locator(".value").inner_text()
    card.click()

    assert page.locator(".tile.legal").count() == 3
    assert page.locator(".field.mine .tile.own.legal").count() == int(helps)
    assert page.locator(".field:not(.mine) .tile.own.legal").count() == (0 if helps else 2)
    before = page.locator(".field.mine .diff").inner_text().split()[-1]
    page.locator(".field.mine .tile.legal").click()
    label = page.locator(".dock .go").inner_text()
    assert label.startswith("On ")
    assert f": {before} becomes " in label
    assert page.locator(".field.mine .to").count() == 1

    page.locator(".tile:is(.own, .now)[aria-disabled=true]").first.click(force=True)
    page.locator(".note").wait_for()
    fan.close()


def test_on_a_phone_every_target_can_be_hit_and_every_field_reached(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, size="phone")
    page = fan.page
    fieber.lay(fan, 4, "de_2014")
    assert page.evaluate(SMALL, TOUCH) == []
    assert fieber.play(fan, until=".hand .legal:has(.foot i)")
    assert page.evaluate(SMALL, TOUCH) == []

    page.locator(".hand .legal:has(.foot i):not(.fam-joker)").first.click()
    assert page.locator(".tabs .lit").count() == 4
    for tab in range(4):
        page.locator(".tabs button").nth(tab).click()
        assert page.locator(".field .tile.legal, .field .tile.picked").count() == 1
    assert fan.complaints == []
    fan.close()


def test_names_on_laid_cards_are_not_cut_on_a_phone(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, size="phone", language="fr")
    fan.lay("fussball_fieber", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}], edition="de_2014")
    fan.page.locator(".choose .legal").first.wait_for()
    fan.play_until(".field.mine .strips li:nth-child(5)")

    assert fan.page.evaluate(CUT) == []
    fan.close()


def test_what_leaves_no_choice_is_said_instead_of_asked(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.lay("fussball_fieber", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}], edition="de_2014")
    page.locator(".choose .legal").first.wait_for()

    said = page.locator("h1", has_text="Keine Wahl: Passen")
    while not said.count():
        assert not fan.play(1), "nobody ever runs out of cards"
    assert page.locator(".dock .btn, .legal").count() == 0
    fan.close()
