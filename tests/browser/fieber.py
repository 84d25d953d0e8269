"""How a fan plays Fußball-Fieber: helps his own team until it is ahead, then passes."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.fan import Fan

TAP: Final = r"""
until => {
  if (until && document.querySelector(until)) return 'there';
  if (!document.querySelector('.table main')) return document.querySelector('.hero') ? 'over' : 'wait';
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const tap = (one) => { one.click(); return one.textContent.trim(); };
  const [go] = seen('.dock .go');
  if (go) return tap(go);
  const [button] = seen('.dock .btn');
  if (!button) return 'wait';
  const [target] = [...seen('.choose .legal'), ...seen('.field.mine .legal'), ...seen('.field .legal')];
  if (target) return tap(target);
  const mayPass = button.getAttribute('aria-disabled') !== 'true';
  const isAhead = seen('.field.mine .diff').some((one) => one.textContent.includes('+'));
  const cards = seen('.hand .legal').filter((one) => !mayPass || one.querySelector('.foot i'));
  if (mayPass && (isAhead || !cards.length)) return tap(button);
  return cards.length ? tap(cards[0]) : 'wait';
}
"""
"""One tap: the button that is lit, or the next thing towards it. Reactions are left alone."""
ROUND: Final = "() => document.querySelector('.when b')?.textContent ?? ''"
PATIENCE: Final = 6000
"""Taps without an answer before something must be broken."""


def lay(fan: Fan, seats: int, edition: str) -> None:
    """A table against bots, from the page of a new table to the choice of teams."""
    page = fan.page
    fan.go("/")
    page.evaluate("() => localStorage.setItem('anpfiff.opponent.fussball_fieber', 'greedy')")  # a match for the fan
    fan.go("/new?game=fussball_fieber&mode=bot")
    page.locator("#new-table .go").wait_for()
    page.locator(f"select:has(option[value={edition}])").select_option(edition)
    for _ in range(seats - 2):
        page.locator("section[aria-labelledby=new-seats] .ways .btn").first.click()
    page.locator("#new-table .go").click()
    page.wait_for_url("**/t/*")
    page.locator(".choose .legal").first.wait_for()


def play(fan: Fan, until: str = "", rounds: set[str] | None = None) -> bool:
    """Tap until something shows, or until the cup is over; whether it shows (or is over, where nothing is awaited)."""
    page, idle = fan.page, 0
    while idle < PATIENCE:
        if rounds is not None:
            rounds.add(page.evaluate(ROUND))
        said = page.evaluate(TAP, until)
        if said in {"there", "over"}:
            return said == "there" or not until
        idle = idle + 1 if said == "wait" else 0
        page.wait_for_timeout(15)
    raise AssertionError(page.locator("main").inner_text()[:400])


@contextmanager
def watched(fan: Fan) -> Iterator[None]:
    """Forget the seat and come by the spectators' link; afterwards remember it and sit down again."""
    page = fan.page
    table = page.url.split("#")[0]
    kept = page.evaluate("() => { const kept = localStorage['anpfiff.tables']; localStorage.clear(); return kept; }")
    page.goto("about:blank")
    page.goto(f"{table}#{json.loads(kept)[0]['watch']}")
    page.locator(".field").first.wait_for()
    yield
    page.evaluate("kept => { localStorage['anpfiff.tables'] = kept; }", kept)
    page.goto("about:blank")
    page.goto(table)
    page.locator(".hand").wait_for()
