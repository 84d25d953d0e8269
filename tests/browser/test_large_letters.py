"""Twice as large: a small window at 200 %, and a phone whose owner reads letters of twice the size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.cuts import cuts
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

STARTERS: Final = {"squads": "starter", "deck_mode": "starter"}
"""So that the first question of Finale is one of the match."""
BOTS: Final = {"finale": 1, "hat_trick": 1, "world_cup": 3, "fussball_fieber": 3}
ZOOMED: Final = (640, 400)
"""A window of 1280 by 800 at 200 %."""
PHONE: Final = (390, 844)
READ: Final = """([width, height]) => {
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.left >= -1 && box.right <= width + 1 && box.bottom <= height + 1;
  };
  return [...document.querySelectorAll('.table main h1, .hand .legal')].filter((one) => !seen(one))
    .map((one) => one.textContent.trim().slice(0, 40));
}"""
"""Of the question and the hand, what is not in the window."""


@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize("game", list(BOTS))
def test_a_table_can_be_played_at_twice_the_size(browser: Browser, server: Server, game: str, language: str) -> None:
    fan = Fan(browser, server.url, "phone", "light", language)
    page = fan.page
    seats = [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "bot": "greedy"}] * BOTS[game]]
    fan.lay(game, seats, options=STARTERS if game == "finale" else {})
    page.locator(".table main .legal").first.wait_for()
    for size, letters in ((ZOOMED, "100%"), (PHONE, "200%")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("size => document.documentElement.style.setProperty('font-size', size)", letters)
        fan.settle()
        assert cuts(page) == [], f"{size} with letters of {letters}"
        assert page.evaluate(READ, list(size)) == [], f"{size} with letters of {letters}"
    fan.close()
