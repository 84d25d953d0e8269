"""W2: a turn. Play or discard one card, do what it says, draw another; and what happens when the pile is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Chance, Choice, Phase, Step, then
from anpfiff.games.world_cup.actions import DISCARD, DISCARDS, DRAWS, PLAYS, STOP
from anpfiff.games.world_cup.cards import DEFENCE_CARD
from anpfiff.games.world_cup.events import DISCARDED, DREW, LAST_TURNS, PLAYED, SECOND_PASS
from anpfiff.games.world_cup.rules import MOST_SEATS, PHASES
from anpfiff.games.world_cup.rules.action_cards import begin_card
from anpfiff.games.world_cup.rules.uses import STOPPING, usable_of
from anpfiff.games.world_cup.state import GROUP, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate


@final
class NextTurn(Step[Cup]):
    """W2.1  Turns go round to the left, among those who take part, until the last card of the pile is drawn."""

    __slots__ = ()
    rule: ClassVar[str] = "W2.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        if s.turns:
            seat: i64 = (s.drawer + 1 + s.book.seats - s.turns) % s.book.seats
            s.turns -= 1
            return TURN_WITHOUT_DRAWING[seat]
        if not s.to_draw:
            return NOTHING
        return TURN[next_seat(s.playing, s.drawer, s.book.seats)]


def next_seat(seats: i64, after: i64, number: i64) -> i64:
    """The next of these seats to the left of one."""
    seat: i64 = (after + 1) % number
    while not (seats >> seat) & 1:
        seat = (seat + 1) % number
    return seat


@final
class PlayCard(Choice[Cup]):
    """W2.2  One card is played or thrown away; nobody must do what a card allows."""

    __slots__ = ()
    rule: ClassVar[str] = "W2.2"

    def options(self, s: Cup, role: i64) -> list[Action]:
        hand = s.book.stock.kinds(s.hands[role].cards())
        usable: i64 = usable_of(s, role, hand)
        found: list[Action] = []
        for card in hand:
            if (usable >> card) & 1:
                found.append(PLAYS[card])
            if card == DEFENCE_CARD and (usable >> STOPPING) & 1:
                found.append(STOP)
            found.append(DISCARDS[card])
        return found

    def chosen(self, s: Cup, action: Action) -> list[Phase[Cup]]:
        card: i64 = DEFENCE_CARD if action is STOP else action.value
        s.hands[self.role].take(card)
        s.discard.add(card)
        if action.verb is DISCARD:
            s.tell(DISCARDED, self.role, card)
            return NOTHING
        s.tell(PLAYED, self.role, card)
        return begin_card(s, self.role, STOPPING if action is STOP else card)


class DrawnCard(Chance[Cup]):
    """A card comes from the deck to the hand of a seat, and nobody else sees it. The deck is a bag."""

    __slots__ = ()

    def outcomes(self, s: Cup) -> Fate:
        return s.book.stock.draw(s.deck.cards(), DRAWS)

    def seen_by(self, s: Cup) -> i64:
        return self.role

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        s.deck.take(outcome.value)
        s.hands[self.role].add(outcome.value)
        s.tell_role(self.role, DREW, outcome.value)
        return NOTHING


@final
class DrawCard(DrawnCard):
    """W2.3  A turn ends with a card from the pile; who draws the last one ends the phase."""

    __slots__ = ()
    rule: ClassVar[str] = "W2.3"

    def fell(self, s: Cup, outcome: Action) -> list[Phase[Cup]]:
        super().fell(s, outcome)
        s.drawer = self.role
        s.to_draw -= 1
        if not s.to_draw and s.stage == GROUP and not s.is_replay:
            end_pass(s)
        return NOTHING


def end_pass(s: Cup) -> None:
    """W2.4, W2.5  In 2002 the discards are gone through once more; nine and more seats have a last turn each."""
    s.passed += 1
    if s.passed < s.book.passes:
        s.deck.fill(s.discard.cards())
        s.discard.fill(0)
        s.to_draw = s.deck.size
        s.tell(SECOND_PASS, s.to_draw)
    elif s.book.turns_after:
        s.turns = s.book.seats
        s.tell(LAST_TURNS)


NOTHING: Final[list[Phase[Cup]]] = []
NEXT_TURN: Final = PHASES.add(NextTurn())
_PLAY: Final = [PHASES.add(PlayCard(seat)) for seat in range(MOST_SEATS)]
_DRAW: Final = [PHASES.add(DrawCard(seat)) for seat in range(MOST_SEATS)]
TURN: Final[list[list[Phase[Cup]]]] = [then(_PLAY[seat], _DRAW[seat], NEXT_TURN) for seat in range(MOST_SEATS)]
TURN_WITHOUT_DRAWING: Final[list[list[Phase[Cup]]]] = [then(_PLAY[seat], NEXT_TURN) for seat in range(MOST_SEATS)]
