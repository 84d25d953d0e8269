"""A finished match on film: where play begins, the marks people look for, and what was told before."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.replay import read
from anpfiff.games import find
from anpfiff.protocol.table import Told
from anpfiff.server.tables.film import film_of

GAMES = Path(__file__).parents[2] / "games"


@pytest.mark.parametrize("golden", sorted(GAMES.glob("*/golden/*.txt"))[::6], ids=lambda file: file.stem)
def test_marks_are_the_goals_cards_and_injuries_of_the_match(golden: Path) -> None:
    replay = golden.read_text(encoding="utf-8")
    match = read(replay, find)
    film = film_of(replay, "spectator", 0, 0)
    goals = [ply for ply, event in match.events if "goal" in event.kind.meanings]
    assert [mark.ply for mark in film.marks if mark.means == "goal"] == goals
    assert all(mark.ply > film.kick_off for mark in film.marks)
    assert 0 <= film.kick_off < film.plies


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/golden")), ids=lambda folder: folder.parent.name)
def test_the_film_opens_on_a_table_at_which_somebody_is_to_speak(folder: Path) -> None:
    """Not on an empty pitch, and not before the draw: whoever watches sees what the first coach saw."""
    replay = next(folder.glob("*.txt")).read_text(encoding="utf-8")
    match, film = read(replay, find), film_of(replay, "open", 0, 0)
    begins = film_of(replay, "open", film.kick_off, film.kick_off).moments[0]

    assert film.kick_off > 0
    assert match.log[film.kick_off].seat >= 0
    assert any(isinstance(line, Told) for line in begins.lines)
    if folder.parent.name == "hat_trick":
        assert sum(man is not None for line in begins.view.table["pitch"] for man in line) == 20


def test_play_begins_after_squads_and_cards() -> None:
    replay = next((GAMES / "finale" / "golden").glob("*.txt")).read_text(encoding="utf-8")
    begins = film_of(replay, "spectator", 0, 0).kick_off
    told = [event.kind.name for ply, event in read(replay, find).events if ply == begins]
    assert "period" in told


@pytest.mark.parametrize("golden", sorted(GAMES.glob("*/golden/*.txt"))[::9], ids=lambda file: file.stem)
def test_where_everything_is_open_no_line_speaks_to_one_seat(golden: Path) -> None:
    replay = golden.read_text(encoding="utf-8")
    seen = {
        chair: [
            line for moment in film_of(replay, chair, 0, 150).moments for line in moment.lines if isinstance(line, Told)
        ]
        for chair in ("open", "spectator")
    }
    assert seen["open"] == seen["spectator"]


@pytest.mark.parametrize("chair", ["open", "spectator", "1"])
def test_whoever_begins_in_the_middle_is_told_what_came_before(chair: str) -> None:
    """Rounds are counted and goals are listed from the first line on, whatever else of the film is here."""
    replay = (GAMES / "hat_trick" / "golden" / "regulars.txt").read_text(encoding="utf-8")
    whole = film_of(replay, chair, 0, 200)
    told = [
        (moment.ply, line.event, line.args)
        for moment in whole.moments
        for line in moment.lines
        if isinstance(line, Told)
    ]
    middle = film_of(replay, chair, 200, 201, since=50)

    assert whole.before == []
    assert [(one.ply, one.event, one.args) for one in middle.before] == [one for one in told if 50 <= one[0] < 200]
    assert film_of(replay, chair, 200, 201).before == []


def test_a_goal_is_scored_in_the_still_after_its_line_and_not_before() -> None:
    """A roll tells sums, goal and what follows from it in one ply; the film shows each as it stood."""
    replay = next((GAMES / "finale" / "golden").glob("*.txt")).read_text(encoding="utf-8")
    goal = next(mark.ply for mark in film_of(replay, "spectator", 0, 0).marks if mark.means == "goal")
    before, moment = film_of(replay, "spectator", goal - 1, goal).moments
    told = [getattr(line, "event", "") for line in moment.lines]
    scored = told.index("scored") + 1
    goals = {still.line: sum(side["goals"] for side in still.view.table["sides"]) for still in moment.stills}
    was = sum(side["goals"] for side in before.view.table["sides"])

    assert goals, "there is something to be seen in between"
    assert all(found == was + (ply >= scored) for ply, found in goals.items())
