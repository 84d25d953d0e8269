"""The link card of a competition: an invitation while people enter, the cup while it is played, then its champion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.words import words_of
from anpfiff.games import find
from anpfiff.server.competitions.competition import CALLED_OFF, DONE, GATHERING
from anpfiff.server.competitions.names import given_name
from anpfiff.server.share.link_cards import LinkCard, card_words, house_card, is_proof

if TYPE_CHECKING:
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.competitions.entries import Announced


def cup_card(competition: Competition | None, card: str, language: str) -> LinkCard:
    """What a messenger shows of a link to a competition; a private one needs the proof that came with the link."""
    if competition is None or competition.status == CALLED_OFF:
        return house_card(language)
    first = competition.opened
    if not first.public and not is_proof(card, first.link):
        return house_card(language)
    words = card_words(language)
    game = words_of(find(first.game), language).text("game-name")
    name = name_in(first, language)
    if competition.status == GATHERING:
        line = words.text("link-cup-line", {"game": game, "size": first.size})
        return LinkCard("invitation", language, name, line, words.text("link-cup-footer"))
    champions = [competition.people[who].name for who in competition.champions]
    if competition.status == DONE and champions:
        title = words.text("link-winner", {"name": " + ".join(champions)})
        return LinkCard("champion", language, title, name, game)
    footer = words.text("link-cup-running" if competition.status != DONE else "link-cup-over")
    return LinkCard("house", language, name, game, footer)


def name_in(first: Announced, language: str) -> str:
    """What the organiser called a competition, or what it is called usually."""
    if given := given_name(first.name, first.game):
        return given
    game = words_of(find(first.game), language).text("game-name")
    return card_words(language).text("cup-usual-name", {"game": game, "kind": first.format.kind})
