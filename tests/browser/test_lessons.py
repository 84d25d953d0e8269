"""Lessons in the browser: whoever has only a keyboard finishes each, and what is not let gets its reason."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.games import KEYS, find
from anpfiff.lessons.lesson import Lesson, lessons_of
from tests.browser.fan import Fan
from tests.browser.films import strip
from tests.browser.learner import begin, leave, notes

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.server import Server

LESSONS = [lesson for key in KEYS for lesson in lessons_of(find(key))]
PICTURES: Final = os.environ.get("ANPFIFF_SHOTS", "")
"""A folder for a strip of each lesson; without one nothing is kept."""
SPOKEN: Final = LANGUAGES if os.environ.get("ANPFIFF_EVERY_LOOK") else ["en"]
"""`make screens` shows every language, `make test` one."""
EDE: Final = {"de": "Ede", "en": "Eddie", "fr": "Dédé"}
IS_DONE: Final = "key => JSON.parse(localStorage[key]).isDone"


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.key}-{lesson.key}")
def test_a_reader_with_a_keyboard_finishes_each_lesson(
    browser: Browser, server: Server, lesson: Lesson, language: str
) -> None:
    fan = Fan(browser, server.url, "phone", "light", language)
    begin(fan, lesson)
    seen: list[bytes] = []
    for _ in notes(fan, lesson, language):
        expect(fan.page.get_by_role("note")).to_contain_text(EDE[language])
        if PICTURES:
            fan.page.wait_for_timeout(300)
            seen.append(fan.page.screenshot())
    if PICTURES:
        page = fan.new_page()
        page.set_viewport_size(fan.page.viewport_size or {"width": 0, "height": 0})
        name = f"lesson-{lesson.game.key}-{lesson.key}-{language}.png"
        (Path(PICTURES) / name).write_bytes(strip(page, seen, len(seen)))
    leave(fan)
    expect(fan.page.locator("main")).to_be_visible()
    assert fan.page.evaluate(IS_DONE, f"anpfiff.lesson.{lesson.game.key}.{lesson.key}")
    fan.page.goto(server.url)
    expect(fan.page.locator(f'[data-lesson="{lesson.game.key} {lesson.key}"]')).to_be_visible()
    assert fan.complaints == []
    fan.close()


def test_a_learner_does_it_himself_and_is_told_why_something_must_wait(browser: Browser, server: Server) -> None:
    fan = Fan(browser, server.url, "phone", language="en")
    begin(fan, next(one for one in LESSONS if one.key == "first_goal"))
    said = fan.page.get_by_role("note")
    expect(said).to_contain_text("The stronger card attacks.")
    fan.page.get_by_role("button", name=re.compile("1 of 10.*The plan")).click()
    expect(fan.page.locator('dialog [aria-current="step"]')).to_have_text("Lay a card face down")
    fan.page.keyboard.press("Escape")
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
    fan.page.set_viewport_size({"width": 1440, "height": 900})
    expect(fan.page.get_by_role("region", name="The plan").get_by_role("listitem")).to_have_count(10)
    expect(fan.page.locator(".panel .plan .now")).to_be_in_viewport()
    assert fan.complaints == []
