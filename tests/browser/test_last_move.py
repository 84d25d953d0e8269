"""The last move: whatever the other coach has just touched is marked on the board, at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

ASKED: Final = "main:has(.touched):has(.legal, .go, .options .btn)"
"""Something is marked while one is asked oneself: the other has answered."""
GAMES: Final = ["finale", "hat_trick", "world_cup", "fussball_fieber"]
TABBED: Final = {"world_cup", "fussball_fieber"}
"""Whose mark has a tab that says by whom: what was laid looks alike, whoever laid it."""


@pytest.mark.parametrize("is_plain", [False, True], ids=["skin", "plain"])
@pytest.mark.parametrize("game", GAMES)
def test_the_last_move_is_marked(browser: Browser, server: Server, game: str, is_plain: bool) -> None:
    fan = Fan(browser, server.url)
    if is_plain:
        fan.context.add_init_script("try { localStorage['anpfiff.plain'] = 'on' } catch { /* an empty page */ }")
    fan.lay(game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}])
    fan.page.locator("[data-testid=now]").wait_for()
    fan.play_until(ASKED)
    expect(fan.page.locator("main .touched").first).to_be_visible()
    if game in TABBED and not is_plain:
        expect(fan.page.locator("main [data-testid=last-move]").first).to_be_visible()
    fan.close()
