"""Packed kinds: one number that holds several small ones, and small numbers that are kept as sets."""

# ruff: noqa: D102 - what the methods of a kind do stands once, in Kind
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from anpfiff.core.kinds import At, Kind, Span

if TYPE_CHECKING:
    from mypy_extensions import i64

REST: Final = -1
"""As what bits can hold: they are all that is left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Packed(Kind):
    """A number of which each number that is shown is some bits: how far they are shifted, and what they can hold."""

    def __init__(self, bits: list[tuple[int, int]]) -> None:
        self.bits = bits

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        shown = [(value >> shift) & most for shift, most in self.bits]
        found: list[list[int]] = []
        for span in self.spans(at):
            found.append(shown[: span.size()])
            shown = shown[span.size() :]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Planes(Kind):
    """Small numbers, kept as one set for each of their bits, the lowest first. It is the kind of an `Own`."""

    def __init__(self, slots: list[str], length: int) -> None:
        self.slots = slots
        self.length = length

    def spans(self, at: At) -> list[Span]:
        return [Span("", (self.length,), 0, (1 << len(self.slots)) - 1)]

    def numbers(self, value: Any, at: At) -> list[list[int]]:
        found = [0] * self.length
        for plane, slot in enumerate(self.slots):
            members: i64 = getattr(value, slot)
            for k in range(self.length):
                found[k] += ((members >> k) & 1) << plane
        return [found]
