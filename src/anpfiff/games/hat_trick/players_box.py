"""The box of the Players expansion: roles, team cards, styles, budgets and match events, read from the card files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.cards.box import CardBox, Printed
from anpfiff.cards.catalog import Expected
from anpfiff.errors import CatalogError
from anpfiff.games.hat_trick.cards import COLOURS, FOLDER, LISTS, MEN, NATIONS

if TYPE_CHECKING:
    from anpfiff.cards.catalog import Provenance, TomlTable

ORIENTATIONS: Final = ["defensive", "balanced", "offensive"]
METALS: Final = ["silver", "gold"]
STYLES: Final = ["tactical", "technical", "physical", "total"]
TACTICAL: Final = 0
TECHNICAL: Final = 1
PHYSICAL: Final = 2
TOTAL: Final = 3
LEVELS: Final = ["I", "II", "III", "IV"]
NUMBERS: Final = [str(number) for number in range(2, 12)]
PAIRS: Final = [f"{number}/{number + 1}" for number in range(2, 12, 2)]
SETS: Final = ["card", "extra"]
MOST_TIMES: Final = 10
MATCH_EVENTS: Final = ["long_shot", "corner", "substitution", "captain", "transition"]
LIMITED: Final = "substitution"
"""The one event that a side may use only so often."""
EFFECTS: Final = [
    *["killer_pass", "offside_trap", "keep_the_ball", "win_a_foul", "step_over", "one_two"],
    *["kick_and_rush", "hard_tackle", "second_ball", "rotation", "switch_positions", "pressing"],
]
"""What a style card can do; our twelve cards do one thing each."""
MOST_OWN: Final = 12
OWN_TEAMS: Final = [f"own_team_{number}" for number in range(1, MOST_OWN + 1)]
OWN_BUDGETS: Final = [f"own_budget_{number}" for number in range(1, MOST_OWN + 1)]
OWN_STYLE_CARDS: Final = [f"own_style_card_{number}" for number in range(1, MOST_OWN + 1)]
OWN_EVENTS: Final = [f"own_event_{number}" for number in range(1, len(MATCH_EVENTS) + 1)]
"""The ids under which an owner adds cards: they are known beforehand, so that what is said about them can be read."""


class Role(Printed):
    """A role: the numbers of its cards, its price, and what its two sides have and can do."""

    def __init__(self, toml: TomlTable, provenance: Provenance, kinds: dict[str, list[str]]) -> None:
        self.kinds = kinds
        super().__init__(toml, provenance)

    def read(self, toml: TomlTable) -> None:
        texts = toml.texts("cards", self.kinds.get(self.id, NUMBERS + PAIRS))
        self.cards = [[int(number) for number in card.split("/")] for card in texts]
        self.orientation = ORIENTATIONS.index(toml.text("orientation", ORIENTATIONS))
        self.price = toml.whole("price", 1, 9)
        self.balls = [toml.wholes(metal, 1, 5, 2) for metal in METALS]
        self.texts = [toml.names(f"{metal}_text") for metal in METALS]

    def shown_as(self) -> str:
        return "role"

    def fields(self) -> dict[str, object]:
        return {
            "cards": ["/".join(map(str, numbers)) for numbers in self.cards],
            "orientation": ORIENTATIONS[self.orientation],
            "price": self.price,
            "silver": self.balls[0],
            "gold": self.balls[1],
            "silver_text": f"{self.id}_{METALS[0]}",
            "gold_text": f"{self.id}_{METALS[1]}",
        }


class TeamCard(Printed):
    """A ready team."""

    def __init__(self, toml: TomlTable, provenance: Provenance, roles: list[str]) -> None:
        self.roles = roles
        self.toml = toml
        super().__init__(toml, provenance)

    def read(self, toml: TomlTable) -> None:
        self.code = toml.text("code")
        self.set = toml.text("set", SETS)
        self.style = STYLES.index(toml.text("style", STYLES))
        self.line_up = [self.roles.index(role) for role in toml.texts("line_up", self.roles, MEN)]
        self.gold_numbers = toml.wholes("gold_numbers", 2, 11)
        self.star_goalkeeper = toml.flag("star_goalkeeper")
        self.value = toml.whole("value", 1, 60)
        self.balance = toml.wholes("balance", 1, 60, 3)
        self.level = toml.text("level", LEVELS)

    def shown_as(self) -> str:
        return "team_card"

    def fields(self) -> dict[str, object]:
        return {
            "code": self.code,
            "set": self.set,
            "style": STYLES[self.style],
            "line_up": [self.roles[role] for role in self.line_up],
            "gold_numbers": self.gold_numbers,
            "star_goalkeeper": self.star_goalkeeper,
            "value": self.value,
            "balance": self.balance,
            "level": self.level,
        }


class Style(Printed):
    """A style, and what earns one of its cards."""

    def read(self, toml: TomlTable) -> None:
        toml.text("id", STYLES)
        self.order = toml.whole("order", 1, 4)
        self.condition = toml.names("condition")

    def shown_as(self) -> str:
        return "style"

    def fields(self) -> dict[str, object]:
        return {"order": self.order, "condition": condition_of(self.id)}


class StyleCard(Printed):
    """A style card."""

    def read(self, toml: TomlTable) -> None:
        self.style = STYLES.index(toml.text("style", STYLES))
        self.effect = EFFECTS.index(toml.text("effect", EFFECTS))
        self.text = toml.names("text")

    def shown_as(self) -> str:
        return "style_card"

    def fields(self) -> dict[str, object]:
        found: dict[str, object] = {"style": STYLES[self.style], "text": text_of(self.id)}
        if self.id != EFFECTS[self.effect]:
            found["effect"] = EFFECTS[self.effect]
        return found

    def label(self, language: str) -> str:
        return f"{self.names[language]}: {self.text[language]}"


class MatchEvent(Printed):
    """A card for one of five rules that a table may switch on; one that an owner adds is on by being there."""

    def read(self, toml: TomlTable) -> None:
        self.rule = toml.text("rule", [self.id] if self.id in MATCH_EVENTS else MATCH_EVENTS)
        self.times = toml.whole("times", 1, MOST_TIMES) if self.rule == LIMITED else toml.whole("times", 0, 0)
        """How often a side may use it in a match; 0 is always."""
        self.text = toml.names("text")

    def shown_as(self) -> str:
        return "match_event"

    def fields(self) -> dict[str, object]:
        found: dict[str, object] = {"text": text_of(self.id)}
        if self.times:
            found["times"] = self.times
        if self.id != self.rule:
            found["rule"] = self.rule
        return found


class Budget(Printed):
    """A line of a budget card: stars for defensive and for offensive players."""

    def read(self, toml: TomlTable) -> None:
        self.card = toml.text("card", ORIENTATIONS)
        self.level = toml.text("level", LEVELS)
        self.defence = toml.whole("defence", 1, 40)
        self.attack = toml.whole("attack", 1, 40)

    def shown_as(self) -> str:
        return "budget"

    def fields(self) -> dict[str, object]:
        return {"card": self.card, "level": self.level, "defence": self.defence, "attack": self.attack}


class Blank(Printed):
    """A kind of card of which an owner may add some."""


class Kind:
    """Cards that are alike: a role with the same numbers, and how many of it a team has."""

    def __init__(self, role: int, numbers: list[int], copies: int, key: str) -> None:
        self.role = role
        self.low = numbers[0]
        self.high = numbers[-1]
        self.copies = copies
        self.id = key


class PlayersBox(CardBox):
    """Everything in the box of the expansion."""

    def __init__(self, own_cards: str = "", ours: PlayersBox | None = None) -> None:
        super().__init__("hat_trick", FOLDER, LISTS, own_cards)
        fields = ["name", "cards", "orientation", "price", "silver", "gold", "silver_text", "gold_text"]
        cards, of = self.open("roles", "role", fields)
        self.roles = [Role(one, of, {} if ours is None else ours.numbers_of_roles()) for one in cards]
        fields = ["name", "code", "set", "style", "line_up", "gold_numbers", "star_goalkeeper"]
        fields += ["value", "balance", "level"]
        cards, of = self.open("team_cards", "team_card", fields, OWN_TEAMS)
        self.teams = [TeamCard(one, of, [role.id for role in self.roles]) for one in cards]
        cards, of = self.open("styles", "style", ["name", "order", "condition"])
        self.styles = [Style(one, of) for one in cards]
        cards, of = self.open("style_cards", "style_card", ["name", "style", "effect", "text"], OWN_STYLE_CARDS)
        self.style_cards = [StyleCard(one, of) for one in cards]
        cards, of = self.open("match_events", "match_event", ["name", "rule", "times", "text"], OWN_EVENTS)
        self.events = [MatchEvent(one, of) for one in cards]
        cards, of = self.open("budgets", "budget", ["name", "card", "level", "defence", "attack"], OWN_BUDGETS)
        self.budgets = [Budget(one, of) for one in cards]
        cards, of = self.open("blanks", "blank", ["name"])
        self.blanks = [Blank(one, of) for one in cards]
        if ours is None:
            self.kinds = [kind for number, role in enumerate(self.roles) for kind in _kinds(number, role)]
        else:
            self.kinds = [_counted(kind, self.roles[kind.role]) for kind in ours.kinds]
        for team in self.teams:
            self._check_team(team)

    def _check_team(self, team: TeamCard) -> None:
        """A ready team needs cards that are in the box, and each of its numbers is gold once."""
        try:
            self.line_up(team.line_up)
        except CatalogError as error:
            raise team.toml.fault(f"line_up: {error.detail}", "line_up", error.key, error.facts) from error
        if len(set(team.gold_numbers)) != len(team.gold_numbers):
            raise team.toml.wrong("gold_numbers", Expected("each number once", "each-once"))

    def numbers_of_roles(self) -> dict[str, list[str]]:
        """By role: the numbers that stand on its cards."""
        found: dict[str, list[str]] = {role.id: [] for role in self.roles}
        for kind in self.kinds:
            found[self.roles[kind.role].id].append(numbers_of(kind))
        return found

    def event(self, rule: str) -> MatchEvent:
        """The card for a rule: an owner's own one if he has added one, otherwise that of the box."""
        return [event for event in self.events if event.rule == rule][-1]

    def has_own_event(self, rule: str) -> bool:
        """Whether an owner has added a card for a rule."""
        return self.event(rule).id != rule

    def line_up(self, roles: list[int]) -> list[int]:
        """The kind of card of each man; a card with a single number is taken first, where it fits."""
        left = [kind.copies for kind in self.kinds]
        found: list[int] = []
        for man, role in enumerate(roles):
            fitting = [k for k, kind in enumerate(self.kinds) if kind.role == role and fits(kind, man) and left[k]]
            if not fitting:
                detail = f"there is no card of {self.roles[role].id} left for number {man + 2}"
                facts: dict[str, str | int] = {"role": self.roles[role].id, "number": man + 2}
                raise CatalogError(detail, key="card-none-left", facts=facts)
            chosen = min(fitting, key=lambda k: self.kinds[k].high - self.kinds[k].low)
            left[chosen] -= 1
            found.append(chosen)
        return found

    def printed(self) -> list[Printed]:
        return [*self.roles, *self.teams, *self.styles, *self.style_cards, *self.events, *self.budgets]

    def names(self) -> dict[str, dict[str, str]]:
        """Abilities, conditions and texts are called by what they say; cards that an owner may add have names too."""
        found = super().names()
        for language, mine in found.items():
            for blank in self.blanks:
                for number in range(1, MOST_OWN + 1):
                    mine.setdefault(f"{blank.id}_{number}", f"{blank.names[language]} {number}")
            for role in self.roles:
                for k, metal in enumerate(METALS):
                    mine[f"{role.id}_{metal}"] = role.texts[k][language]
            for kind in self.kinds:
                mine[kind.id] = f"{self.roles[kind.role].names[language]} {numbers_of(kind)}"
            mine.update({condition_of(style.id): style.condition[language] for style in self.styles})
            mine.update({text_of(card.id): card.text[language] for card in self.style_cards})
            mine.update({text_of(event.id): event.text[language] for event in self.events})
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


def _counted(kind: Kind, role: Role) -> Kind:
    """A kind of card, with as many copies as an owner has of it."""
    numbers = [kind.low] if kind.low == kind.high else [kind.low, kind.high]
    return Kind(kind.role, numbers, role.cards.count(numbers), kind.id)


PLAYERS: Final = PlayersBox()


def players_of(own_cards: str) -> PlayersBox:
    """The box of the expansion, with an owner's cards laid over ours."""
    return PlayersBox(own_cards, PLAYERS) if own_cards else PLAYERS


ROLES: Final = [role.id for role in PLAYERS.roles]
TEAM_CARDS: Final = [*[team.id for team in PLAYERS.teams], *OWN_TEAMS]
KINDS: Final = [kind.id for kind in PLAYERS.kinds]
STYLE_CARDS: Final = [*[card.id for card in PLAYERS.style_cards], *OWN_STYLE_CARDS]
BUDGETS: Final = [*[line.id for line in PLAYERS.budgets], *OWN_BUDGETS]
"""Ids of team cards, style cards and budget lines, those that owners may add included; a card's number is its place."""
ABILITIES: Final = [f"{role}_{metal}" for role in ROLES for metal in METALS]
"""Silver and gold of each role in turn: the number of an ability is twice that of its role, and one more for gold."""
TEAMS: Final = [*COLOURS, *NATIONS, *TEAM_CARDS]
"""What a side is called: by its colour, by a nation, or by its team card."""
