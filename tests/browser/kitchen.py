"""People at a kitchen table with a real box: they play a match with cardboard and enter it on a phone."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

import anpfiff

if TYPE_CHECKING:
    from playwright.sync_api import Page

FATE: Final = -1
PATIENCE: Final = 30.0
NOTE: Final = "[role=alertdialog]"
STATE: Final = """
() => {
  if (document.querySelector('.hero')) return {over: true};
  document.querySelector('.lay .go')?.click();
  const table = document.querySelector('.real');
  const keys = [...document.querySelectorAll('.answers .key:not(.slip):enabled')];
  if (!table || !keys.length || document.querySelector('dialog[open]')) return null;
  return {
    over: false,
    moment: table.dataset.moment,
    seat: Number(table.dataset.seat),
    keys: keys.filter((key) => key.ariaPressed !== 'true').map((key) => key.dataset.path),
    says: Object.fromEntries(keys.map((key) => [key.dataset.path, key.dataset.says ?? ''])),
    slips: document.querySelectorAll('.answers .key.slip').length,
    heading: document.querySelector('h1').textContent,
    go: Boolean(document.querySelector('.answers .go:enabled')),
  };
}
"""
"""What the phone asks now; nothing while it is busy."""
AFTER: Final = f"""
async ([press, mayRefuse, before, isAlone, within]) => {{
  const asked = {STATE};
  if (press) document.querySelector(press)?.click();
  for (const end = Date.now() + within; Date.now() < end; await new Promise((done) => setTimeout(done, 10))) {{
    if (mayRefuse && document.querySelector('{NOTE}')) return 'refused';
    const found = asked();
    if (found ? JSON.stringify(found) !== JSON.stringify(before) : !isAlone) return found;
  }}
  return 'nothing';
}}
"""
"""Press something, and wait in the page until it asks something else: what it asks then, or that it has refused."""


def script_of(game: str, seed: int, seats: int, options: dict[str, Any]) -> dict[int, deque[str]]:
    """Bots play the match beforehand: what they said and what fell is what lies on the table."""
    match = anpfiff.play(game, ["greedy"] * seats, seed=seed, options=options)
    script = {seat: deque[str]() for seat in range(FATE, seats)}
    for entry in match.log:
        script[entry.seat].append(entry.action.notation)
    return script


class Kitchen:
    """A match that was played with cardboard, and the phone it is entered on."""

    def __init__(self, page: Page, script: dict[int, deque[str]], *, is_alone: bool = True) -> None:
        """A script that lies before several phones is entered on all of them together."""
        self.page: Final = page
        self.script: Final = script
        self.is_alone: Final = is_alone
        """Otherwise a phone asks nothing while another is asked."""
        self.taps = 0
        self.refused: set[tuple[str, str]] = set()
        """What the phone had offered and then refused: whether a hand can hold a card it may know only then."""

    def asks(self) -> dict[str, Any]:
        """What the phone asks next."""
        found: dict[str, Any] = self._after("", None)
        return found

    def answer(self, asked: dict[str, Any]) -> None:
        """Enter what lies on the table; where the match went another way after a correction, the first that fits."""
        free = [key for key in asked["keys"] if (asked["moment"], key) not in self.refused]
        path = self._next(asked, free)
        if path is None and asked["go"]:
            self._after(".answers .go:enabled", asked)
            return
        self.taps += 1
        self._press(path or free[0], asked)

    def _next(self, asked: dict[str, Any], free: list[str]) -> str | None:
        """The key for what is said next from that seat, as far as the phone wants to know it: never a hidden draw."""
        script = self.script[asked["seat"]]
        for number, said in enumerate(script):
            path = self._fitting(free, asked["says"], said)
            if path:
                if asked["says"][path]:
                    for _ in range(number + 1):
                        script.popleft()
                return path
            if asked["go"] and number == 0:
                return None
        return None

    def _fitting(self, free: list[str], says: dict[str, str], said: str) -> str:
        """The key that says this, or leads to it; face down it has no name."""
        hidden = f"{said.split(' ', 1)[0]} ?"
        wanted = [key for key in free if says[key] == said or (not says[key] and f"{said} ".startswith(f"{key} "))]
        return wanted[0] if wanted else hidden if hidden in free else ""

    def _press(self, path: str, before: dict[str, Any]) -> None:
        if self._after(f".answers .key[data-path='{path}']:enabled", before, may_refuse=True) == "refused":
            self.refused.add((before["moment"], path))
            self.page.locator(f"{NOTE} .ways .btn").last.click()

    def _after(self, press: str, before: dict[str, Any] | None, *, may_refuse: bool = False) -> Any:
        is_alone = self.is_alone or before is None
        found = self.page.evaluate(AFTER, [press, may_refuse, before, is_alone, 1000 * PATIENCE])
        assert found != "nothing", f"nothing came after {before}: {self.page.locator('body').inner_text()[:600]}"
        return found

    def slip(self) -> None:
        """Tap something that cannot be there: it is refused with the rule, and nothing has changed."""
        before = self.asks()
        self.page.evaluate("() => document.querySelector('.answers .key.slip').click()")
        note = self.page.locator(NOTE)
        note.wait_for()
        note.locator(".rule b").wait_for()
        note.locator(".ways .btn").last.click()
        note.wait_for(state="detached")
        assert self.asks() == before

    def mistake(self, asked: dict[str, Any]) -> bool:
        """Tap a wrong face or card, and put it right in the film; whether that could be done here."""
        said = next((one for one in self.script[FATE] if one in asked["keys"]), "")
        others = [key for key in asked["keys"] if key != said and key.split(" ", 1)[0] == said.split(" ", 1)[0]]
        if asked["seat"] != FATE or not others:
            return False
        self._press(others[-1], asked)
        if (asked["moment"], others[-1]) in self.refused:
            return False
        self.asks()
        self.page.keyboard.press("f")
        sheet = self.page.locator("dialog:has(.film)")
        expect(sheet.locator(".film li").last).to_be_in_viewport()
        sheet.locator(".film button").last.click()
        sheet.locator(".film li:last-child [aria-current]").wait_for()
        sheet.locator(f".mend .key[data-path='{said}']").click()
        sheet.locator(".fits").wait_for()
        sheet.locator(".mend .go").click()
        sheet.wait_for(state="detached")
        while self.script[FATE].popleft() != said:
            pass
        return True
