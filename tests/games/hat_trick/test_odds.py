"""The exact chances behind an option."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.odds import odds
from anpfiff.core.referee import asked_roles, is_fate_asked, options, play
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.actions import LEAP, NO, RUN, SWAP
from anpfiff.games.hat_trick.rules.moves import DEFENCE, ChooseMove
from anpfiff.games.hat_trick.stages import ROUND
from anpfiff.games.hat_trick.state import Match
from tests.games.hat_trick.kit import FILLERS, HatScenario, kick_off, players
from tests.games.hat_trick.test_shot import saving, shooting
from tests.walk import Case, nodes

if TYPE_CHECKING:
    from anpfiff.core.action import Action


def test_the_chance_of_a_duel_counts_every_card_the_other_may_have() -> None:
    """A short pass of 4: the line has 4 against 2, so only a card that makes 8 or more could stop it: none."""
    story = kick_off()
    story.hold(0, "short_pass_4_left", "short_pass_1_left", "short_pass_2_left")
    chances = story.table.odds(0)

    assert chances["play short_pass_4_left"] == {"success": Fraction(1), "outplayed": Fraction(1)}
    weak = chances["play short_pass_1_left"]
    assert weak == {"success": Fraction(16, 32), "outplayed": Fraction(16, 32), "stopped": Fraction(16, 32)}


def test_the_defender_knows_of_the_attacker_only_what_lies_open() -> None:
    story = kick_off()
    story.hold(0, "short_pass_4_left", "short_pass_1_left", "short_pass_2_left")
    story.hold(1, "short_pass_4_left", *FILLERS[:2])
    before = story.table.odds(1)
    story.hold(0, "dribble_1_left", "short_pass_1_left", "long_ball_2_left")

    assert story.table.odds(1) == before
    story.leave(0, "dribble_1_right")
    assert story.table.odds(1) != before


def test_a_move_of_the_defender_settles_the_duel() -> None:
    story = kick_off()
    story.play("short_pass_1_left", "short_pass_2_left")
    story.say("0: stay")
    chances = story.table.odds(1)

    assert chances["stay"] == {"success": Fraction(0), "outplayed": Fraction(1)}
    assert all(sum(chance.values()) in (1, 2) for chance in chances.values())


def test_each_line_of_a_long_ball_has_its_chance() -> None:
    story = kick_off()
    story.play("long_ball_1_left", "short_pass_4_left")
    story.say("0: stay", "1: stay")

    assert story.table.odds(0)["lines 2"] == {"success": Fraction(1), "outplayed": Fraction(1)}


def test_the_chance_of_a_save_is_counted_by_the_cards_left() -> None:
    """A shot of 5 against three cards out of five."""
    story = saving()
    story.leave(1, "dribble_1_left", "dribble_1_right", "dribble_2_left", "dribble_2_right", "dribble_4_left")
    found = [sum(cards) for cards in combinations([1, 1, 2, 2, 4], 3)]
    chances = story.table.odds(1)["draw"]

    assert chances["scored"] == Fraction(sum(total < 5 for total in found), len(found))
    assert chances["parried"] == Fraction(sum(total == 5 for total in found), len(found))
    assert chances["saved"] == chances["success"] - chances["parried"]
    assert story.table.odds(1)["stop"] == {"success": Fraction(0), "scored": Fraction(1)}


def test_a_pile_that_runs_out_on_the_way_goes_on_with_the_discards() -> None:
    story = saving()
    story.leave(1, "dribble_4_left", "dribble_4_right")

    assert story.table.odds(1)["draw"]["saved"] == 1


def test_before_a_shot_both_cards_of_the_goalkeeper_are_weighed_alike() -> None:
    story = shooting("long_ball_4_left")
    chances = story.table.odds(0)
    assert list(chances) == story.may(0)
    for chance in chances.values():
        assert chance["success"] == chance["scored"]
        assert sum(part for label, part in chance.items() if label != "success") == 1
    mine = story.table.odds(1)
    assert list(mine) == story.may(1)
    assert all(chance["success"] == 1 - chance["scored"] for chance in mine.values())


def defender_moves(role: str, gold: bool) -> HatScenario:
    """Red's number 8 with a role may still come into the line of the ball, which decides the duel."""
    story = players()
    story.clear()
    story.put(0, 6, 3, 2)
    story.give(0, 6)
    story.put(1, 8, 5, 1)
    story.put(1, 9, 3, 4)
    story.cast(1, 8, role, gold)
    story.round()
    return story


@pytest.mark.parametrize(
    ("role", "gold", "way"), [("wing_runner", True, "leap 8"), ("overlapping_full_back", True, "run 8 forward")]
)
def test_a_leap_or_a_run_of_the_defender_is_reckoned_as_it_will_be(role: str, gold: bool, way: str) -> None:
    story = defender_moves(role, gold)
    story.play("short_pass_2_left", "short_pass_2_right")
    assert story.seek(1, "choose-move")
    chances = story.table.odds(1)
    for option in ("stay", way):
        world = defender_moves(role, gold)
        world.play("short_pass_2_left", "short_pass_2_right")
        world.seek(1, "choose-move")
        heard = world.say(f"1: {option}")
        label = next(kind for kind in heard if kind in ("outplayed", "stopped", "all_level"))
        assert chances[option] == {"success": Fraction(label == "stopped"), label: Fraction(1)}, option
    assert chances["stay"] != chances[way]


def outcome(s: Match, role: int, action: Action) -> str:
    """What a move of the defender comes to if nobody uses anything after it; nothing, if there is more to choose."""
    world = s.clone()
    world.told = []
    play(world, role, action)
    while True:
        for event in world.told:
            if event.kind.name in ("outplayed", "stopped", "all_level"):
                return event.kind.name
        if world.is_over() or is_fate_asked(world) or asked_roles(world) != [world.agenda[-1].role]:
            return ""
        asked = world.agenda[-1].role
        if NO not in options(world, asked):
            return ""
        play(world, asked, NO)


@pytest.mark.parametrize("seed", range(4))
def test_what_a_defender_is_told_of_a_move_is_what_comes_of_it(seed: int) -> None:
    """Of every kind of move, by ability or not, as long as nobody uses anything after it."""
    case = Case(GAME, GAME.agree("players"), "players")
    checked = 0
    for s in nodes(case, seed):
        assert isinstance(s, Match)
        phase = s.agenda[-1] if s.agenda else None
        if not isinstance(phase, ChooseMove) or phase.occasion != DEFENCE or s.stage != ROUND or s.plus:
            continue
        chances = odds(s, phase.role, GAME.verdicts)
        for action in options(s, phase.role):
            found = outcome(s, phase.role, action)
            if found:
                assert chances[action.notation] == {"success": Fraction(found == "stopped"), found: Fraction(1)}
                checked += action.verb in (RUN, LEAP, SWAP)
    assert checked
