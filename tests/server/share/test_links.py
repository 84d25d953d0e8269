"""Links tell messengers a title, a sentence and a picture; private tables, missing ones and strangers get the same."""

from __future__ import annotations

import asyncio
import json
import re
import struct
from html import unescape
from typing import TYPE_CHECKING

import msgspec
import pytest

from anpfiff.api import play
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.replay import write
from anpfiff.core.words import words_of
from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import SeatInfo
from anpfiff.server import app
from anpfiff.server.log.store import EXPIRED, OVER, RUNNING, Head, Record
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.share.headlines import headline_of, text_of
from anpfiff.server.share.link_cards import LinkCard, card_of, code_of, house_card, language_of
from anpfiff.server.share.pictures import Pictures, paint
from anpfiff.server.share.pictures.type import HEADLINE, PRINT, drawable, fitting, short, width_of, wrapped
from anpfiff.server.share.preload import PARTS, PLAIN_TABLE, SCREENS
from anpfiff.server.tables.summary import Summary
from tests.server.tables.test_seats import Ground, on_ground

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

WATCH = hash_of("the spectators' token")
CODE = code_of(WATCH)
MOST = 80_000
"""Bytes; messengers give up on more."""


def seat(name: str, state: str = "ready") -> SeatInfo:
    return SeatInfo(name, "person", None, state, "")  # type: ignore[arg-type]


def record(
    game: str = "finale", *names: str, status: str = OVER, result: dict[str, Any] | None = None, public: bool = False
) -> Record:
    """A table of these people."""
    seats = [seat(name) for name in names or ("Mara", "Jonas")]
    summary = Summary("", seats, Clock(), WATCH, [], result)
    return Record("abc", game, 1, public, 0, "", Head(status, None, msgspec.json.encode(summary).decode()))


def told(one: Record, card: str = f"de.{CODE}", *, is_replay: bool = False) -> LinkCard:
    return card_of(one, card, language_of(card, ""), is_replay=is_replay)


WON = {"places": [[0], [1]], "score": [2, 1], "reason": "full_time"}


def test_a_result_tells_who_won_and_how() -> None:
    card = told(record(result=WON))

    assert (card.kind, card.title, card.score) == ("result", "Mara 2:1 Jonas", (2, 1))
    assert card.about == "Mara schlägt Jonas. Finale."
    level = told(record(result=WON | {"score": [1, 1]}), f"en.{CODE}")
    assert level.footer == "Mara has the last word"
    drawn = told(record(result=WON | {"score": [1, 1], "places": [[0, 1]]}), f"fr.{CODE}")
    assert drawn.footer == "Match nul au bout du compte"


def test_a_champion_has_a_flag_and_a_name() -> None:
    card = told(record("world_cup", "Léa", "Bo", "Cy", result=WON | {"champion": "uruguay"}))

    assert (card.kind, card.nation, card.title, card.line) == ("champion", "uruguay", "Uruguay", "Weltmeister")
    assert card.footer == "Léa holt den Titel"
    assert card.about == "Léa holt den Titel. The World Cup Game."
    several = told(record("fussball_fieber", "Léa", "Bo", "Cy", result=WON | {"score": [3, 2, 1]}))
    assert (several.title, several.footer) == ("Léa gewinnt", "Vor Bo, Cy")


def test_a_replay_and_a_running_match_tell_no_result() -> None:
    quiet = told(record(result=WON), is_replay=True)
    running = told(record(status=RUNNING))

    assert (quiet.kind, quiet.score, quiet.footer) == ("versus", None, "Wie es ausging, verraten wir nicht")
    assert (running.kind, running.title) == ("versus", "Mara gegen Jonas")
    assert running.about == "Es läuft. Komm zuschauen! Finale."
    assert "2" not in msgspec.json.encode(quiet).decode()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", ["open", RUNNING, OVER, EXPIRED])
def test_a_private_table_looks_as_one_that_does_not_exist(language: str, status: str) -> None:
    one = record(status=status, result=WON)
    house = house_card(language)

    for card in ("", language, f"{language}.", f"{language}.{'0' * 16}", f"{language}.{CODE[:-1]}"):
        assert card_of(one, card, language, is_replay=False) == house
    assert card_of(None, f"{language}.{CODE}", language, is_replay=False) == house
    assert told(record(status=status, result=WON, public=True), language).language == language


def test_the_sender_chooses_the_language_else_the_reader() -> None:
    assert language_of("fr.0", "de") == "fr"
    assert language_of("", "it-IT, de-AT;q=0.8") == "de"
    assert language_of("xx", "") == "en"


PAGE = '<html><head><title>Anpfiff</title></head><body><div id="app"></div></body></html>'


def tags(page: bytes) -> dict[str, str]:
    """What a messenger reads."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page.decode())
    return {name: unescape(value) for name, value in found}


def test_a_messenger_is_told_of_an_invitation_by_its_link_and_nothing_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / PARTS).write_text(
        json.dumps({key: {"file": "one.js"} for key in ("index.html", SCREENS["t"].part, PLAIN_TABLE)})
    )
    monkeypatch.setattr(app, "STATIC", tmp_path)

    async def work(ground: Ground) -> None:
        node = ground.nodes[0]
        seats = [SeatWish("me", name='Mara "M" <b>'), SeatWish("friend")]
        laid = await node.lobby.lay(OpenTable("finale", seats, key="k" * 24))
        code = f"de.{code_of(hash_of(laid.watch))}"
        _, page = await node.get(f"/t/{laid.table}?card={code}", "")
        invited = tags(page)

        assert invited["og:title"] == 'Mara "M" <b> fordert dich heraus'
        assert invited["og:description"] == "Ein Tipp, und du stehst am Platz. Finale, zu zweit."
        assert b"<b>" not in page
        assert b'<div id="app"><main' in page
        assert b"Mara &quot;M&quot; &lt;b&gt; fordert dich heraus</p>" in page.partition(b"</head>")[2]
        assert b"/api/games/finale/cards" in page
        pages = [(await node.get(path, ""))[1] for path in (f"/t/{laid.table}", "/t/nothing")]
        assert [one for one in pages if b"finale" in one.lower()] == []
        stranger, missing = map(tags, pages)
        assert stranger["og:title"] == missing["og:title"] == "Football on the table"
        assert stranger.pop("og:image").replace(laid.table, "nothing") == missing.pop("og:image")
        assert stranger == missing

        path = invited["og:image"].partition("127.0.0.1")[2]
        status, picture = await node.get(path, "")
        assert (status, picture[:8]) == (200, b"\x89PNG\r\n\x1a\n")
        hidden = (await node.get(f"/api/tables/{laid.table}/picture?card=de", ""))[1]
        assert hidden == (await node.get("/api/tables/nothing/picture?card=de", ""))[1]
        assert hidden != picture

    on_ground(work)


CARDS = [
    *(house_card(language) for language in LANGUAGES),
    *(told(record("world_cup", *names, status="open"), f"{language}.{CODE}")
      for language in LANGUAGES for names in (("Maximiliane-Charlotte von der Au", ""), ("Bo", "", "", ""))),
    *(told(record(*names, result=WON | {"score": score})) for score in ([0, 0], [12, 10])
      for names in [("finale", "Mara", "Jonas"), ("finale", "Çağlar Łukaszewski-Ōta", "日本語の名前")]),
    *(told(record("world_cup", name, "Bo", status="open"), f"en.{CODE}")
      for name in ("Mara Schröder", "@@ && %% §§ @@ && %% §§ W")),
    told(record(status=RUNNING)),
    *(told(record("world_cup", "Léa", "Bo", result=WON | {"champion": nation})) for nation in ("usa", "south_korea")),
]  # fmt: skip


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.kind}-{card.language}")
def test_every_picture_has_the_size_messengers_want_and_is_light(card: LinkCard) -> None:
    picture = paint(card)

    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert 10_000 < len(picture) <= MOST


def test_a_picture_is_painted_once() -> None:
    async def twice() -> int:
        pictures = Pictures()
        card = told(record(result=WON))
        first, second = await asyncio.gather(pictures.picture(card), pictures.picture(card))
        assert first == second
        return pictures.painted

    assert asyncio.run(twice()) == 1


def test_words_are_set_in_letters_the_fonts_have_and_made_to_fit() -> None:
    assert drawable("Çağlar Łuka 日本", PRINT) == "Çaglar Luka …"
    long = "Ein Satz, der für diese Zeile viel zu lang geraten ist"
    assert width_of(long, HEADLINE, fitting(long, HEADLINE, 46, 300)) <= 300
    assert short(long, HEADLINE, 46, 300).endswith("…")
    assert width_of(short(long, HEADLINE, 46, 300), HEADLINE, 46) <= 300
    lines, size = wrapped("Mara fordert dich heraus", PRINT, 106, 650)
    assert lines == ["Mara fordert", "dich heraus"]
    assert size == 106


def test_a_finished_match_shows_its_headline_under_the_names_of_its_teams() -> None:
    """The picture of a link says what the newspaper says; who played stands beside the game."""
    match = play("finale", ["greedy", "novice"], seed=3)
    one = record(result=match.result().as_data())
    card = told(msgspec.structs.replace(one, head=msgspec.structs.replace(one.head, replay=write(match))))

    assert (card.title, card.line) == ("SV Stollen 3:2 FC Acker", "Finale, Mara gegen Jonas")
    assert card.footer == text_of(headline_of(match), "de", words_of(match.game, "de"), ["Mara", "Jonas"])
    assert "gewinnt" in card.footer


def test_a_match_by_rules_we_no_longer_have_says_who_won() -> None:
    one = record(result=WON)
    card = told(msgspec.structs.replace(one, head=msgspec.structs.replace(one.head, replay="no match of ours")))

    assert card.footer == "Mara schlägt Jonas"
