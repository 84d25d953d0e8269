"""W8: from the groups to the final. Who meets whom, who leaves the table, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.core.pile import alone, count, lowest
from anpfiff.football.bracket import Tie, entrants, of_round
from anpfiff.games.world_cup.actions import END_HERE, PLAY_ON
from anpfiff.games.world_cup.cards import GROUPS, ROUNDS
from anpfiff.games.world_cup.events import CHAMPION as IS_CHAMPION
from anpfiff.games.world_cup.events import LAST_STAGE, LEFT, QUALIFIED, STAGE, THIRD, WENT_ON, WON
from anpfiff.games.world_cup.rules import MOST_SEATS, PHASES
from anpfiff.games.world_cup.rules.group_tables import NEXT_GROUP
from anpfiff.games.world_cup.rules.piles import lay_pile, refills
from anpfiff.games.world_cup.rules.replays import SETTLE_LEVEL, owners_of
from anpfiff.games.world_cup.rules.shoot_out import NEXT_SHOOT_OUT
from anpfiff.games.world_cup.rules.turn import NEXT_TURN
from anpfiff.games.world_cup.rules.whistle import ROLL_MODIFIERS, SCORE_ROUND
from anpfiff.games.world_cup.state import (
    BOTH_FINALISTS,
    BY_FINAL,
    CHAMPION,
    FINAL,
    GROUP,
    LAST_SEAT,
    NOBODY,
    ROUND_OF_16,
    SEMI_FINAL,
    Cup,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


@final
class OpenGroups(Step[Cup]):
    """W2.6  The group phase: all teams, all seats, and the whole deck."""

    __slots__ = ()
    rule: ClassVar[str] = "W2.6"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.active = s.playing = alone(s.book.seats) - 1
        s.teams = s.book.matches
        s.rows = [0] * len(s.teams)
        s.to_draw = s.deck.size
        s.tell(STAGE, GROUP, len(s.teams) // 2, s.to_draw)
        return GROUPS_OF_1930 if s.book.is_1930 else GROUPS_OF_2002


@final
class NextRound(Step[Cup]):
    """W8.1  Whoever has come through is put into the bracket; tokens are taken off, and who has no team left leaves."""

    __slots__ = ("stage",)
    rule: ClassVar[str] = "W8.1"

    def __init__(self, stage: i64, name: str) -> None:
        super().__init__(0, name)
        self.stage: i64 = stage

    def run(self, s: Cup) -> list[Phase[Cup]]:
        s.teams = teams_of(s, self.stage)
        s.stage = self.stage
        s.rows = [0] * len(s.teams)
        s.level = [alone(s.teams[k]) | alone(s.teams[k + 1]) for k in range(0, len(s.teams), 2)]
        s.replays = 0
        reach(s, s.teams[-2:] if s.stage == FINAL else s.teams)
        leave(s)
        s.playing = s.active
        if s.winner == NOBODY and is_won(s):
            return MAY_PLAY_ON[s.winner]
        return open_round(s)


@final
class MayPlayOn(Choice[Cup]):
    """X23  Who has won before the final is over says whether it is played on, to see which team is champion."""

    __slots__ = ()
    rule: ClassVar[str] = "X23"

    def options(self, s: Cup, role: i64) -> list[Action]:
        return END_OR_PLAY_ON

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        return open_round(s) if action is PLAY_ON else NOTHING


def open_round(s: Cup) -> list[Phase[Cup]]:
    """W8.1  The pile is laid, hands are filled, and it goes on as before."""
    lay_pile(s)
    tell_stage(s)
    after = OF_1930[s.stage] if s.book.is_1930 else OF_2002[s.stage]
    return [*after, *refills(s)] if s.book.turns_after else after


def ties_of(s: Cup, stage: i64) -> list[Tie]:
    """The matches of a round; with the final of 2002 goes the match for third place."""
    if stage != FINAL:
        return of_round(s.book.ties, ROUNDS[stage - 1])
    return of_round(s.book.ties, "third_place") + of_round(s.book.ties, "final")


def teams_of(s: Cup, stage: i64) -> list[i64]:
    """W8.2  The teams of a round, from the groups or from the round before."""
    known: dict[str, int] = {}
    if s.stage == GROUP:
        names = GROUPS[0] if s.book.is_1930 else GROUPS[1]
        for k, name in enumerate(names):
            winner: i64 = lowest(s.level[k]) if s.book.is_1930 else s.qualified[2 * k]
            known[f"winner_{name}"] = winner
            s.tell(QUALIFIED, s.book.first_group + k, winner, 1)
            if not s.book.is_1930:
                known[f"runner_up_{name}"] = s.qualified[2 * k + 1]
                s.tell(QUALIFIED, s.book.first_group + k, s.qualified[2 * k + 1], 2)
        return entrants(ties_of(s, stage), known)
    for k, tie in enumerate(ties_of(s, s.stage)):
        team: i64 = lowest(s.level[k])
        known[f"winner_{tie.name}"] = team
        if not s.book.is_1930:
            other: i64 = s.teams[2 * k] + s.teams[2 * k + 1] - team
            known[f"loser_{tie.name}"] = other
            s.tell(WENT_ON, team, other)
    return entrants(ties_of(s, stage), known)


def reach(s: Cup, teams: list[i64]) -> None:
    """T7  The owners of these teams have come so far."""
    best = s.best.copy()
    for team in teams:
        best[s.owners[team]] = s.stage
    s.best = best


def leave(s: Cup) -> None:
    """W8.3  Who has no team left throws his hand away and leaves the table."""
    before: i64 = s.active
    s.active = owners_of(s, s.teams)
    for seat, hand in enumerate(s.hands):
        if ((before & ~s.active) >> seat) & 1:
            s.discard.fill(s.discard.cards() + hand.cards())
            hand.fill(0)
            s.tell(LEFT, seat)


def is_won(s: Cup) -> bool:
    """W8.9  Who leads both finalists, or is alone at the table, has won already."""
    owner: i64 = s.owners[s.teams[-1]]
    if s.stage == FINAL and s.owners[s.teams[-2]] == owner:
        s.reason = BOTH_FINALISTS
    elif count(s.active) == 1:
        s.reason = LAST_SEAT
    else:
        return False
    s.winner = owner
    s.tell(WON, owner)
    return True


def tell_stage(s: Cup) -> None:
    """What is played now, and with how many cards."""
    if s.stage == FINAL and not s.book.is_1930:
        s.tell(LAST_STAGE, s.to_draw)
    else:
        s.tell(STAGE, s.stage, len(s.teams) // 2, s.to_draw)


@final
class Finish(Step[Cup]):
    """W8.10  The winner of the final is World Champion, and its owner has won the game."""

    __slots__ = ()
    rule: ClassVar[str] = "W8.10"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        if not s.book.is_1930:
            s.tell(THIRD, lowest(s.level[0]))
        s.champion = lowest(s.level[-1])
        owner: i64 = s.owners[s.champion]
        if s.winner == NOBODY:
            s.winner = owner
            s.reason = BY_FINAL
        best = s.best.copy()
        best[owner] = CHAMPION
        s.best = best
        s.tell(IS_CHAMPION, s.champion, owner)
        return NOTHING


NOTHING: Final[list[Phase[Cup]]] = []
END_OR_PLAY_ON: Final[list[Action]] = [END_HERE, PLAY_ON]
MAY_PLAY_ON: Final[list[list[Phase[Cup]]]] = [[PHASES.add(MayPlayOn(seat))] for seat in range(MOST_SEATS)]
OPEN_GROUPS: Final = PHASES.add(OpenGroups())
_ROUNDS: Final = [PHASES.add(NextRound(k + 1, ROUNDS[k])) for k in range(SEMI_FINAL)]
NEXT_ROUND: Final = [*_ROUNDS[:1], *_ROUNDS, PHASES.add(NextRound(FINAL, "final"))]
"""By stage; before the groups there is none."""
_FINISH: Final = PHASES.add(Finish())
GROUPS_OF_1930: Final[list[Phase[Cup]]] = then(NEXT_TURN, NEXT_GROUP, SETTLE_LEVEL, NEXT_ROUND[SEMI_FINAL])
GROUPS_OF_2002: Final[list[Phase[Cup]]] = then(NEXT_TURN, NEXT_GROUP, NEXT_ROUND[ROUND_OF_16])
_AFTER: Final[list[Phase[Cup]]] = [*NEXT_ROUND[1:], _FINISH]
"""By stage: what follows when it is over."""
OF_1930: Final[list[list[Phase[Cup]]]] = [
    then(NEXT_TURN, ROLL_MODIFIERS, SCORE_ROUND, SETTLE_LEVEL, after) for after in _AFTER
]
OF_2002: Final[list[list[Phase[Cup]]]] = [
    then(NEXT_TURN, ROLL_MODIFIERS, SCORE_ROUND, NEXT_SHOOT_OUT, after) for after in _AFTER
]
