"""A fan: somebody with a browser who opens pages, taps what is lit, and notices every mistake in the console."""

from __future__ import annotations

import math
import re
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FilePayload, Page

    from tests.browser.moments import Moment

SIZES: Final = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900)}
GO: Final = ".go:not([aria-disabled=true]):not(:disabled)"
LEGAL: Final = ".legal:not(.picked):not([aria-pressed=true])"
WANT: Final = ".fin-btn.want"
PLAIN: Final = ".generic .options .btn:enabled"
"""What can be said at the plain table without a card."""
HAND: Final = ".go[aria-disabled=true]"
"""A question that is not answered yet; on a phone the cards to answer it with may lie in the drawer."""
TAP: Final = f"""
() => {{
  const seen = (element) => element.getClientRects().length > 0;
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
  if (!document.querySelector('.table main')) return 'elsewhere';
  const drawer = first('{HAND}') && !document.querySelector('dialog[open]') ? first('.cards') : undefined;
  const found = first('{GO}') ?? first('{WANT}') ?? first('{LEGAL}') ?? first('{PLAIN}') ?? drawer;
  if (!found) return 'nothing';
  found.click();
  return found.textContent.trim();
}}
"""

MET: Final = """
selectors => selectors
  .map((selector) => [selector, document.querySelector(selector)])
  .sort(([, one], [, other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  .map(([selector]) => selector)
"""
WALKED: Final = {
    "finale": ["header", "[data-testid=just]", "main h1", ".fin-pitch", ".dock .act", ".hand", ".tick ol"],
    "hat_trick": ["header", "[data-testid=just]", "[data-look=pitch]", ".buttons", ".hand", ".tick ol"],
    "world_cup": ["header", ".filter", "[data-testid=just]", "main h1", ".cup > .board", ".ask .act", ".ask .hand"],
    "fussball_fieber": ["header", "[data-testid=just]", ".field", ".dock .buttons", ".hand", ".tick ol"],
}
"""What Tab comes to: what has just happened, then the board, then the answer. The question itself is spoken."""
PATIENCE: Final = 300.0
"""Seconds a whole match may take, on a machine that is busy with other tests."""
LANDED: Final = f"""
() => {{
  const at = document.activeElement;
  const lit = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  if (!document.querySelector('.table main')) return document.querySelector('.hero') ? 'over' : 'wait';
  const go = lit('{GO}');
  const wanted = go.length ? go : [...lit('{WANT}'), ...lit('{LEGAL}')];
  const sheet = document.querySelector('dialog[open]');
  if (sheet && !wanted.some((one) => sheet.contains(one))) return 'Escape';
  if (!wanted.length) return 'wait';
  if (wanted.includes(at)) return 'Enter';
  const man = wanted.find((one) => one.matches('[data-man]:not([tabindex="-1"])'));
  if (!man || !at.matches('.pitch [data-man]')) return 'Tab';
  const [from, to] = [at.getBoundingClientRect(), man.getBoundingClientRect()];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
}}
"""
"""The key that brings somebody nearer to what is lit: through the page by Tab, over the pitch by arrows; away from
a sheet he opened because the question changed under his finger by Escape."""


GO_TO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


class Fan:
    """One browser with its own memory."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: str = "desktop",
        theme: str = "dark",
        language: str = "de",
        *,
        has_worker: bool = False,
        speed: str = "at-once",
        is_coached: bool = False,
        stays: bool = False,
    ) -> None:
        """`speed` is how fast what happens is shown; at a pace of their own things move, as they do for most people.

        Who `stays` loads the page once, and goes on within it; all others load it anew for each table.
        Most fans know the games, and the assistant does not explain them anything by himself.
        """
        width, height = SIZES[size]
        self.context: Final = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            reduced_motion="reduce" if speed == "at-once" else "no-preference",
            service_workers="allow" if has_worker else "block",
        )
        self.context.add_init_script(
            f"try {{ localStorage['anpfiff.speed'] ??= '{speed}'; "
            f"if ({str(not is_coached).lower()}) localStorage['anpfiff.coach'] ??= 'off'"
            " } catch { /* an empty page has no memory */ }"
        )
        self.url: Final = url
        self.stays: Final = stays
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.page: Final[Page] = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not re.search("WebSocket connection|Failed to load resource|ERR_CONNECTION", text):
            self.complaints.append(text)

    def kick_off(self) -> str:
        """From the home page to the first question with one tap; the table's id."""
        self.page.add_init_script("try { localStorage['anpfiff.name'] ??= 'Fan' } catch { /* an empty page */ }")
        self.page.goto(self.url)
        self.page.locator(".big:enabled").click()
        self.page.wait_for_url("**/t/*")
        self.page.locator(".table main h1").wait_for()
        return self.page.url.rsplit("/", 1)[-1]

    def lay(self, game: str, seats: list[dict[str, str]], **wish: Any) -> str:
        """Lay a table with these seats at it and go there; the link under which this device holds its seats."""
        key = secrets.token_urlsafe(24)
        wish |= {"game": game, "seats": seats, "key": key}
        laid = self.page.request.post(f"{self.url}/api/tables", data=wish)
        assert laid.ok, laid.text()
        path = f"/t/{laid.json()['table']}#{key}"
        self.go(path)
        return self.url + path

    def go(self, path: str) -> None:
        """Go to a screen, as a link does."""
        if self.stays and self.page.url.startswith(self.url):
            self.page.evaluate(GO_TO, path)
            self.settle()
        else:
            self.page.goto(self.url + path)

    def open_match(self, start: Moment) -> None:
        """Choose the file of a match on one's own page, and go to its table."""
        chosen: FilePayload = {"name": "x.replay", "mimeType": "text/plain", "buffer": start["replay"].encode()}
        self.page.locator(".match input[type=file]").set_input_files(chosen)
        self.page.locator(".match .go").click()
        self.page.wait_for_url("**/t/*")

    def play(self, taps: int = 2000) -> bool:
        """Tap whatever is lit until the match is over; whether it is."""
        idle = 0
        for _ in range(taps):
            said = self.page.evaluate(TAP)
            if said == "elsewhere" and self.page.locator(".hero").count():
                return True
            idle = idle + 1 if said in {"nothing", "elsewhere"} else 0
            assert idle < 400, self.page.locator("main").inner_text()[:400]
            self.page.wait_for_timeout(25)
        return False

    def play_until(self, selector: str) -> None:
        """Tap whatever is lit until something shows."""
        until = time.monotonic() + PATIENCE
        while not self.page.locator(selector).count():
            assert time.monotonic() < until, f"{selector} never shows"
            assert not self.play(1), f"the match is over without {selector}"

    def enter(self, selector: str) -> None:
        """Walk to something by Tab, and press it."""
        for _ in range(60):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def play_by_keyboard(self, presses: float = math.inf, looks: int = 0) -> list[str]:
        """Walk to whatever is lit and press it, so often or until the match is over; the keys it took.

        Whoever counts the keys looks so often what has come of a press before he walks on.
        """
        keys: list[str] = []
        until = time.monotonic() + PATIENCE
        while keys.count("Enter") < presses and (key := self.page.evaluate(LANDED)) != "over":
            assert time.monotonic() < until, "the match does not go on"
            if key == "wait":
                self.page.wait_for_timeout(15)
                continue
            keys.append(key)
            self.page.keyboard.press(key)
            if key == "Enter":
                self._see(looks)
        return keys

    def _see(self, looks: int) -> None:
        """Until something is lit under the finger."""
        for _ in range(looks):
            self.page.wait_for_timeout(25)
            if self.page.evaluate(LANDED) not in {"Tab", "wait"}:
                return

    def settle(self) -> None:
        """Wait until the page has laid everything out anew, as its code sees it: two frames later."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def until(self, promised: str, seconds: float = 90) -> None:
        """Wait until a function of the page promises a yes; Playwright's own waiting takes any promise for one."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(promised):
            assert time.monotonic() < end, f"never came true: {promised}"
            self.page.wait_for_timeout(50)

    def resign(self, word: str) -> None:
        """Give up, by the word for it in the menu, and see the end."""
        self.page.keyboard.press("m")
        self.page.locator("dialog .btn", has_text=word).click()
        self.page.locator("dialog .btn.bad").click()
        self.page.locator(".hero").wait_for()

    def in_order(self, *selectors: str) -> list[str]:
        """These parts of the page as Tab and a screen reader meet them, one after the other."""
        order: list[str] = self.page.evaluate(MET, list(selectors))
        return order

    def read(self) -> list[str]:
        """Headings and regions as a screen reader comes to them, one after the other."""
        nodes = self.context.new_cdp_session(self.page).send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        found, waiting = [], [nodes[0]]
        while waiting:
            node = waiting.pop()
            if node.get("role", {}).get("value") in {"banner", "heading", "region", "group"}:
                found.append(node.get("name", {}).get("value", ""))
            waiting += [known[child] for child in reversed(node["childIds"]) if child in known]
        return found

    def scrub(self, ply: int) -> None:
        """Pull a replay to one of its moments, and look up when it is there."""
        self.page.locator(".track input").fill(str(ply))
        expect(self.page.locator(".controls .at")).to_have_text(re.compile(rf"^{ply}(/|$)"))

    def close(self) -> None:
        """Go home."""
        self.context.close()


def invite(host: Fan) -> str:
    """Lay a table for a friend; the link to his seat."""
    page = host.page
    page.goto(f"{host.url}/new?game=finale&mode=friend")
    page.locator("#new-table .go").click()
    page.locator(".links input").first.wait_for()
    return page.locator(".links input").first.input_value()


def join(guest: Fan, link: str, name: str) -> None:
    """Follow an invitation and sit down."""
    page = guest.page
    page.goto(link)
    page.locator("form input").fill(name)
    page.locator("form .go").click()
    page.locator(".table main h1").wait_for()
