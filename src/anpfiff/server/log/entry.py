"""What the stored logs of tables and of competitions have in common."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct


class Happened(Struct, frozen=True, omit_defaults=True):
    """An entry of a log: something that happened at a moment, in milliseconds since 1970."""

    at: int


_ENCODER: Final = msgspec.json.Encoder()


def write(entry: Happened) -> bytes:
    """An entry as it is stored."""
    return _ENCODER.encode(entry)
