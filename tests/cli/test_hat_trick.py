"""A whole match of Hat-Trick in the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from anpfiff.games import find

if TYPE_CHECKING:
    from tests.cli.kit import Terminal

ENTER = "\n"


@pytest.mark.parametrize(
    ("edition", "seats", "language"),
    [("english", "me,greedy", "de"), ("budget", "random,me", "fr"), ("players_full", "me,greedy", "en")],
)
def test_a_whole_match_can_be_played(terminal: Terminal, edition: str, seats: str, language: str) -> None:
    args = ["--edition", edition, "--seats", seats, "--seed", "4", "--lang", language]
    shown = terminal.run("play", "hat_trick", *args, typed=ENTER * 3000)

    assert shown.exit_code == 0
    assert "Traceback" not in shown.stdout + shown.stderr
    assert shown.stdout.count("●") > 20
    assert ".replay" in shown.stdout
    if edition == "players_full":  # who is asked about an ability reads what it does
        assert "Do you use an ability?" in shown.stdout
        roles = (find("hat_trick").folder / "cards" / "roles.toml").read_text(encoding="utf-8")
        texts = re.findall(r'(?:gold|silver)_text = .*en = "([^"]{30})', roles)
        assert len(texts) == 44
        assert any(f": {text}" in shown.stdout for text in texts)
