"""The address file: beside a file that a server has open stands where that server is found."""

from __future__ import annotations

import contextlib
import http.client
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from pathlib import Path

ENDING: Final = ".address"
PATIENCE: Final = 2.0
"""Seconds for the server behind the door to answer."""


class DoorPlate:
    """A small file beside a database: the address of the server that has it open."""

    def __init__(self, database: Path) -> None:
        database = database.resolve()
        self._file: Final = database.with_name(database.name + ENDING)

    def hang(self, address: str) -> None:
        """Say where we are; a server without a plate is only harder to find."""
        with contextlib.suppress(OSError):
            self._file.write_text(address + "\n", encoding="utf-8")

    def take_down(self) -> None:
        """Nobody is here any more."""
        with contextlib.suppress(OSError):
            self._file.unlink()

    def address(self) -> str | None:
        """Where the server is that has the file open, if one answers there; a killed one leaves its plate behind."""
        try:
            found = self._file.read_text(encoding="utf-8").strip()
        except (OSError, ValueError):
            return None
        return found if answers(found) else None


def answers(address: str) -> bool:
    """Whether a server is healthy at this address."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    try:
        connection = kind(parts.netloc, timeout=PATIENCE)
        connection.request("GET", f"{parts.path.rstrip('/')}/health")
        is_healthy = connection.getresponse().status == 200
        connection.close()
    except (OSError, ValueError, http.client.HTTPException):
        return False
    return is_healthy
