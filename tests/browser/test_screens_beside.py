"""Screens beside the table: one's record, invitations, sheets that open over a table, and what comes after it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from anpfiff.puzzles.puzzle import EXACT, shipped
from tests.browser.cups import played
from tests.browser.gallery import EVERY_LOOK, LOOKS, one_of
from tests.browser.kitchen import Kitchen, script_of
from tests.server.kit import seated

if TYPE_CHECKING:
    from tests.browser.gallery import Gallery
    from tests.browser.server import Server

STARTER: dict[str, Any] = {"squads": "starter", "deck_mode": "starter"}
REVIEWED = 120_000
"""Milliseconds in which a match is worked out, on a machine that is busy with other tests."""
RIVALS = [("Jupp Sonntag", "novice"), ("Colette Marchand", "greedy"), ("Jonas", None)]
"""Names, and the leagues of those who are bots."""


def remembered(number: int, game: str, mine: int, theirs: int) -> dict[str, object]:
    """A match as the device remembers it."""
    rival, bot = RIVALS[number % len(RIVALS)]
    return {
        "table": f"t{number}", "game": game, "at": 1_790_000_000_000 + number * 86_400_000, "names": ["Mara", rival],
        "bots": [None, bot], "seat": 0, "score": [mine, theirs],
        "places": [[0, 1]] if mine == theirs else [[0], [1]] if mine > theirs else [[1], [0]],
    }  # fmt: skip


@pytest.fixture(scope="session")
def finished(server: Server) -> str:
    """A match of Finale between bots that is over."""
    return played(server, "finale", 2)


@pytest.fixture(scope="session")
def reviewed(server: Server, finished: str) -> str:
    """A match that is worked out soon, or a real one for those who look at the picture."""
    return finished if LOOKS is EVERY_LOOK else played(server, "penalty_duel", 2)


@pytest.mark.parametrize("gallery", one_of(0), indirect=True, ids="-".join)
def test_screens_of_those_who_come_and_look_back(
    gallery: Gallery, server: Server, finished: str, reviewed: str
) -> None:
    page = gallery.fan.page
    friends = [{"kind": "friend", "name": ""}] * 2
    laid = page.request.post(f"{server.url}/api/tables", data={"game": "finale", "seats": friends}).json()
    link = f"{server.url}/t/{laid['table']}#{laid['invites']['1']}.{laid['watch']}"
    clients = seated(server.url.removeprefix("http://"), laid, 0)
    page.goto(link)
    page.locator("form .go").wait_for()
    gallery.take("join")
    clients += seated(server.url.removeprefix("http://"), laid, 1)
    page.goto("about:blank")
    page.goto(link)
    page.locator(".mine h2").wait_for()
    gallery.take("full")
    for client in clients:
        client.close()
    games = ["finale", "finale", "hat_trick", "fussball_fieber", "world_cup"]
    scores = [(2, 1), (0, 3), (1, 1), (4, 2), (2, 0), (0, 1), (3, 3)]
    record = [remembered(number, games[number % 5], *scores[number % 7]) for number in range(24)]
    page.goto(server.url)
    page.evaluate("(all) => localStorage.setItem('anpfiff.record', all)", json.dumps(record))
    page.goto(f"{server.url}/me")
    page.locator(".tally").wait_for()
    gallery.take("me")
    gallery.fan.go(f"/paper/{finished}")
    page.locator(".sheet h1").wait_for()
    gallery.take("paper")
    gallery.fan.go(f"/review/{reviewed}")
    expect(page.locator("main .pitch caption")).to_have_count(1, timeout=REVIEWED)
    gallery.take("review")

    gallery.judge()


@pytest.mark.parametrize("gallery", one_of(1), indirect=True, ids="-".join)
def test_screens_over_a_table(gallery: Gallery) -> None:
    fan, page = gallery.fan, gallery.fan.page
    fan.kick_off()
    page.locator(".legal").first.wait_for()
    page.keyboard.press("h")
    page.locator("dialog[open] ol li").first.wait_for()
    gallery.take("hint")
    page.keyboard.press("Escape")
    page.locator(".tactic.legal").first.click(button="right")
    page.locator("dialog[open]").wait_for()
    gallery.take("card")
    gallery.fan.go("/real/finale")
    for number, name in enumerate(("Mara", "Jonas")):
        page.locator(".seats input").nth(number).fill(name)
    gallery.take("real-start")
    page.locator("form .go").click()
    page.wait_for_url("**/t/*")
    kitchen = Kitchen(page, script_of("finale", 7, 2, STARTER))
    for _ in range(8):
        kitchen.answer(kitchen.asks())
    kitchen.asks()
    gallery.take("real-table")

    gallery.judge()


@pytest.mark.parametrize("gallery", one_of(2), indirect=True, ids="-".join)
def test_screens_of_who_learns_and_who_owns_the_box(gallery: Gallery) -> None:
    page = gallery.fan.page
    puzzle = next(one for one in shipped("finale") if one.sort == EXACT)
    gallery.fan.go(f"/puzzle/finale/{puzzle.id}")
    page.locator(".task").wait_for()
    gallery.take("puzzle")
    page.keyboard.press(str(list(puzzle.values).index(puzzle.answers[0]) + 1))
    page.locator(".verdict").wait_for()
    gallery.take("puzzle-solved")
    gallery.fan.go("/owner/finale")
    page.locator(".answer").wait_for()
    gallery.take("owner")
    gallery.fan.go("/reference/finale")
    page.locator(".sheet h3").first.wait_for()
    gallery.take("reference")

    gallery.judge()
