"""Facts: what a game tells with a view follows from that view alone, whatever lies face down in it."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.facts import *
from tests.walk import GAMES
