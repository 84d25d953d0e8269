"""What is told with a view: teams and their prices, where men may go, duels, and the chances of a shot."""

from __future__ import annotations

from fractions import Fraction

import pytest

from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.referee import play
from anpfiff.core.table import Table
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.rules.action_cards import ChooseLine
from anpfiff.games.hat_trick.rules.comparing import is_counted
from anpfiff.games.hat_trick.rules.shot import AimAndDive
from anpfiff.games.hat_trick.stages import UNDECIDED
from anpfiff.games.hat_trick.state import Match
from tests.games.hat_trick.kit import FILLERS, kick_off
from tests.games.hat_trick.test_shot import shooting
from tests.walk import Case, nodes


@pytest.mark.parametrize("edition", ["english", "players_full"])
def test_h8_3_the_chances_of_a_shot_card_by_card_make_the_odds_of_the_option(edition: str) -> None:
    """An option has the mean over all cards of the other side; shooter and goalkeeper each by what they know."""
    case = Case(GAME, GAME.agree(edition), edition)
    compared = 0
    for seed in range(8):
        for s in nodes(case, seed):
            if s.is_over() or not isinstance(s.agenda[-1], AimAndDive) or any(s.sealed):
                continue
            assert isinstance(s, Match)
            shooter, keeper = int(s.attacker), 1 - int(s.attacker)
            mine = GAME.facts(look(s, s.roles[shooter]))["shots"]
            aims = GAME.verdicts.own_odds(s, shooter)
            for shot, told in mine.items():
                chances = [Fraction(*one["chance"]) for one in told["saves"].values()]
                assert sum(chances) / len(chances) == aims[f"aim {shot}"]["success"]
            theirs = GAME.facts(look(s, s.roles[keeper]))["shots"]
            for option, odds in GAME.verdicts.own_odds(s, keeper).items():
                chances = [Fraction(*told["saves"][option.split()[1]]["chance"]) for told in theirs.values()]
                assert sum(chances) / len(chances) == 1 - odds["success"]
            for role, own in ((shooter, aims), (keeper, GAME.verdicts.own_odds(s, keeper))):
                for option, row in GAME.verdicts.meetings(look(s, s.roles[role]), role).items():
                    assert sum(row.values()) / len(row) == own[option]["success"], "card by card it is the same"
            assert bool(GAME.verdicts.meetings(s, shooter)) == (edition == "english"), "abilities come in between"
            assert GAME.facts(look(s, SPECTATOR))["shots"] == mine
            compared += 1
    assert compared > 3


def test_h8_2_the_power_and_the_cards_drawn_are_those_the_referee_tells() -> None:
    story = shooting("long_ball_3_left")
    told = GAME.facts(story.table.view(0))["shots"]
    aim, dive = story.may(0)[0], story.may(1)[0]
    story.say(f"0: {aim}", f"1: {dive}")
    shot = told[aim.split()[1]]
    assert story.told("aimed")["power"] == shot["power"]
    assert story.told("dived")["cards"] == shot["saves"][dive.split()[1]]["draws"]
    assert GAME.facts(story.table.view(0))["shots"] == {}


@pytest.mark.parametrize("edition", ["english", "players_full"])
def test_h4_2_the_sums_told_before_a_comparison_are_those_that_are_compared(edition: str) -> None:
    """Of several duels one is chosen; nothing happens between the last question of the base game and its comparison."""
    case = Case(GAME, GAME.agree(edition), edition)
    compared = settled = 0
    for seed in range(6):
        for s in nodes(case, seed):
            assert isinstance(s, Match)
            if s.is_over() or s.ball < 0:
                continue
            duels = GAME.facts(s)["duels"]
            for side in (side for duel in duels for side in duel["sides"] if side["men"] or side["card"]):
                assert sum(man["balls"] for man in side["men"]) + (side["card"] or 0) + side["extra"] == side["sum"]
                settled += s.outcome != UNDECIDED and len(side["men"]) > 0
            if is_counted(s):
                assert [[side["sum"] for side in duel["sides"]] for duel in duels] in (
                    [],
                    [[side.total for side in s.sides]],
                )
            elif isinstance(s.agenda[-1], ChooseLine) and edition == "english":
                for duel, option in zip(duels, s.agenda[-1].options(s, s.attacker), strict=True):
                    world = s.clone()
                    play(world, s.attacker, option)
                    assert [side["sum"] for side in duel["sides"]] == [side.total for side in world.sides]
                    compared += 1
    assert compared > 10 or edition != "english"
    assert settled, "after the verdict the men are still seen who made the sum"


def test_h2_1_a_card_that_is_laid_down_counts_for_its_own_seat_only() -> None:
    story = kick_off()
    story.hold(0, "short_pass_3_left", *FILLERS[:2])
    story.table.settle()
    before = GAME.facts(story.table.view(0))["duels"][0]
    assert (before["kind"], before["sides"][0]["card"]) == (None, None)
    held = GAME.facts(story.table.preview(0, ["play short_pass_3_left"]))["duels"][0]
    assert (held["kind"], held["sides"][0]["card"]) == ("short_pass", 3)
    assert held["sides"][0]["sum"] == before["sides"][0]["sum"] + 3
    story.say("0: play short_pass_3_left")
    assert GAME.facts(story.table.view(0))["duels"][0] == held
    assert GAME.facts(story.table.view(1))["duels"][0] == before


@pytest.mark.parametrize("edition", ["english", "players_full"])
def test_h3_2_everybody_comes_to_stand_where_his_path_ends(edition: str) -> None:
    case = Case(GAME, GAME.agree(edition), edition)
    verbs: set[str] = set()
    for seed in range(4):
        for s in nodes(case, seed):
            assert isinstance(s, Match)
            for option, (start, end) in GAME.facts(s)["paths"].items():
                verb, number, *rest = option.split()
                assert s.number(start) == int(number)
                assert verb != "move" or end - start == (4 if (rest == ["forward"]) == (s.agenda[-1].role == 0) else -4)
                verbs.add(verb)
    assert verbs >= ({"move"} if edition == "english" else {"move", "run", "swap"})


def test_h18_3_a_team_that_is_built_has_its_men_and_what_they_cost() -> None:
    table = Table(GAME, GAME.agree("players_full", {"teams": "budget"}), seed=1)
    assert GAME.facts(table.view(0))["teams"] == [None, None]
    table.say(0, "budget balanced_1")
    team = GAME.facts(table.view(0))["teams"][0]
    assert team
    assert team["members"] == []
    option = next(one for one in table.decision(0).options if one.notation.endswith("gold")).notation
    held = GAME.facts(table.preview(0, [option]))
    table.say(0, option)
    told = GAME.facts(table.view(0))
    assert told["teams"] == held["teams"]
    mine = told["teams"][0]
    assert mine
    role = mine["members"][0]["card"]
    silver, gold = told["prices"][role]
    cost = mine["cost"]
    assert cost
    spent = cost["spent"]["defensive"] + cost["spent"]["balanced"] + cost["spent"]["offensive"]
    assert (spent, cost["left"]) == (gold, cost["defence"] + cost["attack"] - gold)
    assert gold > silver
    assert mine["star_goalkeeper"] is None
    assert GAME.facts(table.view(1))["teams"] == [None, None]


def test_h14_1_a_team_that_is_held_up_is_the_one_that_runs_out() -> None:
    table = Table(GAME, GAME.agree("players_full", {"teams": "team_cards"}), seed=1)
    option = table.decision(0).options[3].notation
    held = GAME.facts(table.preview(0, [option]))["teams"][0]
    table.say(0, option)
    table.say(1, table.decision(1).options[0].notation)
    state = table.state
    assert isinstance(state, Match)
    men = [(side.attack(man), side.defence(man)) for side in state.sides[:1] for man in range(10)]
    assert held
    assert [(man["attack"], man["defence"]) for man in held["members"]] == men
    assert held["star_goalkeeper"] == state.sides[0].first_keeper
