"""Positions of Hat-Trick for the scenario kit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.pitch import own_column, own_line, place_of, seen_by
from anpfiff.games.hat_trick.stages import CHANCE, NEXT_CHANCE, NEXT_ROUND, NEXT_SHOT
from anpfiff.games.hat_trick.state import EMPTY, NOWHERE, Match
from anpfiff.testing.kit import Scenario, given

if TYPE_CHECKING:
    from anpfiff.core.pile import Pile

FILLERS = ["short_pass_1_left", "short_pass_1_right", "short_pass_2_left", "short_pass_2_right", "short_pass_3_left"]
"""Cards that lie in a hand besides the one a story is about."""


ASIDES = ["use-ability", "prevent-ability", "play-style", "shoot-long", "substitute", "protest-or-not"]
"""Questions that can be answered with no."""


class HatScenario(Scenario):
    """A match whose fate is said by the test."""

    @property
    def match(self) -> Match:
        """The state on the table."""
        assert isinstance(self.state, Match)
        return self.state

    def begin(self, *notations: str) -> list[str]:
        """Put the phases written so on the agenda, in reading order; returns the kinds of all events told."""
        before = len(self.table.events)
        self.begin_at(*[GAME.phases.read(notation) for notation in notations])
        self.heard = [event for ply, event in self.table.events[before:]]
        return [event.kind.name for event in self.heard]

    def hold(self, seat: int, *cards: str) -> None:
        """Give a seat this hand; the rest of its cards lies in the pile."""
        side, stock = self.match.sides[seat], self.match.book.stocks[seat]
        mine = stock.read(list(cards))
        side.gather()
        side.hand.fill(mine)
        side.deck.fill(stock.whole - mine)

    def cards(self, pile: Pile, seat: int = 0) -> list[str]:
        """The ids of the cards in a pile."""
        return self.match.book.stocks[seat].write(pile.cards())

    def leave(self, seat: int, *cards: str) -> None:
        """Let just these cards be left in the pile of a seat; the rest is discarded."""
        side, stock = self.match.sides[seat], self.match.book.stocks[seat]
        left = stock.read(list(cards))
        side.deck.fill(left)
        side.discard.fill(stock.whole - left - side.hand.cards() - side.shown.cards() - side.drawn.cards())

    def run_out(self) -> None:
        """Both piles of this half are out."""
        for side in self.match.sides:
            side.is_out = True

    def stand(self, seat: int, number: int, line: int, column: int) -> None:
        """Let a man stand on a field, as his own coach counts; whoever stood there changes places with him."""
        s = self.match
        piece = 10 * seat + number - 2
        target = int(seen_by(seat, 4 * (line - 1) + column - 1))
        before = int(place_of(s, seat, number - 2))
        there = s.cells[target]
        if before != NOWHERE:
            s.cells[before] = there
        s.cells[target] = piece

    def clear(self) -> None:
        """Nobody is left on the pitch."""
        self.match.cells = [EMPTY] * 24
        self.match.ball = NOWHERE

    def remove(self, seat: int, *numbers: int) -> None:
        """These men have been sent off."""
        s = self.match
        for number in numbers:
            cell = int(place_of(s, seat, number - 2))
            if cell != NOWHERE:
                s.cells[cell] = EMPTY
            s.sides[seat].off |= 1 << (number - 2)

    def place(self, seat: int, number: int) -> tuple[int, int] | None:
        """Line and column of a man, as his own coach counts."""
        cell = place_of(self.match, seat, number - 2)
        return None if cell == NOWHERE else (int(own_line(seat, cell)), int(own_column(seat, cell)))

    def give(self, seat: int, number: int) -> None:
        """Give the ball to a man."""
        self.match.attacker = seat
        self.match.ball = place_of(self.match, seat, number - 2)

    @property
    def carrier(self) -> tuple[int, int] | None:
        """Seat and number of the man with the ball."""
        s = self.match
        return None if s.ball == NOWHERE else (int(s.cells[s.ball]) // 10, int(s.cells[s.ball]) % 10 + 2)

    def put(self, seat: int, number: int, line: int, column: int) -> None:
        """Let a man stand on a field, as seat 0 counts."""
        self.stand(seat, number, *((line, column) if seat == 0 else (7 - line, 5 - column)))

    def seen(self, seat: int, number: int) -> tuple[int, int] | None:
        """Line and column of a man, as seat 0 counts."""
        place = self.place(seat, number)
        return place if seat == 0 or place is None else (7 - place[0], 5 - place[1])

    def cast(self, seat: int, number: int, role: str, gold: bool = False) -> None:
        """Give a man a role card, silver or gold side up."""
        side, box = self.match.sides[seat], self.match.book.players
        mine = [k for k, kind in enumerate(box.kinds) if box.roles[kind.role].id == role]
        fitting = [k for k in mine if box.kinds[k].low <= number <= box.kinds[k].high] or mine
        side.kinds = [10 + fitting[0] if man == number - 2 else kind for man, kind in enumerate(side.kinds)]
        side.gold = side.gold | 1 << (number - 2) if gold else side.gold & ~(1 << (number - 2))

    def is_gold(self, seat: int, number: int) -> bool:
        """Whether the card of a man lies with its gold side up."""
        return bool((self.match.sides[seat].gold >> (number - 2)) & 1)

    def seek(self, seat: int, phase: str = "use-ability") -> list[str]:
        """Go on without moving or using anything until a seat is asked this; returns what it may say beside no."""
        while self.state.agenda:
            if self.phase == phase and self.asked == [seat]:
                return [line for line in self.may(seat) if line != "no"]
            if self.phase == "choose-move":
                self.say(f"{self.asked[0]}: stay")
            elif self.phase in ASIDES:
                self.say(f"{self.asked[0]}: no")
            elif self.phase == "choose-line":
                self.say(f"{self.asked[0]}: {self.may(self.asked[0])[0]}")
            elif self.phase == "draw-card":
                self.draw_up()
            else:
                return []
        return []

    def offered(self, first: str, second: str, seat: int, phase: str = "use-ability") -> list[str]:
        """Both play these cards; returns the abilities (or whatever) that a seat is asked about next."""
        self.play(first, second)
        return self.seek(seat, phase)

    def round(self) -> None:
        """A normal round begins."""
        self.match.to_come = NEXT_ROUND
        self.begin("next-play 0", "end-half 0")

    def chance(self) -> list[str]:
        """A scoring opportunity begins."""
        self.match.to_come = NEXT_CHANCE
        return self.begin("next-play 0", "end-half 0")

    def shot(self, card: str) -> None:
        """The carrier shoots with an action card."""
        s = self.match
        s.stage = CHANCE
        s.shot_card = s.book.stocks[0].card(card)
        s.to_come = NEXT_SHOT
        self.begin("next-play 0", "end-half 0")

    def play(self, first: str, second: str) -> list[str]:
        """Seat 0 and seat 1 play these cards, and everybody draws up; returns the kinds of events."""
        for seat, card in enumerate((first, second)):
            others = [other for other in FILLERS if other != card]
            size = max(int(self.match.sides[seat].hand.size), 1)
            self.hold(seat, card, *others[: size - 1])
        self.say(f"0: play {first}", f"1: play {second}")
        heard = self.heard
        self.draw_up()
        self.heard = heard + self.heard
        return [event.kind.name for event in self.heard]

    def draw_up(self) -> None:
        """Let fate deal whatever comes first."""
        heard = []
        while self.phase == "draw-card":
            self.fate(self.may(-1)[0])
            heard += self.heard
        self.heard = heard

    def do(self, *lines: str) -> list[str]:
        """Say lines, and let fate deal between them; returns the kinds of all events."""
        heard = []
        for line in lines:
            self.say(line)
            heard += self.heard
            self.draw_up()
            heard += self.heard
        self.heard = heard
        return [event.kind.name for event in heard]


def kick_off(options: dict[str, Any] | None = None, attacker: int = 0) -> HatScenario:
    """The first round of a match: everybody is in his place, and number 6 has the ball."""
    story = HatScenario(given(GAME, options).table)
    s = story.match
    s.half = 1
    s.attacker = attacker
    for seat in (0, 1):
        story.hold(seat, *FILLERS[:3])
    story.begin("kick-off 0", "next-play 0", "end-half 0")
    return story


def before_goal(options: dict[str, Any] | None = None) -> HatScenario:
    """Seat 0 has the ball with number 10 right before the goal, in a scoring opportunity."""
    story = kick_off(options)
    story.stand(0, 10, 6, 2)
    story.give(0, 10)
    story.chance()
    return story


def players(options: dict[str, Any] | None = None, attacker: int = 0) -> HatScenario:
    """The first round with the Players expansion, all men still without a role."""
    return kick_off({"teams": "team_cards", **(options or {})}, attacker)


def alone(options: dict[str, Any] | None = None) -> HatScenario:
    """Number 6 of seat 0 has the ball in the middle of an empty pitch."""
    story = players(options)
    story.clear()
    story.put(0, 6, 3, 2)
    story.give(0, 6)
    story.round()
    return story
