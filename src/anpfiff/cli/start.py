"""The entry point: answers at once what it can, before the other modules are loaded."""

from __future__ import annotations

import re
import sys

from anpfiff import __version__
from anpfiff.build import own_build
from anpfiff.cli.language import FOLDER, language_in


def main() -> None:
    """The entry point of `anpfiff`; without a command it opens the stadium in the browser."""
    if len(sys.argv) == 1:
        sys.argv.append("serve")
    said = sys.argv[1:]
    if "--version" in said and set(said) <= {"--version", "--lang", "de", "en", "fr"}:
        sys.stdout.write(version_line(language_in(said)) + "\n")
        return
    from anpfiff.cli.main import main as open_the_house  # noqa: PLC0415  a version needs none of it

    open_the_house()


def version_line(language: str) -> str:
    """Which version this is, and whether its engine is compiled."""
    engine = plain(language, "version-pure" if own_build() == "sources" else "version-compiled")
    return plain(language, "version", version=__version__, engine=engine)


def plain(language: str, key: str, **args: str) -> str:
    """A message of one line without choices, read without Fluent, which takes longer to load than all the rest."""
    found = re.search(rf"(?m)^{key} = (.*)$", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    if found is None:
        raise KeyError(key)
    return re.sub(r"\{ \$([a-z]+) \}", lambda place: args[place[1]], found[1])
