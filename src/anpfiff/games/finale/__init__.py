"""Finale (Kosmos 1998): two coaches, eleven footballers each, tactic cards and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.game import Game, Setup
from anpfiff.errors import Malformed
from anpfiff.games.finale.actions import VOCABULARY
from anpfiff.games.finale.advice import FinaleAdvice
from anpfiff.games.finale.board import render
from anpfiff.games.finale.book import EDITION, Book, faces_of, risks_of
from anpfiff.games.finale.cards import FOLDER, SYMBOLS, box_of
from anpfiff.games.finale.events import EVENTS
from anpfiff.games.finale.facts import facts_of
from anpfiff.games.finale.marks import SIDES
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.cup import CUP_TIE, DRAW_LOTS, ONE_MATCH
from anpfiff.games.finale.side import new_side
from anpfiff.games.finale.state import Match
from anpfiff.games.finale.verdicts import FinaleVerdicts

if TYPE_CHECKING:
    from anpfiff.cards.box import CardBox
    from anpfiff.core.advice import Advice
    from anpfiff.core.drawing import Drawing
    from anpfiff.core.edition import Value
    from anpfiff.core.state import State
    from anpfiff.core.words import Words
    from anpfiff.games.finale.fact_types import Facts


class Finale(Game):
    """The rules of the box."""

    key = "finale"
    revision = 2
    seats = (2, 8)
    longest = 40_000

    def __init__(self) -> None:
        super().__init__(FOLDER, VOCABULARY, PHASES, EVENTS, FinaleVerdicts())

    def follows(self, seats: int | None) -> dict[str, Value]:
        return {"format": "cup"} if seats is not None and seats > 2 else {}

    def seats_for(self, options: dict[str, Value]) -> int:
        return 4 if options["format"] == "cup" else 2

    def check_seats(self, seats: int, options: dict[str, Value]) -> None:
        super().check_seats(seats, options)
        if seats != 2 and options["format"] != "cup":
            facts: dict[str, str | int] = {"said": seats, "needed": "format=cup"}
            raise Malformed(f"only the format cup is for {seats} seats", None, ["2"], "seats-only", facts)

    def can_draw(self, setup: Setup) -> bool:
        return setup.options["format"] == "match" and setup.options["tie_after_90"] == "draw"

    def settling(self, must_win: bool) -> dict[str, Value]:
        return {"format": "match", "tie_after_90": "extra_time_and_shootout" if must_win else "draw"}

    def make_book(self, setup: Setup) -> Book:
        return Book(setup)

    def book(self, setup: Setup) -> Book:
        """The book of a setup."""
        book = self.book_of(setup)
        assert isinstance(book, Book)
        return book

    def lay(self, setup: Setup) -> Match:
        book = self.book(setup)
        teams = [1, 0] if book.swap_sides else [0, 1]
        s = Match(book, [new_side(book, team) for team in teams])
        s.roles = [0, 1]
        s.sealed = [[], []]
        s.out = [0] * setup.seats
        s.tally = [0] * setup.seats
        s.leg = 1
        if book.format == "match":
            s.agenda = list(ONE_MATCH)
            return s
        s.leg = 0
        s.agenda = list(CUP_TIE) if book.format == "cup_tie" else list(DRAW_LOTS)
        return s

    def boxes(self, own_cards: str) -> list[CardBox]:
        return [box_of(own_cards)]

    def figures(self, own_cards: str = "") -> dict[str, Any]:
        """Sizes and points, quotas of cards, the starters' benches; by option where symbols sit, and their chances."""
        fixed = {name: EDITION[name] for name in ("match", "quota", "quota_least", "quota_colours")}
        box = box_of(own_cards)
        german = {team.id: team.bench for team in box.teams}
        french = {team.id: team.french_bench for team in box.teams}
        eleven = {
            team: [man.id for man in box.footballers if man.team == team and man.starter and man.id not in bench]
            for team, bench in german.items()
        }
        corners = {
            str(rule): {man.id: [SYMBOLS[symbol] for symbol in man.corners(str(rule))] for man in box.footballers}
            for rule in self.edition().option("corner_rule").values
        }
        risks = {str(die): risks_of(faces_of(str(die))) for die in self.edition().option("die").values}
        benches = {"german": german, "french": french}
        return {**fixed, "starter_eleven": eleven, "starter_bench": benches, "corners": corners, "risks": risks}

    def facts(self, view: State) -> Facts:
        assert isinstance(view, Match)
        return facts_of(view)

    def colours(self, s: State) -> list[str]:
        assert isinstance(s, Match)
        return [SIDES[side.team] for side in s.sides]

    def render(self, view: State, role: int | None, words: Words) -> Drawing:
        assert isinstance(view, Match)
        return render(view, role, view.book.box, words)

    def advice(self) -> Advice:
        return FinaleAdvice()


GAME: Final = Finale()
