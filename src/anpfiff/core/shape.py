"""What the types of facts are made of besides plain ones: how long a list is, and which ids a text may be.

A game declares its facts as typed dictionaries in `fact_types.py`: the type checker holds what makes them against it,
a test what is told, and the types of the page are made from it. Nothing of it is looked at while a match is played.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")
Pair = Annotated[list[T], 2]
"""A list of two: one thing for each side, or both numbers of a fraction."""
