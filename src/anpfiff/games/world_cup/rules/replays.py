"""W6: replays in 1930. Who is level plays again, as often as it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Choice, Phase, Step, then
from anpfiff.core.pile import alone, count, each
from anpfiff.games.world_cup.actions import COINS, NAMES
from anpfiff.games.world_cup.events import COIN, LEVEL, NAMED, REPLAY
from anpfiff.games.world_cup.rules import MOST_SEATS, PHASES
from anpfiff.games.world_cup.rules.piles import gather_for_replay
from anpfiff.games.world_cup.rules.turn import NEXT_TURN
from anpfiff.games.world_cup.rules.whistle import ROLL_MODIFIERS, SCORE_ROUND
from anpfiff.games.world_cup.state import FINAL, GROUP, NOBODY, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class SettleLevel(Step[Cup]):
    """W6.2  As long as teams are level for a first place or in a knock-out match of 1930, they play again."""

    __slots__ = ()
    rule: ClassVar[str] = "W6.2"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        first: i64 = NOBODY
        for k, level in enumerate(s.level):
            if count(level) == 1:
                continue
            owner: i64 = single_owner(s, level)
            if owner != NOBODY:
                s.group = k
                return NAME_WINNER[owner]
            if first == NOBODY:
                first = k
        s.group = 0
        if first == NOBODY:
            s.is_replay = False
            return NOTHING
        if s.book.replay_limit and s.replays >= s.book.replay_limit:
            s.group = first
            return LOT_AMONG_LEVEL
        begin_replay(s)
        return REPLAY_AND_SETTLE


def single_owner(s: Cup, teams: i64) -> i64:
    """The one seat that leads all these teams, or nobody."""
    found: i64 = NOBODY
    for team in each(teams):
        if found not in (NOBODY, s.owners[team]):
            return NOBODY
        found = s.owners[team]
    return found


def begin_replay(s: Cup) -> None:
    """W6.3  Six cards for each match, and only the owners of these teams play; a final has its eight cards again."""
    teams: list[i64] = []
    for k, level in enumerate(s.level):
        if count(level) > 1:
            teams += matches_among(s, level)
            if s.stage == GROUP:
                s.tell(LEVEL, s.book.first_group + k, count(level))
    s.is_replay = True
    s.replays += 1
    s.teams = teams
    s.rows = [0] * len(teams)
    s.playing = owners_of(s, teams)
    gather_for_replay(s)
    matches: i64 = len(teams) // 2
    cards: i64 = s.book.final_cards if s.stage == FINAL else s.book.replay_cards * matches
    s.to_draw = min(cards, s.deck.size)
    s.tell(REPLAY, matches, s.to_draw)


def matches_among(s: Cup, level: i64) -> list[i64]:
    """T18  The matches of these teams that have just been played, as they stand on the board."""
    found: list[i64] = []
    for k in range(0, len(s.teams), 2):
        if level & alone(s.teams[k]) and level & alone(s.teams[k + 1]):
            found += s.teams[k : k + 2]
    return found


def owners_of(s: Cup, teams: list[i64]) -> i64:
    """The seats that lead one of these teams."""
    found: i64 = 0
    for team in teams:
        found |= alone(s.owners[team])
    return found


@final
class NameWinner(Choice[Cup]):
    """W6.4  Who leads all the teams that are level names the winner, and nothing is replayed."""

    __slots__ = ()
    rule: ClassVar[str] = "W6.4"

    def options(self, s: Cup, role: i64) -> list[Action]:
        return actions_for(NAMES, s.level[s.group])

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        s.tell(NAMED, self.role, action.value)
        settle(s, action.value)
        return SETTLE


def settle(s: Cup, team: i64) -> None:
    """The team goes on."""
    s.level = [alone(team) if k == s.group else level for k, level in enumerate(s.level)]


@final
class LotAmongLevel(Chance[Cup]):
    """W6.5  Where replays were limited, a lot ends them."""

    __slots__ = ()
    rule: ClassVar[str] = "W6.5"

    def outcomes(self, s: Cup) -> Fate:
        return even(actions_for(COINS, s.level[s.group]))

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        s.tell(COIN, outcome.value)
        settle(s, outcome.value)
        return SETTLE


NOTHING: Final[list[Phase[Cup]]] = []
SETTLE_LEVEL: Final = PHASES.add(SettleLevel())
SETTLE: Final[list[Phase[Cup]]] = [SETTLE_LEVEL]
NAME_WINNER: Final[list[list[Phase[Cup]]]] = [[PHASES.add(NameWinner(seat))] for seat in range(MOST_SEATS)]
LOT_AMONG_LEVEL: Final[list[Phase[Cup]]] = [PHASES.add(LotAmongLevel())]
REPLAY_AND_SETTLE: Final[list[Phase[Cup]]] = then(NEXT_TURN, ROLL_MODIFIERS, SCORE_ROUND, SETTLE_LEVEL)
