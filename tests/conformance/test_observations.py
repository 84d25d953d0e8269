"""What programs that learn observe: shapes and bounds are fixed, they show what the view shows, and no secret."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.observations import *
from tests.walk import GAMES
