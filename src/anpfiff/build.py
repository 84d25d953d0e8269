"""Which build of the engine this process runs: the sources, or the modules that mypyc compiled from them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

Build = Literal["sources", "compiled"]


def own_build() -> Build:
    """The build of this process; the engine itself need not be loaded to know it."""
    referee = find_spec("anpfiff.core.referee")
    return "sources" if referee is None or str(referee.origin).endswith(".py") else "compiled"
