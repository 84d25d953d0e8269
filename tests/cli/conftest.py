"""Every test of the terminal has one of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.kit import Terminal

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal whose matches are kept in an empty folder."""
    return Terminal(tmp_path / "data")
