"""Levels of play: how much winning chance each league gives away for every choice that is no matter of course."""

from __future__ import annotations

import tomllib
from pathlib import Path

FILE = Path(__file__).parent / "levels.toml"
"""Measured by `python -m bench.levels`, which writes it."""


def levels_of(game: str) -> list[tuple[str, float | None]]:
    """The leagues from the best to the weakest, each with its bound, the last without; none for a game not measured."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8")).get(game, {})
    bounds: list[tuple[str, float | None]] = [(bot, float(below)) for bot, below in found.get("bounds", {}).items()]
    return [*bounds, (str(found["last"]), None)] if found else []
