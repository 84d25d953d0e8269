"""Lessons in the browser: whoever has only a keyboard finishes each, and what is not let gets its reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from anpfiff.academy.lesson import Lesson, lessons_of
from anpfiff.games import KEYS, find
from tests.browser.fan import Fan
from tests.browser.learner import begin, notes

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.stadium import Stadium

LESSONS = [lesson for key in KEYS for lesson in lessons_of(find(key))]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.key}-{lesson.key}")
def test_a_reader_with_a_keyboard_finishes_each_lesson(browser: Browser, stadium: Stadium, lesson: Lesson) -> None:
    fan = Fan(browser, stadium.url, "phone", language="en")
    begin(fan, lesson)
    for _ in notes(fan, lesson, "en"):
        expect(fan.page.get_by_role("note")).to_contain_text("Eddie")
    fan.page.get_by_role("button", name="Play on alone").press("Enter")
    expect(fan.page.locator(".coach")).to_have_count(0)
    expect(fan.page.locator("main")).to_be_visible()
    fan.page.goto(stadium.url)
    expect(fan.page.locator(f'[data-lesson="{lesson.game.key} {lesson.key}"]')).to_contain_text("done")
    assert fan.complaints == []


def test_a_learner_does_it_himself_and_is_told_why_something_must_wait(browser: Browser, stadium: Stadium) -> None:
    fan = Fan(browser, stadium.url, "phone", language="en")
    begin(fan, next(one for one in LESSONS if one.key == "first_goal"))
    said = fan.page.get_by_role("note")
    expect(said).to_contain_text("The stronger card attacks.")
    fan.page.locator('[data-pick="solo_run"]').click()
    expect(said).to_contain_text("Not yet: That one only defends.")
    fan.page.locator('[data-pick="open_exchange"]').click()
    fan.page.locator(".go:not([aria-disabled=true])").first.click()
    expect(said).to_contain_text("Take Rempler and Blitz.", timeout=30_000)
    fan.page.get_by_role("button", name="Step back").click()
    expect(said).to_contain_text("The stronger card attacks.")
    fan.page.reload()
    expect(said).to_contain_text("The stronger card attacks.")
    expect(fan.page.locator(".lesson")).to_contain_text(re.compile("1 of 10"))
    assert fan.complaints == []
