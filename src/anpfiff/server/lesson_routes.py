"""Lessons and concepts over HTTP: which there are, and a table for a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.academy.lesson import find_lesson, lessons_of
from anpfiff.core.words import check_language
from anpfiff.games import find
from anpfiff.server import api
from anpfiff.server.lesson_messages import LessonPlans, concept_notes, plan_of
from anpfiff.server.routes import answer, body, stadium_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def lessons(request: Request) -> Response:
    """The lessons of a game, with what is said in them in one language."""
    game, language = find(request.path_params["game"]), request.query_params.get("lang", "en")
    check_language(language)
    return answer(LessonPlans([plan_of(lesson, language) for lesson in lessons_of(game)]))


async def concepts(request: Request) -> Response:
    """The concepts of a game, with what is said about them in one language."""
    game, language = find(request.path_params["game"]), request.query_params.get("lang", "en")
    check_language(language)
    return answer(concept_notes(game, language))


async def open_lesson(request: Request) -> Response:
    """Lay the table of a lesson."""
    stadium = stadium_of(request)
    wish = await body(request, api.OpenLesson)
    lesson = find_lesson(find(request.path_params["game"]), request.path_params["lesson"])
    stadium.turnstile.open_table(stadium.address(request))
    table = api.OpenTable(lesson.game.key, [api.SeatWish("me", wish.name)], key=wish.key)
    return answer(await stadium.lobby.teach(table, lesson, stadium.opener(request)), 201)
