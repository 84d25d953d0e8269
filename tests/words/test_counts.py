"""What is counted has a singular: no sentence says 1 balls."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/anpfiff/games", "client/src/words/paper", "client/src/words/report")
FILES = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.ftl"))
NOUNS = (
    "Bälle|Bällen|Karten|Punkte|Punkten|Tore|Tören|Partien|Spiele|Minuten|Runden|Schüsse|Schüssen|Tage|Stunden|Plätze",
    "balls|cards|points|goals|matches|minutes|rounds|kicks|shots|days|hours|seats|places|attacks",
    "ballons|cartes|points|buts|matchs|minutes|tours|tirs|jours|heures|places|attaques",
)
COUNTED = re.compile(rf"\{{ \$(\w+) \}}[ \u00a0\u202f](?:{'|'.join(NOUNS)})\b")
NEVER_ONE = {
    "why-beats": "all cards that may still come",
    "why-holds-back": "all cards that may still come",
    "board-kicks": "the kicks of a series",
    "tell-sudden-death": "the kicks of a series",
    "tell-replay": "all cards of a stage",
    "tell-stage": "all matches and cards of a stage",
    "tell-last-stage": "all cards of a stage",
    "tell-second-pass": "a whole pile",
    "tell-shuffled": "a whole pile",
    "paper-length": "a whole match",
    "paper-star-saves": "a figure with a fraction",
    "report-xg-2": "a figure with a fraction",
    "report-xg-3": "a figure with a fraction",
}
"""Messages with a number that is not one, and what it counts."""


def without_singular(text: str) -> set[str]:
    """The messages that count something without asking whether it is one."""
    found = {message[1]: message[0] for message in re.finditer(r"^([a-z][\w-]*) =.*(?:\n[ }].*)*", text, re.MULTILINE)}
    return {
        key
        for key, message in found.items()
        for counted in COUNTED.findall(message)
        if not re.search(rf"\${counted}\s*->", message)
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_whatever_is_counted_has_a_singular(file: Path) -> None:
    assert without_singular(file.read_text(encoding="utf-8")) - set(NEVER_ONE) == set()


def test_the_search_finds_a_plural_that_is_always_said() -> None:
    assert len(FILES) > 40
    assert without_singular("why-fresh = Nur { $balls } Bälle.") == {"why-fresh"}
    assert not without_singular("why =\n    { $balls ->\n        [one] 1 Ball\n       *[other] { $balls } Bälle\n    }")
