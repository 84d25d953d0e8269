"""Why an answer is good: what the advice weighs, as people can be told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Clause
from anpfiff.games.hat_trick.actions import AIM, DIVE, DRAW, FORWARD, PASS, PLAY, SHOOT, STAY, STOP, TEAM, WAIT
from anpfiff.games.hat_trick.chances import unseen
from anpfiff.games.hat_trick.duels import after_sideways, best
from anpfiff.games.hat_trick.pitch import place_of, step
from anpfiff.games.hat_trick.rules.goal_kick import KickCard
from anpfiff.games.hat_trick.rules.sideways import ChooseSideways
from anpfiff.games.hat_trick.stages import CHANCE as IN_CHANCE
from anpfiff.games.hat_trick.stages import LOST, ROUND, SHOOT_OUT
from anpfiff.games.hat_trick.state import NOWHERE, Match
from anpfiff.games.hat_trick.weights import MOVING, moving

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.advice import Reason

BEATS: Final = Clause("beats", ["won", "all"])
HOLDS_BACK: Final = Clause("holds_back", ["won", "all"])
TO_SHOOT: Final = Clause("to_shoot", [])
KEEPS_STRONG: Final = Clause("keeps_strong", [])
LANDS: Final = Clause("lands", [])
MOVE_DUEL: Final = Clause("move_duel", [])
MOVE_SHOT: Final = Clause("move_shot", [])
STANDS_WELL: Final = Clause("stands_well", [])
PASS_FREE: Final = Clause("pass_free", [])
PASS_STRONG: Final = Clause("pass_strong", ["balls"])
PASS_SHOT: Final = Clause("pass_shot", [])
SHOT_GOOD: Final = Clause("shot_good", [])
SHOT_LATER: Final = Clause("shot_later", [])
ON_AVERAGE: Final = Clause("on_average", [])
NOT_SAVED: Final = Clause("not_saved", ["saved", "power"])
SAVED_ENOUGH: Final = Clause("saved_enough", ["saved", "power"])
MOST_STARS: Final = Clause("most_stars", ["stars"])
CLAUSES: Final = [
    BEATS, HOLDS_BACK, TO_SHOOT, KEEPS_STRONG, LANDS, MOVE_DUEL, MOVE_SHOT, STANDS_WELL, PASS_FREE, PASS_STRONG,
    PASS_SHOT, SHOT_GOOD, SHOT_LATER, ON_AVERAGE, NOT_SAVED, SAVED_ENOUGH, MOST_STARS,
]  # fmt: skip


def reason_for(s: Match, role: i64, options: list[Action], scores: list[float], said: list[Action]) -> Reason | None:
    """What speaks for an answer; nothing where the advice itself likes another one better."""
    action = said[0]
    verb = action.verb
    value = scores[options.index(action)]
    if value < max(scores):
        return None
    if verb is PLAY:
        return of_card(s, role, options, action, value)
    if verb in MOVING or action is STAY:
        return of_move(s, role, action)
    if verb is PASS:
        return of_pass(s, role, action)
    if action is SHOOT or action is WAIT:
        return (SHOT_GOOD if action is SHOOT else SHOT_LATER).because([])
    if verb is AIM or (verb is DIVE and s.stage != SHOOT_OUT):
        return ON_AVERAGE.because([])
    if action is DRAW or action is STOP:
        return (NOT_SAVED if action is DRAW else SAVED_ENOUGH).because([s.saved, s.power])
    if verb is TEAM and s.book.box.nations[action.value].stars:
        return MOST_STARS.because([len(s.book.box.nations[action.value].stars)])
    return None


def of_card(s: Match, role: i64, options: list[Action], action: Action, value: float) -> Reason | None:
    """A card from the hand: how many of the other side's cards it beats, or what it does before the goal."""
    if isinstance(s.agenda[-1], KickCard):
        return LANDS.because([]) if value > 0.0 else None
    if s.stage == IN_CHANCE:
        if role != s.attacker:
            return KEEPS_STRONG.because([])
        return TO_SHOOT.because([]) if value > 0.0 else None
    whole: i64 = 0
    stock, pool = s.book.stocks[1 - role], unseen(s, 1 - role)
    for card in stock.kinds(pool):
        whole += stock.copies(pool, card)
    won: i64 = beaten(s, role, action.value)
    balls: i64 = s.book.balls[action.value]
    for other in options:
        if s.book.balls[other.value] > balls and beaten(s, role, other.value) <= won:
            return HOLDS_BACK.because([won, whole])
    return BEATS.because([won, whole])


def beaten(s: Match, role: i64, card: i64) -> i64:
    """Against how many of the cards that the other side may play this one wins, as the men stand."""
    stock, pool = s.book.stocks[1 - role], unseen(s, 1 - role)
    found: i64 = 0
    for other in stock.kinds(pool):
        first: i64 = card if role == s.attacker else other
        second: i64 = other if role == s.attacker else card
        outcome: i64 = best(after_sideways(s, s.book.type_of[first]), s.book.balls[first], s.book.balls[second])
        if (outcome == LOST) == (role != s.attacker):
            found += stock.copies(pool, other)
    return found


def of_move(s: Match, role: i64, action: Action) -> Reason | None:
    """A move: better than to stay, in the duel or before the goal."""
    if action is STAY:
        return STANDS_WELL.because([])
    if moving(s, role, action) <= moving(s, role, STAY):
        return None
    if s.stage == IN_CHANCE:
        return MOVE_SHOT.because([])
    return MOVE_DUEL.because([]) if s.stage == ROUND else None


def of_pass(s: Match, role: i64, action: Action) -> Reason:
    """To whom: before the goal whoever shoots best, elsewhere the strongest man or one with free grass ahead."""
    if s.stage == IN_CHANCE and not isinstance(s.agenda[-1], ChooseSideways):
        return PASS_SHOT.because([])
    ahead: i64 = step(role, place_of(s, role, action.value), FORWARD)
    if ahead != NOWHERE and s.cells[ahead] < 0:
        return PASS_FREE.because([])
    return PASS_STRONG.because([s.sides[role].attack(action.value)])
