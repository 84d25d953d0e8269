"""Both engines, each with an empty store for every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.postgres import cluster, database
from tests.server.log.store.kit import opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from anpfiff.server.log.store import Store

__all__ = ["address", "anyio_backend", "cluster", "database", "store"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is."""
    if request.param == "sqlite":
        return str(tmp_path / "stadium.db")
    return str(request.getfixturevalue("database"))


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An empty store, open."""
    async with opened(address) as made:
        yield made
