"""Whether a lesson can be taught: every `let` is legal, every key has words in all languages, every rule exists."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.table import Table
from anpfiff.core.words import rulebook_of
from anpfiff.errors import Refusal
from anpfiff.lessons.lesson import LONGEST, LONGEST_HELD, chapters_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.lessons.lesson import Lesson

MOST_LINES: Final = 60
_KEY: Final = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def faults(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, each in a sentence."""
    return [*_size(lesson), *_rules(lesson), *_words(lesson), *_play(lesson)]


def _size(lesson: Lesson) -> Iterator[str]:
    lines = len(lesson.path.read_text(encoding="utf-8").splitlines())
    if lines > MOST_LINES:
        yield f"{lines} lines; a lesson has at most {MOST_LINES}"
    if [note.at for note in lesson.notes] != sorted(note.at for note in lesson.notes):
        yield "the notes do not stand in the order of their answers"
    for note in lesson.notes:
        if note.stop and note.stop not in lesson.game.events.kinds:
            yield f"{note.say}: stop: there is no event {note.stop!r}"
        if note.stop and (note.let or note.otherwise):
            yield f"{note.say}: while the film is held nothing can be tried"


def _rules(lesson: Lesson) -> Iterator[str]:
    book = rulebook_of(lesson.game, "en")
    for note in lesson.notes:
        if f"**{note.rule}**" not in book:
            yield f"{note.say}: there is no rule {note.rule}"
    for chapter, why in lesson.later.items():
        if chapter not in chapters_of(lesson.game):
            yield f"later: there is no chapter {chapter}"
        if chapter in lesson.chapters():
            yield f"later: a note speaks of {chapter}"
        if not why:
            yield f"later: {chapter} has no reason"


def _words(lesson: Lesson) -> Iterator[str]:
    held = {note.say for note in lesson.notes if note.stop}
    wanted = lesson.said_keys()
    for language in LANGUAGES:
        text = lesson.path.with_name(f"{lesson.key}.{language}.ftl").read_text(encoding="utf-8")
        words = lesson.words(language)
        for key in wanted:
            if not words.has(key):
                yield f"{language}: no words for {key!r}"
                continue
            length = len(words.text(key).replace("**", ""))
            most = LONGEST_HELD if key in held else LONGEST
            if length > most:
                yield f"{language}: {key} has {length} characters, at most {most} are read"
        for key in _KEY.findall(text):
            if key not in wanted:
                yield f"{language}: {key!r} is never said"


def _play(lesson: Lesson) -> Iterator[str]:
    """Play it by the match, and once more for everything that is let through besides."""
    told: set[str] = set()
    answers = 0
    for table in _steps(lesson, {}):
        step = lesson.step(table)
        answers = lesson.answers(table)
        told |= {event.kind.name for _, event in table.events}
        for option in step.let:
            if option not in step.answer:
                try:
                    *_, last = _steps(lesson, {answers: option})
                except Refusal as refusal:
                    yield f"answer {answers + 1}: {option!r} leads out of the match: {refusal.message}"
                else:
                    if lesson.script.is_on(last):
                        yield f"answer {answers + 1}: {option!r} leads out of the match"
    *_, end = _steps(lesson, {})
    asked = [decision.seat for decision in end.asks()]
    if not end.is_over and lesson.chair not in asked:
        yield "the match does not end with a question to the learner"
    for note in lesson.notes:
        if note.at > lesson.answers(end) + 1:
            yield f"{note.say}: there is no answer {note.at}"
        if note.stop and note.stop not in {event.kind.name for _, event in end.events}:
            yield f"{note.say}: {note.stop!r} does not happen"


def _steps(lesson: Lesson, other: dict[int, str]) -> Iterator[Table]:
    """The table before each answer of the learner and at the end; `other` says what is said instead, by number."""
    table = Table(lesson.game, lesson.setup, None)
    lesson.script.settle(table)
    while lesson.script.is_on(table):
        seat = next(iter(decision.seat for decision in table.asks()))
        steps = lesson.scripted(table, seat)
        if seat == lesson.chair and not steps:
            yield table
            steps = lesson.step(table).answer
            if lesson.answers(table) in other:
                steps = [other[lesson.answers(table)]]
        table.say_steps(seat, steps)
        lesson.script.settle(table)
    yield table
