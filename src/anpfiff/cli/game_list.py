"""The list of games in the terminal: which there are, and what can be agreed before a match."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import typer
from rich.padding import Padding

from anpfiff.bots.names import BOTS
from anpfiff.cli.card_table import key
from anpfiff.cli.colours import grid, mood
from anpfiff.cli.language import words_for
from anpfiff.cli.messages import Trouble, explain
from anpfiff.core.edition import written
from anpfiff.games import SHELF

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.edition import Option, Value
    from anpfiff.core.game import Game
    from anpfiff.core.words import Words
    from anpfiff.games import Row


def as_data(game: Game) -> dict[str, Any]:
    """A game as JSON data, in the same form as the referee gives it."""
    return {
        "key": game.key,
        "revision": game.revision,
        "seats": list(game.seats),
        "editions": [
            {
                "key": edition.key,
                "options": {
                    option.name: {
                        "values": option.values,
                        "default": option.default,
                        "source": option.source,
                        "needs": option.needs,
                    }
                    for option in edition.options
                },
            }
            for edition in game.editions()
        ],
    }


def show_games(console: Console, games: list[Game], language: str) -> None:
    """All games, each with its name, its seats and its editions."""
    for game in games:
        words = words_for(language, game)
        low, high = game.seats
        console.print(mood(f"{words.text('game-name')} ({game.key})", "strong"))
        console.print(words.text("game-about"))
        seats = words.text("games-seats" if low < high else "games-seats-just", {"low": low, "high": high})
        editions = [f"{words.text(f'edition-{key(edition.key)}')} ({edition.key})" for edition in game.editions()]
        console.print(f"{seats} · {', '.join(editions)}")
        console.print(mood(words.text("games-try", {"game": game.key}), "faint"))


def tell_faults(console: Console, row: Row, language: str) -> None:
    """Why games of other packages are not on the shelf."""
    words = words_for(language)
    for fault in row.faults():
        console.print(mood(explain(fault, words), "warn"), soft_wrap=True)


def ask_for_game(console: Console, language: str) -> str:
    """Which game somebody wants to play who did not say: asked where there is a keyboard."""
    if not (console.is_terminal and sys.stdin.isatty()):
        raise Trouble("error-no-game", expected=", ".join(SHELF.names()))
    games = list(SHELF)
    keys = [game.key for game in games]
    for number, game in enumerate(games, 1):
        console.print(mood(f"{number} {words_for(language, game).text('game-name')}", "strong"))
    words = words_for(language)
    while True:
        try:
            said = console.input(mood(words.text("games-which", {"most": len(keys)}) + " ", "warn")).strip()
        except (EOFError, KeyboardInterrupt):
            raise typer.Abort from None
        if said in keys:
            return said
        if said.isascii() and said.isdigit() and 1 <= int(said[:9]) <= len(keys):
            return keys[int(said) - 1]


def show_game(console: Console, game: Game, language: str) -> None:
    """One game with its editions and everything that can be agreed."""
    show_games(console, [game], language)
    words = words_for(language, game)
    console.print()
    for edition in game.editions():
        title = f"{words.text(f'edition-{key(edition.key)}')} ({edition.key})"
        console.print(mood(title, "strong"), words.text(f"edition-{key(edition.key)}-about"))
    console.print()
    console.print(mood(words.text("games-bots"), "strong"))
    opponents = grid()
    for bot in BOTS:
        opponents.add_row(mood(bot, "first"), words.text(f"bot-{bot}"), mood(words.text(f"bot-about-{bot}"), "faint"))
    console.print(opponents)
    console.print()
    console.print(mood(words.text("games-options"), "strong"))
    recommended = game.editions()[0]
    for option in recommended.options:
        console.print(mood(option.name, "first"), "-", words.text(f"option-{key(option.name)}"))
        console.print(Padding(mood(words.text(f"option-{key(option.name)}-about"), "faint"), (0, 0, 0, 2)))
        for other, values in option.needs.items():
            needed = ", ".join(written(other, value) for value in values)
            console.print(Padding(mood(words.text("games-needs", {"needed": needed}), "faint"), (0, 0, 0, 2)))
        table = grid()
        for value in option.values:
            where = [edition.key for edition in game.editions() if edition.option(option.name).default == value]
            table.add_row(f"  {json.dumps(value)}", name_of(words, option, value), mood(", ".join(where), "good"))
        console.print(table)


def name_of(words: Words, option: Option, value: Value) -> str:
    """What a value of an option is called, if it has a name."""
    named = f"option-{key(option.name)}-{key(str(value))}"
    return words.text(named) if isinstance(value, str) and words.has(named) else ""
