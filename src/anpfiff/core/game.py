"""A game: the rules of one box, its editions and options, and how a table of it is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from anpfiff.cards.catalog import LANGUAGES, read_file
from anpfiff.core.advice import Advice
from anpfiff.core.drawing import render_plainly
from anpfiff.core.edition import Edition, read_editions
from anpfiff.core.fields import read_table, write_table
from anpfiff.core.odds import Verdicts
from anpfiff.errors import Malformed, Unknown

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from anpfiff.cards.box import Card, CardBox
    from anpfiff.core.action import Action, Vocabulary
    from anpfiff.core.drawing import Drawing
    from anpfiff.core.edition import Value
    from anpfiff.core.event import EventBook
    from anpfiff.core.phase import PhaseBook
    from anpfiff.core.state import State
    from anpfiff.core.words import Words


class Setup:
    """What is agreed before kick-off: with the log it is the whole match."""

    def __init__(
        self,
        game: str,
        revision: int,
        edition: str,
        options: dict[str, Value],
        seats: int,
        own_cards: str = "",
    ) -> None:
        self.game: Final = game
        self.revision: Final = revision
        self.edition: Final = edition
        self.options: Final = options
        self.seats: Final = seats
        self.own_cards: Final = own_cards
        """The text of an owner's edition file, or nothing."""
        self.book: object | None = None
        """What the game has made of all this, kept for the next table with this setup."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One box on the shelf. A game package makes one object of its subclass, called GAME.

    A small game has a state, actions, events, rules and words; all else is here, and a larger game says it better.
    """

    key: str = ""
    revision: int = 1
    """Goes up when an old log would replay differently."""
    seats: tuple[int, int] = (2, 2)
    longest: int = 0
    """No match has more decisions than this; a match that does not end is a broken rule."""

    def __init__(
        self,
        folder: Path,
        vocabulary: Vocabulary,
        phases: PhaseBook,
        events: EventBook,
        verdicts: Verdicts | None = None,
    ) -> None:
        self.folder: Final = folder
        self.vocabulary: Final = vocabulary
        self.phases: Final = phases
        self.events: Final = events
        self.verdicts: Final = verdicts if verdicts is not None else Verdicts()
        self._editions: list[Edition] = []
        self._books: dict[tuple[int, tuple[tuple[str, Value], ...]], object] = {}
        self._take_from_class()

    def _take_from_class(self) -> None:
        """What a class that is not compiled says about itself, where the compiled part looks for it."""
        for one in reversed(type(self).__mro__):
            said = vars(one)
            if isinstance(said.get("key"), str):
                self.key = said["key"]
            if isinstance(said.get("revision"), int):
                self.revision = said["revision"]
            if isinstance(said.get("seats"), tuple):
                self.seats = said["seats"]
            if isinstance(said.get("longest"), int):
                self.longest = said["longest"]

    def editions(self) -> list[Edition]:
        """Our editions, the recommended one first, as `edition.toml` has them."""
        if not self._editions:
            self._editions = read_editions(read_file(self.folder / "edition.toml"), "edition.toml")
        return self._editions

    def edition(self, key: str | None = None) -> Edition:
        """The edition of this key, or the recommended one."""
        known = self.editions()
        if key is None:
            return known[0]
        for edition in known:
            if edition.key == key:
                return edition
        raise Unknown(
            f"{self.key} has no edition {key[:80]!r}",
            expected=[edition.key for edition in known],
            key="edition",
            facts={"game": self.key, "name": key[:80]},
        )

    def edition_for(self, seats: int | None) -> Edition:
        """The edition that is played when nobody says which."""
        return self.edition()

    def agree(
        self,
        edition: str | None = None,
        options: dict[str, Any] | None = None,
        seats: int | None = None,
        own_cards: str = "",
    ) -> Setup:
        """A checked setup; everything may be left out."""
        chosen = self.edition_for(seats) if edition is None else self.edition(edition)
        settled = chosen.settle({**self.follows(seats), **(options or {})})
        number = self.seats_for(settled) if seats is None else seats
        self.check_seats(number, settled)
        own = own_cards.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n") + "\n"
        return Setup(self.key, self.revision, chosen.key, settled, number, own if own.strip() else "")

    def follows(self, seats: int | None) -> dict[str, Value]:
        """Options that follow from a number of seats, unless a table says otherwise."""
        return {}

    def seats_for(self, options: dict[str, Value]) -> int:
        """How many seats a table has when nobody says."""
        return self.seats[0]

    def check_seats(self, seats: int, options: dict[str, Value]) -> None:
        """Refuse a number of seats that the game or its options do not allow."""
        low, high = self.seats
        if not low <= seats <= high:
            allowed = f"{low} to {high}" if low < high else str(low)
            raise Malformed(
                f"{self.key} is for {allowed} seats, not {seats}",
                key="seats" if low < high else "seats-just",
                facts={"game": self.key, "low": low, "high": high, "said": seats},
            )

    def can_draw(self, setup: Setup) -> bool:
        """Whether a match may end level, so that a draw can be offered."""
        return False

    def settling(self, must_win: bool) -> dict[str, Value]:
        """Options by which a match of a competition has a winner, or may end level; none where that is so anyway."""
        return {}

    def lay(self, setup: Setup) -> State:
        """Lay the table: the first state, with the first question on top of its agenda."""
        raise TypeError("every game lays its own table")

    def make_book(self, setup: Setup) -> object:
        """All that is fixed for a table, made from its cards and options; a game without a book has none."""
        return None

    def book_of(self, setup: Setup) -> object:
        """The book of a setup; tables with the same setup share it."""
        if setup.book is None and setup.own_cards:
            setup.book = self.make_book(setup)
        elif setup.book is None:
            key = (setup.seats, tuple(setup.options.items()))
            if key not in self._books:
                self._books[key] = self.make_book(setup)
            setup.book = self._books[key]
        return setup.book

    def boxes(self, own_cards: str) -> list[CardBox]:
        """The cards of the box and of its expansions, with an owner's values; a game without cards has none."""
        return []

    def cards(self, own_cards: str = "") -> list[Card]:
        """Every card of the box, with provenance."""
        return [card for box in self.boxes(own_cards) for card in box.cards()]

    def names(self, own_cards: str = "") -> dict[str, dict[str, str]]:
        """The names of everything with an id: language to id to name."""
        found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for box in self.boxes(own_cards):
            for language, names in box.names().items():
                found[language].update(names)
        return found

    def figures(self, own_cards: str = "") -> dict[str, Any]:
        """The numbers the box fixes that stand on no card, for pages that draw or check something by themselves."""
        return {}

    def hints(self) -> dict[str, Any]:
        """What the plain table of a page draws: `board.toml`, and the bounds of counters from the fields."""
        file = self.folder / "board.toml"
        found: dict[str, Any] = read_file(file) if file.exists() else {}
        for counter in found.get("counters", []):
            if "least" in counter:
                counter["most"] = self.lay(self.agree()).fields().bound(counter["name"])
        return found

    def unit(self) -> str:
        """What the score counts: `goals` or `points`."""
        return str(self.hints().get("unit", "goals"))

    def facts(self, view: State) -> Mapping[str, Any]:
        """What follows from a view by the rules (standings, strengths, sums), as JSON data, for those who draw it.

        It is told with every view and made from nothing but what that view shows. Bots and the search never ask for it.
        A game with facts declares them in `fact_types.py`.
        """
        return {}

    def colours(self, s: State) -> list[str]:
        """By role: the colour its side wears (one of `drawing.COLOURS`); none where sides have no colours."""
        return []

    def render(self, view: State, role: int | None, words: Words) -> Drawing:
        """The table as text, from the side of a role (or of nobody); made from a view, so it shows no secret."""
        return render_plainly(view, self.encode(view), role, words)

    def is_own(self, view: State, role: int, action: Action) -> bool:
        """Whether an answer names something of this role's own, where others' may be named too; people see it first."""
        return False

    def advice(self) -> Advice:
        """An evaluation of options for simple bots; by default all are equally good."""
        return Advice()

    def encode(self, s: State) -> dict[str, Any]:
        """The game's own part of a state or view, as JSON data."""
        return write_table(s)

    def decode(self, setup: Setup, data: dict[str, Any]) -> State:
        """Parse a state from its JSON data, without agenda."""
        s = self.lay(setup)
        read_table(s, setup.seats, data)
        return s
