"""Why an answer is good: what the advice weighs, as people can be told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Clause
from anpfiff.games.world_cup.actions import AGAINST, DISCARD, END_HERE, NAME, PLAY, STOP, TEAM
from anpfiff.games.world_cup.cards import NATIONS
from anpfiff.games.world_cup.prospects import NEVER, Prospects
from anpfiff.games.world_cup.rules.uses import PARTS, STOPPING, use_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason
    from anpfiff.games.world_cup.state import Cup

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
