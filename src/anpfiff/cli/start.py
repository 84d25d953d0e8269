"""The entry point: answers at once what it can, before the other modules are loaded."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final

from anpfiff import __version__
from anpfiff.build import noted, own_build
from anpfiff.cli.language import FOLDER, language_in

if TYPE_CHECKING:
    from pathlib import Path

SERVERS: Final = FOLDER.parents[1] / "server" / "words"
"""The words of the server, which says the same."""


def main() -> None:
    """The entry point of `anpfiff`; without a command it opens the server in the browser."""
    if len(sys.argv) == 1:
        sys.argv.append("serve")
    said = sys.argv[1:]
    if "--version" in said and set(said) <= {"--version", "--lang", "de", "en", "fr"}:
        sys.stdout.write(version_line(language_in(said)) + "\n")
        return
    from anpfiff.cli.main import main as open_the_house  # noqa: PLC0415  a version needs none of it

    open_the_house()


def version_line(language: str) -> str:
    """Which version this is, and whether its engine is compiled; if not, why, and what to do."""
    is_pure = own_build() == "sources"
    engine = plain(language, "version-pure" if is_pure else "version-compiled")
    line = plain(language, "version", version=__version__, engine=engine)
    obstacle = f"engine-{noted() or 'pure'}".replace("_", "-")
    return f"{line}\n{plain(language, obstacle, SERVERS)}" if is_pure else line


def plain(language: str, key: str, folder: Path = FOLDER, **args: str) -> str:
    """A message of one line without choices, read without Fluent, which takes longer to load than all the rest."""
    found = re.search(rf"(?m)^{key} = (.*)$", (folder / f"{language}.ftl").read_text(encoding="utf-8"))
    if found is None:
        raise KeyError(key)
    return re.sub(r"\{ \$([a-z]+) \}", lambda place: args[place[1]], found[1])
