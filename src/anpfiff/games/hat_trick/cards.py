"""The box: footballers, action cards, shooting cards, goalkeepers and nations, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.cards.box import CardBox, Printed
from anpfiff.cards.catalog import OWN
from anpfiff.errors import CatalogError

if TYPE_CHECKING:
    from anpfiff.cards.catalog import TomlTable

FOLDER: Final = Path(__file__).parent

TYPES: Final = ["short_pass", "long_ball", "dribble"]
SHORT_PASS: Final = 0
LONG_BALL: Final = 1
DRIBBLE: Final = 2
FLANKS: Final = ["left", "right"]
HANDS: Final = ["left", "centre", "right"]
KEEPERS: Final = ["regular", "star"]
MEN: Final = 10
FIRST_NUMBER: Final = 2
"""The shirt number of the first man; the goalkeeper is number 1."""
BASE_LISTS: Final = ["player", "action", "shot", "goalkeeper"]
LISTS: Final = [*BASE_LISTS, "role", "team_card", "budget", "style_card", "match_event"]
"""What an owner of the box may correct; to the last four he may add."""


class Player(Printed):
    """A footballer of the base game: where he begins, on which side his balls are, and how many he has."""

    def read(self, toml: TomlTable) -> None:
        self.number = toml.whole("number", 2, 11)
        self.line = toml.whole("line", 1, 6)
        self.column = toml.whole("column", 1, 4)
        self.side = FLANKS.index(toml.text("side", FLANKS))
        self.regular = toml.wholes("regular", 1, 5, 2)
        self.star = toml.wholes("star", 1, 5, 2)
        if not all(star >= regular for star, regular in zip(self.star, self.regular, strict=True)):
            detail = f"star: a star is never weaker than a regular, found {self.star}"
            facts: dict[str, str | int] = {"name": "star", "other": "regular", "found": str(self.star)}
            raise toml.fault(detail, "star", "card-not-below", facts)

    def shown_as(self) -> str:
        return "player"

    def fields(self) -> dict[str, object]:
        return {
            "number": self.number,
            "line": self.line,
            "column": self.column,
            "side": FLANKS[self.side],
            "regular": self.regular,
            "star": self.star,
        }


class ActionCard(Printed):
    """A kind of action card."""

    def read(self, toml: TomlTable) -> None:
        self.type = TYPES.index(toml.text("type", TYPES))
        self.footballs = toml.whole("footballs", 1, 5)
        self.side = FLANKS.index(toml.text("side", FLANKS))
        self.copies = toml.whole("copies", 1, 3)

    def shown_as(self) -> str:
        return "action"

    def fields(self) -> dict[str, object]:
        return {
            "type": TYPES[self.type],
            "footballs": self.footballs,
            "side": FLANKS[self.side],
            "copies": self.copies,
        }


class ShootingCard(Printed):
    """A shooting card: what it adds to the shot, and which symbol each hand of a goalkeeper meets."""

    def read(self, toml: TomlTable) -> None:
        self.type = TYPES.index(toml.text("type", TYPES))
        self.direction = HANDS.index(toml.text("direction", HANDS))
        self.modifier = toml.whole("modifier", 1, 5)
        self.symbols = toml.wholes("symbols", -1, 1, 3)

    def shown_as(self) -> str:
        return "shot"

    def fields(self) -> dict[str, object]:
        return {
            "type": TYPES[self.type],
            "direction": HANDS[self.direction],
            "modifier": self.modifier,
            "symbols": self.symbols,
        }


class GoalkeeperCard(Printed):
    """A goalkeeper card: where his hand is, and how many cards he draws against shots from lines 6, 5 and 4."""

    def read(self, toml: TomlTable) -> None:
        self.kind = KEEPERS.index(toml.text("kind", KEEPERS))
        self.hand = HANDS.index(toml.text("hand", HANDS))
        self.draws = [toml.wholes(f"line_{line}", 0, 7, 4) for line in (6, 5, 4)]

    def shown_as(self) -> str:
        return "goalkeeper"

    def fields(self) -> dict[str, object]:
        return {
            "kind": KEEPERS[self.kind],
            "hand": HANDS[self.hand],
            **{f"line_{line}": self.draws[6 - line] for line in (6, 5, 4)},
        }


class Nation(Printed):
    """A national team of the base game: the numbers that play with their star side up."""

    def read(self, toml: TomlTable) -> None:
        self.code = toml.text("code")
        self.stars = toml.wholes("stars", 1, 11)

    def shown_as(self) -> str:
        return "nation"

    def fields(self) -> dict[str, object]:
        return {"code": self.code, "stars": self.stars}


class Colour(Printed):
    """One of the two sets of cards, and the nation a side without a team of its own is called by."""

    def read(self, toml: TomlTable) -> None:
        self.nation = toml.text("nation")


class Box(CardBox):
    """Everything in the box."""

    def __init__(self, own_cards: str = "") -> None:
        super().__init__("hat_trick", FOLDER, LISTS, own_cards)
        fields = ["name", "number", "line", "column", "side", "regular", "star"]
        cards, of = self.open("players", "player", fields)
        self.players = [Player(one, of) for one in cards]
        cards, of = self.open("actions", "action", ["name", "type", "footballs", "side", "copies"])
        self.actions = [ActionCard(one, of) for one in cards]
        cards, of = self.open("shots", "shot", ["name", "type", "direction", "modifier", "symbols"])
        self.shots = [ShootingCard(one, of) for one in cards]
        cards, of = self.open("goalkeepers", "goalkeeper", ["name", "kind", "hand", "line_6", "line_5", "line_4"])
        self.goalkeepers = [GoalkeeperCard(one, of) for one in cards]
        cards, of = self.open("nations", "nation", ["name", "code", "stars"])
        self.nations = [Nation(one, of) for one in cards]
        cards, of = self.open("sides", "side", ["name", "nation"])
        self.colours = [Colour(one, of) for one in cards]
        self._check(OWN if own_cards else "cards")

    def _check(self, file: str) -> None:
        """Numbers 2 to 11 are there once each; every kind of shot and every goalkeeper has its three cards."""
        if [player.number for player in self.players] != list(range(2, 12)):
            detail = "[[player]]: expected the numbers 2 to 11, in order"
            raise CatalogError(detail, file, key="card-order", facts={"what": "[[player]] number"})
        if [(card.type, card.direction) for card in self.shots] != [(t, d) for t in range(3) for d in range(3)]:
            detail = "[[shot]]: expected three directions for each type, in order"
            raise CatalogError(detail, file, key="card-order", facts={"what": "[[shot]] type, direction"})
        if [(card.kind, card.hand) for card in self.goalkeepers] != [(k, h) for k in range(2) for h in range(3)]:
            detail = "[[goalkeeper]]: expected three hands for each kind, in order"
            raise CatalogError(detail, file, key="card-order", facts={"what": "[[goalkeeper]] kind, hand"})

    def printed(self) -> list[Printed]:
        return [*self.players, *self.actions, *self.shots, *self.goalkeepers, *self.nations, *self.colours]


BOX: Final = Box()


def box_of(own_cards: str) -> Box:
    """The box with an owner's cards, if there are any."""
    return Box(own_cards) if own_cards else BOX


ACTIONS: Final = [card.id for card in BOX.actions]
"""Ids of the kinds of action card; a kind's number is its place here."""
SHOTS: Final = [card.id for card in BOX.shots]
KEEPER_CARDS: Final = [card.id for card in BOX.goalkeepers]
NATIONS: Final = [nation.id for nation in BOX.nations]
COLOURS: Final = [colour.id for colour in BOX.colours]
