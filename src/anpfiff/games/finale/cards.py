"""The box: footballers, tactic cards and clubs, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.cards.box import CardBox, Printed
from anpfiff.cards.catalog import LANGUAGES, OWN, Expected
from anpfiff.errors import CatalogError

if TYPE_CHECKING:
    from anpfiff.cards.catalog import TomlTable

FOLDER: Final = Path(__file__).parent

GOALKEEPER: Final = 0
DEFENDER: Final = 1
MIDFIELDER: Final = 2
FORWARD: Final = 3
ANYONE: Final = 4
POSITIONS: Final = ["goalkeeper", "defender", "midfielder", "forward"]
SLOTS: Final = ["T", "A", "M", "S", "?"]

NONE: Final = 0
INJURY: Final = 1
YELLOW: Final = 2
RED: Final = 3
SYMBOLS: Final = ["", "injury", "yellow", "red"]

COLOURS: Final = ["white", "purple", "yellow", "blue", "red"]
FINAL_CARD: Final = "final_card"
LISTS: Final = ["footballer", "tactic", "team"]
TEAMS: Final = ["stollen", "acker"]


class Footballer(Printed):
    """One of the 60 men."""

    def read_names(self, toml: TomlTable) -> dict[str, str]:
        self.name = toml.text("name")
        return dict.fromkeys(LANGUAGES, self.name)

    def read(self, toml: TomlTable) -> None:
        self.alias = toml.text("alias") if toml.has("alias") else ""
        self.team = toml.text("team", TEAMS)
        self.position = POSITIONS.index(toml.text("position", POSITIONS))
        self.value = toml.whole("value", 1, 9)
        self.strength = toml.wholes("strength", 1, 5, 4)
        self.starter = toml.flag("starter")
        self.risk = [SYMBOLS.index(symbol) for symbol in toml.texts("risk", SYMBOLS[1:])]
        corner = [SYMBOLS.index(symbol) for symbol in toml.texts("corner", SYMBOLS, 4, if_there=True)]
        self.corner = corner if toml.has("corner") else None
        """The true corners, where an owner of the box has given them."""
        if self.corner is not None and sorted(filter(None, self.corner)) != sorted(self.risk):
            raise toml.wrong("corner", Expected("just the symbols listed under risk", "same-as", {"other": "risk"}))

    def corners(self, rule: str) -> list[int]:
        """The symbol at the top right while strength 0, 1, 2, 3 is up (T22)."""
        if self.corner is not None:
            return self.corner
        found = [NONE] * 4
        strongest = sorted(range(4), key=lambda k: (-self.strength[k], k))
        weakest = sorted(range(4), key=lambda k: (self.strength[k], k))
        for k, symbol in enumerate(self.risk):
            if rule == "before_strongest":
                corner = (strongest[k] - 1) % 4
            elif rule == "on_strongest":
                corner = strongest[k]
            elif rule == "on_weakest":
                corner = weakest[k]
            else:
                corner = k
            found[corner] = symbol
        return found

    def shown_as(self) -> str:
        return "footballer"

    def fields(self) -> dict[str, object]:
        found: dict[str, object] = {
            "team": self.team,
            "position": POSITIONS[self.position],
            "value": self.value,
            "strength": self.strength,
            "risk": [SYMBOLS[symbol] for symbol in self.risk],
            "corner": [SYMBOLS[symbol] for symbol in self.corners("before_strongest")],
            "starter": self.starter,
        }
        if self.alias:
            found["alias"] = self.alias
        return found


class Tactic(Printed):
    """One of the 30 tactic cards: a strength, and who takes part in the build-up and in the finish."""

    def read(self, toml: TomlTable) -> None:
        self.colour = COLOURS.index(toml.text("colour", COLOURS))
        self.strength = toml.whole("strength", 1, 5)
        arrows = [slot + "^" for slot in SLOTS[1:]]
        self.build_attacker = toml.texts("build_attacker", SLOTS)
        self.build_defender = toml.texts("build_defender", SLOTS)
        self.finish_attacker = toml.texts("finish_attacker", SLOTS + arrows)
        self.finish_defender = toml.texts("finish_defender", SLOTS)
        if sum(slot.endswith("^") for slot in self.finish_attacker) > 1:
            raise toml.wrong("finish_attacker", Expected("one arrow slot at most", "once-at-most", {"what": "^"}))
        for area in (self.build_attacker, self.build_defender, self.finish_attacker, self.finish_defender):
            if area.count("T") > 1:
                raise toml.fault("an area asks for two goalkeepers", "", "card-two", {"what": "T"})

    def shown_as(self) -> str:
        return "tactic"

    def fields(self) -> dict[str, object]:
        return {
            "colour": COLOURS[self.colour],
            "strength": self.strength,
            "build_attacker": self.build_attacker,
            "build_defender": self.build_defender,
            "finish_attacker": self.finish_attacker,
            "finish_defender": self.finish_defender,
        }


class Team(Printed):
    """One of the two clubs."""

    def read(self, toml: TomlTable) -> None:
        toml.text("id", TEAMS)
        self.bench = toml.texts("bench", None, 4)
        self.french_bench = toml.texts("french_bench", None, 4)
        """As the French rulebook names it, with another reserve goalkeeper."""
        self.formation = toml.text("formation")


class Box(CardBox):
    """Everything in the box."""

    def __init__(self, own_cards: str = "") -> None:
        super().__init__("finale", FOLDER, LISTS, own_cards)
        fields = ["name", "alias", "team", "position", "value", "strength", "order_of_use", "starter", "risk", "corner"]
        cards, of = self.open("footballers", "footballer", fields)
        self.footballers = [Footballer(card, of) for card in cards]
        self._check_footballers(OWN if own_cards else "footballers.toml")
        fields = ["build_attacker", "build_defender", "finish_attacker", "finish_defender"]
        cards, of = self.open("tactics", "tactic", ["name", "colour", "strength", *fields, "arrow", "role"])
        self.tactics = [Tactic(card, of) for card in cards]
        self._check_tactics(OWN if own_cards else "tactics.toml")
        cards, of = self.open("teams", "team", ["name", "bench", "french_bench", "formation"])
        self.teams = [Team(card, of) for card in cards]
        self._check_starters(OWN if own_cards else "teams.toml")

    def _check_footballers(self, file: str) -> None:
        for team in TEAMS:
            mine = [man for man in self.footballers if man.team == team]
            starters = [man for man in mine if man.starter]
            if len(mine) != 30 or len(starters) != 15:
                facts: dict[str, str | int] = {"team": team, "men": len(mine), "starters": len(starters)}
                detail = f"{team} needs 30 men and 15 starters, has {len(mine)} and {len(starters)}"
                raise CatalogError(detail, file, key="card-squad", facts=facts)
            if [man.position for man in mine] != sorted(man.position for man in mine):
                detail = f"{team}: goalkeepers, defenders, midfielders, forwards, in this order"
                raise CatalogError(
                    detail, file, key="card-order", facts={"what": f"[[footballer]] team={team}: position"}
                )

    def _check_tactics(self, file: str) -> None:
        for colour, name in enumerate(COLOURS):
            if sum(card.colour == colour for card in self.tactics) != 6:
                facts: dict[str, str | int] = {"what": f"[[tactic]] colour={name}", "number": 6}
                raise CatalogError(f"six cards must be {name}", file, key="card-number", facts=facts)
        if not any(card.id == FINAL_CARD and card.colour == 0 and card.strength == 1 for card in self.tactics):
            detail = f"{FINAL_CARD}: expected a white card of strength 1"
            expected = f"colour={COLOURS[0]}, strength=1"
            raise CatalogError(detail, file, key="card-must", facts={"what": FINAL_CARD, "expected": expected})

    def _check_starters(self, file: str) -> None:
        for team in self.teams:
            starters = {man.id: man for man in self.footballers if man.team == team.id and man.starter}
            if not set(team.bench) <= set(starters):
                facts: dict[str, str | int] = {"what": "bench", "expected": "starter=true"}
                detail = "bench: expected four of the starters"
                raise CatalogError(detail, file, 0, f"[[team]] {team.id}", "card-must", facts)
            eleven = [man for man in starters.values() if man.id not in team.bench]
            others = {man.id for man in self.footballers if man.team == team.id} - {man.id for man in eleven}
            if len(set(team.french_bench) & others) != len(team.french_bench):
                detail = "french_bench: expected four men beside the eleven"
                facts = {"what": "french_bench", "number": 4}
                raise CatalogError(detail, at=f"teams.toml [[team]] {team.id}", key="card-number", facts=facts)
            if [man.position for man in eleven].count(GOALKEEPER) != 1:
                detail = "expected one goalkeeper among the eleven starters"
                facts = {"what": "position=goalkeeper, starter=true", "number": 1}
                raise CatalogError(detail, file, 0, f"[[team]] {team.id}", "card-number", facts)

    def printed(self) -> list[Printed]:
        return [*self.footballers, *self.tactics, *self.teams]


BOX: Final = Box()


def box_of(own_cards: str) -> Box:
    """The box with an owner's cards, if there are any."""
    return Box(own_cards) if own_cards else BOX


MEN: Final = [[man.id for man in BOX.footballers if man.team == team] for team in TEAMS]
"""Ids of the 30 men of each club; a man's number is his place here."""
ALL_MEN: Final = MEN[0] + MEN[1]
TACTICS: Final = [card.id for card in BOX.tactics]
FINAL: Final = TACTICS.index(FINAL_CARD)
"""The number of the final card."""
