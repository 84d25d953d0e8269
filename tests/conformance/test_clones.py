"""A clone of a table plays on by itself: whatever is said there, the first table knows nothing of it."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.clones import *
from tests.walk import GAMES
