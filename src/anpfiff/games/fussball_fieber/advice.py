"""Advice for simple bots: a quick score for every option, from what the seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Advice, Clause
from anpfiff.games.fussball_fieber.actions import AIM, DROP, JOKER, KEEP, PASS, PLAY, SWAP
from anpfiff.games.fussball_fieber.camp import GROUP, NOBODY, boosts_of, kind_of, left_of
from anpfiff.games.fussball_fieber.cards import ACTIONS, SHORTEN, STRENGTHEN, TEAMS
from anpfiff.games.fussball_fieber.rules.action_cards import lasting, spot_of, team_on
from anpfiff.games.fussball_fieber.rules.reaction_cards import targets
from anpfiff.games.fussball_fieber.state import Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason
    from anpfiff.core.state import State


LATER: Final = 0.5
"""What a point of strength in a match to come is worth, beside one in this match."""


class FieberAdvice(Advice):
    """Spends cards where they turn a result, keeps the rest for the matches to come, and prefers cards that last."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        """One number per option."""
        assert isinstance(view, Cup)
        return [score(view, role, action) for action in options]

    def reason(
        self, view: State, role: i64, options: list[Action], scores: list[float], said: list[Action]
    ) -> Reason | None:
        """What speaks for an answer, if it can be told."""
        assert isinstance(view, Cup)
        return reason_for(view, role, options, scores, said)

    def clauses(self) -> list[Clause]:
        """Everything that `reason` may tell."""
        return CLAUSES

    def margin(self, view: State) -> float:
        """Single cards move little here."""
        return 0.03


def score(s: Cup, role: i64, action: Action) -> float:
    """What an option seems to be worth; to pass or keep is worth nothing."""
    if action is PASS or action is KEEP:
        return 0.0
    if action is JOKER:
        return gain(s, role, 2 * role, s.book.joker_value) - price(s, role, 0.9)
    verb = action.verb
    if verb is PLAY:
        spot: i64 = spot_of(s, action.extra)
        if action.value < len(ACTIONS):
            return action_worth(s, role, action.value, spot) - price(s, role, card_worth(s, action.value))
        worths = [reaction_worth(s, role, action.value, spot, laid) for laid in targets(s, role, action.value, spot)]
        return max(worths) - price(s, role, card_worth(s, action.value))
    if verb is AIM:
        return reaction_worth(s, role, s.card, spot_of(s, s.aimed_at), action.value)
    if verb is SWAP:
        return 0.75 - card_worth(s, action.value)
    if verb is DROP:
        return -card_worth(s, action.value)
    return 0.0


def result_of(difference: i64) -> float:
    """What a score seems to be worth while the match goes on: the points it would bring, and a little safety."""
    if difference < -2:
        return 0.1 + 0.05 * max(-6.0, float(difference))
    if difference > 2:
        return 3.2 + 0.05 * min(6.0, float(difference))
    return [0.15, 0.4, 1.1, 2.6, 3.1][difference + 2]


def gain(s: Cup, role: i64, spot: i64, by: i64) -> float:
    """What a change of strength on a spot is worth to a coach: his own match counts in full, that of a rival less."""
    found = 0.0
    others = max(len(s.playing()) - 1, 1)
    for other in s.playing():
        camp = s.camps[other]
        change: i64 = 0
        if spot == 2 * other:
            change = by
        elif spot == 2 * other + 1 or (camp.rival != NOBODY and spot == 2 * camp.rival):
            change = -by
        if change:
            before: i64 = s.score(other)
            worth = result_of(before + change) - result_of(before)
            found += worth if other == role else -worth * rivalry(s, role, other) / others
    return found


def rivalry(s: Cup, role: i64, other: i64) -> float:
    """How much a rival's success hurts: most where he is level or ahead, and where one meets him."""
    if s.camps[role].rival == other:
        return 0.0
    return 1.0 if s.camps[other].points >= s.camps[role].points else 0.7


def action_worth(s: Cup, role: i64, kind: i64, spot: i64) -> float:
    """A card is worth what it changes now, and something for each match it still lasts."""
    by: i64 = s.book.value[kind]
    later = LATER * float(lasting(s, kind, spot) - 1) * size(by)
    return gain(s, role, spot, by) + later * share(s, role, spot)


def reaction_worth(s: Cup, role: i64, kind: i64, spot: i64, laid: i64) -> float:
    """What a reaction takes off a team or adds to it, now and later."""
    if s.book.effect[kind] == STRENGTHEN:
        return gain(s, role, spot, s.book.boost)
    value: i64 = s.book.value[kind_of(laid)] + boosts_of(laid) * s.book.boost
    left: i64 = left_of(laid)
    gone: i64 = left if s.book.effect[kind] != SHORTEN else min(left, s.book.amount[kind])
    now = gain(s, role, spot, -value) if gone == left else 0.0
    after = float(gone - 1 if gone == left else gone)
    return now + LATER * after * size(value) * share(s, role, spot)


def size(value: i64) -> float:
    """A value without its sign."""
    return float(value) if value > 0 else float(-value)


def share(s: Cup, role: i64, spot: i64) -> float:
    """How much of what happens to a team is one's own notice."""
    return 1.0 if spot >> 1 == role else 1.0 / max(len(s.playing()) - 1, 1)


def price(s: Cup, role: i64, worth: float) -> float:
    """What it costs to part with a card: nothing in the last match, more the more matches are to come."""
    if s.stage == GROUP:
        left: i64 = s.book.matches - s.match + (1 if s.book.with_knockout else 0)
    else:
        left = 3 - s.stage
    if not left:
        return 0.01
    camp = s.camps[role]
    cards: i64 = camp.hand.size + camp.jokers
    rich = float(cards) / float(left + 1)
    return worth * min(0.9, 2.2 / max(rich, 1.0) * 0.45 + 0.05 * float(left))


def card_worth(s: Cup, kind: i64) -> float:
    """How useful a card is in general: its value and duration, or that it needs something to react to."""
    if kind < len(ACTIONS):
        lasts: i64 = s.book.duration[kind] if s.stage == GROUP else 1
        lasts = min(lasts, s.book.matches - min(s.match, 3) + 1)
        return size(s.book.value[kind]) * (0.8 + 0.25 * float(lasts - 1))
    if s.book.effect[kind] == STRENGTHEN:
        return 0.7
    return 0.35 + 0.1 * float(s.book.amount[kind])


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
