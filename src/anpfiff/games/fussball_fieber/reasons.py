"""Why an answer is good: what the advice weighs, as people can be told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Clause
from anpfiff.games.fussball_fieber.actions import DROP, JOKER, KEEP, PASS, PLAY, SWAP
from anpfiff.games.fussball_fieber.camp import NOBODY
from anpfiff.games.fussball_fieber.cards import ACTIONS, TEAMS
from anpfiff.games.fussball_fieber.rules.action_cards import lasting, spot_of, team_on

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason
    from anpfiff.games.fussball_fieber.state import Cup

TURNS: Final = Clause("turns", ["before", "after"])
LASTS: Final = Clause("lasts", ["matches", "before", "after"])
SAFER: Final = Clause("safer", ["before", "after"])
RIVAL: Final = Clause("rival", [], {"team": TEAMS})
REACTION: Final = Clause("reaction", [], {"team": TEAMS})
SAVE: Final = Clause("save", [])
LEAST: Final = Clause("least", [])
HAND_GOOD: Final = Clause("hand_good", [])
CLAUSES: Final = [TURNS, LASTS, SAFER, RIVAL, REACTION, SAVE, LEAST, HAND_GOOD]


def reason_for(s: Cup, role: i64, options: list[Action], scores: list[float], said: list[Action]) -> Reason | None:
    """What speaks for an answer; nothing where the advice itself likes another first step better."""
    first = said[0]
    verb = first.verb
    if scores[options.index(first)] < max(scores):
        return None
    if first is PASS:
        return SAVE.because([])
    if first is KEEP:
        return HAND_GOOD.because([])
    if verb is SWAP or verb is DROP:
        return LEAST.because([])
    if first is JOKER:
        return of_score(s, role, s.book.joker_value, 1)
    if verb is PLAY:
        return of_card(s, role, first.value, spot_of(s, first.extra))
    return None


def of_card(s: Cup, role: i64, kind: i64, spot: i64) -> Reason:
    """A card on a team: in one's own match what becomes of the score, elsewhere whom it hits."""
    if kind >= len(ACTIONS):
        return REACTION.because([], [TEAMS[team_on(s, spot)]])
    rival: i64 = s.camps[role].rival
    by: i64 = s.book.value[kind]
    if spot == 2 * role:
        return of_score(s, role, by, lasting(s, kind, spot))
    if spot == 2 * role + 1 or (rival != NOBODY and spot == 2 * rival):
        return of_score(s, role, -by, 1)
    return RIVAL.because([], [TEAMS[s.camps[spot >> 1].team]])


def of_score(s: Cup, role: i64, by: i64, matches: i64) -> Reason:
    """From one score to another: another result, for several matches, or just further ahead."""
    before: i64 = s.score(role)
    after: i64 = before + by
    if (before < 0) != (after < 0) or (before > 0) != (after > 0):
        return TURNS.because([before, after])
    if matches > 1:
        return LASTS.because([matches, before, after])
    return SAFER.because([before, after])
