"""Bots of one's own by name: a class in a file, an installed one, or a program in any language.

    my_bot.py:Coach         the class `Coach` of a file
    sweeper                 what an installed package offers under this name (entry points, group `anpfiff.bots`)
    cmd:./my_bot --fast     a program that answers JSON lines (docs/own_bots.md)

Before it may stand what people call it, `Sweeper=cmd:./my_bot`. Behind an at sign may stand how many seconds it has
for each answer: `my_bot.py:Coach@2`. Such names run code: they are taken from a command line or a program, never from
a saved match and never from a stranger.
"""

from __future__ import annotations

import hashlib
import inspect
import re
import shlex
import shutil
import sys
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.bot import Bot
from anpfiff.bots.command import CommandBot
from anpfiff.bots.forfeit import SLOW, Forfeit
from anpfiff.bots.guarded import GuardedBot, place_of, told
from anpfiff.errors import Unknown

if TYPE_CHECKING:
    from types import ModuleType

    from anpfiff.core.game import Game, Setup

GROUP: Final = "anpfiff.bots"
COMMAND: Final = "cmd:"
FILE: Final = ".py"
SECONDS: Final = 10.0
"""How long a bot may think about one answer, where its name does not say."""
MOST_SECONDS: Final = 3600.0
CALLED: Final = re.compile(r"([^=:/\\]+)=(.+)", re.DOTALL)

_modules: dict[Path, ModuleType] = {}
_prints: dict[Path, str] = {}
"""By file: the fingerprint of what was loaded, whatever stands there now."""


def installed() -> list[str]:
    """The bots that installed packages offer."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def is_own(name: str) -> bool:
    """Whether a bot of somebody's own has this name; nothing is loaded for it."""
    plain = split(name)[0]
    return plain.startswith(COMMAND) or plain.partition(":")[0].endswith(FILE) or plain in installed()


def called(name: str) -> tuple[str, str]:
    """What people call a bot, if that was said, and the rest of its name."""
    found = CALLED.fullmatch(name)
    return (found[1], found[2]) if found else ("", name)


def title(name: str) -> str:
    """What people read of a bot: what it is called, or else its whole name."""
    return called(name)[0] or name


def split(name: str) -> tuple[str, float]:
    """A name without what people call it and without its seconds, and the seconds."""
    name = called(name)[1]
    plain, at, seconds = name.rpartition("@")
    try:
        allowed = float(seconds) if at else SECONDS
    except ValueError:
        return name, SECONDS
    return (plain, allowed) if at and 0 < allowed <= MOST_SECONDS else (name, SECONDS)


def make_own(name: str, game: Game, setup: Setup) -> Bot:
    """The bot of this name for one match, behind its guard."""
    plain, seconds = split(name)
    if plain.startswith(COMMAND):
        return CommandBot(plain.removeprefix(COMMAND), game, setup, seconds)
    made = bot_class(plain)
    return GuardedBot(lambda: coach(made, game), plain, seconds)


def check_own(name: str, game: Game, setup: Setup) -> None:
    """Refuse a bot that cannot be loaded, and a program that is not there, before a match begins."""
    bot = make_own(name, game, setup)
    if isinstance(bot, CommandBot):
        program = next(iter(words_of(bot.command)), "")
        if not shutil.which(program):
            raise broken(name, FileNotFoundError(f"there is no program {program}"))
    if isinstance(bot, GuardedBot) and bot.lost is not None:
        raise broken(name, bot.lost)


def fingerprint(name: str) -> str:
    """What tells a bot from the same name with other code: of a file or the files of a command, or a version.

    What a file imports is not looked at; "" where nothing is known.
    """
    plain = split(name)[0]
    if plain.startswith(COMMAND):
        return print_of([Path(word) for word in words_of(plain.removeprefix(COMMAND)) if Path(word).is_file()])
    file = plain.partition(":")[0]
    if file.endswith(FILE):
        path = Path(file).resolve()
        if not path.is_file() and path not in _prints:
            raise broken(name, FileNotFoundError(f"there is no file {path.name}"))
        return _prints.get(path) or print_of([path])
    for entry in entry_points(group=GROUP):
        if entry.name == plain and entry.dist is not None:
            return f"{entry.dist.name} {entry.dist.version}"
    return ""


def words_of(command: str) -> list[str]:
    """The words of a command; none if it cannot be read."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def print_of(files: list[Path]) -> str:
    """The fingerprint of some files."""
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def bot_class(name: str) -> Any:
    """The class, or whatever else makes a bot, behind a name."""
    file, colon, attribute = name.partition(":")
    if not file.endswith(FILE):
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                try:
                    return entry.load()
                except KeyboardInterrupt:
                    raise
                except BaseException as error:
                    raise broken(name, error) from error
        raise Unknown(f"there is no bot {name[:80]!r}", key="bot", facts={"name": name[:80]})
    module = module_of(Path(file).resolve(), name)
    if colon:
        if not hasattr(module, attribute):
            raise broken(name, AttributeError(f"{file} has no {attribute}"))
        return getattr(module, attribute)
    found = [one for one in vars(module).values() if is_bot_class(one) and one.__module__ == module.__name__]
    if len(found) != 1:
        raise broken(name, TypeError(f"{file} has {len(found)} bots; name one: {file}:Name"))
    return found[0]


def is_bot_class(one: object) -> bool:
    """Whether something is a class of bots."""
    return isinstance(one, type) and issubclass(one, Bot)


def module_of(path: Path, name: str) -> ModuleType:
    """The module of a file, run once; what lies beside it can be imported by it."""
    if path not in _modules:
        spec = spec_from_file_location(f"own_bot_{len(_modules)}_{path.stem}", path)
        if spec is None or spec.loader is None or not path.is_file():
            raise broken(name, FileNotFoundError(f"there is no file {path.name}"))
        module = module_from_spec(spec)
        sys.modules[spec.name] = module
        if str(path.parent) not in sys.path:
            sys.path.append(str(path.parent))
        _prints[path] = print_of([path])
        try:
            spec.loader.exec_module(module)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # sys.exit() too
            raise broken(name, error) from error
        _modules[path] = module
    return _modules[path]


def coach(made: Any, game: Game) -> Any:
    """A bot for one match, or any other object that can choose; what makes it may ask for the game."""
    asks = [one for one in inspect.signature(made).parameters.values() if one.default is one.empty]
    return made(game) if asks else made()


def broken(name: str, error: BaseException) -> Unknown:
    """A bot that cannot be loaded, with the reason."""
    reason = f"{place_of(error)}{told(error)}"
    if isinstance(error, Forfeit):
        reason = f"> {error.detail}" if error.how == SLOW else error.detail
    facts: dict[str, str | int] = {"name": name[:80], "reason": reason[:300]}
    return Unknown(f"the bot {name[:80]!r} cannot be loaded: {facts['reason']}", None, [], "bot-broken", facts)
