"""The assistant in free matches: one bubble at each new concept, never in the way, and an answer to "what is this?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from anpfiff.games import KEYS, find
from anpfiff.lessons.concepts import concepts_of
from anpfiff.lessons.lesson import lessons_of
from anpfiff.puzzles.puzzle import shipped
from tests.browser.axe import findings
from tests.browser.fan import GO, Fan
from tests.browser.learner import begin

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

COVERED: Final = """
() => [...document.querySelectorAll('.legal, .go, .want')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return width && document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.coach');
}).length
"""
KNOWN: Final = "game => (localStorage[`anpfiff.coach.${game}`] ?? '').split(' ').filter(Boolean)"
STARTER: Final = {"options": {"squads": "starter", "deck_mode": "starter"}}
SIZED: Final = [("finale", "phone"), ("hat_trick", "phone"), ("world_cup", "desktop"), ("fussball_fieber", "desktop")]


def sit_down(fan: Fan, game: str) -> None:
    """At a table of this game against a bot, with a question to answer."""
    fan.page.goto(fan.url)
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}]
    fan.lay(game, seats, **(STARTER if game == "finale" else {}))
    fan.page.locator(f".legal:visible, {GO}:visible").first.wait_for()
    if game == "fussball_fieber":  # whoever chooses his team has nothing before him yet
        fan.play_until("[data-concept=score]")
        fan.page.locator(".card.legal:visible").first.wait_for()


@pytest.mark.parametrize(("game", "size"), SIZED)
def test_something_new_is_explained_once_and_covers_nothing(
    browser: Browser, server: Server, game: str, size: str
) -> None:
    fan = Fan(browser, server.url, size, is_coached=True)
    sit_down(fan, game)
    bubble = fan.page.get_by_role("note")
    expect(bubble).to_contain_text("Neu:")
    assert fan.page.evaluate(COVERED) == 0
    assert findings(fan.page) == []
    told = bubble.inner_text()
    fan.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    [first] = fan.page.evaluate(KNOWN, game)
    assert first in concepts_of(find(game))
    fan.page.reload()
    expect(bubble).to_contain_text("Neu:")
    assert bubble.inner_text() != told, "what this device knows is not told again"
    assert fan.complaints == []
    fan.close()


def test_an_answer_ends_the_bubble_and_one_tap_ends_them_all(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", "light", "en", is_coached=True)
    sit_down(fan, "finale")
    page, bubble = fan.page, fan.page.get_by_role("note")
    expect(bubble).to_contain_text("New:")
    page.wait_for_function("() => localStorage['anpfiff.coach.finale']")
    page.locator(".legal:visible").first.click()
    page.locator(GO).first.click()
    expect(bubble).not_to_contain_text("Strength.")
    page.get_by_role("button", name="Assistant off").click()
    expect(bubble).to_have_count(0)
    page.reload()
    page.locator(f".legal:visible, {GO}:visible").first.wait_for()
    assert page.evaluate("() => localStorage['anpfiff.coach']") == "off"
    page.get_by_role("button", name="Menu").first.click()
    expect(page.get_by_label("Assistant explains what is new")).not_to_be_checked()
    fan.close()


@pytest.mark.parametrize("game", KEYS)
def test_whoever_asks_is_told_what_something_is(browser: Browser, server: Server, game: str) -> None:
    fan = Fan(browser, server.url, "desktop", "dark", "fr")
    sit_down(fan, game)
    page, bubble = fan.page, fan.page.get_by_role("note")
    page.keyboard.press("w")
    names = page.locator(".coach .what")
    expect(names.first).to_be_visible()
    assert names.count() >= 3
    name = names.first.inner_text()
    names.first.click()
    if names.count():  # what was still played took the first tap
        names.first.click()
    expect(bubble).to_contain_text(f"{name}.")
    expect(bubble.get_by_text("Sans adjoint")).to_have_count(0)
    bubble.get_by_role("button", name="Règle").click()
    expect(page.locator("dialog[open] .now").first).to_be_visible()
    fan.close()


def test_a_tap_on_what_is_no_button_explains_it(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", "dark", "de")
    sit_down(fan, "finale")
    fan.page.locator(".clock[data-concept]:visible").first.click()
    expect(fan.page.get_by_role("note")).to_contain_text("Zeitabschnitt.")
    fan.page.locator(".coach .close").click()
    expect(fan.page.get_by_role("note")).to_have_count(0)
    fan.page.set_viewport_size({"width": 1440, "height": 900})
    fan.page.locator("header .clock[data-concept]").click()
    expect(fan.page.get_by_role("note")).to_contain_text("Zeitabschnitt.")
    fan.page.keyboard.press("Escape")
    fan.page.locator(".bench [data-concept=substitution]").first.click()
    expect(fan.page.get_by_role("note")).to_contain_text("Wechsel.")
    fan.page.keyboard.press("Escape")
    fan.page.locator(".hand .tactic").first.focus()
    fan.page.keyboard.press("w")
    expect(fan.page.locator(".coach .what").first).to_have_text("Stärke der Taktikkarte")
    fan.close()


def test_the_plain_table_is_explained_too(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "desktop", "light", "de", is_coached=True)
    fan.page.goto(fan.url)
    fan.page.evaluate("() => localStorage.setItem('anpfiff.plain', 'on')")
    fan.lay("fussball_fieber", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}])
    fan.page.locator(".generic .options .btn:enabled").first.wait_for()
    fan.play(1)
    expect(fan.page.get_by_role("note")).to_contain_text("Neu:")
    fan.close()


def test_the_sheet_of_a_card_says_what_its_values_mean(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", "light", "de")
    sit_down(fan, "fussball_fieber")
    page = fan.page
    page.locator(".hand .card:visible, .dock .card:visible").first.click(button="right")
    sheet = page.locator("dialog[open]").first
    expect(sheet.locator("details li").first).to_be_hidden()
    sheet.locator("th button").first.click()
    told = sheet.locator(".told")
    expect(told).to_be_visible()
    sheet.get_by_text("Woher diese Werte stammen").click()
    expect(sheet.locator("details li").first).to_be_visible()
    assert findings(page) == []
    told.get_by_role("button", name="Regel").click()
    expect(page.locator("dialog[open] .rule.now")).to_be_visible()
    assert fan.complaints == []
    fan.close()


def test_a_tap_explains_in_a_lesson_too_and_the_note_of_the_lesson_comes_back(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", "light", "de", is_coached=True)
    lesson = next(one for one in lessons_of(find("finale")) if one.key == "first_goal")
    begin(fan, lesson)
    page, bubble = fan.page, fan.page.get_by_role("note")
    expect(bubble).to_contain_text("Die stärkere Karte greift an.")
    page.locator(".clock[data-concept]:visible").first.click()
    expect(bubble).to_contain_text("Zeitabschnitt.")
    expect(bubble).to_have_count(1)
    page.locator(".coach .close").click()
    expect(bubble).to_contain_text("Die stärkere Karte greift an.")
    page.keyboard.press("w")
    expect(page.locator(".coach .what").first).to_be_visible()
    page.locator('[data-pick="solo_run"]').click(position={"x": 60, "y": 4})
    expect(page.locator('[data-pick="solo_run"][aria-pressed="true"]')).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator('[data-pick="solo_run"]').click()
    expect(bubble).to_contain_text("Noch nicht:")
    page.locator(".clock[data-concept]:visible").first.click()
    expect(bubble).to_contain_text("Zeitabschnitt.")
    page.locator('[data-pick="open_exchange"]').click()
    expect(bubble).not_to_contain_text("Zeitabschnitt.")
    page.locator(GO).first.click()
    expect(bubble).to_contain_text(lesson.words("de").text(lesson.notes[1].say).replace("**", ""), timeout=30_000)
    assert fan.complaints == []
    fan.close()


@pytest.mark.parametrize("game", KEYS)
def test_a_tap_explains_at_a_puzzle_and_answers_nothing(browser: Browser, server: Server, game: str) -> None:
    fan = Fan(browser, server.url, "phone", "dark", "en", is_coached=True)
    page, bubble = fan.page, fan.page.get_by_role("note")
    page.goto(f"{server.url}/puzzle/{game}/{shipped(game)[0].id}")
    page.locator(".task").wait_for()
    page.keyboard.press("w")
    names = page.locator(".coach .what")
    expect(names.first).to_be_visible()
    name = names.first.inner_text()
    names.first.click()
    expect(bubble).to_contain_text(f"{name}.")
    page.locator(".coach .close").click()
    expect(bubble).to_have_count(0)
    page.wait_for_timeout(1500)
    expect(bubble).to_have_count(0)
    expect(page.locator(".verdict")).to_have_count(0)
    assert fan.complaints == []
    fan.close()
