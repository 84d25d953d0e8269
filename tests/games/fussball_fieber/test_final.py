"""F12: the final."""

from __future__ import annotations

from tests.games.fussball_fieber.kit import FieberScenario, long_game


def finalists(
    points: list[int], differences: list[int], options: dict[str, object] | None = None, scores: list[int] | None = None
) -> FieberScenario:
    """Germany and Spain in the final, with these group results; with scores it has been played."""
    story = long_game(options, seats=2)
    story.hands()
    for role, camp in enumerate(story.cup.camps):
        camp.points, camp.noted = points[role], [differences[role], 0, 0]
    story.finish_quarter([1, 1], ["croatia", "ghana"])
    story.fall_anyhow("draw-fill-in", "draw-pairing")
    story.finish_semi([1, 1])
    if scores is not None:
        for role, score in enumerate(scores):
            story.camp(role).noted = [*story.camp(role).noted, score]
        story.begin("judge-final 0")
    return story


def test_f12_1_cards_are_exchanged_before_the_final() -> None:
    story = long_game(seats=2)
    story.hands(["red_card"])
    story.finish_quarter([1, 1], ["croatia", "ghana"])
    story.fall_anyhow("draw-fill-in", "draw-pairing")
    story.keep_all()
    told = story.finish_semi([1, 1])

    assert "final" in told
    story.expect(asked=[0], phase="exchange", may=["keep", "swap red_card"])


def test_f12_2_the_winner_is_world_champion() -> None:
    story = finalists([5, 9], [0, 0])
    assert [camp.rival for camp in story.cup.camps] == [1, 0]
    while story.asked != [0]:
        story.say(f"{story.asked[0]}: pass")
    story.say("0: joker")
    told = story.pass_all()

    assert [kind for kind in told if kind in ("won", "lost", "level")] == ["won"]
    assert story.table.result().places == [[0], [1]]
    assert story.table.result().reason == "final"
    assert [list(camp.noted)[-1] for camp in story.cup.camps] == [1, -1]


def test_f12_2_a_level_final_goes_to_the_better_group_phase() -> None:
    story = finalists([6, 7], [9, 0], scores=[0, 0])
    assert story.table.result().places == [[1], [0]]
    assert story.table.result().reason == "level_final"

    story = finalists([7, 7], [1, 0], scores=[0, 0])
    assert story.table.result().places == [[0], [1]]


def test_p19_only_the_sign_of_the_score_matters() -> None:
    assert finalists([9, 5], [0, 0], scores=[-7, 7]).table.result().places == [[1], [0]]
    assert finalists([9, 5], [0, 0], scores=[-1, 1]).table.result().places == [[1], [0]]


def test_p18_t11_level_group_results_share_the_win() -> None:
    story = finalists([7, 7], [1, 1], scores=[0, 0])

    assert story.table.result().places == [[0, 1]]
    assert story.table.result().reason == "level_final"


def test_t11_p18_by_an_option_the_lot_decides_in_the_final_and_in_every_fall_back() -> None:
    lot: dict[str, object] = {"group_tie_unresolved": "lot"}
    story = finalists([7, 7], [1, 1], lot, scores=[0, 0])
    story.expect(asked=[-1], phase="winner-lot", may=["lot 0", "lot 1"])
    story.fate("lot 1")
    assert story.table.result().places == [[1], [0]]
    assert story.table.result().reason == "lot"

    story = long_game(lot, seats=3)
    story.finish_group([4, 4, 1])
    story.expect(asked=[-1], phase="winner-lot", may=["lot 0", "lot 1"])

    story = long_game(lot, seats=2)
    story.hands()
    for camp in story.cup.camps:
        camp.points, camp.noted = 5, [0, 0, 0]
    story.finish_quarter([-1, -1], ["croatia", "ghana"])
    story.expect(asked=[-1], phase="winner-lot")


def test_t11_the_short_game_always_shares() -> None:
    story = long_game({"group_tie_unresolved": "lot", "length": "group_only"}, seats=2)
    story.finish_group([4, 4])

    assert story.table.result().places == [[0, 1]]
