"""The HTTP API of games and tables: small, beside the WebSocket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from anpfiff import __version__
from anpfiff.bots.coaches import HEAD_COACHES
from anpfiff.bots.names import BOTS, USUAL
from anpfiff.build import own_build
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.rulebook import readable_rulebook
from anpfiff.core.words import cases_of, check_language, files_of, written_in
from anpfiff.errors import Illegal, Malformed, Unknown
from anpfiff.games import find
from anpfiff.protocol.bots import HouseBotInfo
from anpfiff.protocol.games import Cards, EditionInfo, GameInfo, Games, GameWords, OptionInfo, Puzzles, Rules
from anpfiff.protocol.health import Health
from anpfiff.protocol.lobby import Invitations, OpenTable, QrWish, Tables, TableSummary
from anpfiff.protocol.own_cards import OwnCards, OwnersReading, OwnersSheet
from anpfiff.protocol.replay import Course, Film, MatchFile, Report, SavedMatch
from anpfiff.protocol.review import MatchReview
from anpfiff.server.bots.pool import Failed
from anpfiff.server.bots.worker import Inspect, ReadOwn, box_of
from anpfiff.server.http.endpoint import JSON, LANGUAGE, answer, endpoint, hashed_token, language_in, server_of, whole
from anpfiff.server.http.own_cards import sheet_of
from anpfiff.server.http.pages import INDEX
from anpfiff.server.log.store import OVER, RUNNING
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.refusals import NO_TABLE, Busy, Forbidden, Outdated
from anpfiff.server.security.limits import check_card_file
from anpfiff.server.share.headlines import file_of
from anpfiff.server.tables.film import film_of, report_of
from anpfiff.server.tables.positions import puzzles_of, unfinished
from anpfiff.server.tables.rights import held_by
from anpfiff.server.tables.summary import read_summary, summary_of
from anpfiff.server.tables.transcript import transcript

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.server.bots.server_bots import HouseBots
    from anpfiff.server.log.store import Record

PLY: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0}
MOMENTS: Final = {
    "chair": {"type": "string", "pattern": "^(open|spectator|[0-9]{1,2})$", "default": "spectator"},
    "from": PLY,
    "to": PLY,
    "since": PLY,
}
OVER_ONLY: Final = (400, 403, 409, 410, 503)
"""How what is only told of a match that is over is refused."""

# ---- the shelf ------------------------------------------------------------------------------------------------------


@endpoint("get", "/api/games")
async def games(request: Request) -> Games:
    """All games with their editions and options."""
    server = server_of(request)
    house = server.lobby.services.house
    found = [describe(game, house) for game in server.shelf]
    engine = server.lobby.services.bot_pool.engine
    is_fine = engine.obstacle() in (None, "compiling")
    advice = {} if is_fine else {language: engine.advice(language) for language in LANGUAGES}
    return Games(found, HEAD_COACHES, server.pages.links(), advice)


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


@endpoint("get", "/api/games/{game}/words/{language}")
async def words(request: Request) -> GameWords:
    """A game's words in one language."""
    game, language = _game(request), request.path_params["language"]
    check_language(language)
    return words_of(game, language)


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


@endpoint("get", "/api/games/{game}/cards")
async def cards(request: Request) -> Cards:
    """Every card of a box, with provenance."""
    return box_of(_game(request))


@endpoint("post", "/api/games/{game}/cards")
async def own_box(request: Request, wish: OwnCards) -> Cards:
    """Every card as an owner's file says, if the file is right."""
    server, game = server_of(request), _game(request)
    check_card_file(wish.own_cards)
    server.turnstile.read_cards(server.address(request))
    return await server.lobby.inspect(Inspect(game.key, wish.own_cards))


@endpoint("get", "/api/games/{game}/owner", query=LANGUAGE)
async def owner(request: Request) -> OwnersSheet:
    """What an owner of the box can enter."""
    return await asyncio.to_thread(sheet_of, _game(request).key, language_in(request))


@endpoint("post", "/api/games/{game}/owner")
async def read_own(request: Request, wish: OwnCards) -> OwnersReading:
    """An owner's file in the making: what is right in it, and what is wrong."""
    server, game = server_of(request), _game(request)
    check_card_file(wish.own_cards)
    server.turnstile.enter_cards(server.address(request))
    return await server.lobby.read_own(ReadOwn(game.key, wish.own_cards))


@endpoint("get", "/api/games/{game}/rules", query=LANGUAGE)
async def rules(request: Request) -> Rules:
    """A game's rulebook in one language."""
    return Rules(readable_rulebook(_game(request), language_in(request)))


@endpoint("get", "/api/games/{game}/board")
async def board(request: Request) -> dict[str, Any]:
    """Layout hints for the generic table; a game need not have any."""
    return _game(request).hints()


@endpoint("get", "/api/games/{game}/puzzles")
async def puzzles(request: Request) -> Puzzles:
    """The puzzles of a game."""
    return puzzles_of(_game(request).key)


# ---- tables ---------------------------------------------------------------------------------------------------------


@endpoint("post", "/api/tables", 201, refuses=(404, 503))
async def open_table(request: Request, wish: OpenTable) -> Invitations:
    """Lay a table."""
    server = server_of(request)
    server.turnstile.open_table(server.address(request), is_position=wish.start is not None)
    return await server.lobby.lay(wish, server.opener(request))


@endpoint("post", "/api/matches")
async def read_match(request: Request, wish: SavedMatch) -> MatchFile:
    """What the file of a match says, before a table is opened where it ends."""
    server = server_of(request)
    server.turnstile.read_cards(server.address(request))
    return (await server.lobby.read_match(wish.replay)).file


@endpoint("get", "/api/tables", refuses=(503,))
async def list_tables(request: Request) -> Tables:
    """The public tables."""
    return Tables(await server_of(request).lobby.listed())


async def _record(request: Request) -> Record:
    """The table in the path, if the request's token gives the right to see it."""
    record = await server_of(request).lobby.record(request.path_params["table"])
    if not record.public and not read_summary(record).is_known(hashed_token(request)):
        raise Unknown(NO_TABLE)
    return record


@endpoint("get", "/api/tables/{table}", refuses=(410, 500, 503), needs_token=True)
async def show_table(request: Request) -> TableSummary:
    """One table, with who is asked."""
    record = await _record(request)
    summary = summary_of(record)
    lobby = server_of(request).lobby
    is_played = record.head.status == RUNNING and find(record.game).revision == record.revision
    host = await lobby.find(record.table) if is_played else lobby.hosts.get(record.table)
    if host is not None:
        summary.asked = list(host.room.asked(held_by(host.room, [hashed_token(request)])))
    return summary


async def _replay(request: Request) -> str:
    record = await _record(request)
    if record.head.status == OVER and record.head.replay is not None:
        return record.head.replay
    if find(record.game).revision != record.revision:
        if hashed_token(request) not in read_summary(record).keys:
            raise Forbidden("the match is not over; only those who play it may read it under rules we no longer have")
        return transcript(await server_of(request).lobby.services.store.read(record.table))
    raise Illegal("the match is not over; its replay would tell every secret")


@endpoint("get", "/api/tables/{table}/replay", media="text/plain", refuses=(403, 409, 503), needs_token=True)
async def replay(request: Request) -> Response:
    """The replay file of a match that is over; or of one that nobody else plays, as far as it went."""
    record = await _record(request)
    if record.head.status == RUNNING and find(record.game).revision == record.revision:
        room = (await server_of(request).lobby.find(record.table)).room
        text = await asyncio.to_thread(unfinished, room, hashed_token(request))
    else:
        text = await _replay(request)
    name = f"anpfiff-{request.path_params['table']}.txt"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@endpoint("get", "/api/tables/{table}/film", query=MOMENTS, refuses=(400, 403, 409, 410, 503), needs_token=True)
async def film(request: Request) -> Film:
    """Moments of a match that is over."""
    text = await _replay(request)
    first, last = whole(request, "from", 0), whole(request, "to", 0)
    if last < first:
        raise Malformed("to: expected a ply not before `from`")
    chair = request.query_params.get("chair", "spectator")
    return await asyncio.to_thread(film_of, text, chair, first, last, whole(request, "since", first))


@endpoint("get", "/api/tables/{table}/report", refuses=OVER_ONLY, needs_token=True)
async def report(request: Request) -> Report:
    """A match that is over, in figures."""
    return await asyncio.to_thread(report_of, await _replay(request))


@endpoint("get", "/api/tables/{table}/course", refuses=OVER_ONLY, needs_token=True)
async def course(request: Request) -> Course:
    """Everybody's chance to win in a match that is over, from moment to moment."""
    text = await _replay(request)
    try:
        found = await server_of(request).lobby.services.bot_pool.course(
            request.path_params["table"], text, server_of(request).opener(request)
        )
    except Failed as error:
        raise Busy("nobody has time to think about it; try again") from error
    return Course(found)


@endpoint("get", "/api/tables/{table}/review", refuses=OVER_ONLY, needs_token=True)
async def review(request: Request) -> MatchReview | Response:
    """The account of a match that is over: as far as it is done, and set going by the first who asks."""
    record, text = await _record(request), await _replay(request)
    if record.head.status != OVER:
        raise Illegal("the match is not over; only then everything lies open")
    if find(record.game).revision != record.revision:
        raise Outdated("this match was played by rules we no longer have")
    found = await server_of(request).lobby.services.reviews.of(record.table, text, server_of(request).opener(request))
    return Response(found, media_type=JSON)


# ---- the rest -------------------------------------------------------------------------------------------------------


@endpoint("post", "/api/qr", media="image/svg+xml")
async def qr(request: Request, wish: QrWish) -> Response:
    """A link as a QR code."""
    if not wish.link.startswith(f"{server_of(request).base(request)}/"):
        raise Malformed("link: expected a link to this server")
    try:
        picture = await server_of(request).lobby.services.file_workers.qr_code(wish.link)
    except Failed as error:
        raise Busy("nobody has time to draw it; try again") from error
    return Response(picture, media_type="image/svg+xml")


@endpoint("get", "/health", refuses=(503,))
@endpoint("get", "/health/ready", refuses=(503,))
async def ready(request: Request) -> Health | Response:
    """Whether this node can serve, for whoever sends people to it."""
    try:
        await server_of(request).lobby.feel_pulse()
    except Unavailable:
        return answer(health_of(request, "down"), 503)
    return await live(request)


@endpoint("get", "/health/live")
async def live(request: Request) -> Health:
    """That this node answers at all, for whoever restarts it: a database that is away is no reason to."""
    return health_of(request, "ok")


def health_of(request: Request, status: Literal["ok", "down"]) -> Health:
    """How a node is, and what it runs."""
    lobby = server_of(request).lobby
    engine = lobby.services.bot_pool.engine
    return Health(
        status, __version__, own_build(), engine.build(), engine.obstacle(), engine.advice("en"), INDEX.is_file(),
        len(lobby.damaged),
    )  # fmt: skip


@endpoint("get", "/metrics", media="text/plain", refuses=(403,))
async def metrics(request: Request) -> Response:
    """The figures of this node."""
    found = server_of(request).lobby.services.metrics
    found.check_reader(request)
    return Response(found.text(), media_type="text/plain; version=0.0.4")
