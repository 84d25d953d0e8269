"""What can go wrong round a table: each has a clear message and a way on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.fan import Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route, WebSocketRoute

    from tests.browser.server import Server


def test_a_second_tab_takes_the_seat_and_the_first_can_fetch_it_back(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    table = fan.kick_off()
    second = fan.new_page()
    second.goto(f"{server.url}/t/{table}")
    second.locator(".table main h1").wait_for()
    fan.page.locator("h1", has_text="woanders").wait_for()
    fan.page.locator(".go").click()
    fan.page.locator(".table main h1").wait_for()
    expect(fan.page).to_have_title("Du bist dran · Finale")

    second.locator("h1", has_text="woanders").wait_for()
    fan.close()


def test_a_page_whose_host_has_updated_begins_anew_where_a_part_is_gone(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    page.goto(server.url)
    page.locator(".big:enabled").wait_for()
    page.route("**/assets/*.js", lambda route: route.fulfill(status=404))

    def serve_another_page(route: Route) -> None:
        if route.request.resource_type != "fetch":
            route.continue_()
            return
        page.unroute("**/assets/*.js")
        route.fulfill(content_type="text/html", body='<script type="module" src="/assets/index-other.js"></script>')

    page.route(f"{server.url}/puzzles", serve_another_page)
    page.locator("a[href='/puzzles']").click()

    page.locator("main h1", has_text="Rätsel").wait_for()
    fan.close()


def test_whoever_comes_to_a_full_table_watches_or_brings_his_seat_along(browser: Browser, server: Server) -> None:
    mara, jonas, late = Fan(browser, server.url), Fan(browser, server.url), Fan(browser, server.url, "phone")
    link = invite(mara)
    join(jonas, link, "Jonas")
    late.page.goto(link)
    late.page.locator("h1", has_text="Dieser Tisch ist voll").wait_for()
    assert "Auf diesem Platz sitzt schon Jonas" in late.page.locator("main").inner_text()
    late.page.locator(".go").click()
    late.page.locator(".table main h1").wait_for()
    expect(late.page).to_have_title("Finale · Anpfiff")

    jonas.page.keyboard.press("m")  # he is Jonas himself, with his phone
    jonas.page.locator("dialog .btn", has_text="anderen Gerät").click()
    late.page.goto(jonas.page.locator("dialog .share", has_text="deinen Platz").locator("input").input_value())
    jonas.page.locator("h1", has_text="woanders").wait_for()
    late.page.keyboard.press("m")
    late.page.locator("dialog .btn", has_text="anderen Gerät").wait_for()
    assert mara.complaints == jonas.complaints == late.complaints == []
    for fan in (mara, jonas, late):
        fan.close()


def test_a_seat_on_another_device_makes_the_old_link_void(browser: Browser, server: Server) -> None:
    old, new = Fan(browser, server.url), Fan(browser, server.url)
    old.kick_off()
    old.page.keyboard.press("m")
    old.page.locator("dialog .btn", has_text="anderen Gerät").click()
    old.page.locator("dialog h3", has_text="öffnet deinen Platz").wait_for()
    link = old.page.locator("dialog .share input").first.input_value()
    new.page.goto(link)
    new.page.locator(".table main .legal").first.wait_for()

    old.page.locator("h1", has_text="woanders").wait_for()
    old.close()
    new.close()


def test_a_link_to_nowhere_leads_home(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    fan.page.goto(f"{server.url}/t/nothing#{'x' * 32}")
    fan.page.locator("h1", has_text="nicht zu finden").wait_for()
    fan.page.locator(".ways a").click()

    fan.page.locator(".big:enabled").wait_for()
    fan.close()


REFUSED = {
    "forbidden": "gilt nicht mehr",
    "taken": "Tisch ist voll",
    "outdated": "neu laden",
    "malformed": "beschädigt",
    "too_many": "Server ist voll",
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_line_that_is_refused_says_why_and_leads_home(browser: Browser, server: Server, kind: str) -> None:
    refusal: dict[str, Any] = {
        "type": "refused",
        "n": None,
        "ply": 0,
        "kind": kind,
        "message": "",
        "rule": None,
        "expected": [],
    }
    fan = Fan(browser, server.url)
    fan.page.route_web_socket("**/socket", lambda line: line.on_message(lambda _hello: line.send(json.dumps(refusal))))
    fan.page.goto(f"{server.url}/t/any#{'x' * 32}")
    fan.page.locator("h1", has_text=REFUSED[kind]).wait_for()
    fan.page.locator(".ways a").click()

    fan.page.locator(".big:enabled").wait_for()
    assert fan.complaints == []
    fan.close()


def test_a_table_nobody_came_back_to_has_been_cleared(browser: Browser, server: Server) -> None:
    """After weeks without anybody a table is cleared; whoever comes then is told so."""
    fan = Fan(browser, server.url)
    table = fan.kick_off()

    def age(data: Any) -> Any:
        if isinstance(data, list):
            return [age(one) for one in data]
        return {**data, "status": "expired", "decision": None, "asked": []} if data["type"] == "news" else data

    def weeks_later(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(json.dumps(age(json.loads(text)))))

    fan.page.route_web_socket("**/socket", weeks_later)
    fan.page.goto(f"{server.url}/")
    fan.page.goto(f"{server.url}/t/{table}")
    fan.page.locator("h1", has_text="abgeräumt").wait_for()

    assert fan.page.locator(".ways a").is_visible()
    assert fan.complaints == []
    fan.close()


def test_a_refused_card_says_why_with_its_rule(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.kick_off()
    page.locator(".legal").first.wait_for()
    fan.play_until("[aria-disabled=true].man")
    page.locator("[aria-disabled=true].man").first.click(force=True)
    page.locator(".why .rule").wait_for()
    assert page.locator(".why .rule b").inner_text().startswith("F")
    page.locator(".why .btn").first.click()

    page.locator("dialog .rule.now").wait_for()
    fan.close()


def test_the_way_back_is_free_against_a_bot(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.kick_off()
    page.locator(".legal").first.wait_for()
    question = page.locator(".table main h1").inner_text()
    fan.play(3)
    page.keyboard.press("Backspace")
    page.locator(".tick li", has_text="nimmt einen Zug zurück").first.wait_for()

    assert page.locator(".table main h1").inner_text() == question
    fan.close()
