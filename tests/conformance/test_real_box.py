"""The real box: what people enter at the table leads to the same match, and no view tells what was filled in."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.real_box import *
from tests.walk import GAMES
