"""The types of what skins draw follow from the fields that games declare, and from the words in the sources."""

from __future__ import annotations

from pathlib import Path

from anpfiff.server.view_types import skins

SKINS = Path(__file__).parents[2] / "client" / "src" / "skins"


def test_the_types_of_the_views_that_skins_draw_are_fresh() -> None:
    made = skins(SKINS)

    assert len(made) == len([path for path in SKINS.iterdir() if path.is_dir()])
    assert [path for path, text in made.items() if path.read_text(encoding="utf-8") != text] == [], "run: make protocol"
