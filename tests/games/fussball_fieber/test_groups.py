"""F2: the groups."""

from __future__ import annotations

from tests.games.fussball_fieber.kit import before_the_choice, chosen, dealt


def test_f2_1_every_coach_has_a_group_of_his_own() -> None:
    story = dealt(seats=4)
    teams = [team for camp in story.cup.camps for team in [camp.team, *camp.group]]

    assert len(set(teams)) == 16
    assert all(camp.rival == -1 for camp in story.cup.camps)


def test_f2_2_one_opponent_of_each_category() -> None:
    story = chosen()
    for category, team in enumerate(["italy", "portugal", "usa"]):
        drawn = story.cup.categories[category].cards()
        assert story.may(-1) == [f"drawn {one}" for one in story.cup.book.teams.write(drawn)]
        story.fate(f"drawn {team}")

    story.expect(phase="draw-order")


def test_f2_3_the_order_card_says_whom_one_meets_when() -> None:
    """The group of the printed example: Portugal, Italy, USA."""
    story = chosen()
    story.fate("drawn italy", "drawn portugal", "drawn usa")
    assert story.may(-1) == ["order a_c_b", "order b_a_c", "order c_b_a", "order b_c_a"]
    story.fate("order b_a_c", "drawn netherlands", "drawn chile", "drawn greece")
    assert story.may(-1) == ["order a_c_b", "order c_b_a", "order b_c_a"]
    story.fate("order a_c_b")
    story.fall_anyhow()

    met = []
    for match in range(3):
        met.append(story.opponent(0))
        story.next_match()
    assert met == ["portugal", "italy", "usa"]


def test_p25_no_draw_of_the_group_runs_dry() -> None:
    """Four coaches who lead teams of one category leave enough of it for four groups and four quarter-finals."""
    for category, teams in enumerate(
        [
            ["brazil", "germany", "spain", "argentina"],
            ["portugal", "england", "belgium", "colombia"],
            ["usa", "greece", "japan", "nigeria"],
        ]
    ):
        story = before_the_choice(seats=4)
        story.say(*[f"{seat}: team {team}" for seat, team in enumerate(teams)])
        story.fall_anyhow()
        sizes = [pile.size for pile in story.cup.categories]

        assert sizes == [size - 4 - 4 * (k == category) for k, size in enumerate([8, 12, 12])]
        assert sizes[1] >= 4
