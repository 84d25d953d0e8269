"""The HTTP API, described for programs (OpenAPI 3.1), from the same types that check what is sent."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from anpfiff import __version__
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.protocol.bots import BotGone, BotHere, BotStand, InviteBot, InvitedBot, VisitingBotList
from anpfiff.protocol.competition import Command, CompetitionInfo, CompetitionList, CompetitionOpened, OpenCompetition
from anpfiff.protocol.errors import Problem
from anpfiff.protocol.games import Cards, Games, GameWords, Puzzles, Rules
from anpfiff.protocol.health import Health
from anpfiff.protocol.lesson import ConceptNotes, LessonPlans, OpenLesson
from anpfiff.protocol.lobby import Again, AgainWish, Invitations, OpenTable, QrWish, Tables, TableSummary
from anpfiff.protocol.notices import HookEnd, HookWish, PushDone, PushEnd, PushKey, PushWish
from anpfiff.protocol.own_cards import OwnCards, OwnersReading, OwnersSheet
from anpfiff.protocol.replay import Course, Film, MatchFile, Report, SavedMatch
from anpfiff.protocol.review import MatchReview
from anpfiff.protocol.table import LONGEST_MESSAGE, VERSION, ClientMessage, ServerMessage
from anpfiff.server.link_pages import PICTURES
from anpfiff.server.socket import PATH

Schema = dict[str, Any]


class Operation(msgspec.Struct):
    """One thing the API does."""

    method: str
    path: str
    about: str
    gives: Any
    """The type of the answer; a text is the media type of something that is no JSON."""
    status: int = 200
    takes: Any = None
    query: dict[str, Schema] = {}
    refuses: tuple[int, ...] = ()
    needs_token: bool = False


_CHAIR: Final = {"type": "string", "pattern": "^(open|spectator|[0-9]{1,2})$", "default": "spectator"}
_PLY: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0}
_LANGUAGE: Final = {"type": "string", "enum": LANGUAGES, "default": "en"}
_CARD: Final = {"type": "string", "maxLength": 40, "default": ""}
_OF: Final = {"type": "string", "enum": PICTURES, "default": "table"}
OPERATIONS: Final = [
    Operation("get", "/api/games", "The shelf: all games with their editions, options and bots.", Games),
    Operation("get", "/api/games/{game}/words/{language}", "A game's words in one language.", GameWords,
              refuses=(404,)),
    Operation("get", "/api/games/{game}/cards", "Every card, with the provenance of each field.", Cards,
              refuses=(404,)),
    Operation("post", "/api/games/{game}/cards", "Every card as an owner's file says, if the file is right.", Cards,
              200, OwnCards, refuses=(400, 403, 404)),
    Operation("get", "/api/games/{game}/owner", "What an owner of the box can enter, field by field.", OwnersSheet,
              query={"lang": _LANGUAGE}, refuses=(404,)),
    Operation("post", "/api/games/{game}/owner", "What is right in an owner's file, and what is wrong.", OwnersReading,
              200, OwnCards, refuses=(400, 403, 404)),
    Operation("get", "/api/games/{game}/rules", "The rulebook in one language, numbered.", Rules,
              query={"lang": _LANGUAGE}, refuses=(404,)),
    Operation("get", "/api/games/{game}/puzzles", "The puzzles of a game.", Puzzles, refuses=(404,)),
    Operation("get", "/api/games/{game}/board", "Layout hints for the generic table.", dict[str, Any], refuses=(404,)),
    Operation("get", "/api/games/{game}/concepts", "The concepts of a game, with what is said about them.",
              ConceptNotes, query={"lang": _LANGUAGE}, refuses=(404,)),
    Operation("get", "/api/games/{game}/lessons", "The lessons of a game, with what is said in them.",
              LessonPlans, query={"lang": _LANGUAGE}, refuses=(404,)),
    Operation("post", "/api/games/{game}/lessons/{lesson}", "Open the table of a lesson.", Invitations, 201,
              OpenLesson, refuses=(400, 403, 404, 429, 503)),
    Operation("post", "/api/tables", "Open a table.", Invitations, 201, OpenTable,
              refuses=(400, 403, 404, 429, 503)),
    Operation("get", "/api/tables", "Public tables that wait for people or can be watched.", Tables,
              refuses=(503,)),
    Operation("get", "/api/tables/{table}", "One table, and who is asked.", TableSummary,
              refuses=(404, 410, 500, 503), needs_token=True),
    Operation("post", "/api/matches", "What the file of a match says; a table can go on where it ends.",
              MatchFile, 200, SavedMatch, refuses=(400, 403)),
    Operation("get", "/api/tables/{table}/replay",
              "The replay file of a match that is over, or that nobody else plays.", "text/plain",
              refuses=(403, 404, 409, 503), needs_token=True),
    Operation("get", "/api/tables/{table}/film", "Moments of a match that is over, from a chair.", Film,
              query={"chair": _CHAIR, "from": _PLY, "to": _PLY, "since": _PLY},
              refuses=(400, 403, 404, 409, 410, 503), needs_token=True),
    Operation("get", "/api/tables/{table}/report", "A match that is over, in figures.", Report,
              refuses=(400, 403, 404, 409, 410, 503), needs_token=True),
    Operation("get", "/api/tables/{table}/course", "Everybody's chance to win in a match that is over.", Course,
              refuses=(400, 403, 404, 409, 410, 503), needs_token=True),
    Operation("get", "/api/tables/{table}/review", "The account of a match that is over, as far as it is done.",
              MatchReview, refuses=(400, 403, 404, 409, 410, 503), needs_token=True),
    Operation("get", "/api/tables/{table}/picture", "What messengers show of a link: a wide picture.",
              "image/png", query={"card": _CARD, "of": _OF}, refuses=(400, 404, 503)),
    Operation("get", "/api/tables/{table}/again", "Where the same people play again, if it is open.", Again,
              refuses=(403, 404, 409, 410, 500, 503), needs_token=True),
    Operation("post", "/api/tables/{table}/again", "Play again with the same people.", Again, 200, AgainWish,
              refuses=(400, 403, 404, 409, 410, 429, 500, 503), needs_token=True),
    Operation("post", "/api/tables/{table}/push", "Tell a browser when it is the turn of a seat.", PushDone, 201,
              PushWish, refuses=(400, 403, 404, 410, 500, 503), needs_token=True),
    Operation("delete", "/api/tables/{table}/push", "Tell a browser no more.", PushDone, 200, PushEnd,
              refuses=(400, 403, 503), needs_token=True),
    Operation("post", "/api/competitions", "Open a cup, a league or a Swiss event.", CompetitionOpened, 201,
              OpenCompetition, refuses=(400, 403, 404, 429, 503)),
    Operation("get", "/api/competitions", "Public competitions.", CompetitionList, refuses=(503,)),
    Operation("get", "/api/competitions/{competition}", "One competition: rounds, ties, standings and its story.",
              CompetitionInfo, refuses=(404, 503), needs_token=True),
    Operation("post", "/api/competitions/{competition}", "Enter, leave, check in, or lead it.", CompetitionInfo,
              200, Command, refuses=(400, 403, 404, 409, 503), needs_token=True),
    Operation("post", "/api/competitions/{competition}/push", "Remind a browser of the matches of an entrant.",
              PushDone, 201, PushWish, refuses=(400, 403, 404, 503), needs_token=True),
    Operation("delete", "/api/competitions/{competition}/push", "Remind a browser no more.", PushDone, 200,
              PushEnd, refuses=(400, 403, 503), needs_token=True),
    Operation("post", "/api/competitions/{competition}/hook", "Post to an address before a match has to be played.",
              PushDone, 201, HookWish, refuses=(400, 403, 404, 503), needs_token=True),
    Operation("delete", "/api/competitions/{competition}/hook", "Post there no more.", PushDone, 200, HookEnd,
              refuses=(400, 403, 503), needs_token=True),
    Operation("get", "/api/competitions/{competition}/calendar", "When an entrant has to play, for a calendar.",
              "text/calendar", query={"lang": _LANGUAGE}, refuses=(400, 403, 404, 409, 503), needs_token=True),
    Operation("post", "/api/tables/{table}/hook", "Post to an address when it is a seat's turn, and when all is over.",
              PushDone, 201, HookWish, refuses=(400, 403, 404, 410, 500, 503), needs_token=True),
    Operation("delete", "/api/tables/{table}/hook", "Post there no more.", PushDone, 200, HookEnd,
              refuses=(400, 403, 503), needs_token=True),
    Operation("get", "/api/tables/{table}/calendar", "By when a seat has to answer, for a calendar.", "text/calendar",
              query={"lang": _LANGUAGE}, refuses=(403, 404, 409, 410, 500, 503), needs_token=True),
    Operation("get", "/api/bots", "Bots of other people that stand here now.", VisitingBotList,
              refuses=(503,)),
    Operation("post", "/api/bots", "A bot says that it is here, and is told where it is invited to.",
              BotStand, 200, BotHere, refuses=(400, 403, 503), needs_token=True),
    Operation("delete", "/api/bots", "A bot goes home.", BotGone, refuses=(400, 503),
              needs_token=True),
    Operation("post", "/api/bots/{bot}/invitations", "Send for a bot to take a free seat.", InvitedBot,
              201, InviteBot, refuses=(400, 403, 404, 409, 503)),
    Operation("get", "/api/push", "What notices of this server are signed with.", PushKey),
    Operation("post", "/api/qr", "A link to this server as a QR code.", "image/svg+xml", 200, QrWish,
              refuses=(400, 403)),
    Operation("get", "/health", "Whether this node can serve: the same as /health/ready.", Health, refuses=(503,)),
    Operation("get", "/health/ready", "Whether this node can serve.", Health, refuses=(503,)),
    Operation("get", "/health/live", "That this node answers.", Health),
    Operation("get", "/metrics", "The figures of this node, in Prometheus form, for its host.", "text/plain",
              refuses=(403,)),
    Operation("get", "/api/openapi.json", "This description.", dict[str, Any]),
    Operation("get", "/api/protocol.json", "The messages over /socket, as JSON Schema.", dict[str, Any]),
]  # fmt: skip


def describe() -> Schema:
    """The whole description."""
    types = [kind for one in OPERATIONS for kind in (one.gives, one.takes) if kind is not None and kind != str(kind)]
    types.append(Problem)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = dict(zip(map(str, types), schemas, strict=True))
    paths: Schema = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = _operation(one, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Anpfiff", "version": __version__, "description": "Beside the protocol on /socket."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def describe_messages() -> Schema:
    """All messages of the protocol as JSON Schema."""
    kinds: list[Any] = [ClientMessage, ServerMessage]
    (says, told), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Anpfiff",
        "description": f"Messages over the WebSocket {PATH}. A frame of the server holds one, or several in an array.",
        "version": VERSION,
        "socket": PATH,
        "longest_message": LONGEST_MESSAGE,
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": says, "ServerMessage": told, **parts},
    }


def _operation(one: Operation, schemas: Schema) -> Schema:
    names = [part[1:-1] for part in one.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in one.query.items()]
    if isinstance(one.gives, str):
        content: Schema = {one.gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schemas[str(one.gives)]}}
    statuses = sorted({*one.refuses, *((429,) if one.path.startswith("/api/") else ())})
    refusal = {"application/json": {"schema": schemas[str(Problem)]}}
    responses: Schema = {str(one.status): {"description": one.about, "content": content}}
    responses |= {
        str(status): {"description": "Refused; the body says why.", "content": refusal} for status in statuses
    }
    found: Schema = {"summary": one.about, "parameters": parameters, "responses": responses}
    if one.takes is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[str(one.takes)]}},
        }
    if one.needs_token:
        found["security"] = [{"token": []}, {}]
    return found
