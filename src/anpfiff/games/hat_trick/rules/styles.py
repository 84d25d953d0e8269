"""H16: what the twelve style cards do, style by style, and their renewal at half-time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Choice, Phase, Step, then
from anpfiff.core.pile import alone, count, each
from anpfiff.games.hat_trick.actions import FORWARD, GAINS, SWAPS
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, MEN, SHORT_PASS
from anpfiff.games.hat_trick.events import GAINED_CARD
from anpfiff.games.hat_trick.pitch import (
    belongs_to,
    is_on,
    line_of,
    lowest,
    men_in,
    neighbours,
    next_line,
    place_of,
    step,
)
from anpfiff.games.hat_trick.players_box import EFFECTS as NAMES
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import (
    AFTER_ACTION,
    AFTER_DESTINATION,
    ATTACKER,
    BEFORE_LATERAL,
    CARD_REVEAL,
    COMPARE,
    DEFENDER,
    FOUL_CHECK,
    MOVE_START,
    MOVER,
)
from anpfiff.games.hat_trick.rules.fouls import FOUL_AND_AWARD, accuse
from anpfiff.games.hat_trick.rules.loans import KEEPS_BALL, ONE_BALL, PRESSES, TWO_MOVES, WINS_TIE
from anpfiff.games.hat_trick.rules.moves import change_places, touch
from anpfiff.games.hat_trick.rules.opportunity import is_around
from anpfiff.games.hat_trick.rules.receiving import BY_PASS, receive
from anpfiff.games.hat_trick.rules.roles.common import HAND_OVER
from anpfiff.games.hat_trick.rules.style_cards import EFFECTS, StyleEffect
from anpfiff.games.hat_trick.rules.windows import WINDOW
from anpfiff.games.hat_trick.stages import BEATEN, CAUGHT, FOUL, LOST, NEXT_AFTER_ACTION, PASSED, ROUND, UNDECIDED, WON
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class KillerPass(StyleEffect):
    """H16.8  Tactical: a successful short pass goes on one more line to the lowest number there."""

    def may(self, s: Match, role: i64) -> bool:
        is_done = s.stage == ROUND and s.kind == SHORT_PASS and s.got == PASSED and s.outcome == WON
        if not is_done or s.passer // MEN != role:
            return False
        ahead: i64 = next_line(role, line_of(s.ball))
        return is_on(ahead) and bool(men_in(s, role, ahead))

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        return receive(s, lowest(s, role, next_line(role, line_of(s.ball))), BY_PASS)


@final
class OffsideTrap(StyleEffect):
    """H16.9  Tactical: a long ball to a line with at least as many defenders as attackers is intercepted."""

    def may(self, s: Match, role: i64) -> bool:
        if s.outcome != UNDECIDED:
            return False
        mine = len(men_in(s, role, s.line))
        return mine > 0 and mine >= len(men_in(s, 1 - role, s.line))

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        s.outcome = LOST
        return NOTHING


@final
class KeepTheBall(StyleEffect):
    """H16.10  Tactical: the carrier need not give the ball sideways and counts one ball more."""

    def may(self, s: Match, role: i64) -> bool:
        return s.stage == ROUND and not s.must_give

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        s.helped = True
        return NOTHING


def provoked(s: Match, role: i64) -> i64:
    """E22  The field of the opponent ahead of the carrier, or else of the lowest numbers in the line, as a set."""
    ahead: i64 = step(role, s.ball, FORWARD)
    if ahead != NOWHERE and belongs_to(s, ahead, 1 - role):
        return alone(ahead)
    return lowest(s, 1 - role, line_of(s.ball))


@final
class WinAFoul(StyleEffect):
    """H16.11  Technical: a dribble with one ball against a stronger card is a free kick; the ball does not move."""

    def may(self, s: Match, role: i64) -> bool:
        if not s.sides[1 - role].shown.size:
            return False
        mine, theirs = s.sides[role].card, s.sides[1 - role].card
        is_weak = s.book.type_of[mine] == DRIBBLE and s.book.balls[mine] == 1 and s.book.balls[theirs] > 1
        return is_weak and provoked(s, role) != 0

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        s.outcome = FOUL
        return [*CHECK_AND_AWARD, *accuse(s, provoked(s, role))]


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoBallsMore(StyleEffect):
    """H16.12, H16.14, H16.15  Two balls more in this comparison."""

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        s.sides[role].total += 2
        if role == s.attacker:
            s.helped = True
        return NOTHING


@final
class StepOver(TwoBallsMore):
    """H16.12  Technical: a dribble counts two balls more."""

    def may(self, s: Match, role: i64) -> bool:
        return s.rival != NOWHERE


@final
class OneTwo(StyleEffect):
    """H16.13  Technical: after a successful dribble the ball goes to a team-mate on one of the fields around."""

    def may(self, s: Match, role: i64) -> bool:
        is_done = s.stage == ROUND and s.got == BEATEN and not s.handed
        return is_done and around(s, role) != 0

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        s.may = around(s, role)
        s.handed = True
        return HAND_OVER[role]


def around(s: Match, role: i64) -> i64:
    """The team-mates around the carrier, as a set."""
    found: i64 = 0
    for cell in range(len(s.cells)):
        if cell != s.ball and belongs_to(s, cell, role) and is_around(s.ball, cell):
            found |= alone(cell)
    return found


@final
class KickAndRush(TwoBallsMore):
    """H16.14  Physical: a long ball counts two balls more."""

    def may(self, s: Match, role: i64) -> bool:
        return s.rival == NOWHERE and s.kind == LONG_BALL


@final
class HardTackle(TwoBallsMore):
    """H16.15  Physical: against a dribble two balls more, and a tie is won without a foul."""

    def may(self, s: Match, role: i64) -> bool:
        return s.rival != NOWHERE


@final
class SecondBall(StyleEffect):
    """H16.16  Physical: a long ball that was intercepted against a weaker card comes to a team-mate in its line."""

    def may(self, s: Match, role: i64) -> bool:
        is_caught = s.stage == ROUND and s.kind == LONG_BALL and s.got == CAUGHT and s.passer // MEN == role
        if not is_caught or s.line == NOWHERE:
            return False
        mine, theirs = s.book.balls[s.sides[role].card], s.book.balls[s.sides[1 - role].card]
        return mine > theirs and bool(men_in(s, role, s.line))

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        s.got = PASSED
        s.helped = True
        s.to_come = NEXT_AFTER_ACTION
        return receive(s, lowest(s, role, s.line), BY_PASS)


@final
class Rotation(StyleEffect):
    """H16.17  Total: two men move instead of one."""


def pairs(s: Match, role: i64) -> list[Action]:
    """All pairs of neighbouring men of a side without the ball."""
    found: list[Action] = []
    for man in range(MEN):
        cell: i64 = place_of(s, role, man)
        if cell in (NOWHERE, s.ball):
            continue
        mates = [s.cells[other] % MEN for other in neighbours(s, cell, role) if other != s.ball]
        found += [SWAPS[man][mate] for mate in sorted(mates) if mate > man]
    return found


@final
class SwitchPositions(StyleEffect):
    """H16.18  Total: besides the move two neighbouring team-mates without the ball change places."""

    def may(self, s: Match, role: i64) -> bool:
        return bool(pairs(s, role))

    def play(self, s: Match, role: i64) -> list[Phase[Match]]:
        return CHOOSE_PAIR[role]


@final
class ChoosePair(Choice[Match]):
    """H16.18  Which two change places, even sideways."""

    __slots__ = ()
    rule: ClassVar[str] = "H16.18"

    def options(self, s: Match, role: i64) -> list[Action]:
        return pairs(s, role)

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        before = s.cells.copy()
        change_places(s, self.role, action.value, action.extra)
        touch(s, self.role, before)
        return NOTHING


@final
class Pressing(StyleEffect):
    """H16.19  Total: the defending move of this round may displace the carrier."""

    def may(self, s: Match, role: i64) -> bool:
        return s.attacker != role and s.stage == ROUND and s.presses != role


@final
class RenewStyles(Step[Match]):
    """H16.20  For a new half used cards are shuffled back and as many new ones drawn, the defender first."""

    __slots__ = ()
    rule: ClassVar[str] = "H16.20"

    def run(self, s: Match) -> list[Phase[Match]]:
        owed: list[i64] = []
        for side in s.sides:
            owed.append(count(side.spent.cards()))
            s.style_deck.fill(s.style_deck.cards() | side.spent.cards())
            side.spent.fill(0)
        found: list[Phase[Match]] = []
        while owed[0] or owed[1]:
            for role in (1 - s.attacker, s.attacker):
                if owed[role]:
                    owed[role] -= 1
                    found.append(RENEW[role])
        found.reverse()
        return found


@final
class RenewStyle(Chance[Match]):
    """H16.20  A new card of the style."""

    __slots__ = ()
    rule: ClassVar[str] = "H16.20"

    def outcomes(self, s: Match) -> Fate:
        left: i64 = s.style_deck.cards() & s.book.of_style[s.sides[self.role].style]
        return even([GAINS[card] for card in each(left)])

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        s.style_deck.take(outcome.value)
        s.sides[self.role].styles.add(outcome.value)
        s.tell(GAINED_CARD, outcome.value)
        return NOTHING


NOTHING: Final[list[Phase[Match]]] = []
CHECK_AND_AWARD: Final[list[Phase[Match]]] = then(WINDOW[FOUL_CHECK], FOUL_AND_AWARD[1])
CHOOSE_PAIR: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChoosePair(role))] for role in (0, 1)]
RENEW: Final = [PHASES.add(RenewStyle(role)) for role in (0, 1)]
RENEW_STYLES: Final = PHASES.add(RenewStyles())
OF_CARDS: Final = {
    "killer_pass": KillerPass(AFTER_ACTION, ATTACKER),
    "offside_trap": OffsideTrap(AFTER_DESTINATION, DEFENDER),
    "keep_the_ball": KeepTheBall(BEFORE_LATERAL, ATTACKER, [KEEPS_BALL, ONE_BALL]),
    "win_a_foul": WinAFoul(CARD_REVEAL, ATTACKER),
    "step_over": StepOver(COMPARE, ATTACKER),
    "one_two": OneTwo(AFTER_ACTION, ATTACKER),
    "kick_and_rush": KickAndRush(COMPARE, ATTACKER),
    "hard_tackle": HardTackle(COMPARE, DEFENDER, [WINS_TIE]),
    "second_ball": SecondBall(AFTER_ACTION, DEFENDER),
    "rotation": Rotation(MOVE_START, MOVER, [TWO_MOVES]),
    "switch_positions": SwitchPositions(MOVE_START, MOVER),
    "pressing": Pressing(MOVE_START, MOVER, [PRESSES]),
}
for name, effect in OF_CARDS.items():
    EFFECTS[NAMES.index(name)] = effect
