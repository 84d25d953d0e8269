"""How a fan plays Hat-Trick: taps what is lit, and remembers what he was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.fan import TAP

if TYPE_CHECKING:
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from tests.browser.fan import Fan
    from tests.browser.moments import Moment

ASKED: Final = """
until => {
  if (document.querySelector('.hero')) return ['over', ''];
  if (until && document.querySelector(until)) return ['there', ''];
  const isMine = document.querySelector('.dock .buttons .btn');
  return ['on', isMine ? document.querySelector('.dock h1')?.textContent ?? '' : ''];
}
"""
SEATS: Final = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}]
TAPS: Final = 800
"""Taps without an answer before something must be broken."""


def lay(fan: Fan, edition: str, start: Moment | None = None) -> str:
    """A table against a bot, at its first question or at a moment; the link to it."""
    link = fan.lay("hat_trick", SEATS, edition=edition, start=start)
    fan.page.locator(".hat .dock").wait_for()
    return link


def may_pass(match: Table, asked: Decision) -> bool:
    """Short passes have not all the same chance."""
    if asked.rule != "H2.1":
        return False
    return len({chance["success"] for said, chance in match.odds(0).items() if "short_pass" in said}) > 1


def is_about_to_shoot(_: Table, asked: Decision) -> bool:
    """Cards are laid for a shot, or against one."""
    return asked.rule == "H8.1"


def has_drawn_to_save(match: Table, asked: Decision) -> bool:
    """The goalkeeper has turned up one card, and may turn up another."""
    return asked.rule == "H8.4" and match.events[-1][1].kind.name == "saving"


def play(fan: Fan, until: str = "", asked: set[str] | None = None) -> bool:
    """Tap until something shows or the match is over; whether it shows (or is over, where nothing is awaited)."""
    page, idle = fan.page, 0
    while idle < TAPS:
        state, question = page.evaluate(ASKED, until)
        if state != "on":
            return bool(state == "there" or not until)
        if asked is not None and question:
            asked.add(question)
        said = page.evaluate(TAP)
        idle = idle + 1 if said in {"nothing", "elsewhere"} else 0
        page.wait_for_timeout(15)
    raise AssertionError(page.locator("main").inner_text()[:400])
