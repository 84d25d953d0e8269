"""Link cards: what a messenger shows of a link, a title, a sentence and what its picture needs.

A link's token stands behind the `#` and never reaches a server, so a messenger that looks a link up has no right to
anything. What a table's link may tell travels beside it as a card code, ``?card=de.0123456789abcdef``: the language of
whoever sent it, and a proof that follows from the spectators' token and opens nothing. Without that proof a private
table looks as one that does not exist.
"""

from __future__ import annotations

import hmac
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import Words, words_of
from anpfiff.games import find
from anpfiff.server.bots.engine_build import WORDS
from anpfiff.server.log.store import OPEN, OVER, RUNNING
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.share.headlines import headline_in, text_of
from anpfiff.server.tables.summary import read_summary

if TYPE_CHECKING:
    from anpfiff.protocol.replay import Headline
    from anpfiff.protocol.table import SeatInfo
    from anpfiff.server.log.store import Record
    from anpfiff.server.tables.summary import Summary

CODE_LETTERS: Final = 16
ENDS: Final = ".!?…"
"""A sentence that ends so needs no full stop."""


class LinkCard(Struct, frozen=True):
    """What a link tells to whoever has not opened it yet."""

    kind: Literal["house", "invitation", "versus", "result", "champion"]
    language: str
    title: str
    line: str
    """Below the title."""
    footer: str
    names: tuple[str, str] = ("", "")
    score: tuple[int, int] | None = None
    nation: str = ""
    """Whose flag is shown."""
    game: str = ""
    """What is played there."""
    more: str = ""
    """What is said in words instead of the line, where that only stands below a name."""

    @property
    def about(self) -> str:
        """All of it but the title, as a sentence or two."""
        parts = [part for part in (self.footer, self.more or self.line) if part]
        return " ".join(part if part[-1] in ENDS else f"{part}." for part in parts)


@cache
def card_words(language: str) -> Words:
    """The words of link cards in one language."""
    return Words(language, [WORDS / f"{language}.ftl"])


def code_of(watch: str) -> str:
    """The proof that lets a messenger see the card of a private table, from the hash of its spectators' token."""
    return hash_of(f"card {watch}")[:CODE_LETTERS]


def language_of(card: str, accepted: str) -> str:
    """The language of a link: that of whoever sent it, else the first we speak that the reader asks for."""
    wished = [card.partition(".")[0], *(part.strip()[:2].lower() for part in accepted.split(","))]
    return next((language for language in wished if language in LANGUAGES), "en")


def house_card(language: str) -> LinkCard:
    """The card of the house itself, of private tables, and of those that do not exist."""
    words = card_words(language)
    return LinkCard(
        "house", language, words.text("link-house"), words.text("link-house-line"), words.text("link-house-footer")
    )


def card_of(record: Record | None, card: str, language: str, *, is_replay: bool) -> LinkCard:
    """The card of a link to a table or to its replay; a replay never tells the end."""
    if record is None or not _may_tell(record, card):
        return house_card(language)
    return replace(_told(record, language, is_replay=is_replay), game=record.game)


def _told(record: Record, language: str, *, is_replay: bool) -> LinkCard:
    summary = read_summary(record)
    words, game = card_words(language), words_of(find(record.game), language)
    line = game.text("game-name")
    if record.head.status == OPEN:
        return _invitation(summary, words, line)
    if record.head.status not in (RUNNING, OVER):
        return house_card(language)
    names = [seat.name or words.text("link-seat", {"number": number + 1}) for number, seat in enumerate(summary.seats)]
    if record.head.status == RUNNING or is_replay or summary.result is None:
        footer = words.text("link-running" if record.head.status == RUNNING else "link-quiet")
        if len(names) != 2:
            return LinkCard("house", language, line, ", ".join(names[:3]), footer)
        title = words.text("link-versus", {"first": names[0], "second": names[1]})
        return LinkCard("versus", language, title, line, footer, (names[0], names[1]))
    headline = None if record.head.replay is None else headline_in(record.head.replay)
    return _ending(record, summary.result, names, words, game, headline)


def is_proof(card: str, watch: str) -> bool:
    """Whether a card code proves that its sender knew the token with this hash."""
    return hmac.compare_digest(card.partition(".")[2].encode(), code_of(watch).encode())


def _may_tell(record: Record, card: str) -> bool:
    return record.public or is_proof(card, read_summary(record).watch)


def _invitation(summary: Summary, words: Words, game: str) -> LinkCard:
    host = next((seat.name for seat in summary.seats if _is_there(seat)), "")
    seats = len(summary.seats)
    kind = "link-challenge" if seats == 2 else "link-invite"
    title = words.text(kind, {"name": host}) if host else words.text(f"{kind}-nameless")
    line = words.text("link-invite-line", {"game": game, "seats": seats})
    return LinkCard("invitation", words.language, title, line, words.text("link-invite-footer"))


def _is_there(seat: SeatInfo) -> bool:
    return seat.kind == "person" and seat.state != "free" and bool(seat.name)


def _ending(
    record: Record, result: dict[str, Any], names: list[str], words: Words, game: Words, headline: Headline | None
) -> LinkCard:
    """The card of a match that is over, under its headline; one by rules we no longer have says who won."""
    first: list[int] = result["places"][0]
    score: list[int] = result.get("score") or []
    box, winner = game.text("game-name"), names[first[0]]
    told = "" if headline is None else text_of(headline, words.language, game, names)
    crowned = headline.names.get("team", "") if headline is not None and headline.kind == "champion" else ""
    if champion := str(result.get("champion") or crowned):
        crowned_by = words.text("link-champion-footer", {"name": winner})
        return LinkCard(
            "champion", words.language, str(game.name(champion)), words.text("link-champion"), told or crowned_by,
            nation=champion, more=f"{crowned_by}. {box}" if told else box,
        )  # fmt: skip
    if len(names) == 2 and len(score) == 2 and "score" in find(record.game).hints():
        key = "link-draw" if len(first) > 1 else "link-win" if score[0] != score[1] else "link-level-win"
        footer = told or words.text(key, {"winner": winner, "loser": names[1 - first[0]]})
        line = box
        if headline is not None and headline.teams:
            line = f"{box}, {words.text('link-versus', {'first': names[0], 'second': names[1]})}"
            names = [str(game.name(team)) for team in headline.teams]
        title = f"{names[0]} {score[0]}:{score[1]} {names[1]}"
        return LinkCard("result", words.language, title, line, footer, (names[0], names[1]), (score[0], score[1]))
    title = words.text("link-winner", {"name": winner})
    others = [name for seat, name in enumerate(names) if seat != first[0]][:3]
    before = words.text("link-before", {"names": ", ".join(others)})
    return LinkCard("champion", words.language, title, box, told or before)
