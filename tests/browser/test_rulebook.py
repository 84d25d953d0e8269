"""The rulebook on the page is in the language of the page: beside the board, and where a move is refused."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.rulebook import readable_rulebook
from anpfiff.games import find
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server


def rules(language: str) -> dict[str, str]:
    """The rules of Finale as they are read on the page, by their numbers."""
    found = re.findall(
        r"^\*\*(F[\d.]+)\*\* (.+?)\n\n", readable_rulebook(find("finale"), language), re.MULTILINE | re.DOTALL
    )
    return {number: re.sub("[*`]", "", text).replace("\n", " ") for number, text in found}


def shown(page: Page, selector: str) -> tuple[str, str]:
    """The number and the text of a rule on the page."""
    rule = page.locator(selector).first
    rule.wait_for()
    number = rule.locator("b").first.inner_text()
    return number, rule.inner_text().removeprefix(number).strip()


def refused(fan: Fan) -> None:
    """Play until a man may not be fielded, and tap him all the same."""
    fan.kick_off()
    page = fan.page
    page.locator(".legal").first.wait_for()
    fan.play_until("[aria-disabled=true].man")
    page.locator("[aria-disabled=true].man").first.click(force=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_and_refusal_speak_the_language_of_the_page(browser: Browser, server: Server, language: str) -> None:
    fan = Fan(browser, server.url, language=language)
    page = fan.page
    refused(fan)
    number, text = shown(page, ".why .rule")

    assert text == rules(language)[number]
    assert page.locator(".why .rule").get_attribute("lang") == language
    page.locator(".why .btn").first.click()
    assert shown(page, "dialog .rule.now") == (number, text)
    assert page.locator("dialog .book").get_attribute("lang") == language
    fan.close()


def test_a_rule_that_is_shown_changes_with_the_language(browser: Browser, server: Server) -> None:
    """In all three languages and back to the first, while the note stays open."""
    fan = Fan(browser, server.url, language="de")
    page = fan.page
    refused(fan)
    number, text = shown(page, ".why .rule")
    assert text == rules("de")[number]
    for language in ("fr", "en", "de"):
        page.keyboard.press("m")
        page.locator("dialog .lang button", has_text=language.upper()).click()
        page.locator(f".why .rule[lang={language}]").wait_for()
        page.keyboard.press("Escape")
        assert shown(page, ".why .rule") == (number, rules(language)[number])
        page.keyboard.press("r")
        assert shown(page, "dialog .rule.now")[1] in rules(language).values()
        page.keyboard.press("Escape")
    assert fan.complaints == []
    fan.close()


COVERED: Final = """
() => {
  const book = document.querySelector('dialog.beside').getBoundingClientRect();
  return [...document.querySelectorAll("[data-look~='hand'], main .buttons")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > book.left && box.left < book.right && box.bottom > book.top && box.top < book.bottom;
  }).map((one) => one.className);
}
"""
"""What of the hand and of the buttons below it lies under the book."""


@pytest.mark.parametrize("game", ["finale", "hat_trick", "world_cup", "fussball_fieber"])
def test_the_book_leaves_the_hand_free(browser: Browser, server: Server, game: str) -> None:
    """Above it at the right, or at the left: at every table, in every window with room for both."""
    fan = Fan(browser, server.url)
    page = fan.page
    fan.lay(game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}])
    page.locator("[data-testid=now]").wait_for()
    fan.play_until("[data-look~='hand'] .legal")
    page.keyboard.press("r")
    shown(page, "dialog .rule.now")
    for width, height in [(1100, 768), (1440, 900), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        fan.settle()
        assert page.evaluate(COVERED) == [], f"at {width}"
        book = page.locator("dialog.beside").bounding_box()
        assert book is not None
        assert book["height"] > 350, f"at {width} there is little to read"
    fan.close()


def test_the_rule_stays_in_sight_on_a_phone_that_is_turned(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.kick_off()
    page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("r")
    expect(page.locator("dialog .rule.now")).to_be_in_viewport()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("dialog .rule.now")).to_be_in_viewport()
    fan.close()
