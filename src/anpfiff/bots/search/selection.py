"""Which option a search tries next: the promising and the little known; in sealed questions a mixture by regret."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.bots.search.tree import DecisionNode
    from anpfiff.core.rng import Rng

EVEN_SHARE: Final = 0.2
"""The part of the prior that is shared out evenly, whatever the advice says."""
EXPLORED: Final = 0.15
"""How often a sealed answer is drawn evenly, out of one."""
STEEPNESS: Final = 1.2
TWO_TO_32: Final = 4294967296.0


def priors(scores: list[float]) -> list[float]:
    """How much to expect of each option, from the advice: the scores on a common scale, the highest weighs most."""
    number = float(len(scores))
    mean = sum(scores) / number
    variance = 0.0
    for score in scores:
        variance += (score - mean) * (score - mean)
    spread = sqrt(variance / number)
    if spread < 1e-9:
        return [1.0 / number] * len(scores)
    best = max(scores)
    weights = [exp(STEEPNESS * (score - best) / spread) for score in scores]
    whole = sum(weights)
    return [(1.0 - EVEN_SHARE) * weight / whole + EVEN_SHARE / number for weight in weights]


def most_promising(decision: DecisionNode, places: list[i64], exploration: float) -> i64:
    """PUCT: what it brought on average, and the more for what the advice expects the less it was tried."""
    usual = decision.mean()
    tried = 0.0
    expected = 0.0
    for k in places:
        tried += decision.tries[k]
        expected += decision.prior[k]
    pull = exploration * sqrt(tried + 1.0) / expected
    best: i64 = places[0]
    highest = -1.0
    for k in places:
        value = decision.worth(k, usual) + pull * decision.prior[k] / (1.0 + decision.tries[k])
        if value > highest:
            highest = value
            best = k
    return best


def least_tried(decision: DecisionNode, places: list[i64]) -> i64:
    """For those who want to know about every option: the one known least."""
    best: i64 = places[0]
    for k in places:
        if decision.tries[k] < decision.tries[best]:
            best = k
    return best


def mixture(decision: DecisionNode, places: list[i64]) -> list[float]:
    """Regret matching: every answer as often as one regrets not having said it; without any regret by the prior."""
    whole = 0.0
    for k in places:
        whole += decision.regret[k]
    if whole <= 0.0:
        expected = 0.0
        for k in places:
            expected += decision.prior[k]
        return [decision.prior[k] / expected for k in places]
    return [decision.regret[k] / whole for k in places]


def with_exploration(shares: list[float]) -> list[float]:
    """A mixture in which everything is tried now and then."""
    little = EXPLORED / float(len(shares))
    return [(1.0 - EXPLORED) * share + little for share in shares]


def pick(shares: list[float], rng: Rng) -> i64:
    """A place of a mixture, as often as its share says."""
    left = float(rng.word()) / TWO_TO_32
    k: i64 = 0
    last: i64 = len(shares) - 1
    while k < last and left >= shares[k]:
        left -= shares[k]
        k += 1
    return k


def regret(
    decision: DecisionNode, places: list[i64], shares: list[float], chosen: i64, chance: float, got: float
) -> None:
    """Learn from one match: what each answer would have brought, estimated without bias, against the mixture itself.

    Of the answers not given their mean stands in; that of the one given is corrected by as much as it was rare.
    """
    usual = decision.mean()
    given = decision.worth(chosen, usual)
    given += (got - given) / chance
    mixed = 0.0
    for n, k in enumerate(places):
        mixed += shares[n] * (given if k == chosen else decision.worth(k, usual))
    weight = decision.count + 1.0
    for n, k in enumerate(places):
        would = given if k == chosen else decision.worth(k, usual)
        decision.regret[k] = max(0.0, decision.regret[k] + would - mixed)
        decision.share[k] += weight * shares[n]
