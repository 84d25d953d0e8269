"""Advice for simple bots: the best that can be done with a card, from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Advice, Clause
from anpfiff.games.world_cup.actions import AGAINST, DISCARD, END_HERE, NAME, PLAY, STOP, TEAM
from anpfiff.games.world_cup.cards import NATIONS
from anpfiff.games.world_cup.prospects import NEVER, Prospects
from anpfiff.games.world_cup.rules.uses import PARTS, STOPPING, use_of
from anpfiff.games.world_cup.state import GROUP, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason
    from anpfiff.core.state import State


KEEP: Final = [0.30, 0.20, 0.10, 0.30, 0.30, 0.20, 0.05, 0.04, 0.12, 0.14, 0.10]
"""By card: how much one would rather keep it than throw it away."""


class WorldCupAdvice(Advice):
    """Scores for one's own teams where it still matters, and spoils the matches of those they meet."""

    def __init__(self) -> None:
        self.seats: list[Prospects] = []
        """What each seat thought of the matches when it was last asked."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        """One number per option."""
        assert isinstance(view, Cup)
        if options[0].verb is NAME:
            return [-float(view.book.rank_of[action.value]) for action in options]
        if options[0] is END_HERE:  # it is won: more cards cannot win it again
            return [1.0, 0.0]
        while len(self.seats) <= role:
            self.seats.append(Prospects(len(self.seats)))
        prospects = self.seats[role]
        prospects.look(view)
        if options[0].verb is TEAM:  # a question about teams has no other answers, but for the one that ends it
            best = prospects.by_team(view, view.card, view.part)
            return [best[action.value] if action.verb is TEAM else 0.0 for action in options]
        if options[-1].verb is DISCARD:  # in a turn every card may be thrown away
            return [of_turn(view, prospects, action) for action in options]
        return [
            prospects.against(view.card, view.part, view.team, action.value) if action.verb is AGAINST else 0.0
            for action in options
        ]

    def reason(
        self, view: State, role: i64, options: list[Action], scores: list[float], said: list[Action]
    ) -> Reason | None:
        """What speaks for an answer, if it can be told."""
        assert isinstance(view, Cup)
        return reason_for(view, role, options, scores, said)

    def clauses(self) -> list[Clause]:
        """Everything that `reason` may tell."""
        return CLAUSES

    def iterations(self) -> i64:
        """So many imagined matches are enough to play clearly better than this advice alone."""
        return 250

    def margin(self, view: State) -> float:
        """In the groups the options differ by less than a point: nothing is asked before the knock-out."""
        assert isinstance(view, Cup)
        return 2.0 if view.stage == GROUP else 0.05


def of_turn(s: Cup, prospects: Prospects, action: Action) -> float:
    """The best that a card can do now, or how little it is missed when it is thrown away."""
    if action.verb is DISCARD:
        return -KEEP[action.value]
    card: i64 = STOPPING if action is STOP else action.value
    return prospects.best(s, card) if PARTS[card] == 1 else several(s, prospects, card)


def several(s: Cup, prospects: Prospects, card: i64) -> float:
    """The best that a card of several tokens can do now; each of them must go somewhere."""
    found = [value for value in prospects.by_team(s, card, 1) if value > NEVER]
    found.sort(reverse=True)
    total = 0.0
    for value in found[: PARTS[card]]:
        total += value
    return total


BOTH: Final = {"team": NATIONS, "other": NATIONS}
HELPS: Final = Clause("helps", [], BOTH)
HINDERS: Final = Clause("hinders", [], BOTH)
FOREIGN: Final = Clause("foreign", [])
SPARE: Final = Clause("spare", [])
STRONGEST: Final = Clause("strongest", [])
WON_ALREADY: Final = Clause("won_already", [])
CLAUSES: Final = [HELPS, HINDERS, FOREIGN, SPARE, STRONGEST, WON_ALREADY]
ANY: Final = -1


def reason_for(s: Cup, role: i64, options: list[Action], scores: list[float], said: list[Action]) -> Reason | None:
    """What speaks for an answer; nothing where the advice itself likes another first step better."""
    first = said[0]
    if scores[options.index(first)] < max(scores):
        return None
    verb = first.verb
    if verb is NAME:
        return STRONGEST.because([])
    if first is END_HERE:
        return WON_ALREADY.because([])
    if verb is DISCARD:
        return SPARE.because([])
    if verb is TEAM:
        return of_row(s, role, use_of(s.card, s.part), first.value, ANY)
    if verb is AGAINST:
        return of_row(s, role, use_of(s.card, s.part), s.team, first.value)
    if verb is PLAY or first is STOP:
        card: i64 = STOPPING if first is STOP else first.value
        return of_row(s, role, card if PARTS[card] == 1 else use_of(card, 1), ANY, ANY)
    return None


def of_row(s: Cup, role: i64, use: i64, team: i64, opponent: i64) -> Reason:
    """The match in which a card is worth most, and on whose side."""
    prospects = Prospects(role)
    prospects.look(s)
    best, place = NEVER, ANY
    for left in prospects.mine:
        for k in range(left, left + 2):
            worth = prospects.worths[use * len(prospects.rows) + k]
            if worth > best and team in (ANY, s.teams[k]) and opponent in (ANY, s.teams[k ^ 1]):
                best, place = worth, k
    if best <= 0.0:
        return FOREIGN.because([])
    both = [NATIONS[s.teams[place]], NATIONS[s.teams[place ^ 1]]]
    return (HELPS if s.owners[s.teams[place]] == role else HINDERS).because([], both)
