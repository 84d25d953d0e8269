"""What is told with a view: strengths and scores, the table of all coaches, what a card would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import look
from anpfiff.core.referee import advance, asked_roles, options, play, wander
from anpfiff.core.rng import seeded
from anpfiff.games.fussball_fieber import GAME
from anpfiff.games.fussball_fieber.cards import TEAMS
from tests.games.fussball_fieber.kit import kick_off
from tests.games.fussball_fieber.test_final import finalists

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anpfiff.core.action import Action
    from anpfiff.games.fussball_fieber.state import Cup

every_edition = pytest.mark.parametrize("edition", ["de_2014", "de_2014_long"])


def moments(edition: str, seed: int, options_: dict[str, Any] | None = None) -> Iterator[Cup]:
    """Every moment of a random match of three, its end included; what is told is kept."""
    s, rng = GAME.lay(GAME.agree(edition, options_, seats=3)), seeded(seed, 5)
    s.told = []
    advance(s)
    yield s
    while not s.is_over():
        wander(s, rng)
        yield s


def test_f4_2_the_score_is_the_difference_of_the_strengths() -> None:
    """The example of the rulebook: Germany 4 - 2, Portugal 3."""
    story = kick_off()
    told = GAME.facts(story.table.view(0))["camps"][0]
    assert (told["strength"], told["opposition"], told["score"]) == (2, 3, -1)


def test_f4_2_before_the_groups_are_drawn_nobody_has_a_score() -> None:
    s = next(moments("de_2014", 1))
    assert [camp["score"] for camp in GAME.facts(s)["camps"]] == [None] * 3


@every_edition
def test_f4_4_what_a_card_would_change_is_what_it_changes(edition: str) -> None:
    """Every option of a random match is tried; the referee tells the score of the match that has changed."""
    tried = 0
    for s in moments(edition, 2):
        roles = asked_roles(s)
        if s.is_over() or not roles or s.agenda[-1].prompt(s, roles[0]) not in ("turn", "aim"):
            continue
        told = GAME.facts(look(s, s.roles[roles[0]]))["changes"]
        for action in options(s, roles[0]):
            tried += compare(s, int(roles[0]), action, told.get(action.notation, []))
    assert tried > 100


def compare(s: Cup, role: int, action: Action, changed: list[list[int]]) -> bool:
    """Say it on a copy; the scores told are those foretold."""
    world = s.clone()
    world.told = []
    play(world, role, action)
    scores = [event.args() for event in world.told if event.kind.name == "score"]
    if world.agenda and world.agenda[-1].prompt(world, role) == "aim":
        for target in options(world, role):
            if changed:
                compare(world, role, target, changed)
        return False
    for score in scores:
        mine = next(one for one, camp in enumerate(s.camps) if TEAMS[camp.team] == score["team"])
        now = int(score["strength"]) - int(score["against"])
        foretold = {one[0]: one[1] for one in changed}
        assert now == foretold.get(mine, int(s.score(mine)))
    assert scores or not changed
    return bool(scores)


@every_edition
def test_t6_the_table_of_all_coaches_ends_as_the_result_says(edition: str) -> None:
    for seed in range(6):
        for s in moments(edition, seed):
            told = GAME.facts(s)
        places: dict[int, list[int]] = {}
        for row in told["standings"]:
            places.setdefault(row["place"], []).append(row["role"])
        assert list(places.values()) == s.result().places


@every_edition
def test_f7_1_the_points_of_each_match_add_up(edition: str) -> None:
    for s in moments(edition, 3):
        for camp, told in zip(s.camps, GAME.facts(s)["camps"], strict=True):
            assert sum(told["points"]) == camp.points


def test_f5_4_how_long_a_card_would_lie_is_told_to_the_one_who_holds_it() -> None:
    for s in moments("de_2014", 4):
        if s.match == 3 and not s.is_over() and s.agenda[-1].notation.startswith("turn"):
            told = GAME.facts(look(s, s.roles[s.agenda[-1].role]))["lasts"]
            assert set(told.values()) <= {1}
            assert GAME.facts(look(s, s.roles[(s.agenda[-1].role + 1) % 3]))["lasts"] == {}


@every_edition
def test_f4_1_the_matches_of_a_coach_are_those_he_plays(edition: str) -> None:
    """Whom a random cup pairs is written down as it happens; the facts say the same before, during and after."""
    for seed in range(12):
        met: dict[tuple[int, int], str | None] = {}
        for s in moments(edition, seed):
            told = GAME.facts(s)
            assert len(told["rounds"]) == (6 if edition == "de_2014_long" else 3)
            for role, camp in enumerate(s.camps):
                matches = told["camps"][role]["matches"]
                now = [k for k, match in enumerate(matches) if match["state"] == "now"]
                assert [match["noted"] for match in matches if match["state"] == "done"] == list(camp.noted)
                for k in now:
                    assert told["rounds"][k]["state"] == "now"
                    assert matches[k]["team"] == (None if camp.opponent < 0 else TEAMS[camp.opponent])
                    met[role, k] = matches[k]["team"]
                for k in range(3):
                    assert met.get((role, k), matches[k]["team"]) == matches[k]["team"]
        assert {one["state"] for one in GAME.facts(s)["rounds"]} <= {"done", "next"}


def test_f12_2_after_the_final_both_finalists_have_met_each_other() -> None:
    story = finalists([6, 7], [9, 0], scores=[0, 0])
    told = [camp["matches"][-1] for camp in GAME.facts(story.cup)["camps"]]
    assert told == [
        {"team": "spain", "noted": 0, "state": "done"},
        {"team": "germany", "noted": 0, "state": "done"},
    ]
