"""A bot: it answers decisions from what its chair can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng
    from anpfiff.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the options of a decision."""

    needs_view: bool = True
    """Whether the bot is shown a view; making one takes time."""

    def choose(self, view: State | None, role: i64, options: list[Action], rng: Rng) -> Action:
        """One of the options."""
        raise TypeError("every bot chooses for itself")

    def cut_at(self) -> i64:
        """After how many iterations the clock cut its last thought short; 0 if it thought as long as it wished."""
        return 0
