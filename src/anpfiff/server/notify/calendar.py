"""The calendar file of a slow table or competition: by when one has to answer or play, with a reminder (RFC 5545)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from anpfiff.core.words import Words, words_of
from anpfiff.errors import Illegal, Unknown
from anpfiff.games import find
from anpfiff.server.bots.engine_build import WORDS
from anpfiff.server.competitions.link_card import name_in
from anpfiff.server.competitions.reading import NO_COMPETITION
from anpfiff.server.http.endpoint import LANGUAGE, endpoint, hashed_token, language_in, server_of
from anpfiff.server.notify.push import path_of
from anpfiff.server.refusals import NO_TABLE, Forbidden
from anpfiff.server.tables.rights import held_by

REMINDER: Final = 0.25
"""Of the time that is left: so long before its end a calendar reminds, at most a day."""
LONGEST_LINE: Final = 75
"""Bytes of a line of a calendar file, without its end."""


@endpoint(
    "get",
    "/api/tables/{table}/calendar",
    media="text/calendar",
    query=LANGUAGE,
    refuses=(403, 409, 410, 500, 503),
    needs_token=True,
)
async def calendar(request: Request) -> Response:
    """By when the seats of the request's key have to answer."""
    server, table = server_of(request), request.path_params["table"]
    language = language_in(request)
    hashed = hashed_token(request)
    if not await server.lobby.concerns(table, hashed):
        raise Unknown(NO_TABLE)
    room = (await server.lobby.find(table)).room
    seats = held_by(room, [hashed])
    if not seats:
        raise Forbidden("only whoever holds a seat has a deadline")
    deadlines = [deadline for seat in seats if seat in room.questions and (deadline := room.deadline(seat)) is not None]
    if not deadlines:
        raise Illegal("nothing has to be answered by any time here")
    own = Words(language, [WORDS / f"{language}.ftl"])
    game = words_of(find(room.setup.game), language).text("game-name")
    text = calendar_of(
        table, min(deadlines), server.lobby.services.now(),
        own.text("hook-turn", {"game": game}).rstrip("."), own.text("calendar-about"), server.base(request),
    )  # fmt: skip
    return _file(text, table)


@endpoint(
    "get",
    "/api/competitions/{competition}/calendar",
    media="text/calendar",
    query=LANGUAGE,
    refuses=(400, 403, 409, 503),
    needs_token=True,
)
async def competition_calendar(request: Request) -> Response:
    """When the entrant with the request's key has agreed to play, or has to have played."""
    server, name = server_of(request), request.path_params["competition"]
    language = language_in(request)
    host = await server.lobby.competitions.find_for(name, hashed_token(request))
    competition = await host.log.read(lambda competition: competition)
    entrant = competition.holder(hashed_token(request))
    if entrant is None:
        raise Unknown(NO_COMPETITION)  # a stranger is not told that there is one
    own = Words(language, [WORDS / f"{language}.ftl"])
    for tie, _, match in competition.open_matches():
        moment = match.agreed or competition.deadline(match)
        if entrant in tie.sides and moment:
            rivals = [competition.people[who].name for who in tie.sides if who != entrant]
            title = own.text(
                "calendar-match", {"cup": name_in(competition.opened, language), "names": ", ".join(rivals)}
            )
            about = own.text("calendar-agreed" if match.agreed else "calendar-about")
            now = server.lobby.services.now()
            return _file(calendar_of(name, moment, now, title, about, server.base(request)), name)
    raise Illegal("you have no match in this round")


def _file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="anpfiff-{name}.ics"'}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


def calendar_of(table: str, deadline: int, now: int, title: str, about: str, base: str) -> str:
    """A calendar with one entry; times in milliseconds since 1970. A later deadline takes an earlier one's place.

    A deadline is a moment: without an end of its own it ends when it begins, and an end must be later.
    """
    left = timedelta(milliseconds=max(0, deadline - now))
    before = min(left * REMINDER, timedelta(days=1))
    link = f"{base}{path_of(table)}"
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Anpfiff//Anpfiff//EN",
        "BEGIN:VEVENT",
        f"UID:{table}@anpfiff",
        f"SEQUENCE:{deadline // 1000 % 2**31}",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(deadline)}",
        f"SUMMARY:{_text(title)}",
        f"DESCRIPTION:{_text(f'{about} {link}')}",
        f"URL:{link}",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_text(title)}",
        f"TRIGGER:-PT{max(1, int(before.total_seconds() // 60))}M",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for letter in ("\\", ";", ","):
        text = text.replace(letter, f"\\{letter}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A long line goes on after an end and a space, and no letter is torn apart."""
    found, length = [], 0
    for letter in line:
        size = len(letter.encode())
        if length + size > LONGEST_LINE:
            found.append("\r\n ")
            length = 1
        found.append(letter)
        length += size
    return "".join(found)
