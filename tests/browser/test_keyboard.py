"""A whole match with the keyboard alone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tests.browser.fan import GO, LEGAL, WANT, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.stadium import Stadium

PATIENCE: Final = 300.0
"""Seconds a whole match may take, on a machine that is busy with other tests."""
LANDED: Final = f"""
() => {{
  const at = document.activeElement;
  const lit = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  if (!document.querySelector('.table main')) return document.querySelector('.hero') ? 'over' : 'wait';
  const go = lit('{GO}');
  const wanted = go.length ? go : [...lit('{WANT}'), ...lit('{LEGAL}')];
  if (!wanted.length) return 'wait';
  if (wanted.includes(at)) return 'Enter';
  const man = wanted.find((one) => one.matches('[data-man]'));
  if (!man || !at.matches('.pitch [data-man]')) return 'Tab';
  const [from, to] = [at.getBoundingClientRect(), man.getBoundingClientRect()];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
}}
"""
"""The key that brings somebody nearer to what is lit: through the page by Tab, over the pitch by arrows."""


def test_a_match_with_the_keyboard_alone(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url)
    page = fan.page
    page.goto(stadium.url)
    page.locator(".big:enabled").wait_for()
    for _ in range(40):
        if page.evaluate("() => document.activeElement.matches('.big')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".table main h1").wait_for()

    until = time.monotonic() + PATIENCE
    while (key := page.evaluate(LANDED)) != "over":
        assert time.monotonic() < until, "the match does not end"
        if key == "wait":
            page.wait_for_timeout(15)
        else:
            page.keyboard.press(key)

    assert page.locator(".hero h1").inner_text().startswith("Abgepfiffen")
    assert fan.complaints == []
    fan.close()


def test_keys_open_and_close_what_stands_round_the_board(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url)
    page = fan.page
    fan.kick_off()
    for key, found in (("r", "dialog .rule.now"), ("m", "dialog .tune"), ("?", "dialog kbd")):
        page.keyboard.press(key)
        page.locator(found).first.wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("t")

    assert page.evaluate("() => document.activeElement.matches('.tick ol')")
    fan.close()
