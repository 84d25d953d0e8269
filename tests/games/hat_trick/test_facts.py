"""What is told with a view before a shot: its power, and the chance of a goal for each hand of the goalkeeper."""

from __future__ import annotations

from fractions import Fraction

import pytest

from anpfiff.core.chair import SPECTATOR, look
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.rules.shot import AimAndDive
from anpfiff.games.hat_trick.state import Match
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
