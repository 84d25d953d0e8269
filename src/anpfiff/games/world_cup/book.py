"""The book: edition, cards and options of one table, laid out as tables of numbers. Made once, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.cards.catalog import read_file
from anpfiff.core.bag import BagStock
from anpfiff.core.fate import Fate
from anpfiff.core.pile import NOBODY as HIDDEN
from anpfiff.core.pile import OPEN, OWNER, Place, set_of
from anpfiff.football.bracket import Tie
from anpfiff.football.standings import GoalDifference, GoalsScored, HeadToHead, Points, Rule
from anpfiff.games.world_cup.actions import COLOURS
from anpfiff.games.world_cup.cards import CARDS, FOLDER, GROUPS, NATIONS, RANKS, TOURNAMENTS, Box, box_of
from anpfiff.games.world_cup.rows import TOKENS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.game import Setup

_COUNTED: Final = "printed"
EDITION: Final = read_file(FOLDER / "edition.toml")
MOST_SEATS: Final = [EDITION["seats"]["most_1930"], EDITION["seats"]["most_2002"]]


@final
class Book:
    """All that is fixed for a table."""

    __slots__ = (
        "box",
        "draw_points",
        "early_stop",
        "final_cards",
        "final_from_semi",
        "first_group",
        "go_on",
        "group_of",
        "groups",
        "half_of_half",
        "hand",
        "has_dice",
        "is_1930",
        "kicks",
        "largest",
        "lot_begins",
        "matches",
        "modifiers",
        "passes",
        "places",
        "rank_of",
        "replay_cards",
        "replay_limit",
        "rules",
        "seats",
        "semi_cards",
        "squares",
        "stock",
        "supply",
        "teams",
        "ties",
        "turns_after",
        "win",
    )

    def __init__(self, setup: Setup) -> None:
        box = box_of(setup.own_cards)
        options = setup.options
        self.box: Box = box
        year = options["tournament"]
        number = TOURNAMENTS.index(int(year))
        numbers = EDITION[f"world_cup_{year}"]
        self.seats: i64 = setup.seats
        self.is_1930: bool = number == 0
        self.first_group: i64 = 0 if number == 0 else len(GROUPS[0])
        """Where the names of this tournament's groups begin in the list of all names."""
        self.hand: i64 = EDITION["table"]["hand"]
        self.kicks: i64 = EDITION["table"]["kicks"]
        self.turns_after: bool = setup.seats >= EDITION["table"]["many_seats"]
        self.win: i64 = numbers["win"]
        self.draw_points: i64 = numbers["draw"]
        self.go_on: i64 = numbers["go_on"]
        self.passes: i64 = numbers["passes"]
        self.semi_cards: i64 = numbers["semi_final_cards"]
        self.final_cards: i64 = numbers["final_cards"]
        self.replay_cards: i64 = EDITION["world_cup_1930"]["replay_cards"]
        self.rank_of: list[i64] = [nation.ranks[number] for nation in box.nations]
        self.group_of: list[i64] = [nation.groups[number] for nation in box.nations]
        self.squares: list[i64] = [box.ranks[rank].squares if rank >= 0 else 0 for rank in self.rank_of]
        """By team."""
        self.largest: list[i64] = [box.ranks[rank].largest if rank >= 0 else 0 for rank in self.rank_of]
        """The largest goal token of a team."""
        self.teams: i64 = set_of([team for team, rank in enumerate(self.rank_of) if rank >= 0])
        self.groups: list[list[i64]] = [
            [team for team, mine in enumerate(self.group_of) if mine == group] for group in range(len(GROUPS[number]))
        ]
        self.matches: list[i64] = [
            NATIONS.index(team)
            for group in box.groups
            if group.tournament == number
            for match in group.matches
            for team in match
        ]
        """The teams of all group matches, left and right in turn."""
        self.ties: list[Tie] = [
            Tie(match.name, match.round, *_sides(match.name, match.left, match.right, str(options["match_4_left"])))
            for match in box.knock_out
            if match.tournament == number
        ]
        counts = [_count(box, kind, self.is_1930, options["deck"] == 91) for kind in range(len(CARDS))]
        self.stock: BagStock = BagStock("cards", CARDS, counts)
        self.places: list[Place] = [
            *[Place("hand", seat, OWNER) for seat in range(setup.seats)],
            Place("deck", 0, HIDDEN),
            Place("discard", 0, OPEN),
            Place("aside", 0, HIDDEN),
        ]
        known = {token.id: token.count for token in box.tokens}
        counted = [known[token] for token in TOKENS]
        self.supply: list[i64] = counted if options["token_supply"] == _COUNTED else []
        """How many tokens of each kind there are; nothing where they never run out."""
        self.modifiers: list[Fate] = [_die(die.faces) for die in box.dice]
        self.has_dice: bool = options["modifier_dice"] is True
        self.half_of_half: bool = options["quarter_pile"] == "half_of_half"
        self.replay_limit: i64 = int(options["replay_limit"])
        self.early_stop: bool = options["shootout_early_stop"] is True
        self.final_from_semi: bool = options["final_pool_1930"] == "semi_discards"
        self.lot_begins: bool = options["beginner"] == "lot"
        self.rules: list[Rule] = [Points()]
        """W6.1, W7.1  What separates the teams of a group, in this order."""
        if not self.is_1930:
            most = 99 if options["three_way_tie"] == "mini_table" else 2
            self.rules += [HeadToHead(most), GoalDifference(options["goal_difference"] == "smaller"), GoalsScored()]


def _sides(name: str, left: str, right: str, match_4_left: str) -> tuple[str, str]:
    """C11  Who stands left in match 4 is a matter of reading."""
    return (right, left) if name == "4" and right == match_4_left else (left, right)


def _count(box: Box, kind: int, is_1930: bool, is_listed: bool) -> int:
    card = box.actions[kind]
    if is_1930 and not card.in_1930:
        return 0
    return card.count_listed if is_listed else card.count


def _die(faces: list[int]) -> Fate:
    shown = [rank for rank in range(len(RANKS)) if rank in faces]
    return Fate([COLOURS[rank] for rank in shown], [faces.count(rank) for rank in shown])
