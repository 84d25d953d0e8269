"""The World Cup Game (Games for the World, Shaun Derrick): 1930 and 2002, from the draw to the final."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.game import Game, Setup
from anpfiff.errors import Malformed
from anpfiff.games.world_cup.actions import NAME, TEAM, VOCABULARY
from anpfiff.games.world_cup.advice import WorldCupAdvice
from anpfiff.games.world_cup.board import render
from anpfiff.games.world_cup.book import MOST_SEATS, Book
from anpfiff.games.world_cup.cards import FOLDER, TOURNAMENTS, box_of
from anpfiff.games.world_cup.events import EVENTS
from anpfiff.games.world_cup.facts import facts_of
from anpfiff.games.world_cup.rules import PHASES
from anpfiff.games.world_cup.rules.draw import THE_DRAW
from anpfiff.games.world_cup.rules.knock_out import OPEN_GROUPS
from anpfiff.games.world_cup.state import Cup, new_cup
from anpfiff.games.world_cup.verdicts import WorldCupVerdicts

if TYPE_CHECKING:
    from anpfiff.cards.box import CardBox
    from anpfiff.core.action import Action
    from anpfiff.core.advice import Advice
    from anpfiff.core.drawing import Drawing
    from anpfiff.core.edition import Edition, Value
    from anpfiff.core.state import State
    from anpfiff.core.words import Words
    from anpfiff.games.world_cup.fact_types import Facts

USUAL_SEATS: Final = 4


class WorldCup(Game):
    """The rules of the box."""

    key = "world_cup"
    revision = 3
    seats = (2, 16)
    longest = 20_000

    def __init__(self) -> None:
        super().__init__(FOLDER, VOCABULARY, PHASES, EVENTS, WorldCupVerdicts())

    def edition_for(self, seats: int | None) -> Edition:
        """X1  More seats than there were teams in 1930 play 2002."""
        return self.editions()[1 if seats is not None and seats > MOST_SEATS[0] else 0]

    def seats_for(self, options: dict[str, Value]) -> int:
        return USUAL_SEATS

    def check_seats(self, seats: int, options: dict[str, Value]) -> None:
        """X1  2 to 13 seats in 1930, 2 to 16 in 2002."""
        super().check_seats(seats, options)
        most = MOST_SEATS[TOURNAMENTS.index(int(options["tournament"]))]
        if seats > most:
            game = f"tournament={options['tournament']}"
            facts: dict[str, str | int] = {"game": game, "low": 2, "high": most, "said": seats}
            message = f"the World Cup of {options['tournament']} is for 2 to {most} seats, not {seats}"
            raise Malformed(message, key="seats", facts=facts)

    def make_book(self, setup: Setup) -> Book:
        return Book(setup)

    def book(self, setup: Setup) -> Book:
        """The book of a setup."""
        book = self.book_of(setup)
        assert isinstance(book, Book)
        return book

    def lay(self, setup: Setup) -> Cup:
        s = new_cup(self.book(setup))
        s.agenda = [OPEN_GROUPS, *THE_DRAW[setup.seats]]
        return s

    def boxes(self, own_cards: str) -> list[CardBox]:
        return [box_of(own_cards)]

    def facts(self, view: State) -> Facts:
        assert isinstance(view, Cup)
        return facts_of(view)

    def render(self, view: State, role: int | None, words: Words) -> Drawing:
        assert isinstance(view, Cup)
        return render(view, role, words)

    def is_own(self, view: State, role: int, action: Action) -> bool:
        """One's own teams."""
        assert isinstance(view, Cup)
        return (action.verb is TEAM or action.verb is NAME) and int(view.owners[action.value]) == role

    def advice(self) -> Advice:
        return WorldCupAdvice()


GAME: Final = WorldCup()
