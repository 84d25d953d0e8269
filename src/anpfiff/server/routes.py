"""The HTTP API: small, beside the WebSocket. Every refusal is a JSON body that says what is wrong."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from anpfiff import __version__
from anpfiff.bots.coaches import HEAD_COACHES
from anpfiff.bots.names import BOTS, USUAL
from anpfiff.build import own_build
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.rulebook import readable_rulebook
from anpfiff.core.words import cases_of, check_language, files_of, written_in
from anpfiff.errors import Illegal, Malformed, Refusal, Unknown
from anpfiff.games import find
from anpfiff.protocol.bots import HouseBotInfo
from anpfiff.protocol.errors import Problem, Wrong
from anpfiff.protocol.fields import LONGEST_BODY
from anpfiff.protocol.games import EditionInfo, GameInfo, Games, GameWords, OptionInfo, Rules
from anpfiff.protocol.health import Health
from anpfiff.protocol.lobby import OpenTable, QrWish, Tables
from anpfiff.protocol.own_cards import OwnCards
from anpfiff.protocol.replay import Course, SavedMatch
from anpfiff.server.film import film_of, report_of
from anpfiff.server.guard import check_card_file, check_origin
from anpfiff.server.headlines import file_of
from anpfiff.server.own_cards import sheet_of
from anpfiff.server.pages import INDEX
from anpfiff.server.positions import puzzles_of, unfinished
from anpfiff.server.refusals import NO_TABLE, Busy, Forbidden, Later, Outdated
from anpfiff.server.rights import held_by
from anpfiff.server.store import OVER, RUNNING
from anpfiff.server.store.errors import Unavailable
from anpfiff.server.summary import read_summary, summary_of
from anpfiff.server.thinker import Inspect, ReadOwn, box_of
from anpfiff.server.thinkers import Failed
from anpfiff.server.tokens import hash_of
from anpfiff.server.transcript import transcript

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from anpfiff.core.game import Game
    from anpfiff.server.app import Stadium
    from anpfiff.server.house_bots import HouseBots
    from anpfiff.server.store import Record

STATUS: Final = {
    "malformed": 400,
    "clash": 400,
    "forbidden": 403,
    "unknown": 404,
    "illegal": 409,
    "over": 409,
    "late": 409,
    "played_on": 409,
    "taken": 409,
    "name_taken": 409,
    "outdated": 410,
    "unreadable": 500,
    "too_fast": 429,
    "too_many": 429,
    "busy": 503,
}
BODY_WITHIN: Final = 20.0
"""Seconds a client has to send the body of its request."""
T = TypeVar("T")


def answer(content: Any, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    wrong = Wrong(refusal.kind, refusal.message, refusal.rule, refusal.expected)
    found = answer(Problem(wrong), STATUS[refusal.kind])
    if isinstance(refusal, Later):
        found.headers["retry-after"] = str(-(-refusal.after // 1000))
    return found


def route(path: str, **work: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route with the work of each method; refusals become answers."""

    async def handle(request: Request) -> Response:
        found = await respond(request)
        if request.method not in ("GET", "HEAD") or "authorization" in request.headers:
            found.headers["cache-control"] = "no-store"  # it is for whoever asked, and may hold tokens
        return found

    async def respond(request: Request) -> Response:
        stadium = stadium_of(request)
        try:
            if path.startswith("/api/"):
                stadium.turnstile.ask(stadium.address(request))
            return await work["get" if request.method == "HEAD" else request.method.lower()](request)
        except Unavailable:
            return problem(Busy("the store cannot be reached; try again"))
        except Refusal as refusal:
            return problem(refusal)

    return Route(path, handle, methods=[method.upper() for method in work])


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request, checked."""
    check_origin(request.headers, stadium_of(request).public)
    received = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                received += chunk
                if len(received) > LONGEST_BODY:
                    raise Malformed(f"expected at most {LONGEST_BODY} bytes")
    except TimeoutError as error:
        raise Malformed(f"expected the whole body within {BODY_WITHIN:.0f} seconds") from error
    try:
        return msgspec.json.decode(received, type=kind)
    except msgspec.MsgspecError as error:
        raise Malformed(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise Malformed(f"this is no JSON: {str(error)[:200]}") from error


def stadium_of(request: Request) -> Stadium:
    """What this application serves."""
    stadium: Stadium = request.app.state.stadium
    return stadium


# ---- the shelf ------------------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """All games with their editions and options."""
    stadium = stadium_of(request)
    house = stadium.lobby.services.house
    found = [describe(game, house) for game in stadium.shelf]
    engine = stadium.lobby.services.thinkers.engine
    is_fine = engine.obstacle() in (None, "compiling")
    advice = {} if is_fine else {language: engine.advice(language) for language in LANGUAGES}
    return answer(Games(found, HEAD_COACHES, stadium.pages.links(), advice))


def describe(game: Game, house: HouseBots) -> GameInfo:
    """A game as the page needs it to lay a table."""
    editions = [
        EditionInfo(
            edition.key,
            [
                OptionInfo(option.name, option.values, option.default, option.source, option.needs)
                for option in edition.options
            ],
        )
        for edition in game.editions()
    ]
    offered = house.offered(game)
    own = [HouseBotInfo(bot.key, bot.name, house.strengths.get((game.key, bot.key))) for bot in offered]
    settled = sorted(game.settling(must_win=True))
    return GameInfo(game.key, game.revision, game.seats, BOTS, USUAL, editions, settled, game.unit(), own)


def _game(request: Request) -> Game:
    return find(request.path_params["game"])


async def words(request: Request) -> Response:
    """A game's words in one language."""
    game, language = _game(request), request.path_params["language"]
    check_language(language)
    return answer(words_of(game, language))


def words_of(game: Game, language: str) -> GameWords:
    """What the page needs to say everything of a game in one language."""
    ftl = "\n".join(file.read_text(encoding="utf-8") for file in [*files_of(game, language), file_of(language)])
    verbs = {verb.word: verb.names for verb in game.vocabulary.verbs}
    meanings = {name: kind.meanings for name, kind in game.events.kinds.items() if kind.meanings}
    names = game.names()[language]
    cases: dict[str, dict[str, str]] = {case: {} for case in cases_of(language, "")}
    for name in written_in(language)[1].keys() & set(names.values()):
        for case, text in cases_of(language, name).items():
            cases[case][name] = text
    return GameWords(ftl, names, verbs, meanings, cases)


async def cards(request: Request) -> Response:
    """Every card of a box, with provenance."""
    return answer(box_of(_game(request)))


async def own_box(request: Request) -> Response:
    """Every card as an owner's file says, if the file is right."""
    stadium, game, wish = stadium_of(request), _game(request), await body(request, OwnCards)
    check_card_file(wish.own_cards)
    stadium.turnstile.read_cards(stadium.address(request))
    return answer(await stadium.lobby.inspect(Inspect(game.key, wish.own_cards)))


async def owner(request: Request) -> Response:
    """What an owner of the box can enter."""
    game, language = _game(request), request.query_params.get("lang", "en")
    check_language(language)
    return answer(await asyncio.to_thread(sheet_of, game.key, language))


async def read_own(request: Request) -> Response:
    """An owner's file in the making: what is right in it, and what is wrong."""
    stadium, game, wish = stadium_of(request), _game(request), await body(request, OwnCards)
    check_card_file(wish.own_cards)
    stadium.turnstile.enter_cards(stadium.address(request))
    return answer(await stadium.lobby.read_own(ReadOwn(game.key, wish.own_cards)))


async def rules(request: Request) -> Response:
    """A game's rulebook in one language."""
    return answer(Rules(readable_rulebook(_game(request), request.query_params.get("lang", "en"))))


async def board(request: Request) -> Response:
    """Layout hints for the generic table; a game need not have any."""
    return answer(_game(request).hints())


async def puzzles(request: Request) -> Response:
    """The puzzles of a game."""
    return answer(puzzles_of(_game(request).key))


# ---- tables ---------------------------------------------------------------------------------------------------------


async def open_table(request: Request) -> Response:
    """Lay a table."""
    stadium = stadium_of(request)
    wish = await body(request, OpenTable)
    stadium.turnstile.open_table(stadium.address(request), is_position=wish.start is not None)
    return answer(await stadium.lobby.lay(wish, stadium.opener(request)), 201)


async def read_match(request: Request) -> Response:
    """What the file of a match says, before a table is opened where it ends."""
    stadium, wish = stadium_of(request), await body(request, SavedMatch)
    stadium.turnstile.read_cards(stadium.address(request))
    return answer((await stadium.lobby.read_match(wish.replay)).file)


async def list_tables(request: Request) -> Response:
    """The public tables."""
    return answer(Tables(await stadium_of(request).lobby.listed()))


async def _record(request: Request) -> Record:
    """The table in the path, if the request's token gives the right to see it."""
    record = await stadium_of(request).lobby.record(request.path_params["table"])
    if not record.public and not read_summary(record).is_known(hashed_token(request)):
        raise Unknown(NO_TABLE)
    return record


def token_of(request: Request) -> str:
    """The token that came with a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def hashed_token(request: Request) -> str:
    """What the log keeps of the token that came with a request."""
    return hash_of(token) if (token := token_of(request)) else ""


async def show_table(request: Request) -> Response:
    """One table, with who is asked."""
    record = await _record(request)
    summary = summary_of(record)
    lobby = stadium_of(request).lobby
    is_played = record.head.status == RUNNING and find(record.game).revision == record.revision
    host = await lobby.find(record.table) if is_played else lobby.hosts.get(record.table)
    if host is not None:
        summary.asked = list(host.room.asked(held_by(host.room, [hashed_token(request)])))
    return answer(summary)


async def _replay(request: Request) -> str:
    record = await _record(request)
    if record.head.status == OVER and record.head.replay is not None:
        return record.head.replay
    if find(record.game).revision != record.revision:
        if hashed_token(request) not in read_summary(record).keys:
            raise Forbidden("the match is not over; only those who play it may read it under rules we no longer have")
        return transcript(await stadium_of(request).lobby.services.store.read(record.table))
    raise Illegal("the match is not over; its replay would tell every secret")


async def replay(request: Request) -> Response:
    """The replay file of a match that is over; or of one that nobody else plays, as far as it went."""
    record = await _record(request)
    if record.head.status == RUNNING and find(record.game).revision == record.revision:
        room = (await stadium_of(request).lobby.find(record.table)).room
        text = await asyncio.to_thread(unfinished, room, hashed_token(request))
    else:
        text = await _replay(request)
    name = f"anpfiff-{request.path_params['table']}.txt"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


async def film(request: Request) -> Response:
    """Moments of a match that is over."""
    text = await _replay(request)
    first, last = whole(request, "from", 0), whole(request, "to", 0)
    if last < first:
        raise Malformed("to: expected a ply not before `from`")
    chair = request.query_params.get("chair", "spectator")
    return answer(await asyncio.to_thread(film_of, text, chair, first, last, whole(request, "since", first)))


async def report(request: Request) -> Response:
    """A match that is over, in figures."""
    return answer(await asyncio.to_thread(report_of, await _replay(request)))


async def course(request: Request) -> Response:
    """Everybody's chance to win in a match that is over, from moment to moment."""
    text = await _replay(request)
    try:
        found = await stadium_of(request).lobby.services.thinkers.course(
            request.path_params["table"], text, stadium_of(request).opener(request)
        )
    except Failed as error:
        raise Busy("nobody has time to think about it; try again") from error
    return answer(Course(found))


async def review(request: Request) -> Response:
    """The account of a match that is over: as far as it is done, and set going by the first who asks."""
    record, text = await _record(request), await _replay(request)
    if record.head.status != OVER:
        raise Illegal("the match is not over; only then everything lies open")
    if find(record.game).revision != record.revision:
        raise Outdated("this match was played by rules we no longer have")
    found = await stadium_of(request).lobby.services.reviews.of(record.table, text, stadium_of(request).opener(request))
    return Response(found, media_type="application/json")


def whole(request: Request, name: str, usual: int) -> int:
    """A whole number in the query."""
    text = request.query_params.get(name, str(usual))
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Malformed(f"{name}: expected a whole number")
    return int(text)


# ---- the rest -------------------------------------------------------------------------------------------------------


async def qr(request: Request) -> Response:
    """A link as a QR code."""
    wish = await body(request, QrWish)
    if not wish.link.startswith(f"{stadium_of(request).base(request)}/"):
        raise Malformed("link: expected a link to this server")
    try:
        picture = await stadium_of(request).lobby.services.clerks.qr_code(wish.link)
    except Failed as error:
        raise Busy("nobody has time to draw it; try again") from error
    return Response(picture, media_type="image/svg+xml")


async def ready(request: Request) -> Response:
    """Whether this node can serve, for whoever sends people to it."""
    try:
        await stadium_of(request).lobby.feel_pulse()
    except Unavailable:
        return answer(health_of(request, "down"), 503)
    return await live(request)


async def live(request: Request) -> Response:
    """That this node answers at all, for whoever restarts it: a database that is away is no reason to."""
    return answer(health_of(request, "ok"))


def health_of(request: Request, status: Literal["ok", "down"]) -> Health:
    """How a node is, and what it runs."""
    lobby = stadium_of(request).lobby
    engine = lobby.services.thinkers.engine
    return Health(
        status, __version__, own_build(), engine.build(), engine.obstacle(), engine.advice("en"), INDEX.is_file(),
        len(lobby.damaged),
    )  # fmt: skip


async def metrics(request: Request) -> Response:
    """The figures of this node."""
    found = stadium_of(request).lobby.services.metrics
    found.check_reader(request)
    return Response(found.text(), media_type="text/plain; version=0.0.4")
