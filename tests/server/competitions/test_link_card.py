"""What a messenger shows of a link to a competition: an invitation, the cup, its champion; strangers learn nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import Words
from anpfiff.errors import Unknown
from anpfiff.protocol.competition import CallOff, Join, OpenCompetition
from anpfiff.server import app
from anpfiff.server.competitions.competition import Competition
from anpfiff.server.competitions.link_card import cup_card
from anpfiff.server.competitions.reading import head_of, read_head
from anpfiff.server.competitions.view import show
from anpfiff.server.log.store import Record
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.share.link_cards import card_words, code_of, house_card
from anpfiff.server.share.pictures import paint
from tests.server.competitions.stage import KICK_OFF, SECRET, Stage, key_of
from tests.server.scenes.ground import Node, Shed

PAGE_WORDS = Path(__file__).parents[3] / "client" / "src" / "words" / "cup"
PROOF = f"en.{code_of(hash_of('link'))}"
MOST = 80_000
"""Bytes; messengers give up on more."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_competition_is_told_as_far_as_it_is(language: str) -> None:
    stage = Stage("Ada", "Bob", name="Winter cup")
    entering = cup_card(stage.competition, PROOF, language)
    stage.begin()
    going = cup_card(stage.competition, PROOF, language)
    stage.play(lambda *_: [2, 1])
    done = cup_card(stage.competition, PROOF, language)

    assert [entering.kind, going.kind, done.kind] == ["invitation", "house", "champion"]
    assert entering.title == going.title == done.line == "Winter cup"
    assert "Ada" in done.title or "Bob" in done.title
    for card in (entering, going, done):
        assert card.about
        assert len(paint(card)) < MOST


def test_strangers_cannot_tell_a_private_one_from_none() -> None:
    private, public = Stage("Ada", "Bob", name="Secret cup"), Stage("Ada", "Bob", name="Open cup", public=True)
    for card in ("en", "en.0123456789abcdef", ""):
        assert cup_card(private.competition, card, "en") == house_card("en") == cup_card(None, card, "en")
        assert cup_card(public.competition, card, "en").title == "Open cup"


def test_one_that_was_called_off_invites_nobody() -> None:
    stage = Stage("Ada", "Bob", name="Winter cup")
    stage.lead(CallOff())
    assert cup_card(stage.competition, PROOF, "en") == house_card("en")


def test_the_page_and_the_picture_of_a_link_tell_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    monkeypatch.setattr(app, "STATIC", tmp_path)

    async def whole() -> None:
        node = Node(Shed(), lambda: KICK_OFF)
        wish = OpenCompetition("finale", key_of("organiser"), size=4, name="Winter cup")
        opened = await node.lobby.competitions.open(wish)
        card = f"en.{code_of(hash_of(opened.link))}"
        page = (await node.get(f"/cup/{opened.id}?card={card}", ""))[1].decode()
        assert 'content="Winter cup"' in page
        assert "of=cup" in page
        assert "Winter cup" not in (await node.get(f"/cup/{opened.id}", ""))[1].decode()
        status, picture = await node.get(f"/api/tables/{opened.id}/picture?card={card}&of=cup", "")
        assert (status, picture[:8]) == (200, b"\x89PNG\r\n\x1a\n")

    asyncio.run(whole())


@pytest.mark.parametrize("kept", ["", "hat_trick"])
def test_one_without_a_name_has_the_usual_one_in_every_language(kept: str) -> None:
    """Old logs kept the key of the game where nobody had given a name."""
    stage = Stage("Ada", "Bob", game="hat_trick")
    assert stage.competition.opened.name == ""
    old = Competition("cup-test", SECRET, replace(stage.competition.opened, name=kept))
    titles = [cup_card(old, PROOF, language).title for language in ("de", "en", "fr")]
    assert titles == ["Hat-Trick-Pokal", "Hat-Trick cup", "Coupe Hat-Trick"]
    assert show(old, "", KICK_OFF, lambda *_: None).name == ""
    record = Record("cup-test", "hat_trick", 1, True, KICK_OFF, SECRET, head_of(old))
    assert read_head(record)["name"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_the_same_usual_name_as_a_link(language: str) -> None:
    page = Words(language, [PAGE_WORDS / f"{language}.ftl"])
    for kind in ("knock_out", "groups", "league", "swiss"):
        facts = {"game": "Finale", "kind": kind}
        assert page.text("cup-usual-name", facts) == card_words(language).text("cup-usual-name", facts)


def test_a_private_competition_is_not_read_for_strangers() -> None:
    """How long reading takes would tell them that there is one."""

    async def scene() -> None:
        shed = Shed()
        first, second = (Node(shed, lambda: KICK_OFF) for _ in range(2))
        wish = OpenCompetition("finale", key_of("organiser"), size=4)
        opened = await first.lobby.competitions.open(wish)
        await (await first.lobby.competitions.find(opened.id)).command(Join("Ada", key_of("Ada")), opened.link)
        there = second.lobby.competitions
        for hashed, card in ((hash_of("stranger"), ""), ("", "en"), ("", "en.0123456789abcdef")):
            with pytest.raises(Unknown):
                await there.find_for(opened.id, hashed, card)
        assert (await second.get(f"/api/competitions/{opened.id}", "x" * 32))[0] == 404
        assert (await second.get(f"/api/competitions/{opened.id}/calendar", "x" * 32))[0] == 404
        await second.get(f"/cup/{opened.id}?card=en", "")
        assert not there._hosts

        for token in (opened.link, key_of("organiser"), key_of("Ada")):
            await there.find_for(opened.id, hash_of(token))
        there._hosts.clear()
        await there.find_for(opened.id, "", f"en.{code_of(hash_of(opened.link))}")

    asyncio.run(scene())
