"""A card that was laid face down: it lies on the table, its coach may look under it, and nobody else."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.fan import TAP, Fan, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

WISHES: Final[dict[str, dict[str, object]]] = {
    "finale": {"options": {"squads": "starter", "deck_mode": "starter"}},
    "hat_trick": {},
}
PLACES: Final = [
    "finale-desktop",
    "finale-phone",
    "hat_trick-desktop",
    "hat_trick-tablet",
    "hat_trick-phone",
    "hat_trick-plain",
]
MINE: Final = "[data-testid=my-back]"
THEIRS: Final = "[data-testid=their-back]"
TURNED: Final = """() => {
  const looks = new Set();
  window.seen = looks;
  const look = () => {
    const seen = (name) => document.querySelectorAll(`[data-testid=${name}-back]`).length;
    looks.add(`${seen('my')} ${seen('their')}`);
    requestAnimationFrame(look);
  };
  look();
}"""
"""From now on, notes how many backs lie there: mine, and the other's."""


@pytest.mark.parametrize("place", PLACES)
def test_my_card_lies_face_down_and_only_i_may_look(browser: Browser, server: Server, place: str) -> None:
    game, size = place.rsplit("-", 1)
    mara = Fan(browser, server.url, "desktop" if size == "plain" else size, language="en", speed="calm")
    if size == "plain":
        mara.context.add_init_script("try { localStorage['anpfiff.plain'] = 'on' } catch { /* an empty page */ }")
    jonas = Fan(browser, server.url, language="en")
    key = secrets.token_urlsafe(24)
    wish = {"game": game, "seats": [{"kind": "me", "name": "Mara"}, {"kind": "friend"}], "key": key, **WISHES[game]}
    laid = mara.page.request.post(f"{server.url}/api/tables", data=wish).json()
    table = f"{server.url}/t/{laid['table']}"
    mara.page.goto(f"{table}#{key}")
    mara.page.locator(".links").wait_for(state="attached")
    join(jonas, f"{table}#{laid['invites']['1']}", "Jonas")

    mara.play_until(MINE)
    expect(mara.page.locator(MINE)).to_be_in_viewport(ratio=1)
    assert mara.page.locator(THEIRS).count() == 0, "nobody knows whether he has laid his"
    label = mara.page.locator(MINE).get_attribute("aria-label") or ""
    card = label.removeprefix("Your card: ").split(",")[0]
    mara.page.locator(MINE).click()
    expect(mara.page.get_by_role("dialog")).to_contain_text(card)
    mara.page.keyboard.press("Escape")
    assert jonas.page.locator(f"{MINE}, {THEIRS}").count() == 0, "he must not learn that she has laid hers"

    mara.page.evaluate(TURNED)
    until = time.monotonic() + 30
    while mara.page.locator(MINE).count():
        assert time.monotonic() < until, "his answer opens both"
        jonas.page.evaluate(TAP)
        jonas.page.wait_for_timeout(40)
    assert {"1 0", "1 1", "0 0"} == set(mara.page.evaluate("() => [...window.seen]")), "both are turned together"
    assert [*mara.complaints, *jonas.complaints] == []
    mara.close()
    jonas.close()
