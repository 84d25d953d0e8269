"""Hat-Trick (Patryk Kowalski): two coaches, a pitch of 24 fields, and football by cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.game import Game, Setup
from anpfiff.games.hat_trick.actions import VOCABULARY
from anpfiff.games.hat_trick.advice import HatTrickAdvice
from anpfiff.games.hat_trick.board import render
from anpfiff.games.hat_trick.book import EDITION, Book
from anpfiff.games.hat_trick.cards import COLOURS, FOLDER, box_of
from anpfiff.games.hat_trick.events import EVENTS
from anpfiff.games.hat_trick.facts import facts_of
from anpfiff.games.hat_trick.players_box import players_of
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.match import WHOLE_MATCH
from anpfiff.games.hat_trick.side import new_side
from anpfiff.games.hat_trick.state import Match
from anpfiff.games.hat_trick.verdicts import HatTrickVerdicts

if TYPE_CHECKING:
    from anpfiff.cards.box import CardBox
    from anpfiff.core.advice import Advice
    from anpfiff.core.drawing import Drawing
    from anpfiff.core.edition import Value
    from anpfiff.core.state import State
    from anpfiff.core.words import Words
    from anpfiff.games.hat_trick.fact_types import Facts


class HatTrick(Game):
    """The rules of the box."""

    key = "hat_trick"
    revision = 3
    seats = (2, 2)
    longest = 20_000

    def __init__(self) -> None:
        super().__init__(FOLDER, VOCABULARY, PHASES, EVENTS, HatTrickVerdicts())

    def can_draw(self, setup: Setup) -> bool:
        return setup.options["match_kind"] == "draw_allowed"

    def settling(self, must_win: bool) -> dict[str, Value]:
        return {"match_kind": "extra_time_and_penalties" if must_win else "draw_allowed"}

    def make_book(self, setup: Setup) -> Book:
        return Book(setup)

    def book(self, setup: Setup) -> Book:
        """The book of a setup."""
        book = self.book_of(setup)
        assert isinstance(book, Book)
        return book

    def lay(self, setup: Setup) -> Match:
        book = self.book(setup)
        s = Match(book, [new_side(book, role) for role in (0, 1)])
        s.roles = [0, 1]
        s.sealed = [[], []]
        s.agenda = list(WHOLE_MATCH)
        return s

    def boxes(self, own_cards: str) -> list[CardBox]:
        return [box_of(own_cards), players_of(own_cards)]

    def figures(self, own_cards: str = "") -> dict[str, Any]:
        """What gold and a star goalkeeper cost, and how many cards a goalkeeper draws less at a penalty."""
        return {name: EDITION[name] for name in ("gild", "star_goalkeeper", "penalty")}

    def colours(self, s: State) -> list[str]:
        return COLOURS

    def facts(self, view: State) -> Facts:
        assert isinstance(view, Match)
        return facts_of(view)

    def render(self, view: State, role: int | None, words: Words) -> Drawing:
        assert isinstance(view, Match)
        return render(view, role, words)

    def advice(self) -> Advice:
        return HatTrickAdvice()


GAME: Final = HatTrick()
