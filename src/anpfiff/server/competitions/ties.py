"""Ties: who meets whom, in one match or several, and who is through. Pure, and without any clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.football.legs import two_legs
from anpfiff.football.score import LEVEL, ahead
from anpfiff.football.tables import going_on

if TYPE_CHECKING:
    from anpfiff.protocol.competition import Format

BYE: Final = -1
NOBODY: Final = -2
"""As the winner of a tie: both are out."""
MOST_REPLAYS: Final = 2
"""After so many further matches that settle nothing, a lot decides."""
AWARD: Final = 3
"""Goals of a match that was not played."""


class Match:
    """One match of a tie: at which table, and how it ended. Goals and sides are those of the tie."""

    def __init__(self) -> None:
        self.table = ""
        self.attempt = -1
        """How often a table was laid for it, counted from 0; -1 while none was."""
        self.laid = 0
        self.extended = 0
        """Nobody has missed it before this moment."""
        self.caretakers: list[int] = []
        self.goals: list[int] | None = None
        self.winner = LEVEL
        self.kicks: list[int] = []
        self.places: list[int] = []
        """At a table of more than two: the place of each side, counted from 1."""
        self.scorers: list[tuple[int, str, int]] = []
        """Who scored: the side, the footballer, and how often."""
        self.counts: dict[str, int] = {}
        self.proposals: dict[int, int] = {}
        """By side: when they would like to play."""
        self.agreed = 0
        """When all who play it want to; 0 while they have not agreed."""
        self.reminded: list[str] = []
        """What those who play it were reminded of already."""
        self.how = ""
        """`played`, `awarded`, or `missed` by both; "" while it is open."""
        self.set_by: str | None = None
        """Who set the result, if its table did not: the organiser's name as an entrant, or ""."""

    @property
    def is_over(self) -> bool:
        """Whether it is settled."""
        return self.how != ""


class Pairing:
    """Two entrants and their matches. In the first match side 0 is at home, in the next side 1, and so on.

    Or all who sit together at one table of more than two, which is one match.
    """

    def __init__(
        self, number: int, stage: str, sides: tuple[int, ...], is_decided: bool, is_table: bool = False
    ) -> None:
        self.number: Final = number
        self.stage: Final = stage
        """`knock_out`, `league`, `swiss`, or the letter of a group."""
        self.sides: Final = sides
        self.is_decided: Final = is_decided
        """Whether somebody has to win it."""
        self.is_table: Final = is_table
        """Whether a whole table is one match, so that places count; a smaller table may have two seats only."""
        self.matches: list[Match] = []
        self.wishes: dict[int, bool] = {}
        """By side: whether they would rather play against a caretaker than be awarded the match."""
        self.winner: int | None = None
        """The side that is through, LEVEL for a draw, NOBODY if both are out; None while it is open."""
        self.by = ""
        """`goals`, `kicks`, `aggregate`, `away_goals`, `decider`, `series`, `lot`, `awarded`, `missed`, `bye`,
        `places`."""
        self.going_on: list[int] = []
        """The sides that go on from a table of more than two, the best first."""

    @property
    def is_bye(self) -> bool:
        """Whether the one who is drawn here goes on without a match."""
        return BYE in self.sides

    @property
    def is_over(self) -> bool:
        """Whether it is known who is through."""
        return self.winner is not None

    def home(self, match: int) -> int:
        """The side that is at home in a match, and has the first seat."""
        return match % len(self.sides)

    def by_seats(self, match: int) -> list[int]:
        """The side at each seat of a match: the home side first, the others after it in order."""
        home = self.home(match)
        return [(home + seat) % len(self.sides) for seat in range(len(self.sides))]

    def needs_winner(self, form: Format, match: int) -> bool:
        """Whether a match has to be won; a leg of two may end level."""
        return self.is_decided and (form.legs == 1 or match >= form.legs)

    def through(self) -> int | None:
        """The entrant who is through, or nobody."""
        return None if self.winner is None or self.winner < 0 else self.sides[self.winner]

    def settle(self, form: Format, lot: int) -> None:
        """Find out who is through, or open the next match; `lot` is the side that a lot would choose."""
        self.winner, self.by = None, ""
        if self.is_bye:
            self.winner, self.by = (1 if self.sides[0] == BYE else 0), "bye"
            if self.sides == (BYE, BYE):
                self.winner = NOBODY
            return
        wanted = self._settle_table(lot) if self.is_table else self._settle(form, lot)
        while len(self.matches) < wanted:
            self.matches.append(Match())

    def _settle_table(self, lot: int) -> int:
        """Places are known after one match; where those who go on share one, the score decides, then a lot."""
        self.going_on = []
        match = self.matches[0] if self.matches else None
        if match is None or not match.is_over:
            return 1
        if match.how == "missed":
            self.winner, self.by = NOBODY, "missed"
            return 1
        goals, sides = match.goals or [0] * len(self.sides), range(len(self.sides))
        turned = [(lot + side) % len(self.sides) for side in sides]
        ranked = sorted(sides, key=lambda side: (match.places[side], -goals[side], turned[side]))
        is_shared = not self.is_decided and match.places.count(1) > 1
        self.winner, self.by = LEVEL if is_shared else ranked[0], "awarded" if match.how == "awarded" else "places"
        if self.is_decided:
            self.going_on = ranked[: going_on(len(self.sides))]
        return 1

    def _settle(self, form: Format, lot: int) -> int:
        """How many matches there must be; the winner is noted if he is known."""
        played = [match for match in self.matches if match.is_over]
        if len(played) < len(self.matches):
            return len(self.matches)
        if any(match.how == "missed" for match in played):
            self.winner, self.by = NOBODY, "missed"
            return len(self.matches)
        if not self.is_decided:
            if played:
                self._won(played[0].winner, played[0])
            return 1
        if form.series:
            return self._series(form.series, played)
        if len(played) < form.legs:
            return form.legs if form.legs == 2 and not played else len(played) + 1
        if form.legs == 2:
            first, second = played[0].goals or [0, 0], played[1].goals or [0, 0]
            verdict = two_legs(first, second, form.away_goals)
            if verdict.side != LEVEL:
                self.winner, self.by = int(verdict.side), str(verdict.by)
                return len(self.matches)
        return self._decide(played[form.legs - 1 :] if form.legs == 1 else played[2:], lot)

    def _decide(self, further: list[Match], lot: int) -> int:
        """One match has to be won; if none was, another is played, and at last a lot is drawn."""
        for match in further:
            if match.winner != LEVEL:
                self._won(match.winner, match)
                if match is not self.matches[0]:
                    self.by = "awarded" if match.how == "awarded" else "decider"
                return len(self.matches)
        if len(further) > MOST_REPLAYS:
            self.winner, self.by = lot, "lot"
            return len(self.matches)
        return len(self.matches) + 1

    def _series(self, best_of: int, played: list[Match]) -> int:
        won = [sum(match.winner == side for match in played) for side in (0, 1)]
        leader = int(ahead(won[0], won[1]))
        if max(won) > best_of // 2 or (len(played) >= best_of and leader != LEVEL):
            self.winner, self.by = leader, "series"
            return len(self.matches)
        return len(played) + 1

    def _won(self, side: int, match: Match) -> None:
        self.winner = side
        self.by = "awarded" if match.how == "awarded" else "kicks" if match.kicks else "goals"


def places_of(levels: list[list[int]]) -> list[int]:
    """The place of each side, counted from 1, from those on each level; who share a place have the better one."""
    found = [0] * sum(len(level) for level in levels)
    place = 1
    for level in levels:
        for side in level:
            found[side] = place
        place += len(level)
    return found


def levels_of(marks: list[int]) -> list[list[int]]:
    """Who shares a level, best first, where the greater mark is better."""
    return [[k for k, other in enumerate(marks) if other == mark] for mark in sorted(set(marks), reverse=True)]
