"""A finished match once more: scrubbing, chairs, spoilers, and links to a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.fan import Fan, invite, join

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.stadium import Stadium


def test_replay_and_share_link(browser: Browser, stadium: Stadium) -> None:
    fan, friend = Fan(browser, stadium.url), Fan(browser, stadium.url, "phone", "light", "en")
    fan.kick_off()
    assert fan.play()
    page = fan.page
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


def test_a_line_of_the_ticker_leads_to_its_moment_and_back(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url)
    page = fan.page
    fan.kick_off()
    fan.play_until(".tick ol li:nth-child(20)")
    page.locator(".tick ol button").nth(-6).click()
    page.locator(".back .btn").wait_for()
    assert page.locator(".legal").count() == 0
    then = page.locator("main").inner_text()
    page.locator(".back .btn").click()

    page.locator(".back").wait_for(state="detached")
    page.reload()
    page.locator(".tick ol button").nth(-6).click()
    page.locator(".back .btn").wait_for()
    assert page.locator("main").inner_text() == then, "moments of before the reload are still there"
    fan.close()


def test_a_guest_shares_a_moment_without_giving_his_key_away(browser: Browser, stadium: Stadium) -> None:
    """The invitation carries the spectators' token along; what he hands on lets others watch, and nothing else."""
    host, guest = Fan(browser, stadium.url), Fan(browser, stadium.url)
    link = invite(host)
    join(guest, link, "Jonas")
    guest.resign("Aufgeben")
    guest.page.locator(".acts a").click()
    guest.page.locator(".controls .tool").last.click()
    shared = guest.page.locator(".share input").input_value()
    token = shared.rpartition("#")[2]
    assert token == link.rpartition(".")[2]
    assert token not in str(guest.page.evaluate("JSON.parse(localStorage['anpfiff.tables']).map((one) => one.key)"))
    stranger = Fan(browser, stadium.url)
    stranger.page.goto(shared)
    stranger.page.locator(".controls").wait_for()
    for fan in (host, guest, stranger):
        assert fan.complaints == []
        fan.close()


def test_everything_open_shows_both_hands(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url)
    page = fan.page
    fan.kick_off()
    fan.play_until(".tick ol li:nth-child(40)")
    fan.resign("Aufgeben")
    page.locator(".acts a").click()
    page.locator(".finale .dock").wait_for()
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
