"""Puzzles and practice on a phone, by keyboard: counted, proven, answered face down, and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from anpfiff.puzzles.puzzle import EXACT, FACE_DOWN, PROVEN, shipped
from tests.browser.fan import Fan

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server


@pytest.mark.parametrize(("game", "kind"), [("finale", EXACT), ("fussball_fieber", PROVEN), ("hat_trick", FACE_DOWN)])
def test_a_puzzle_is_answered_by_keyboard_scored_and_played_on(
    browser: Browser, server: Server, game: str, kind: str
) -> None:
    fan = Fan(browser, server.url, "phone")
    phone = fan.page
    puzzle = next(one for one in shipped(game) if one.sort == kind)
    phone.goto(f"{server.url}/puzzle/{game}/{puzzle.id}")
    options = phone.get_by_role("list", name="Antworten, nach Zifferntaste").get_by_role("listitem")
    expect(options).to_have_count(len(puzzle.values))
    assert "%" not in phone.locator("main").inner_text(), "no odds before the answer"
    phone.keyboard.press(str(list(puzzle.values).index(puzzle.answers[0]) + 1))
    verdict = phone.get_by_role("heading", name="Richtig gesehen")
    expect(verdict).to_be_focused()
    expect(phone.get_by_role("img", name="3 Sterne von 3")).to_be_visible()
    expect(phone.locator(".verdict .loss")).to_have_count(0)
    phone.get_by_role("button", name="Weiterspielen").press("Enter")
    phone.wait_for_url("**/t/*")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    assert fan.complaints == []
    fan.close()


def test_face_down_the_bad_option_is_named_and_a_good_one_is_played_on(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", language="en")
    puzzle = next(one for one in shipped("hat_trick") if len(one.bad) == 1 < len(one.values) - 1)
    good = next(option for option in puzzle.values if option not in puzzle.bad)
    fan.page.goto(f"{server.url}/puzzle/hat_trick/{puzzle.id}")
    expect(fan.page.locator(".task")).to_contain_text("What should you not play?")
    expect(fan.page.get_by_role("list", name="Answers, by number key").get_by_role("listitem")).to_have_count(3)
    fan.page.keyboard.press(str(list(puzzle.values).index(good) + 1))
    expect(fan.page.get_by_role("heading", name="That one can be played")).to_be_focused()
    expect(fan.page.get_by_role("img", name="0 stars of 3")).to_be_visible()
    assert fan.complaints == []
    fan.close()


def test_the_deck_leads_on_and_remembers_the_day(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone")
    phone = fan.page
    phone.goto(f"{server.url}/puzzles")
    phone.get_by_role("link", name="Lösen").press("Enter")
    expect(phone.get_by_role("list", name="Antworten, nach Zifferntaste")).to_be_attached()
    phone.keyboard.press("1")
    expect(phone.get_by_role("link", name="Nächstes")).to_be_visible()
    before = phone.url
    phone.keyboard.press("n")
    phone.wait_for_url(lambda url: url != before)
    phone.goto(f"{server.url}/puzzles")
    expect(phone.get_by_role("link", name="Noch einmal ansehen")).to_be_visible()
    expect(phone.get_by_role("list", name="1 Tag in Folge")).to_be_visible()
    assert fan.complaints == []
    fan.close()


@pytest.mark.parametrize(("game", "goal"), [("finale", "score"), ("world_cup", "draw")])
def test_the_position_of_a_puzzle_is_practised_and_a_link_carries_it(
    browser: Browser, server: Server, game: str, goal: str
) -> None:
    fan, friend = Fan(browser, server.url, "phone", "light", "en"), Fan(browser, server.url, "desktop", "dark", "en")
    puzzle = shipped(game)[0]
    fan.page.goto(f"{server.url}/puzzle/{game}/{puzzle.id}")
    expect(fan.page.get_by_role("list", name="Answers, by number key").get_by_role("listitem")).not_to_have_count(0)
    fan.page.keyboard.press("1")
    fan.page.get_by_role("link", name="Practise from here").click()
    task = {"score": "Score with three shots", "draw": "Do not lose from here"}[goal]
    fan.page.get_by_label(task).check(force=True)
    assert f"goal={goal}" in fan.page.url
    friend.page.goto(fan.page.url)
    expect(friend.page.get_by_label(task)).to_be_checked()
    friend.page.get_by_role("button", name="Begin").click()
    friend.page.wait_for_url("**/t/*")
    expect(friend.page.locator("p.goal")).to_contain_text(task)
    for one in (fan, friend):
        assert one.complaints == []
        one.close()
