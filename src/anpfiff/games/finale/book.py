"""The book: edition, cards and options of one table, laid out as tables of numbers. Made once, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.cards.catalog import OWN, TomlTable, read_file
from anpfiff.core.fate import Fate
from anpfiff.core.pile import Stock, count, set_of
from anpfiff.errors import CatalogError
from anpfiff.games.finale.actions import DICE
from anpfiff.games.finale.cards import (
    ANYONE,
    DEFENDER,
    FINAL,
    FOLDER,
    FORWARD,
    GOALKEEPER,
    MEN,
    SLOTS,
    SYMBOLS,
    TACTICS,
    TEAMS,
    Box,
    box_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.edition import Value
    from anpfiff.core.game import Setup

EDITION: Final = read_file(FOLDER / "edition.toml")

NO_ARROW: Final = 0


@final
class Area:
    """One of the four areas of a tactic card: how many men of each type it asks for."""

    __slots__ = ("anyone", "arrow", "is_empty", "keeper", "need", "outfield", "slots")

    def __init__(self, slots: list[str]) -> None:
        self.slots: list[str] = slots
        plain = [SLOTS.index(slot) for slot in slots if not slot.endswith("^")]
        arrows = [SLOTS.index(slot[0]) for slot in slots if slot.endswith("^")]
        self.keeper: bool = GOALKEEPER in plain
        self.need: list[i64] = [plain.count(row) for row in range(ANYONE)]
        self.anyone: i64 = plain.count(ANYONE)
        self.outfield: i64 = len(plain) - plain.count(GOALKEEPER)
        """How many men it asks for besides goalkeeper and arrow man."""
        self.arrow: i64 = arrows[0] if arrows else NO_ARROW
        """The type of the arrow slot; ANYONE for ?^, NO_ARROW if there is none."""
        self.is_empty: bool = not slots


@final
class Tactics:
    """The tactic cards as tables, by card number."""

    __slots__ = ("areas", "arrow", "of_colour", "of_strength", "strength")

    def __init__(self, box: Box) -> None:
        self.strength: list[i64] = [card.strength for card in box.tactics]
        cards = [(k, card) for k, card in enumerate(box.tactics) if k != FINAL]
        self.of_colour: list[i64] = [set_of([k for k, card in cards if card.colour == colour]) for colour in range(5)]
        """The cards of each colour, the final card apart."""
        self.of_strength: list[i64] = [set_of([k for k, card in cards if card.strength == n]) for n in range(6)]
        """The cards of each strength, the final card apart."""
        self.areas: list[list[Area]] = [
            [
                Area(card.build_attacker),
                Area(card.build_defender),
                Area(card.finish_attacker),
                Area(card.finish_defender),
            ]
            for card in box.tactics
        ]
        """Build-up of attacker and defender, finish of attacker and defender."""
        self.arrow: list[i64] = [areas[2].arrow for areas in self.areas]

    def to_choose(self, deck_mode: str) -> i64:
        """F2.4, D15  The cards to choose from one by one: all, or all but the white ones, or none."""
        white, *others = self.of_colour
        coloured: i64 = 0
        for cards in others:
            coloured |= cards
        if deck_mode == "free_choice":
            return white | coloured
        return coloured if deck_mode == "white_plus_colours" else 0


@final
class Club:
    """One club's men as tables, by man number."""

    __slots__ = ("bench", "cheapest", "corner", "eleven", "risky", "rows", "squad", "stock", "strength", "value")

    def __init__(self, team: int, box: Box, corner_rule: str, is_french_bench: bool) -> None:
        men = [man for man in box.footballers if man.team == TEAMS[team]]
        self.stock: Stock = Stock(TEAMS[team], MEN[team])
        self.value: list[i64] = [man.value for man in men]
        self.strength: list[i64] = [balls for man in men for balls in man.strength]
        """At ``4 * man + turns``."""
        corners = [man.corners(corner_rule) for man in men]
        self.corner: list[i64] = [symbol for corner in corners for symbol in corner]
        """At ``4 * man + turns``."""
        self.risky: list[i64] = [set_of([k for k in range(30) if corners[k][turns]]) for turns in range(4)]
        """The men with a symbol showing, by the number of turns."""
        self.rows: list[i64] = [set_of([k for k in range(30) if men[k].position == row]) for row in range(4)]
        own = next(t for t in box.teams if t.id == TEAMS[team])
        self.eleven: i64 = set_of([k for k in range(30) if men[k].starter and men[k].id not in own.bench])
        self.bench: i64 = self.stock.read(own.french_bench if is_french_bench else own.bench)
        self.squad: i64 = self.eleven | self.bench
        self.cheapest: list[list[list[i64]]] = [self._cheapest(keepers) for keepers in range(3)]
        """Points for so many more men from number `first` on, with so many goalkeepers: ``[keepers][first][men]``."""

    def _cheapest(self, keepers: int) -> list[list[i64]]:
        table: list[list[i64]] = []
        for first in range(31):
            goal = sorted(int(self.value[k]) for k in range(first, 30) if (self.rows[GOALKEEPER] >> k) & 1)
            field = [int(self.value[k]) for k in range(first, 30) if not (self.rows[GOALKEEPER] >> k) & 1]
            others = sorted(goal[keepers:] + field)
            row: list[i64] = []
            for men in range(16):
                missing = len(goal) < keepers or men < keepers or men - keepers > len(others)
                row.append(IMPOSSIBLE if missing else sum(goal[:keepers]) + sum(others[: men - keepers]))
            table.append(row)
        return table


IMPOSSIBLE: Final = 999


@final
class Book:
    """All that is fixed for one table."""

    __slots__ = (
        "arrow_may_reuse_type",
        "away_goals",
        "bonus",
        "box",
        "budget",
        "clubs",
        "counter_is_optional",
        "deck_mode",
        "die",
        "extra_time_keeps_hand",
        "format",
        "hits",
        "holder",
        "holder_budget",
        "injured_must_be_replaced",
        "keepers_required",
        "kicks",
        "lost_row_refill",
        "new_squad_per_leg",
        "no_counter_without_build_up",
        "pool_has_bench",
        "quota",
        "second_series",
        "shoot_out_turns_right",
        "shortage_stays_empty",
        "stand_ins_are_optional",
        "starter_squads",
        "stocks",
        "substitutions",
        "swap_in_second_leg",
        "swap_sides",
        "tactics",
        "tie_after_90",
        "to_choose",
        "white",
        "yellows",
    )

    def __init__(self, setup: Setup) -> None:
        given = setup.options
        box = box_of(setup.own_cards)
        self.box: Box = box
        self.tactics: Tactics = Tactics(box)
        self.clubs: list[Club] = [
            Club(team, box, str(given["corner_rule"]), given["starter_bench"] == "french") for team in range(2)
        ]
        self.stocks: list[Stock] = [Stock(f"tactics {role}", TACTICS) for role in range(2)]
        self.white: i64 = self.tactics.of_colour[0]
        match = TomlTable(EDITION["match"], "edition.toml [match]")
        self.budget: i64 = match.whole("budget", 15, 200)
        self.kicks: i64 = match.whole("kicks", 1, 5)
        self.yellows: i64 = match.whole("yellows_to_send_off", 2, 2)
        self.hits: list[list[bool]] = [
            [pips in EDITION["events"].get(name, []) for pips in range(4)] for name in SYMBOLS
        ]
        """Whether a symbol comes true with so many pips."""
        self.quota: list[i64] = quota_of(given)
        """How many cards of each strength a coach chooses; at 0 how many of any strength besides."""
        self.to_choose: i64 = self.tactics.to_choose(str(given["deck_mode"]))
        """The cards that a coach chooses from one by one."""
        for strength in range(1, 6):
            if self.to_choose and count(self.tactics.of_strength[strength] & self.to_choose) < self.quota[strength]:
                detail = f"[[tactic]]: too few cards of strength {strength} to choose from"
                raise CatalogError(detail, OWN, key="card-too-few", facts={"what": f"[[tactic]] strength={strength}"})
        faces = faces_of(str(given["die"]))
        self.die: Fate = Fate(DICE, [faces.count(pips) for pips in range(4)])
        self.starter_squads: bool = given["squads"] == "starter"
        self.swap_sides: bool = given["swap_sides"] is True
        self.keepers_required: i64 = int(given["goalkeepers_required"])
        self.deck_mode: str = str(given["deck_mode"])
        self.substitutions: i64 = int(given["voluntary_substitutions"])
        self.injured_must_be_replaced: bool = given["injury_replacement"] == "forced"
        self.lost_row_refill: bool = given["lost_row_refill"] is True
        self.shortage_stays_empty: bool = given["shortage"] == "empty"
        self.stand_ins_are_optional: bool = given["shortage"] == "optional"
        self.arrow_may_reuse_type: bool = given["arrow"] == "may_reuse_type"
        self.counter_is_optional: bool = given["counter"] == "optional"
        self.bonus: str = str(given["counter_bonus"])
        self.no_counter_without_build_up: bool = given["counter_without_build_up"] == "no_counter"
        self.tie_after_90: str = str(given["tie_after_90"])
        self.extra_time_keeps_hand: bool = given["extra_time_pile"] == "white_plus_hand"
        self.shoot_out_turns_right: bool = given["shootout_keeper_turn"] == "right"
        self.second_series: bool = given["shootout_after_five"] == "second_series"
        self.pool_has_bench: bool = given["shootout_pool"] == "on_pitch_and_bench"
        self.format: str = str(given["format"])
        self.away_goals: bool = given["cup_away_goals"] is True
        self.new_squad_per_leg: bool = given["cup_new_squad_per_leg"] is True
        self.swap_in_second_leg: bool = given["cup_swap_sides"] is True and self.new_squad_per_leg
        self.holder: i64 = int(given["cup_holder"])
        self.holder_budget: i64 = int(given["cup_holder_budget"])

    def area(self, card: i64, stage: i64, is_attacker: bool) -> Area:
        """The area of a card that tells a side whom to field."""
        return self.tactics.areas[card][2 * stage + (0 if is_attacker else 1)]


def quota_of(options: dict[str, Value]) -> list[i64]:
    """F2.4, D14, D15  The quota that holds at a table, by strength; at 0 the cards of any strength."""
    name = "quota" if options["free_choice_quota"] == "exact" else "quota_least"
    if options["deck_mode"] == "white_plus_colours":
        name = "quota_colours"
    table = EDITION[name]
    return [table.get("any", 0), *[table[str(strength)] for strength in range(1, 6)]]


def faces_of(die: str) -> list[int]:
    """The faces of a die as the option writes them."""
    return [int(face) for face in die.split()]


def risks_of(faces: list[int]) -> dict[str, list[int]]:
    """F9.2  The exact chance that each symbol comes true on such a die."""
    events = EDITION["events"]
    return {symbol: [sum(face in events[symbol] for face in faces), len(faces)] for symbol in SYMBOLS[1:]}


BUILD_UP: Final = 0
FINISH: Final = 1
OUTFIELD_ROWS: Final = [DEFENDER, DEFENDER + 1, FORWARD]


def apart(one: i64, other: i64) -> i64:
    """How far two strengths are apart."""
    return one - other if one > other else other - one
