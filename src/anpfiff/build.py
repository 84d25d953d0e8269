"""Which build of the engine this process runs: the sources, or the modules that mypyc compiled from them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

Build = Literal["sources", "compiled"]
Obstacle = Literal["compiling", "no_compiler", "no_packages", "failed", "broken", "pure"]
"""Why the engine is not compiled: not yet; no C compiler; the packages that compile could not be fetched; it failed;
what was compiled does not start; nobody compiles here."""
USUAL: Final = Path(__file__).parents[2] / "build" / "compiled"
"""Where `make` puts the compiled engine of a clone; beside it stands why it could not."""


def own_build() -> Build:
    """The build of this process; the engine itself need not be loaded to know it."""
    referee = find_spec("anpfiff.core.referee")
    return "sources" if referee is None or str(referee.origin).endswith(".py") else "compiled"


def noted(folder: Path = USUAL) -> Obstacle | None:
    """Why there is no compiled engine in this folder, if tools/play.py has noted it."""
    try:
        said = folder.with_name(f"{folder.name}.failed").read_text(encoding="ascii").split()
    except OSError:
        return None
    found: dict[str, Obstacle] = {"no_compiler": "no_compiler", "no_packages": "no_packages"}
    return found.get(said[0] if said else "", "failed")
