"""Calibration: chances that are told come true as often as they say, and a check that tells when they do not."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from anpfiff.errors import Malformed
from anpfiff.lab.batch import Batch, MatchRecord, play_batch, read_batch
from anpfiff.lab.calibration import STEPS, Calibration, Group, step_of
from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import simulate
from tests.lab.kit import quietly
from tests.walk import IS_COMPILED

if TYPE_CHECKING:
    from collections.abc import Callable

Chances = list[float]
MORE: Final = 5 if IS_COMPILED else 1
GAMES: Final = [
    Plan("finale", ("greedy",) * 2, 12 * MORE, seed=5, outlook=60, iterations=40),
    Plan("world_cup", ("greedy",) * 2, 8 * MORE, seed=5, outlook=110, iterations=40),
    Plan("fussball_fieber", ("greedy",) * 2, 40 * MORE, seed=5, outlook=12, iterations=60),
    Plan("fussball_fieber", ("greedy",) * 3, 16 * MORE, seed=5, outlook=20, iterations=50),
    Plan("hat_trick", ("greedy",) * 2, 6 * MORE, seed=5, outlook=200, iterations=20),
]


def played(plan: Plan) -> Batch:
    return read_batch(play_batch(plan, 0, plan.games))


def calibrated(records: list[MatchRecord], twist: Callable[[Chances], Chances] = list) -> Calibration:
    """What comes of these matches if everything that was told had been told otherwise."""
    found = Calibration()
    for record in records:
        found.enter(msgspec.structs.replace(record, looks=[twist(look) for look in record.looks]))
    return found


def walk(rng: Random, rounds: int = 20) -> MatchRecord:
    """A match of coin tosses between two: at every moment the chance is known, and most moments say much the same."""
    looks: list[Chances] = []
    ahead = 0
    for left in range(rounds, 0, -1):
        chance = win_from(ahead, left)
        looks.append([chance, 1 - chance])
        ahead += 1 if rng.random() < 0.5 else -1
    places = [1, 1] if ahead == 0 else [1, 2] if ahead > 0 else [2, 1]
    return MatchRecord(0, 0, [0, 1], [0, 0], places, "over", 0, 0, 0, [0, 0], [], looks)


@cache
def win_from(ahead: int, left: int) -> float:
    """The chance to be ahead after so many tosses; level is half a win."""
    if not left:
        return 0.5 if ahead == 0 else float(ahead > 0)
    return (win_from(ahead + 1, left - 1) + win_from(ahead - 1, left - 1)) / 2


def favouring(look: Chances) -> Chances:
    """The outlook of the search when fate fell in turn: 18 to 82 where both were alike."""
    seat = max(0.0, look[0] - 0.32)
    return [seat, 1 - seat]


def too_sure(look: Chances) -> Chances:
    """Whoever is a little ahead has all but won."""
    odds = (look[0] / (1 - look[0])) ** 3 if look[0] < 1 else 1e9
    return [odds / (1 + odds), 1 / (1 + odds)]


def too_shy(look: Chances) -> Chances:
    """Nobody has ever all but won."""
    return [0.5 + (look[0] - 0.5) / 3, 0.5 + (look[1] - 0.5) / 3]


def test_true_chances_pass_in_almost_every_study() -> None:
    """Twenty studies of matches whose chances are known exactly; their moments hang together, and that is no alarm."""
    rng = Random(1)
    studies = [calibrated([walk(rng) for match in range(150)]) for study in range(20)]
    assert all(one.is_true for one in studies)
    for one in studies:
        assert one.brier.mean().high < one.even.mean().low
    off = [
        abs(group.share.value - group.mean) > group.share.value - group.share.low + 0.01 for group in studies[0].steps
    ]
    assert sum(off) <= 1


@pytest.mark.parametrize("twist", [favouring, too_sure, too_shy])
def test_a_biased_forecaster_is_found_out(twist: Callable[[Chances], Chances]) -> None:
    rng = Random(2)
    records = [walk(rng) for match in range(300)]
    true, biased = calibrated(records), calibrated(records, twist)
    assert true.is_true
    assert not biased.is_true
    assert biased.brier.mean().value > true.brier.mean().value


@pytest.mark.parametrize("plan", GAMES, ids=lambda plan: f"{plan.game}-{len(plan.bots)}")
def test_of_the_moments_with_a_chance_so_many_are_won(plan: Plan) -> None:
    records = played(plan).records
    found = calibrated(records)
    assert found.is_true, found.as_data()
    assert found.matches >= plan.games // 2
    assert sum(group.chairs for group in found.steps) == found.moments * len(plan.bots)
    assert sum(group.said for group in found.seats) == pytest.approx(found.moments, abs=1e-3)
    if plan.game == "fussball_fieber" and len(plan.bots) == 2:
        assert not calibrated(records, favouring).is_true, "so few matches are enough to find such an error"


def test_who_watches_changes_nothing() -> None:
    """The same matches, whether spectators are told anything or not; and when they are is by chance."""
    plan = GAMES[2]
    unseen = played(Plan(plan.game, plan.bots, 4, seed=plan.seed))
    seen = played(Plan(plan.game, plan.bots, 4, seed=plan.seed, outlook=4, iterations=10))
    assert [msgspec.structs.replace(record, looks=[]) for record in seen.records] == unseen.records
    assert all(abs(len(record.looks) - record.decisions / 4) <= 1 for record in seen.records)
    assert seen.fate == unseen.fate


def test_workers_tell_the_same() -> None:
    plan = Plan("fussball_fieber", ("random",) * 2, 6, seed=1, outlook=6, iterations=10)
    assert simulate([plan], 1, quietly, batch=2) == simulate([plan], 2, quietly, batch=2)


def test_a_plan_tells_from_something() -> None:
    for outlook, iterations in ((5, 0), (0, 100), (-1, 100)):
        with pytest.raises(Malformed, match="imagined matches"):
            Plan("finale", ("random",) * 2, 1, outlook=outlook, iterations=iterations).check()


def test_steps_and_certainties() -> None:
    assert [step_of(chance) for chance in (0.0, 0.0999, 0.1, 0.55, 0.99, 1.0)] == [0, 0, 1, 5, 9, STEPS - 1]
    empty, sure = Group(), Group()
    assert (empty.share.low, empty.share.high, empty.deviation, empty.is_judged) == (0.0, 1.0, 0.0, False)
    sure.add([1.0, 1.0, 1.0], 1.0)
    assert sure.witnesses == pytest.approx(1.0), "one seat of one match is one witness, however often it is asked"
    assert not sure.is_judged
    assert sure.share.value == pytest.approx(1.0)
