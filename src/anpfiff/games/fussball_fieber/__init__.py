"""Fußball-Fieber (Kosmos 2014): two to four coaches lead a nation through the World Cup by cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.game import Game, Setup
from anpfiff.games.fussball_fieber.actions import VOCABULARY
from anpfiff.games.fussball_fieber.advice import FieberAdvice
from anpfiff.games.fussball_fieber.board import render
from anpfiff.games.fussball_fieber.book import EDITION, Book
from anpfiff.games.fussball_fieber.cards import FOLDER, box_of
from anpfiff.games.fussball_fieber.events import EVENTS
from anpfiff.games.fussball_fieber.facts import facts_of
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.group_phase import PLAY_GROUP_PHASE
from anpfiff.games.fussball_fieber.state import Cup, new_cup
from anpfiff.games.fussball_fieber.verdicts import FieberVerdicts

if TYPE_CHECKING:
    from anpfiff.cards.box import CardBox
    from anpfiff.core.advice import Advice
    from anpfiff.core.drawing import Drawing
    from anpfiff.core.state import State
    from anpfiff.core.words import Words
    from anpfiff.games.fussball_fieber.fact_types import Facts


class FussballFieber(Game):
    """The rules of the box."""

    key = "fussball_fieber"
    revision = 1
    seats = (2, 4)
    longest = 3_000

    def __init__(self) -> None:
        super().__init__(FOLDER, VOCABULARY, PHASES, EVENTS, FieberVerdicts())

    def make_book(self, setup: Setup) -> Book:
        return Book(setup)

    def book(self, setup: Setup) -> Book:
        """The book of a setup."""
        book = self.book_of(setup)
        assert isinstance(book, Book)
        return book

    def lay(self, setup: Setup) -> Cup:
        s = new_cup(self.book(setup), setup.seats)
        s.roles = list(range(setup.seats))
        s.sealed = [[] for seat in range(setup.seats)]
        s.agenda = list(PLAY_GROUP_PHASE)
        return s

    def boxes(self, own_cards: str) -> list[CardBox]:
        return [box_of(own_cards)]

    def figures(self, own_cards: str = "") -> dict[str, Any]:
        """Hands, points and exchanges, the adjustment of each strength, and where the score card ends."""
        return {name: EDITION[name] for name in ("cup", "adjustment", "score_card")}

    def facts(self, view: State) -> Facts:
        assert isinstance(view, Cup)
        return facts_of(view)

    def render(self, view: State, role: int | None, words: Words) -> Drawing:
        assert isinstance(view, Cup)
        return render(view, role, words)

    def advice(self) -> Advice:
        return FieberAdvice()


GAME: Final = FussballFieber()
