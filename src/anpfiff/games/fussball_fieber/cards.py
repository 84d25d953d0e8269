"""The box: teams, action cards, reaction cards, order cards and jokers, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from anpfiff.core.catalog import LANGUAGES, OWN, OwnFile, Provenance, Shelf, open_cards
from anpfiff.core.errors import CatalogError
from anpfiff.core.game import Card

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
FILES: Final = ["teams", "actions", "reactions", "order_cards", "jokers"]
PLAY_CARDS: Final = 56

LASTS: Final = "▮"
SHORTER: Final = "←"
GONE: Final = "✕"
MINUS: Final = "\u2212"


class Team:
    """One of the 32 teams."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.code = shelf.text("code")
        self.category = CATEGORIES.index(shelf.text("category", CATEGORIES))
        self.strength = shelf.whole("strength", 1, 4)
        self.provenance = provenance.of(shelf)
        shelf.done()


class ActionCard:
    """A card that makes a team stronger or weaker, for one match or more."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.family = shelf.text("family", FAMILIES)
        self.motif = shelf.text("motif", MOTIFS)
        self.value = shelf.whole("value", -2, 2)
        if not self.value:
            raise shelf.wrong("value", "1, 2, -1 or -2")
        self.duration = shelf.whole("duration", 1, 3)
        self.count = shelf.whole("count", 1, PLAY_CARDS)
        self.provenance = provenance.of(shelf)
        shelf.done()

    def label(self, language: str) -> str:
        """The name with what the card does: its value, and a mark for each match it lasts."""
        return f"{self.names[language]} {signed(self.value)}{LASTS * self.duration}"


class ReactionCard:
    """A card that can be played only where an action card with a fitting motif lies."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.family = shelf.text("family", FAMILIES)
        self.fits = shelf.texts("fits", MOTIFS)
        self.effect = EFFECTS.index(shelf.text("effect", EFFECTS))
        self.amount = shelf.whole("amount", 0, 2)
        if (self.amount == 0) != (self.effect == REMOVE):
            raise shelf.wrong("amount", "1 or 2, and 0 for a card that removes")
        self.count = shelf.whole("count", 1, PLAY_CARDS)
        self.provenance = provenance.of(shelf)
        shelf.done()

    def label(self, language: str) -> str:
        """The name with what the card does."""
        does = [SHORTER * self.amount, GONE, signed(self.amount)][self.effect]
        return f"{self.names[language]} {does}"


class OrderCard:
    """In which order a group is played."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.sequence = [CATEGORIES.index(one) for one in shelf.texts("sequence", CATEGORIES, 3)]
        if sorted(self.sequence) != [0, 1, 2]:
            raise shelf.wrong("sequence", "each category once")
        self.provenance = provenance.of(shelf)
        shelf.done()

    def label(self) -> str:
        """The categories in their order."""
        return "-".join(CATEGORIES[category].upper() for category in self.sequence)


class Joker:
    """The substitution that only helps one's own team."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.count = shelf.whole("count", 8, 8)
        self.duration = shelf.whole("duration", 1, 1)
        self.provenance = provenance.of(shelf)
        shelf.done()


class Box:
    """Everything in the box."""

    def __init__(self, own_cards: str = "") -> None:
        own = OwnFile(own_cards, "fussball_fieber", LISTS) if own_cards else None
        files = [FOLDER / "cards" / f"{file}.toml" for file in FILES]
        shelves = [open_cards(file, key, own) for file, key in zip(files, LISTS, strict=True)]
        teams, actions, reactions, orders, jokers = shelves
        of = provenance_of(teams, ["name", "code", "category", "strength"])
        self.teams = [Team(card, of) for card in teams.shelves("team")]
        of = provenance_of(actions, ["name", "family", "motif", "value", "duration", "count"])
        self.actions = [ActionCard(card, of) for card in actions.shelves("action")]
        of = provenance_of(reactions, ["name", "family", "fits", "effect", "amount", "count"])
        self.reactions = [ReactionCard(card, of) for card in reactions.shelves("reaction")]
        of = provenance_of(orders, ["sequence", "count"])
        self.orders = [OrderCard(card, of) for card in orders.shelves("order_card")]
        of = provenance_of(jokers, ["name", "count", "duration"])
        self.jokers = [Joker(card, of) for card in jokers.shelves("joker")]
        for shelf in shelves:
            shelf.done()
        self._check(OWN if own_cards else "cards")

    def _check(self, file: str) -> None:
        for category, fewest in enumerate(FEWEST):
            found = sum(team.category == category for team in self.teams)
            if found < fewest:
                raise CatalogError(f"category {CATEGORIES[category]} has {found} teams, needs {fewest}", file)
        number = sum(card.count for card in self.actions) + sum(card.count for card in self.reactions)
        if number != PLAY_CARDS:
            raise CatalogError(f"the counts add up to {number}, not {PLAY_CARDS}", file)
        if sum(card.effect == STRENGTHEN for card in self.reactions) != 1:
            raise CatalogError("expected just one card that strengthens", file)

    def cards(self) -> list[Card]:
        """Every card as people see it."""
        found = [_shown_team(team) for team in self.teams]
        found += [_shown_action(card) for card in self.actions]
        found += [_shown_reaction(card) for card in self.reactions]
        for order in self.orders:
            fields: dict[str, object] = {"sequence": [CATEGORIES[one].upper() for one in order.sequence]}
            found.append(
                Card("order_card", order.id, dict.fromkeys(LANGUAGES, order.label()), fields, order.provenance)
            )
        for joker in self.jokers:
            fields = {"count": joker.count, "duration": joker.duration}
            found.append(Card("joker", joker.id, joker.names, fields, joker.provenance))
        return found

    def names(self) -> dict[str, dict[str, str]]:
        """Names by language and id; play cards say what they do, since some share a name."""
        found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for language, names in found.items():
            names.update({team.id: team.names[language] for team in self.teams})
            names.update({card.id: card.label(language) for card in self.actions})
            names.update({card.id: card.label(language) for card in self.reactions})
            names.update({order.id: order.label() for order in self.orders})
            names.update({joker.id: joker.names[language] for joker in self.jokers})
            names["fussball_fieber"] = "Fußball-Fieber"
        return found


def signed(value: int) -> str:
    """A number with its sign, as on a card."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value else "0"


def provenance_of(shelf: Shelf, fields: list[str]) -> Provenance:
    """Where the fields of a file's cards come from."""
    return Provenance(shelf.shelf("provenance"), fields)


def _shown_team(team: Team) -> Card:
    fields: dict[str, object] = {
        "code": team.code,
        "category": CATEGORIES[team.category],
        "strength": team.strength,
    }
    return Card("team", team.id, team.names, fields, team.provenance)


def _shown_action(card: ActionCard) -> Card:
    fields: dict[str, object] = {
        "family": card.family,
        "value": signed(card.value),
        "duration": card.duration,
        "motif": card.motif,
        "count": card.count,
    }
    return Card("action", card.id, card.names, fields, card.provenance)


def _shown_reaction(card: ReactionCard) -> Card:
    fields: dict[str, object] = {
        "family": card.family,
        "effect": EFFECTS[card.effect],
        "amount": card.amount,
        "fits": card.fits,
        "count": card.count,
    }
    return Card("reaction", card.id, card.names, fields, card.provenance)


BOX: Final = Box()
TEAMS: Final = [team.id for team in BOX.teams]
ACTIONS: Final = [card.id for card in BOX.actions]
REACTIONS: Final = [card.id for card in BOX.reactions]
KINDS: Final = ACTIONS + REACTIONS
"""The play cards; a card's number is its place here, whatever its count."""
ORDERS: Final = [card.id for card in BOX.orders]
