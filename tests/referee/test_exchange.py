"""docs/referee.md is run, line by line."""

from __future__ import annotations

import re
from pathlib import Path

from anpfiff.cli.referee import REQUESTS, Conversation

PAGE = Path(__file__).parents[2] / "docs" / "referee.md"


def exchange() -> list[tuple[str, str]]:
    """The requests and answers of the page."""
    found, request = [], ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            request = line.removeprefix("> ")
        elif line.startswith("< "):
            found.append((request, line.removeprefix("< ")))
    return found


def is_like(answer: str, shown: str) -> bool:
    """Whether an answer is what the page shows, with anything in place of the dots."""
    return re.fullmatch(".*".join(re.escape(part) for part in shown.split("…")), answer) is not None


def test_the_worked_exchange_of_the_page_is_what_happens() -> None:
    conversation = Conversation()
    lines = exchange()

    assert len(lines) >= 20
    for request, shown in lines:
        answer = conversation.answer(request)
        assert is_like(answer, shown), f"{request}\n  shown: {shown}\n  found: {answer}"
    assert conversation.is_done


def test_the_page_names_every_request() -> None:
    text = PAGE.read_text(encoding="utf-8")

    assert all(f'`{{"do": "{what}"' in text for what in REQUESTS)
