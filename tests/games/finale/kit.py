"""Positions of Finale for the scenario kit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.games.finale import GAME
from anpfiff.games.finale.cards import TACTICS
from anpfiff.games.finale.state import Match
from anpfiff.testing.kit import Scenario, given

if TYPE_CHECKING:
    from anpfiff.core.phase import AnyPhase
    from anpfiff.core.pile import Pile
    from anpfiff.games.finale.side import Side

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

    def pitch(self, role: int, row: int = -1) -> list[str]:
        """The ids of a side's men on the pitch, or of those who count as one type."""
        side = self.side(role)
        return self.men(role, side.pitch.cards() if row < 0 else side.row(row))

    def bench(self, role: int) -> list[str]:
        """The ids of a side's men on the bench."""
        return self.men(role, self.side(role).bench.cards())

    def strength(self, role: int, man: str) -> int:
        """The balls on top of a man's card."""
        return int(self.side(role).strength(self.man(role, man)))

    def is_booked(self, role: int, man: str) -> bool:
        """Whether a yellow card lies on a man."""
        return man in self.men(role, self.side(role).yellow)

    def cards(self, pile: Pile) -> list[str]:
        """The ids of the tactic cards in a pile."""
        return self.match.book.stocks[0].write(pile.cards())

    def begin(self, *notations: str) -> list[str]:
        """Put the phases written so on the agenda, in reading order; returns the kinds of all events told."""
        before = len(self.table.events)
        self.begin_at(*[GAME.phases.read(notation) for notation in notations])
        self.heard = [event for ply, event in self.table.events[before:]]
        return [event.kind.name for event in self.heard]

    def begin_attack(self) -> list[str]:
        """Play on from the attack that was prepared."""
        role = int(self.match.attacker)
        return self.begin(f"build-up {role}", f"after-build-up {role}", "clear-chips 0", "next-attack 0")

    def draw(self) -> None:
        """Let the first card that can be drawn be drawn, as long as cards are drawn."""
        while self.phase == "draw-card":
            self.fate(self.may(-1)[0])

    def field_anybody(self) -> None:
        """Let everybody who is asked for men field the first he may, until fate or another question comes."""
        self.answer("field-man", "field-again")

    def answer(self, *phases: str) -> list[str]:
        """Let the first option be said as long as one of these phases asks; returns what was said."""
        said = []
        while self.phase in phases:
            seat = self.asked[0]
            said.append(f"{seat}: {self.may(seat)[0]}")
            self.say(said[-1])
        return said

    def at_risk(self, role: int, *men: str) -> None:
        """Let these men have just taken part in an action whose totals have been compared."""
        side = self.side(role)
        for man in men:
            side.fielded |= 1 << self.man(role, man)
        side.checks = side.risky(side.fielded)

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

    def empty_pile(self, role: int) -> None:
        """Leave a side without cards to draw: they have been exchanged."""
        side = self.side(role)
        side.spent.fill(side.spent.cards() | side.deck.cards())
        side.deck.fill(0)

    def run_out(self, role: int) -> None:
        """Leave a side without any card but the final card."""
        self.empty_pile(role)
        side = self.side(role)
        side.spent.fill(side.spent.cards() | side.hand.cards())
        side.hand.fill(0)

    def lose(self, role: int, *men: str) -> None:
        """Men leave the pitch or the bench for the box."""
        side = self.side(role)
        for man in men:
            number = self.man(role, man)
            pile = side.pitch if side.pitch.has(number) else side.bench
            pile.take(number)
            side.box.add(number)

    def bring(self, role: int, *men: str) -> None:
        """Men come from the bench or the box to the pitch."""
        side = self.side(role)
        for man in men:
            number = self.man(role, man)
            pile = side.bench if side.bench.has(number) else side.box
            pile.take(number)
            side.pitch.add(number)

    def attack(self, attacker: int, card: str, against: str = "leisurely_build_up", attacks: int = 1) -> None:
        """Prepare an attack: both cards lie open, and the attacker has so many attacks."""
        s = self.match
        self.show(attacker, card)
        self.show(1 - attacker, against)
        s.attacker = s.attacking = attacker
        s.attack, s.attacks = 1, attacks
        s.period = max(s.period, 1)


def before_kick_off(options: dict[str, Any] | None = None, **setup: Any) -> FinaleScenario:
    """A table at which both coaches choose their teams."""
    return FinaleScenario(given(GAME, options, **setup).table)


def kick_off(options: dict[str, Any] | None = None, **setup: Any) -> FinaleScenario:
    """A match after kick-off: line-ups shown, three cards in each hand, the first tactic cards asked for."""
    story = before_kick_off({**STARTERS, **(options or {})}, **setup)
    story.draw()
    story.heard = []
    return story


def assault(
    attacker: int,
    card: str,
    against: str = "leisurely_build_up",
    attacks: int = 1,
    options: dict[str, Any] | None = None,
) -> FinaleScenario:
    """A match in which an attack is about to begin: say `begin_attack` once the position is as the rule needs it."""
    story = kick_off(options)
    story.attack(attacker, card, against, attacks)
    return story


def position(*phases: AnyPhase, options: dict[str, Any] | None = None) -> FinaleScenario:
    """A match after kick-off with these phases on its agenda, in reading order."""
    story = kick_off(options)
    story.begin_at(*phases)
    return story
