"""What a program needs: games, tables, bots and replays, each by one call. `import anpfiff` offers all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.bots.bot import Bot
from anpfiff.bots.match import play_on
from anpfiff.bots.names import BOTS, make
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core import replay
from anpfiff.core.action import Action
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.event import Event
from anpfiff.core.game import Game, Setup
from anpfiff.core.log import FATE, Decision
from anpfiff.core.rng import Rng, seeded
from anpfiff.core.state import Result, State
from anpfiff.core.table import Table
from anpfiff.core.words import Words, words_of
from anpfiff.errors import Clash, FaceDown, Illegal, Malformed, Over, Refusal, Unknown
from anpfiff.games import SHELF, find

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = [
    "BOTS",
    "FATE",
    "LANGUAGES",
    "SHELF",
    "SPECTATOR",
    "Action",
    "Bot",
    "Clash",
    "Decision",
    "Event",
    "FaceDown",
    "Game",
    "Illegal",
    "Malformed",
    "Over",
    "Refusal",
    "Result",
    "Rng",
    "Setup",
    "State",
    "Table",
    "Unknown",
    "Words",
    "bot",
    "game",
    "play",
    "play_on",
    "read_replay",
    "seeded",
    "table",
    "verify_replay",
    "words",
    "write_replay",
]


def game(key: str | Game) -> Game:
    """The game of this name; a game stays what it is."""
    return key if isinstance(key, Game) else find(key)


def table(
    key: str | Game,
    *,
    seed: int | None = 0,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    players: Sequence[str] | None = None,
    own_cards: str = "",
) -> Table:
    """A new table, up to its first question; all that is left out is as the game recommends it.

    With `seed=None` dice and draws are said from outside, as seat `FATE`.
    """
    found = game(key)
    setup = found.agree(edition, dict(options or {}), seats, own_cards)
    laid = Table(found, setup, seed, None if players is None else list(players))
    laid.settle()
    return laid


def bot(name: str, key: str | Game, *, is_timed: bool = False, setup: Setup | None = None) -> Bot:
    """The bot of this name (`BOTS`, ``search-N``, or one of your own: ``my_bot.py:Coach``) for one match of a game.

    Without a clock the same seed gives the same answers on every machine, however long that takes. A program of your
    own is told the setup of the match; left out it is the one the game recommends.
    """
    return make(name, game(key), is_timed, setup)


def play(
    key: str | Game,
    bots: Sequence[str | Bot],
    *,
    seed: int = 0,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    own_cards: str = "",
) -> Table:
    """A whole match between bots, one for each seat: the table as it stands after full time."""
    found = game(key)
    names = [one if isinstance(one, str) else type(one).__name__ for one in bots]
    match = table(
        found, seed=seed, edition=edition, options=options, seats=len(bots), players=names, own_cards=own_cards
    )
    seated = {
        seat: bot(one, found, setup=match.setup) if isinstance(one, str) else one for seat, one in enumerate(bots)
    }
    play_on(match, seated, seeded(seed, 1))
    return match


def words(key: str | Game, language: str = "en", own_cards: str = "") -> Words:
    """The sentences of a game in a language: `tell` an event, `say` an action, `ask` a question."""
    return words_of(game(key), language, own_cards)


def read_replay(text: str) -> Table:
    """The table of a replay: everything said again and checked against the rules."""
    return replay.read(text, find)


def write_replay(match: Table) -> str:
    """A match as a text that people can read, whole or half-way through."""
    return replay.write(match)


def verify_replay(text: str) -> str | None:
    """None if a replay proves itself from first to last; otherwise what is wrong with it, or what it does not prove."""
    return replay.verify(text, find, is_strict=True)
