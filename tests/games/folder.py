"""What every game brings along for its tests, in ``tests/games/<key>``; and what is special to one game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.games import OURS

if TYPE_CHECKING:
    from anpfiff.core.game import Game, Setup

HERE: Final = Path(__file__).parent
NEEDED: Final = {
    "__init__.py": "makes it a package",
    "recipes.py": "RECIPES: which golden matches there are",
    "golden": "the golden matches, written by `python -m tests.games.test_golden GAME`",
    "perft.toml": "positions with exact numbers of lines",
    "mirror.py": "MIRROR and CASES: how a match looks from the other seat, or why it has none",
}
SPECIAL: Final = "special"
"""A module that a game may have: WORDS it wants beside those every game needs, and `is_quiet`."""


def missing(key: str, folder: Path = HERE) -> list[str]:
    """What the folder of a game lacks, as sentences."""
    return [
        f"tests/games/{key}/{name} is missing: {why}"
        for name, why in NEEDED.items()
        if not (folder / key / name).exists()
    ]


TESTED: Final[list[Game]] = [game for game in OURS if not missing(game.key)]
"""Those that can be tried; tests/games/test_folders.py says of all others what they lack."""


def own_words(game: Game) -> list[str]:
    """The keys of words that a game wants beside those every game needs."""
    found: list[str] = getattr(_special(game.key), "WORDS", [])
    return found


def is_quiet(game: Game, setup: Setup) -> bool:
    """Whether nothing in a match of this setup hangs on fate alone, so that there are no odds to tell."""
    judge = getattr(_special(game.key), "is_quiet", None)
    return judge is not None and bool(judge(setup))


def _special(key: str) -> Any:
    return import_module(f"tests.games.{key}.{SPECIAL}") if (HERE / key / f"{SPECIAL}.py").exists() else None
