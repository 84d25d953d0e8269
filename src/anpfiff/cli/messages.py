"""Help in the reader's language, and one clear line for every error."""

from __future__ import annotations

import os
import re
import sys
from difflib import get_close_matches
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import typer
from rich.markup import escape
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from anpfiff.cards.catalog import OWN
from anpfiff.cli.colours import mood, stderr
from anpfiff.cli.language import language_in, printable, words_for
from anpfiff.errors import CatalogError, Clash, Refusal

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.core.words import Words


OWN_CARDS: Final = "--own-cards"
WRONG: Final = 2
"""The exit code of every command that could not be understood or carried out."""
MOST_EXPECTED: Final = 20
"""Of more possible answers than these an error names the first."""


class Trouble(Exception):
    """Something the terminal itself cannot do; its key and arguments become a sentence at the desk."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_words = args


def read_text(file: Path) -> str:
    """The text of a file somebody named."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Trouble("error-not-text", file=str(file)) from error


def explain(error: Exception, words: Words) -> str:
    """What went wrong, in one line."""
    if isinstance(error, Trouble):
        return words.text(error.key, error.args_for_words)
    if isinstance(error, Clash):
        return words.text("error-clash", {"option": error.said, "needed": ", ".join(error.needed)})
    if isinstance(error, Refusal):
        message = words.text(f"refused-{error.key}", dict(error.facts)) if error.key else error.message
        if isinstance(error, CatalogError) and error.key:
            return placed(error, message, words)
        expected = shortened(error)
        return words.text("error-expected", {"message": message, "expected": expected}) if expected else message
    if isinstance(error, OSError):
        return words.text("error-file", {"file": str(error.filename or "-"), "reason": str(error.strerror or error)})
    # Typer keeps its own copy of click's errors, elsewhere in every version: they are known by this method.
    if hasattr(error, "format_message"):
        return explain_usage(error, words)
    return words.text("error-bug", {"kind": type(error).__name__, "message": str(error)})


def placed(error: CatalogError, message: str, words: Words) -> str:
    """What is wrong in a card file, after the place where it stands."""
    message = words.text("error-at", {"at": error.at, "message": message}) if error.at else message
    file = words.text("error-own-file") if error.file == OWN else error.file
    if error.line:
        return words.text("error-in-line", {"file": file, "line": error.line, "message": message})
    return words.text("error-at", {"at": file, "message": message}) if file else message


def named(error: Exception, said: list[str]) -> Exception:
    """An error in the owner's card file, with the name of the file on the command line."""
    if not isinstance(error, CatalogError) or error.file != OWN:
        return error
    files = [one.removeprefix(f"{OWN_CARDS}=") for one in said if one.startswith(f"{OWN_CARDS}=")]
    files += [name for one, name in pairwise(said) if one == OWN_CARDS]
    return error.in_file(files[-1]) if files else error


def shortened(error: Refusal) -> str:
    """What was expected, the likeliest first; where there is more than one wants to read, it says so."""
    name = str(error.facts.get("name", ""))
    likely = get_close_matches(name, error.expected, MOST_EXPECTED)
    known = [*likely, *[one for one in error.expected if one not in likely]]
    return ", ".join(known[:MOST_EXPECTED] + (["…"] if len(known) > MOST_EXPECTED else []))


class TranslatedCommand(TyperCommand):
    """One command; how it is used is told in the reader's language."""

    usage_word = ""

    def get_usage(self, ctx: Any) -> str:
        """How the command is typed."""
        return in_words(super().get_usage(ctx), self.usage_word)


def in_words(usage: str, word: str) -> str:
    """A line of usage that begins with the reader's word for it."""
    return usage.replace("Usage:", word, 1) if word else usage


class TranslatedGroup(TyperGroup):
    """All commands together: translated before they are read, and never ending in a traceback."""

    usage_word = ""

    def get_usage(self, ctx: Any) -> str:
        """How the program is typed."""
        return in_words(super().get_usage(ctx), self.usage_word)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line; the exit code is 2 whenever something was wrong with it."""
        said = extra.pop("args", args[0] if args else None)
        said = sys.argv[1:] if said is None else list(said)
        words = words_for(language_in(said))
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            # Letters that a terminal cannot send or show must not end a match.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        translate(self, "anpfiff", words)
        extra["standalone_mode"] = False
        extra["prog_name"] = "anpfiff"
        try:
            code = super().main(said, **extra)
        except typer.Abort:
            code = 130
        except Exception as error:
            if os.environ.get("ANPFIFF_TRACEBACK"):
                raise
            line = printable(" ".join(explain(named(error, said), words).split()))
            stderr().print(mood(words.text("error", {"message": line}), "bad"), soft_wrap=True)
            code = WRONG
        sys.exit(code if isinstance(code, int) else 0)


def translate(command: Any, name: str, words: Words) -> None:
    """Give a command, its options and the commands below it their help: keys are made of their names."""
    command.help = escape(words.text(f"help-{name}"))
    command.usage_word = words.text("usage-word")
    rich_utils.REQUIRED_LONG_STRING = words.text("usage-required")
    rich_utils.DEFAULT_STRING = words.text("usage-default", {"value": "{}"})
    command.rich_help_panel = words.text("help-panel-commands")
    context = typer.Context(command)
    for param in [*command.params, command.get_help_option(context)]:
        own = f"help-{name}-{param.name}".replace("_", "-")
        # Square brackets are letters here, not markup.
        param.help = escape(words.text(own if words.has(own) else f"help-option-{param.name}".replace("_", "-")))
        is_option = param.param_type_name == "option"
        param.rich_help_panel = words.text("help-panel-options" if is_option else "help-panel-arguments")
    for below, order in getattr(command, "commands", {}).items():
        translate(order, below, words)


REASONS: Final = {
    "usage-least": r"greater than or equal to ([\d.]*\d)",
    "usage-most": r"less than or equal to ([\d.]*\d)",
    "usage-whole": r"valid integer",
    "usage-number": r"valid number|valid float",
}


def explain_usage(error: Any, words: Words) -> str:
    """One line for an error of the parser; Typer keeps its own copy of click's classes, so they are known by name."""
    kind, message = type(error).__name__, str(error.format_message())
    quoted = re.findall(r"'([^']*)'", message)
    if kind == "MissingParameter":
        return words.text("usage-missing", {"what": option_of(error)})
    if kind == "NoSuchOption":
        return with_guesses("usage-no-option", error.option_name, list(error.possibilities or []), words)
    if kind == "BadParameter":
        return words.text("usage-wrong", {"what": option_of(error), "reason": reason_of(str(error.message), words)})
    if message.startswith("No such command"):
        return with_guesses("usage-no-command", quoted[0], quoted[1:], words)
    if kind == "BadOptionUsage":
        return words.text("usage-needs-value", {"what": error.option_name})
    if extra := re.search(r"unexpected extra arguments?(?:\(s\))? \((.*)\)", message):
        return words.text("usage-extra", {"what": extra[1]})
    return message


def reason_of(message: str, words: Words) -> str:
    """Why a value does not fit; what the parser says about numbers is said in the reader's language."""
    for key, pattern in REASONS.items():
        if found := re.search(pattern, message):
            return words.text(key, {"number": found[1]} if found.groups() else {})
    return message.rstrip(".")


def option_of(error: Any) -> str:
    """The option or argument an error is about, as it is typed."""
    param = error.param
    if param is None:
        return str(error.param_hint or "")
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name)


def with_guesses(key: str, name: str, guesses: list[str], words: Words) -> str:
    """There is no such thing; perhaps one of these was meant."""
    message = words.text(key, {"name": name})
    return words.text("usage-guess", {"message": message, "guesses": ", ".join(guesses)}) if guesses else message
