"""Positions of the World Cup for the scenario kit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.core.pile import set_of
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.cards import NATIONS
from anpfiff.games.world_cup.rows import read_row
from anpfiff.games.world_cup.state import FINAL, ROUND_OF_16, SEMI_FINAL, Cup
from anpfiff.testing.kit import Scenario, given

if TYPE_CHECKING:
    from anpfiff.core.pile import Pile

ENDLESS = 99
"""More cards in the pile than a story will ever draw."""


class CupScenario(Scenario):
    """A tournament whose fate is said by the test."""

    @property
    def cup(self) -> Cup:
        """The state on the table."""
        assert isinstance(self.state, Cup)
        return self.state

    def begin(self, *notations: str) -> list[str]:
        """Put the phases written so on the agenda, in reading order; returns the kinds of all events told."""
        before = len(self.table.events)
        self.begin_at(*[GAME.phases.read(notation) for notation in notations])
        self.heard = [event for ply, event in self.table.events[before:]]
        return [event.kind.name for event in self.heard]

    def all_told(self, kind: str) -> list[dict[str, str | int]]:
        """The arguments of every event of a kind in the last `say` or `begin`."""
        return [event.args() for event in self.heard if event.kind.name == kind]

    def give(self, seat: int, *teams: str) -> None:
        """Let a seat lead these teams."""
        owners = list(self.cup.owners)
        for team in teams:
            owners[NATIONS.index(team)] = seat
        self.cup.owners = owners

    def teams_of(self, seat: int) -> list[str]:
        """The teams a seat leads, in order."""
        return [NATIONS[team] for team, owner in enumerate(self.cup.owners) if owner == seat]

    def owner(self, team: str) -> int:
        """The seat that leads a team."""
        return int(self.cup.owners[NATIONS.index(team)])

    def hold(self, seat: int, *cards: str) -> None:
        """Give a seat this hand; all cards that nobody holds lie in the deck."""
        s = self.cup
        s.hands[seat].fill(s.book.stock.read(list(cards)))
        rest = s.book.stock.whole
        for hand in s.hands:
            rest = s.book.stock.without(rest, hand.cards())
        s.deck.fill(rest)
        s.discard.fill(0)
        s.aside.fill(0)

    def cards(self, pile: Pile) -> list[str]:
        """The ids of the cards in a pile."""
        return self.cup.book.stock.write(pile.cards())

    def hand(self, seat: int) -> list[str]:
        """The ids of the cards a seat holds."""
        return self.cards(self.cup.hands[seat])

    def place(self, team: str, against: str) -> int:
        """The row of a team in a match."""
        s = self.cup
        pair = [NATIONS.index(team), NATIONS.index(against)]
        return next(k for k in range(len(s.teams)) if [s.teams[k], s.teams[k ^ 1]] == pair)

    def lay(self, team: str, against: str, *tokens: str) -> None:
        """Let these tokens lie for a team, from the arrow outwards."""
        self.cup.rows[self.place(team, against)] = read_row(list(tokens))
        self.cup.check()

    def squares(self, team: str, against: str) -> list[str]:
        """The tokens of a team in a match, from the arrow outwards."""
        found = self.table.encode()["table"]["rows"][self.place(team, against)]
        return [str(token) for token in found]

    def use(self, card: str, *said: str, seat: int = 0) -> list[str]:
        """A seat that is asked plays a card it is given for it, and says the rest; returns the kinds of events."""
        self.hold(seat, card, "attack", "attack")
        verb = card if card == "stop" else f"play {card}"
        return self.say(f"{seat}: {verb}", *[f"{seat}: {one}" for one in said])

    def may_use(self, card: str, seat: int = 0) -> bool:
        """Whether a seat that is asked could play this card."""
        self.hold(seat, card, card, card)
        return f"play {card}" in self.may(seat)

    def targets(self, card: str, seat: int = 0) -> list[str]:
        """For which teams a card could be used."""
        self.hold(seat, card, "attack", "attack")
        self.say(f"{seat}: play {card}")
        return [notation.removeprefix("team ") for notation in self.may(seat)]

    def draw_on(self) -> None:
        """Let the first card that can be drawn be drawn, as long as cards are drawn."""
        while self.phase in ("draw-card", "deal-card", "refill"):
            self.fate(self.may(-1)[0])

    def roll(self, *colours: str) -> list[str]:
        """Let the four modifier dice fall."""
        return self.fate(*[f"die {colour}" for colour in colours])

    def knock_out(self, stage: int, *teams: str, at: str = "next-turn 0") -> None:
        """Let these teams meet, left and right in turn, in a knock-out round; turns begin with seat 0."""
        s = self.cup
        s.stage = stage
        s.teams = [NATIONS.index(team) for team in teams]
        s.rows = [0] * len(teams)
        s.level = [set_of(list(s.teams[k : k + 2])) for k in range(0, len(teams), 2)]
        s.is_replay = False
        s.drawer = s.book.seats - 1
        s.active = s.playing = set_of([s.owners[team] for team in s.teams])
        s.to_draw = ENDLESS
        self.begin(at)


def before_the_draw(options: dict[str, Any] | None = None, **setup: Any) -> CupScenario:
    """A table at which the first flag is to be drawn."""
    return CupScenario(given(GAME, options, **setup).table)


def kick_off(options: dict[str, Any] | None = None, **setup: Any) -> CupScenario:
    """A group phase in which seat 0 has the first turn; flags and cards came in alphabetical order of their ids."""
    story = before_the_draw(options, **{"seats": 2, **setup})
    while story.asked == [-1]:
        story.fate(story.may(-1)[0])
    story.cup.to_draw = ENDLESS
    return story


def uruguay(options: dict[str, Any] | None = None, **setup: Any) -> CupScenario:
    """The group phase of 1930."""
    return kick_off({"tournament": 1930, **(options or {})}, **setup)


def korea(options: dict[str, Any] | None = None, **setup: Any) -> CupScenario:
    """The group phase of 2002."""
    return kick_off({"tournament": 2002, **(options or {})}, **setup)


def last_phase(options: dict[str, Any] | None = None) -> CupScenario:
    """The last phase of 2002 with four seats: Turkey (0) and South Korea (1), Brazil (2) and Germany (3)."""
    story = korea(options, seats=4)
    for seat, team in enumerate(["turkey", "south_korea", "brazil", "germany"]):
        story.give(seat, team)
    story.knock_out(FINAL, "turkey", "south_korea", "brazil", "germany")
    return story


def semi_finals(options: dict[str, Any] | None = None, seats: int = 4, at: str = "next-turn 0") -> CupScenario:
    """The semi-finals of 1930: Argentina (0) and the USA (1), Uruguay (2) and Yugoslavia (3), or fewer owners."""
    story = uruguay(options, seats=seats)
    for number, team in enumerate(["argentina", "united_states", "uruguay", "yugoslavia"]):
        story.give(number % seats, team)
    story.knock_out(SEMI_FINAL, "argentina", "united_states", "uruguay", "yugoslavia", at=at)
    return story


def round_of_16(options: dict[str, Any] | None = None, **setup: Any) -> CupScenario:
    """The real round of 16 of 2002."""
    story = korea(options, **setup)
    teams = "germany paraguay denmark england sweden senegal ireland spain mexico united_states brazil belgium"
    story.knock_out(ROUND_OF_16, *teams.split(), "japan", "turkey", "south_korea", "italy")
    return story
