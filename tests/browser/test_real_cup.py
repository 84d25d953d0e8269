"""A cup evening with real boxes: three people, each with a phone, from the form to the champion."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.kitchen import PATIENCE, STATE, Kitchen, script_of
from tests.browser.test_cup import GAME, WITHIN, gather

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server

TAPS: Final = 300
"""A match that takes more never ends."""


def refereed(phones: list[Page], cup: str, seed: int) -> str:
    """Two people enter a match at their table, each on the own phone, and go back to the cup. The score."""
    for phone in phones:
        phone.get_by_role("button", name="To the match").click()
        phone.wait_for_url("**/t/*")
    script = script_of(GAME, seed, 2, {})
    kitchens = [Kitchen(phone, script, is_alone=False) for phone in phones]
    for number in range(TAPS):
        kitchen, asked = next_asked(kitchens)
        if asked["over"]:
            break
        if number == 2:
            assert [findings(phone) for phone in phones] == [[], []]
        kitchen.answer(asked)
    told = [phone.locator(".hero .res").inner_text() for phone in phones]
    assert told[0] == told[1]
    for phone in phones:
        phone.goto(cup)
    return ":".join(re.findall(r"\d+", told[0]))


def two_who_meet(pages: list[Page]) -> list[Page]:
    """The phones of those whose match is laid."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = [page for page in pages if page.get_by_role("button", name="To the match").count()]
        if len(found) == 2:
            return found
        pages[0].wait_for_timeout(50)
    raise AssertionError([page.locator("body").inner_text()[:300] for page in pages])


def next_asked(kitchens: list[Kitchen]) -> tuple[Kitchen, dict[str, Any]]:
    """The phone that asks something now, and what."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for kitchen in kitchens:
            asked = kitchen.page.evaluate(STATE)
            if asked:
                return kitchen, asked
        kitchens[0].page.wait_for_timeout(20)
    raise AssertionError([kitchen.page.locator("body").inner_text()[:300] for kitchen in kitchens])


def test_an_evening_with_real_boxes_has_a_champion(browser: Browser, server: Server) -> None:
    pages = gather(browser, server, 3, lambda form: form.get_by_label("With real boxes").check())
    mara = pages[0]
    mara.get_by_role("button", name="Begin the draw").click()
    mara.get_by_role("button", name="All at once").click()
    cup = mara.url
    scores: list[str] = []
    for seed in (3, 4):
        expect(mara.locator(".tie.mine, .pitch.me, .hero").first).to_be_visible(timeout=WITHIN)
        scores.append(refereed(two_who_meet(pages), cup, seed))
    for page in pages:
        page.goto(cup)
        expect(page.get_by_role("heading", level=1)).to_contain_text("wins!", timeout=WITHIN)
        for score in scores:
            expect(page.get_by_text(score).first).to_be_visible()
        assert findings(page) == []
        page.context.close()
