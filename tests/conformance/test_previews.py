"""Previews: what an answer would do is told by what its seat may know, fate is not asked, and nothing happens by it."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.previews import *
from tests.walk import GAMES
