"""What is wrong with a command line, in the reader's language: the parser itself speaks English only."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from anpfiff.core.words import Words

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
        return words.text("usage-missing", {"what": named(error)})
    if kind == "NoSuchOption":
        return with_guesses("usage-no-option", error.option_name, list(error.possibilities or []), words)
    if kind == "BadParameter":
        return words.text("usage-wrong", {"what": named(error), "reason": reason_of(str(error.message), words)})
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


def named(error: Any) -> str:
    """The option or argument an error is about, as it is typed."""
    param = error.param
    if param is None:
        return str(error.param_hint or "")
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name)


def with_guesses(key: str, name: str, guesses: list[str], words: Words) -> str:
    """There is no such thing; perhaps one of these was meant."""
    message = words.text(key, {"name": name})
    return words.text("usage-guess", {"message": message, "guesses": ", ".join(guesses)}) if guesses else message
