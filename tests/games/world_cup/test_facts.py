"""What is told with a view: live scores, the tables of the groups, the bracket, who is out.

ANPFIFF_GROUPS sets how many random groups are compared; the engine's own whistle says how each must stand.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.phase import CHANCE
from anpfiff.core.referee import advance, fall, wander
from anpfiff.core.rng import Rng, seeded
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.cards import NATIONS
from anpfiff.games.world_cup.rows import ATTACK, GOAL_1, GOAL_2, PENALTY, TURNED
from anpfiff.games.world_cup.rules.group_tables import NEXT_GROUP
from tests.games.world_cup.kit import CupScenario, korea, last_phase, semi_finals, uruguay

if TYPE_CHECKING:
    from anpfiff.core.event import Event
    from anpfiff.games.world_cup.fact_types import Facts, Standing, TieFacts
    from anpfiff.games.world_cup.state import Cup

GROUPS = int(os.environ.get("ANPFIFF_GROUPS", "3000"))
ROWS = [0, 0, GOAL_1, GOAL_1, GOAL_2, GOAL_1 + (PENALTY << 4), ATTACK, ATTACK + (ATTACK << 4), GOAL_2 + TURNED]
"""What lies in a row of a random group; every team has room for it."""


def facts(story: CupScenario) -> Facts:
    return GAME.facts(story.table.view(0))


def table(told: Facts, group: str) -> dict[str, Standing]:
    """The lines of a group by team, in their order."""
    return {line["team"]: line for one in told["groups"] if one["group"] == group for line in one["lines"]}


def tie(told: Facts, name: str) -> TieFacts:
    return next(one for round_ in told["rounds"] for one in round_["ties"] if one["id"] == name)


def lay_at_random(s: Cup, rng: Rng) -> None:
    s.rows = [ROWS[rng.below(len(ROWS))] for row in s.teams]


def whistle(s: Cup, rng: Rng) -> dict[str, list[Event]]:
    """Let the referee score and rank all groups; by group what he tells of its table, line by line."""
    s.agenda, s.told = [NEXT_GROUP], []
    advance(s)
    while s.agenda:
        assert s.agenda[-1].kind == CHANCE
        fall(s, s.agenda[-1].outcomes(s).pick(rng))
    told: dict[str, list[Event]] = {}
    for event in s.told:
        if event.kind.name == "table":
            told.setdefault(str(event.args()["group"]), []).append(event)
    return told


@pytest.mark.parametrize("difference", ["better", "smaller"])
@pytest.mark.parametrize("level", ["mini_table", "skip_head_to_head"])
def test_w7_1_the_live_table_of_a_group_is_the_one_the_referee_would_tell(difference: str, level: str) -> None:
    """Tokens lie at random; then the whistle blows, without dice, and he ranks the same groups."""
    rng = seeded(71)
    options = {"goal_difference": difference, "three_way_tie": level, "modifier_dice": False}
    first = korea(options).cup
    compared = separated = 0
    while compared < GROUPS // 4:
        s = first.clone()
        lay_at_random(s, rng)
        live = GAME.facts(s)
        told = whistle(s, rng)
        after = GAME.facts(s)
        assert len(told) == len(live["groups"])
        for group, lines in told.items():
            names = [str(event.args()["team"]) for event in lines]
            points = {str(event.args()["team"]): event.args()["points"] for event in lines}
            mine = table(live, group)
            assert {team: line["points"] for team, line in mine.items()} == points
            shared = [line["place"] for line in mine.values()]
            assert sorted(names, key=lambda team: mine[team]["place"]) == names
            assert [team for team in mine if shared.count(mine[team]["place"]) == 1] == [
                team for team in names if shared.count(mine[team]["place"]) == 1
            ]
            assert [mine[team]["goes_on"] for team in mine] == [
                place < 3 and shared.count(place) < 4 - place for place in shared
            ]
            assert list(table(after, group))[:2] == names[:2]
            assert [team for team, line in table(after, group).items() if line["goes_on"]] == names[:2]
            separated += len(set(shared)) == len(shared)
            compared += 1
    assert separated > compared // 4


def test_w6_1_in_1930_points_alone_lead_a_group() -> None:
    rng = seeded(61)
    first = uruguay({"modifier_dice": False}).cup
    for attempt in range(60):
        s = first.clone()
        lay_at_random(s, rng)
        live = GAME.facts(s)
        told = whistle(s, rng)
        for group, lines in told.items():
            mine = table(live, group)
            assert {str(event.args()["team"]): event.args()["place"] for event in lines} == {
                team: line["place"] for team, line in mine.items()
            }
            best = [team for team, line in mine.items() if line["place"] == 1]
            assert [team for team, line in mine.items() if line["goes_on"]] == (best if len(best) == 1 else [])


def test_w7_1_a_rule_that_separates_some_begins_again_for_the_rest() -> None:
    """Three level on points: the small table puts one of them last, and the other two are compared anew."""
    story = korea()
    a, b, c, d = "france", "senegal", "uruguay", "denmark"
    for (one, other), (mine, theirs) in {
        (a, b): (0, 2), (b, c): (2, 1), (c, a): (2, 3), (a, d): (2, 3), (b, d): (2, 0), (c, d): (1, 0),
    }.items():  # fmt: skip
        story.lay(one, other, *([f"goal_{mine}"] if mine else []))
        story.lay(other, one, *([f"goal_{theirs}"] if theirs else []))
    assert list(table(facts(story), "A")) == [b, c, d, a]


def test_w7_3_nobody_is_ahead_where_a_lot_would_decide() -> None:
    story = korea()
    lines = table(facts(story), "A")
    assert {(line["place"], line["goes_on"]) for line in lines.values()} == {(1, False)}
    assert tie(facts(story), "2_2002")["sides"][0] == {"from": "winner_A", "hope": None}

    story.lay("denmark", "uruguay", "goal_1")
    assert table(facts(story), "A")["denmark"]["goes_on"]
    assert tie(facts(story), "2_2002")["sides"][0] == {"from": "winner_A", "hope": "denmark"}


def test_w5_3_a_match_stands_as_its_tokens_lie_and_a_half_waits_for_the_dice() -> None:
    story = korea()
    story.lay("france", "senegal", "goal_2", "attack_token")
    story.lay("senegal", "france", "turned goal_1")
    told, k, other = facts(story), story.place("france", "senegal"), story.place("senegal", "france")
    assert (told["goals"][k], told["goals"][other]) == (2, 0)
    assert (told["halves"], told["over"]) == ([k], [])
    line = table(told, "A")["france"]
    assert (line["points"], line["scored"], line["conceded"], line["difference"]) == (5, 2, 0, 2)


def test_w4_2_only_an_outermost_goal_or_attack_that_lies_face_up_can_be_attacked() -> None:
    story = korea()
    for against, tokens in {
        "senegal": ["goal_1", "attack_token"],
        "uruguay": ["goal_1", "defence_token"],
        "denmark": ["goal_1", "turned goal_1"],
    }.items():
        story.lay("france", against, *tokens)
    story.lay("senegal", "france", "goal_1", "penalty_token")
    assert facts(story)["open"] == [story.place("france", "senegal")]


def test_w8_2_the_bracket_has_its_sides_where_the_option_puts_them() -> None:
    """C11  Who stands left in match 4 is a matter of reading."""
    for option in GAME.edition("world_cup_2002").option("match_4_left").values:
        story = korea({"match_4_left": option})
        assert tie(facts(story), "4_2002")["sides"][0]["from"] == option


def test_w8_1_a_round_has_its_rows_its_winners_and_those_who_are_out() -> None:
    story = last_phase({"modifier_dice": False})
    assert [tie(facts(story), name)["row"] for name in ("third_place_2002", "final_2002")] == [0, 2]
    story.lay("brazil", "germany", "goal_2")
    story.lay("turkey", "south_korea", "goal_1")
    story.cup.agenda = []
    story.begin("score-round 0")
    told = facts(story)
    assert told["over"] == [0, 1]
    final = tie(told, "final_2002")
    assert (final["games"], final["winner"], final["row"]) == ([[2, 0]], "brazil", None)
    assert tie(told, "third_place_2002")["winner"] == "turkey"
    assert {"brazil", "turkey"}.isdisjoint(told["out"])
    assert {"germany", "south_korea"} <= set(told["out"])


def test_w6_2_a_replay_stands_beside_its_match_and_begins_at_nil() -> None:
    """Also when the last card is drawn and the whistle has not gone yet."""
    story = semi_finals({"modifier_dice": False}, at="score-round 0")
    s = story.cup
    story.begin("settle-level 0")
    assert s.is_replay
    s.to_draw = 0
    told = facts(story)
    semi = tie(told, "semi_1_1930")
    assert (semi["games"], semi["row"], semi["winner"]) == ([[0, 0]], 0, None)
    assert told["over"] == []
    assert told["out"] == sorted(set(told["out"]) - {"argentina", "united_states", "uruguay", "yugoslavia"})


@pytest.mark.parametrize("edition", ["world_cup_1930", "world_cup_2002"])
def test_w8_1_all_that_is_told_of_a_tournament_stands_in_its_facts(edition: str) -> None:
    """Scores, who came through, who went on, third place and champion, in whole random matches."""
    for seed in range(3):
        s, rng = GAME.lay(GAME.agree(edition, seats=3)), seeded(seed, 8)
        s.told = []
        advance(s)
        while not s.is_over():
            before = len(s.told)
            wander(s, rng)
            for event in s.told[before:]:
                compare(s, event, event.args())
        told = GAME.facts(s)
        if s.champion >= 0:
            assert tie(told, f"final_{edition[-4:]}")["winner"] == NATIONS[s.champion]
            assert NATIONS[s.champion] not in told["out"]
            teams = sum(len(one["lines"]) for one in told["groups"])
            assert len(told["out"]) == teams - (1 if s.book.is_1930 else 2)


def compare(s: Cup, event: Event, args: dict[str, str | int]) -> None:
    """One thing that was told, and what the facts say right after it."""
    told = GAME.facts(s)
    ties = [one for round_ in told["rounds"] for one in round_["ties"]]
    if event.kind.name == "qualified":
        line = table(told, str(args["group"]))[str(args["team"])]
        assert line["goes_on"]
        assert list(table(told, str(args["group"]))).index(str(args["team"])) + 1 == args["place"]
    elif event.kind.name == "went_on":
        winners = [one["winner"] for one in ties if {"team": args["other"]} in one["sides"]]
        assert args["team"] in winners
    elif event.kind.name == "third":
        assert tie(told, "third_place_2002")["winner"] == args["team"]
    elif event.kind.name == "left":
        mine = [NATIONS[team] for team, owner in enumerate(s.owners) if owner == args["seat"]]
        assert set(mine) <= set(told["out"])
