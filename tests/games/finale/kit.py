"""Positions of Finale for the scenario kit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.games.finale import GAME
from anpfiff.games.finale.cards import TACTICS
from anpfiff.games.finale.state import Match, Side
from tests.kit import Scenario, given

if TYPE_CHECKING:
    from anpfiff.core.phase import AnyPhase

STARTERS: dict[str, Any] = {"squads": "starter", "deck_mode": "starter"}


class FinaleScenario(Scenario):
    """A match with the starter squads; seat 0 leads SV Stollen, seat 1 FC Acker, unless the options say otherwise."""

    @property
    def match(self) -> Match:
        """The state on the table."""
        assert isinstance(self.state, Match)
        return self.state

    def side(self, role: int) -> Side:
        """One side."""
        return self.match.sides[role]

    def men(self, role: int, cards: int) -> list[str]:
        """The ids of a set of a side's men."""
        return self.match.book.clubs[self.side(role).team].stock.write(cards)

    def man(self, role: int, man: str) -> int:
        """The number of one of a side's men."""
        return int(self.match.book.clubs[self.side(role).team].stock.card(man))

    def hold(self, role: int, *cards: str) -> None:
        """Give a side this hand; the other cards of its deck go back to the pile."""
        side = self.side(role)
        deck = side.hand.cards() | side.deck.cards()
        hand = self.match.book.stocks[role].read(list(cards))
        assert hand & ~deck == 0, "a hand can only hold cards of the deck"
        side.hand.fill(hand)
        side.deck.fill(deck & ~hand)

    def show(self, role: int, card: str) -> None:
        """Let this card lie open before a side, wherever it was."""
        side = self.side(role)
        number = TACTICS.index(card)
        for pile in (side.hand, side.deck, side.spent, side.away):
            if pile.has(number):
                pile.take(number)
                side.shown.add(number)
        side.card = side.first_card = number

    def turn(self, role: int, man: str, turns: int) -> None:
        """Turn a man's card until it has been turned so often."""
        side, number = self.side(role), self.man(role, man)
        side.head_up(number)
        for quarter in range(turns):
            side.turn_left(1 << number)

    def lose(self, role: int, *men: str) -> None:
        """Men leave the pitch or the bench for the box."""
        side = self.side(role)
        for man in men:
            number = self.man(role, man)
            pile = side.pitch if side.pitch.has(number) else side.bench
            pile.take(number)
            side.box.add(number)

    def attack(self, attacker: int, card: str, against: str = "leisurely_build_up", attacks: int = 1) -> None:
        """Prepare an attack: both cards lie open, and the attacker has so many attacks."""
        s = self.match
        self.show(attacker, card)
        self.show(1 - attacker, against)
        s.attacker = s.attacking = attacker
        s.attack, s.attacks = 1, attacks
        s.period = max(s.period, 1)


def kick_off(options: dict[str, Any] | None = None, **setup: Any) -> FinaleScenario:
    """A match after kick-off: line-ups shown, three cards in each hand, the first tactic cards asked for."""
    story = FinaleScenario(given(GAME, {**STARTERS, **(options or {})}, **setup).table)
    while story.state.agenda and story.asked == [-1]:
        story.fate(story.may(-1)[0])
    story.heard = []
    return story


def position(*phases: AnyPhase, options: dict[str, Any] | None = None) -> FinaleScenario:
    """A match after kick-off with these phases on its agenda, in reading order."""
    story = kick_off(options)
    story.begin_at(*phases)
    return story
