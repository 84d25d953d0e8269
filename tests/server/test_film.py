"""A finished match on film: where play begins, and the marks people look for."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.replay import read
from anpfiff.games import find
from anpfiff.server.film import film_of

GAMES = Path(__file__).parent.parent / "games"


@pytest.mark.parametrize("golden", sorted(GAMES.glob("*/golden/*.txt"))[::6], ids=lambda file: file.stem)
def test_marks_are_the_goals_cards_and_injuries_of_the_match(golden: Path) -> None:
    replay = golden.read_text(encoding="utf-8")
    match = read(replay, find)
    film = film_of(replay, "spectator", 0, 0)
    goals = [ply for ply, event in match.events if "goal" in event.kind.meanings]
    assert [mark.ply for mark in film.marks if mark.means == "goal"] == goals
    assert all(mark.ply > film.kick_off for mark in film.marks)
    assert 0 <= film.kick_off < film.plies


def test_play_begins_after_squads_and_cards() -> None:
    replay = next((GAMES / "finale" / "golden").glob("*.txt")).read_text(encoding="utf-8")
    begins = film_of(replay, "spectator", 0, 0).kick_off
    told = [event.kind.name for ply, event in read(replay, find).events if ply == begins]
    assert "period" in told


def test_a_goal_is_scored_in_the_still_after_its_line_and_not_before() -> None:
    """A roll tells sums, goal and what follows from it in one ply; the film shows each as it stood."""
    replay = next((GAMES / "finale" / "golden").glob("*.txt")).read_text(encoding="utf-8")
    goal = next(mark.ply for mark in film_of(replay, "spectator", 0, 0).marks if mark.means == "goal")
    before, moment = film_of(replay, "spectator", goal - 1, goal).moments
    told = [getattr(line, "event", "") for line in moment.lines]
    scored = told.index("scored") + 1
    goals = {still.told: sum(side["goals"] for side in still.view.table["sides"]) for still in moment.stills}
    was = sum(side["goals"] for side in before.view.table["sides"])

    assert goals, "there is something to be seen in between"
    assert all(found == was + (ply >= scored) for ply, found in goals.items())
