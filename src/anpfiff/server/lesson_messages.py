"""Lessons in messages: where a learner stands, what a lesson is called and says, and the concepts of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from anpfiff.academy.concepts import concept_words, concepts_of, key_of

if TYPE_CHECKING:
    from anpfiff.academy.lesson import Lesson
    from anpfiff.core.game import Game
    from anpfiff.core.table import Table


class LessonNote(Struct, frozen=True):
    """What the assistant says, as a key of the lesson's words, and what belongs to it."""

    say: str
    rule: str
    look: list[str]
    """What is lit."""
    otherwise: str
    """What is said when something else is tried; may be empty."""
    stop: str
    """The event after which the film is held for this note; empty for a note beside a question."""


class LessonStep(Struct, frozen=True):
    """Where a learner stands: the notes of the next answer, and what is let through."""

    number: int
    """How many notes lie behind."""
    notes: list[LessonNote]
    answer: list[str]
    """What the match of the lesson has here."""
    let: list[str]
    """All that may be said here."""
    is_over: bool
    """Whether the lesson has come to its end: from here on the match is free."""


class LessonPlan(Struct, frozen=True):
    """A lesson as the page lists and shows it: its words by key in one language, and the notes in their order."""

    key: str
    chair: int
    """Where the learner sits."""
    notes: list[str]
    """The keys of all notes; with ``-step`` behind it, a key has the line in the plan."""
    texts: dict[str, str]


class LessonPlans(Struct, frozen=True):
    """The lessons of a game, in the order in which they are learned."""

    lessons: list[LessonPlan]


def step_of(lesson: Lesson, table: Table) -> LessonStep:
    """Where the learner of a table stands."""
    step = lesson.step(table)
    notes = [LessonNote(one.say, one.rule, one.look, one.otherwise, one.stop) for one in step.notes]
    return LessonStep(step.number, notes, step.answer, step.let, step.is_over)


def plan_of(lesson: Lesson, language: str) -> LessonPlan:
    """A lesson in one language."""
    words = lesson.words(language)
    texts = {key: words.text(key) for key in lesson.said_keys()}
    return LessonPlan(lesson.key, lesson.chair, [note.say for note in lesson.notes], texts)


class ConceptNote(Struct, frozen=True):
    """A concept as the page explains it, in one language."""

    key: str
    rule: str
    name: str
    text: str
    asked: list[str]
    """Prompts of questions with which it turns up."""
    told: list[str]
    """Events with which it turns up."""
    fields: list[str]
    """Values of cards that it explains, as kind.field."""


class ConceptNotes(Struct, frozen=True):
    """The concepts of a game, in the order in which they are explained."""

    concepts: list[ConceptNote]


def concept_notes(game: Game, language: str) -> ConceptNotes:
    """The concepts of a game in one language."""
    concepts = concepts_of(game)
    if not concepts:
        return ConceptNotes([])
    words = concept_words(game, language)
    return ConceptNotes(
        [
            ConceptNote(
                key, one.rule, words.text(key_of(key)), words.text(f"{key_of(key)}-is"), one.asked, one.told, one.fields
            )
            for key, one in concepts.items()
        ]
    )
