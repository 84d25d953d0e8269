"""W5: the final whistle. Modifier dice, the goals of every match, and the tables of the groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Chance, Phase, Step, then
from anpfiff.core.pile import count, each, set_of
from anpfiff.football.standings import Points, Results, Rule, standings
from anpfiff.games.world_cup.events import DICE, MATCH_OVER
from anpfiff.games.world_cup.rows import goals, half_goals
from anpfiff.games.world_cup.rules import PHASES
from anpfiff.games.world_cup.state import NO_DICE, NOBODY, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

ONLY_POINTS: Final[list[Rule]] = [Points()]
NO_LOTS: Final[list[i64]] = []
DIE_NAMES: Final = ["white_1", "white_2", "natural_1", "natural_2"]


@final
class RollModifiers(Step[Cup]):
    """W5.1  Four dice are rolled: once for each group, and later once for all matches of a round."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.dice = NO_DICE
        return FOUR_DICE if s.book.has_dice else NOTHING


@final
class Modifier(Chance[Cup]):
    """W5.2  Each die is half a goal for every team of its colour, in each of its matches."""

    __slots__ = ("die",)
    rule: ClassVar[str] = "W5.2"

    def __init__(self, die: i64) -> None:
        super().__init__(0, DIE_NAMES[die])
        self.die: i64 = die

    def outcomes(self, s: Cup) -> Fate:
        return s.book.modifiers[self.die]

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        dice = s.dice.copy()
        dice[outcome.value] += 1
        s.dice = dice
        return NOTHING


@final
class TellDice(Step[Cup]):
    """W5.2  A colour that no team of the group has is ignored."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        shown = [rank for rank in range(len(s.dice)) for times in range(s.dice[rank])]
        s.tell(DICE, shown[0], shown[1], shown[2], shown[3])
        return NOTHING


def score_of(s: Cup, k: i64) -> i64:
    """W5.3, T13  Goals of the tokens, and one more for every two halves of attack tokens and dice."""
    row: i64 = s.rows[k]
    return goals(row) + (half_goals(row) + s.dice[s.book.rank_of[s.teams[k]]]) // 2


def score_matches(s: Cup, first: i64, last: i64) -> list[i64]:
    """W5.3  The results of the matches from one row up to, not including, another: teams and goals in turn."""
    found: list[i64] = []
    results, tally = s.results.copy(), s.tally.copy()
    k: i64 = first
    while k < last:
        left, right = s.teams[k], s.teams[k + 1]
        mine, other = score_of(s, k), score_of(s, k + 1)
        found += [left, right, mine, other]
        results += [s.stage, left, right, mine, other, left if mine > other else right if other > mine else NOBODY]
        tally[s.owners[left]] += mine
        tally[s.owners[right]] += other
        s.tell(MATCH_OVER, left, mine, right, other)
        k += 2
    s.results = results
    s.tally = tally
    return found


@final
class ScoreRound(Step[Cup]):
    """W5.4  Knock-out matches and replays: who has won goes on, who is level is not yet through."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.4"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        results = Results(score_matches(s, 0, len(s.rows)), s.book.win, s.book.draw_points)
        s.level = [leaders(level, results) if count(level) > 1 else level for level in s.level]
        return NOTHING


def leaders(teams: i64, results: Results) -> i64:
    """Those of some teams that have most points."""
    return set_of(standings(each(teams), results, ONLY_POINTS, NO_LOTS)[0])


NOTHING: Final[list[Phase[Cup]]] = []
ROLL_MODIFIERS: Final = PHASES.add(RollModifiers())
_DICE: Final = [PHASES.add(Modifier(die)) for die in range(4)]
FOUR_DICE: Final[list[Phase[Cup]]] = then(*_DICE, PHASES.add(TellDice()))
SCORE_ROUND: Final = PHASES.add(ScoreRound())
