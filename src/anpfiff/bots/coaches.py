"""The coaches: every bot at a table has a name, so that people know whom they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

HEAD_COACHES: Final = {
    "random": "Pit Bolzer",
    "novice": "Jupp Sonntag",
    "greedy": "Herta Lehr",
    "league": "Didier Laplace",
    "world": "Ada Bernoulli",
}
"""The coach people meet first in each league."""
ASSISTANTS: Final = [
    "Otto Kreide", "Nell Ashworth", "Colette Marchand", "Bruno Tafel", "Gus Whitlock", "Wilma Storch", "Émile Roux",
    "Hetty Barnes", "Fiete Hansen", "Odile Perrin", "Ralph Pickering", "Moni Kessel", "Basile Fournier",
    "Tess Holloway", "Lutz Ambos", "Nora Flint",
]  # fmt: skip
"""They come to tables where several bots of one league play."""


def coaches(bots: Sequence[str | None], taken: Iterable[str] = ()) -> list[str]:
    """A name for every seat with a bot, each only once and none that somebody at the table has; "" for other seats."""
    used = set(taken)
    found: list[str] = []
    for bot in bots:
        name = "" if bot is None else _first_free([HEAD_COACHES.get(bot, ""), *ASSISTANTS], used)
        used.add(name)
        found.append(name)
    return found


def _first_free(names: list[str], used: set[str]) -> str:
    return next((name for name in names if name and name not in used), "")
