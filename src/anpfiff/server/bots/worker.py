"""A worker process in which bots think: one JSON line in, one out. It is handed views, so it can know no secret."""

from __future__ import annotations

import io
import os
import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, assert_never

import msgspec
import segno

from anpfiff.bots.forfeit import CRASHED, DIED, Forfeit, How
from anpfiff.bots.names import make
from anpfiff.bots.own import is_own
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.course import Course
from anpfiff.bots.search.hints import Hints, forecast, hints_for
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.codec import decode
from anpfiff.core.replay import read
from anpfiff.core.rng import seeded
from anpfiff.errors import Refusal
from anpfiff.games import find
from anpfiff.protocol.decision import Hint, HintReason, StandingAt
from anpfiff.protocol.games import CardInfo, Cards
from anpfiff.protocol.own_cards import OwnersReading
from anpfiff.protocol.replay import MatchFile
from anpfiff.server.bots.review_work import BookedNode, BookNode, ReviewOutline, booked, outline
from anpfiff.server.http.own_cards import reading_of
from anpfiff.server.tables.positions import of_file

if TYPE_CHECKING:
    from typing import BinaryIO

    from anpfiff.bots.bot import Bot
    from anpfiff.bots.search.estimate import Estimate
    from anpfiff.core.game import Game

HINT: Final = "hint"
"""In place of a bot: think about all options, and say nothing."""
FORECAST: Final = "forecast"
"""In place of a bot: think about everybody's chance to win, from the spectators' chair."""
HINT_BUDGET: Final = (3000, 1.0)
"""Iterations and seconds."""
FORECAST_BUDGET: Final = (500, 0.3)
MOMENTS: Final = 32
MOMENT_BUDGET: Final = (250, 0.2)
"""For each moment of the course of a match."""
KNOWN: Final[dict[tuple[str, str, int], Bot]] = {}
"""The bot that thought last, by table, name and role: if the match goes on as it foresaw, it need not begin again."""
ANY_ROLE: Final = -1
"""A bot of somebody's own is one for the whole match."""


class Task(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """A decision to be made: by which bot, from which view, among which options."""

    table: str
    bot: str
    role: int
    options: list[str]
    view: dict[str, Any]


class Review(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """A match that is over, to be looked at again: everybody's chance to win at one of its moments, while there are."""

    replay: str
    moment: int


class Inspect(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """An owner's card file, to be read where nobody has to wait for it; with a table that is to be laid with it."""

    game: str
    own_cards: str
    edition: str | None = None
    options: dict[str, int | bool | str] = {}
    seats: int | None = None


class ReadOwn(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """An owner's card file in the making: what is right in it counts, what is wrong is named."""

    game: str
    own_cards: str


class ReadMatch(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """The file of a match, to be read and played through where nobody has to wait for it."""

    replay: str


class MatchContent(msgspec.Struct):
    """What a table needs to take over a match from a file."""

    file: MatchFile
    options: dict[str, int | bool | str]
    own_cards: str
    lines: list[str]


class DrawLink(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """A link, to be drawn as a QR code."""

    link: str


Order = Task | Review | Inspect | ReadOwn | ReadMatch | DrawLink | BookNode
"""What a worker may be asked."""


class WorkerAnswer(msgspec.Struct):
    """What the bot says, what it thinks of each option, how a match stood, or what is in a card file."""

    action: str = ""
    hints: list[Hint] = []
    course: list[StandingAt] = []
    cut_at: int = 0
    """After how many iterations the clock cut a search short; 0 if it did not."""
    wrong: str = ""
    """What is wrong with a file, or what a bot of the house did wrong."""
    forfeit: How | None = None
    """How a bot of the house has lost its match, if it has."""
    box: Cards | None = None
    owned: OwnersReading | None = None
    match: MatchContent | None = None
    picture: str = ""
    outline: ReviewOutline | None = None
    booked: BookedNode | None = None


def inspect(task: Inspect) -> WorkerAnswer:
    """The box of an owner, if a table can be laid with it."""
    game = find(task.game)
    try:
        game.lay(game.agree(task.edition, dict(task.options), task.seats, task.own_cards))
        return WorkerAnswer(box=box_of(game, task.own_cards))
    except Refusal as refusal:
        return WorkerAnswer(wrong=refusal.message)


def read_match(task: ReadMatch) -> WorkerAnswer:
    """What is in the file of a match, if it was played by the rules."""
    try:
        table = read(task.replay, find)
        position = of_file(table)
    except Refusal as refusal:
        return WorkerAnswer(wrong=refusal.message)
    result = table.result().as_data() if table.is_over else table.ended
    setup = position.setup
    file = MatchFile(setup.game, setup.edition, table.players, table.is_over, result)
    return WorkerAnswer(match=MatchContent(file, setup.options, setup.own_cards, position.lines))


def box_of(game: Game, own_cards: str = "") -> Cards:
    """What lies in a box."""
    cards = [CardInfo(card.kind, card.id, card.names, card.fields, card.provenance) for card in game.cards(own_cards)]
    return Cards(cards, game.figures(own_cards), game.names(own_cards) if own_cards else {})


def qr_code(link: str) -> str:
    """A QR code as SVG."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=2, xmldecl=False, omitsize=True)
    return out.getvalue().decode()


def think(task: Task) -> WorkerAnswer:
    """The bot's choice, or its thoughts."""
    game = find(task.view["game"])
    setup, view = decode(game, task.view)
    options = [game.vocabulary.read(notation) for notation in task.options]
    rng = seeded(secrets.randbits(63))
    if task.bot == HINT:
        found = hints_for(game, view, task.role, options, Budget(HINT_BUDGET[0], HINT_BUDGET[1]), rng)
        return WorkerAnswer(hints=[as_sent(found, place) for place in range(len(options))])
    if task.bot == FORECAST:
        chances = forecast(game, view, SPECTATOR, Budget(FORECAST_BUDGET[0], FORECAST_BUDGET[1]), rng)
        return WorkerAnswer(course=[standing(0, chances)])
    name = (task.table, task.bot, ANY_ROLE if is_own(task.bot) else task.role)
    try:
        if name not in KNOWN:
            KNOWN.clear()  # only one tree is kept, so that a worker stays small
            KNOWN[name] = make(task.bot, game, setup=setup)
        bot = KNOWN[name]
        return WorkerAnswer(bot.choose(view, task.role, options, rng).notation, cut_at=int(bot.cut_at()))
    except Forfeit as forfeit:
        how = CRASHED if forfeit.how == DIED else forfeit.how
        return WorkerAnswer(forfeit=how, wrong=forfeit.detail)
    except Refusal as refusal:  # it cannot be loaded any more
        return WorkerAnswer(forfeit=CRASHED, wrong=refusal.message)


def as_sent(found: Hints, place: int) -> Hint:
    """What is told of one option: the best with its reasons, and whole answers where several things are named."""
    one, answer, reason = found.estimates[place], found.answers[place], found.reason
    steps = [action.notation for action in answer] if len(answer) > 1 else []
    if place != found.best:
        return Hint(one.chance, one.error, int(one.matches), answer=steps)
    told = None if reason is None else HintReason(reason.key, reason.args)
    return Hint(one.chance, one.error, int(one.matches), found.why, told, steps)


@lru_cache(maxsize=1)
def course_of(replay: str) -> Course:
    """A match that is looked at again; the last one is kept, for one moment is asked for after another."""
    return Course(read(replay, find), MOMENTS)


def review(task: Review) -> WorkerAnswer:
    """One moment in the course of a match; nothing after the last."""
    course = course_of(task.replay)
    if task.moment >= len(course.plies):
        return WorkerAnswer()
    found = course.at(task.moment, Budget(MOMENT_BUDGET[0], MOMENT_BUDGET[1]))
    return WorkerAnswer(course=[standing(found.ply, found.chances)])


def standing(ply: int, chances: list[Estimate]) -> StandingAt:
    """Everybody's chance to win, rounded to what is worth telling."""
    return StandingAt(ply, [round(one.chance, 4) for one in chances], [round(one.error, 4) for one in chances])


def answer_to(task: Order) -> WorkerAnswer:
    """What a worker answers."""
    match task:
        case Review():
            return review(task)
        case ReadOwn():
            return WorkerAnswer(owned=reading_of(task.game, task.own_cards))
        case Inspect():
            return inspect(task)
        case ReadMatch():
            return read_match(task)
        case BookNode():
            if task.number is None:
                return WorkerAnswer(outline=outline(task.replay))
            return WorkerAnswer(booked=booked(task, task.number))
        case DrawLink():
            return WorkerAnswer(picture=qr_code(task.link))
        case Task():
            return think(task)
        case _ as never:
            assert_never(never)


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer until the connection is closed."""
    decoder = msgspec.json.Decoder(Order)
    for line in lines:
        out.write(msgspec.json.encode(answer_to(decoder.decode(line))) + b"\n")
        out.flush()


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, for us alone: what a bot prints goes to standard error, and it has nothing to read."""
    lines, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return lines, out


if __name__ == "__main__":
    serve(*take_pipes())
