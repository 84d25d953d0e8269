"""A cup of sixteen: three people in browsers and thirteen bots, from the form to the champion."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.cups import KEY, ask, await_end, of_bots
from tests.server.kit import Client

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page, ViewportSize

    from tests.browser.server import Server

GAME = "penalty_duel"
"""Short matches."""
WITHIN = 60_000
PATIENCE = 30
SIZE: Final[ViewportSize] = {"width": 1280, "height": 900}
CHOICES = {
    "Edition": "nations", "Level on points": "head_to_head", "Groups": "2", "Go on from each group": "3",
    "Thinking time": "match", "Draw": "entry",
}  # fmt: skip


def enter(page: Page, link: str, name: str) -> None:
    """Come by the link, enter with a name, and be here."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name=re.compile("^I.m here")).click()
    expect(page.locator(".sticker", has_text=name)).to_contain_text("here")


def gather(browser: Browser, server: Server, places: int, wish: Callable[[Page], object]) -> list[Page]:
    """Three phones at one cup: Mara opens it with a wish of the test's own, Ben and Cleo come by its link."""
    pages = [browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}).new_page() for _ in range(3)]
    mara, *others = pages
    mara.goto(f"{server.url}/cup/new?game={GAME}")
    mara.get_by_label("Your name").fill("Mara")
    mara.get_by_label("Places", exact=True).fill(str(places))
    wish(mara)
    mara.get_by_role("button", name="Open", exact=True).click()
    mara.wait_for_url("**/cup/cup-*")
    link = mara.locator(".share input").input_value()
    for page, name in zip(others, ("Ben", "Cleo"), strict=True):
        enter(page, link, name)
    return pages


def sit(page: Page) -> dict[str, Any]:
    """Go to one's own match; the seat is taken by itself."""
    page.get_by_role("button", name="To the match").click()
    page.wait_for_url("**/t/*")
    mine: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('anpfiff.tables')"))[0]
    return mine


def give_up(mine: dict[str, Any], server: Server) -> None:
    """If the match has begun, somebody with the same key gives it up, unless the other has done so."""
    if status_of(mine, server) == "open":
        return
    client = Client(mine["table"], mine["key"])
    client.open(f"127.0.0.1:{server.port}")
    news = client.receive()
    if news["status"] == "running":
        client.send({"type": "resign", "n": 1, "ply": news["ply"], "seat": mine["seats"][0]})
        client.receive()
    client.close()


def is_over(page: Page) -> bool:
    """Whether the page shows a champion."""
    return "wins!" in page.get_by_role("heading", level=1).inner_text()


def status_of(mine: dict[str, Any], server: Server) -> str:
    headers = {"authorization": f"Bearer {mine['key']}"}
    request = urllib.request.Request(f"{server.url}/api/tables/{mine['table']}", headers=headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["status"])


def test_no_connection_is_said_until_it_is_back(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(f"{server.url}/cup/new?game={GAME}")
    page.get_by_label("Your name").fill("Mara")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="Begin the draw").click()
    said = page.get_by_text("No connection. As soon as it is back, we go on.")
    draw = page.get_by_role("button", name="Draw the next lot")
    expect(draw).to_be_visible()
    server.stop()
    draw.click()
    expect(said).to_be_visible()
    server.start()
    expect(said).to_have_count(0, timeout=WITHIN)
    page.context.close()


def facts_of(page: Page) -> dict[str, str]:
    """What was agreed, as it stands on the page."""
    return dict(one.split("\n", 1) for one in page.locator("dl > div:visible").all_inner_texts())


def test_what_the_form_agrees_on_is_read_by_those_who_enter(browser: Browser, server: Server) -> None:
    mara, ben = (browser.new_context(locale="en-GB", viewport=SIZE).new_page() for _ in range(2))
    mara.goto(f"{server.url}/cup/new?game=finale")
    mara.get_by_text("More rules").click()
    mara.get_by_label("Edition").select_option("fr_first")
    mara.locator(".box", has_text="Hat-Trick").click()
    mara.locator(".choice", has_text="Groups and knock-out").click()
    mara.get_by_label("Your name").fill("Mara")
    mara.get_by_label("Matches per tie").select_option("away")
    for label, choice in CHOICES.items():
        mara.get_by_role("combobox", name=label).select_option(choice)
    mara.get_by_label("Minutes somebody may be late").fill("25")
    mara.get_by_label("Public competition").check()
    mara.get_by_label("Hints are allowed").check()
    mara.get_by_text("15 rules").click()
    assert mara.locator(".options label", has_text="the match is level").count() == 0
    expected = {
        "Edition": "Internationals", "Matches per tie": "home and away, away goals", "Groups": "2",
        "Go on from each group": "3", "Thinking time": "30 minutes for the match, then it is lost",
        "Level on points": "head to head, goal difference, goals", "Draw": "seeded in the order of entry",
        "Public competition": "yes",
    }  # fmt: skip
    assert expected.items() <= facts_of(mara).items(), "the bill"
    mara.get_by_role("button", name="Open", exact=True).click()
    mara.wait_for_url("**/cup/cup-*")
    ben.goto(mara.locator(".share input").input_value())
    expect(ben.get_by_text("25 minutes after kick-off")).to_be_visible()
    expect(ben.get_by_text("Hints are allowed to everybody.")).to_be_visible()
    expect(ben.locator("dl")).to_contain_text("Internationals")
    assert expected.items() <= facts_of(ben).items(), "what whoever enters reads"
    for page in (mara, ben):
        page.context.close()


def test_what_separates_is_a_column_next_to_the_names(browser: Browser, server: Server) -> None:
    name = of_bots(server, 7, {"kind": "swiss", "rounds": 2}, GAME)
    await_end(server, f"/api/competitions/{name}", "done")
    for width in (360, 1440):
        page = browser.new_context(locale="en-GB", viewport={"width": width, "height": 900}).new_page()
        page.goto(f"{server.url}/cup/{name}")
        page.locator("tbody").wait_for()
        heads = page.locator("thead th:visible").all_inner_texts()
        assert heads[1:7] == ["Name", "Pts", "P", "Buch", "Diff", "Goals"]
        for row, told in zip(page.locator("tbody tr").all(), standings_of(server, name), strict=True):
            assert row.locator("td:visible").nth(3).inner_text() == str(told["marks"][0][0])
        box = page.locator("table").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] < 700, "figures stand next to the names"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.context.close()


def test_a_league_shows_all_its_matchdays(browser: Browser, server: Server) -> None:
    wish = {"game": GAME, "key": KEY, "size": 4, "format": {"kind": "league"}, "public": True}
    name = str(ask(server, "/api/competitions", wish)["id"])
    for who in ("Ada", "Ben", "Cleo", "Dora"):
        ask(server, f"/api/competitions/{name}", {"want": "join", "name": who, "key": who.ljust(32, "0")})
    ask(server, f"/api/competitions/{name}", {"want": "draw"})
    ask(server, f"/api/competitions/{name}", {"want": "show_lots", "number": 4})
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(f"{server.url}/cup/{name}")
    page.get_by_text("2 matchdays to come").click()
    told = page.locator("details", has_text="to come")
    expect(told.get_by_role("heading")).to_have_text(["Matchday 2", "Matchday 3"])
    expect(told.get_by_role("listitem")).to_have_count(4)
    page.context.close()


def standings_of(server: Server, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = ask(server, f"/api/competitions/{name}")["standings"][0]["rows"]
    return rows


def test_a_cup_with_three_people_and_thirteen_bots(browser: Browser, server: Server) -> None:
    pages = gather(browser, server, 16, lambda form: form.get_by_label("Free places").select_option("random"))
    mara, *others = pages
    expect(mara.locator(".sticker", has_text="Cleo")).to_be_visible()
    mara.get_by_role("button", name="Begin the draw").click()
    mara.get_by_role("button", name="Draw the next lot").click()
    for page in pages:
        expect(page.locator(".lots .open")).to_have_count(1)
    expect(others[0].get_by_role("button", name="Draw the next lot")).to_have_count(0)
    mara.get_by_role("button", name="All at once").click()
    for page in pages:
        expect(page.get_by_role("button", name="To the match")).to_be_visible(timeout=WITHIN)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
    cup = mara.url
    until = time.monotonic() + 2 * PATIENCE
    while not all(is_over(page) for page in pages):  # two of them may meet, and whoever goes on plays again
        assert time.monotonic() < until, "the cup did not come to its end"
        to_play = [page for page in pages if page.get_by_role("button", name="To the match").count()]
        for mine in [sit(page) for page in to_play]:
            give_up(mine, server)
        time.sleep(0.5)
        for page in to_play:  # the others stand at the cup and hear what happens
            page.goto(cup)
            expect(page.locator(".tie.mine, .pitch.me, .hero").first).to_be_visible(timeout=WITHIN)
    for page in pages:
        expect(page.get_by_role("heading", level=1)).to_contain_text("wins!", timeout=WITHIN)
        page.get_by_text("What happened").click()
        expect(page.locator("details li", has_text="wins.")).to_be_visible()
        page.context.close()


def test_the_organiser_is_asked_first_corrects_a_result_and_takes_it_back(browser: Browser, server: Server) -> None:
    """Home and away: leg 1 is mended while nobody sits down for leg 2, and a cup that is called off says so."""
    mara, ben, cleo = gather(browser, server, 3, lambda form: form.get_by_label("Matches per tie").select_option("two"))
    mara.get_by_role("button", name="Begin the draw").click()
    mara.get_by_role("button", name="All at once").click()
    mara.get_by_text("Leading the competition").click()
    agreed = mara.locator("blockquote")
    expect(agreed).to_contain_text("Nobody takes back what the dice or the cards have answered")
    set_result(mara, 1, 0)
    asked = mara.get_by_role("dialog")
    expect(asked).to_contain_text("You can take it back until something was played on it.")
    assert findings(mara) == []
    mara.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(mara.locator(".goals")).to_have_count(0)
    for goals in ((1, 0), (4, 2)):  # the second time it is leg 1 that is corrected
        set_result(mara, *goals)
        asked.get_by_role("button", name="Set the result").click()
        expect(mara.locator(".tie .goals", has_text=str(goals[0])).first).to_be_visible()
        mara.get_by_role("combobox", name="Match").select_option("0")
    expect(mara.get_by_text("result noted by Mara").first).to_be_visible()
    mara.get_by_role("button", name="Take back").click()
    expect(mara.locator(".tie .goals", has_text="1").first).to_be_visible()
    assert findings(mara) == []
    mara.get_by_role("button", name="Call it off").click()
    asked.get_by_role("button", name="Call it off").click()
    for page in (mara, ben, cleo):
        expect(page.get_by_role("heading", name="Called off")).to_be_visible()
        expect(page.get_by_role("button", name="To the match")).to_have_count(0)
    mara.get_by_role("button", name="Take back").click()
    for page in (mara, ben, cleo):
        expect(page.get_by_role("heading", name="Called off")).to_have_count(0)
        page.context.close()


def set_result(page: Page, *goals: int) -> None:
    """Say how the chosen match ended."""
    for field, number in zip(page.get_by_label("Goals for").all(), goals, strict=True):
        field.fill(str(number))
    page.locator("form").get_by_role("button", name="Set the result").click()
