"""The games that are judged here: all of ours, and the toy. How they are walked through is in `anpfiff.testing`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from anpfiff.errors import Unknown
from anpfiff.games import OURS
from anpfiff.testing.cases import all_cases, plain_cases
from anpfiff.testing.walk import (
    IS_COMPILED,
    Case,
    asks,
    going_together,
    nodes,
    numbers_of_seats,
    perft,
    play_on,
    played,
    sampled,
    say_something,
    seats_allowed,
)
from tests.core.toy import TOY
from tools import engine

if TYPE_CHECKING:
    from anpfiff.core.game import Game

__all__ = [
    "CASES",
    "GAMES",
    "IS_COMPILED",
    "PLAIN",
    "Case",
    "asks",
    "find",
    "going_together",
    "judged_games",
    "nodes",
    "numbers_of_seats",
    "perft",
    "play_on",
    "played",
    "sampled",
    "say_something",
    "seats_allowed",
]

GAMES: Final[list[Game]] = [*OURS, TOY]
"""A game is covered by being one of ours; the toy comes along."""
CASES: Final = all_cases(GAMES)
PLAIN: Final = plain_cases(GAMES)


def judged_games() -> list[Game]:
    """The games whose laws are tried: all; where the suite asks for it, the toy and one of ours in turn.

    Whose turn it is changes with every change of the engine.
    """
    if os.environ.get("ANPFIFF_LAWS") != "turn":
        return GAMES
    return [OURS[int(engine.digest(engine.compiled_files()), 16) % len(OURS)], TOY]


def find(key: str) -> Game:
    """The game of this name, the toy included."""
    for game in GAMES:
        if game.key == key:
            return game
    raise Unknown(f"there is no game {key[:80]!r}")
