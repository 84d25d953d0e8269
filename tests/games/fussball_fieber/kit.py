"""Positions of Fußball-Fieber for the scenario kit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.games.fussball_fieber import GAME
from anpfiff.games.fussball_fieber.camp import QUARTER, SEMI, boosts_of, kind_of, laid_card, left_of
from anpfiff.games.fussball_fieber.cards import KINDS, TEAMS
from anpfiff.games.fussball_fieber.rules.action_cards import laid_on, lay_on, spot_of
from anpfiff.games.fussball_fieber.rules.teams import draw_team
from anpfiff.games.fussball_fieber.state import Cup
from anpfiff.testing.kit import Scenario, given

if TYPE_CHECKING:
    from anpfiff.core.pile import Pile
    from anpfiff.games.fussball_fieber.camp import Camp

LED = ["germany", "spain", "brazil", "argentina"]
"""The teams of seats 0 to 3; all have strength 4, adjusted by -2."""
GROUPS = [
    ["italy", "portugal", "usa"],
    ["netherlands", "chile", "greece"],
    ["france", "england", "nigeria"],
    ["uruguay", "mexico", "japan"],
]
ORDERS = ["b_a_c", "b_c_a", "c_b_a", "a_c_b"]
FIRST = ["portugal", "chile", "nigeria", "uruguay"]
"""Whom seats 0 to 3 meet in the first match: strengths 3, 2, 1 and 3."""


class FieberScenario(Scenario):
    """A cup with scripted fate; by default the teams, groups and orders above, and seat 0 begins."""

    @property
    def cup(self) -> Cup:
        """The state on the table."""
        assert isinstance(self.state, Cup)
        return self.state

    def camp(self, role: int) -> Camp:
        """One coach's camp."""
        return self.cup.camps[role]

    def cards(self, pile: Pile) -> list[str]:
        """The ids of the play cards in a pile."""
        return self.cup.book.stock.write(pile.cards())

    def hand(self, role: int) -> list[str]:
        """The ids of a hand."""
        return self.cards(self.camp(role).hand)

    def score(self, role: int) -> int:
        """The score of a coach's match."""
        return int(self.cup.score(role))

    def laid(self, team: str) -> list[tuple[str, int, int]]:
        """The cards on a team: id, matches left, choreographies."""
        cards = laid_on(self.cup, spot_of(self.cup, TEAMS.index(team)))
        return [(KINDS[kind_of(card)], int(left_of(card)), int(boosts_of(card))) for card in cards]

    def opponent(self, role: int) -> str:
        """The team a coach meets."""
        return TEAMS[self.camp(role).opponent]

    def begin(self, *notations: str) -> list[str]:
        """Put the phases written so on the agenda, in reading order; returns the kinds of all events told."""
        before = len(self.table.events)
        self.begin_at(*[GAME.phases.read(notation) for notation in notations])
        self.heard = [event for ply, event in self.table.events[before:]]
        return [event.kind.name for event in self.heard]

    def fall_anyhow(self, *phases: str) -> None:
        """Let the first thing fall that can, as long as fate is asked (in one of these phases, if any are named)."""
        while self.state.agenda and self.asked == [-1] and (not phases or self.phase in phases):
            self.fate(self.may(-1)[0])

    def hold(self, role: int, *cards: str) -> None:
        """Give a coach just this hand; all other cards of it go back to the pile."""
        s, camp = self.cup, self.camp(role)
        s.deck.fill(s.book.stock.join(s.deck.cards(), camp.hand.cards()))
        camp.hand.fill(0)
        for card in cards:
            self.move(card, camp.hand)

    def move(self, card: str, pile: Pile) -> None:
        """Let a card from the draw pile lie elsewhere."""
        deck, kind = self.cup.deck, KINDS.index(card)
        assert deck.has(kind), f"no {card} left in the pile"
        deck.take(kind)
        pile.add(kind)

    def hands(self, *hands: list[str]) -> None:
        """Give every coach just this hand."""
        for role in range(len(self.cup.camps)):
            self.hold(role)
        for role, hand in enumerate(hands):
            self.hold(role, *hand)

    def lay(self, team: str, card: str, left: int = 1, boosts: int = 0) -> None:
        """Let an action card from the pile lie on a team, with choreographies on it."""
        s = self.cup
        spot = spot_of(s, TEAMS.index(team))
        for one in [card, *["fan_choreography"] * boosts]:
            self.move(one, s.table)
        lay_on(s, spot, [*laid_on(s, spot), laid_card(KINDS.index(card), left, boosts)])

    def discard_pile(self, *, keep: int = 0) -> None:
        """Let all cards of the pile but the first so many be discarded."""
        s = self.cup
        for card in self.cards(s.deck)[: max(s.deck.size - keep, 0)]:
            self.move(card, s.discard)

    def pass_all(self) -> list[str]:
        """Everybody passes until the match is over; returns the kinds of all events told."""
        told: list[str] = []
        played = self.played()
        while self.played() == played:
            told += self.say(f"{self.asked[0]}: pass")
        return told

    def played(self) -> int:
        """How many scores have been noted."""
        return sum(len(camp.noted) for camp in self.cup.camps)

    def keep_all(self) -> None:
        """Nobody exchanges anything."""
        while self.phase == "exchange":
            self.say(f"{self.asked[0]}: keep")

    def next_match(self) -> None:
        """End the match with passes, exchange nothing, and go on to the next."""
        self.pass_all()
        self.keep_all()

    def finish_group(self, points: list[int], differences: list[int] | None = None) -> list[str]:
        """Let the group phase end with these points and differences; returns the kinds of all events told."""
        for role, camp in enumerate(self.cup.camps):
            camp.points = points[role]
            camp.noted = [differences[role] if differences else 0, 0, 0]
        self.cup.match = 3
        return self.begin("group-over 0")

    def draw_quarter(self, *teams: str) -> None:
        """Opponents for the quarter-final in turn order, then any cards."""
        for team in teams:
            self.fate(f"drawn {team}")
        self.fall_anyhow("draw-card")

    def finish_quarter(self, scores: list[int | None], opponents: list[str]) -> list[str]:
        """Let the quarter-final end so; None is a coach who was not in it. Returns the kinds of all events told."""
        s = self.cup
        s.stage = QUARTER
        for role, camp in enumerate(s.camps):
            score = scores[role]
            if score is None:
                camp.is_in = False
                continue
            camp.opponent = TEAMS.index(opponents[role])
            draw_team(s, camp.opponent)
            camp.round = QUARTER
            camp.noted = [*camp.noted[:3], score]
        return self.begin("judge-quarter 0")

    def finish_semi(self, scores: list[int]) -> list[str]:
        """Let the semi-final end with these scores of the coaches still in it."""
        for role, score in zip(self.cup.playing(), scores, strict=True):
            self.camp(role).noted = [*self.camp(role).noted[:4], score]
        assert self.cup.stage == SEMI
        return self.begin("judge-semi 0")


def before_the_choice(options: dict[str, Any] | None = None, **setup: Any) -> FieberScenario:
    """A table at which all coaches choose their teams."""
    return FieberScenario(given(GAME, options, **setup).table)


def chosen(options: dict[str, Any] | None = None, seats: int = 2, **setup: Any) -> FieberScenario:
    """A table at which the teams are chosen and the groups are about to be drawn."""
    story = before_the_choice(options, seats=seats, **setup)
    story.say(*[f"{seat}: team {LED[seat]}" for seat in range(seats)])
    return story


def dealt(options: dict[str, Any] | None = None, seats: int = 2, **setup: Any) -> FieberScenario:
    """Groups are drawn and hands dealt; the lot is about to say who begins."""
    story = chosen(options, seats, **setup)
    for seat in range(seats):
        story.fate(*[f"drawn {team}" for team in GROUPS[seat]], f"order {ORDERS[seat]}")
    story.fall_anyhow("draw-card")
    return story


def kick_off(options: dict[str, Any] | None = None, seats: int = 2, **setup: Any) -> FieberScenario:
    """The first match, with seat 0 on turn."""
    story = dealt(options, seats, **setup)
    story.fate("lot 0")
    story.heard = []
    return story


def long_game(options: dict[str, Any] | None = None, seats: int = 4, **setup: Any) -> FieberScenario:
    """The first match of a game that goes on to the final."""
    return kick_off({"length": "knockout", **(options or {})}, seats, **setup)
