"""What the shell may fill in: games, editions, options, bots, cards and rules, of the game that was named already."""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING

from anpfiff.games import EVERY, SHELF, find

if TYPE_CHECKING:
    from anpfiff.core.game import Game


def game_on_the_line() -> Game | None:
    """The game that was named already: shells hand over the whole line; half an option hides the words before it."""
    line = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or ""
    known = EVERY.names()
    name = next((word for word in line.split() if word in known), None)
    return None if name is None else find(name)


def games(incomplete: str) -> list[str]:
    """The shelf."""
    return [key for key in SHELF.names() if key.startswith(incomplete)]


def data_sets(incomplete: str) -> list[str]:
    """What can be kept of all matches."""
    from anpfiff.lab.plan import DATA_SETS  # noqa: PLC0415  the statistics room is slow to import

    return [kind for kind in DATA_SETS if kind.startswith(incomplete)]


def editions(incomplete: str) -> list[str]:
    """The editions of the game."""
    game = game_on_the_line()
    known = [] if game is None else [edition.key for edition in game.editions()]
    return [key for key in known if key.startswith(incomplete)]


def options(incomplete: str) -> list[str]:
    """The options of the game, and after the equals sign the values of one."""
    game = game_on_the_line()
    if game is None:
        return []
    known = game.edition().options
    name, equals, _ = incomplete.partition("=")
    if not equals:
        return [f"{option.name}=" for option in known if option.name.startswith(incomplete)]
    values = [value for option in known if option.name == name for value in option.values]
    written = [f"{name}={value if isinstance(value, str) else json.dumps(value)}" for value in values]
    return [one for one in written if one.startswith(incomplete)]


def bots(incomplete: str) -> list[str]:
    """The bots, one after the other with commas between."""
    from anpfiff.bots.names import BOTS  # noqa: PLC0415  only for those who ask for bots

    return after_commas(BOTS, incomplete)


def seats(incomplete: str) -> list[str]:
    """Who may sit down: oneself and the bots, with commas between."""
    from anpfiff.bots.names import BOTS  # noqa: PLC0415
    from anpfiff.core.words import ME  # noqa: PLC0415

    return after_commas([ME, *BOTS], incomplete)


def after_commas(names: list[str], incomplete: str) -> list[str]:
    """Names for the last place of a list with commas."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]


def cards(incomplete: str) -> list[str]:
    """The ids of the cards of the game."""
    game = game_on_the_line()
    known = [] if game is None else [card.id for card in game.cards()]
    return [card for card in known if card.startswith(incomplete)]


def rules(incomplete: str) -> list[str]:
    """The numbers of the rules of the game."""
    from anpfiff.core.words import rulebook_of  # noqa: PLC0415

    game = game_on_the_line()
    text = "" if game is None else rulebook_of(game, "en")
    found = re.findall(r"(?m)^(?:#+ |(?:[-*] )?\*\*)([A-Z]\d+(?:\.\d+)?)\b", text)
    return [number for number in dict.fromkeys(found) if number.startswith(incomplete.upper())]
