"""The book: cards and options of one table, laid out as tables of numbers. Made once, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.cards.catalog import OWN, read_file
from anpfiff.core.bag import BagStock
from anpfiff.core.pile import Stock, set_of
from anpfiff.errors import CatalogError
from anpfiff.games.hat_trick.cards import ACTIONS, FIRST_NUMBER, FOLDER, MEN, Box, box_of
from anpfiff.games.hat_trick.players_box import MATCH_EVENTS, STYLES, PlayersBox, players_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.game import Setup

EDITION: Final = read_file(FOLDER / "edition.toml")
COLUMNS: Final = 4
CELLS: Final = 24


@final
class Book:
    """Everything that is fixed for a table."""

    __slots__ = (
        "attack",
        "balls",
        "blank_only",
        "box",
        "called",
        "clears_yellow",
        "defence",
        "defender_first",
        "draws",
        "effect_of",
        "either_end",
        "fixed_penalty",
        "flank",
        "hand",
        "has_captain",
        "has_corner",
        "has_long_shot",
        "has_roles",
        "has_styles",
        "has_substitution",
        "has_transition",
        "high",
        "home",
        "kick_order",
        "kicks",
        "low",
        "match_kind",
        "modifier",
        "most_kinds",
        "must_move",
        "of_style",
        "penalty_fewer",
        "players",
        "price",
        "role_of",
        "side_of",
        "side_of_card",
        "stalling",
        "stocks",
        "style_stock",
        "substitutions",
        "symbols",
        "teams",
        "type_of",
    )

    def __init__(self, setup: Setup) -> None:
        box = box_of(setup.own_cards)
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
        self.players: PlayersBox = players_of(setup.own_cards)
        kinds = self.players.kinds
        sides = [side for player in box.players for side in (player.regular, player.star)]
        sides += [side for kind in kinds for side in self.players.roles[kind.role].balls]
        self.attack: list[i64] = [side[0] for side in sides]
        self.defence: list[i64] = [side[1] for side in sides]
        self.low: list[i64] = [*[player.number for player in box.players], *[kind.low for kind in kinds]]
        self.high: list[i64] = [*[player.number for player in box.players], *[kind.high for kind in kinds]]
        """By kind of card: its lower and its higher number."""
        self.role_of: list[i64] = [*[-1] * MEN, *[kind.role for kind in kinds]]
        self.price: list[i64] = [*[0] * MEN, *[self.players.roles[kind.role].price for kind in kinds]]
        self.most_kinds: int = MEN + len(kinds)
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
        codes = [nation.id for nation in box.nations]
        has_nations = self.teams in ("regulars", "budget")
        self.called: list[i64] = [
            len(box.colours) + codes.index(one.nation) if has_nations else role for role, one in enumerate(box.colours)
        ]
        """T29  By role: what a side without a team is called; by its colour where the other may choose that nation."""
        self.match_kind: str = str(options["match_kind"])
        self.must_move: bool = options["move_duty"] == "must"
        self.fixed_penalty: bool = options["penalty_draw"] == "fixed_one"
        self.either_end: bool = options["half_end"] == "either_end"
        self.defender_first: bool = options["failed_chance"] == "defender_first"
        self.side_of_card: bool = options["goalkick_side"] == "card_side"
        self.clears_yellow: bool = options["cards_between_halves"] == "clear_yellow"
        self.stalling: i64 = int(options["stalling"])
        # The Players expansion.
        self.has_roles: bool = self.teams in ("team_cards", "budget")
        self.blank_only: bool = options["keeper_demotion"] == "blank_only"
        self.has_styles: bool = self.has_roles and options["styles"] is True
        cards = self.players.style_cards
        self.style_stock: Stock = Stock("style cards", [card.id for card in cards])
        self.effect_of: list[i64] = [card.effect for card in cards]
        """By style card: what it does."""
        self.of_style: list[i64] = [
            set_of([k for k, card in enumerate(cards) if card.style == style]) for style in range(len(STYLES))
        ]
        """By style: its cards, as a set."""
        on = {rule: options[f"event_{rule}"] is True or self.players.has_own_event(rule) for rule in MATCH_EVENTS}
        if any(on.values()) and not self.has_roles:
            detail = f"[[match_event]]: only with teams=team_cards or teams=budget, not {self.teams}"
            facts: dict[str, str | int] = {"what": "[[match_event]]", "needed": "teams=team_cards, teams=budget"}
            raise CatalogError(detail, OWN, key="card-only-with", facts=facts)
        self.has_long_shot: bool = on["long_shot"]
        self.has_corner: bool = on["corner"]
        self.has_substitution: bool = on["substitution"]
        self.has_captain: bool = on["captain"]
        self.has_transition: bool = on["transition"]
        self.substitutions: i64 = self.players.event("substitution").times if self.has_substitution else 0


assert len(box_of("").players) == MEN
