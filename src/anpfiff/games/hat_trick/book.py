"""The book: cards and options of one table, laid out as tables of numbers. Made once, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.bag import BagStock
from anpfiff.core.catalog import read_file
from anpfiff.core.game import Setup, read_editions
from anpfiff.games.hat_trick.cards import ACTIONS, BOX, FIRST_NUMBER, FOLDER, MEN, Box

if TYPE_CHECKING:
    from mypy_extensions import i64

EDITION: Final = read_file(FOLDER / "edition.toml")
EDITIONS: Final = read_editions(EDITION, "edition.toml")
COLUMNS: Final = 4
CELLS: Final = 24


@final
class Book:
    """Everything that is fixed for a table."""

    __slots__ = (
        "attack",
        "balls",
        "box",
        "clears_yellow",
        "defence",
        "defender_first",
        "draws",
        "either_end",
        "fixed_penalty",
        "flank",
        "hand",
        "home",
        "kick_order",
        "kicks",
        "match_kind",
        "modifier",
        "most_kinds",
        "must_move",
        "penalty_fewer",
        "side_of",
        "side_of_card",
        "stalling",
        "stocks",
        "symbols",
        "teams",
        "type_of",
    )

    def __init__(self, setup: Setup) -> None:
        box = Box(setup.own_cards) if setup.own_cards else BOX
        options = setup.options
        self.box: Box = box
        self.hand: i64 = EDITION["cards"]["hand"]
        # Action cards, by kind.
        self.type_of: list[i64] = [card.type for card in box.actions]
        self.balls: list[i64] = [card.footballs for card in box.actions]
        self.flank: list[i64] = [card.side for card in box.actions]
        copies: list[i64] = [card.copies for card in box.actions]
        self.stocks: list[BagStock] = [BagStock(f"cards of seat {role}", ACTIONS, copies) for role in (0, 1)]
        # Footballers, by kind of card: the regular side first, then the star side.
        self.attack: list[i64] = [side[0] for player in box.players for side in (player.regular, player.star)]
        self.defence: list[i64] = [side[1] for player in box.players for side in (player.regular, player.star)]
        self.most_kinds: int = len(box.players)
        self.side_of: list[i64] = [player.side for player in box.players]
        """By man: the flank of his balls."""
        self.home: list[i64] = [COLUMNS * (player.line - 1) + player.column - 1 for player in box.players]
        """By man: the field he begins on, as his own coach sees it."""
        order = [EDITION["kick_off"]["number"], *EDITION["without_six"]["numbers"]]
        self.kick_order: list[i64] = [number - FIRST_NUMBER for number in order]
        # Shots, by shooting card and by goalkeeper card.
        self.modifier: list[i64] = [card.modifier for card in box.shots]
        self.symbols: list[i64] = [symbol for card in box.shots for symbol in card.symbols]
        """By shooting card, three to each: what the hand of the goalkeeper points to."""
        self.draws: list[i64] = [number for card in box.goalkeepers for line in card.draws for number in line]
        """By goalkeeper card, twelve to each: lines 6, 5 and 4 with their four columns."""
        self.kicks: i64 = EDITION["penalty"]["kicks"]
        self.penalty_fewer: i64 = EDITION["penalty"]["fewer"]
        # Options.
        self.teams: str = str(options["teams"])
        self.match_kind: str = str(options["match_kind"])
        self.must_move: bool = options["move_duty"] == "must"
        self.fixed_penalty: bool = options["penalty_draw"] == "fixed_one"
        self.either_end: bool = options["half_end"] == "either_end"
        self.defender_first: bool = options["failed_chance"] == "defender_first"
        self.side_of_card: bool = options["goalkick_side"] == "card_side"
        self.clears_yellow: bool = options["cards_between_halves"] == "clear_yellow"
        self.stalling: i64 = int(options["stalling"])


assert len(BOX.players) == MEN
