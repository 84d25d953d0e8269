"""The box: nations, ranks, dice, action cards, tokens, groups and bracket, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from anpfiff.core.catalog import LANGUAGES, OWN, OwnFile, Provenance, Shelf, open_cards
from anpfiff.core.errors import CatalogError
from anpfiff.core.game import Card
from anpfiff.football.fixtures import is_everybody_met

FOLDER: Final = Path(__file__).parent

TOURNAMENTS: Final = [1930, 2002]
RANKS: Final = ["black", "red", "blue", "green", "yellow", "grey"]
GREY: Final = 5
ROUNDS: Final = ["round_of_16", "quarter_final", "semi_final", "third_place", "final"]
GROUPS: Final = [["1", "2", "3", "4"], ["A", "B", "C", "D", "E", "F", "G", "H"]]
"""By tournament."""
LISTS: Final = ["nation", "action"]
"""What an owner of the box may correct."""


class Nation:
    """A nation with its rank and group in each tournament, or -1 where it does not take part."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.code = shelf.text("code")
        self.ranks: list[int] = []
        self.groups: list[int] = []
        for number, year in enumerate(TOURNAMENTS):
            is_in = shelf.has(f"rank_{year}")
            self.ranks.append(RANKS.index(shelf.text(f"rank_{year}", RANKS)) if is_in else -1)
            groups = GROUPS[number]
            self.groups.append(groups.index(shelf.text(f"group_{year}", groups)) if is_in else -1)
        self.provenance = provenance.of(shelf)
        shelf.done()


class Rank:
    """A rank: its squares, its largest goal token, its balls, and the dot its flag lies on in the knock-out rounds."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id", RANKS)
        self.names = shelf.names("name")
        self.squares = shelf.whole("squares", 1, 4)
        self.largest = shelf.whole("largest", 1, 3)
        self.balls = shelf.whole("balls", 1, 36)
        self.dot = shelf.whole("dot", 1, 5)
        if self.dot != self.squares + 1:
            raise shelf.wrong("dot", "the square behind the last one that is played on")
        self.provenance = provenance.of(shelf)
        shelf.done()


class Die:
    """A die with a coloured dot on each face."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.faces = [RANKS.index(face) for face in shelf.texts("faces", RANKS, 6)]
        self.provenance = provenance.of(shelf)
        shelf.done()


class ActionCard:
    """A kind of action card."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.colour = shelf.text("colour")
        self.count = shelf.whole("count", 1, 31)
        self.count_listed = shelf.whole("count_listed", 1, 31)
        self.tokens = shelf.wholes("tokens", 1, 3)
        self.in_1930 = shelf.flag("in_1930")
        self.provenance = provenance.of(shelf)
        shelf.done()


class Token:
    """A kind of token, and how many of it there are."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.count = shelf.whole("count", 1, 99)
        self.count_listed = shelf.whole("count_listed", 1, 99)
        self.provenance = provenance.of(shelf)
        shelf.done()


class Group:
    """The matches of a group, each with its left and its right team."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.name = shelf.text("id")
        self.tournament = TOURNAMENTS.index(shelf.whole("tournament", 1930, 2002))
        self.matches = [[str(team) for team in match] for match in shelf.take("matches", "a list of pairs of teams")]
        self.provenance = provenance.of(shelf)
        shelf.done()


class KnockOutMatch:
    """A match of the knock-out rounds, and where its teams come from."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        name, _, year = self.id.rpartition("_")
        self.name = name
        self.names = shelf.names("name")
        self.tournament = TOURNAMENTS.index(shelf.whole("tournament", 1930, 2002))
        if year != str(TOURNAMENTS[self.tournament]):
            raise shelf.wrong("id", "the year of the tournament at its end")
        self.round = shelf.text("round", ROUNDS)
        self.left = shelf.text("left")
        self.right = shelf.text("right")
        self.provenance = provenance.of(shelf)
        shelf.done()


class Box:
    """Everything in the box."""

    def __init__(self, own_cards: str = "") -> None:
        own = OwnFile(own_cards, "world_cup", LISTS) if own_cards else None
        shelf, origin = _open("nations", "nation", own)
        fields = ["name", "code", *[f"{field}_{year}" for year in TOURNAMENTS for field in ("rank", "group")]]
        known = Provenance(origin, fields)
        self.nations = [Nation(one, known) for one in shelf.shelves("nation")]
        shelf, origin = _open("actions", "action", own)
        known = Provenance(origin, ["name", "colour", "count", "count_listed", "tokens", "in_1930"])
        self.actions = [ActionCard(one, known) for one in shelf.shelves("action")]
        shelf, origin = _open("ranks", "rank")
        known = Provenance(origin, ["name", "squares", "largest", "balls", "dot"])
        self.ranks = [Rank(one, known) for one in shelf.shelves("rank")]
        shelf, origin = _open("dice", "die")
        known = Provenance(origin, ["name", "faces"])
        self.dice = [Die(one, known) for one in shelf.shelves("die")]
        shelf, origin = _open("tokens", "token")
        known = Provenance(origin, ["name", "count", "count_listed"])
        self.tokens = [Token(one, known) for one in shelf.shelves("token")]
        self._read_matches()
        self._check(OWN if own_cards else "nations.toml")

    def _read_matches(self) -> None:
        shelf, origin = _open("groups", "group")
        known = Provenance(origin, ["tournament", "matches"])
        self.groups = [Group(one, known) for one in shelf.shelves("group")]
        shelf, origin = _open("knock_out", "match")
        known = Provenance(origin, ["name", "tournament", "round", "left", "right"])
        self.knock_out = [KnockOutMatch(one, known) for one in shelf.shelves("match")]

    def _check(self, file: str) -> None:
        """X35  There is a ball for every team; and in every group everybody meets everybody."""
        for number, year in enumerate(TOURNAMENTS):
            ranks = [nation.ranks[number] for nation in self.nations]
            for rank, card in enumerate(self.ranks):
                if ranks.count(rank) > card.balls:
                    raise CatalogError(f"{year}: there are only {card.balls} balls for the rank {card.id}", file)
        ids = [nation.id for nation in self.nations]
        for group in self.groups:
            place = GROUPS[group.tournament].index(group.name)
            mine = [k for k, nation in enumerate(self.nations) if nation.groups[group.tournament] == place]
            if not is_everybody_met(mine, [ids.index(team) for match in group.matches for team in match]):
                raise CatalogError(f"group {group.name}: everybody must meet everybody once", file)

    def cards(self) -> list[Card]:
        """Every card as people see it."""
        found = [_shown_nation(nation) for nation in self.nations]
        found += [_shown_action(card) for card in self.actions]
        for rank in self.ranks:
            fields = {"squares": rank.squares, "largest": rank.largest, "balls": rank.balls, "dot": rank.dot}
            found.append(Card("rank", rank.id, rank.names, dict(fields), rank.provenance))
        for token in self.tokens:
            counts = {"count": token.count, "count_listed": token.count_listed}
            found.append(Card("token", token.id, token.names, dict(counts), token.provenance))
        for die in self.dice:
            faces: dict[str, object] = {"faces": [RANKS[face] for face in die.faces]}
            found.append(Card("die", die.id, die.names, faces, die.provenance))
        return found + [_shown_match(match) for match in self.knock_out]

    def names(self) -> dict[str, dict[str, str]]:
        """Names by language and id."""
        return {
            language: {
                **{nation.id: nation.names[language] for nation in self.nations},
                **{card.id: card.names[language] for card in self.actions},
                **{rank.id: rank.names[language] for rank in self.ranks},
                **{token.id: token.names[language] for token in self.tokens},
                **{die.id: die.names[language] for die in self.dice},
                **{match.id: match.names[language] for match in self.knock_out},
            }
            for language in LANGUAGES
        }


def _open(file: str, key: str, own: OwnFile | None = None) -> tuple[Shelf, Shelf]:
    shelf = open_cards(FOLDER / "cards" / f"{file}.toml", key, own)
    return shelf, shelf.shelf("provenance")


def _shown_nation(nation: Nation) -> Card:
    fields: dict[str, object] = {"code": nation.code}
    for number, year in enumerate(TOURNAMENTS):
        if nation.ranks[number] >= 0:
            fields[f"rank_{year}"] = RANKS[nation.ranks[number]]
            fields[f"group_{year}"] = GROUPS[number][nation.groups[number]]
    provenance = {field: tag for field, tag in nation.provenance.items() if field in fields or field == "name"}
    return Card("nation", nation.id, nation.names, fields, provenance)


def _shown_action(card: ActionCard) -> Card:
    fields: dict[str, object] = {
        "colour": card.colour,
        "count": card.count,
        "count_listed": card.count_listed,
        "tokens": card.tokens,
        "in_1930": card.in_1930,
    }
    return Card("action", card.id, card.names, fields, card.provenance)


def _shown_match(match: KnockOutMatch) -> Card:
    fields: dict[str, object] = {
        "tournament": TOURNAMENTS[match.tournament],
        "round": match.round,
        "left": match.left,
        "right": match.right,
    }
    return Card("match", match.id, match.names, fields, match.provenance)


BOX: Final = Box()
NATIONS: Final = [nation.id for nation in BOX.nations]
"""Ids of the nations; a team's number is its place here."""
CARDS: Final = [card.id for card in BOX.actions]
"""Ids of the kinds of action card; a kind's number is its place here."""
THREE_GOALS: Final = 0
TWO_GOALS: Final = 1
ONE_GOAL: Final = 2
TWO_PLUS_ONE: Final = 3
ONE_ONE_ONE: Final = 4
ONE_ONE: Final = 5
ATTACK_CARD: Final = 6
DEFENCE_CARD: Final = 7
FOUL: Final = 8
OFFSIDE: Final = 9
PENALTY_CARD: Final = 10
