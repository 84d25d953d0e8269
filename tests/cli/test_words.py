"""The words of the terminal and of drawn tables: the same in three languages, none missing, none that nobody says."""

from __future__ import annotations

import ast as python
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from typer.main import get_command

from anpfiff import cli
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.cli.language import FOLDER, words_for
from anpfiff.cli.main import app
from anpfiff.games import OURS
from tests.fluent import inside

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.game import Game

CLI = Path(cli.__path__[0])
every_game = pytest.mark.parametrize("game", OURS, ids=OURS.names())


def speakers(game: Game) -> list[Path]:
    """The sources that say something to somebody who plays this game before a terminal."""
    return [*CLI.glob("*.py"), *game.folder.glob("*.py")]


def messages(language: str, game: Game) -> dict[str, set[str]]:
    """Every key with its variables; a file with rubbish in it fails here."""
    board = game.folder / "words" / f"board.{language}.ftl"  # a small game has all its words in one file
    files = [FOLDER / f"{language}.ftl", *([board] if board.exists() else [])]
    entries = FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key stands twice"
    return {
        entry.id.name: {node.id.name for node in inside(entry) if isinstance(node, ast.VariableReference)}
        for entry in found
    }


def help_keys() -> set[str]:
    """One key for each command and each of its options: its own, or the shared one."""
    known = set(messages("en", OURS[0]))
    found = {f"help-panel-{panel}" for panel in ("commands", "options", "arguments")} | {"help-option-help"}
    group = get_command(app)
    for name, command in [("anpfiff", group), *group.commands.items()]:  # type: ignore[attr-defined]
        found.add(f"help-{name}")
        for param in command.params:
            own = f"help-{name}-{param.name}".replace("_", "-")
            found.add(own if own in known else f"help-option-{param.name}".replace("_", "-"))
    return found


def spoken(game: Game) -> tuple[set[str], list[str]]:
    """All texts in the sources and on the plain table, and patterns of those that are put together."""
    texts: set[str] = set()
    patterns: list[str] = []
    for path in speakers(game):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, python.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, python.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                patterns.append("".join(parts))
    hints = game.folder / "board.toml"
    board = tomllib.loads(hints.read_text(encoding="utf-8")) if hints.exists() else {}
    texts |= {f"counter-{one['name']}".replace("_", "-") for one in board.get("counters", [])}
    texts |= {f"pile-{one['name']}".replace("_", "-") for one in board.get("piles", [])}
    return texts, [pattern for pattern in [*patterns, "lies-[a-z0-9-]+"] if re.match(r"[a-z]+\\?-", pattern)]


def is_spoken(key: str, texts: set[str], patterns: list[str]) -> bool:
    """Whether a key is asked for; those of the board are asked for without their first word."""
    if key.startswith("board-"):
        rest = key.removeprefix("board-")
        return rest in texts or any(re.fullmatch(pattern, rest) for pattern in patterns)
    patterns = [pattern for pattern in patterns if not pattern.startswith(("help", "board"))]
    return key in texts or any(re.fullmatch(pattern, key) for pattern in patterns)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_and_variables(game: Game, language: str) -> None:
    assert messages(language, game) == messages("en", game)


@every_game
def test_no_word_is_never_said(game: Game) -> None:
    texts, patterns = spoken(game)
    helped = help_keys()

    for key in messages("en", game):
        assert key in helped if key.startswith("help-") else is_spoken(key, texts, patterns), key


def calls(path: Path) -> Iterator[tuple[str, str]]:
    """What is called in a source with a text as its first argument, and that text."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and node.args:
            first = node.args[0]
            if isinstance(first, python.Constant) and isinstance(first.value, str):
                yield python.unparse(node.func), first.value


@every_game
def test_every_key_that_is_said_has_words(game: Game) -> None:
    words = words_for("en", game)
    for path in speakers(game):
        for called, key in calls(path):
            if called.endswith((".say", ".say_unbroken", "Trouble", "words.text")):
                assert words.has(key), f"{path.name}: {key}"
            elif called.endswith(("marks.text", "self.text")):
                assert words.has(f"board-{key}"), f"{path.name}: {key}"


@every_game
def test_terminal_and_games_have_no_key_in_common(game: Game) -> None:
    theirs = (game.folder / "words" / "en.ftl").read_text(encoding="utf-8")

    assert not set(messages("en", game)) & set(re.findall(r"(?m)^([a-z0-9-]+) =", theirs))


def test_every_command_and_option_has_help() -> None:
    assert help_keys() <= set(messages("en", OURS[0]))
    assert help_keys() == {key for key in messages("en", OURS[0]) if key.startswith("help-")}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty(game: Game, language: str) -> None:
    words = words_for(language, game)
    for key, variables in messages(language, game).items():
        assert words.text(key, dict.fromkeys(variables, 1)).strip(), key
