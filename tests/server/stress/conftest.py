"""A PostgreSQL of its own for those who kill it, and no line left open for the next test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.postgres import cluster, database
from tests.server.kit import OPEN

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["cluster", "database", "hang_up"]


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Whoever is still on the line hangs up."""
    yield
    for client in list(OPEN):
        client.close()
