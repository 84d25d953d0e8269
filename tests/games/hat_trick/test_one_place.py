"""One ability, one place: what all 44 have in common, over random matches with everything on."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import anpfiff.games.hat_trick
from anpfiff.core.pile import Pile
from anpfiff.core.referee import advance, asked_roles, fall, is_fate_asked, options, play
from anpfiff.core.rng import seeded
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.players_box import ABILITIES
from anpfiff.games.hat_trick.rules.abilities import DEFENDER, NEVER, TABLE, is_of_side
from anpfiff.games.hat_trick.rules.loans import (
    FOR_ACTION,
    FOR_HALF,
    FOR_OPPORTUNITY,
    FOR_ROUND,
    FOR_SHOT,
    LOANS,
    NOTES,
    SPANS,
    end_span,
    lend,
)
from anpfiff.games.hat_trick.rules.using import ability_used, has_turned
from anpfiff.games.hat_trick.rules.windows import UseAbility
from anpfiff.games.hat_trick.side import FIELDS as OF_A_SIDE
from anpfiff.games.hat_trick.stages import CHANCE, PENALTY, ROUND, SHOT
from anpfiff.games.hat_trick.state import FIELDS as OF_A_MATCH
from anpfiff.games.hat_trick.state import Match
from tests.games.hat_trick.kit import players

MATCHES = 16
FOOTBALL = {
    "attacker",
    "ball",
    "cells",
    "draws",
    "fouler",
    "got",
    "kind",
    "may",
    "moved",
    "outcome",
    "to_come",
    "total",
}
"""What abilities may write themselves: it belongs to the action, which sets it anew."""
NOTED = {*NOTES, "gold"}
LENT = sorted({field for span, fields in LOANS for field in fields})
IN_AN_ACTION = [
    *["play-on", "play-turn", "begin-action", "perform-action", "choose-line", "long-ball-arrives"],
    *["end-action", "end-turn", "judge-shot"],
]
"""What still lies on the agenda while an action goes on, or the shot that belongs to it."""
LASTING = {
    *["book", "sides", "cells", "ball", "attacker", "starter", "half", "stage", "to_come", "winner", "reason"],
    *["hand", "deck", "discard", "is_out", "goals", "kicks", "kick_goals", "yellow", "off"],
    *["team", "kinds", "first_gold", "first_keeper", "captain", "subs", "gone", "style", "styles", "style_deck"],
}
"""What the match is made of, and what the rulebook gives a side for all of it (H14.1, H16.3, E21, H17.6, H17.8)."""
SET_ANEW = {
    *["turn", "fails", "waster", "mover", "moved", "kind", "outcome", "got", "passer"],
    *["power", "saved", "shot_card", "total", "card", "keeper"],
}
"""What every action, shot or opportunity sets for itself when it begins."""
MOMENTS = {
    "kick_off": {"gold", "star_keeper", "turned", "spent"},  # E3, T20, H15.10, H16.7
    "shoot_out": {"gold", "star_keeper", "spent"},  # S43
    "half": {"gold", "star_keeper"},
}
"""When all else has ended, by event, with what the rulebook lets live on; a new half has both as on the team card."""
MET_IN_RULE_TESTS = {
    "ball_playing_centre_back_silver",
    "man_marker_gold",
    "overlapping_full_back_silver",
    "number_six_gold",
    "ball_winner_silver",
    "central_midfielder_silver",
    "central_midfielder_gold",
    "deep_playmaker_silver",
    "playmaker_silver",
    "centre_forward_silver",
    "centre_forward_gold",
    "false_nine_silver",
    "goal_poacher_silver",
    "goal_poacher_gold",
}
"""Abilities that are too rare for so few random matches: a test of their rule uses them."""


def resting() -> dict[str, object]:
    """What a match says of everything that can be lent while nothing is."""
    return written(GAME.lay(GAME.agree("players_full", {})))


def written(s: Match) -> dict[str, object]:
    """What a match says of everything that can be lent."""
    return {
        field: getattr(s, field) if hasattr(s, field) else [getattr(side, field) for side in s.sides] for field in LENT
    }


AT_REST = resting()


def declared(s: Match) -> dict[str, list[Any]]:
    """What a match says of everything that is declared and neither lasts nor is set anew, for table or sides."""
    found: dict[str, list[Any]] = {}
    for parts, fields in (([s], OF_A_MATCH), (s.sides, OF_A_SIDE)):
        for slot in set(fields.slots) - LASTING - SET_ANEW:
            values = [getattr(part, slot) for part in parts]
            found[slot] = [value.size if isinstance(value, Pile) else value for value in values]
    return found


AT_FIRST = declared(GAME.lay(GAME.agree("players_full", {})))


def spans_over(s: Match) -> list[int]:
    """The spans that nothing on the table belongs to, told by agenda and stage alone."""
    agenda = " ".join(phase.notation for phase in s.agenda)
    over = [] if any(phase in agenda for phase in IN_AN_ACTION) else [FOR_ACTION, FOR_SHOT]
    if over and s.stage not in (ROUND, SHOT, PENALTY, CHANCE):
        over.append(FOR_ROUND)
    return over if s.stage in (CHANCE, SHOT, PENALTY) else [*over, FOR_OPPORTUNITY]


class Watch:
    """A random match, and somebody who looks at every question."""

    def __init__(self, seed: int) -> None:
        self.used: set[str] = set()
        self.moments: Counter[str] = Counter()
        heard = 0
        edition = ["players_full", "budget"][seed % 2]
        s = GAME.lay(GAME.agree(edition, {"match_kind": "penalties_at_once"}))
        s.told = []
        rng = seeded(seed, 3)
        advance(s)
        half = 0
        while not s.is_over():
            for event in s.told[heard:]:
                if event.kind.name in MOMENTS:
                    self.nothing_has_outlived(s, event.kind.name)
            heard = len(s.told)
            if is_fate_asked(s):
                fall(s, s.agenda[-1].outcomes(s).pick(rng))
                continue
            if s.half != half:
                half = int(s.half)
                self.nothing_is_left(s, FOR_HALF)
            for span in spans_over(s):
                self.nothing_is_left(s, span)
            roles = [int(role) for role in asked_roles(s)]
            role = roles[rng.below(len(roles))]
            may = options(s, role)
            action = may[rng.below(len(may))]
            self.the_right_coach_is_asked(s, role)
            is_use = isinstance(s.agenda[-1], UseAbility) and action is not may[0]
            play(s, role, action)
            if is_use and s.agenda and not is_fate_asked(s) and not isinstance(s.agenda[-1], UseAbility):
                self.asked_next(s, role)
        self.nothing_is_left(s, FOR_HALF)
        self.used = {str(event.args()["ability"]) for event in s.told if event.kind.name == "used"}

    def nothing_is_left(self, s: Match, span: int) -> None:
        """What is lent for a span that is over is back."""
        now = written(s)
        for mine, fields in LOANS:
            for field in fields:
                if mine == span:
                    assert now[field] == AT_REST[field], f"{field} after the {SPANS[span]}: {s.agenda}"

    def nothing_has_outlived(self, s: Match, moment: str) -> None:
        """Kick-off (after a goal, too), half and shoot-out begin with nothing that the rulebook says has ended."""
        self.moments[moment] += 1
        for slot, now in declared(s).items():
            if slot not in MOMENTS[moment]:
                assert now == AT_FIRST[slot], f"{slot} at {moment} of half {s.half}"
        if moment == "half":
            for side in s.sides:
                assert (side.gold, side.star_keeper) == (side.first_gold, side.first_keeper)

    def the_right_coach_is_asked(self, s: Match, role: int) -> None:
        """Every use that is offered belongs to the side that the ability names."""
        if isinstance(s.agenda[-1], UseAbility):
            for action in options(s, role)[1:]:
                ability = TABLE[ability_used(s, role, action)]
                assert is_of_side(s, role, ability.side) or has_turned(s, role, action.value), action.notation

    def asked_next(self, s: Match, role: int) -> None:
        """A question of an ability goes to the coach who has used it."""
        asked = [phase for ability in TABLE for row in ability.asks for phase in row]
        if s.agenda[-1] in asked:
            assert s.agenda[-1].role == role


@pytest.fixture(scope="module")
def watched() -> list[Watch]:
    """Random matches with everything on."""
    return [Watch(seed) for seed in range(MATCHES)]


def test_nothing_is_left_when_a_span_is_over_and_the_right_coach_is_asked(watched: list[Watch]) -> None:
    assert len(watched) == MATCHES


def test_nothing_outlives_a_goal_a_half_or_the_match_but_what_the_rulebook_says(watched: list[Watch]) -> None:
    """Every declared field is looked at, so that a new one has to say how long it lasts."""
    met = sum((watch.moments for watch in watched), Counter())
    assert met["half"] == 2 * MATCHES
    assert met["kick_off"] > met["half"]
    assert met["shoot_out"]
    known = {*OF_A_MATCH.slots, *OF_A_SIDE.slots}
    assert known >= LASTING | SET_ANEW | set().union(*MOMENTS.values())
    assert {*LENT, *NOTES} <= set(AT_FIRST)


def test_every_ability_is_met_in_random_play_or_in_the_test_of_its_rule(watched: list[Watch]) -> None:
    met = set().union(*[watch.used for watch in watched])
    assert set(ABILITIES) - met <= MET_IN_RULE_TESTS
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for name in MET_IN_RULE_TESTS:
        assert re.search(rf"def test_\w*h15_{ABILITIES.index(name) + 1}_", tests), name


def test_both_sides_of_every_role_are_entered() -> None:
    for number, name in enumerate(ABILITIES):
        ability = TABLE[number]
        assert ability.number == number, name
        assert ability.window != NEVER or ability.borrows, name


@pytest.mark.parametrize("loan", range(len(LOANS)))
def test_what_is_lent_ends_with_its_span_and_not_before(loan: int) -> None:
    span, fields = LOANS[loan]
    for role in (0, 1):
        story = players()
        lend(story.match, loan, role, 3)
        lent = written(story.match)
        assert [field for field in LENT if lent[field] != AT_REST[field]]
        assert all(lent[field] == AT_REST[field] for field in LENT if field not in fields)
        if span > FOR_SHOT:
            end_span(story.match, span - 1)
            assert written(story.match) == lent
        end_span(story.match, span)
        assert written(story.match) == AT_REST


RULES = Path(anpfiff.games.hat_trick.__file__).parent / "rules"


def assigned(path: Path) -> set[str]:
    """The fields of other things that a chapter writes."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        )
        found |= {target.attr for target in targets if isinstance(target, ast.Attribute)}
    return found


def test_what_is_lent_is_written_in_one_chapter_only() -> None:
    for path in RULES.rglob("*.py"):
        if path.name != "loans.py":
            assert not assigned(path) & set(LENT), path.name


def test_abilities_write_nothing_that_could_be_left_over() -> None:
    own = {"kind"}
    for path in (RULES / "roles").glob("*.py"):
        assert assigned(path) <= FOOTBALL | NOTED | own, path.name


def test_the_defender_is_the_side_without_the_ball() -> None:
    story = players(attacker=1)
    assert [is_of_side(story.match, role, DEFENDER) for role in (0, 1)] == [True, False]
