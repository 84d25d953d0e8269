"""H15: the abilities of midfielders and wingers that are used in a window (numbers 6 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import BACK, FORWARD, PERFORMS, RETREATS, RUNS_BACK
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, MEN, SHORT_PASS
from anpfiff.games.hat_trick.events import INTERCEPTED
from anpfiff.games.hat_trick.pitch import are_neighbours, line_of, men_in, next_line, step
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    BEFORE_ACTION,
    CHANCE_START,
    COMPARE,
    FOUL_CHECK,
    Ability,
    enter,
)
from anpfiff.games.hat_trick.rules.abilities_back import HAND_OVER, counts_one_more, extra_moves
from anpfiff.games.hat_trick.rules.moves import ATTACK, DEFENCE, may_enter, move, run
from anpfiff.games.hat_trick.rules.piles import BOTH_DRAW_UP
from anpfiff.games.hat_trick.state import (
    CAUGHT,
    CHANCE,
    FOUL,
    LOST,
    NEXT_AFTER_ACTION,
    NOWHERE,
    PASSED,
    ROUND,
    TACKLED,
    UNDECIDED,
    WON,
    Match,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action


def has_arrived(s: Match, role: i64, cell: i64, kind: i64) -> bool:
    """T26, E16  Whether a pass of a normal round has just come to an opponent beside the man on a field."""
    if s.stage != ROUND or s.kind != kind or s.got not in (PASSED, CAUGHT) or s.ball == NOWHERE:
        return False
    if s.outcome == FOUL or s.handed:
        return False
    return s.attacker != role and are_neighbours(cell, s.ball)


def intercept_for(s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
    """The ball is intercepted on its arrival."""
    s.attacker = role
    s.ball = cell
    s.got = CAUGHT
    s.outcome = WON if s.passer // MEN == role else LOST
    s.tell_of(INTERCEPTED, role, s.number(cell))
    return NOTHING


@final
class NumberSixSilver(Ability):
    """H15.17  A short pass of the opponent out of his line: he counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_short = s.kind == SHORT_PASS and s.rival == NOWHERE
        return s.attacker != role and is_short and line_of(cell) == s.line

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


@final
class NumberSixGold(Ability):
    """H15.18, E13  A long ball that reaches an opponent beside him, be it by an interception, is his."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_arrived(s, role, cell, LONG_BALL)

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return intercept_for(s, role, cell)


@final
class BallWinnerSilver(Ability):
    """H15.19, E31  If he would have fouled, he wins the ball instead; out of an opportunity both draw up."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker != role and s.fouler == s.cells[cell]

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.fouler = -1
        s.outcome = LOST
        s.attacker = role
        s.ball = cell
        s.got = TACKLED
        s.to_come = NEXT_AFTER_ACTION
        s.tell_of(INTERCEPTED, role, s.number(cell))
        return BOTH_DRAW_UP[role] if s.stage == CHANCE else NOTHING


@final
class DeepPlaymakerSilver(Ability):
    """H15.23  His long ball counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker == role and s.ball == cell and s.kind == LONG_BALL

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


def others_in_line(s: Match, role: i64) -> i64:
    """Team-mates in the line where the ball has arrived, as a set."""
    found: i64 = 0
    for cell in men_in(s, role, line_of(s.ball)):
        if cell != s.ball:
            found |= alone(cell)
    return found


def has_passed(s: Match, role: i64, cell: i64, kind: i64) -> bool:
    """Whether the man on a field has just played a pass that has reached a team-mate, and nobody has played it on."""
    if s.stage != ROUND or s.kind != kind or s.got != PASSED or s.outcome != WON:
        return False
    if line_of(s.ball) not in (s.line, next_line(role, s.line)):
        return False
    return s.passer == s.cells[cell] and s.attacker == role


@final
class DeepPlaymakerGold(Ability):
    """H15.24  His successful long ball comes to any team-mate in its line."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_passed(s, role, cell, LONG_BALL) and others_in_line(s, role) != 0

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.may = others_in_line(s, role)
        return HAND_OVER[role]


@final
class BoxToBoxSilver(Ability):
    """H15.25  After a successful short pass of his team he goes one field forward without the ball."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_short = s.stage == ROUND and s.kind == SHORT_PASS and s.got == PASSED and s.outcome == WON
        return is_short and s.attacker == role and bool(extra_moves(s, role, cell, AHEAD))

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        move(s, role, s.cells[cell] % MEN, FORWARD)
        return NOTHING


def retreats(s: Match, role: i64, cell: i64) -> list[Action]:
    """One or two fields back, within the limits of a move."""
    found = extra_moves(s, role, cell, BEHIND)
    behind: i64 = step(role, cell, BACK)
    further: i64 = step(role, behind, BACK) if behind != NOWHERE else NOWHERE
    occasion: i64 = ATTACK if role == s.attacker else DEFENCE
    if found and further != NOWHERE and may_enter(s, further, occasion):
        found.append(RUNS_BACK[s.cells[cell] % MEN])
    return found


@final
class BoxToBoxGold(Ability):
    """H15.26  When his team loses the ball he goes up to two fields back."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        has_lost = s.got in (CAUGHT, TACKLED) and s.passer // MEN == role and s.attacker != role
        return s.stage == ROUND and has_lost and bool(retreats(s, role, cell))

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.may = alone(cell)
        return CHOOSE_RETREAT[role]


@final
class ChooseRetreat(Choice[Match]):
    """H15.26  One field back, or two."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.26"

    def options(self, s: Match, role: i64) -> list[Action]:
        return retreats(s, role, each(s.may)[0])

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        if action is RETREATS[action.value]:
            move(s, self.role, action.value, BACK)
        else:
            run(s, self.role, action.value, BACK)
        return NOTHING


@final
class HalfSpaceSilver(Ability):
    """H15.27  As the carrier he performs a short pass as a long ball; not in an opportunity."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_mine = s.attacker == role and s.ball == cell and s.outcome == UNDECIDED
        return s.stage == ROUND and is_mine and s.kind == SHORT_PASS

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.kind = LONG_BALL
        s.helped = True
        return NOTHING


@final
class HalfSpaceGold(Ability):
    """H15.28  As the carrier he performs a long ball as a short pass or a dribble; not in an opportunity."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_mine = s.attacker == role and s.ball == cell and s.outcome == UNDECIDED
        return s.stage == ROUND and is_mine and s.kind == LONG_BALL

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return CHOOSE_ACTION[role]


@final
class ChooseAction(Choice[Match]):
    """H15.28  A short pass or a dribble."""

    __slots__ = ()
    rule: ClassVar[str] = "H15.28"

    def options(self, s: Match, role: i64) -> list[Action]:
        return SHORT_OR_DRIBBLE

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.kind = action.value
        s.helped = True
        return NOTHING


@final
class WingForwardSilver(Ability):
    """H15.29  Up to the end of an opportunity of his team he moves whatever the flank of the card."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker == role

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.sides[role].free_men |= alone(s.cells[cell] % MEN)
        return NOTHING


@final
class WingForwardGold(Ability):
    """H15.30  Up to the end of an opportunity of his team no opponent displaces him."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return s.attacker == role

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.sides[role].fixed_men |= alone(s.cells[cell] % MEN)
        return NOTHING


@final
class PlaymakerSilver(Ability):
    """H15.31  His short pass counts one ball more."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        is_short = s.kind == SHORT_PASS and s.rival == NOWHERE
        return s.attacker == role and s.ball == cell and is_short

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        return counts_one_more(s, role)


@final
class PlaymakerGold(Ability):
    """H15.32  His successful short pass comes to any team-mate in its line."""

    def may(self, s: Match, role: i64, cell: i64) -> bool:
        return has_passed(s, role, cell, SHORT_PASS) and others_in_line(s, role) != 0

    def use(self, s: Match, role: i64, cell: i64) -> list[Phase[Match]]:
        s.may = others_in_line(s, role)
        return HAND_OVER[role]


NOTHING: Final[list[Phase[Match]]] = []
AHEAD: Final[list[i64]] = [FORWARD]
BEHIND: Final[list[i64]] = [BACK]
SHORT_OR_DRIBBLE: Final = [PERFORMS[SHORT_PASS], PERFORMS[DRIBBLE]]
CHOOSE_RETREAT: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseRetreat(role))] for role in (0, 1)]
CHOOSE_ACTION: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseAction(role))] for role in (0, 1)]

enter("number_six_silver", NumberSixSilver(COMPARE))
enter("number_six_gold", NumberSixGold(AFTER_ACTION))
enter("ball_winner_silver", BallWinnerSilver(FOUL_CHECK))
enter("deep_playmaker_silver", DeepPlaymakerSilver(COMPARE))
enter("deep_playmaker_gold", DeepPlaymakerGold(AFTER_ACTION))
enter("box_to_box_silver", BoxToBoxSilver(AFTER_ACTION))
enter("box_to_box_gold", BoxToBoxGold(AFTER_ACTION))
enter("half_space_midfielder_silver", HalfSpaceSilver(BEFORE_ACTION))
enter("half_space_midfielder_gold", HalfSpaceGold(BEFORE_ACTION))
enter("wing_forward_silver", WingForwardSilver(CHANCE_START))
enter("wing_forward_gold", WingForwardGold(CHANCE_START))
enter("playmaker_silver", PlaymakerSilver(COMPARE))
enter("playmaker_gold", PlaymakerGold(AFTER_ACTION))
