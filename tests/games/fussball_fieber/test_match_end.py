"""F7: the end of a match."""

from __future__ import annotations

from anpfiff.core.stills import stills
from anpfiff.games.fussball_fieber.camp import left_of
from anpfiff.games.fussball_fieber.state import Cup
from tests.games.fussball_fieber.kit import kick_off


def test_f7_1_a_win_is_three_points_a_draw_one_a_defeat_none() -> None:
    story = kick_off(seats=3)
    told = story.pass_all()

    assert [camp.points for camp in story.cup.camps] == [0, 1, 3]
    assert [kind for kind in told if kind in ("won", "level", "lost")] == ["lost", "level", "won"]


def test_f7_1_a_preview_of_the_last_pass_does_not_end_the_match() -> None:
    story = kick_off()
    story.say("0: pass")
    view = story.table.preview(1, ["pass"])

    assert isinstance(view, Cup)
    assert (view.passes, [camp.noted for camp in view.camps]) == (2, [[], []])


def test_f7_2_points_and_differences_are_noted() -> None:
    story = kick_off(seats=3)
    story.next_match()
    story.next_match()
    story.pass_all()

    assert [list(camp.noted) for camp in story.cup.camps] == [[-1, -2, 0], [0, 0, -1], [1, -1, -1]]
    assert [camp.points for camp in story.cup.camps] == [1, 2, 3]


def test_f7_3_cards_that_have_done_their_work_are_cleared_away() -> None:
    story = kick_off()
    story.hands(["team_spirit", "own_goal"], ["red_card", "injury_1"])
    story.say("0: play team_spirit germany", "1: play red_card germany")
    story.say("0: play own_goal portugal", "1: play injury_1 germany", "0: joker", "1: pass", "0: pass")

    assert story.laid("germany") == [("red_card", 1, 0), ("team_spirit", 1, 0)]
    assert story.cards(story.cup.discard) == ["injury_1", "own_goal"]
    assert (story.camp(0).jokers, story.camp(0).jokers_on) == (1, 0)


def test_p13_a_score_beyond_five_counts_as_it_is() -> None:
    story = kick_off()
    story.lay("germany", "dream_combination", 1)
    for times in range(3):
        story.lay("germany", "dream_combination", 1)
    story.pass_all()

    assert list(story.camp(0).noted) == [7]


def test_t12_p13_by_an_option_no_more_than_five_is_noted_but_it_is_played_on_as_it_is() -> None:
    story = kick_off({"score_cap": 5})
    story.hands([], ["own_goal"])
    for times in range(4):
        story.lay("germany", "dream_combination", 1)
    for times in range(3):
        story.lay("spain", "red_card", 2)
    story.say("0: pass", "1: play own_goal germany")
    assert story.score(0) == 6
    story.say("0: pass", "1: pass")

    assert list(story.camp(0).noted) == [5]
    assert list(story.camp(1).noted) == [-5]


def test_f7_3_the_table_shows_how_a_match_ended_until_something_new_begins() -> None:
    story = kick_off()
    story.hands(["team_spirit"], [])
    story.say("0: play team_spirit germany", "1: pass")
    before, ply = story.cup.clone(), story.table.ply
    told = story.say("0: pass")

    verdict = max(k for k, kind in enumerate(told) if kind in {"won", "level", "lost"})
    shown = [still.state for still in stills(before, ply, story.table.log) if still.events <= verdict + 1][-1]
    assert isinstance(shown, Cup)
    assert (shown.match, [list(camp.noted) for camp in shown.camps]) == (1, [[0], [0]])
    assert [left_of(laid) for laid in shown.camps[0].laid] == [2]
    assert shown.score(0) == 0
    assert told[verdict + 1] == "starts"
    assert (story.cup.match, story.laid("germany")) == (2, [("team_spirit", 1, 0)])
