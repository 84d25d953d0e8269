"""Exact chances by counting: of a duel before the other card is seen, and of a goal by the cards that are left."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final

from anpfiff.core.odds import SUCCESS
from anpfiff.games.hat_trick.actions import DRAW, STAY, STOP
from anpfiff.games.hat_trick.duels import after_sideways, best, duels
from anpfiff.games.hat_trick.rules.action_cards import ChooseLine, targets
from anpfiff.games.hat_trick.rules.moves import DEFENCE, ChooseMove, move_or_act
from anpfiff.games.hat_trick.rules.piles import PlayCards
from anpfiff.games.hat_trick.rules.shot import AimAndDive, DrawOrStop, dives, draws, power, shots
from anpfiff.games.hat_trick.stages import FOUL, ROUND, SHOOT_OUT, WON

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.bag import BagStock
    from anpfiff.games.hat_trick.state import Match

Chances = dict[str, Fraction]
DUEL: Final = {WON: "outplayed", FOUL: "all_level"}
LOST_DUEL: Final = "stopped"
ZERO: Final = Fraction(0)


def own_odds(s: Match, role: i64) -> dict[str, Chances]:
    """The chances behind what a coach may say, from what he knows."""
    phase = s.agenda[-1]
    if isinstance(phase, PlayCards) and s.stage == ROUND:
        return of_cards(s, role)
    if isinstance(phase, AimAndDive):
        return of_aims(s, role) if role == s.attacker else of_dives(s, role)
    if isinstance(phase, DrawOrStop):
        return of_saving(s, role)
    if isinstance(phase, ChooseMove) and phase.occasion == DEFENCE and s.stage == ROUND:
        return of_moves(s, role)
    if isinstance(phase, ChooseLine):
        return of_lines(s, role)
    return {}


def unseen(s: Match, role: i64) -> i64:
    """The action cards of a side that lie in its hand or pile, as the other side can tell: all but the open ones."""
    side, stock = s.sides[role], s.book.stocks[role]
    return stock.whole - side.discard.cards() - side.shown.cards() - side.drawn.cards()


def by_label(found: dict[str, Fraction], wanted: list[str]) -> Chances:
    """Chances as they are shown: of success first, then of every label that can come."""
    labels = {label: chance for label, chance in sorted(found.items()) if chance}
    return {SUCCESS: sum((labels.get(label, ZERO) for label in wanted), ZERO), **labels}


def in_all(ways: dict[str, int]) -> dict[str, Fraction]:
    """What happens in so many ways each, as chances: adding up numbers is quick, adding up fractions is not."""
    total = sum(ways.values())
    return {label: Fraction(times, total) for label, times in ways.items()}


def duel_chances(s: Match, role: i64, outcomes: list[tuple[i64, int]]) -> Chances:
    """The chances of a duel from its outcomes and their weights; a foul is as good as a duel won."""
    ways: dict[str, int] = {}
    for outcome, weight in outcomes:
        label = DUEL.get(outcome, LOST_DUEL)
        ways[label] = ways.get(label, 0) + weight
    return by_label(in_all(ways), list(DUEL.values()) if role == s.attacker else [LOST_DUEL])


def of_cards(s: Match, role: i64) -> dict[str, Chances]:
    """Each card of the hand against every card the other side may play, as the men stand and with no more moves."""
    mine, theirs = s.book.stocks[role], s.book.stocks[1 - role]
    pool = unseen(s, 1 - role)
    others = [(int(card), int(theirs.copies(pool, card))) for card in theirs.kinds(pool)]
    by_kind = [after_sideways(s, kind) for kind in range(3)]
    found: dict[str, Chances] = {}
    for card in mine.kinds(s.sides[role].hand.cards()):
        outcomes: list[tuple[i64, int]] = []
        for other, weight in others:
            first, second = (card, other) if role == s.attacker else (other, card)
            known = by_kind[s.book.type_of[first]]
            outcomes.append((best(known, s.book.balls[first], s.book.balls[second]), weight))
        found[f"play {mine.ids[card]}"] = duel_chances(s, role, outcomes)
    return found


def certain(s: Match, role: i64) -> Chances:
    """What a comparison comes to when both cards lie open and the men have moved."""
    mine, theirs = s.sides[s.attacker].card, s.sides[1 - s.attacker].card
    known = duels(s, s.book.type_of[mine], s.ball)
    their_balls: i64 = s.book.balls[theirs] if s.sides[1 - s.attacker].shown.size else 0
    return duel_chances(s, role, [(best(known, s.book.balls[mine], their_balls), 1)])


def of_moves(s: Match, role: i64) -> dict[str, Chances]:
    """The defender's move is the last word before the action; a move by ability turns the card over, too."""
    found: dict[str, Chances] = {}
    for action in s.agenda[-1].options(s, role):
        world = s.clone()
        if action is not STAY:
            move_or_act(world, role, action)
        found[action.notation] = certain(world, role)
    return found


def of_lines(s: Match, role: i64) -> dict[str, Chances]:
    """Each line a long ball may go to."""
    mine, theirs = s.sides[role], s.sides[1 - role]
    their_balls: i64 = s.book.balls[theirs.card] if theirs.shown.size else 0
    known = duels(s, s.kind, s.ball)
    return {
        f"lines {far}": duel_chances(s, role, [(known[k].outcome(s.book.balls[mine.card], their_balls), 1)])
        for k, far in enumerate(targets(s))
    }


def sums(s: Match, stock: BagStock, cards: i64, number: int) -> dict[int, int]:
    """In how many ways so many of these cards show each number of balls."""
    counts: dict[int, int] = {}
    for kind in stock.kinds(cards):
        balls = int(s.book.balls[kind])
        counts[balls] = counts.get(balls, 0) + int(stock.copies(cards, kind))
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for balls, copies in counts.items():
        grown: dict[tuple[int, int], int] = {}
        for (taken, total), times in ways.items():
            for more in range(min(copies, number - taken) + 1):
                key = (taken + more, total + more * balls)
                grown[key] = grown.get(key, 0) + times * comb(copies, more)
        ways = grown
    return {total: times for (taken, total), times in ways.items() if taken == number}


def drawn_balls(s: Match, keeper: i64, asking: i64, number: int) -> dict[int, int]:
    """In how many ways a goalkeeper turns up each number of balls, as far as the one who asks knows his pile.

    A pile that runs out on the way is gone through wholly, and the rest comes from the discards.
    """
    side, stock = s.sides[keeper], s.book.stocks[keeper]
    pool: i64 = side.deck.cards() if asking == keeper else unseen(s, keeper)
    first = min(number, int(side.deck.size))
    later = sums(s, stock, side.discard.cards(), number - first)
    found: dict[int, int] = {}
    for balls, times in sums(s, stock, pool, first).items():
        for more, others in later.items():
            found[balls + more] = found.get(balls + more, 0) + times * others
    return found


def goal_labels(s: Match, strength: int, before: int, balls: dict[int, int]) -> dict[str, Fraction]:
    """The chances of goal, parry and save for a goalkeeper who draws on until he has it or may not any more."""
    goal, level, more = ("kick_scored", "kick_parried", "kick_saved")
    if s.stage != SHOOT_OUT:
        goal, level, more = ("scored", "parried", "saved")
    ways: dict[str, int] = {}
    for drawn, times in balls.items():
        label = goal if before + drawn < strength else level if before + drawn == strength else more
        ways[label] = ways.get(label, 0) + times
    return in_all(ways)


def good_for(s: Match, role: i64) -> list[str]:
    """The labels a role hopes for."""
    is_shoot_out = s.stage == SHOOT_OUT
    if role == s.attacker:
        return ["kick_scored"] if is_shoot_out else ["scored"]
    return ["kick_parried", "kick_saved"] if is_shoot_out else ["parried", "saved"]


def of_saving(s: Match, role: i64) -> dict[str, Chances]:
    """Drawing on to the end, against stopping now."""
    drawn = goal_labels(s, int(s.power), int(s.saved), drawn_balls(s, role, role, int(s.draws)))
    stopped = goal_labels(s, int(s.power), int(s.saved), {0: 1})
    wanted = good_for(s, role)
    return {DRAW.notation: by_label(drawn, wanted), STOP.notation: by_label(stopped, wanted)}


def against(s: Match, role: i64, shot: i64, keeper: i64) -> dict[str, Fraction]:
    """The chances of one shooting card against one goalkeeper card."""
    balls = drawn_balls(s, 1 - s.attacker, role, int(draws(s, shot, keeper)))
    return goal_labels(s, int(power(s, shot)), 0, balls)


def mean(found: list[dict[str, Fraction]]) -> dict[str, Fraction]:
    """The mean of several chances, each as likely as the others."""
    total: dict[str, Fraction] = {}
    for one in found:
        for label, chance in one.items():
            total[label] = total.get(label, ZERO) + chance / len(found)
    return total


def of_aims(s: Match, role: i64) -> dict[str, Chances]:
    """Each shooting card against a goalkeeper who picks any of his cards alike."""
    keepers = dives(s, 1 - role)
    return {
        aim.notation: by_label(mean([against(s, role, aim.value, dive.value) for dive in keepers]), good_for(s, role))
        for aim in shots(s)
    }


def of_dives(s: Match, role: i64) -> dict[str, Chances]:
    """Each goalkeeper card against a shooter who picks any of his cards alike."""
    aims = shots(s)
    return {
        dive.notation: by_label(mean([against(s, role, aim.value, dive.value) for aim in aims]), good_for(s, role))
        for dive in dives(s, role)
    }


def meetings(s: Match, role: i64) -> dict[str, Chances]:
    """The chance of a shot, or of keeping it out, for each card against each card of the other.

    With the Players both may use abilities in between, and nothing is counted.
    """
    if not isinstance(s.agenda[-1], AimAndDive) or s.book.has_roles:
        return {}
    is_shooter, wanted = role == s.attacker, good_for(s, role)
    mine, theirs = (shots(s), dives(s, 1 - role)) if is_shooter else (dives(s, role), shots(s))
    found: dict[str, Chances] = {}
    for one in mine:
        row: Chances = {}
        for other in theirs:
            shot, keeper = (one, other) if is_shooter else (other, one)
            row[other.notation] = by_label(against(s, role, shot.value, keeper.value), wanted)[SUCCESS]
        found[one.notation] = row
    return found
