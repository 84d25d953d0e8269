"""A learner at a lesson who has only a keyboard: what the assistant rings is pressed, then the button that says it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from anpfiff.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.lessons.lesson import Lesson, Note
    from tests.browser.fan import Fan

PATIENCE: Final = 30_000
"""Milliseconds until the film has come to the next note."""
OFTEN: Final = 12
"""So often one thing is pressed before the next: the first presses come before a question can have been read."""
RINGED: Final = """
([answer, number]) => {
  const named = (name) => answer.some((one) => one === name || one.slice(one.indexOf(' ') + 1) === name);
  const stands = (mark) => mark.split(' | ').some((way) => way.split(' + ').every(named));
  const places = [...document.querySelectorAll('[data-pick]')].filter(
    (one) => one.getClientRects().length && stands(one.dataset.pick));
  const done = places.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.dataset.pick);
  const open = places.filter((one) => !done.includes(one.dataset.pick));
  const go = [...document.querySelectorAll('main .go:not([aria-disabled=true]):not(:disabled)')].filter(
    (one) => one.getClientRects().length);
  const wanted = [...open, ...(open.length ? [] : go), ...places];
  wanted[number % wanted.length]?.focus();
  return wanted.length;
}
"""
"""Bring the keyboard to the next thing that is ringed and not yet named, then to the button, then round again."""


def begin(fan: Fan, lesson: Lesson) -> None:
    """Open the home page and begin a lesson there."""
    fan.page.goto(fan.url)
    fan.page.locator(f'[data-lesson="{lesson.game.key} {lesson.key}"]').press("Enter")


def notes(fan: Fan, lesson: Lesson, language: str) -> Iterator[Note]:
    """Each note as it is said, from the first to the last; between them the learner does what it asks for."""
    said = fan.page.get_by_role("note")
    answers = answers_of(lesson)
    for number, note in enumerate(lesson.notes, 1):
        text = lesson.words(language).text(note.say).replace("**", "")
        expect(said).to_contain_text(text, timeout=PATIENCE)
        expect(fan.page.locator(".lesson")).to_contain_text(re.compile(rf"{number} .* {len(lesson.notes)}\b"))
        yield note
        if number < len(lesson.notes):
            answer(fan, text, [] if note.stop else answers[note.at])


def answer(fan: Fan, text: str, wanted: list[str]) -> None:
    """Press what the note asks for until it has gone; a film that is held goes on with Enter."""
    said = fan.page.get_by_role("note")
    for number in range(60):
        if not said.count() or text not in (said.text_content() or "").replace("\xa0", " "):
            return
        if not wanted:
            fan.page.keyboard.press("Enter")
        elif fan.page.get_by_role("note").get_attribute("aria-live") == "assertive" and number % 2:
            fan.page.locator(".coach .go").press("Enter")
        elif fan.page.evaluate(RINGED, [wanted, number // OFTEN]):
            fan.page.keyboard.press("Enter")
        fan.page.wait_for_timeout(60)
    raise AssertionError(f"{wanted} could not be said: {said.text_content()}")


def leave(fan: Fan) -> None:
    """Press the button of the last note until it has gone."""
    coach = fan.page.locator(".coach")
    for _ in range(40):
        if not coach.count():
            return
        coach.locator(".go").press("Enter")
        fan.page.wait_for_timeout(60)
    raise AssertionError(f"it does not go: {coach.text_content()}")


def answers_of(lesson: Lesson) -> dict[int, list[str]]:
    """What the match has for each answer of the learner, by its number."""
    found: dict[int, list[str]] = {}
    table = Table(lesson.game, lesson.setup, None)
    lesson.script.settle(table)
    while lesson.script.is_on(table):
        seat = next(iter(decision.seat for decision in table.asks()))
        if seat == lesson.chair:
            found[lesson.answers(table) + 1] = lesson.step(table).answer
        table.say_steps(seat, lesson.step(table).answer if seat == lesson.chair else lesson.script.answer(table, seat))
        lesson.script.settle(table)
    return found
