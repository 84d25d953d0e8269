"""The laws on play that Hypothesis chooses: setup, fate and every answer, shrunk to the shortest match."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.chosen import *
from tests.walk import GAMES
