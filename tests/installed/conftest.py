"""One set of wheels and one repository for all of these tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.installed import kit
from tests.installed.test_wheels import Built

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return Built(tmp_path_factory.mktemp("wheels"))


@pytest.fixture(scope="session")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return kit.upstream(tmp_path_factory.mktemp("upstream") / "anpfiff")
