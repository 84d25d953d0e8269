"""The box: teams, action cards, reaction cards, order cards and jokers, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.cards.box import CardBox, Printed
from anpfiff.cards.catalog import LANGUAGES, OWN, Expected
from anpfiff.errors import CatalogError

if TYPE_CHECKING:
    from anpfiff.cards.catalog import TomlTable

FOLDER: Final = Path(__file__).parent

CATEGORIES: Final = ["a", "b", "c"]
FEWEST: Final = [8, 12, 8]
"""So many teams a category must have, so that no draw of four coaches runs dry where the rulebook is silent."""
FAMILIES: Final = ["injury", "send_off", "fans", "play", "form"]
MOTIFS: Final = [
    "injury",
    "double_injury",
    "yellow_red",
    "red",
    "chant",
    "combination",
    "free_kick",
    "own_net",
    "spirit",
    "camp",
]
SHORTEN: Final = 0
REMOVE: Final = 1
STRENGTHEN: Final = 2
EFFECTS: Final = ["shorten", "remove", "strengthen"]
LISTS: Final = ["team", "action", "reaction", "order_card", "joker"]
PLAY_CARDS: Final = 56

LASTS: Final = "▮"
SHORTER: Final = "←"
GONE: Final = "✕"
MINUS: Final = "\u2212"


class Team(Printed):
    """One of the 32 teams."""

    def read(self, toml: TomlTable) -> None:
        self.code = toml.text("code")
        self.category = CATEGORIES.index(toml.text("category", CATEGORIES))
        self.strength = toml.whole("strength", 1, 4)

    def shown_as(self) -> str:
        return "team"

    def fields(self) -> dict[str, object]:
        return {"code": self.code, "category": CATEGORIES[self.category], "strength": self.strength}


class ActionCard(Printed):
    """A card that makes a team stronger or weaker, for one match or more."""

    def read(self, toml: TomlTable) -> None:
        self.family = toml.text("family", FAMILIES)
        self.motif = toml.text("motif", MOTIFS)
        self.value = toml.whole("value", -2, 2)
        if not self.value:
            raise toml.wrong("value", Expected("1, 2, -1 or -2", "one-of", {"allowed": "1, 2, -1, -2"}))
        self.duration = toml.whole("duration", 1, 3)
        self.count = toml.whole("count", 1, PLAY_CARDS)

    def label(self, language: str) -> str:
        """The name with what the card does: its value, and a mark for each match it lasts."""
        return f"{self.names[language]} {signed(self.value)}{LASTS * self.duration}"

    def shown_as(self) -> str:
        return "action"

    def fields(self) -> dict[str, object]:
        return {
            "family": self.family,
            "value": signed(self.value),
            "duration": self.duration,
            "motif": self.motif,
            "count": self.count,
        }


class ReactionCard(Printed):
    """A card that can be played only where an action card with a fitting motif lies."""

    def read(self, toml: TomlTable) -> None:
        self.family = toml.text("family", FAMILIES)
        self.fits = toml.texts("fits", MOTIFS)
        self.effect = EFFECTS.index(toml.text("effect", EFFECTS))
        self.amount = toml.whole("amount", 0, 2)
        if (self.amount == 0) != (self.effect == REMOVE):
            facts: dict[str, str | int] = {"allowed": f"1, 2; effect={EFFECTS[REMOVE]}: 0"}
            raise toml.wrong("amount", Expected("1 or 2, and 0 for a card that removes", "one-of", facts))
        self.count = toml.whole("count", 1, PLAY_CARDS)

    def label(self, language: str) -> str:
        """The name with what the card does."""
        does = [SHORTER * self.amount, GONE, signed(self.amount)][self.effect]
        return f"{self.names[language]} {does}"

    def shown_as(self) -> str:
        return "reaction"

    def fields(self) -> dict[str, object]:
        return {
            "family": self.family,
            "effect": EFFECTS[self.effect],
            "amount": self.amount,
            "fits": self.fits,
            "count": self.count,
        }


class OrderCard(Printed):
    """In which order a group is played; it is called by its categories."""

    def read_names(self, toml: TomlTable) -> dict[str, str]:
        self.sequence = [CATEGORIES.index(one) for one in toml.texts("sequence", CATEGORIES, 3)]
        if sorted(self.sequence) != [0, 1, 2]:
            raise toml.wrong("sequence", Expected("each category once", "each-once"))
        return dict.fromkeys(LANGUAGES, "-".join(CATEGORIES[category].upper() for category in self.sequence))

    def shown_as(self) -> str:
        return "order_card"

    def fields(self) -> dict[str, object]:
        return {"sequence": [CATEGORIES[one].upper() for one in self.sequence]}


class Joker(Printed):
    """The substitution that only helps one's own team."""

    def read(self, toml: TomlTable) -> None:
        self.count = toml.whole("count", 8, 8)
        self.duration = toml.whole("duration", 1, 1)

    def shown_as(self) -> str:
        return "joker"

    def fields(self) -> dict[str, object]:
        return {"count": self.count, "duration": self.duration}


class Box(CardBox):
    """Everything in the box."""

    def __init__(self, own_cards: str = "") -> None:
        super().__init__("fussball_fieber", FOLDER, LISTS, own_cards)
        cards, of = self.open("teams", "team", ["name", "code", "category", "strength"])
        self.teams = [Team(card, of) for card in cards]
        cards, of = self.open("actions", "action", ["name", "family", "motif", "value", "duration", "count"])
        self.actions = [ActionCard(card, of) for card in cards]
        cards, of = self.open("reactions", "reaction", ["name", "family", "fits", "effect", "amount", "count"])
        self.reactions = [ReactionCard(card, of) for card in cards]
        cards, of = self.open("order_cards", "order_card", ["sequence", "count"])
        self.orders = [OrderCard(card, of) for card in cards]
        cards, of = self.open("jokers", "joker", ["name", "count", "duration"])
        self.jokers = [Joker(card, of) for card in cards]
        self._check(OWN if own_cards else "cards")

    def _check(self, file: str) -> None:
        for category, fewest in enumerate(FEWEST):
            found = sum(team.category == category for team in self.teams)
            if found < fewest:
                detail = f"category {CATEGORIES[category]} has {found} teams, needs {fewest}"
                what = f"[[team]] category={CATEGORIES[category]}"
                raise CatalogError(detail, file, key="card-too-few", facts={"what": what})
        number = sum(card.count for card in self.actions) + sum(card.count for card in self.reactions)
        if number != PLAY_CARDS:
            facts: dict[str, str | int] = {"found": number, "needed": PLAY_CARDS}
            raise CatalogError(f"the counts add up to {number}, not {PLAY_CARDS}", file, key="card-sum", facts=facts)
        if sum(card.effect == STRENGTHEN for card in self.reactions) != 1:
            facts = {"what": f"effect={EFFECTS[STRENGTHEN]}", "number": 1}
            raise CatalogError("expected just one card that strengthens", file, key="card-number", facts=facts)

    def printed(self) -> list[Printed]:
        return [*self.teams, *self.actions, *self.reactions, *self.orders, *self.jokers]

    def names(self) -> dict[str, dict[str, str]]:
        """With the name of the game itself, which some words speak of."""
        found = super().names()
        for names in found.values():
            names["fussball_fieber"] = "Fußball-Fieber"
        return found


def signed(value: int) -> str:
    """A number with its sign, as on a card."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value else "0"


BOX: Final = Box()


def box_of(own_cards: str) -> Box:
    """The box with an owner's cards, if there are any."""
    return Box(own_cards) if own_cards else BOX


TEAMS: Final = [team.id for team in BOX.teams]
ACTIONS: Final = [card.id for card in BOX.actions]
REACTIONS: Final = [card.id for card in BOX.reactions]
KINDS: Final = ACTIONS + REACTIONS
"""The play cards; a card's number is its place here, whatever its count."""
ORDERS: Final = [card.id for card in BOX.orders]
