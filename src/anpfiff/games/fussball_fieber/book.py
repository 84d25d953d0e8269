"""The book: cards and options of one table, laid out as tables of numbers. Made once, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.cards.catalog import TomlTable, read_file
from anpfiff.core.bag import BagStock
from anpfiff.core.pile import Stock, set_of
from anpfiff.games.fussball_fieber.cards import CATEGORIES, FOLDER, KINDS, TEAMS, Box, box_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.game import Setup

EDITION: Final = read_file(FOLDER / "edition.toml")

ROTATE: Final = 0
RANDOM: Final = 1
FEWEST_POINTS: Final = 2
STARTERS: Final = ["random_then_rotate", "random_each_match", "fewest_points"]


@final
class Book:
    """All that is fixed for one table."""

    __slots__ = (
        "amount",
        "any_team",
        "base",
        "boost",
        "boosts",
        "box",
        "cap",
        "category",
        "draw",
        "duration",
        "effect",
        "exchange",
        "fits",
        "fitted",
        "hand",
        "harmful",
        "helpful",
        "joker_value",
        "jokers",
        "loss",
        "lots",
        "matches",
        "orders",
        "qualified",
        "starter",
        "stock",
        "strength",
        "strengthener",
        "teams",
        "value",
        "win",
        "with_knockout",
    )

    def __init__(self, setup: Setup) -> None:
        given = setup.options
        box = box_of(setup.own_cards)
        self.box: Box = box
        counts: list[i64] = [*[card.count for card in box.actions], *[card.count for card in box.reactions]]
        self.stock: BagStock = BagStock("play cards", KINDS, counts)
        self.teams: Stock = Stock("teams", TEAMS)
        self.value: list[i64] = [card.value for card in box.actions]
        self.duration: list[i64] = [card.duration for card in box.actions]
        kinds = range(len(box.actions))
        self.helpful: i64 = set_of([kind for kind in kinds if box.actions[kind].value > 0])
        self.harmful: i64 = set_of([kind for kind in kinds if box.actions[kind].value < 0])
        unused: list[i64] = [0] * len(box.actions)
        self.effect: list[i64] = [*unused, *[card.effect for card in box.reactions]]
        """By kind of card, as are the next two; what stands there for actions is never read."""
        self.amount: list[i64] = [*unused, *[card.amount for card in box.reactions]]
        self.fits: list[i64] = [
            *unused,
            *[set_of([kind for kind in kinds if box.actions[kind].motif in card.fits]) for card in box.reactions],
        ]
        """The kinds of action a reaction can be played on, as a set."""
        self.fitted: list[i64] = [self.stock.room_of(fits) for fits in self.fits]
        """Where in a bag the cards of these kinds are counted: a look at the bag tells whether there is one."""
        strengthens = next(k for k, card in enumerate(box.reactions) if card.effect == 2)
        self.strengthener: i64 = len(box.actions) + strengthens
        self.boost: i64 = box.reactions[strengthens].amount
        self.strength: list[i64] = [team.strength for team in box.teams]
        self.category: list[i64] = [
            set_of([k for k, team in enumerate(box.teams) if team.category == category])
            for category in range(len(CATEGORIES))
        ]
        """The teams of each category, as a set."""
        adjustment = EDITION["adjustment"]
        self.base: list[i64] = [team.strength + adjustment[str(team.strength)] for team in box.teams]
        """The strength of a team that a coach leads, adjusted."""
        self.orders: list[list[i64]] = [list(order.sequence) for order in box.orders]
        cup = TomlTable(EDITION["cup"], "edition.toml [cup]")
        self.matches: i64 = cup.whole("group_matches", 3, 3)
        self.hand: i64 = cup.whole("hand", 1, 8)
        self.jokers: i64 = cup.whole("jokers", 0, 2)
        self.exchange: i64 = cup.whole("exchange", 0, 2)
        self.win: i64 = cup.whole("win", 3, 3)
        self.draw: i64 = cup.whole("draw", 1, 1)
        self.loss: i64 = cup.whole("loss", 0, 0)
        self.qualified: i64 = cup.whole("qualified", 0, 9)
        self.with_knockout: bool = given["length"] == "knockout"
        self.starter: i64 = STARTERS.index(str(given["start_player"]))
        self.any_team: bool = given["targets"] == "any_team"
        self.joker_value: i64 = int(given["joker_value"])
        self.boosts: i64 = int(given["choreography_per_chant"])
        self.cap: i64 = int(given["score_cap"])
        self.lots: bool = given["group_tie_unresolved"] == "lot"

    def adjustment(self, team: i64) -> i64:
        """F1.3  What the adjustment card does to a chosen team."""
        return self.base[team] - self.strength[team]
