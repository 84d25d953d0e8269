"""F4, F6, F9.2, F10.3: what the engine tells of an action agrees with what comes of it, in matches played at random."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.odds import SUCCESS, odds
from anpfiff.core.preview import preview
from anpfiff.core.referee import asked_roles, options, play
from anpfiff.games.finale import GAME
from anpfiff.games.finale.action_facts import is_settled
from anpfiff.games.finale.cards import SYMBOLS
from anpfiff.games.finale.state import Match
from tests.games.finale.kit import kick_off
from tests.games.finale.test_cup import first_leg
from tests.walk import Case, nodes

if TYPE_CHECKING:
    from collections.abc import Iterator

OPTIONS = [
    {},
    {"shortage": "empty", "die": "0 0 1 1 2 3"},
    {"shortage": "optional", "arrow": "may_reuse_type"},
    {"counter_bonus": "difference"},
]


def positions(options_of: dict[str, object], seed: int) -> Iterator[Match]:
    given = {name: value for name, value in options_of.items() if value in GAME.edition().option(name).values}
    case = Case(GAME, GAME.agree(options={"squads": "starter", "deck_mode": "starter", **given}), "")
    for s in nodes(case, seed):
        assert isinstance(s, Match)
        yield s


def best_by_trying(s: Match, role: int) -> int:
    """The highest total of a side over everything it can say, small step by small step."""
    if role not in asked_roles(s):
        return int(s.sides[role].total)
    found = 0
    for action in options(s, role):
        world = s.clone()
        play(world, role, action)
        found = max(found, best_by_trying(world, role))
    return found


@pytest.mark.parametrize("given", OPTIONS)
def test_the_most_a_side_can_bring_is_the_best_of_all_it_can_say(given: dict[str, object]) -> None:
    tried = 0
    for s in positions(given, 3):
        facts = GAME.facts(s)["action"]
        for role in asked_roles(s):
            if facts is not None and not is_settled(s, role) and tried < 60:
                tried += 1
                assert facts["sides"][role]["most"] == best_by_trying(s, role)
    assert tried > 10


@pytest.mark.parametrize("given", OPTIONS)
def test_the_chance_with_the_last_man_is_that_of_walking_through_all_dice(given: dict[str, object]) -> None:
    seen = 0
    for s in positions(given, 4):
        for role in asked_roles(s):
            known = odds(look(s, s.roles[role]), role, GAME.verdicts)
            with_man = (GAME.facts(s)["action"] or {"with": {}})["with"]
            for action in options(s, role):
                if action.notation in known and action.args and action.args[0] in with_man and role != s.attacking:
                    seen += 1
                    chance = Fraction(*with_man[action.args[0]]["chance"] or ())
                    assert chance == known[action.notation][SUCCESS]
                    after = GAME.facts(preview(s, role, [action]))["action"]
                    assert after
                    assert after["chances"]
                    assert Fraction(*after["chances"][role]) == chance
                    assert after["sides"][role]["sum"] == with_man[action.args[0]]["sum"]
    assert seen > 20


def test_every_blank_of_a_form_has_its_open_slots_and_fielded_men_stand_somewhere() -> None:
    seen = 0
    for s in positions({}, 5):
        action = GAME.facts(look(s, SPECTATOR))["action"]
        if action is None:
            continue
        for role, side in enumerate(s.sides):
            places = action["sides"][role]["places"]
            standing = [place["man"] for place in places if place["man"]]
            if action["sides"][role]["has_begun"]:
                assert sorted(standing) == sorted(s.book.clubs[side.team].stock.write(side.fielded))
            if role in asked_roles(s) and s.agenda[-1].key() in ("field-man", "field-again"):
                form = s.agenda[-1].form(s, role)
                wanted = [1] if form is None else [blank.most for blank in form.blanks]
                blanks = [place["blank"] for place in places if place["blank"] is not None]
                assert [blanks.count(k) for k in range(len(wanted))] == wanted
                seen += 1
    assert seen > 20


def test_a_part_of_the_men_named_counts_as_they_will() -> None:
    for s in positions({}, 6):
        for role in asked_roles(s):
            form = s.agenda[-1].form(s, role)
            if form is None or s.agenda[-1].key() not in ("field-man", "field-again"):
                continue
            man = form.blanks[-1].options[-1]
            before, after = GAME.facts(s)["action"], GAME.facts(preview(s, role, [man]))["action"]
            assert before
            assert after
            strength = GAME.facts(s)["men"][role][man.args[0]]["now"]
            assert after["sides"][role]["sum"] == before["sides"][role]["sum"] + strength
            assert after["sides"][1 - role] == before["sides"][1 - role]
            assert len([place for place in after["sides"][role]["places"] if place["man"]]) == 1 + len(
                [place for place in before["sides"][role]["places"] if place["man"]]
            )


def test_substitutions_told_are_those_that_can_be_said() -> None:
    seen = 0
    for s in positions({}, 7):
        if not s.agenda or s.agenda[-1].key() != "substitute":
            continue
        for role in asked_roles(s):
            told = (GAME.facts(look(s, s.roles[role]))["changes"] or [])[role]
            may = {action.notation for action in options(s, role)}
            if "ready" in may:
                assert {f"off {man}" for man in told["off"]} == may - {"ready"}
                for man, entrances in told["off"].items():
                    world = s.clone()
                    play(world, role, next(one for one in options(s, role) if one.notation == f"off {man}"))
                    assert [action.notation for action in options(world, role)] == entrances
            else:
                assert [set(entrances) for entrances in told["off"].values()] == [may]
            seen += 1
    assert seen > 5


def test_chances_of_symbols_are_those_of_walking_through_the_dice() -> None:
    """F9.2  Whatever the die, the figures tell what the odds of rolling for a man are."""
    seen = set()
    for die, risks in GAME.figures()["risks"].items():
        for s in positions({"die": die}, 8):
            for role in asked_roles(s):
                if s.agenda[-1].key() == "point-at-man":
                    for option, chances in odds(look(s, s.roles[role]), role, GAME.verdicts).items():
                        man = s.book.clubs[s.sides[role].team].stock.card(option.split()[1])
                        symbol = SYMBOLS[s.sides[role].symbol(man)]
                        assert 1 - chances[SUCCESS] == Fraction(*risks[symbol])
                        seen.add(symbol)
    assert seen


def test_corners_are_told_for_every_reading_of_the_table() -> None:
    """T22  The figures have the corners of each man for each value of the option."""
    for rule, corners in GAME.figures()["corners"].items():
        book = GAME.book(GAME.agree(options={"corner_rule": rule}))
        for club in book.clubs:
            for man, name in enumerate(club.stock.ids):
                assert corners[name] == [SYMBOLS[club.corner[4 * man + turns]] for turns in range(4)]


def test_f14_3_in_the_second_leg_the_goals_of_both_are_told_together() -> None:
    story = first_leg(2, 1)
    told = GAME.facts(story.match)
    assert (told["aggregate"], told["minutes"], told["periods"]) == ([2, 1], None, 6)
    assert told["legs"] == [[2, 1], [0, 0]]
    told = GAME.facts(kick_off({"format": "cup_tie"}).match)
    assert (told["aggregate"], told["legs"]) == (None, None)


def test_f3_1_the_minutes_of_a_period_are_told_as_the_referee_counts_them() -> None:
    for s in positions({"tie_after_90": "extra_time"}, 5):
        told = GAME.facts(s)
        assert told["minutes"] == ([15 * s.period - 14, 15 * s.period] if s.period else None)
        assert s.period <= told["periods"] <= 8


def test_t18_whoever_came_further_in_a_cup_stands_above_then_who_scored_more() -> None:
    s = GAME.lay(GAME.agree(options={"format": "cup"}, seats=4))
    assert isinstance(s, Match)
    s.round, s.out, s.tally = 2, [1, 0, 1, 0], [3, 0, 5, 2]
    told = GAME.facts(s)["cup"]
    assert [one["seat"] for one in told] == [3, 1, 2, 0]
    assert told[0] == {"seat": 3, "out": 0, "goals": 2}
    assert [one["seat"] for level in s.result().places for one in told if one["seat"] in level] == [3, 1, 2, 0]
