"""H8: the shot. Shooting card against goalkeeper card, then the goalkeeper draws: goal, parry or save."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Choice, Phase, Sealed, Step, then
from anpfiff.core.pile import alone, each
from anpfiff.games.hat_trick.actions import AIMS, DIVES, DRAW, STOP
from anpfiff.games.hat_trick.book import COLUMNS
from anpfiff.games.hat_trick.cards import HANDS
from anpfiff.games.hat_trick.events import (
    AIMED,
    CORNER,
    DIVED,
    KEEPER_FELL,
    KEEPER_ROSE,
    PARRIED,
    SAVED,
    SAVING,
    SCORED,
    SHOT,
)
from anpfiff.games.hat_trick.pitch import LAST_LINE, LINES, belongs_to, low, men_in, own_column, own_line
from anpfiff.games.hat_trick.rules import PHASES
from anpfiff.games.hat_trick.rules.abilities import PARRY_WINDOW, SAVE_WINDOW, SHOT_WINDOW
from anpfiff.games.hat_trick.rules.comparing import give_to_keeper
from anpfiff.games.hat_trick.rules.loans import FOR_SHOT, end_span
from anpfiff.games.hat_trick.rules.piles import BOTH_DRAW_UP, FromPile, discard_drawn, take
from anpfiff.games.hat_trick.rules.receiving import BY_REBOUND, receive
from anpfiff.games.hat_trick.rules.windows import WINDOW
from anpfiff.games.hat_trick.stages import NEXT_AFTER_GOAL, NEXT_CHANCE, NEXT_CORNER, NEXT_OPEN_PLAY, PENALTY, SHOOT_OUT
from anpfiff.games.hat_trick.state import NOWHERE, Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action

TABLE: Final = 12
"""Numbers on a goalkeeper card: three lines of four columns."""
PENALTY_PLACE: Final = 1
"""The number on a goalkeeper card for the field right before goal."""


@final
class AimAndDive(Sealed[Match]):
    """H8.1  The attacker lays a shooting card of his action's colour, the defender a goalkeeper card, face down."""

    __slots__ = ()
    rule: ClassVar[str] = "H8.1"

    def prompts(self) -> list[str]:
        return ["aim", "dive"]

    def prompt(self, s: Match, role: i64) -> str:
        return "aim" if role == s.attacker else "dive"

    def options(self, s: Match, role: i64) -> list[Action]:
        return shots(s) if role == s.attacker else dives(s, role)

    def revealed(self, s: Match) -> list[Phase[Match]]:
        role, other = s.attacker, 1 - s.attacker
        s.shot = s.sealed[role][0].value
        s.sides[other].keeper = s.sealed[other][0].value
        s.power = power(s, s.shot)
        s.draws = draws(s, s.shot, s.sides[other].keeper)
        s.saved = 0
        s.tell_of(AIMED, role, s.shot, s.power)
        s.tell_of(DIVED, other, s.sides[other].keeper, s.draws)
        if s.book.has_roles and s.stage != SHOOT_OUT:
            rise_or_fall(s, other)
        return NOTHING


def shots(s: Match) -> list[Action]:
    """The shooting cards of the colour of the action card that led to the shot."""
    if s.any_shot:
        return AIMS
    first: i64 = len(HANDS) * s.book.type_of[s.shot_card]
    return AIMS[first : first + 3]


def dives(s: Match, role: i64) -> list[Action]:
    """T15, H14.6  The three cards of the goalkeeper, regular or star; in the expansion a star may use both sets."""
    if s.book.has_roles and s.sides[role].star_keeper:
        return DIVES
    return DIVES[3:] if s.sides[role].star_keeper else DIVES[:3]


def rise_or_fall(s: Match, role: i64) -> None:
    """H14.6, E8, T20  A regular goalkeeper who hits the plus becomes a star; a star card without it loses the star."""
    side = s.sides[role]
    hit: i64 = symbol(s, s.shot, side.keeper)
    if not side.star_keeper:
        if hit > 0:
            side.star_keeper = True
            s.tell_of(KEEPER_ROSE, role)
    elif side.keeper >= len(HANDS) and (hit == 0 or (hit < 0 and not s.book.blank_only)):
        side.star_keeper = False
        s.tell_of(KEEPER_FELL, role)


def power(s: Match, shot: i64) -> i64:
    """H8.2  The balls of the action card and the modifier of the shooting card."""
    return s.book.balls[s.shot_card] + s.book.modifier[shot] + s.plus


def draws(s: Match, shot: i64, keeper: i64) -> i64:
    """H8.3, H10.6  How many cards the goalkeeper may draw: by the shooter's field, the penalty and the symbol."""
    number: i64 = s.book.draws[TABLE * keeper + shooting_place(s)]
    if s.stage in (PENALTY, SHOOT_OUT):
        number = 1 if s.book.fixed_penalty else number - s.book.penalty_fewer
    return max(number + symbol(s, shot, keeper), 0)


def symbol(s: Match, shot: i64, keeper: i64) -> i64:
    """What the hand of the goalkeeper points to: 1, 0 or -1."""
    return s.book.symbols[len(HANDS) * shot + keeper % len(HANDS)]


def shooting_place(s: Match) -> i64:
    """Where on a goalkeeper card the number for the shooter's field stands."""
    if s.ball == NOWHERE:
        return PENALTY_PLACE
    return COLUMNS * (LAST_LINE - own_line(s.attacker, s.ball)) + own_column(s.attacker, s.ball) - 1


@final
class TellShot(Step[Match]):
    """H8.1  Somebody shoots."""

    __slots__ = ()
    rule: ClassVar[str] = "H8.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.fails = 0
        s.passer = s.cells[s.ball]
        s.tell_of(SHOT, s.attacker, s.number(s.ball))
        return NOTHING


@final
class Save(Step[Match]):
    """H8.4  The goalkeeper draws one card after the other, as long as he may."""

    __slots__ = ()
    rule: ClassVar[str] = "H8.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        return DRAW_OR_STOP[1 - s.attacker] if s.draws else NOTHING


@final
class DrawOrStop(Choice[Match]):
    """H8.4  Before each card he may stop."""

    __slots__ = ()
    rule: ClassVar[str] = "H8.4"

    def options(self, s: Match, role: i64) -> list[Action]:
        return DRAW_STOP

    def forced(self, s: Match, role: i64) -> Action | None:
        """He has the ball, or a goal is certain, or certain only if he stops; one more card may spare him a corner."""
        if s.saved > s.power:
            return None if s.book.has_corner and s.saved == s.power + 1 else STOP
        if s.saved + balls_to_come(s, role, at_best=True) < s.power:
            return STOP
        is_enough = s.saved + balls_to_come(s, role, at_best=False) >= s.power
        return DRAW if s.saved < s.power and is_enough else None

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is STOP:
            s.draws = 0
            return NOTHING
        return DRAW_TO_SAVE[self.role]


def balls_to_come(s: Match, role: i64, *, at_best: bool) -> i64:
    """The most or the fewest balls of the cards he may still draw; beyond his pile nothing is counted out."""
    stock, side = s.book.stocks[role], s.sides[role]
    cards: i64 = side.deck.cards()
    left: list[i64] = []
    for kind in stock.kinds(cards):
        left += [s.book.balls[kind]] * stock.copies(cards, kind)
    beyond: i64 = max(s.book.balls) if at_best else min(s.book.balls)
    left += [beyond] * (s.draws - len(left))
    return sum(sorted(left, reverse=at_best)[: s.draws])


@final
class DrawToSave(FromPile):
    """H8.4  The balls of every card that is turned up count against the shot."""

    __slots__ = ()
    rule: ClassVar[str] = "H8.4"

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        take(s, self.role, outcome.value)
        s.sides[self.role].drawn.add(outcome.value)
        s.draws -= 1
        s.saved += s.book.balls[outcome.value]
        if s.told is not None:
            s.tell(SAVING, outcome.value, s.saved, s.power)
        return NOTHING


@final
class JudgeShot(Step[Match]):
    """H8.5  More balls than the shot has power: saved. Just as many: parried. Fewer: a goal."""

    __slots__ = ()
    rule: ClassVar[str] = "H8.5"

    def run(self, s: Match) -> list[Phase[Match]]:
        discard_drawn(s)
        if s.book.has_roles:
            end_span(s, FOR_SHOT)
        if s.saved < s.power:
            score(s)
        elif s.saved == s.power:
            s.shot = NOWHERE
            fallen = parry(s)
            window = PARRY if s.book.has_roles else NOTHING
            return [*BOTH_DRAW_UP[s.attacker], *window, *fallen]
        else:
            s.tell_of(SAVED, 1 - s.attacker, s.saved, s.power)
            if s.book.has_corner and s.saved == s.power + 1:
                give_corner(s)
            else:
                give_to_keeper(s, 1 - s.attacker)
        s.shot = NOWHERE
        return BOTH_DRAW_UP[s.attacker]


def give_corner(s: Match) -> None:
    """H17.3  A shot that is saved by just one ball is turned round the post."""
    s.ball = NOWHERE
    s.to_come = NEXT_CORNER
    s.tell_of(CORNER, s.attacker)


def score(s: Match) -> None:
    """H8.7  A goal; the team that has conceded kicks off."""
    side = s.sides[s.attacker]
    side.goals += 1
    s.tell_of(SCORED, s.attacker, s.number(s.ball), side.goals)
    s.attacker = 1 - s.attacker
    s.ball = NOWHERE
    s.to_come = NEXT_AFTER_GOAL


def parry(s: Match) -> list[Phase[Match]]:
    """H8.6  The ball falls to the man in the last line whose number is nearest the power of the shot."""
    role: i64 = s.attacker
    s.tell_of(PARRIED, 1 - role, s.saved)
    found: i64 = nearest(s, LINES - 1 if role == 0 else 0)
    if not found:
        give_to_keeper(s, 1 - role)
        return NOTHING
    s.to_come = NEXT_CHANCE if belongs_to(s, each(found)[0], role) else NEXT_OPEN_PLAY
    return receive(s, found, BY_REBOUND)


def nearest(s: Match, line: i64) -> i64:
    """A12, T13, E7  Nearest number first, then a defender before an attacker, then the lower number; as a set."""
    found: i64 = 0
    best: i64 = 999
    for role in (1 - s.attacker, s.attacker):
        for cell in men_in(s, role, line):
            number: i64 = low(s, cell)
            far: i64 = number - s.power if number > s.power else s.power - number
            rank: i64 = 100 * far + (50 if role == s.attacker else 0) + number
            if rank < best:
                best = rank
                found = 0
            if rank == best:
                found |= alone(cell)
    return found


NOTHING: Final[list[Phase[Match]]] = []
DRAW_STOP: Final = [DRAW, STOP]
AIM_AND_DIVE: Final = PHASES.add(AimAndDive())
SAVE: Final = PHASES.add(Save())
DRAW_OR_STOP: Final[list[list[Phase[Match]]]] = [[PHASES.add(DrawOrStop(role))] for role in (0, 1)]
DRAW_TO_SAVE: Final[list[list[Phase[Match]]]] = [then(PHASES.add(DrawToSave(role)), SAVE) for role in (0, 1)]
_TELL_SHOT: Final = PHASES.add(TellShot())
_JUDGE_SHOT: Final = PHASES.add(JudgeShot())
TAKE_SHOT: Final[list[Phase[Match]]] = then(_TELL_SHOT, AIM_AND_DIVE, SAVE, _JUDGE_SHOT)
SHOT_OF_ROLES: Final[list[Phase[Match]]] = then(
    _TELL_SHOT, WINDOW[SHOT_WINDOW], AIM_AND_DIVE, WINDOW[SAVE_WINDOW], SAVE, _JUDGE_SHOT
)
"""H13.6  A shot with the windows of the expansion."""
PARRY: Final[list[Phase[Match]]] = [WINDOW[PARRY_WINDOW]]
