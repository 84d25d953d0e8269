"""Laws 1 to 3, at every node of random play: the state is data, options are complete, fate is asked."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.nodes import *
from tests.walk import GAMES
