"""The box: footballers, tactic cards and clubs, read strictly from the card files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from anpfiff.core.catalog import LANGUAGES, OWN, OwnFile, Provenance, Shelf, open_cards
from anpfiff.core.errors import CatalogError
from anpfiff.core.game import Card

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


class Footballer:
    """One of the 60 men."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.name = shelf.text("name")
        self.alias = shelf.text("alias") if shelf.has("alias") else ""
        self.team = shelf.text("team", ["stollen", "acker"])
        self.position = POSITIONS.index(shelf.text("position", POSITIONS))
        self.value = shelf.whole("value", 1, 9)
        self.strength = shelf.wholes("strength", 1, 5, 4)
        self.starter = shelf.flag("starter")
        self.risk = [SYMBOLS.index(symbol) for symbol in shelf.texts("risk", SYMBOLS[1:])]
        self.corner = (
            [SYMBOLS.index(symbol) for symbol in shelf.texts("corner", SYMBOLS, 4)] if shelf.has("corner") else None
        )
        """The true corners, where an owner of the box has given them."""
        if self.corner is not None and sorted(filter(None, self.corner)) != sorted(self.risk):
            raise shelf.wrong("corner", "just the symbols listed under risk")
        self.provenance = provenance.of(shelf)
        shelf.done()

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


class Tactic:
    """One of the 30 tactic cards: a strength, and who takes part in the build-up and in the finish."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id")
        self.names = shelf.names("name")
        self.colour = COLOURS.index(shelf.text("colour", COLOURS))
        self.strength = shelf.whole("strength", 1, 5)
        arrows = [slot + "^" for slot in SLOTS[1:]]
        self.build_attacker = shelf.texts("build_attacker", SLOTS)
        self.build_defender = shelf.texts("build_defender", SLOTS)
        self.finish_attacker = shelf.texts("finish_attacker", SLOTS + arrows)
        self.finish_defender = shelf.texts("finish_defender", SLOTS)
        if sum(slot.endswith("^") for slot in self.finish_attacker) > 1:
            raise shelf.wrong("finish_attacker", "one arrow slot at most")
        for area in (self.build_attacker, self.build_defender, self.finish_attacker, self.finish_defender):
            if area.count("T") > 1:
                raise shelf.fault("an area asks for two goalkeepers")
        self.provenance = provenance.of(shelf)
        shelf.done()


class Team:
    """One of the two clubs."""

    def __init__(self, shelf: Shelf, provenance: Provenance) -> None:
        self.id = shelf.text("id", ["stollen", "acker"])
        self.names = shelf.names("name")
        self.bench = shelf.texts("bench", None, 4)
        self.french_bench = shelf.texts("french_bench", None, 4)
        """As the French rulebook names it, with another reserve goalkeeper."""
        self.formation = shelf.text("formation")
        self.provenance = provenance.of(shelf)
        shelf.done()


class Box:
    """Everything in the box."""

    def __init__(self, own_cards: str = "") -> None:
        own = OwnFile(own_cards, "finale", LISTS) if own_cards else None
        cards = FOLDER / "cards"
        self.footballers = _footballers(open_cards(cards / "footballers.toml", "footballer", own))
        self.tactics = _tactics(open_cards(cards / "tactics.toml", "tactic", own))
        self.teams = _teams(open_cards(cards / "teams.toml", "team", own))
        self._check_starters(OWN if own_cards else "teams.toml")

    def _check_starters(self, file: str) -> None:
        for team in self.teams:
            starters = {man.id: man for man in self.footballers if man.team == team.id and man.starter}
            if not set(team.bench) <= set(starters):
                raise CatalogError(f"[[team]] {team.id}: bench: expected four of the starters", file)
            eleven = [man for man in starters.values() if man.id not in team.bench]
            others = {man.id for man in self.footballers if man.team == team.id} - {man.id for man in eleven}
            if len(set(team.french_bench) & others) != len(team.french_bench):
                raise CatalogError(f"teams.toml [[team]] {team.id}: french_bench: expected four men beside the eleven")
            if [man.position for man in eleven].count(GOALKEEPER) != 1:
                raise CatalogError(f"[[team]] {team.id}: expected one goalkeeper among the eleven starters", file)

    def cards(self) -> list[Card]:
        """Every card as people see it."""
        return [_shown_footballer(man) for man in self.footballers] + [_shown_tactic(card) for card in self.tactics]

    def names(self) -> dict[str, dict[str, str]]:
        """Names by language and id; footballers keep theirs in every language."""
        found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for language, names in found.items():
            names.update({man.id: man.name for man in self.footballers})
            names.update({card.id: card.names[language] for card in self.tactics})
            names.update({team.id: team.names[language] for team in self.teams})
        return found


def _footballers(shelf: Shelf) -> list[Footballer]:
    fields = ["name", "alias", "team", "position", "value", "strength", "order_of_use", "starter", "risk", "corner"]
    provenance = Provenance(shelf.shelf("provenance"), fields)
    men = [Footballer(card, provenance) for card in shelf.shelves("footballer")]
    shelf.done()
    for team in ("stollen", "acker"):
        mine = [man for man in men if man.team == team]
        starters = [man for man in mine if man.starter]
        if len(mine) != 30 or len(starters) != 15:
            raise shelf.fault(f"{team} needs 30 men and 15 starters, has {len(mine)} and {len(starters)}")
        if [man.position for man in mine] != sorted(man.position for man in mine):
            raise shelf.fault(f"{team}: goalkeepers, defenders, midfielders, forwards, in this order")
    return men


def _tactics(shelf: Shelf) -> list[Tactic]:
    fields = ["name", "colour", "strength", "build_attacker", "build_defender", "finish_attacker", "finish_defender"]
    provenance = Provenance(shelf.shelf("provenance"), [*fields, "arrow", "role"])
    cards = [Tactic(card, provenance) for card in shelf.shelves("tactic")]
    shelf.done()
    for colour, name in enumerate(COLOURS):
        if sum(card.colour == colour for card in cards) != 6:
            raise shelf.fault(f"six cards must be {name}")
    if not any(card.id == FINAL_CARD and card.colour == 0 and card.strength == 1 for card in cards):
        raise shelf.fault(f"{FINAL_CARD}: expected a white card of strength 1")
    return cards


def _teams(shelf: Shelf) -> list[Team]:
    provenance = Provenance(shelf.shelf("provenance"), ["name", "bench", "french_bench", "formation"])
    teams = [Team(team, provenance) for team in shelf.shelves("team")]
    shelf.done()
    return teams


def _shown_footballer(man: Footballer) -> Card:
    fields: dict[str, object] = {
        "team": man.team,
        "position": POSITIONS[man.position],
        "value": man.value,
        "strength": man.strength,
        "risk": [SYMBOLS[symbol] for symbol in man.risk],
        "corner": [SYMBOLS[symbol] for symbol in man.corners("before_strongest")],
        "starter": man.starter,
    }
    if man.alias:
        fields["alias"] = man.alias
    return Card("footballer", man.id, dict.fromkeys(LANGUAGES, man.name), fields, man.provenance)


def _shown_tactic(card: Tactic) -> Card:
    fields: dict[str, object] = {
        "colour": COLOURS[card.colour],
        "strength": card.strength,
        "build_attacker": card.build_attacker,
        "build_defender": card.build_defender,
        "finish_attacker": card.finish_attacker,
        "finish_defender": card.finish_defender,
    }
    return Card("tactic", card.id, card.names, fields, card.provenance)


BOX: Final = Box()
TEAMS: Final = ["stollen", "acker"]
MEN: Final = [[man.id for man in BOX.footballers if man.team == team] for team in TEAMS]
"""Ids of the 30 men of each club; a man's number is his place here."""
ALL_MEN: Final = MEN[0] + MEN[1]
TACTICS: Final = [card.id for card in BOX.tactics]
FINAL: Final = TACTICS.index(FINAL_CARD)
"""The number of the final card."""
