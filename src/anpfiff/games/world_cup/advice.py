"""Advice for simple bots: what a token in a row is worth to a seat, from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Advice
from anpfiff.games.world_cup.actions import AGAINST, DISCARD, NAME, PLAY, STOP, TEAM
from anpfiff.games.world_cup.cards import ATTACK_CARD, DEFENCE_CARD, ONE_ONE, PENALTY_CARD, RANKS
from anpfiff.games.world_cup.rows import ATTACK, filled, goals, half_goals, is_goal, outermost
from anpfiff.games.world_cup.rules.action_cards import PARTS, STOPPING, allows, goal_token
from anpfiff.games.world_cup.state import FINAL, GROUP, Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.state import State

NEVER: Final = -99.0
KEEP: Final = [0.30, 0.20, 0.10, 0.30, 0.30, 0.20, 0.05, 0.04, 0.12, 0.14, 0.10]
"""By card: how much one would rather keep it than throw it away."""
STEEP: Final = 1.3
"""How quickly a lead becomes a safe one."""


class WorldCupAdvice(Advice):
    """Scores for one's own teams where it still matters, and spoils the matches of those they meet."""

    def scores(self, view: State, role: i64, options: list[Action]) -> list[float]:
        """One number per option."""
        assert isinstance(view, Cup)
        if options[0].verb is TEAM:  # a question about teams has no other answers, but for the one that ends it
            best = best_by_team(view, role, view.card, view.part)
            return [best[action.value] if action.verb is TEAM else 0.0 for action in options]
        return [score(view, role, action) for action in options]

    def iterations(self) -> i64:
        """So many imagined matches are enough to play clearly better than this advice alone."""
        return 250


def score(s: Cup, role: i64, action: Action) -> float:
    """What an option seems to be worth, unless it names a team."""
    verb = action.verb
    if verb is PLAY:
        return whole_card(s, role, action.value)
    if verb is DISCARD:
        return -KEEP[action.value]
    if action is STOP:
        return whole_card(s, role, STOPPING)
    if verb is AGAINST:
        return best_against(s, role, action.value)
    if verb is NAME:
        return -float(s.book.rank_of[action.value])
    return 0.0


def whole_card(s: Cup, role: i64, card: i64) -> float:
    """The best that a card can do now; of several tokens each must go somewhere."""
    if PARTS[card] > 1:
        found = [value for value in best_by_team(s, role, card, 1) if value > NEVER]
        found.sort(reverse=True)
        total = 0.0
        for value in found[: PARTS[card]]:
            total += value
        return total
    best = NEVER
    k: i64 = 0
    while k < len(s.rows):  # match by match: the lead of one team is the deficit of the other
        if not is_mine(s, role, k) and not is_mine(s, role, k + 1):
            if best < 0.0 and (allows(s, role, card, 0, k) or allows(s, role, card, 0, k + 1)):
                best = 0.0
        else:
            lead = expected(s, k) - expected(s, k + 1)
            if allows(s, role, card, 0, k):
                best = max(best, gain(s, role, card, 0, k, lead))
            if allows(s, role, card, 0, k + 1):
                best = max(best, gain(s, role, card, 0, k + 1, -lead))
        k += 2
    return best


def best_by_team(s: Cup, role: i64, card: i64, part: i64) -> list[float]:
    """By team: what a card is worth in its best match."""
    best = [NEVER] * len(s.owners)
    k: i64 = 0
    while k < len(s.rows):
        if allows(s, role, card, part, k):
            team: i64 = s.teams[k]
            worth = gain(s, role, card, part, k, expected(s, k) - expected(s, k ^ 1))
            best[team] = max(best[team], worth)
        k += 1
    return best


def best_against(s: Cup, role: i64, opponent: i64) -> float:
    """The match of the team that was named against this opponent."""
    k: i64 = 0
    while k < len(s.rows):
        if s.teams[k] == s.team and s.teams[k ^ 1] == opponent:
            return gain(s, role, s.card, s.part, k, expected(s, k) - expected(s, k ^ 1))
        k += 1
    return NEVER


def is_mine(s: Cup, role: i64, k: i64) -> bool:
    """Whether the team of a row belongs to a seat."""
    return s.owners[s.teams[k]] == role


def gain(s: Cup, role: i64, card: i64, part: i64, k: i64, lead: float) -> float:
    """What changes for a seat when a card is used in a row: the hope of its own teams in that match."""
    mine = is_mine(s, role, k)
    theirs = is_mine(s, role, k ^ 1)
    if not mine and not theirs:
        return 0.0
    change = hope(lead + goals_of(s, card, part, k)) - hope(lead)
    worth = 0.0
    if mine:
        worth += weight(s, k) * change
    if theirs:
        worth -= weight(s, k ^ 1) * change
    return worth


def expected(s: Cup, k: i64) -> float:
    """Goals that a row is good for, with the dice that may come."""
    row: i64 = s.rows[k]
    dice = DICE[s.book.rank_of[s.teams[k]]] if s.book.has_dice else 0.0
    if not row:
        return dice / 2.0
    return float(goals(row)) + (float(half_goals(row)) + dice) / 2.0


def goals_of(s: Cup, card: i64, part: i64, k: i64) -> float:
    """How many goals more a row is good for once a card is used there."""
    if card <= ONE_ONE:
        return float(goal_token(s, card, part, s.teams[k]))
    if card == ATTACK_CARD:
        return 0.5
    if card == PENALTY_CARD:
        return 0.67
    if card == DEFENCE_CARD:
        return guard(s, k)
    return -0.5 if outermost(s.rows[k]) == ATTACK else -1.0


def guard(s: Cup, k: i64) -> float:
    """A defence token protects a goal that could be annulled, and takes away a square."""
    row: i64 = s.rows[k]
    left: i64 = s.book.squares[s.teams[k]] - filled(row)
    protected = 0.3 if is_goal(outermost(row)) else 0.0
    return protected - 0.5 / float(left)


def hope(lead: float) -> float:
    """How likely a match is won with a lead of so many goals, roughly."""
    steep = STEEP * lead
    return steep / (1.0 + abs(steep))


def weight(s: Cup, k: i64) -> float:
    """What a match is worth to the owner of a team: strong teams go further, and only the final wins the game."""
    if s.stage == FINAL and not s.book.is_1930:
        return 3.0 if k >= 2 else 0.1
    if s.stage == GROUP:
        return 0.6 + 0.15 * float(s.book.squares[s.teams[k]])
    return 1.0


DICE: Final = [8 / 6, 1.0, 4 / 6, 3 / 6, 2 / 6, 1 / 6]
"""By rank: how many of the four modifier dice show it on average."""
assert len(DICE) == len(RANKS)
