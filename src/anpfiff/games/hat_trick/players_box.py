"""The box of the Players expansion: roles, team cards, styles, budgets and match events, read from the card files."""

from __future__ import annotations

from typing import Any, Final

from anpfiff.core.catalog import LANGUAGES, Provenance, Shelf, lay_over, read_file
from anpfiff.core.errors import CatalogError
from anpfiff.core.game import Card
from anpfiff.games.hat_trick.cards import COLOURS, FOLDER, MEN, NATIONS

ORIENTATIONS: Final = ["defensive", "balanced", "offensive"]
METALS: Final = ["silver", "gold"]
STYLES: Final = ["tactical", "technical", "physical", "total"]
TACTICAL: Final = 0
TECHNICAL: Final = 1
PHYSICAL: Final = 2
TOTAL: Final = 3
LEVELS: Final = ["I", "II", "III", "IV"]
MATCH_EVENTS: Final = ["long_shot", "corner", "substitution", "captain", "transition"]


class Role:
    """A role: the numbers of its cards, its price, and what its two sides have and can do."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.cards = [sorted(int(number) for number in card.split("/")) for card in shelf.texts("cards")]
        self.orientation = ORIENTATIONS.index(shelf.text("orientation", ORIENTATIONS))
        self.price = shelf.whole("price", 1, 9)
        self.balls = [shelf.wholes(metal, 1, 5, 2) for metal in METALS]
        self.texts = [shelf.names(f"{metal}_text") for metal in METALS]
        self.provenance = provenance.of(shelf)
        shelf.done()


class TeamCard:
    """A ready team."""

    def __init__(self, shelf: Shelf, provenance: Provenance, roles: list[str]) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.code = shelf.text("code")
        self.set = shelf.text("set", ["card", "extra"])
        self.style = STYLES.index(shelf.text("style", STYLES))
        self.line_up = [roles.index(role) for role in shelf.texts("line_up", roles, MEN)]
        self.gold_numbers = shelf.wholes("gold_numbers", 2, 11)
        self.star_goalkeeper = shelf.flag("star_goalkeeper")
        self.value = shelf.whole("value", 1, 60)
        self.level = shelf.text("level", LEVELS)
        self.provenance = provenance.of(shelf)
        shelf.done()


class Style:
    """A style, and what earns one of its cards."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id", STYLES)
        self.names = shelf.names("name")
        self.order = shelf.whole("order", 1, 4)
        self.condition = shelf.names("condition")
        self.provenance = provenance.of(shelf)
        shelf.done()


class StyleCard:
    """A style card."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.style = STYLES.index(shelf.text("style", STYLES))
        self.text = shelf.names("text")
        self.provenance = provenance.of(shelf)
        shelf.done()


class MatchEvent:
    """A rule that a table may switch on."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id", MATCH_EVENTS)
        self.names = shelf.names("name")
        self.text = shelf.names("text")
        self.provenance = provenance.of(shelf)
        shelf.done()


class Budget:
    """A line of a budget card: stars for defensive and for offensive players."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.card = shelf.text("card", ORIENTATIONS)
        self.level = shelf.text("level", LEVELS)
        self.defence = shelf.whole("defence", 1, 40)
        self.attack = shelf.whole("attack", 1, 40)
        self.provenance = provenance.of(shelf)
        shelf.done()


class Kind:
    """Cards that are alike: a role with the same numbers, and how many of it a team has."""

    def __init__(self, role: int, numbers: list[int], copies: int, key: str) -> None:
        self.role = role
        self.low = numbers[0]
        self.high = numbers[-1]
        self.copies = copies
        self.id = key


class PlayersBox:
    """Everything in the box of the expansion."""

    def __init__(self, own: dict[str, Any] | None = None) -> None:
        origin, shelves = _open("roles", "role", own)
        fields = ["name", "cards", "orientation", "price", "silver", "gold", "silver_text", "gold_text"]
        known = Provenance(origin, fields)
        self.roles = [Role(one, known) for one in shelves]
        names = [role.id for role in self.roles]
        origin, shelves = _open("team_cards", "team_card", None)
        fields = ["name", "code", "set", "style", "line_up", "gold_numbers", "star_goalkeeper", "value", "level"]
        known = Provenance(origin, fields)
        self.teams = [TeamCard(one, known, names) for one in shelves]
        origin, shelves = _open("styles", "style", None)
        known = Provenance(origin, ["name", "order", "condition"])
        self.styles = [Style(one, known) for one in shelves]
        origin, shelves = _open("style_cards", "style_card", None)
        known = Provenance(origin, ["name", "style", "text"])
        self.style_cards = [StyleCard(one, known) for one in shelves]
        origin, shelves = _open("match_events", "match_event", None)
        known = Provenance(origin, ["name", "text"])
        self.events = [MatchEvent(one, known) for one in shelves]
        origin, shelves = _open("budgets", "budget", None)
        known = Provenance(origin, ["name", "card", "level", "defence", "attack"])
        self.budgets = [Budget(one, known) for one in shelves]
        self.kinds = [kind for number, role in enumerate(self.roles) for kind in _kinds(number, role)]
        for team in self.teams:
            self.line_up(team.line_up)

    def line_up(self, roles: list[int]) -> list[int]:
        """The kind of card of each man; a card with a single number is taken first, where it fits."""
        left = [kind.copies for kind in self.kinds]
        found: list[int] = []
        for man, role in enumerate(roles):
            fitting = [k for k, kind in enumerate(self.kinds) if kind.role == role and fits(kind, man) and left[k]]
            if not fitting:
                raise CatalogError(f"there is no card of {self.roles[role].id} left for number {man + 2}")
            chosen = min(fitting, key=lambda k: self.kinds[k].high - self.kinds[k].low)
            left[chosen] -= 1
            found.append(chosen)
        return found

    def cards(self) -> list[Card]:
        """Every card as people see it."""
        found = [_shown_role(role) for role in self.roles]
        for team in self.teams:
            fields: dict[str, object] = {
                "code": team.code,
                "set": team.set,
                "style": STYLES[team.style],
                "line_up": [self.roles[role].id for role in team.line_up],
                "gold_numbers": team.gold_numbers,
                "star_goalkeeper": team.star_goalkeeper,
                "value": team.value,
                "level": team.level,
            }
            found.append(Card("team_card", team.id, team.names, fields, team.provenance))
        for style in self.styles:
            rows: dict[str, object] = {"order": style.order, "condition": condition_of(style.id)}
            found.append(Card("style", style.id, style.names, rows, style.provenance))
        for card in self.style_cards:
            lines: dict[str, object] = {"style": STYLES[card.style], "text": text_of(card.id)}
            found.append(Card("style_card", card.id, card.names, lines, card.provenance))
        found += [
            Card("match_event", event.id, event.names, {"text": text_of(event.id)}, event.provenance)
            for event in self.events
        ]
        for line in self.budgets:
            stars: dict[str, object] = {"card": line.card, "level": line.level}
            stars.update({"defence": line.defence, "attack": line.attack})
            found.append(Card("budget", line.id, line.names, stars, line.provenance))
        return found

    def names(self) -> dict[str, dict[str, str]]:
        """Names by language and id; abilities, conditions and texts are called by what they say."""
        found: dict[str, dict[str, str]] = {}
        for language in LANGUAGES:
            mine = {role.id: role.names[language] for role in self.roles}
            for role in self.roles:
                for k, metal in enumerate(METALS):
                    mine[f"{role.id}_{metal}"] = role.texts[k][language]
            for kind in self.kinds:
                mine[kind.id] = f"{self.roles[kind.role].names[language]} {numbers_of(kind)}"
            mine.update({team.id: team.names[language] for team in self.teams})
            mine.update({style.id: style.names[language] for style in self.styles})
            mine.update({card.id: f"{card.names[language]}: {card.text[language]}" for card in self.style_cards})
            mine.update({event.id: event.names[language] for event in self.events})
            mine.update({condition_of(style.id): style.condition[language] for style in self.styles})
            mine.update({text_of(card.id): card.text[language] for card in self.style_cards})
            mine.update({text_of(event.id): event.text[language] for event in self.events})
            mine.update({line.id: line.names[language] for line in self.budgets})
            found[language] = mine
        return found


def text_of(card: str) -> str:
    """The id under which the text of a card has its translations."""
    return f"{card}_text"


def condition_of(style: str) -> str:
    """The id under which the condition of a style has its translations."""
    return f"{style}_condition"


def fits(kind: Kind, man: int) -> bool:
    """Whether a card may take the place of a man."""
    return kind.low <= man + 2 <= kind.high


def numbers_of(kind: Kind) -> str:
    """The numbers on a card."""
    return str(kind.low) if kind.low == kind.high else f"{kind.low}/{kind.high}"


def _kinds(number: int, role: Role) -> list[Kind]:
    found: list[Kind] = []
    for numbers in role.cards:
        same = [kind for kind in found if [kind.low, kind.high] == [numbers[0], numbers[-1]]]
        if same:
            same[0].copies += 1
        else:
            found.append(Kind(number, numbers, 1, f"{role.id}_{'_'.join(map(str, numbers))}"))
    return found


def _shown_role(role: Role) -> Card:
    fields: dict[str, object] = {
        "cards": ["/".join(map(str, numbers)) for numbers in role.cards],
        "orientation": ORIENTATIONS[role.orientation],
        "price": role.price,
        "silver": role.balls[0],
        "gold": role.balls[1],
        "silver_text": f"{role.id}_{METALS[0]}",
        "gold_text": f"{role.id}_{METALS[1]}",
    }
    return Card("role", role.id, role.names, fields, role.provenance)


def _open(file: str, key: str, own: dict[str, Any] | None) -> tuple[Shelf, list[Shelf]]:
    data = read_file(FOLDER / "cards" / f"{file}.toml")
    if own is not None and key in own:
        data = lay_over(data, own, [key], "your edition")
    shelf = Shelf(data, f"{file}.toml")
    return shelf.shelf("provenance"), shelf.shelves(key)


PLAYERS: Final = PlayersBox()
ROLES: Final = [role.id for role in PLAYERS.roles]
TEAM_CARDS: Final = [team.id for team in PLAYERS.teams]
KINDS: Final = [kind.id for kind in PLAYERS.kinds]
STYLE_CARDS: Final = [card.id for card in PLAYERS.style_cards]
BUDGETS: Final = [line.id for line in PLAYERS.budgets]
ABILITIES: Final = [f"{role}_{metal}" for role in ROLES for metal in METALS]
"""Silver and gold of each role in turn: the number of an ability is twice that of its role, and one more for gold."""
TEAMS: Final = [*COLOURS, *NATIONS, *TEAM_CARDS]
"""What a side is called: by its colour, by its nation, or by its team card."""
