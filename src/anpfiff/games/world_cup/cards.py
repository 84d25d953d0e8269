"""The box: nations, ranks, dice, action cards, tokens, groups and bracket, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.cards.box import CardBox, Printed
from anpfiff.cards.catalog import OWN, Expected
from anpfiff.errors import CatalogError
from anpfiff.football.fixtures import is_everybody_met

if TYPE_CHECKING:
    from anpfiff.cards.box import Card
    from anpfiff.cards.catalog import TomlTable

FOLDER: Final = Path(__file__).parent

TOURNAMENTS: Final = [1930, 2002]
RANKS: Final = ["black", "red", "blue", "green", "yellow", "grey"]
GREY: Final = 5
ROUNDS: Final = ["round_of_16", "quarter_final", "semi_final", "third_place", "final"]
GROUPS: Final = [["1", "2", "3", "4"], ["A", "B", "C", "D", "E", "F", "G", "H"]]
"""By tournament."""
LISTS: Final = ["nation", "action"]
"""What an owner of the box may correct."""


class Nation(Printed):
    """A nation with its rank and group in each tournament, or -1 where it does not take part."""

    def read(self, toml: TomlTable) -> None:
        self.code = toml.text("code")
        self.ranks: list[int] = []
        self.groups: list[int] = []
        for number, year in enumerate(TOURNAMENTS):
            is_in = toml.has(f"rank_{year}")
            self.ranks.append(RANKS.index(toml.text(f"rank_{year}", RANKS)) if is_in else -1)
            groups = GROUPS[number]
            self.groups.append(groups.index(toml.text(f"group_{year}", groups)) if is_in else -1)

    def shown_as(self) -> str:
        return "nation"

    def fields(self) -> dict[str, object]:
        found: dict[str, object] = {"code": self.code}
        for number, year in enumerate(TOURNAMENTS):
            if self.ranks[number] >= 0:
                found[f"rank_{year}"] = RANKS[self.ranks[number]]
                found[f"group_{year}"] = GROUPS[number][self.groups[number]]
        return found

    def shown(self) -> Card:
        """Without the years in which it does not take part."""
        card = super().shown()
        for field in list(card.provenance):
            if field not in card.fields and field != "name":
                del card.provenance[field]
        return card


class Rank(Printed):
    """A rank: its squares, its largest goal token, its balls, and the dot its flag lies on in the knock-out rounds."""

    def read(self, toml: TomlTable) -> None:
        toml.text("id", RANKS)
        self.squares = toml.whole("squares", 1, 4)
        self.largest = toml.whole("largest", 1, 3)
        self.balls = toml.whole("balls", 1, 36)
        self.dot = toml.whole("dot", 1, 5)
        if self.dot != self.squares + 1:
            facts: dict[str, str | int] = {"allowed": str(self.squares + 1)}
            raise toml.wrong("dot", Expected("the square behind the last one that is played on", "one-of", facts))

    def shown_as(self) -> str:
        return "rank"

    def fields(self) -> dict[str, object]:
        return {"squares": self.squares, "largest": self.largest, "balls": self.balls, "dot": self.dot}


class Die(Printed):
    """A die with a coloured dot on each face."""

    def read(self, toml: TomlTable) -> None:
        self.faces = [RANKS.index(face) for face in toml.texts("faces", RANKS, 6)]

    def shown_as(self) -> str:
        return "die"

    def fields(self) -> dict[str, object]:
        return {"faces": [RANKS[face] for face in self.faces]}


class ActionCard(Printed):
    """A kind of action card."""

    def read(self, toml: TomlTable) -> None:
        self.colour = toml.text("colour")
        self.count = toml.whole("count", 1, 31)
        self.count_listed = toml.whole("count_listed", 1, 31)
        self.tokens = toml.wholes("tokens", 1, 3)
        self.in_1930 = toml.flag("in_1930")

    def shown_as(self) -> str:
        return "action"

    def fields(self) -> dict[str, object]:
        return {
            "colour": self.colour,
            "count": self.count,
            "count_listed": self.count_listed,
            "tokens": self.tokens,
            "in_1930": self.in_1930,
        }


class Token(Printed):
    """A kind of token, and how many of it there are."""

    def read(self, toml: TomlTable) -> None:
        self.count = toml.whole("count", 1, 99)
        self.count_listed = toml.whole("count_listed", 1, 99)

    def shown_as(self) -> str:
        return "token"

    def fields(self) -> dict[str, object]:
        return {"count": self.count, "count_listed": self.count_listed}


class Group(Printed):
    """The matches of a group, each with its left and its right team."""

    def read_names(self, toml: TomlTable) -> dict[str, str]:
        return {}

    def read(self, toml: TomlTable) -> None:
        self.tournament = TOURNAMENTS.index(toml.whole("tournament", 1930, 2002))
        pairs = toml.take("matches", Expected("a list of pairs of teams", "pairs"))
        self.matches = [[str(team) for team in match] for match in pairs]


class KnockOutMatch(Printed):
    """A match of the knock-out rounds, and where its teams come from."""

    def read(self, toml: TomlTable) -> None:
        self.name, _, year = self.id.rpartition("_")
        self.tournament = TOURNAMENTS.index(toml.whole("tournament", 1930, 2002))
        if year != str(TOURNAMENTS[self.tournament]):
            facts: dict[str, str | int] = {"end": f"_{TOURNAMENTS[self.tournament]}"}
            raise toml.wrong("id", Expected("the year of the tournament at its end", "ending", facts))
        self.round = toml.text("round", ROUNDS)
        self.left = toml.text("left")
        self.right = toml.text("right")

    def shown_as(self) -> str:
        return "match"

    def fields(self) -> dict[str, object]:
        return {
            "tournament": TOURNAMENTS[self.tournament],
            "round": self.round,
            "left": self.left,
            "right": self.right,
        }


class Box(CardBox):
    """Everything in the box."""

    def __init__(self, own_cards: str = "") -> None:
        super().__init__("world_cup", FOLDER, LISTS, own_cards)
        fields = ["name", "code", *[f"{field}_{year}" for year in TOURNAMENTS for field in ("rank", "group")]]
        cards, of = self.open("nations", "nation", fields)
        self.nations = [Nation(one, of) for one in cards]
        fields = ["name", "colour", "count", "count_listed", "tokens", "in_1930"]
        cards, of = self.open("actions", "action", fields)
        self.actions = [ActionCard(one, of) for one in cards]
        cards, of = self.open("ranks", "rank", ["name", "squares", "largest", "balls", "dot"])
        self.ranks = [Rank(one, of) for one in cards]
        cards, of = self.open("dice", "die", ["name", "faces"])
        self.dice = [Die(one, of) for one in cards]
        cards, of = self.open("tokens", "token", ["name", "count", "count_listed"])
        self.tokens = [Token(one, of) for one in cards]
        cards, of = self.open("groups", "group", ["tournament", "matches"])
        self.groups = [Group(one, of) for one in cards]
        cards, of = self.open("knock_out", "match", ["name", "tournament", "round", "left", "right"])
        self.knock_out = [KnockOutMatch(one, of) for one in cards]
        self._check(OWN if own_cards else "nations.toml")

    def _check(self, file: str) -> None:
        """X35  There is a ball for every team; and in every group everybody meets everybody."""
        for number, year in enumerate(TOURNAMENTS):
            ranks = [nation.ranks[number] for nation in self.nations]
            for rank, card in enumerate(self.ranks):
                if ranks.count(rank) > card.balls:
                    detail = f"{year}: there are only {card.balls} balls for the rank {card.id}"
                    facts: dict[str, str | int] = {"what": f"[[nation]] rank_{year}={card.id}", "most": card.balls}
                    raise CatalogError(detail, file, key="card-too-many", facts=facts)
        ids = [nation.id for nation in self.nations]
        for group in self.groups:
            place = GROUPS[group.tournament].index(group.id)
            mine = [k for k, nation in enumerate(self.nations) if nation.groups[group.tournament] == place]
            if not is_everybody_met(mine, [ids.index(team) for match in group.matches for team in match]):
                detail = f"group {group.id}: everybody must meet everybody once"
                raise CatalogError(detail, file, key="card-everybody-meets", facts={"group": group.id})

    def printed(self) -> list[Printed]:
        return [*self.nations, *self.actions, *self.ranks, *self.tokens, *self.dice, *self.knock_out]


BOX: Final = Box()


def box_of(own_cards: str) -> Box:
    """The box with an owner's cards, if there are any."""
    return Box(own_cards) if own_cards else BOX


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
