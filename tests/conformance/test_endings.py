"""Every match ends in time, and its result says who has won."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.endings import *
from tests.walk import GAMES
