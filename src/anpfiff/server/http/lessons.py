"""Lessons and concepts over HTTP: which there are, and a table for a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from anpfiff.games import find
from anpfiff.lessons.concepts import concept_words, concepts_of, key_of
from anpfiff.lessons.lesson import Lesson, find_lesson, lessons_of
from anpfiff.protocol.lesson import ConceptNote, ConceptNotes, LessonPlan, LessonPlans, OpenLesson
from anpfiff.protocol.lobby import Invitations, OpenTable, SeatWish
from anpfiff.server.http.endpoint import LANGUAGE, endpoint, language_in, server_of

if TYPE_CHECKING:
    from anpfiff.core.game import Game


@endpoint("get", "/api/games/{game}/lessons", query=LANGUAGE)
async def lessons(request: Request) -> LessonPlans:
    """The lessons of a game, with what is said in them in one language."""
    game, language = find(request.path_params["game"]), language_in(request)
    return LessonPlans([plan_of(lesson, language) for lesson in lessons_of(game)])


@endpoint("get", "/api/games/{game}/concepts", query=LANGUAGE)
async def concepts(request: Request) -> ConceptNotes:
    """The concepts of a game, with what is said about them in one language."""
    game, language = find(request.path_params["game"]), language_in(request)
    return concept_notes(game, language)


@endpoint("post", "/api/games/{game}/lessons/{lesson}", 201, refuses=(503,))
async def open_lesson(request: Request, wish: OpenLesson) -> Invitations:
    """Lay the table of a lesson."""
    server = server_of(request)
    lesson = find_lesson(find(request.path_params["game"]), request.path_params["lesson"])
    server.turnstile.open_table(server.address(request))
    table = OpenTable(lesson.game.key, [SeatWish("me", wish.name)], key=wish.key)
    return await server.lobby.teach(table, lesson, server.opener(request))


def plan_of(lesson: Lesson, language: str) -> LessonPlan:
    """A lesson in one language."""
    words = lesson.words(language)
    texts = {key: words.text(key) for key in lesson.said_keys()}
    return LessonPlan(lesson.key, lesson.chair, [note.say for note in lesson.notes], texts)


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
