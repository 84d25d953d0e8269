"""The account of a match: it closes, luck has mean zero, and what is judged is judged by what the seat could see."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from math import sqrt

import pytest

from anpfiff.api import play
from anpfiff.bots.review.booking import ReviewBudget
from anpfiff.bots.review.choices import judge
from anpfiff.bots.review.count_back import KICK_OFF, CountBack, usual_budget
from anpfiff.bots.review.deserved import Deserved, convolved
from anpfiff.bots.review.evaluator import Evaluator
from anpfiff.bots.review.finishes import Finish, finishes_of, taken_chances
from anpfiff.bots.review.ledger import COLUMNS, Account
from anpfiff.bots.review.nodes import nodes_of
from anpfiff.bots.review.steps import MOST_STEPS, ConfirmedStep, largest_steps
from anpfiff.core.referee import CARDS, DICE
from anpfiff.core.rng import seeded
from tests.bots.toys import BET, Indifferent, at

SMALL = ReviewBudget(3, 1, 2)
NODES = 24
"""How far a long match is counted back; the account closes at every node."""
SETTINGS = [
    ("finale", ["greedy", "random"], {}),
    ("finale", ["random", "greedy"], {"format": "cup_tie"}),
    ("world_cup", ["greedy", "random"], {}),
    ("world_cup", ["greedy", "random", "random"], {}),
    ("fussball_fieber", ["greedy", "random"], {}),
    ("fussball_fieber", ["random", "greedy", "random"], {}),
    ("hat_trick", ["greedy", "random"], {}),
    ("penalty_duel", ["greedy", "random"], {}),
]


def accounts(
    game: str, bots: list[str], seed: int, budget: ReviewBudget, nodes: int = 1000, **options: object
) -> list[Account]:
    """Everybody's account of a match between bots, of so many nodes from the end back."""
    review = CountBack(play(game, bots, seed=seed, options=dict(options)), budget)
    return review.ledger(list(islice(review.back(), nodes))).accounts()


@pytest.mark.parametrize(("game", "bots", "options"), SETTINGS)
def test_the_account_closes(game: str, bots: list[str], options: dict[str, object]) -> None:
    """Five columns add up to the result less the beginning, for every seat; and all seats share one win."""
    for seed, nodes in ((1, NODES), (2, 9), (3, 1)):
        found = accounts(game, bots, seed, SMALL, nodes, **options)

        assert [abs(one.left_over) < 1e-9 for one in found] == [True] * len(bots)
        assert sum(one.ended for one in found) == pytest.approx(1.0)
        for column in ("dice", "cards", "unforeseen"):
            assert sum(one.columns[column] for one in found) == pytest.approx(0.0, abs=1e-9)
        assert sum(one.choice for one in found) == pytest.approx(0.0, abs=1e-9)
        assert all(sum(one.by_seat) == pytest.approx(one.choice) for one in found)


def test_the_chance_at_kick_off_is_that_of_many_matches_and_the_account_still_closes() -> None:
    """Few matches are played on from the first node; the opening is worth what many more say, with its error."""
    review = CountBack(play("fussball_fieber", ["novice", "greedy"], seed=3), ReviewBudget(30, 1, 2))
    ledger = review.ledger(list(review.back()))
    rough = [one.began_error for one in ledger.accounts()]
    values = [row for part in range(KICK_OFF) for row in review.kick_off(part)]
    ledger.kick_off(values)
    found = ledger.accounts()

    assert len(values) == 30 * KICK_OFF
    for one in found:
        assert abs(one.left_over) < 1e-9
        assert one.began == pytest.approx(sum(row[one.seat] for row in values) / len(values))
        assert abs(one.began - 0.5) < 1.5 * one.began_error < 0.5 * rough[one.seat]


LOST = [
    ("finale", "de_revised", ReviewBudget(24, 6, 60), 1000, True),
    ("fussball_fieber", "de_2014", ReviewBudget(24, 20, 200), 1000, True),
    ("hat_trick", "english", ReviewBudget(2, 2, 24), 200, True),
    ("world_cup", "world_cup_1930", ReviewBudget(4, 6, 80), 150, True),
    ("world_cup", "world_cup_2002", ReviewBudget(4, 6, 40), 120, False),
]
"""What fits into a test: the worlds, from how many nodes from the end, and whether that tells enough of the choices."""


@pytest.mark.parametrize(("game", "edition", "budget", "nodes", "is_telling"), LOST)
def test_a_novice_who_loses_is_never_told_that_it_was_luck(
    game: str, edition: str, budget: ReviewBudget, nodes: int, is_telling: bool
) -> None:
    """Matches one after the other, not picked: his choices gave it away, or it cannot be told.

    What all of them together brought is surely a loss, or too few were looked at to be sure.
    """
    lost = []
    for seed in range(100, 108):
        bots = ["novice", "greedy"] if seed % 2 == 0 else ["greedy", "novice"]
        match = play(game, bots, seed=seed, edition=edition)
        if match.result().wins()[seed % 2] < 0.5:
            review = CountBack(match, budget)
            lost.append(review.ledger(list(islice(review.back(), nodes))).accounts()[seed % 2])
    own, error = sum(one.columns["own"] for one in lost), sqrt(sum(one.errors["own"] ** 2 for one in lost))

    assert len(lost) > 3
    assert "lost-luck" not in [one.verdict for one in lost]
    assert own < (-error if is_telling else error)


def account_with(began: float, ended: float, choice: float, error: float) -> Account:
    """An account of which the sums are known."""
    account = Account(0, 2)
    account.began, account.ended = began, ended
    account.columns["own"], account.errors["own"] = choice, error
    account.columns["dice"] = ended - began - choice
    return account


def test_a_verdict_is_given_only_where_no_other_is_possible() -> None:
    """Choices and luck are named if their intervals lie apart, both if both are sure, and else it cannot be told.

    Luck alone is named only where the seat's own choices surely had no part in it.
    """
    said = [
        account_with(*figures).verdict
        for figures in (
            (0.5, 1.0, 0.6, 0.1),
            (0.5, 1.0, -0.2, 0.1),
            (0.5, 1.0, 0.25, 0.1),
            (0.5, 1.0, 0.4, 0.3),
            (0.5, 0.0, -0.45, 0.1),
            (0.5, 0.0, 0.2, 0.1),
            (0.5, 0.0, 0.0, 0.1),
            (0.5, 0.0, -0.3, 0.4),
            (0.5, 0.5, 0.3, 0.1),
            (0.5, 0.5, -0.3, 0.1),
            (0.5, 0.5, 0.0, 0.1),
            (0.5, 0.5, 0.0, 0.4),
        )
    ]

    assert said == [
        *("won-choices", "won-luck", "both", "unknown", "lost-choices", "lost-luck", "unknown", "unknown"),
        *("level-better", "level-worse", "fair", "unknown"),
    ]
    assert set(COLUMNS) == set(account_with(0.5, 1.0, 0.6, 0.1).columns)


def test_the_largest_of_many_steps_are_measured_again_in_other_matches() -> None:
    """Of what looks large among few matches much is chance; what holds is large in matches not yet counted."""
    review = CountBack(play("fussball_fieber", ["novice", "greedy"], seed=3), ReviewBudget(12, 1, 2))
    bookings = list(review.back())
    again = review.confirmed(bookings)
    raw = {int(one.node.first): one.change(0) for one in bookings if int(one.node.first) in again}
    held = [ply for ply, step in again.items() if step.holds(0)]

    assert len(again) == MOST_STEPS
    assert min(abs(change) for change in raw.values()) > 0.05
    assert 0 < len(held) < MOST_STEPS
    assert again[held[0]].changes != pytest.approx([raw[held[0]], -raw[held[0]]])
    assert [ConfirmedStep([change], [0.04]).holds(0) for change in (0.08, -0.08, 0.06)] == [True, True, False]
    assert largest_steps([[0.01, -0.01], [0.2, -0.2], [-0.3, 0.3]]) == [2, 1]


def test_luck_has_mean_zero() -> None:
    """What fell against all that could have fallen: over many matches nothing is left of it, and it is not small."""
    lucks = [accounts("penalty_duel", ["greedy", "random"], seed, ReviewBudget(12, 1, 1))[0] for seed in range(80)]
    dice = [one.columns["dice"] for one in lucks]
    centre, spread = sum(dice) / len(dice), sqrt(sum(one * one for one in dice) / len(dice))

    assert spread > 0.05
    assert abs(centre) < 3.0 * spread / sqrt(len(dice))


def test_the_evaluator_is_fixed_before_anybody_looks() -> None:
    """The same match gives the same account, and how much is played on follows from the log alone."""
    first, second = (accounts("penalty_duel", ["greedy", "random"], 5, SMALL) for _ in range(2))

    assert [one.columns for one in first] == [one.columns for one in second]
    assert usual_budget(100, True).path > usual_budget(1000, True).path > usual_budget(1000, False).path
    assert usual_budget(860, True).path < usual_budget(280, True).path * 280 / 860, "a long match is dear twice over"


def test_every_line_of_the_log_is_in_one_node_or_could_not_be_otherwise() -> None:
    """Nodes follow each other; dice move no card, and cards do."""
    match = play("finale", ["greedy", "random"], seed=3)
    nodes = nodes_of(match)
    covered = [ply for node in nodes for ply in range(node.first, node.last)]

    assert covered == sorted(set(covered))
    assert {node.kind for node in nodes} >= {DICE, CARDS, "choice", "meeting"}
    words = {line.action.verb.word for node in nodes if node.kind == DICE for line in node.lines}
    assert "die" in words
    assert not words & {line.action.verb.word for node in nodes if node.kind == CARDS for line in node.lines}


def test_a_loss_is_what_the_better_option_would_have_brought() -> None:
    """A bet on three of eight against one on five of eight costs a quarter; the better one costs nothing."""
    evaluator, s = Evaluator(Indifferent()), at(BET)
    left, right = BET.options(s, 0)
    bad, good = (judge(evaluator, s, 0, said, (40, 600), 1, 1) for said in (left, right))

    assert bad.is_sure
    assert abs(bad.lost - 0.25) <= 1.5 * bad.error < 0.2
    assert bad.cost == [-bad.lost, bad.lost]
    assert not good.is_sure


def test_choices_of_a_seat_are_measured_against_what_the_evaluator_would_have_said() -> None:
    """It takes the worse bet: whoever takes that one too loses nothing by it, and the better one brings a quarter."""
    s, evaluator = at(BET), Evaluator(Indifferent())
    left, right = BET.options(s, 0)
    same, better = (judge(evaluator, s, 0, said, (40, 600), 1, 1) for said in (left, right))

    assert (same.gained, same.gained_errors) == ([0.0, 0.0], [0.0, 0.0])
    assert abs(better.gained[0] - 0.25) <= 1.5 * better.gained_errors[0] < 0.15
    assert better.gained[1] == pytest.approx(-better.gained[0])


def test_a_deserved_result_is_what_playing_the_shots_again_brings() -> None:
    """The convolution equals a simulation within its error; shares and points add up."""
    match = play("finale", ["greedy", "greedy"], seed=2)
    finishes = finishes_of(match, taken_chances(match))
    found, rng, times = Deserved(finishes), seeded(1), 1500
    seen: dict[tuple[int, int], int] = {}
    for _ in range(times):
        goals = [0, 0]
        for one in finishes:
            assert one.chance is not None
            goals[one.seat] += int(rng.below(int(one.chance.denominator)) < one.chance.numerator)
        seen[goals[0], goals[1]] = seen.get((goals[0], goals[1]), 0) + 1

    assert found.goals == match.result().score
    assert sum(chance for _, _, chance in found.scores()) == pytest.approx(1.0)
    for (home, away), number in seen.items():
        chance = found.score(home, away)
        assert abs(number / times - chance) < 4.5 * sqrt(chance * (1 - chance) / times) + 1e-9
    assert sum(found.outcome(0)) == pytest.approx(1.0)
    assert found.points(0) == pytest.approx(3 * found.outcome(0)[0] + found.outcome(0)[1])
    assert found.index(0) + found.index(1) == pytest.approx(100.0)


def test_the_luck_index_is_a_percentile() -> None:
    """Two even chances: no goal is worse than three of four, and equals count half."""
    half = Fraction(1, 2)
    found = Deserved([Finish(1, 0, True, half), Finish(2, 0, True, half)])

    assert convolved([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert found.index(0) == pytest.approx(87.5)


def test_games_without_shots_have_none() -> None:
    """A World Cup by cards has matches, but no finishes."""
    match = play("world_cup", ["greedy", "random"], seed=1)

    assert finishes_of(match, taken_chances(match)) == []
