"""A finished match once more: scrubbing, chairs, spoilers, and links to a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.fan import Fan, invite, join
from tests.browser.moments import over

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

AGAINST_A_BOT = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}]
APART = """
() => {
  const boxes = [...document.querySelectorAll('.controls :is(.tool, select, input)')]
    .map((one) => one.getBoundingClientRect()).filter((one) => one.width);
  return boxes.every((a, k) => boxes.slice(k + 1).every(
    (b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1));
}
"""


def test_replay_and_share_link(browser: Browser, server: Server) -> None:
    fan, friend = Fan(browser, server.url), Fan(browser, server.url, "phone", "light", "en")
    page = fan.page
    page.goto(f"{server.url}/me")
    fan.open_match(over("finale"))
    with page.expect_download() as download:
        page.locator(".acts .btn", has_text="Speichern").click()
    assert download.value.suggested_filename.endswith(".replay")
    page.locator(".acts a").click()
    page.locator(".controls").wait_for()
    assert "/" not in page.locator(".controls .at").inner_text()

    fan.scrub(40)
    page.keyboard.press("Tab")
    said = page.locator(".tick ol li").first.inner_text()
    page.locator(".controls .tool").last.click()
    link = page.locator("dialog .share input").input_value()
    friend.page.goto(link)
    friend.page.locator(".controls").wait_for()

    assert "ply=40" in link
    expect(friend.page.locator(".track input")).to_have_value("40")
    assert friend.page.locator("h1").inner_text() != ""
    assert said
    assert fan.complaints == friend.complaints == []
    fan.close()
    friend.close()


def test_a_line_of_the_ticker_leads_to_its_moment_and_back(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.kick_off()
    fan.play_until(".tick ol li:nth-child(20)")
    # what one draws is seen in the hand: it is not what has just happened
    line = page.locator(".tick ol button", has_not_text="deiner Hand").nth(-3)
    said = line.inner_text()
    line.click()
    page.locator(".back .btn").wait_for()
    assert page.locator(".legal").count() == 0
    just = page.locator("[data-testid=just] p").inner_text()
    assert just in said, "nothing is told that came later"
    assert just not in page.locator(".back").inner_text(), "and nothing twice"
    expect(page.locator(".fin-pitch [data-man]"), "before kick-off the men stand there already").to_have_count(22)
    then = page.locator("main").inner_text()
    page.locator(".back .btn").click()

    page.locator(".back").wait_for(state="detached")
    page.reload()
    page.locator(".tick ol button", has_not_text="deiner Hand").nth(-3).click()
    page.locator(".back .btn").wait_for()
    assert page.locator("main").inner_text() == then, "moments of before the reload are still there"
    fan.close()


def test_a_guest_shares_a_moment_without_giving_his_key_away(browser: Browser, server: Server) -> None:
    """The invitation carries the spectators' token along; what he hands on lets others watch, and nothing else."""
    host, guest = Fan(browser, server.url), Fan(browser, server.url)
    link = invite(host)
    join(guest, link, "Jonas")
    guest.resign("Aufgeben")
    guest.page.locator(".acts a").click()
    guest.page.locator(".controls .tool").last.click()
    shared = guest.page.locator(".share input").input_value()
    token = shared.rpartition("#")[2]
    assert token == link.rpartition(".")[2]
    assert token not in str(guest.page.evaluate("JSON.parse(localStorage['anpfiff.tables']).map((one) => one.key)"))
    stranger = Fan(browser, server.url)
    stranger.page.goto(shared)
    stranger.page.locator(".controls").wait_for()
    for fan in (host, guest, stranger):
        assert fan.complaints == []
        fan.close()


def test_everything_open_shows_both_hands(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.lay("finale", AGAINST_A_BOT, start=over("finale"))
    page.locator(".acts a").click()
    page.locator(".finale .board").wait_for()
    chairs, hands = page.locator(".controls select").last, page.locator(".open-hand")

    chairs.select_option(index=0)
    expect(hands).to_have_count(2)
    assert all(hand.locator(".tactic").count() for hand in hands.all())
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".dock .cards").click()
    expect(page.locator("dialog .open-hand")).to_have_count(2)
    page.keyboard.press("Escape")
    chairs.select_option(index=1)  # the stands
    expect(hands).to_have_count(0)
    assert fan.complaints == []
    fan.close()


def test_a_match_is_watched_again_with_keys_that_the_page_names(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    fan.lay("finale", AGAINST_A_BOT, start=over("finale"))
    page.locator(".acts a").click()
    page.locator(".controls").wait_for()
    track, at = page.locator(".track input"), page.locator(".controls .at")

    fan.scrub(40)  # the track has the focus, and steps by itself
    page.keyboard.press("ArrowRight")
    expect(track).to_have_value("41")
    page.locator(".controls .tool").first.focus()
    for key, then in (("ArrowRight", "42"), ("ArrowLeft", "41"), ("ArrowLeft", "40")):
        page.keyboard.press(key)
        expect(at).to_have_text(then)
    fan.scrub(0)
    page.keyboard.press("g")  # also from the track
    expect(at).not_to_have_text("0")
    goal = at.inner_text()
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_text(goal)
    page.keyboard.press("Shift+G")
    expect(at).to_have_text(goal)

    for name, shortcut in (("One step back", "ArrowLeft"), ("One step on", "ArrowRight"), ("Next goal", "G")):
        tool = page.get_by_role("button", name=name)
        expect(tool).to_have_attribute("aria-keyshortcuts", shortcut)
    expect(page.get_by_role("button", name="Next goal")).to_have_attribute("title", "Next goal (G)")
    page.keyboard.press("?")
    expect(page.locator("dialog kbd")).to_have_text(["←", "→", "Space", "G", "⇧ G", "Esc", "?"])
    page.keyboard.press("Escape")
    page.locator(".controls .tool").first.focus()
    page.keyboard.press(" ")  # a button that has the focus is pressed, and nothing else
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    assert fan.complaints == []
    fan.close()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390)])
def test_the_speed_of_a_replay_is_in_reach_on_every_phone(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    fan = Fan(browser, server.url)
    page = fan.page
    fan.lay("finale", AGAINST_A_BOT, start=over("finale"))
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".acts a").click()
    speed = page.get_by_label("Tempo")

    expect(speed).to_be_in_viewport(ratio=1)
    speed.select_option(index=3)
    assert page.evaluate(APART), "nothing lies on anything"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    fan.close()
