"""Imagined worlds: what a bot may think is behind its view. They look and ask the same, and the truth is among them."""

from __future__ import annotations

from anpfiff.testing.cases import pytest_generate_tests
from anpfiff.testing.laws.imagined import *
from tests.walk import GAMES
