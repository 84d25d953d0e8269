"""Text that cannot be read: cut off by a box, spilt out of one, or lying under something else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

CUTS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").rstrip(";\n")
"""Lines of text are compared with the boxes around them, with what lies on top of them, and with each other."""
# Charts are left out: where goals fall in the same minute their labels meet.
LAYERS: Final = ".alerts, .closeup.small.open, .moment, .note, .verdict, nav.dock, #new-table"
"""What lies on the rest on purpose: for as long as it is looked at, or while the page is scrolled below it."""
ONE_LINE: Final = ".tile .line"
"""What is cut on purpose: many tables at once tell as much of their last sentence as one line holds."""


def cuts(page: Page) -> list[str]:
    """Every line of text that somebody cannot read as it stands, in words."""
    found: list[str] = page.evaluate(CUTS, [LAYERS, ONE_LINE])
    return found
