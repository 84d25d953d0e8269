"""What has just happened and what is asked now: both lines stand at every table, on a phone as on a desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.fan import Fan
from tests.browser.moments import at

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from tests.browser.server import Server

TABLES: Final = {
    "finale": ".finale .dock .act .fin-btn",
    "hat_trick": ".hat .cards .legal",
    "world_cup": ".cup .hand .legal",
    "fussball_fieber": ".fieber .hand .legal",
    "plain": ".generic .card.legal",
}
"""What one answers with at each of them: it must not be pushed out of the window."""
LOOKS: Final = {"phone": ("fr", "light"), "desktop": ("de", "dark")}
UNSEEN: Final = """selectors => selectors.filter((selector) => {
  const found = document.querySelector(selector);
  const box = found?.getBoundingClientRect();
  if (!box?.width || Math.min(box.top, box.left) < 0) return true;
  if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
  const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !(found.contains(above) || above?.contains(found));
})"""
"""Which of these are missing, out of the window, or covered."""
LINES: Final = ["[data-testid=just] .tag", "[data-testid=just] p", "[data-testid=now] .tag", "[data-testid=now] h1"]


@pytest.mark.parametrize("size", LOOKS)
@pytest.mark.parametrize("table", TABLES)
def test_just_now_and_now_stand_at_every_table(browser: Browser, server: Server, table: str, size: str) -> None:
    language, theme = LOOKS[size]
    fan = Fan(browser, server.url, size, theme, language)
    if table == "plain":
        fan.context.add_init_script("try { localStorage['anpfiff.plain'] = 'on' } catch { /* an empty page */ }")
    game = "finale" if table == "plain" else table
    fan.lay(game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}])
    fan.page.locator("[data-testid=now]").wait_for()
    seen = [*LINES, TABLES[table], *([".tick ol li"] if size == "desktop" else [])]
    fan.play_until(f"main:has({TABLES[table]})")
    fan.settle()
    assert fan.page.evaluate(UNSEEN, seen) == []
    fan.close()


def is_asked_after_a_duel(match: Table, _: Decision) -> bool:
    """The last thing told is how a duel went."""
    return bool(match.events) and match.events[-1][1].kind.name in ("build_up_won", "build_up_lost")


@pytest.mark.parametrize("size", LOOKS)
def test_dice_and_sums_stand_beside_the_words_and_take_no_line_from_them(
    browser: Browser, server: Server, size: str
) -> None:
    language, theme = LOOKS[size]
    fan = Fan(browser, server.url, size, theme, language)
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}]
    fan.lay("finale", seats, start=at("finale", is_asked_after_a_duel))
    fan.page.locator("main:not(.drawing) .just .proof").wait_for()
    fan.settle()
    assert fan.page.evaluate(UNSEEN, LINES) == []
    fan.close()
