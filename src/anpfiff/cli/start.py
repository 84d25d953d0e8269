"""The turnstile: what can be answered at once is, before the house behind it is opened."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec

from anpfiff.cli.language import FOLDER, language_in


def main() -> None:
    """The entry point of `anpfiff`."""
    said = sys.argv[1:]
    if "--version" in said and set(said) <= {"--version", "--lang", "de", "en", "fr"}:
        sys.stdout.write(version_line(language_in(said)) + "\n")
        return
    from anpfiff.cli.main import main as open_the_house  # noqa: PLC0415  a version needs none of it

    open_the_house()


def version_line(language: str) -> str:
    """Which version this is, and whether its engine is compiled."""
    from anpfiff import __version__  # noqa: PLC0415  looked up only for those who ask

    engine = plain(language, "version-pure" if is_pure() else "version-compiled")
    return plain(language, "version", version=__version__, engine=engine)


def plain(language: str, key: str, **args: str) -> str:
    """A message of one line without choices, read without Fluent, which takes longer to load than all the rest."""
    found = re.search(rf"(?m)^{key} = (.*)$", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    if found is None:
        raise KeyError(key)
    return re.sub(r"\{ \$([a-z]+) \}", lambda place: args[place[1]], found[1])


def is_pure() -> bool:
    """Whether the engine runs from its sources."""
    referee = find_spec("anpfiff.core.referee")
    return referee is None or str(referee.origin).endswith(".py")
