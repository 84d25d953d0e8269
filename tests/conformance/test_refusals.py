"""Law 2, the other half: what is no option is refused, says which rule and what was expected, and changes nothing."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.refusals import *
from tests.walk import GAMES
