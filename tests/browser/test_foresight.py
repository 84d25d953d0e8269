"""What the tables tell before one answers: whose matches they are, what a pick would do, and who is likely to win."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser import fieber
from tests.browser.fan import TAP, Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

AGAINST_A_BOT: Final = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}]


def test_only_my_matches_stand_out_when_i_ask_for_them(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    bots = [{"kind": "bot", "bot": "greedy"}] * 3
    fan.lay("world_cup", [{"kind": "me", "name": "Mara"}, *bots], edition="world_cup_2002")
    page = fan.page
    mine, others = page.get_by_role("button", name="Mine only"), page.locator(".match.aside")
    mine.wait_for()
    assert others.count() == 0
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    rows = page.locator(".match").count()
    assert 0 < others.count() < rows
    page.mouse.move(0, 0)
    quiet = others.locator(":scope:not(:has([data-testid=last-move])) > *").first
    expect(quiet).to_have_css("opacity", "0.34")
    expect(page.locator(".match:not(.aside) > *").first).to_have_css("opacity", "1")
    page.get_by_role("button", name="All matches").click()
    expect(others).to_have_count(0)
    fan.close()


def test_a_pick_in_the_world_cup_tells_the_table_it_leads_to(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    fan.lay("world_cup", AGAINST_A_BOT)
    fan.page.locator(".cup .hand .legal").first.wait_for()
    after = fan.page.locator(".cup .bottom .after")
    for _ in range(400):
        if after.locator("small").count():  # "2 → 4"
            break
        assert fan.page.evaluate(TAP) != "elsewhere"
        fan.page.wait_for_timeout(60)
    before, then = after.locator("small").first.inner_text().split("→")[0], after.locator(".p").all_inner_texts()
    assert before.strip().isdigit()
    changed = after.locator("li:has(small)").first
    assert any(word in changed.inner_text() for word in ("moves up", "drops back", "more points", "fewer points"))
    points = [int(text.split("→")[-1].split()[0]) for text in then]
    assert points == sorted(points, reverse=True), "the table stands as it would after it"
    fan.close()


def test_a_target_in_fussball_fieber_tells_what_it_does_to_the_matches(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    fieber.lay(fan, 3, "de_2014")
    assert fieber.play(fan, until=".hand .legal:has(.foot i):not(.fam-joker)")
    assert page.locator(".dock .after").count() == 0
    page.locator(".hand .legal:has(.foot i):not(.fam-joker)").first.click()
    before = page.locator(".field.mine .diff").inner_text().split()[-1]
    page.locator(".field.mine .tile.legal").click()
    told = page.locator(".dock .after li").first
    expect(told).to_contain_text(f"Your match: {before} becomes ")
    label = page.locator(".dock .go").inner_text()
    assert told.inner_text().split("becomes")[-1].strip() == label.split("becomes")[-1].strip()
    fan.close()


@pytest.mark.parametrize("matches", [2, 3])
def test_the_outlook_waits_for_the_fourth_match(browser: Browser, server: Server, matches: int) -> None:
    fan = Fan(browser, server.url)
    played = [
        {"table": f"t{k}", "game": "finale", "at": k, "names": ["Mara", "Jonas"], "bots": [None, None], "seat": 0,
         "places": [[0], [1]], "score": [1, 0]}
        for k in range(matches)
    ]  # fmt: skip
    record = json.dumps(json.dumps(played))
    fan.context.add_init_script(f"try {{ localStorage['anpfiff.record'] = {record} }} catch {{ /* an empty page */ }}")
    fan.lay("finale", AGAINST_A_BOT)
    fan.page.locator("[data-testid=now]").wait_for()
    fan.play_until("main:has(.tick ol li:nth-child(12)) h1")
    assert fan.page.locator(".outlook[role=group]").count() == (1 if matches >= 3 else 0)
    fan.close()
