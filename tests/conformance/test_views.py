"""Law 4: what a seat may not see lies face down, in everything that is sent to it."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.views import *
from tests.walk import GAMES
