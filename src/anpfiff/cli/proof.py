"""The proof of a replay: what a file shows by being played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.cli.cards import print_json
from anpfiff.cli.paint import mood
from anpfiff.core.errors import CatalogError
from anpfiff.core.replay import read, split, verify
from anpfiff.games import find

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.table import Table
    from anpfiff.core.words import Words


def prove(console: Console, words: Words, text: str, *, as_json: bool) -> int:
    """Say what was proved, or what is wrong; 0 if the replay proves itself, else 1."""
    wrong = fault(text)
    if as_json:
        print_json({"ok": wrong is None, "error": wrong})
    elif wrong is not None:
        console.print(mood(words.text("verify-wrong", {"message": wrong}), "bad"), soft_wrap=True)
    else:
        for line in proved(words, read(text, find), has_result=split(text)[1].result is not None):
            console.print(mood(line, "good"))
    return 0 if wrong is None else 1


def fault(text: str) -> str | None:
    """What is wrong with a replay, if anything is."""
    try:
        return verify(text, find)
    except CatalogError as error:
        return str(error)


def proved(words: Words, match: Table, *, has_result: bool) -> list[str]:
    """What the replay has shown: legal lines, honest fate, the result."""
    lines = [words.text("verify-legal", {"lines": match.ply})]
    if match.urn is not None:
        lines.append(words.text("verify-urn", {"commitment": match.urn.commitment}))
    elif match.seed is None:
        lines.append(words.text("verify-by-hand"))
    elif match.given:
        lines.append(words.text("verify-given", {"ply": match.given, "seed": str(match.seed)}))
    else:
        lines.append(words.text("verify-seed", {"seed": str(match.seed)}))
    if match.ended is not None:
        return [*lines, words.text("verify-ended")]
    if not match.is_over:
        return [*lines, words.text("verify-unfinished")]
    return [*lines, words.text("verify-result" if has_result else "verify-no-result")]
