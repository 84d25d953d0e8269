"""Advice for simple bots: what a token in a row is worth to a seat, from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.core.advice import Advice
from anpfiff.games.world_cup.actions import AGAINST, DISCARD, NAME, STOP, TEAM
from anpfiff.games.world_cup.cards import ATTACK_CARD, DEFENCE_CARD, ONE_ONE, PENALTY_CARD, RANKS
from anpfiff.games.world_cup.rows import ATTACK, filled, goals, half_goals, is_goal, outermost
from anpfiff.games.world_cup.rules.action_cards import PARTS, STOPPING, allows, goal_token
from anpfiff.games.world_cup.state import FINAL, GROUP, NO_CARD, Cup

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
        if options[-1].verb is DISCARD:  # in a turn every card may be thrown away
            return best_by_card(view, role, options)
        return [score(view, role, action) for action in options]

    def iterations(self) -> i64:
        """So many imagined matches are enough to play clearly better than this advice alone."""
        return 250


def score(s: Cup, role: i64, action: Action) -> float:
    """What an option seems to be worth, unless it names a card or a team."""
    if action.verb is AGAINST:
        return best_against(s, role, action.value)
    if action.verb is NAME:
        return -float(s.book.rank_of[action.value])
    return 0.0


def best_by_card(s: Cup, role: i64, options: list[Action]) -> list[float]:
    """By option of a turn: the best that a card can do now, or how little it is missed when it is thrown away."""
    best: list[float] = []
    cards: list[i64] = []
    for action in options:
        card: i64 = STOPPING if action is STOP else action.value
        if action.verb is DISCARD:
            best.append(-KEEP[card])
            card = NO_CARD
        elif PARTS[card] > 1:
            best.append(several(s, role, card))
            card = NO_CARD
        else:
            best.append(NEVER)
        cards.append(card)
    k: i64 = 0
    while k < len(s.rows):  # match by match: the lead of one team is the deficit of the other
        home = stake(s, role, k)
        away = stake(s, role, k + 1)
        is_ours = home > 0.0 or away > 0.0
        lead = expected(s, k) - expected(s, k + 1) if is_ours else 0.0
        n: i64 = 0
        while n < len(cards):
            card = cards[n]
            if card != NO_CARD and (is_ours or best[n] < 0.0):
                if allows(s, role, card, 0, k):
                    best[n] = max(best[n], gain(s, card, 0, k, lead, home, away))
                if allows(s, role, card, 0, k + 1):
                    best[n] = max(best[n], gain(s, card, 0, k + 1, -lead, away, home))
            n += 1
        k += 2
    return best


def several(s: Cup, role: i64, card: i64) -> float:
    """The best that a card of several tokens can do now; each of them must go somewhere."""
    found = [value for value in best_by_team(s, role, card, 1) if value > NEVER]
    found.sort(reverse=True)
    total = 0.0
    for value in found[: PARTS[card]]:
        total += value
    return total


def best_by_team(s: Cup, role: i64, card: i64, part: i64) -> list[float]:
    """By team: what a card is worth in its best match."""
    best = [NEVER] * len(s.owners)
    k: i64 = 0
    while k < len(s.rows):
        if allows(s, role, card, part, k):
            team: i64 = s.teams[k]
            best[team] = max(best[team], worth(s, role, card, part, k))
        k += 1
    return best


def best_against(s: Cup, role: i64, opponent: i64) -> float:
    """The match of the team that was named against this opponent."""
    k: i64 = 0
    while k < len(s.rows):
        if s.teams[k] == s.team and s.teams[k ^ 1] == opponent:
            return worth(s, role, s.card, s.part, k)
        k += 1
    return NEVER


def worth(s: Cup, role: i64, card: i64, part: i64, k: i64) -> float:
    """What a card is worth to a seat in a row."""
    own = stake(s, role, k)
    other = stake(s, role, k ^ 1)
    if own == 0.0 and other == 0.0:
        return 0.0
    return gain(s, card, part, k, expected(s, k) - expected(s, k ^ 1), own, other)


def stake(s: Cup, role: i64, k: i64) -> float:
    """What a match is worth to a seat on the side of one row: nothing, unless the team there is its own."""
    return weight(s, k) if s.owners[s.teams[k]] == role else 0.0


def gain(s: Cup, card: i64, part: i64, k: i64, lead: float, own: float, other: float) -> float:
    """What changes when a card is used in a row that leads by so much: the hope of one's own teams in that match."""
    change = hope(lead + goals_of(s, card, part, k)) - hope(lead)
    return own * change - other * change


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
