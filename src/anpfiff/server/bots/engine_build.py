"""Which build of the engine the bots' workers run: they change over to a compiled one when it comes."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.build import noted, own_build
from anpfiff.core.words import Words
from anpfiff.server.bots.isolated import ROOT

if TYPE_CHECKING:
    from anpfiff.build import Build, Obstacle

_LOG: Final = logging.getLogger(__name__)
WORDS: Final = Path(__file__).parents[1] / "words"
"""What the server says outside the page."""


class Engine:
    """What bots' workers run: the build of this server, or a compiled one as soon as it lies in its folder.

    Workers are processes that are handed views, so they may change over while everything else runs on.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder: Final = folder
        """Where a compiled engine lies or will lie; it appears there only when it is whole."""
        self._is_broken = False

    @property
    def is_awaited(self) -> bool:
        """Whether a compiled engine may still come."""
        return self.obstacle() == "compiling"

    def build(self) -> Build:
        """What a worker that starts now runs."""
        if own_build() == "compiled" or self._folder is None or self._is_broken or not self._folder.is_dir():
            return own_build()
        return "compiled"

    def obstacle(self) -> Obstacle | None:
        """Why workers do not run a compiled engine; nothing if they do."""
        if self.build() == "compiled":
            return None
        if self._is_broken:
            return "broken"
        return (noted() or "pure") if self._folder is None else (noted(self._folder) or "compiling")

    def advice(self, language: str) -> str:
        """Why bots think slower, in a sentence, and what to do; empty if they do not."""
        key = f"engine-{self.obstacle()}".replace("_", "-")
        return Words(language, [WORDS / f"{language}.ftl"]).text(key) if self.obstacle() else ""

    def give_up(self) -> None:
        """What lies in the folder does not work: bots stay with the build of this server."""
        _LOG.error("the engine in %s does not work; bots run the one of this server", self._folder)
        self._is_broken = True

    def placed(self, command: tuple[str, ...]) -> tuple[str, ...]:
        """The command that starts a worker, with our package from where it shall come from now."""
        if self.build() == own_build():
            return command
        return tuple(str(self._folder) if part == str(ROOT) else part for part in command)
