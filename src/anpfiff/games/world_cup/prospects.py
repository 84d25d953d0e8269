"""What a card is worth to a seat in every row: reckoned once, and again only where tokens have come to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.games.world_cup.cards import (
    ATTACK_CARD,
    CARDS,
    DEFENCE_CARD,
    ONE_ONE,
    PENALTY_CARD,
    RANKS,
)
from anpfiff.games.world_cup.rows import ATTACK, filled, goals, half_goals, is_goal, outermost
from anpfiff.games.world_cup.rules.uses import goal_token, is_open_to, lacking, takes_part, use_of, uses
from anpfiff.games.world_cup.state import EMPTY, FINAL, GROUP, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -99.0
STEEP: Final = 1.3
"""How quickly a lead becomes a safe one."""
DICE: Final = [8 / 6, 1.0, 4 / 6, 3 / 6, 2 / 6, 1 / 6]
"""By rank: how many of the four modifier dice show it on average."""
assert len(DICE) == len(RANKS)
USES: Final = len(CARDS) + 1
"""Every card, and a defence card that turns an attack token."""


@final
class Prospects:
    """What one seat thinks of the matches that are played now. Worlds in which the same teams play may share it."""

    __slots__ = ("lack", "mine", "others", "owners", "role", "rows", "stage", "teams", "worths")

    def __init__(self, role: i64) -> None:
        self.role: i64 = role
        self.owners: list[i64] = EMPTY
        self.teams: list[i64] = EMPTY
        self.stage: i64 = GROUP
        self.lack: i64 = 0
        """The tokens of which none is left in the box."""
        self.mine: list[i64] = []
        """The left rows of the matches in which a team of the seat plays."""
        self.others: list[i64] = []
        """Those of all other matches that are open to the seat: nothing is won or lost there."""
        self.rows: list[i64] = []
        """The rows as they were looked at last."""
        self.worths: list[float] = []
        """By card and row, in the matches of the seat's own teams."""

    def look(self, s: Cup) -> None:
        """Reckon again every match in which something has changed."""
        # Teams and owners are replaced and never changed; where tokens may run out, one row has a say in all others.
        if self.teams is not s.teams or self.owners is not s.owners or self.stage != s.stage or s.book.supply:
            self._begin(s)
        for k in self.mine:
            if self.rows[k] != s.rows[k] or self.rows[k + 1] != s.rows[k + 1]:
                self._reckon(s, k)

    def _begin(self, s: Cup) -> None:
        number: i64 = len(s.rows)
        self.teams = s.teams
        self.owners = s.owners
        self.stage = s.stage
        self.lack = lacking(s)
        self.mine = [k for k in range(0, number, 2) if takes_part(s, self.role, k)]
        self.others = [
            k for k in range(0, number, 2) if is_open_to(s, self.role, k) and not takes_part(s, self.role, k)
        ]
        self.rows = [-1] * number
        self.worths = [NEVER] * (USES * number)

    def _reckon(self, s: Cup, k: i64) -> None:
        """Both rows of a match: the lead of one team is the deficit of the other."""
        home = stake(s, self.role, k)
        away = stake(s, self.role, k + 1)
        lead = expected(s, k) - expected(s, k + 1)
        self._fill(s, k, lead, home, away)
        self._fill(s, k + 1, -lead, away, home)

    def _fill(self, s: Cup, k: i64, lead: float, own: float, other: float) -> None:
        self.rows[k] = s.rows[k]
        hoped = hope(lead)
        usable: i64 = uses(s, k, self.lack)
        place: i64 = k
        card: i64 = 0
        while card < USES:
            worth = NEVER
            if (usable >> card) & 1:
                change = hope(lead + goals_of(s, card, k)) - hoped
                worth = own * change - other * change
            self.worths[place] = worth
            place += len(self.rows)
            card += 1

    def best(self, s: Cup, card: i64) -> float:
        """What a card for one team is worth in its best row."""
        first: i64 = card * len(self.rows)
        found = NEVER
        for k in self.mine:
            found = max(found, self.worths[first + k])
            found = max(found, self.worths[first + k + 1])
        if found < 0.0:
            for k in self.others:
                if ((uses(s, k, self.lack) | uses(s, k + 1, self.lack)) >> card) & 1:
                    return 0.0
        return found

    def by_team(self, s: Cup, card: i64, part: i64) -> list[float]:
        """By team: what a card is worth in its best match."""
        found = [NEVER] * len(self.owners)
        use: i64 = use_of(card, part)
        first: i64 = use * len(self.rows)
        for left in self.mine:
            for k in range(left, left + 2):
                team: i64 = self.teams[k]
                found[team] = max(found[team], self.worths[first + k])
        for left in self.others:
            for k in range(left, left + 2):
                if found[self.teams[k]] < 0.0 and (uses(s, k, self.lack) >> use) & 1:
                    found[self.teams[k]] = 0.0
        return found

    def against(self, card: i64, part: i64, team: i64, opponent: i64) -> float:
        """What a card is worth in one match of a team."""
        if self.role not in (self.owners[team], self.owners[opponent]):
            return 0.0
        k: i64 = 0
        while self.teams[k] != team or self.teams[k ^ 1] != opponent:
            k += 1
        return self.worths[use_of(card, part) * len(self.rows) + k]


def stake(s: Cup, role: i64, k: i64) -> float:
    """What a match is worth to a seat on the side of one row: nothing, unless the team there is its own."""
    return weight(s, k) if s.owners[s.teams[k]] == role else 0.0


def weight(s: Cup, k: i64) -> float:
    """What a match is worth to the owner of a team: strong teams go further, and only the final wins the game."""
    if s.stage == FINAL and not s.book.is_1930:
        return 3.0 if k >= 2 else 0.1
    if s.stage == GROUP:
        return 0.6 + 0.15 * float(s.book.squares[s.teams[k]])
    return 1.0


def expected(s: Cup, k: i64) -> float:
    """Goals that a row is good for, with the dice that may come."""
    row: i64 = s.rows[k]
    dice = DICE[s.book.rank_of[s.teams[k]]] if s.book.has_dice else 0.0
    if not row:
        return dice / 2.0
    return float(goals(row)) + (float(half_goals(row)) + dice) / 2.0


def hope(lead: float) -> float:
    """How likely a match is won with a lead of so many goals, roughly."""
    steep = STEEP * lead
    return steep / (1.0 + abs(steep))


def goals_of(s: Cup, card: i64, k: i64) -> float:
    """How many goals more a row is good for once a card is used there."""
    if card <= ONE_ONE:
        return float(goal_token(s, card, s.teams[k]))
    if card == ATTACK_CARD:
        return 0.5
    if card == PENALTY_CARD:
        return 0.67
    if card == DEFENCE_CARD:
        return guard(s, k)
    return -0.5 if outermost(s.rows[k]) == ATTACK else -1.0


def guard(s: Cup, k: i64) -> float:
    """A defence token protects a goal that could be annulled, and takes away a square."""
    row: i64 = s.rows[k]
    left: i64 = s.book.squares[s.teams[k]] - filled(row)
    protected = 0.3 if is_goal(outermost(row)) else 0.0
    return protected - 0.5 / float(left)
