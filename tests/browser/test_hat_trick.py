"""Hat-Trick in the browser: a whole match of the base game and of the expansion by clicking, and what lights up."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as TooLong

from tests.browser import hat
from tests.browser.fan import Fan
from tests.browser.moments import at, over, shortly_before_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

TOUCH = 44
LAST = 60
"""So much is still to be said in a match of the expansion that begins late."""
MAY_PASS = ".hat:not(:has(.row.on)):has(.pan.attacks:not(.far)):has(.steps .now) .short_pass.legal"
SMALL = """
least => [...document.querySelectorAll('.hat button')]
  .map((one) => [one, one.getBoundingClientRect(), getComputedStyle(one, '::after')])
  .filter(([, box]) => box.height)
  .map(([one, box, round]) => [
    one.className,
    Math.max(box.width, parseFloat(round.width) || 0),
    Math.max(box.height, parseFloat(round.height) || 0),
  ])
  .filter(([, width, height]) => width < least || height < least)
  .map(([name, width, height]) => `${name} ${width} by ${height}`)
"""
"""Buttons that a finger hardly hits, with the room round them that belongs to them."""


def test_a_whole_match_of_the_base_game_by_clicking_only(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    asked: set[str] = set()
    hat.lay(fan, "english")

    assert hat.play(fan, asked=asked)

    assert fan.page.locator("h1").inner_text().startswith("Full time")
    assert {"Which action card do you play, face down?", "They have the ball: whom do you move?"} <= asked
    page = fan.page
    page.locator(".report").wait_for()
    goals = [int(one) for one in page.locator(".champion .score b").all_inner_texts()]
    assert page.locator(".report li", has_text="Goal").count() == sum(goals)
    assert page.locator(".report li", has_text=re.compile(r"Goal \d+:\d+ no\. \d+")).count() == sum(goals)
    assert "round by round" in page.locator(".mid").inner_text() or not page.locator(".fig").count()
    assert "Duels won" in page.locator(".mid .side").inner_text()
    assert fan.complaints == []
    assert all(url.startswith((server.url, "data:", "blob:")) for url in fan.requests)
    fan.close()


def test_a_match_of_the_expansion_begins_and_ends_by_clicking_only(browser: Browser, server: Server) -> None:
    """What lies between is played as in the base game, whole; all that is only in the expansion is asked here."""
    fan = Fan(browser, server.url, language="en", size="tablet")
    asked: set[str] = set()
    hat.lay(fan, "players_full")
    assert hat.play(fan, until=".hand .legal", asked=asked)
    hat.lay(fan, "players_full", shortly_before_the_end("hat_trick", LAST, edition="players_full"))

    assert hat.play(fan, asked=asked)

    assert fan.page.locator("h1").inner_text().startswith("Full time")
    assert {"Who is your captain?", "Do you make a substitution?", "Which action card do you play, face down?"} <= asked
    assert fan.complaints == []
    fan.close()


def test_a_card_that_is_held_up_lights_the_line_it_compares(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    hat.lay(fan, "english", at("hat_trick", hat.may_pass, edition="english"))
    lit = page.locator(".hand .short_pass.legal:has-text('%')").first
    for _ in range(8):
        assert hat.play(fan, until=MAY_PASS)
        with contextlib.suppress(TooLong):
            lit.wait_for(timeout=3000)
            break
        # Chances that are all alike are not shown: another round.
        assert hat.play(fan, until=".hat:not(:has(.hand .short_pass.legal))")
    assert page.locator(".row.on").count() == 0

    lit.click()

    page.locator(".row.on").wait_for()
    assert page.locator(".row.on").count() == 1
    assert page.locator(".hand .picked").count() == 1, "of two that are alike only one is held up"
    near, far = (int(re.sub(r"\D.*", "", one)) for one in page.locator(".scales .sum").all_inner_texts())
    assert [int(one) for one in page.locator(".ln .sum").all_inner_texts()] == [far, near]
    assert page.locator(".hand .picked .foot").inner_text() in page.locator(".dock .go").inner_text()
    assert page.locator(".dock .voice").inner_text().count("/") == 0
    page.locator(".dock .exact").click()
    assert len(set(re.findall(r"/(\d+)", page.locator(".dock .voice").inner_text()))) == 1, "one denominator for all"
    fan.close()


def test_a_man_shows_where_he_may_go_and_a_field_sends_him_there(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    hat.lay(fan, "english")
    assert hat.play(fan, until=".man.legal:has(.up):has(.down)")

    page.locator(".man.legal:has(.up):has(.down)").first.click()
    first = page.locator(".dock .go").inner_text()
    assert "forward" in first
    assert page.locator(".path:not(.duel)").count() == 1
    assert page.locator(".cell.aimed").count() == 2
    page.locator(".man.picked").click()
    assert "back" in page.locator(".dock .go").inner_text()

    page.locator(".cell:not(.aimed) .man:not(.legal):not(.picked)").first.click()
    page.locator(".note, dialog[open]").first.wait_for()
    fan.close()


def test_a_role_is_turned_over_and_tells_what_it_can_do(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    hat.lay(fan, "players")
    assert hat.play(fan, until=".hand .legal")

    page.locator(".man").first.click()
    page.locator("dialog[open] .role").wait_for()
    before = page.locator(".role .voice").inner_text()
    page.locator(".role .flip").click()
    assert page.locator(".role .voice").inner_text() != before
    page.keyboard.press("Escape")
    fan.close()


def test_a_team_is_looked_at_before_it_is_taken(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="fr")
    page = fan.page
    hat.lay(fan, "players")
    assert page.locator(".line-up").count() == 0

    page.locator(".tile", has_text="Italie").click()

    page.locator(".line-up li").nth(9).wait_for()
    assert page.locator(".line-up li").count() == 10
    assert "gardien vedette" in page.locator(".line-up .facts").inner_text()
    page.locator(".line-up li button").first.click()
    assert "argent" in page.locator(".line-up .voice").inner_text()
    fan.close()


def test_style_cards_and_events_are_read_beside_the_pitch(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="de")
    page = fan.page
    hat.lay(fan, "players_full")
    assert hat.play(fan, until=".hand .legal")

    page.locator("aside .all").click()
    sheet = page.locator("dialog[open]")
    assert {"Weitschuss", "Eckbälle", "Auswechslungen", "Kapitän", "Umschalten"} <= set(
        sheet.locator(".style b").all_inner_texts()
    )
    sheet.locator(".style", has_text="Weitschuss").click()
    assert "drittletzten Reihe" in sheet.locator(".text").inner_text()
    fan.close()


def test_a_shot_lies_open_card_by_card_until_somebody_goes_on(browser: Browser, server: Server) -> None:
    """On a phone the next question clears the pitch; what has just happened says how it ended."""
    fan = Fan(browser, server.url, language="en", size="tablet")
    page = fan.page
    hat.lay(fan, "english")
    hat.lay(fan, "english", at("hat_trick", hat.is_about_to_shoot, edition="english"))
    assert hat.play(fan, until=".closeup.over .close")

    cards = page.locator(".closeup.over .saving .one").count()
    draws = int(page.locator(".closeup.over .dived b").inner_text())
    saved, power = re.findall(r"\d+", page.locator(".closeup.over .against span:not(.sr)").inner_text())
    outcome = "Goal!" if int(saved) < int(power) else "Parried!" if saved == power else "Saved!"
    assert page.locator(".closeup.over .against strong").inner_text() == outcome
    assert cards <= draws
    assert page.locator(".closeup.over .shot .n b").inner_text() == power
    assert page.evaluate(SMALL, TOUCH) == []
    page.locator(".closeup.over .close").click()
    page.locator(".closeup.over").wait_for(state="detached")
    assert fan.complaints == []
    fan.close()


def test_a_team_is_built_by_a_budget_on_a_phone(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en", size="phone")
    page = fan.page
    hat.lay(fan, "budget")
    page.locator(".tile", has_text="Balanced I").first.click()
    page.locator(".dock .go").click()
    page.locator(".built").wait_for()
    assert page.evaluate(SMALL, TOUCH) == []

    assert hat.play(fan, until=".built li:nth-child(10)")

    assert page.locator(".built li").count() == 10
    assert "Spent" in page.locator(".built").inner_text()
    assert hat.play(fan, until=".hand .legal")
    assert page.evaluate(SMALL, TOUCH) == []
    hat.lay(fan, "english", at("hat_trick", hat.may_pass, edition="english"))
    page.locator(".hand .short_pass.legal").first.click()
    page.locator(".exact").wait_for()
    assert page.evaluate(SMALL, TOUCH) == [], "the button behind a chance, too, which not every question has"
    assert fan.complaints == []
    fan.close()


def test_a_match_is_watched_again_from_either_chair_and_with_open_hands(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    fan.lay("hat_trick", hat.SEATS, start=over("hat_trick", edition="english"))
    page.locator(".acts a").click()
    page.locator(".hat .pitch").wait_for()
    chairs = page.locator(".controls select").last

    chairs.select_option(index=2)  # my own
    page.locator(".both").wait_for(state="detached")
    for ply in range(40, 100):
        fan.scrub(ply)
        assert page.locator(".row.hand").count() <= 1, "nobody has two hands, not even while somebody shoots"
    while page.locator(".row.hand .card").count() == 0:  # shooting or goalkeeper cards lie there
        ply += 1
        fan.scrub(ply)
    my_cards = page.locator(".row.hand .card").count()
    assert page.locator(".goalline.near").inner_text() == "Your goal"
    assert page.locator(".both").count() == 0
    chairs.select_option(index=0)  # everything open
    page.locator(".both .card").first.wait_for()
    assert page.locator(".both .card").count() >= my_cards
    assert page.locator(".row.hand").count() == 0
    for ply in range(40, 100):
        fan.scrub(ply)
        told = sum(map(int, re.findall(r"(\d+) in hand", page.locator("main").inner_text())))
        assert page.locator(".both .card").count() == told, "while somebody shoots, too"
    chairs.select_option(index=1)  # the stands
    page.locator(".both").wait_for(state="detached")
    assert page.locator(".row.hand").count() == 0
    assert page.locator(".legal, .go").count() == 0
    assert fan.complaints == []
    fan.close()
