"""Which build of the engine the bots' workers run: they change over to a compiled one when it comes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from anpfiff.build import own_build
from anpfiff.server.isolated import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.build import Build

_LOG: Final = logging.getLogger(__name__)


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
        return own_build() == "sources" and self._folder is not None and not self._folder.is_dir()

    def build(self) -> Build:
        """What a worker that starts now runs."""
        if own_build() == "compiled" or self._folder is None or self._is_broken or not self._folder.is_dir():
            return own_build()
        return "compiled"

    def give_up(self) -> None:
        """What lies in the folder does not work: bots stay with the build of this server."""
        _LOG.error("the engine in %s does not work; bots run the one of this server", self._folder)
        self._is_broken = True

    def placed(self, command: tuple[str, ...]) -> tuple[str, ...]:
        """The command that starts a worker, with our package from where it shall come from now."""
        if self.build() == own_build():
            return command
        return tuple(str(self._folder) if part == str(ROOT) else part for part in command)
