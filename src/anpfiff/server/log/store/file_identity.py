"""The identity of a SQLite file: whether what we write to is still what will be opened next time.

A file that was deleted or replaced lives on for those who have it open; what is written to it is lost with them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from anpfiff.server.log.store.errors import Unavailable

if TYPE_CHECKING:
    from pathlib import Path


class FileIdentity:
    """A file and the log beside it (-wal), as we found them; both hold entries."""

    def __init__(self, path: Path) -> None:
        self._known: Final[dict[str, tuple[int, int]]] = {}
        self._file: Final = str(path)
        self._files: Final = (str(path), f"{path}-wal")
        self.is_still = False
        """Whether it is read as one that nobody writes to."""

    def has_log(self) -> bool:
        """Whether a log lies beside it: it was not closed, or somebody has it open."""
        return os.path.exists(self._files[1])  # noqa: PTH110  as below

    def check(self) -> None:
        """Raise if one of the files is not there any more, or another has taken its place."""
        if self.is_still and self.has_log():
            raise Unavailable(f"somebody began to write to {self._file}")
        for file in self._files:
            try:
                found = os.stat(file)  # noqa: PTH116  asked at every commit
            except OSError as error:
                if file in self._known or file == self._file:
                    raise Unavailable(f"{file} is gone: {error.strerror}") from error
                continue
            identity = (found.st_dev, found.st_ino)
            if self._known.setdefault(file, identity) != identity:
                raise Unavailable(f"{file} is another file than the one that was opened")

    def check_writable(self) -> None:
        """Raise if the file could not be opened for writing next time."""
        if not os.access(self._file, os.W_OK):
            raise Unavailable(f"{self._file} may only be read")
