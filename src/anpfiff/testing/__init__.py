"""For those who write games: a kit for telling rules as stories, and the laws that every game keeps.

It needs pytest and hypothesis (`pip install "anpfiff[testing]"`) and is loaded by tests only. docs/adding_a_game.md
shows how a game that is kept elsewhere is held to the same laws as ours.
"""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("anpfiff.testing.kit", "anpfiff.testing.laws")
