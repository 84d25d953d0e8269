"""How a fan plays Hat-Trick: taps what is lit, and remembers what he was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.fan import TAP

if TYPE_CHECKING:
    from tests.browser.fan import Fan
    from tests.server.process import Message

ASKED: Final = """
until => {
  if (document.querySelector('.hero')) return ['over', ''];
  if (until && document.querySelector(until)) return ['there', ''];
  const isMine = document.querySelector('.dock .buttons .btn');
  return ['on', isMine ? document.querySelector('.dock h1')?.textContent ?? '' : ''];
}
"""
TAPS: Final = 800
"""Taps without an answer before something must be broken."""


def lay(fan: Fan, edition: str, bot: str = "greedy") -> str:
    """A table against a bot, at its first question; the link to it."""
    link = fan.lay("hat_trick", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": bot}], edition=edition)
    fan.page.locator(".hat .dock").wait_for()
    return link


def is_about_to_shoot(news: Message) -> bool:
    """Cards are laid for a shot, or against one."""
    return bool(news["decision"]["rule"] == "H8.1")


def has_drawn_to_save(news: Message) -> bool:
    """The goalkeeper has turned up one card, and may turn up another."""
    return bool(news["decision"]["rule"] == "H8.4" and news["lines"][-1].get("event") == "saving")


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
