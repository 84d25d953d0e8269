"""F11: the semi-final."""

from __future__ import annotations

from fractions import Fraction

from anpfiff.games.fussball_fieber.cards import TEAMS
from tests.games.fussball_fieber.kit import FieberScenario, long_game

QUARTER = ["croatia", "ghana", "russia", "ecuador"]


def through(scores: list[int | None]) -> FieberScenario:
    """After a quarter-final with these scores (None: not in it); hands are empty."""
    story = long_game(seats=len(scores))
    story.hands()
    for role, camp in enumerate(story.cup.camps):
        camp.points, camp.noted = 9 - role, [role, 0, 0]
    story.finish_quarter(scores, QUARTER)
    return story


def three() -> FieberScenario:
    """Three coaches in the semi-final: Germany meets Spain, Brazil meets Ecuador, who beat the fourth."""
    story = through([1, 1, 1, -1])
    story.fate("drawn spain")
    return story


def test_f11_1_coaches_and_the_neutral_teams_that_won() -> None:
    story = through([1, -1, 0, -2])

    assert story.cup.playing() == [0, 2]
    assert [TEAMS[team] for team in story.cup.neutrals] == ["ghana", "ecuador"]
    story.expect(asked=[-1], phase="draw-pairing")


def test_f11_2_missing_teams_are_drawn_from_a_and_else_from_b() -> None:
    story = through([1, 1])
    story.expect(asked=[-1], phase="draw-fill-in")
    assert {"drawn brazil", "drawn argentina"} <= set(story.may(-1))
    assert "drawn england" not in story.may(-1)
    told = story.fate("drawn brazil")
    assert told == ["fill_in"]
    story.expect(phase="draw-fill-in")

    story = long_game(seats=3)
    story.hands()
    story.finish_quarter([1, 1, 1], QUARTER[:3])
    assert "drawn uruguay" in story.may(-1)
    story = long_game(seats=4)
    story.hands()
    story.finish_quarter([1, 1, 1, None], QUARTER)
    assert story.cup.categories[0].size == 0
    assert "drawn colombia" in story.may(-1)
    assert "drawn iran" not in story.may(-1)


def test_f11_3_p22_two_coaches_are_kept_apart() -> None:
    story = through([1, -1, 1, -1])
    story.expect(may=["drawn ghana", "drawn ecuador"])
    told = story.fate("drawn ecuador")

    assert (story.opponent(0), story.opponent(2)) == ("ecuador", "ghana")
    assert [camp.rival for camp in story.cup.camps] == [-1, -1, -1, -1]
    assert told.count("semi_drawn") == 2


def test_f11_3_p21_three_coaches_two_of_whom_meet() -> None:
    story = through([1, 1, 1, -1])
    story.expect(may=["drawn spain", "drawn brazil", "drawn ecuador"])
    story.fate("drawn ecuador")

    assert [story.camp(role).rival for role in range(3)] == [-1, 2, 1]
    assert [story.opponent(role) for role in range(3)] == ["ecuador", "brazil", "spain"]


def test_t14_each_pairing_is_equally_likely() -> None:
    for scores, chance in (([1, 1, 1, 1], 3), ([1, 1, 1, -1], 3), ([1, -1, 1, -1], 2)):
        fate = through(list(scores)).state.agenda[-1].outcomes(through(list(scores)).state)
        assert {Fraction(int(weight), int(fate.total)) for weight in fate.weights} == {Fraction(1, chance)}
        assert len(fate.actions) == chance


def test_f11_4_p20_two_coaches_have_one_score_seen_from_two_sides() -> None:
    story = three()
    story.hands(["red_card", "set_piece"], ["training_camp"])
    story.begin("kick-off 0", "match-over 0")
    assert (story.score(0), story.score(1)) == (0, 0)
    while story.asked != [0]:
        story.say(f"{story.asked[0]}: pass")
    assert story.may(0)[2:] == [
        "play red_card spain",
        "play red_card brazil",
        "play set_piece germany",
        "play set_piece ecuador",
    ]
    told = story.say("0: play red_card spain")

    assert told == ["played", "score"]
    assert (story.score(0), story.score(1)) == (2, -2)


def test_f11_4_cards_are_exchanged_before_the_semi_final() -> None:
    story = through([1, 1, 1, -1])
    story.hold(0, "red_card")
    story.fate("drawn spain")

    story.expect(asked=[0], phase="exchange", may=["keep", "swap red_card"])


def test_t1_a_third_coach_may_help_one_of_two() -> None:
    story = three()
    story.hands([], [], ["set_piece", "own_goal"])
    story.begin("turn 2")

    assert story.may(2)[2:] == [
        "play set_piece germany",
        "play set_piece spain",
        "play set_piece brazil",
        "play own_goal germany",
        "play own_goal spain",
        "play own_goal ecuador",
    ]


def test_p23_a_neutral_semi_finalist_has_its_printed_strength() -> None:
    story = three()

    assert story.opponent(2) == "ecuador"
    assert story.cup.opposition(2) == 2
    assert list(story.camp(2).against) == []


def test_p24_who_was_beaten_by_a_neutral_team_does_not_meet_it_again() -> None:
    story = through([1, 1, 1, -1])

    assert not story.camp(3).is_in
    assert "argentina" not in [notation.removeprefix("drawn ") for notation in story.may(-1)]


def test_f11_5_the_winner_is_in_the_final_and_a_level_match_goes_to_the_lot() -> None:
    story = three()
    told = story.finish_semi([0, 0, 1])
    assert told == []
    story.expect(asked=[-1], phase="semi-lot", may=["drawn germany", "drawn spain"])
    story.fate("drawn spain")

    assert [camp.is_in for camp in story.cup.camps] == [False, True, True, False]
    assert story.told("lot_won") == {"team": "spain", "opponent": "germany"}
    assert story.cup.stage == 3


def test_f11_5_a_neutral_team_can_win_the_lot() -> None:
    story = three()
    story.finish_semi([1, -1, 0])
    story.fate("drawn ecuador")

    assert story.table.result().places[0] == [0]
    assert story.table.result().reason == "alone"


def test_f11_6_if_no_coach_reaches_the_final_the_best_group_among_them_has_won() -> None:
    """Seat 1 had more points than seat 2, but was out before."""
    story = through([1, -1, 1, -1])
    story.fate("drawn ecuador")
    story.camp(0).points = 5
    told = story.finish_semi([-1, -2])

    assert "group_decides" in told
    assert story.table.result().places == [[2], [0], [1], [3]]


def test_f11_6_one_alone_has_won_at_once() -> None:
    story = through([1, -1, 1, -1])
    story.fate("drawn ecuador")
    story.finish_semi([-1, 2])

    assert story.table.result().places[0] == [2]
    assert story.table.result().details["rounds"] == [2, 1, 3, 1]


def test_four_coaches_play_two_semi_finals() -> None:
    story = through([1, 1, 1, 1])
    story.fate("drawn argentina")

    assert [story.camp(role).rival for role in range(4)] == [3, 2, 1, 0]
    story.finish_semi([1, -1, 1, -1])
    assert story.cup.playing() == [0, 2]
    assert (story.opponent(0), story.opponent(2)) == ("brazil", "germany")
