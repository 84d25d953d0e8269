"""A whole match of each game with the real box, entered on one phone as two people at a table would enter it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.axe import findings
from tests.browser.fan import Fan
from tests.browser.kitchen import Kitchen, script_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "finale": (7, {"squads": "starter", "deck_mode": "starter"}),
    "world_cup": (7, {}),
    "hat_trick": (7, {}),
    "fussball_fieber": (7, {}),
}
"""By game: the seed of the match that lies on the table, and its rules."""
REVEALED: dict[str, set[str]] = {
    "finale": {"Reveal: what did Mara play?", "Reveal: what did Jonas play?"},
    "world_cup": set(),
    "hat_trick": {"Reveal: what did Mara play?", "Reveal: which goalkeeper card did Jonas play?"},
    "fussball_fieber": {"Reveal: which team did Mara choose?"},
}
"""By game: what is asked for once it is turned up."""
CORRECTIONS = 3
LONGEST = 3000
"""Taps; a match that takes more never ends."""


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_is_refereed_with_three_corrections_and_one_slip(browser: Browser, server: Server, game: str) -> None:
    fan = Fan(browser, server.url, "phone", language="en")
    page = fan.page
    page.goto(f"{server.url}/real/{game}")
    for number, name in enumerate(("Mara", "Jonas")):
        page.locator(".seats input").nth(number).fill(name)
    page.locator("form .go").click()
    page.wait_for_url("**/t/*")
    seed, options = MATCHES[game]
    kitchen = Kitchen(page, script_of(game, seed, 2, options))
    corrected, has_slipped = 0, False
    headings = set()
    for number in range(LONGEST):
        asked = kitchen.asks()
        if asked["over"]:
            break
        headings.add(asked["heading"])
        if number == 3:
            assert findings(page) == []
        if not has_slipped and asked["slips"]:
            kitchen.slip()
            has_slipped = True
            asked = kitchen.asks()
        if corrected < CORRECTIONS and number >= CORRECTIONS and kitchen.mistake(asked):
            corrected += 1
            continue
        kitchen.answer(asked)
    assert page.locator(".hero").count(), "the match is over"
    assert not [heading for heading in headings if "face down" in heading or "secret" in heading]
    assert REVEALED[game] <= headings
    assert (corrected, has_slipped) == (CORRECTIONS, True)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('anpfiff.record') ?? '[]').length === 1")
    page.goto(f"{server.url}/me")
    page.get_by_text("Jonas").first.wait_for()
    assert fan.complaints == []
    fan.close()


def test_edition_rules_and_teams_are_chosen_before_kick_off(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", language="en")
    page = fan.page
    for game, choose, asked in (
        ("hat_trick", lambda: page.locator("details select").first.select_option("nations"), "team"),
        ("finale", lambda: page.locator("details input[value=coach]").check(force=True), "squad"),
    ):
        page.goto(f"{server.url}/real/{game}")
        page.locator("summary").first.click()
        choose()
        assert findings(page) == []
        page.locator("form .go").click()
        page.wait_for_url("**/t/*")
        page.locator("h1", has_text="Lay your cards face down").wait_for()
        assert not page.locator(".answers").count(), "nothing is asked for while it is secret"
        page.locator(".lay .go").click()
        page.locator("h1", has_text=f"Reveal: which {asked} did Seat 1 choose?").wait_for()
        page.locator(".answers .key").first.wait_for()
    assert fan.complaints == []
    fan.close()
