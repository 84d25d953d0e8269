"""How much is tried: `make stress` tries all of it, `make test` a small run of each."""

from __future__ import annotations

import os
from typing import Final

IS_STRESS: Final = "ANPFIFF_STRESS" in os.environ


def volume(small: int, whole: int) -> int:
    """The number for this run."""
    return whole if IS_STRESS else small
