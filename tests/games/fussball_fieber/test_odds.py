"""The exact chances behind an option: lots and draws that a coach can see coming."""

from __future__ import annotations

from fractions import Fraction

from tests.games.fussball_fieber.kit import kick_off, long_game


def test_the_last_pass_of_a_level_semi_final_is_even() -> None:
    story = long_game(seats=2)
    story.hands()
    story.finish_quarter([1, 1], ["croatia", "ghana"])
    story.fate("drawn brazil", "drawn argentina", "drawn brazil")
    for team in ("germany", "germany", "spain", "spain", "spain"):
        story.lay(team, "fan_chant")
    assert (story.score(0), story.score(1)) == (0, 1)
    story.say(f"{story.asked[0]}: pass")
    seat = story.asked[0]

    assert story.table.odds(seat)["pass"] == {"success": Fraction(1, 2), "lot_won": Fraction(1)}


def test_who_begins_next_is_a_lot_if_that_is_agreed() -> None:
    story = kick_off({"start_player": "random_each_match"}, seats=3)
    story.say("0: pass", "1: pass")

    assert story.table.odds(2)["pass"] == {"success": Fraction(1, 3), "starter_drawn": Fraction(1)}


def test_the_draw_of_the_quarter_final() -> None:
    """Seat 1 draws first: success for him is an opponent who is no stronger, for the other one a stronger one."""
    story = long_game(seats=2)
    story.hands()
    for camp in story.cup.camps:
        camp.points, camp.noted = 9, [1, 1]
    story.cup.match = 3
    story.begin("turn 0", "match-over 0", "group-over 0")
    story.say("0: pass")
    left = story.cup.categories[1].cards()
    weak = sum(story.cup.book.strength[team] == 2 for team in range(32) if left >> team & 1)
    chances = story.table.odds(1)["pass"]

    assert chances["quarter_drawn"] == 1
    assert chances["success"] == Fraction(weak, story.cup.categories[1].size)


def test_where_cards_are_hidden_there_are_no_odds() -> None:
    story = kick_off()
    story.pass_all()

    assert story.phase == "exchange"
    assert story.table.odds(1) == {}
