"""F3 and F7: a period: tactic cards are shown, and the attacker makes his attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.action import actions_for
from anpfiff.core.fate import even
from anpfiff.core.phase import Chance, Choice, Phase, Sealed, Step, then
from anpfiff.games.finale.actions import DRAWS, EXCHANGES, KEEP, PLAYS
from anpfiff.games.finale.book import apart
from anpfiff.games.finale.cards import FINAL
from anpfiff.games.finale.events import ATTACK, ATTACKS, DREW, EXCHANGED, PERIOD, SHOWED
from anpfiff.games.finale.rules import PHASES
from anpfiff.games.finale.rules.counter import WHOLE_ATTACK
from anpfiff.games.finale.rules.dice import ComparedRoll
from anpfiff.games.finale.rules.substitutions import SUBSTITUTE
from anpfiff.games.finale.state import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate
    from anpfiff.games.finale.side import Side

MINUTES: Final = 15


@final
class Period(Step[Match]):
    """F3.1  A period of fifteen minutes: substitutions (not in the first), then the tactic cards."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        s.period += 1
        s.tell(PERIOD, s.period, MINUTES * s.period)
        return FIRST_PERIOD if s.period == 1 else LATER_PERIOD


@final
class PlayTactic(Sealed[Match]):
    """F3.2  Both coaches lay a card from the hand face down; with an empty hand the final card counts."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.2"

    def options(self, s: Match, role: i64) -> list[Action]:
        return playable(s.sides[role])

    def revealed(self, s: Match) -> list[Phase[Match]]:
        s.attack = 0
        s.counter_used = False
        for role, side in enumerate(s.sides):
            show(s, side, s.sealed[role][0].value)
            side.first_card = side.card
        return DRAW_AND_COMPARE


def playable(side: Side) -> list[Action]:
    """F7.3  The cards of the hand; the final card only when the hand is empty."""
    return actions_for(PLAYS, side.hand.cards()) if side.hand.size else FINAL_CARD_ONLY


def show(s: Match, side: Side, card: i64) -> None:
    """Lay a card open; the final card lies open anyway."""
    if card != FINAL:
        side.hand.take(card)
        side.shown.add(card)
    side.card = card
    s.tell(SHOWED, side.team, card, s.book.tactics.strength[card])


@final
class DrawUp(Step[Match]):
    """F3.4  A card that was played is replaced from the pile at once; an empty pile lets the hand shrink."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.4"

    def run(self, s: Match) -> list[Phase[Match]]:
        side = s.sides[self.role]
        if not side.deck.size:
            return NOTHING
        order = side.deck.order
        if order is None:
            return DRAW_CARD[self.role]
        draw(s, self.role, order[0])
        return NOTHING


@final
class DrawCard(Chance[Match]):
    """F3.4  A shuffled pile is a bag: each of its cards is equally likely."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.4"

    def outcomes(self, s: Match) -> Fate:
        return even(actions_for(DRAWS, s.sides[self.role].deck.cards()))

    def seen_by(self, s: Match) -> i64:
        return self.role

    def fell(self, s: Match, outcome: Action) -> list[Phase[Match]]:
        draw(s, self.role, outcome.value)
        return NOTHING


def draw(s: Match, role: i64, card: i64) -> None:
    """Take a card from the pile to the hand."""
    side = s.sides[role]
    side.deck.take(card)
    side.hand.add(card)
    s.tell_role(role, DREW, card)


@final
class Compare(Step[Match]):
    """F3.3  The stronger card attacks, as many times as the strengths differ; equal strengths are settled by dice."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.3"

    def run(self, s: Match) -> list[Phase[Match]]:
        strength = s.book.tactics.strength
        first, second = strength[s.sides[0].card], strength[s.sides[1].card]
        if first == second:
            return ROLL_FOR_ATTACK
        begin_attacks(s, 0 if first > second else 1, apart(first, second))
        return MAKE_ATTACKS


def begin_attacks(s: Match, attacker: i64, attacks: i64) -> None:
    """F3.5  The attacker must make all his attacks."""
    s.attacker = attacker
    s.attacks = attacks
    s.tell(ATTACKS, s.sides[attacker].team, attacks)


@final
class RollForAttack(ComparedRoll):
    """F3.6  Equal strengths: both roll, the higher number has one attack."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.6"


@final
class CompareRolls(Step[Match]):
    """F3.6  Equal numbers are rolled again."""

    __slots__ = ()
    rule: ClassVar[str] = "F3.6"

    def run(self, s: Match) -> list[Phase[Match]]:
        first, second = s.sides[0].total, s.sides[1].total
        if first == second:
            return ROLL_FOR_ATTACK
        begin_attacks(s, 0 if first > second else 1, 1)
        return MAKE_ATTACKS


@final
class NextAttack(Step[Match]):
    """F7.1  From the second attack on the attacker plays a new card, and the defender may exchange one."""

    __slots__ = ()
    rule: ClassVar[str] = "F7.1"

    def run(self, s: Match) -> list[Phase[Match]]:
        if s.attack == s.attacks:
            return NOTHING
        s.attack += 1
        s.attacking = s.attacker
        s.bonus = 0
        if s.attack == 1:
            tell_attack(s)
            return FIRST_ATTACK[s.attacker]
        return LATER_ATTACK[s.attacker]


def tell_attack(s: Match) -> None:
    """Tell which attack begins, and with which card."""
    side = s.sides[s.attacker]
    s.tell(ATTACK, side.team, side.card, s.attack)


@final
class NewTactic(Choice[Match]):
    """F7.1  The new card lies on top of the one played before."""

    __slots__ = ()
    rule: ClassVar[str] = "F7.1"

    def options(self, s: Match, role: i64) -> list[Action]:
        return playable(s.sides[role])

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        show(s, s.sides[self.role], action.value)
        tell_attack(s)
        return NOTHING


@final
class MayExchange(Step[Match]):
    """F7.2  The defender's exchange needs a card in hand and a card to draw."""

    __slots__ = ()
    rule: ClassVar[str] = "F7.2"

    def run(self, s: Match) -> list[Phase[Match]]:
        side = s.sides[self.role]
        return EXCHANGE[self.role] if side.hand.size and side.deck.size else NOTHING


@final
class ExchangeTactic(Choice[Match]):
    """F7.2  He may put one card of his hand into the box and draw another."""

    __slots__ = ()
    rule: ClassVar[str] = "F7.2"

    def options(self, s: Match, role: i64) -> list[Action]:
        return [KEEP, *actions_for(EXCHANGES, s.sides[role].hand.cards())]

    def shows(self, action: Action) -> bool:
        return action is KEEP

    def chosen(self, s: Match, action: Action) -> list[Phase[Match]]:
        if action is KEEP:
            return NOTHING
        side = s.sides[self.role]
        side.hand.take(action.value)
        side.spent.add(action.value)
        s.tell(EXCHANGED, side.team)
        return REDRAW[self.role]


NOTHING: Final[list[Phase[Match]]] = []
FINAL_CARD_ONLY: Final[list[Action]] = [PLAYS[FINAL]]
PERIOD_OF_PLAY: Final = PHASES.add(Period())
_PLAY_TACTIC: Final = PHASES.add(PlayTactic())
FIRST_PERIOD: Final[list[Phase[Match]]] = [_PLAY_TACTIC]
LATER_PERIOD: Final[list[Phase[Match]]] = then(SUBSTITUTE, _PLAY_TACTIC)

DRAW_UP: Final = [PHASES.add(DrawUp(role)) for role in (0, 1)]
DRAW_CARD: Final[list[list[Phase[Match]]]] = [[PHASES.add(DrawCard(role))] for role in (0, 1)]
DRAW_AND_COMPARE: Final[list[Phase[Match]]] = then(DRAW_UP[0], DRAW_UP[1], PHASES.add(Compare()))

_NEXT_ATTACK: Final = PHASES.add(NextAttack())
MAKE_ATTACKS: Final[list[Phase[Match]]] = [_NEXT_ATTACK]
ROLL_FOR_ATTACK: Final[list[Phase[Match]]] = then(
    PHASES.add(RollForAttack(0)), PHASES.add(RollForAttack(1)), PHASES.add(CompareRolls())
)

_NEW_TACTIC: Final = [PHASES.add(NewTactic(role)) for role in (0, 1)]
_MAY_EXCHANGE: Final = [PHASES.add(MayExchange(role)) for role in (0, 1)]
EXCHANGE: Final[list[list[Phase[Match]]]] = [[PHASES.add(ExchangeTactic(role))] for role in (0, 1)]
REDRAW: Final[list[list[Phase[Match]]]] = [[DRAW_UP[role]] for role in (0, 1)]
FIRST_ATTACK: Final[list[list[Phase[Match]]]] = [then(*WHOLE_ATTACK[role], _NEXT_ATTACK) for role in (0, 1)]
LATER_ATTACK: Final[list[list[Phase[Match]]]] = [
    then(_NEW_TACTIC[role], DRAW_UP[role], _MAY_EXCHANGE[1 - role], *WHOLE_ATTACK[role], _NEXT_ATTACK)
    for role in (0, 1)
]
