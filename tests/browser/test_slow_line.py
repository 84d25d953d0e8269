"""A slow line: whoever answers sees at once that he has, at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.fan import TAP, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

LATE: Final = 400
SLOW: Final = f"""() => {{
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (said) {{
    if (String(said).includes('"type":"say"')) window.isSaid = true;
    setTimeout(() => send.call(this, said), {LATE});
  }};
}}"""
"""Whatever is sent from now on comes late."""
ANSWERED: Final = f"""async () => {{
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const amber = () => [...document.querySelectorAll('main *')].filter((one) => {{
    const style = getComputedStyle(one);
    return one.getClientRects().length && [style.backgroundColor, style.outlineStyle !== 'none' && style.outlineColor,
      style.borderTopStyle !== 'none' && style.borderTopColor].includes('rgb(255, 197, 61)');
  }}).length;
  const tap = {TAP};
  for (let k = 0; k < 60; k++) {{
    const before = amber();
    tap();
    if (window.isSaid) {{
      await frame();
      return [before, amber(), document.querySelector('[data-testid=now] .tag').textContent];
    }}
    await frame();
  }}
  return 'nothing was said';
}}"""
"""Taps until something is said: what was amber before the tap, what is two frames later, and the tag beside it."""
TABLES: Final = ["finale", "hat_trick", "world_cup", "fussball_fieber", "plain"]


@pytest.mark.parametrize("table", TABLES)
def test_an_answer_is_seen_before_the_server_has_heard_it(browser: Browser, server: Server, table: str) -> None:
    fan = Fan(browser, server.url, language="en")
    if table == "plain":
        fan.context.add_init_script("try { localStorage['anpfiff.plain'] = 'on' } catch { /* an empty page */ }")
    game = "hat_trick" if table == "plain" else table
    fan.lay(game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}])
    fan.play_until("main:has(.legal, .go)")
    fan.page.evaluate(SLOW)
    before, after, tag = fan.page.evaluate(ANSWERED)
    assert before > 0
    assert after == 0, "from the tap on nothing can be chosen any more, and nothing looks so"
    assert tag == "Now", "on a quick line nothing flickers"
    expect(fan.page.locator("[data-testid=now] .tag")).to_have_text("Sending …", timeout=LATE)
    expect(fan.page.locator("[data-testid=now] .tag")).to_have_text("Now")
    fan.close()
