"""A game: the rules of one box, its editions and options, and how a table of it is laid."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.catalog import Shelf
from anpfiff.core.errors import CatalogError, Clash, Malformed, Unknown

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.core.action import Action, Vocabulary
    from anpfiff.core.advice import Advice
    from anpfiff.core.drawing import Drawing
    from anpfiff.core.event import EventBook
    from anpfiff.core.odds import Verdicts
    from anpfiff.core.phase import PhaseBook
    from anpfiff.core.state import State
    from anpfiff.core.words import Words

Value = int | bool | str


class Option:
    """A rule that a table may set: its values, the default of the edition, and where the values come from."""

    def __init__(
        self,
        name: str,
        values: list[Value],
        default: Value,
        source: str,
        needs: dict[str, list[Value]] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.source: Final = source
        self.needs: Final[dict[str, list[Value]]] = needs or {}
        """The options without which this one has no meaning, with the values they must have; only its first value
        goes with everything."""

    def check(self, value: object) -> Value:
        """The value itself, if it is one of ours (True is not 1 here)."""
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        expected = [json.dumps(known) for known in self.values]
        found = json.dumps(value)[:80] if isinstance(value, int | float | str) else type(value).__name__
        raise Malformed(
            f"option {self.name}: expected one of {', '.join(expected)}, found {found}",
            expected=expected,
            key="option-value",
            facts={"name": self.name, "found": found},
        )


class Edition:
    """One printing or preset of a box: its options with their defaults."""

    def __init__(self, key: str, options: list[Option]) -> None:
        self.key: Final = key
        self.options: Final = options

    def option(self, name: str) -> Option:
        """The option of this name."""
        for option in self.options:
            if option.name == name:
                return option
        raise Unknown(
            f"there is no option {name[:80]!r}",
            expected=[option.name for option in self.options],
            key="option",
            facts={"name": name[:80]},
        )

    def settle(self, given: dict[str, Any]) -> dict[str, Value]:
        """All options: what was given, checked, and the defaults for the rest."""
        chosen = {name: self.option(name).check(value) for name, value in given.items()}
        settled = {option.name: chosen.get(option.name, option.default) for option in self.options}
        for option in self.options:
            if settled[option.name] != option.values[0]:
                _check_needs(option, settled)
        return settled


def _check_needs(option: Option, settled: dict[str, Value]) -> None:
    """Refuse an option that would be agreed on and then ignored."""
    for other, values in option.needs.items():
        if settled[other] not in values:
            needed = [written(other, value) for value in values]
            raise Clash(written(option.name, settled[option.name]), needed, written(other, settled[other]))


def written(option: str, value: Value) -> str:
    """An option with its value, as one writes it for a table."""
    shown: Any = value  # the compiler would take a truth for a number
    return f"{option}={shown if isinstance(shown, str) else json.dumps(shown)}"


def read_editions(data: dict[str, Any], where: str) -> list[Edition]:
    """The editions of an edition file: every option with its values, and the presets that choose among them."""
    shelf = Shelf(data, where)
    options = shelf.shelf("options").data
    for name, option in options.items():
        for other, needed in option.get("needs", {}).items():
            if other not in options or not all(value in options[other]["values"] for value in needed):
                raise CatalogError(f"{where} [options.{name}]: needs: expected values of another option, found {other}")
    found = []
    for key, preset in shelf.shelf("editions").data.items():
        mine = []
        for name, option in options.items():
            values: list[Value] = option["values"]
            mine.append(Option(name, values, preset.get(name, values[0]), option["source"], option.get("needs")))
        edition = Edition(key, mine)
        edition.settle(preset)
        found.append(edition)
    return found


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


class Card:
    """A card as people see it: its kind, its names, its printed fields and where each field comes from."""

    def __init__(
        self, kind: str, card: str, names: dict[str, str], fields: dict[str, object], provenance: dict[str, str]
    ) -> None:
        self.kind: Final = kind
        self.id: Final = card
        self.names: Final = names
        self.fields: Final = fields
        self.provenance: Final = provenance


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One box on the shelf. A game package makes one object of its subclass, called GAME."""

    key: str = ""
    revision: int = 1
    """Goes up when an old log would replay differently."""
    seats: tuple[int, int] = (2, 2)
    longest: int = 0
    """No match has more decisions than this; a match that does not end is a broken rule."""

    def __init__(
        self, folder: Path, vocabulary: Vocabulary, phases: PhaseBook, events: EventBook, verdicts: Verdicts
    ) -> None:
        self.folder: Final = folder
        self.vocabulary: Final = vocabulary
        self.phases: Final = phases
        self.events: Final = events
        self.verdicts: Final = verdicts

    def editions(self) -> list[Edition]:
        """Our editions, the recommended one first."""
        raise TypeError("every game has editions")

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

    def lay(self, setup: Setup) -> State:
        """Lay the table: the first state, with the first question on top of its agenda."""
        raise TypeError("every game lays its own table")

    def cards(self, own_cards: str = "") -> list[Card]:
        """Every card of the box, with provenance."""
        raise TypeError("every game has cards")

    def names(self, own_cards: str = "") -> dict[str, dict[str, str]]:
        """The names of everything with an id: language to id to name."""
        raise TypeError("every game has names")

    def figures(self, own_cards: str = "") -> dict[str, Any]:
        """The numbers the box fixes that stand on no card, for pages that draw or check something by themselves."""
        return {}

    def facts(self, view: State) -> dict[str, Any]:
        """What follows from a view by the rules (standings, strengths, sums), as JSON data, for those who draw it.

        It is told with every view and made from nothing but what that view shows. Bots and the search never ask for it.
        """
        return {}

    def colours(self, s: State) -> list[str]:
        """By role: the colour its side wears (one of `drawing.COLOURS`); none where sides have no colours."""
        return []

    def draw(self, view: State, role: int | None, words: Words) -> Drawing:
        """The table as text, from the side of a role (or of nobody); made from a view, so it shows no secret."""
        raise TypeError("every game draws its own table")

    def is_own(self, view: State, role: int, action: Action) -> bool:
        """Whether an answer names something of this role's own, where others' may be named too; people see it first."""
        return False

    def advice(self) -> Advice:
        """An evaluation of options for simple bots."""
        raise TypeError("every game has advice")

    def encode(self, s: State) -> dict[str, Any]:
        """The game's own part of a state or view, as JSON data."""
        raise TypeError("every game writes its states")

    def decode(self, setup: Setup, data: dict[str, Any]) -> State:
        """The state that was written so, without agenda."""
        raise TypeError("every game reads its states")
