"""What the first visit costs: little over the wire, nothing from elsewhere, and nothing that jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.fan import SIZES, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

    from tests.browser.stadium import Stadium

SHIFTS: Final = """
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted = (window.shifted ?? 0) + one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
WIRE: Final = """
() => performance.getEntries().filter((one) => one.entryType === 'resource' || one.entryType === 'navigation')
  .map((one) => [one.name, one.transferSize])
"""
ALL: Final = 150_000
SCRIPTS: Final = 70_000
STEADY: Final = 0.01
"""Less than a hundredth of the screen times the way it moves: nobody sees that."""


@pytest.mark.parametrize("path", ["/", "/new?game=finale", "/new?game=world_cup"])
@pytest.mark.parametrize("size", SIZES)
def test_a_first_visit_is_light_and_nothing_jumps(browser: Browser, stadium: Stadium, path: str, size: str) -> None:
    fan = Fan(browser, stadium.url, size)
    page = fan.page
    page.add_init_script(SHIFTS)
    page.goto(stadium.url + path)
    page.locator(".go:enabled, [data-testid=band]").first.wait_for()
    page.wait_for_load_state("networkidle")
    wire: list[tuple[str, int]] = [(name, size) for name, size in page.evaluate(WIRE)]

    assert 40_000 < sum(size for _, size in wire) < ALL, sorted(wire, key=lambda one: -one[1])
    assert sum(size for name, size in wire if name.endswith(".js")) < SCRIPTS
    assert all(url.startswith((stadium.url, "data:")) for url in fan.requests)
    assert page.evaluate("window.shifted ?? 0") < STEADY
    fan.close()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_when_the_shelf_comes_late(browser: Browser, stadium: Stadium, size: str) -> None:
    fan = Fan(browser, stadium.url, size)
    page = fan.page
    held: list[Route] = []
    page.add_init_script(SHIFTS)
    page.route("**/api/games", lambda route: held.append(route))  # noqa: PLW0108  a method of C is no handler
    page.goto(stadium.url)
    page.locator(".space").first.wait_for()
    page.wait_for_timeout(300)
    for route in held:
        route.continue_()
    page.locator(".go:enabled, [data-testid=band]").first.wait_for()
    page.wait_for_load_state("networkidle")

    assert held
    assert page.evaluate("window.shifted ?? 0") < STEADY
    fan.close()
