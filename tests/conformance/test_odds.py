"""The odds shown to a seat: exact, whole, and what really happens."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.odds import *
from tests.games.folder import is_quiet
from tests.walk import GAMES
