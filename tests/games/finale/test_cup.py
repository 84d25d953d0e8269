"""F14: cup ties and the knock-out cup."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.errors import Malformed
from anpfiff.games.finale import GAME
from anpfiff.games.finale.cards import BOX, COLOURS, GOALKEEPER
from tests.games.finale.kit import FinaleScenario, before_kick_off, kick_off

VALUE = {man.id: man.value for man in BOX.footballers}
COLOUR = {card.id: COLOURS[card.colour] for card in BOX.tactics}
SECOND_LEG = ["full-time 0", "next-leg 0", "choose-team 0", "period 0", "full-time 0", "tie-over 0"]


def first_leg(first: int, second: int, options: dict[str, Any] | None = None) -> FinaleScenario:
    """The first leg of a tie is over at this score, and the second is about to begin."""
    story = kick_off({"format": "cup_tie", **(options or {})})
    story.side(0).goals, story.side(1).goals = first, second
    story.match.period = 6
    story.begin(*SECOND_LEG)
    return story


def whole_tie(legs: list[tuple[int, int]], options: dict[str, Any] | None = None) -> FinaleScenario:
    """Both legs of a tie are over at these scores, from the point of view of the two seats."""
    story = first_leg(*legs[0], options)
    story.draw()
    story.side(0).goals, story.side(1).goals = legs[1]
    story.match.period = 6
    story.begin("full-time 0", "tie-over 0")
    return story


def test_f14_1_a_tie_has_two_legs_and_teams_are_chosen_anew() -> None:
    """After the first leg both coaches choose again, and the score is forgotten but for the sum."""
    story = before_kick_off({"format": "cup_tie", "deck_mode": "starter"})
    assert [event.args() for ply, event in story.table.events] == [{"leg": 1}]
    story.say("0: squad starter", "1: squad starter")
    story.draw()
    story.side(0).goals = 2

    told = story.begin(*SECOND_LEG)

    assert told == ["full_time", "leg"]
    assert story.told("leg") == {"leg": 2}
    assert story.phase == "choose-team"
    assert story.may(0) == ["squad starter", "squad marked", "squad own"]
    assert [side.goals for side in story.match.sides] == [0, 0]
    assert [side.earlier for side in story.match.sides] == [2, 0]


def test_f14_2_the_winner_of_a_tie_has_the_cup() -> None:
    """He is told with the sum of goals."""
    story = whole_tie([(2, 1), (0, 0)])

    assert story.told("tie_won") == {"seat": 0, "goals": 2, "against": 1}
    assert story.table.is_over


@pytest.mark.parametrize(
    ("legs", "winner"), [([(1, 0), (0, 2)], 1), ([(3, 0), (0, 2)], 0), ([(0, 0), (1, 0)], 0), ([(2, 2), (0, 1)], 1)]
)
def test_f14_3_the_goals_of_both_legs_are_added_up(legs: list[tuple[int, int]], winner: int) -> None:
    """More goals in all win the tie after ninety minutes of the second leg."""
    result = whole_tie(legs).table.result()

    assert result.places == [[winner], [1 - winner]]
    assert result.score == [legs[0][0] + legs[1][0], legs[0][1] + legs[1][1]]
    assert result.reason == "aggregate"


def test_f14_3_a_level_first_leg_has_no_extra_time() -> None:
    """Whatever was agreed for single matches."""
    story = first_leg(1, 1, {"tie_after_90": "extra_time_and_shootout"})

    assert story.match.leg == 2
    assert not any(event.kind.name == "extra_time" for ply, event in story.table.events)


def test_f14_3_a_level_tie_goes_to_extra_time_and_kicks() -> None:
    """Although a draw was agreed for single matches."""
    story = whole_tie([(1, 0), (0, 1)], {"tie_after_90": "draw"})
    assert any(event.kind.name == "extra_time" for ply, event in story.table.events)

    story.match.period = 8
    story.begin("extra-time-over 0", "tie-over 0")

    assert story.phase == "order-kickers"


def test_f14_4_coaches_are_drawn_and_the_first_drawn_have_byes() -> None:
    """Of three coaches the first drawn waits for the final, the other two meet."""
    story = before_kick_off({"format": "cup"}, seats=3)
    assert story.may(-1) == ["lot 0", "lot 1", "lot 2"]

    story.fate("lot 2")
    assert story.may(-1) == ["lot 0", "lot 1"]
    story.fate("lot 1", "lot 0")

    assert story.told("tie") == {"first_seat": 1, "second_seat": 0}
    assert story.asked == [1, 0]


def test_f14_4_six_coaches_come_out_even_and_still_two_of_them_have_byes() -> None:
    """Six is no power of two: the first two drawn wait, so that four are left for the second round."""
    story = before_kick_off({"format": "cup"}, seats=6)
    story.fate(*[f"lot {seat}" for seat in range(6)])

    assert story.told("tie") == {"first_seat": 2, "second_seat": 3}
    assert list(story.match.winners) == [0, 1]


def test_f14_5_round_by_round_until_one_has_the_cup() -> None:
    """Seat 1 beats seat 0, then loses the final to seat 2, which had a bye."""
    story = before_kick_off({"format": "cup"}, seats=3)
    story.fate("lot 2", "lot 1", "lot 0")

    story.match.winner = 0
    story.side(0).goals, story.side(0).earlier = 2, 1
    story.begin("tie-over 0", "next-tie 0")
    assert story.told("tie") == {"first_seat": 2, "second_seat": 1}
    story.match.winner = 0
    story.begin("tie-over 0", "next-tie 0")

    assert story.told("cup_won") == {"seat": 2}
    result = story.table.result()
    assert result.places == [[2], [1], [0]]
    assert result.score == [0, 3, 0]
    assert result.reason == "cup"


def test_f14_5_losers_of_one_round_share_their_place() -> None:
    """Of four coaches two are out after the first round."""
    story = before_kick_off({"format": "cup"}, seats=4)
    story.fate("lot 0", "lot 1", "lot 2", "lot 3")

    for winner in (0, 1, 1):
        story.match.winner = winner
        story.begin("tie-over 0", "next-tie 0")

    assert story.table.result().places == [[3], [0], [1, 2]]


def test_d18_cups_are_played_in_two_legs() -> None:
    """A single match has no legs; a tie and every tie of a cup has two."""
    assert kick_off().match.leg == 1
    assert [phase.key() for phase in before_kick_off().state.agenda].count("next-leg") == 0

    tie = before_kick_off({"format": "cup_tie"})

    assert tie.match.leg == 1
    assert [phase.key() for phase in tie.state.agenda].count("next-leg") == 1


def test_o38_by_default_away_goals_decide_nothing() -> None:
    """1:1 and 0:0 is level, though seat 1 has scored away."""
    story = whole_tie([(1, 1), (0, 0)])

    assert not story.table.is_over


@pytest.mark.parametrize(("legs", "winner"), [([(1, 1), (0, 0)], 1), ([(0, 1), (2, 1)], 0)])
def test_o38_by_option_away_goals_decide(legs: list[tuple[int, int]], winner: int) -> None:
    """Seat 1 is away in the first leg, seat 0 in the second."""
    result = whole_tie(legs, {"cup_away_goals": True}).table.result()

    assert result.places[0] == [winner]
    assert result.reason == "away_goals"


def test_o38_as_many_away_goals_leave_a_tie_level() -> None:
    """1:1 and 1:1 goes to extra time even with away goals."""
    story = whole_tie([(1, 1), (1, 1)], {"cup_away_goals": True})

    assert not story.table.is_over


def test_o38_nobody_is_suspended() -> None:
    """Who was sent off in the first leg may play in the second, with a clean sheet and all substitutions."""
    story = kick_off({"format": "cup_tie", "cup_swap_sides": False})
    story.at_risk(0, "ronny_trickster")
    story.begin("roll-for-men 0", *SECOND_LEG)
    story.side(0).subs = 0

    story.fate("die 3")
    story.draw()

    assert "ronny_trickster" in story.pitch(0)
    assert story.side(0).subs == 3


def test_o39_the_sum_counts_not_the_second_leg() -> None:
    """A level second leg decides the tie if the first was won; a won one may leave the sum level."""
    assert whole_tie([(1, 0), (2, 2)]).table.is_over
    assert not whole_tie([(1, 0), (2, 3)]).table.is_over


def test_o39_goals_of_extra_time_count_for_the_sum() -> None:
    """1:0, 0:1 and a goal of seat 1 in extra time win the tie."""
    story = whole_tie([(1, 0), (0, 1)])
    story.side(1).goals += 1
    story.match.period = 8

    story.begin("extra-time-over 0", "tie-over 0")

    result = story.table.result()
    assert result.places == [[1], [0]]
    assert result.score == [1, 2]
    assert result.reason == "extra_time"


def dearest_squad(options: dict[str, Any], role: int) -> int:
    """The points of a squad in which every man is the dearest that may be picked."""
    story = before_kick_off({"deck_mode": "starter", **options})
    story.say(f"{role}: squad own")
    points = 0
    for number in range(15):
        man = max((option.split()[1] for option in story.may(role)), key=lambda man: VALUE[man])
        story.say(f"{role}: pick {man}")
        points += VALUE[man]
    return points


@pytest.mark.parametrize("budget", [0, 2, -2])
def test_o40_the_holder_may_have_more_points_or_fewer(budget: int) -> None:
    """The seat that defends the title has 52, 50 or 48 points, the other one 50."""
    options = {"format": "cup_tie", "cup_holder": 0, "cup_holder_budget": budget}

    assert dearest_squad(options, 0) == 50 + budget
    assert dearest_squad(options, 1) == 50


def test_o41_a_cup_is_for_two_to_eight_coaches() -> None:
    """Four if nobody says, and never nine."""
    for seats in range(2, 9):
        assert GAME.agree(options={"format": "cup"}, seats=seats).seats == seats
    assert GAME.agree(options={"format": "cup"}).seats == 4
    with pytest.raises(Malformed):
        GAME.agree(options={"format": "cup"}, seats=9)
    with pytest.raises(Malformed):
        GAME.agree(options={"format": "cup_tie"}, seats=3)


def test_t18_the_score_of_a_tie_is_goals_and_kicks_stand_apart() -> None:
    """Level at 1:1 in all, seat 0 wins on kicks: the score stays 1:1."""
    story = whole_tie([(1, 0), (0, 1)])
    story.begin("shoot-out 0", "tie-over 0")
    for role in (0, 1):
        for number in range(5):
            story.say(f"{role}: {story.may(role)[0]}")
    story.fate("die 3", "die 0")

    while not story.table.is_over:
        story.fate("die 3", "die 0") if story.match.attacking == 0 else story.fate("die 0", "die 3")

    result = story.table.result().as_data()
    assert result["score"] == [1, 1]
    assert result["kicks"] == [3, 0]
    assert result["places"] == [[0], [1]]


def test_t18_the_coach_drawn_first_is_at_home_in_the_first_leg() -> None:
    """In a cup roles follow the draw: seat 3 is at home against seat 1."""
    story = before_kick_off({"format": "cup"}, seats=4)

    story.fate("lot 3", "lot 1", "lot 0", "lot 2")

    assert [int(seat) for seat in story.match.roles] == [3, 1]


def test_a4_clubs_are_swapped_for_the_second_leg() -> None:
    """Seat 0 leads FC Acker then, and SV Stollen again in the next tie."""
    story = first_leg(0, 0)
    assert story.pitch(0, GOALKEEPER) == ["sven_fauster"]

    story.match.leg = 0
    story.begin("next-leg 0", "choose-team 0")
    assert story.pitch(0, GOALKEEPER) == ["bernd_klauball"]


def test_a4_a_table_that_swapped_sides_swaps_them_back() -> None:
    """With swap_sides seat 0 begins with FC Acker and plays the second leg with SV Stollen."""
    story = kick_off({"format": "cup_tie", "swap_sides": True})
    assert story.pitch(0, GOALKEEPER) == ["sven_fauster"]

    story.begin(*SECOND_LEG)

    assert story.pitch(0, GOALKEEPER) == ["bernd_klauball"]
    assert story.pitch(1, GOALKEEPER) == ["sven_fauster"]


@pytest.mark.parametrize("options", [{"cup_swap_sides": False}, {"cup_new_squad_per_leg": False}])
def test_a4_by_option_or_with_kept_squads_they_are_not(options: dict[str, Any]) -> None:
    """Seat 0 keeps SV Stollen."""
    assert first_leg(0, 0, options).pitch(0, GOALKEEPER) == ["bernd_klauball"]


def test_a5_squads_and_cards_are_kept() -> None:
    """With cup_new_squad_per_leg = false nobody is asked: the same eleven, bench and colour play the second leg."""
    story = before_kick_off({"format": "cup_tie", "squads": "starter", "cup_new_squad_per_leg": False})
    story.say("0: colour red", "1: colour blue")
    story.draw()
    eleven, bench = story.pitch(0), story.bench(0)
    story.lose(0, "mc_fire", "ali_balla")

    story.begin(*SECOND_LEG)
    story.draw()

    assert story.phase == "play-tactic"
    assert (story.pitch(0), story.bench(0)) == (eleven, bench)
    for role, colour in ((0, "red"), (1, "blue")):
        cards = story.cards(story.side(role).hand) + story.cards(story.side(role).deck)
        assert sorted(COLOUR[card] for card in cards) == sorted([colour] * 6 + ["white"] * 5)


def test_a5_a_free_choice_is_only_put_in_order_again() -> None:
    """The eleven cards of the first leg are offered, in any order, and no others."""
    options = {"format": "cup_tie", "squads": "starter", "deck_mode": "free_choice", "cup_new_squad_per_leg": False}
    story = before_kick_off(options)
    chosen = []
    while story.asked == [0, 1]:
        chosen.append(story.may(0)[-1])
        story.say(f"0: {chosen[-1]}")
    story.answer("choose-team")
    story.begin(*SECOND_LEG)

    offered = set()
    while story.asked == [0, 1]:
        offered |= set(story.may(0))
        story.say(f"0: {story.may(0)[0]}")

    assert offered == set(chosen)
    assert len(chosen) == 11


@pytest.mark.parametrize(("kind", "first"), [("match", "choose-team"), ("cup_tie", "choose-team"), ("cup", "draw-lot")])
def test_a10_a_table_plays_a_match_a_tie_or_a_cup(kind: str, first: str) -> None:
    """A match and a tie begin with the teams, a cup with the draw."""
    story = before_kick_off({"format": kind})

    assert story.phase == first
    assert story.table.setup.seats == (4 if kind == "cup" else 2)


def test_a11_the_holder_is_a_seat() -> None:
    """In a knock-out cup seat 2 defends the title, whichever role it plays; in a single match nobody does."""
    options = {"format": "cup", "cup_holder": 2, "cup_holder_budget": -2}
    story = before_kick_off(options, seats=4)

    story.fate("lot 0", "lot 2", "lot 1", "lot 3")

    assert story.may(0) == ["squad starter", "squad marked", "squad own"]
    assert story.may(2) == ["squad own"]
    match = before_kick_off({"cup_holder": 0, "cup_holder_budget": -2})
    assert match.may(0) == ["squad starter", "squad marked", "squad own"]


def test_a10_a_table_for_more_than_two_plays_a_cup() -> None:
    """Nobody need say so; to ask for a single match with four coaches is refused."""
    assert GAME.agree(seats=4).options["format"] == "cup"
    assert GAME.agree(seats=2).options["format"] == "match"
    with pytest.raises(Malformed, match="only the format cup is for 4 seats"):
        GAME.agree(options={"format": "match"}, seats=4)
