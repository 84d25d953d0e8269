"""What a screen needs is named in the head of the page that leads there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.games import KEYS
from anpfiff.server.app import packed
from anpfiff.server.http.pages import INDEX, STATIC
from anpfiff.server.share.preload import PARTS, SCREENS, ahead

SCREENS_TS: Final = Path(__file__).parents[3] / "client" / "src" / "screens.ts"
HREF = re.compile(r'href="/(assets/[^"]+)"')
FINGERPRINT = re.compile(r"-[\w-]{8}\.\w+$")
ASK = re.compile(r'as="fetch" href="([^"]+)"')


def test_what_the_page_names_itself_is_not_named_again(tmp_path: Path) -> None:
    parts = {
        "index.html": {"file": "assets/index.js", "imports": ["base"]},
        "base": {"file": "assets/base.js"},
        SCREENS["t"].part: {"file": "assets/table.js", "css": ["assets/table.css"], "imports": ["base", "men", "ball"]},
        "men": {"file": "assets/men.js", "imports": ["ball", "base"]},
        "ball": {"file": "assets/ball.js", "imports": ["men"]},
    }
    (tmp_path / PARTS).write_text(json.dumps(parts))
    lines = ahead("t", tmp_path / "index.html", "en")

    assert HREF.findall(lines) == ["assets/table.js", "assets/table.css", "assets/men.js", "assets/ball.js"]
    assert lines.count("modulepreload") == 3
    assert lines.count('rel="preload" as="style"') == 1


@pytest.mark.parametrize("path", ["new", "../t", "nonsense"])
def test_other_screens_come_when_they_are_asked_for(path: str) -> None:
    assert ahead(path, INDEX, "en") == ""


def test_a_page_that_was_not_written_down_names_nothing(tmp_path: Path) -> None:
    assert ahead("t", tmp_path / "index.html", "en") == ""


@pytest.mark.parametrize("path", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_named_is_there(path: str, language: str) -> None:
    named = HREF.findall(ahead(path, INDEX, language))
    assert len([name for name in named if f"/{language}-" in name]) == 1 + len(SCREENS[path].words)
    assert [name for name in named if not (STATIC / name).is_file()] == []


@pytest.mark.parametrize("path", SCREENS)
def test_the_head_names_the_words_that_the_screen_asks_for(path: str) -> None:
    """The page says in screens.ts which words a screen needs; the head must name the same ones, or they come twice."""
    screen = SCREENS[path]
    part = re.escape(screen.part.removeprefix("src"))
    line = rf"(?:furnished\('(\w+)', )?import\('\.{part}'\)((?:, '\w+')*)"
    [(first, more)] = re.findall(line, SCREENS_TS.read_text(encoding="utf-8"))

    assert sorted(screen.words) == sorted(re.findall(r"\w+", f"{first} {more}"))


@pytest.mark.parametrize("game", KEYS)
def test_where_the_game_is_known_its_skin_and_its_words_are_named(game: str) -> None:
    lines = ahead("t", INDEX, "fr", game)
    more = set(HREF.findall(lines)) - set(HREF.findall(ahead("t", INDEX, "fr")))

    names = {FINGERPRINT.sub("", name.split("/")[1]) for name in more}
    assert names >= {game, "fr"}
    assert names & {*KEYS} == {game}, "a table waits for no board but its own"
    assert ASK.findall(lines) == [f"/api/games/{game}/{what}" for what in ("words/fr", "cards", "board")]


def test_a_game_without_a_skin_is_drawn_by_the_plain_table() -> None:
    lines = ahead("t", INDEX, "en", "penalty_duel")
    assert any("/generic-" in name for name in HREF.findall(lines))


@pytest.mark.parametrize(
    ("accepted", "sent"), [("gzip, br;q=0.9", ".br"), ("gzip", ".js"), ("", ".js"), ("brick", ".js")]
)
def test_whoever_reads_brotli_gets_what_the_build_packed(accepted: str, sent: str) -> None:
    file = next((STATIC / "assets").glob("base-*.js"))
    answer = packed(Request({"type": "http", "headers": [(b"accept-encoding", accepted.encode())]}), file, {})

    assert isinstance(answer, FileResponse)
    assert str(answer.path).endswith(sent)
    assert answer.media_type == "text/javascript"
    assert answer.headers.get("content-encoding", "") == ("br" if sent == ".br" else "")
    assert answer.headers["vary"] == "accept-encoding"
