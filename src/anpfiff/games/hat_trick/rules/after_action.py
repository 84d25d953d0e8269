"""H16, H17: what follows an action: wing runners fall back, style cards are earned, and a side switches over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Choice, Phase
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import GAINS, STYLE_CHOICES
from anpfiff.games.hat_trick.cards import DRIBBLE, LONG_BALL, MEN, SHORT_PASS
from anpfiff.games.hat_trick.events import FOUND_STYLE, GAINED, GAINED_CARD
from anpfiff.games.hat_trick.pitch import line_of, place_of
from anpfiff.games.hat_trick.players_box import PHYSICAL, TACTICAL, TECHNICAL, TOTAL
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.loans import FOR_ACTION, end_span
from anpfiff.games.hat_trick.rules.moves import FREE, MAY_MOVE
from anpfiff.games.hat_trick.side import NO_STREAK
from anpfiff.games.hat_trick.stages import BEATEN, CAUGHT, PASSED, ROUND, TACKLED, WON
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate

FAR: Final = 3


def end_of_action(s: Match) -> list[Phase[Match]]:
    """The cards are away; now everything that an action leaves behind."""
    found = earn(s) if s.book.has_styles and s.stage == ROUND else NOTHING
    end_span(s, FOR_ACTION)
    if s.stage != ROUND:
        return NOTHING
    return [*switch_over(s), *found] if s.book.has_transition else found


def succeeded(s: Match) -> bool:
    """E16, E18  Whether the action has succeeded by itself, and the side still has the ball."""
    role: i64 = s.passer // MEN
    if s.attacker != role or s.outcome != WON or s.helped:
        return False
    return s.got == (BEATEN if s.kind == DRIBBLE else PASSED)


def earn(s: Match) -> list[Phase[Match]]:
    """H16.2, E17  A side that meets the condition of its style takes a card of it."""
    role: i64 = s.passer // MEN
    side = s.sides[role]
    s.sides[1 - role].streak = NO_STREAK
    if not succeeded(s):
        side.streak = NO_STREAK
        return NOTHING
    streak = side.streak.copy()
    streak.append(s.kind)
    side.streak = streak[-3:]
    met = conditions(s, role)
    wanted = met if side.style < 0 else met & alone(side.style)
    if not wanted:
        return NOTHING
    side.streak = NO_STREAK
    if side.style < 0 and len(each(wanted)) > 1:
        s.may = wanted
        return CHOOSE_STYLE[role]
    take_style(s, role, each(wanted)[0])
    return gain(s, role)


def conditions(s: Match, role: i64) -> i64:
    """H16.2  The styles whose condition the last actions meet, as a set."""
    streak = s.sides[role].streak
    found: i64 = 0
    if streak == [SHORT_PASS, SHORT_PASS, SHORT_PASS]:
        found |= alone(TACTICAL)
    if streak[-2:] == [DRIBBLE, DRIBBLE]:
        found |= alone(TECHNICAL)
    if s.kind == LONG_BALL and is_far(s, role):
        found |= alone(PHYSICAL)
    if sorted(streak) == [SHORT_PASS, LONG_BALL, DRIBBLE]:
        found |= alone(TOTAL)
    return found


def is_far(s: Match, role: i64) -> bool:
    """Whether the ball has gone three lines from the man who played it."""
    start: i64 = line_of(place_of(s, role, s.passer % MEN))
    end: i64 = line_of(s.ball)
    return end - start in (FAR, -FAR)


def take_style(s: Match, role: i64, style: i64) -> None:
    """H16.3, E23  A team without a style finds it by the first condition it meets."""
    side = s.sides[role]
    if side.style < 0:
        side.style = style
        s.tell_of(FOUND_STYLE, role, style)


def gain(s: Match, role: i64) -> list[Phase[Match]]:
    """E19  Nothing is gained from an empty pile."""
    left: i64 = s.style_deck.cards() & s.book.of_style[s.sides[role].style]
    return GAIN_STYLE[role] if left else NOTHING


@final
class ChooseStyle(Choice[Match]):
    """H16.3  Where two conditions are met at once the coach chooses his style."""

    __slots__ = ()
    rule: ClassVar[str] = "H16.3"

    def options(self, s: Match, role: i64) -> list[Action]:
        return [STYLE_CHOICES[style] for style in each(s.may)]

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        s.may = 0
        take_style(s, self.role, action.value)
        return gain(s, self.role)


@final
class GainStyle(Chance[Match]):
    """H16.4  The top card of the pile of the style; it can be played from the next round on."""

    __slots__ = ()
    rule: ClassVar[str] = "H16.4"

    def outcomes(self, s: Match) -> Fate:
        left: i64 = s.style_deck.cards() & s.book.of_style[s.sides[self.role].style]
        return even([GAINS[card] for card in each(left)])

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        side = s.sides[self.role]
        s.style_deck.take(outcome.value)
        side.styles.add(outcome.value)
        side.fresh |= alone(outcome.value)
        s.tell_of(GAINED, self.role)
        s.tell(GAINED_CARD, outcome.value)
        return NOTHING


def switch_over(s: Match) -> list[Phase[Match]]:
    """H17.11  Who wins the ball with a card of the same type as the attacker's may move a man before the next round."""
    winner, loser = s.attacker, s.passer // MEN
    if winner == loser or s.got not in (CAUGHT, TACKLED) or s.ball == NOWHERE:
        return NOTHING
    cards = [s.sides[role].card for role in (winner, loser)]
    if s.book.type_of[cards[0]] != s.book.type_of[cards[1]]:
        return NOTHING
    return SWITCH_OVER[winner]


NOTHING: Final[list[Phase[Match]]] = []
CHOOSE_STYLE: Final[list[list[Phase[Match]]]] = [[PHASES.add(ChooseStyle(role))] for role in (0, 1)]
GAIN_STYLE: Final[list[list[Phase[Match]]]] = [[PHASES.add(GainStyle(role))] for role in (0, 1)]
SWITCH_OVER: Final[list[list[Phase[Match]]]] = [[MAY_MOVE[FREE][role]] for role in (0, 1)]
