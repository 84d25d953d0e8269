"""Games from elsewhere: an installed package puts one on the shelf by an entry point of the group `anpfiff.games`.

Names are read when somebody asks for them, and no package is loaded before its game is asked for. What is wrong with
one package is told with its name and leaves all other games alone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.game import Game
from anpfiff.core.words import rulebook_of, words_of
from anpfiff.errors import Refusal, Unknown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "anpfiff.games"
KEY: Final[re.Pattern[str]] = re.compile(r"[a-z][a-z0-9_]{1,39}")
OURS: Final = "anpfiff"

_offered: dict[str, list[EntryPoint]] = {}
_loaded: dict[str, Game] = {}
_looked: list[bool] = []


def offered() -> dict[str, list[EntryPoint]]:
    """What installed packages offer, by name; looked up once."""
    if not _looked:
        from importlib.metadata import entry_points  # noqa: PLC0415  a version needs none of this

        for entry in sorted(entry_points(group=GROUP), key=lambda one: (one.name, package_of(one))):
            known = _offered.setdefault(entry.name, [])
            if package_of(entry) not in [package_of(other) for other in known]:  # one package may be found twice
                known.append(entry)
        _looked.append(True)
    return _offered


def forget() -> None:
    """Look again next time: packages have come or gone."""
    _offered.clear()
    _loaded.clear()
    _looked.clear()


def names(taken: list[str]) -> list[str]:
    """The names under which a game from elsewhere can stand on the shelf."""
    return [name for name, entries in offered().items() if len(entries) == 1 and name not in taken]


def clashes(taken: list[str]) -> list[Refusal]:
    """Names that two packages want, or that one of ours has."""
    found: list[Refusal] = []
    for name, entries in offered().items():
        packages = [*([OURS] if name in taken else []), *[package_of(entry) for entry in entries]]
        if len(packages) > 1:
            wanting = ", ".join(packages)
            facts: dict[str, str | int] = {"name": name[:80], "packages": wanting}
            found.append(
                Unknown(f"several packages bring a game {name[:80]!r}: {wanting}", None, [], "game-clash", facts)
            )
    return found


def load(name: str) -> Game:
    """The game of this name, loaded once; a package that does not keep what it promises is refused."""
    if name not in _loaded:
        (entry,) = offered()[name]
        try:
            _loaded[name] = sound(entry.load(), name)
        except Exception as error:  # whatever somebody else's package does
            reason = error.message if isinstance(error, Refusal) else f"{type(error).__name__}: {error}"
            facts: dict[str, str | int] = {"name": name, "package": package_of(entry), "reason": reason[:300]}
            message = f"the game {name!r} of the package {facts['package']} cannot be played: {facts['reason']}"
            raise Unknown(message, None, [], "game-broken", facts) from error
    return _loaded[name]


def sound(game: object, name: str) -> Game:
    """A game that has all the shelf wants to show of it."""
    if not isinstance(game, Game):
        raise TypeError(f"expected an object of a class of Game, found {type(game).__name__}")
    if not KEY.fullmatch(name) or game.key != name:
        raise ValueError(f"the entry point is called {name!r}, the game {game.key!r}; both need the same plain key")
    game.agree()
    for language in LANGUAGES:
        rulebook_of(game, language)
        words = words_of(game, language)
        for key in labels_of(game):
            words.text(key.replace("_", "-"))
    return game


def labels_of(game: Game) -> list[str]:
    """The keys of words that the shelf shows."""
    found = ["game-name", "game-about"]
    for edition in game.editions():
        found += [f"edition-{edition.key}", f"edition-{edition.key}-about"]
        for option in edition.options:
            found += [f"option-{option.name}", f"option-{option.name}-about"]
    return found


def package_of(entry: EntryPoint) -> str:
    """The package that brings a game, as people install it."""
    return entry.dist.name if entry.dist is not None else entry.value
