"""The search finds what can be reckoned by hand, mixes where nobody may be read, and knows no more than its view."""

from __future__ import annotations

import gc
import time
import tracemalloc
from typing import TYPE_CHECKING

import pytest

from anpfiff.bots.names import BOTS, make
from anpfiff.bots.search.bot import SearchBot, most_tried
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.estimate import estimates, outlook
from anpfiff.bots.search.rollout import RolloutPolicy
from anpfiff.bots.search.search import Search
from anpfiff.bots.search.tree import ChanceNode, DecisionNode, SealedNode, size_of
from anpfiff.core.chair import imagine, look
from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import advance, asked_roles, fall, options, play
from anpfiff.core.rng import seeded
from anpfiff.errors import FaceDown
from anpfiff.games import OURS, find
from tests.bots.toys import BET, COINS, CROWNS, GUESS, PATHS, PENNIES, STEPS, TOYS, at

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)


def policy(game: Game = TOYS, by_chance: int = 1000) -> RolloutPolicy:
    return RolloutPolicy(game.advice(), by_chance)


def opening(game: Game, seed: int = 1, steps: int = 0) -> tuple[State, int]:
    """A match in which so many decisions have been made by chance, and the role that is asked then."""
    s, rng = game.lay(game.agree()), seeded(seed)
    advance(s)
    made = 0
    while s.agenda:
        phase = s.agenda[-1]
        if phase.kind == CHANCE:
            fall(s, phase.outcomes(s).pick(rng))
            continue
        role = asked_roles(s)[0]
        may = options(s, role)
        if made >= steps and len(may) > 1:
            return s, int(role)
        play(s, role, may[rng.below(len(may))])
        made += 1
    raise AssertionError("the match ended before")


def thought(view: State, role: int, iterations: int = 2000, seed: int = 1, game: Game = TOYS) -> Search:
    search = Search(view, view.roles[role], policy(game), 0.7)
    search.run(Budget(iterations), seeded(seed))
    return search


def test_a_forced_win_is_found_against_the_advice() -> None:
    bot = SearchBot(TOYS, Budget(400))
    first = bot.choose(look(at(PATHS[0]), 0), 0, STEPS, seeded(1))
    assert first is STEPS[0]

    s = at(PATHS[0])
    play(s, 0, STEPS[0])
    play(s, 1, STEPS[1])
    assert SearchBot(TOYS, Budget(400)).choose(look(s, 0), 0, STEPS, seeded(1)) is STEPS[1]


def test_in_matching_pennies_nobody_can_read_it() -> None:
    """Half and half is the only mixture that cannot be exploited, and over many matches it is what is said."""
    root = thought(look(at(PENNIES), 0), 0, 4000).root
    assert isinstance(root, SealedNode)
    for decision in root.decisions:
        assert decision is not None
        heads = decision.share[0] / sum(decision.share)
        assert heads == pytest.approx(0.5, abs=0.06)

    said = [SearchBot(TOYS, Budget(150)).choose(look(at(PENNIES), 0), 0, COINS, seeded(seed)) for seed in range(200)]
    assert 60 < said.count(COINS[0]) < 140


def test_an_answer_that_lies_face_down_already_is_not_peeked_at() -> None:
    """Whether the other has answered makes no difference, and what he answered none either."""
    thoughts = []
    for coin in (None, COINS[0], COINS[1]):
        s = at(PENNIES)
        if coin is not None:
            play(s, 1, coin)
        thoughts.append([decision.tries for decision in thought(look(s, 0), 0, 500).root.decisions])  # type: ignore[attr-defined]
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_fate_falls_as_often_as_its_weights_say() -> None:
    search = thought(look(at(BET), 0), 0, 4000)
    assert isinstance(search.root, DecisionNode)
    for branch in search.root.branches[1:]:
        assert isinstance(branch, ChanceNode)
        assert sorted(branch.fallen.values()) == list(range(1, 7)), "everything that can fall has its branch"
    for found, exact in zip(estimates(search, STEPS), (3 / 8, 5 / 8), strict=True):
        assert abs(found.chance - exact) <= found.error


def test_a_covered_card_stays_unknown() -> None:
    """Both guesses are worth a half, whichever card the other truly holds: the view does not say."""
    search = thought(look(at(GUESS), 0), 0)
    assert [found.chance for found in estimates(search, options(at(GUESS), 0))] == pytest.approx([0.5, 0.5], abs=0.06)


@every_game
def test_it_reads_nothing_but_the_view(game: Game) -> None:
    """What lies face down in a view raises when it is read; and states that look alike are thought about alike."""
    s, role = opening(game, seed=3, steps=44 if game.key == "finale" else 8)
    chair = s.roles[role]
    view = look(s, chair)
    hidden = [pile for pile in view.piles() if pile.is_down()]
    for pile in hidden:
        with pytest.raises(FaceDown):
            pile.cards()
    poisoned = imagine(view, seeded(9))
    assert game.encode(poisoned) != game.encode(s) or not s.piles(), "a game without cards hides none"
    assert hidden or not s.piles()
    chosen = [
        SearchBot(game, Budget(12)).choose(look(true, chair), role, options(view, role), seeded(4))
        for true in (s, poisoned)
    ]
    assert chosen[0] is chosen[1]


@every_game
def test_the_same_seed_thinks_the_same(game: Game) -> None:
    s, role = opening(game, seed=5, steps=12)
    view = look(s, s.roles[role])
    tries = []
    for seed in (7, 7, 8):
        search = thought(view, role, 16, seed, game)
        decision = search.first_decision()
        assert decision is not None
        tries.append((decision.tries, decision.total, search.won))
    assert tries[0] == tries[1]
    assert tries[0] != tries[2]


def test_thoughts_about_what_came_are_kept() -> None:
    bot = SearchBot(TOYS, Budget(300))
    s = at(PATHS[0])
    play(s, 0, bot.choose(look(s, 0), 0, STEPS, seeded(1)))
    play(s, 1, STEPS[1])
    search = bot.begin(look(s, 0), 0)
    kept = search.first_decision()
    assert kept is not None
    assert kept.count > 20
    assert search.nodes == size_of(search.root)

    other = at(PATHS[0])
    play(other, 0, STEPS[1])
    play(other, 1, STEPS[1])
    assert bot.begin(look(other, 0), 0).first_decision().count == 0  # type: ignore[union-attr]


def test_thoughts_go_on_from_statement_to_statement() -> None:
    """In Finale a coach names his squad man by man; what was thought about the next man is not thought again."""
    game = find("finale")
    s = game.lay(game.agree(options={"deck_mode": "free_choice"}))
    advance(s)
    bot, rng = SearchBot(game, Budget(60)), seeded(2)
    kept = 0.0
    for _ in range(3):
        search = bot.begin(look(s, 0), 0)
        decision = search.first_decision()
        kept = 0.0 if decision is None else decision.count
        play(s, 0, bot.choose(look(s, 0), 0, options(s, 0), rng))
    assert kept > 0


@pytest.mark.parametrize(("key", "iterations"), [("finale", 100), ("world_cup", 30), ("hat_trick", 30)])
def test_no_more_is_thought_than_can_change_the_answer(key: str, iterations: int) -> None:
    """A search that stops when its favourite cannot be caught up with says what it would have said in the end."""
    game, budget, saved = find(key), Budget(iterations), 0
    for steps in range(0, 40, 8):
        s, role = opening(game, seed=3, steps=steps)
        view, may = look(s, s.roles[role]), options(s, role)
        whole, short = SearchBot(game, budget).begin(view, role), SearchBot(game, budget).begin(view, role)
        whole.run(budget, seeded(1))
        short.run(budget, seeded(1), until_settled=True)
        decisions = whole.first_decision(), short.first_decision()
        assert decisions[0] is not None
        assert decisions[1] is not None
        assert whole.done == iterations
        saved += iterations - short.done
        if isinstance(short.root, SealedNode):
            assert short.done == iterations, "a mixture is never settled"
        else:
            assert most_tried(decisions[0], may) is most_tried(decisions[1], may)
    assert saved > 0


def test_a_tree_grows_no_larger_than_allowed() -> None:
    game = find("finale")
    s, role = opening(game)
    search = Search(look(s, s.roles[role]), s.roles[role], policy(game), 0.7)
    search.run(Budget(200, nodes=50), seeded(1))
    assert search.done == 200
    assert search.nodes <= 55
    assert size_of(search.root) <= 55


@every_game
def test_a_search_needs_little_memory(game: Game) -> None:
    """Five thousand matches may need 200 MB; the part of 40 is far below the part of that."""
    s, role = opening(game)
    view = look(s, s.roles[role])
    tracemalloc.start()
    thought(view, role, 40, game=game)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 200e6 * 40 / 5000


@every_game
def test_a_search_leaves_nothing_for_the_collector(game: Game) -> None:
    """It is switched off while a search runs, which is right only as long as a search makes no cycles."""
    s, role = opening(game, seed=2, steps=4)
    thought(look(s, s.roles[role]), role, iterations=30, game=game)
    assert gc.isenabled()
    gc.collect()

    thought(look(s, s.roles[role]), role, iterations=30, game=game)
    assert gc.collect() == 0
    gc.disable()
    thought(look(s, s.roles[role]), role, iterations=1, game=game)
    assert not gc.isenabled()
    gc.enable()


def test_a_budget_of_time_is_kept() -> None:
    s, role = opening(find("finale"))
    view = look(s, s.roles[role])
    began = time.perf_counter()
    SearchBot(find("finale"), Budget(seconds=0.2)).choose(view, role, options(view, role), seeded(1))
    assert 0.2 <= time.perf_counter() - began < 2.0
    with pytest.raises(ValueError, match="needs an end"):
        Budget()


@every_game
def test_the_best_bot_answers_within_a_second_and_a_half(game: Game) -> None:
    s, role = opening(game)
    view = look(s, s.roles[role])
    began = time.process_time()
    make(BOTS[-1], game).choose(view, role, options(view, role), seeded(1))
    assert time.process_time() - began < 1.5


@pytest.mark.parametrize("seats", [2, 3, 7, 16])
def test_every_seat_strives_for_itself(seats: int) -> None:
    """Whoever names the winner names himself, at tables of any size."""
    for role in {0, seats - 1}:
        s = at(CROWNS[role], seats)
        may = options(s, role)
        assert SearchBot(TOYS, Budget(60 * seats)).choose(look(s, role), role, may, seeded(1)) is may[role]


@every_game
def test_everybody_has_a_chance_to_win_and_all_of_them_make_one(game: Game) -> None:
    s, role = opening(game)
    search = thought(look(s, s.roles[role]), role, 20, game=game)
    found = outlook(search)
    assert sum(estimate.chance for estimate in found) == pytest.approx(1.0)
    assert all(0 < estimate.error < 0.3 and estimate.matches == 20 for estimate in found)
