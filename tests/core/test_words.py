"""Words: keys and ids become sentences; what has no words is an error, never silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.drawing import MOODS, Drawing, Span
from anpfiff.core.event import ALL, Event
from anpfiff.core.words import Words, words_of
from anpfiff.errors import Unknown
from tests.core.toy import DRAWS, KEEP, LAID, LAYS, TOY

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "en.ftl"
    found.write_text(
        "hello = Hello\n"
        "say-lay = lays { $animal }\n"
        "goals = { $number ->\n    [one] one goal\n   *[other] { $number } goals\n}\n"
        "needs = { $what }\n",
        encoding="utf-8",
    )
    return found


def test_a_key_has_a_text(file: Path) -> None:
    words = Words("en", [file])

    assert words.has("hello")
    assert words.text("hello") == "Hello"
    assert [words.text("goals", {"number": number}) for number in (1, 2)] == ["one goal", "2 goals"]


def test_a_key_without_words_is_an_error(file: Path) -> None:
    words = Words("en", [file])

    assert not words.has("goodbye")
    with pytest.raises(Unknown, match="no words in 'en' for 'goodbye'"):
        words.text("goodbye")


def test_a_variable_that_is_not_given_is_an_error(file: Path) -> None:
    with pytest.raises(Unknown, match="needs"):
        Words("en", [file]).text("needs")


def test_ids_become_names_and_other_things_stay(file: Path) -> None:
    words = Words("en", [file], {"ant": "Anton"})

    assert words.name("ant") == "Anton"
    assert words.name("bee") == "bee"
    assert words.name(7) == 7
    assert words.say(LAYS[0]) == "lays Anton"


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_a_number_below_zero_has_a_minus_and_no_hyphen(file: Path, language: str) -> None:
    words = Words(language, [file])
    assert words.text("needs", {"what": -3}) == "\N{MINUS SIGN}3"
    assert words.text("goals", {"number": -2}) == "\N{MINUS SIGN}2 goals"
    assert words.text("needs", {"what": "4-4-2"}) == "4-4-2"


def test_only_our_languages_are_spoken(file: Path) -> None:
    with pytest.raises(Unknown, match="no words in 'it'") as caught:
        Words("it", [file])
    assert caught.value.expected == ["de", "en", "fr"]
    with pytest.raises(Unknown):
        words_of(TOY, "it")


def test_several_files_speak_as_one(file: Path, tmp_path: Path) -> None:
    more = tmp_path / "more.ftl"
    more.write_text("goodbye = Bye\n", encoding="utf-8")

    assert Words("en", [file, more]).text("goodbye") == "Bye"


@pytest.mark.parametrize(
    ("language", "said", "told", "asked"),
    [
        ("de", "zieht Bee", "Platz 2 hat 6 gelegt.", "Schießen oder noch ein Tier ziehen?"),
        ("en", "draws Bee", "Seat 2 has laid 6.", "Shoot, or draw another animal?"),
        ("fr", "pioche Bee", "Place 2 a posé 6.", "Tirer, ou piocher un autre animal\u202f?"),
    ],
)
def test_a_game_speaks_three_languages(language: str, said: str, told: str, asked: str) -> None:
    words = words_of(TOY, language)

    assert words.say(DRAWS[1]) == said
    assert words.tell(Event(LAID, ALL, [1, 6])) == told
    assert words.ask("shoot-or-rest") == asked
    assert words.say(KEEP)


def test_a_drawing_is_lines_of_spans() -> None:
    drawing = Drawing()
    drawing.line("plain ", Span("goal", "good"), "  ")
    drawing.line()
    drawing.line(Span("end"))

    assert str(drawing) == "plain goal\n\nend"
    assert [span.mood for span in drawing.lines[0]] == ["plain", "good", "plain"]
    assert drawing.lines[2][0].mood in MOODS
    assert str(TOY.render(TOY.lay(TOY.agree()), None, words_of(TOY, "en"))) == "round 0, meadow 0"
