"""Full time, and the same people again: one taps, the other follows, and nobody sends a link."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.cups import ask
from tests.server.kit import Client, seated

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.server import Server

WITHIN = 30_000


def page_of(browser: Browser, server: Server, laid: dict[str, Any], client: Client, seat: int) -> Page:
    """The full-time page of somebody who played."""
    page = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}).new_page()
    mine = {
        "table": laid["table"], "game": "penalty_duel", "key": client.key, "seats": [seat], "invites": {},
        "watch": laid["watch"], "opened": 1, "names": [],
    }  # fmt: skip
    page.goto(server.url)
    page.evaluate("(mine) => localStorage.setItem('anpfiff.tables', mine)", json.dumps([mine]))
    page.goto(f"{server.url}/t/{laid['table']}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=WITHIN)
    return page


def test_the_best_of_three_with_one_tap_each(browser: Browser, server: Server) -> None:
    laid = ask(server, "/api/tables", {"game": "penalty_duel", "seats": [{"kind": "friend"}] * 2})
    clients = seated(f"127.0.0.1:{server.port}", laid, 0, 1)
    clients[0].send({"type": "resign", "n": 9, "ply": clients[0].news["ply"], "seat": 0})
    clients[0].receive()
    for client in clients:
        client.close()
    one, two = [page_of(browser, server, laid, client, seat) for seat, client in enumerate(clients)]
    one.get_by_text("Series").click()
    one.get_by_role("button", name="Best of 3").click()
    one.wait_for_url("**/cup/cup-*")
    two.get_by_role("button", name="Join the rematch").click(timeout=WITHIN)
    two.wait_for_url(one.url)
    for page in (one, two):
        page.get_by_role("button", name="To the match").click(timeout=WITHIN)
        page.wait_for_url("**/t/*")
    assert one.url == two.url
    for page in (one, two):
        expect(page.locator(".table main h1")).to_be_visible(timeout=WITHIN)
        page.context.close()
