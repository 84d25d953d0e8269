"""The front door: `import anpfiff` is quick, typed, and offers all that a program needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import anpfiff
from anpfiff import api
from tests.cli.test_start import loaded

ROOT = Path(__file__).parents[2]


class First(anpfiff.Bot):
    """Says whatever comes first, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(
        self, view: anpfiff.State | None, role: int, options: list[anpfiff.Action], rng: anpfiff.Rng
    ) -> anpfiff.Action:
        """The first option."""
        assert view is not None
        assert view.roles[role] == 0
        assert isinstance(rng, anpfiff.Rng)
        self.asked += 1
        return options[0]


def test_nothing_is_loaded_before_it_is_used() -> None:
    assert [name for name in loaded("import anpfiff") if name.startswith("anpfiff")] == ["anpfiff"]
    assert "anpfiff.games.finale" not in loaded("import anpfiff; anpfiff.Table; anpfiff.SHELF")


def test_every_name_is_there_and_no_other() -> None:
    for name in api.__all__:
        assert getattr(anpfiff, name) is getattr(api, name)
    assert set(api.__all__) <= set(dir(anpfiff))
    with pytest.raises(AttributeError, match="'anpfiff' has no attribute 'nonsense'"):
        anpfiff.nonsense  # type: ignore[attr-defined]  # noqa: B018  mypy knows that it is not there


def test_a_star_brings_every_name() -> None:
    assert "play" in loaded("from anpfiff import *\nimport sys\nsys.modules['play'] = play")


def test_every_name_stands_in_the_page_about_it() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [name for name in api.__all__ if not re.search(rf"\b{name}\b", page)] == []


def test_a_match_is_one_line_and_the_same_seed_gives_the_same_match() -> None:
    table = anpfiff.play("finale", ["greedy", "random"], seed=3)

    assert table.is_over
    assert table.players == ["greedy", "random"]
    assert sum(table.result().wins()) == 1.0
    again = anpfiff.play("finale", ["greedy", "random"], seed=3)
    assert anpfiff.write_replay(again) == anpfiff.write_replay(table)
    assert anpfiff.verify_replay(anpfiff.write_replay(table)) is None


def test_ones_own_bot_plays_under_the_name_of_its_class() -> None:
    mine = First()
    table = anpfiff.play("fussball_fieber", [mine, "random", "greedy"], seed=1)

    assert table.players == ["First", "random", "greedy"]
    assert mine.asked == len([entry for entry in table.log if entry.seat == 0])


def test_there_is_no_match_without_bots() -> None:
    with pytest.raises(anpfiff.Malformed):
        anpfiff.play("finale", [])


def test_bots_play_on_until_somebody_else_is_asked() -> None:
    table = anpfiff.table("finale", seed=5)
    bots = {1: anpfiff.bot("greedy", "finale")}
    while not table.is_over:
        anpfiff.play_on(table, bots, anpfiff.seeded(5, table.ply))
        asked = table.asks()
        assert [decision.seat for decision in asked] == ([] if table.is_over else [0])
        for decision in asked:
            table.say(0, decision.options[0])

    assert {entry.seat for entry in table.log} == {anpfiff.FATE, 0, 1}


def test_a_table_takes_all_that_can_be_agreed() -> None:
    table = anpfiff.table(
        anpfiff.game("world_cup"), seed=None, edition="world_cup_2002", seats=3, players=["Ann", "Bo", "Cy"]
    )

    assert (table.setup.edition, table.setup.seats, table.seed) == ("world_cup_2002", 3, None)
    assert table.players == ["Ann", "Bo", "Cy"]


def test_a_view_prints_with_the_names_of_those_who_play() -> None:
    table = anpfiff.play("fussball_fieber", ["greedy", "random"])

    assert "random" in str(table.view(0))
    assert "greedy" in str(table.view(1))
    assert "Seat 1" in str(anpfiff.table("world_cup").view(anpfiff.SPECTATOR))


def test_a_table_with_an_unknown_name_is_refused() -> None:
    with pytest.raises(anpfiff.Unknown):
        anpfiff.table("chess")
    with pytest.raises(anpfiff.Unknown):
        anpfiff.table("finale", options={"offside": True})
    with pytest.raises(anpfiff.Unknown):
        anpfiff.bot("pele", "finale")
