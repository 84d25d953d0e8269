"""What a field of a card takes: noted while the card is read, so that whoever enters values is offered just those."""

from __future__ import annotations

from typing import Final, Literal

Shape = Literal["text", "one", "whole", "flag", "texts", "wholes", "names"]
TEXT: Final = "text"
ONE: Final = "one"
WHOLE: Final = "whole"
FLAG: Final = "flag"
TEXTS: Final = "texts"
WHOLES: Final = "wholes"
NAMES: Final = "names"


class Want:
    """What a field takes: a shape, bounds of its numbers, how many it lists, and the texts it may have."""

    __slots__ = ("allowed", "high", "length", "low", "shape")

    def __init__(
        self,
        shape: Shape,
        low: int | None = None,
        high: int | None = None,
        length: int | None = None,
        allowed: list[str] | None = None,
    ) -> None:
        self.shape: Shape = shape
        self.low = low
        self.high = high
        self.length = length
        """How many a list has; none where it may have any number."""
        self.allowed = allowed
        """None where any text will do."""

    def is_open(self) -> bool:
        """Whether there is a choice: a field that can have one value only need not be entered."""
        if self.allowed is not None:
            return len(self.allowed) > 1
        return self.low is None or self.low != self.high
