"""The box: footballers, action cards, shooting cards, goalkeepers and nations, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from anpfiff.core.catalog import LANGUAGES, OWN, OwnFile, Provenance, Shelf, open_cards
from anpfiff.core.errors import CatalogError
from anpfiff.core.game import Card

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


class Player:
    """A footballer of the base game: where he begins, on which side his balls are, and how many he has."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.number = shelf.whole("number", 2, 11)
        self.line = shelf.whole("line", 1, 6)
        self.column = shelf.whole("column", 1, 4)
        self.side = FLANKS.index(shelf.text("side", FLANKS))
        self.regular = shelf.wholes("regular", 1, 5, 2)
        self.star = shelf.wholes("star", 1, 5, 2)
        if not all(star >= regular for star, regular in zip(self.star, self.regular, strict=True)):
            raise shelf.fault(f"star: a star is never weaker than a regular, found {self.star}", "star")
        self.provenance = provenance.of(shelf)
        shelf.done()


class ActionCard:
    """A kind of action card."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.type = TYPES.index(shelf.text("type", TYPES))
        self.footballs = shelf.whole("footballs", 1, 5)
        self.side = FLANKS.index(shelf.text("side", FLANKS))
        self.copies = shelf.whole("copies", 1, 3)
        self.provenance = provenance.of(shelf)
        shelf.done()


class ShootingCard:
    """A shooting card: what it adds to the shot, and which symbol each hand of a goalkeeper meets."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.type = TYPES.index(shelf.text("type", TYPES))
        self.direction = HANDS.index(shelf.text("direction", HANDS))
        self.modifier = shelf.whole("modifier", 1, 5)
        self.symbols = shelf.wholes("symbols", -1, 1, 3)
        self.provenance = provenance.of(shelf)
        shelf.done()


class GoalkeeperCard:
    """A goalkeeper card: where his hand is, and how many cards he draws against shots from lines 6, 5 and 4."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.kind = KEEPERS.index(shelf.text("kind", KEEPERS))
        self.hand = HANDS.index(shelf.text("hand", HANDS))
        self.draws = [shelf.wholes(f"line_{line}", 0, 7, 4) for line in (6, 5, 4)]
        self.provenance = provenance.of(shelf)
        shelf.done()


class Nation:
    """A national team of the base game: the numbers that play with their star side up."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.code = shelf.text("code")
        self.stars = shelf.wholes("stars", 1, 11)
        self.provenance = provenance.of(shelf)
        shelf.done()


class Colour:
    """One of the two sets of cards."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.provenance = provenance.of(shelf)
        shelf.done()


class Box:
    """Everything in the box of the base game."""

    def __init__(self, own_cards: str = "") -> None:
        own = read_own(own_cards)
        origin, shelves = _open("players", "player", own)
        known = Provenance(origin, ["name", "number", "line", "column", "side", "regular", "star"])
        self.players = [Player(one, known) for one in shelves]
        origin, shelves = _open("actions", "action", own)
        known = Provenance(origin, ["name", "type", "footballs", "side", "copies"])
        self.actions = [ActionCard(one, known) for one in shelves]
        origin, shelves = _open("shots", "shot", own)
        known = Provenance(origin, ["name", "type", "direction", "modifier", "symbols"])
        self.shots = [ShootingCard(one, known) for one in shelves]
        origin, shelves = _open("goalkeepers", "goalkeeper", own)
        known = Provenance(origin, ["name", "kind", "hand", "line_6", "line_5", "line_4"])
        self.goalkeepers = [GoalkeeperCard(one, known) for one in shelves]
        origin, shelves = _open("nations", "nation", None)
        self.nations = [Nation(one, Provenance(origin, ["name", "code", "stars"])) for one in shelves]
        origin, shelves = _open("sides", "side", None)
        self.colours = [Colour(one, Provenance(origin, ["name"])) for one in shelves]
        self._check(OWN if own_cards else "cards")

    def _check(self, file: str) -> None:
        """Numbers 2 to 11 are there once each; every kind of shot and every goalkeeper has its three cards."""
        if [player.number for player in self.players] != list(range(2, 12)):
            raise CatalogError("[[player]]: expected the numbers 2 to 11, in order", file)
        if [(card.type, card.direction) for card in self.shots] != [(t, d) for t in range(3) for d in range(3)]:
            raise CatalogError("[[shot]]: expected three directions for each type, in order", file)
        if [(card.kind, card.hand) for card in self.goalkeepers] != [(k, h) for k in range(2) for h in range(3)]:
            raise CatalogError("[[goalkeeper]]: expected three hands for each kind, in order", file)

    def cards(self) -> list[Card]:
        """Every card as people see it."""
        found = [
            Card(
                "player",
                player.id,
                player.names,
                {
                    "number": player.number,
                    "line": player.line,
                    "column": player.column,
                    "side": FLANKS[player.side],
                    "regular": player.regular,
                    "star": player.star,
                },
                player.provenance,
            )
            for player in self.players
        ]
        found += [_shown_action(card) for card in self.actions]
        found += [_shown_shot(card) for card in self.shots]
        found += [_shown_keeper(card) for card in self.goalkeepers]
        for nation in self.nations:
            fields: dict[str, object] = {"code": nation.code, "stars": nation.stars}
            found.append(Card("nation", nation.id, nation.names, fields, nation.provenance))
        return found

    def names(self) -> dict[str, dict[str, str]]:
        """Names by language and id."""
        named = [(one.id, one.names) for one in self.players]
        named += [(one.id, one.names) for one in self.actions]
        named += [(one.id, one.names) for one in self.shots]
        named += [(one.id, one.names) for one in self.goalkeepers]
        named += [(one.id, one.names) for one in self.nations]
        named += [(one.id, one.names) for one in self.colours]
        return {language: {card: names[language] for card, names in named} for language in LANGUAGES}


def _shown_action(card: ActionCard) -> Card:
    fields: dict[str, object] = {
        "type": TYPES[card.type],
        "footballs": card.footballs,
        "side": FLANKS[card.side],
        "copies": card.copies,
    }
    return Card("action", card.id, card.names, fields, card.provenance)


def _shown_shot(card: ShootingCard) -> Card:
    fields: dict[str, object] = {
        "type": TYPES[card.type],
        "direction": HANDS[card.direction],
        "modifier": card.modifier,
        "symbols": card.symbols,
    }
    return Card("shot", card.id, card.names, fields, card.provenance)


def _shown_keeper(card: GoalkeeperCard) -> Card:
    fields: dict[str, object] = {"kind": KEEPERS[card.kind], "hand": HANDS[card.hand]}
    fields.update({f"line_{line}": card.draws[6 - line] for line in (6, 5, 4)})
    return Card("goalkeeper", card.id, card.names, fields, card.provenance)


def read_own(text: str) -> OwnFile | None:
    """An owner's card file, if there is one."""
    return OwnFile(text, "hat_trick", LISTS) if text else None


def _open(file: str, key: str, own: OwnFile | None) -> tuple[Shelf, list[Shelf]]:
    shelf = open_cards(FOLDER / "cards" / f"{file}.toml", key, own)
    return shelf.shelf("provenance"), shelf.shelves(key)


BOX: Final = Box()
ACTIONS: Final = [card.id for card in BOX.actions]
"""Ids of the kinds of action card; a kind's number is its place here."""
SHOTS: Final = [card.id for card in BOX.shots]
KEEPER_CARDS: Final = [card.id for card in BOX.goalkeepers]
NATIONS: Final = [nation.id for nation in BOX.nations]
COLOURS: Final = [colour.id for colour in BOX.colours]
