"""Verifying a replay: what a file proves by being played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.cli.cards import print_json
from anpfiff.cli.colours import mood
from anpfiff.cli.language import printable
from anpfiff.cli.messages import explain
from anpfiff.core.replay import doubt, read, split, unproven
from anpfiff.errors import Refusal
from anpfiff.games import find

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.core.table import Table
    from anpfiff.core.words import Words


def prove(console: Console, words: Words, text: str, *, as_json: bool) -> int:
    """Say what was proved and what was not, or what is wrong; 0 if nothing is, else 1."""
    match, wrong = judged(text)
    has_result = match is not None and split(text)[1].result is not None
    left = [] if match is None else unproven(match, has_result=has_result)
    if as_json:
        print_json({"ok": wrong is None, "error": None if wrong is None else wrong.message, "unproven": left})
        return 0 if wrong is None else 1
    for line in [] if match is None else proved(words, match, is_fair=wrong is None, has_result=has_result):
        console.print(mood(line, "good"), soft_wrap=True)
    for what in left:
        console.print(mood(words.text(f"unproven-{what}"), "warn"), soft_wrap=True)
    if match is not None and any(match.players):
        console.print(mood(words.text("verify-names"), "warn"), soft_wrap=True)
    if wrong is not None:
        console.print(
            mood(words.text("verify-wrong", {"message": printable(explain(wrong, words))}), "bad"), soft_wrap=True
        )
    return 0 if wrong is None else 1


def judged(text: str) -> tuple[Table | None, Refusal | None]:
    """The match of a replay, if it can be read, and what is wrong with it, if anything is."""
    try:
        match = read(text, find)
    except Refusal as refusal:
        return None, refusal
    return match, doubt(match)


def proved(words: Words, match: Table, *, is_fair: bool, has_result: bool) -> list[str]:
    """What the replay has shown: legal lines, honest fate, the result."""
    lines = [words.text("verify-legal", {"lines": match.ply})]
    if match.fair_chance is not None:
        commitment = match.fair_chance.commitment
        lines += [words.text("verify-urn", {"commitment": commitment})] if is_fair else []
        lines += [
            words.text("verify-back", {"ply": back.ply, "why": back.why, "seats": " ".join(map(str, back.words))})
            for back in match.backs
        ]
    elif match.given:
        lines.append(words.text("verify-given", {"ply": match.given, "seed": str(match.seed)}))
    elif match.seed is not None:
        lines.append(words.text("verify-seed", {"seed": str(match.seed)}))
    return [*lines, words.text("verify-result")] if match.is_over and has_result else lines
