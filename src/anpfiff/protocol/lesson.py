"""Lessons and concepts: where a learner stands, what a lesson is called and says, and what is explained."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from anpfiff.protocol.fields import LONGEST_NAME, Token


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


class OpenLesson(Struct, forbid_unknown_fields=True):
    """A lesson to be begun by the device with this key."""

    key: Token
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
