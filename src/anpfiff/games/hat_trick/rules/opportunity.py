"""H7: the scoring opportunity. Up to three turns without new cards; an action performed may end in a shot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Step, then
from anpfiff.core.pile import alone
from anpfiff.games.hat_trick.actions import HOLD, SHOOT, SURGE, WAIT
from anpfiff.games.hat_trick.book import CELLS
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL
from anpfiff.games.hat_trick.events import FOUND, WASTED
from anpfiff.games.hat_trick.pitch import (
    LAST_LINE,
    belongs_to,
    line_of,
    lowest,
    lowest_of_both,
    own_column,
    own_line,
    place_of,
)
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import CARD_REVEAL, CHANCE_ACTION, CHANCE_SHOT, CHANCE_START
from anpfiff.games.hat_trick.rules.action_cards import MOVES_OF_ROLES, NEW_ROUND
from anpfiff.games.hat_trick.rules.after_action import end_of_action
from anpfiff.games.hat_trick.rules.moves import ATTACK, DEFENCE, MAY_MOVE
from anpfiff.games.hat_trick.rules.piles import BOTH_DRAW_UP, PLAY_CARDS, discard_shown
from anpfiff.games.hat_trick.rules.receiving import BY_BOUNCE, receive
from anpfiff.games.hat_trick.rules.sideways import SIDEWAYS_PASS, among
from anpfiff.games.hat_trick.rules.using import act, ways
from anpfiff.games.hat_trick.rules.windows import WINDOW, ask_to_prevent
from anpfiff.games.hat_trick.stages import NEXT_OPEN_PLAY, NEXT_SHOT, NEXT_TURN, PASSED, UNDECIDED
from anpfiff.games.hat_trick.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

SHOOTING_LINE: Final = 5
LONG_BALL_LINE: Final = 4


@final
class ChanceAction(Step[Match]):
    """H7.4  A short pass finds a neighbour, a long ball anybody in the last three lines, a dribble keeps the ball."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.kind = s.book.type_of[s.sides[s.attacker].card]
        s.passer = s.cells[s.ball]
        s.to_come = NEXT_TURN
        if s.kind == DRIBBLE:
            return MAY_SHOOT
        found = ask_to_prevent(s, s.attacker, CHANCE_ACTION) if s.book.has_roles else NOTHING
        if found:
            return [self, *found]
        s.may = reachable(s)
        return CHOOSE_PASS[s.attacker] if s.may else NOTHING


def reachable(s: Match) -> i64:
    """The fields of the team-mates a pass may find, as a set."""
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if cell != s.ball and belongs_to(s, cell, s.attacker) and (is_in_reach(s, cell) or is_called(s, cell)):
            found |= alone(cell)
        cell += 1
    return found


def is_in_reach(s: Match, cell: i64) -> bool:
    """H7.4, H7.5, S25  A long ball reaches the last three lines, a short pass the eight fields around."""
    if s.kind == LONG_BALL:
        return own_line(s.attacker, cell) >= LONG_BALL_LINE
    return is_around(s.ball, cell)


def is_called(s: Match, cell: i64) -> bool:
    """H15.37  Whether an ability lets the pass find him all the same."""
    return s.book.has_roles and bool(ways(s, s.attacker, cell, CHANCE_ACTION))


def is_around(one: i64, other: i64) -> bool:
    """Whether two fields touch, be it only at a corner."""
    lines: i64 = line_of(one) - line_of(other)
    columns: i64 = own_column(0, one) - own_column(0, other)
    return -1 <= lines <= 1 and -1 <= columns <= 1


@final
class ChoosePass(Choice[Match]):
    """H7.4  The attacker passes, or keeps the ball and gives up the shot of this turn."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.4"

    def options(self, s: Match, role: i64) -> list[Action]:
        return [HOLD, *among(s)]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        if action is HOLD:
            return NOTHING
        cell: i64 = place_of(s, self.role, action.value)
        if s.book.has_roles:
            act(s, self.role, cell, CHANCE_ACTION, action)
        s.ball = cell
        s.got = PASSED
        s.tell_of(FOUND, self.role, s.number(s.ball))
        return MAY_SHOOT


@final
class MayShoot(Step[Match]):
    """H7.7  Who stands in the last two lines may shoot; a ball winner may first hold a false nine (H15.20)."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.7"

    def run(self, s: Match) -> list[Phase[Match]]:
        if own_line(s.attacker, s.ball) < SHOOTING_LINE:
            return NOTHING
        found = ask_to_prevent(s, s.attacker, CHANCE_SHOT) if s.book.has_roles else NOTHING
        if found:
            return [self, *found]
        return SHOOT_OR_WAIT[s.attacker]


@final
class ShootOrWait(Choice[Match]):
    """H7.7  The attacker shoots, or waits for a better place."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.7"

    def options(self, s: Match, role: i64) -> list[Action]:
        return [*SHOOT_WAIT, *ways(s, role, s.ball, CHANCE_SHOT)] if s.book.has_roles else SHOOT_WAIT

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is SURGE:
            act(s, self.role, s.ball, CHANCE_SHOT, action)
        if action is not WAIT:
            s.shot_card = s.sides[self.role].card
            s.to_come = NEXT_SHOT
        return NOTHING


@final
class PlayTurn(Step[Match]):
    """H13.6  The turn goes on, unless a style card has stopped it before any move."""

    __slots__ = ()
    rule: ClassVar[str] = "H13.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        return REST_OF_TURN[self.role] if s.outcome == UNDECIDED else END_TURN_ONLY


@final
class EndTurn(Step[Match]):
    """H7.2  The cards are discarded, and none are drawn."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        discard_shown(s)
        return end_of_action(s) if s.book.has_roles else NOTHING


@final
class WasteChance(Step[Match]):
    """H7.8  Out of cards without a shot: the lowest number in the line has the ball, and both draw up."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.8"

    def run(self, s: Match) -> list[Phase[Match]]:
        role, other = s.attacker, 1 - s.attacker
        line: i64 = line_of(s.ball)
        s.tell_of(WASTED, role)
        found: i64 = lowest(s, other, line) if s.book.defender_first else 0
        if not found:
            found = lowest_of_both(s, line, other)
        count_waste(s)
        s.to_come = NEXT_OPEN_PLAY
        return [*BOTH_DRAW_UP[role], *receive(s, found, BY_BOUNCE)]


def forget_waste(s: Match) -> None:
    """T16  An opportunity of the other side begins the count anew, however it ends."""
    if s.waster != s.attacker:
        s.fails = 0


def count_waste(s: Match) -> None:
    """T16  Once both piles are out, the opportunities are counted that one side wastes in a row."""
    forget_waste(s)
    s.waster = s.attacker
    if s.sides[0].is_out and s.sides[1].is_out:
        s.fails += 1


NOTHING: Final[list[Phase[Match]]] = []
SHOOT_WAIT: Final = [SHOOT, WAIT]
MAY_SHOOT: Final[list[Phase[Match]]] = [PHASES.add(MayShoot())]
_CHANCE_ACTION: Final = PHASES.add(ChanceAction())
_END_TURN: Final = PHASES.add(EndTurn())
CHOOSE_PASS: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChoosePass(role))] for role in (0, 1)]
SHOOT_OR_WAIT: Final[list[list[Phase[Match]]]] = [[PHASES.add(ShootOrWait(role))] for role in (0, 1)]
WASTE_CHANCE: Final[list[Phase[Match]]] = [PHASES.add(WasteChance())]
CHANCE_TURN: Final[list[list[Phase[Match]]]] = [
    then(
        PLAY_CARDS,
        MAY_MOVE[ATTACK][role],
        SIDEWAYS_PASS,
        MAY_MOVE[DEFENCE][1 - role],
        _CHANCE_ACTION,
        _END_TURN,
    )
    for role in (0, 1)
]
END_TURN_ONLY: Final[list[Phase[Match]]] = [_END_TURN]
REST_OF_TURN: Final[list[list[Phase[Match]]]] = [[_END_TURN, _CHANCE_ACTION, *MOVES_OF_ROLES[role]] for role in (0, 1)]
_PLAY_TURN: Final = [PHASES.add(PlayTurn(role)) for role in (0, 1)]
TURN_OF_ROLES: Final[list[list[Phase[Match]]]] = [
    then(NEW_ROUND, PLAY_CARDS, WINDOW[CARD_REVEAL], _PLAY_TURN[role]) for role in (0, 1)
]
FIRST_TURN_OF_ROLES: Final[list[list[Phase[Match]]]] = [
    then(NEW_ROUND, WINDOW[CHANCE_START], PLAY_CARDS, WINDOW[CARD_REVEAL], _PLAY_TURN[role]) for role in (0, 1)
]
"""H13.6, T28  Each turn of an opportunity is a round of its own; before the first there is a window."""
assert LAST_LINE > SHOOTING_LINE > LONG_BALL_LINE
