"""P1 to P3, rule by rule."""

from __future__ import annotations

from fractions import Fraction

from anpfiff.games.penalty_duel import GAME
from anpfiff.testing.kit import Scenario, given


def story(edition: str = "shoot_out", **options: int) -> Scenario:
    """A duel in which seat 0 shoots first."""
    found = given(GAME, dict(options), edition=edition)
    found.fate("coin 0")
    return found


def goal(found: Scenario) -> None:
    """The next kick goes in."""
    kicker = found.state.kicker  # type: ignore[attr-defined]
    found.say(f"{kicker}: shoot left", f"{1 - kicker}: dive right")


def save(found: Scenario) -> None:
    """The next kick is saved, without a stretch."""
    kicker = found.state.kicker  # type: ignore[attr-defined]
    found.say(f"{kicker}: shoot left", f"{1 - kicker}: dive left")
    if found.phase == "stretch":
        found.say(f"{1 - kicker}: reach")
    found.fate("die 1")


def test_p1_1_a_coin_decides_who_shoots_first() -> None:
    duel = given(GAME)
    duel.expect(asked=[-1], phase="toss")
    duel.fate("coin 1")

    assert duel.told("begins") == {"seat": 1}
    assert duel.table.decision(1).question == "shoot"


def test_p1_2_they_shoot_in_turn_and_whoever_does_not_shoot_is_in_goal() -> None:
    duel = story()
    assert [duel.table.decision(seat).question for seat in (0, 1)] == ["shoot", "dive"]
    goal(duel)
    assert [duel.table.decision(seat).question for seat in (0, 1)] == ["dive", "shoot"]


def test_p2_1_both_choose_face_down() -> None:
    duel = story()
    duel.expect(asked=[0, 1], may=["shoot left", "shoot middle", "shoot right"])
    duel.say("0: shoot middle")
    duel.expect(asked=[1], may=["dive left", "dive middle", "dive right"])

    assert duel.table.view(1).sealed == duel.table.view(-1).sealed != duel.state.sealed


def test_p2_2_different_corners_are_a_goal() -> None:
    duel = story()
    duel.say("0: shoot right", "1: dive middle")

    assert duel.told("scored") == {"seat": 0, "corner": "right", "dive": "middle"}
    assert duel.state.score_so_far() == [1, 0]


def test_p2_3_a_keeper_can_stretch_only_so_often() -> None:
    duel = story(stretches=1)
    duel.say("0: shoot left", "1: dive left")
    duel.expect(asked=[1], phase="stretch", may=["stretch", "reach"])
    duel.say("1: stretch")
    duel.fate("die 5")
    goal(duel)
    duel.say("0: shoot left", "1: dive left")

    duel.expect(asked=[-1], phase="save")


def test_p2_4_a_die_tells_whether_the_keeper_holds_it_and_the_odds_are_exact() -> None:
    duel = story()
    duel.say("0: shoot left", "1: dive left")
    odds = duel.table.odds(1)
    assert [odds[how]["success"] for how in ("stretch", "reach")] == [Fraction(5, 6), Fraction(1, 2)]
    duel.say("1: reach")
    duel.fate("die 4")
    duel.expect(told=["rolled", "scored", "kick"])
    save(duel)
    duel.expect(told=["rolled", "saved", "kick"])


def test_p3_1_a_lead_that_cannot_be_caught_ends_the_duel() -> None:
    duel = story("short")
    for kick in range(2):
        goal(duel)
        save(duel)

    assert duel.told("won") == {"seat": 0, "goals": 2, "against": 0}
    assert duel.table.result().as_data() == {"places": [[0], [1]], "score": [2, 0], "reason": "kicks"}


def test_p3_2_sudden_death_ends_after_equal_kicks() -> None:
    duel = story("short")
    for kick in range(6):
        goal(duel)
    duel.expect(told=["scored", "sudden_death", "kick"])
    goal(duel)
    duel.expect(asked=[0, 1])
    save(duel)

    assert duel.table.result().as_data() == {"places": [[0], [1]], "score": [4, 3], "reason": "sudden_death"}


def test_p3_2_whoever_shoots_second_has_not_won_before_a_goal() -> None:
    duel = story("short")
    for kick in range(6):
        goal(duel)
    save(duel)
    duel.expect(asked=[0, 1], told=["saved", "kick"])
    goal(duel)

    assert duel.table.result().as_data() == {"places": [[1], [0]], "score": [3, 4], "reason": "sudden_death"}


def test_p3_3_after_ten_rounds_of_sudden_death_it_is_a_draw() -> None:
    duel = story("short")
    for kick in range(2 * 13):
        goal(duel)

    assert duel.told("drawn") == {"goals": 13}
    assert duel.table.result().as_data() == {"places": [[0, 1]], "score": [13, 13], "reason": "draw"}
