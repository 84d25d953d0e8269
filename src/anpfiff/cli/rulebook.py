"""The rulebook in the terminal: all of it, a chapter, or the one rule somebody asks for."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from anpfiff.cli.messages import Trouble
from anpfiff.core.rulebook import readable_rulebook

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.game import Game


def rule(game: Game, number: str, language: str) -> str:
    """The paragraphs that begin with a rule's number, or the chapter whose heading does."""
    wanted = re.escape(number.strip().upper())
    blocks = re.split(r"\n\s*\n", readable_rulebook(game, language).strip())
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


def show_rules(console: Console, game: Game, number: str | None, language: str) -> None:
    """Print rules; the whole book goes through a pager where somebody sits before a terminal."""
    if number is not None:
        console.print(Markdown(rule(game, number, language)))
        return
    text = Markdown(readable_rulebook(game, language))
    if not console.is_terminal:
        console.print(text)
        return
    os.environ.setdefault("LESS", "-R")
    with console.pager(styles=True):
        console.print(text)
