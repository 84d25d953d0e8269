"""The facts of the toy."""

from typing import TypedDict


class Facts(TypedDict):
    """What follows from a view of the meadow."""

    leads: list[int]
