"""The rulebook in the terminal: all of it, a chapter, or the one rule somebody asks for."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from anpfiff.cli.desk import Trouble, read_text

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.game import Game


def rulebook(game: Game) -> str:
    """The whole text."""
    return read_text(game.folder / "RULEBOOK.md")


def rule(game: Game, number: str) -> str:
    """The paragraphs that begin with a rule's number, or the chapter whose heading does."""
    wanted = re.escape(number.strip().upper())
    blocks = re.split(r"\n\s*\n", rulebook(game).strip())
    found = [block for block in blocks if re.match(rf"\s*(?:[-*] )?\*\*{wanted}\*\*", block, re.IGNORECASE)]
    if not found:
        found = _chapter(blocks, wanted)
    if not found:
        raise Trouble("error-no-rule", number=number)
    return "\n\n".join(found)


def _chapter(blocks: list[str], wanted: str) -> list[str]:
    found: list[str] = []
    for block in blocks:
        if re.match(rf"#+\s+{wanted}\b(?!\.)", block, re.IGNORECASE):
            found = [block]
        elif found and block.startswith("#"):
            return found
        elif found:
            found.append(block)
    return found


def show_rules(console: Console, game: Game, number: str | None) -> None:
    """Print rules; the whole book goes through a pager where somebody sits before a terminal."""
    if number is not None:
        console.print(Markdown(rule(game, number)))
        return
    text = Markdown(rulebook(game))
    if not console.is_terminal:
        console.print(text)
        return
    os.environ.setdefault("LESS", "-R")
    with console.pager(styles=True):
        console.print(text)
