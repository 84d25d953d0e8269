"""T12, W4.3: tokens that run out, where that was agreed."""

from __future__ import annotations

from tests.games.world_cup.kit import CupScenario, korea


def test_t12_tokens_can_run_out_where_that_was_agreed() -> None:
    """Six tokens of three goals lie on the board: there is no seventh. As a rule there always is."""
    for supply in ("printed", "unlimited"):
        story = korea({"token_supply": supply})
        for team, against in (("brazil", "turkey"), ("turkey", "brazil")):
            story.lay(team, against, "goal_3", "goal_3", "goal_3")
        found = story.targets("three_goals")
        assert ("germany" in found) == (supply == "unlimited")
        assert "ireland" in found


def test_t12_a_foul_needs_the_smaller_token() -> None:
    """All eighteen tokens of two goals lie on the board: three goals cannot be reduced to two."""
    protected = [("brazil", "turkey"), ("turkey", "brazil"), ("germany", "ireland"), ("germany", "cameroon")]
    for supply in ("printed", "unlimited"):
        story = korea({"token_supply": supply})
        for team, against in [*protected, ("south_korea", "poland"), ("south_korea", "united_states")]:
            story.lay(team, against, "goal_2", "goal_2", "goal_2", "defence_token")
        story.lay("turkey", "china", "goal_3")
        assert story.may_use("foul") == (supply == "unlimited")


def test_t12_a_goal_card_laid_smaller_for_a_weak_team_uses_up_the_smaller_token() -> None:
    """Without a single foul: two goals for Tunisia, which is yellow, are the last token of one goal."""
    story = korea({"token_supply": "printed"})
    fill_with_single_goals(story, 59)
    story.use("two_goals", "team tunisia", "against japan")
    assert story.told("laid") == {"token": "single", "team": "tunisia", "against": "japan"}
    story.draw_on()

    assert not story.may_use("one_goal", seat=1)


def test_w4_3_one_and_one_needs_two_tokens_where_tokens_run_out_t12() -> None:
    story = korea({"token_supply": "printed"})
    fill_with_single_goals(story, 59)

    assert story.may_use("one_goal")
    assert not story.may_use("one_one")


def fill_with_single_goals(story: CupScenario, number: int) -> None:
    """Lay so many tokens of one goal, row by row."""
    s = story.cup
    for k in range(len(s.rows)):
        pair = s.book.box.nations[s.teams[k]].id, s.book.box.nations[s.teams[k ^ 1]].id
        here = min(int(s.book.squares[s.teams[k]]), number)
        if here > 0:
            story.lay(*pair, *["goal_1"] * here)
            number -= here
    assert number == 0
