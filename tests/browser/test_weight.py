"""What the first visit costs: little over the wire, nothing from elsewhere, and nothing that jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from anpfiff.server.security.tokens import hash_of
from anpfiff.server.share.link_cards import code_of
from tests.browser.fan import SIZES, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

    from tests.browser.server import Server

SHIFTS: Final = """
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted = (window.shifted ?? 0) + one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
WIRE: Final = """
() => performance.getEntries().filter((one) => one.entryType === 'resource' || one.entryType === 'navigation')
  .map((one) => [one.name, one.transferSize])
"""
EARLY: Final = """
() => {
  const [{ startTime: until }] = performance.getEntriesByName('first-contentful-paint');
  return performance.getEntriesByType('resource').filter((one) => one.startTime < until).map((one) => one.name);
}
"""
"""What was fetched before anything was seen."""
ALL: Final = 150_000
SCRIPTS: Final = 70_000
STEADY: Final = 0.01
"""Less than a hundredth of the screen times the way it moves: nobody sees that."""


@pytest.mark.parametrize("path", ["/", "/new?game=finale", "/new?game=world_cup"])
@pytest.mark.parametrize("size", SIZES)
def test_a_first_visit_is_light_and_nothing_jumps(browser: Browser, server: Server, path: str, size: str) -> None:
    fan = Fan(browser, server.url, size)
    page = fan.page
    page.add_init_script(SHIFTS)
    page.goto(server.url + path)
    page.locator(".go:enabled, [data-testid=band]").first.wait_for()
    page.wait_for_load_state("networkidle")
    wire: list[tuple[str, int]] = [(name, size) for name, size in page.evaluate(WIRE)]

    assert 40_000 < sum(size for _, size in wire) < ALL, sorted(wire, key=lambda one: -one[1])
    assert sum(size for name, size in wire if name.endswith(".js")) < SCRIPTS
    assert all(url.startswith((server.url, "data:")) for url in fan.requests)
    assert page.evaluate("window.shifted ?? 0") < STEADY
    fan.close()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_when_the_shelf_comes_late(browser: Browser, server: Server, size: str) -> None:
    fan = Fan(browser, server.url, size)
    page = fan.page
    held: list[Route] = []
    page.add_init_script(SHIFTS)
    page.route("**/api/games", lambda route: held.append(route))  # noqa: PLW0108  a method of C is no handler
    page.goto(server.url)
    page.locator(".space").first.wait_for()
    page.wait_for_timeout(300)
    for route in held:
        route.continue_()
    page.locator(".go:enabled, [data-testid=band]").first.wait_for()
    page.wait_for_load_state("networkidle")

    assert held
    assert page.evaluate("window.shifted ?? 0") < STEADY
    fan.close()


def test_what_a_link_is_about_is_read_before_the_first_script_is_there(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone")
    page = fan.page
    held: list[Route] = []
    late: list[Route] = []

    def hold(route: Route) -> None:
        if late:
            route.continue_()
        else:
            held.append(route)

    page.add_init_script(SHIFTS)
    page.route("**/assets/*.js", hold)
    page.goto(server.url, wait_until="commit")
    expect(page.locator("main.wait .poster")).to_have_text("Fußball am Tisch")
    expect(page.locator("main.wait")).to_be_in_viewport(ratio=0.9)
    late += held
    for route in late:
        route.continue_()
    page.locator(".go:enabled, [data-testid=band]").first.wait_for()

    assert late
    expect(page.locator("main.wait")).to_have_count(0)
    assert page.evaluate("window.shifted ?? 0") < STEADY
    fan.close()


def test_a_table_asks_for_nothing_that_its_head_does_not_name(browser: Browser, server: Server) -> None:
    """A link that may tell the game: scripts, styles and words are on their way before the page runs."""
    fan = Fan(browser, server.url, "phone")
    page = fan.page
    seats = [{"kind": "bot", "bot": "novice"}] * 2
    wish = {"game": "finale", "seats": seats, "key": "k" * 32}
    laid = page.request.post(f"{server.url}/api/tables", data=wish).json()
    link = f"{server.url}/t/{laid['table']}?card=de.{code_of(hash_of(laid['watch']))}#{laid['watch']}"
    answer = page.goto(link)
    assert answer is not None
    head = answer.text()
    page.locator(".table main h1, .hero").first.wait_for()
    asked = [url.removeprefix(server.url) for url in page.evaluate(EARLY) if "/assets/" in url]

    assert [name for name in asked if name not in head and not name.endswith(".woff2")] == []
    assert 12 < len(asked) < 30
    fan.close()
