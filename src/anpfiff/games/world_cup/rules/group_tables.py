"""W7: the tables of the groups, group by group: who leads (1930), who is first and second (2002)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.core.pile import set_of
from anpfiff.football.standings import Results, standings
from anpfiff.games.world_cup.actions import COINS
from anpfiff.games.world_cup.events import COIN, TABLE
from anpfiff.games.world_cup.rules import PHASES
from anpfiff.games.world_cup.rules.whistle import ROLL_MODIFIERS, score_matches
from anpfiff.games.world_cup.state import EMPTY, PART, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class NextGroup(Step[Cup]):
    """W5.1  Each group has a roll of its own."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        if s.group == len(s.book.groups):
            s.group = 0
            return NOTHING
        s.lots = EMPTY
        return ONE_GROUP


@final
class ScoreGroup(Step[Cup]):
    """W5.3  The goals of all matches of the group are added up."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.3"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        first: i64 = 0
        while s.book.group_of[s.teams[first]] != s.group:
            first += 2
        last: i64 = first
        while last < len(s.teams) and s.book.group_of[s.teams[last]] == s.group:
            last += 2
        score_matches(s, first, last)
        return NOTHING


def group_results(s: Cup, group: i64) -> Results:
    """The results of a group, read from the score sheet: only its group matches are on it so far."""
    found: list[i64] = []
    for k in range(0, len(s.results), PART):
        if s.book.group_of[s.results[k + 1]] == group:
            found += s.results[k + 1 : k + 5]
    return Results(found, s.book.win, s.book.draw_points)


@final
class RankGroup(Step[Cup]):
    """W7.1  Points, then in 2002 the matches among those level, the goal difference, the goals, and a lot."""

    __slots__ = ()
    rule: ClassVar[str] = "W7.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        places = table_of(s)
        if undecided(s, places):
            return LOT_IN_GROUP
        tell_table(s, places)
        if s.book.is_1930:
            s.level = [*s.level, set_of(places[0])]
        else:
            s.qualified = [*s.qualified, places[0][0], places[1][0]]
        s.group += 1
        return NOTHING


def table_of(s: Cup) -> list[list[i64]]:
    """The teams of the group that is reckoned, best first; those that nothing separates share a place."""
    return standings(s.book.groups[s.group], group_results(s, s.group), s.book.rules, s.lots)


def undecided(s: Cup, places: list[list[i64]]) -> list[i64]:
    """W7.3, X34  The teams among whom a lot must decide: only first and second place matter, and not in 1930."""
    if not s.book.is_1930:
        for place in places[: s.book.go_on]:
            if len(place) > 1:
                return place
    return EMPTY


def tell_table(s: Cup, places: list[list[i64]]) -> None:
    """The table, line by line."""
    results = group_results(s, s.group)
    place: i64 = 1
    for level in places:
        for team in level:
            s.tell(TABLE, s.book.first_group + s.group, team, results.points(team), place)
        place += len(level)


@final
class LotInGroup(Chance[Cup]):
    """W7.3  Level in everything: a lot puts one of them before the others."""

    __slots__ = ()
    rule: ClassVar[str] = "W7.3"

    def outcomes(self, s: Cup) -> Fate:
        return even([COINS[team] for team in undecided(s, table_of(s))])

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        s.lots = [*s.lots, outcome.value]
        s.tell(COIN, outcome.value)
        return RANK_GROUP


NOTHING: Final[list[Phase[Cup]]] = []
NEXT_GROUP: Final = PHASES.add(NextGroup())
RANK_GROUP: Final[list[Phase[Cup]]] = [PHASES.add(RankGroup())]
LOT_IN_GROUP: Final[list[Phase[Cup]]] = [PHASES.add(LotInGroup())]
ONE_GROUP: Final[list[Phase[Cup]]] = then(ROLL_MODIFIERS, PHASES.add(ScoreGroup()), *RANK_GROUP, NEXT_GROUP)
