"""What is said when a request is refused."""

from __future__ import annotations

from msgspec import Struct


class Wrong(Struct):
    """What is wrong with a request."""

    kind: str
    message: str
    rule: str | None = None
    expected: list[str] = []


class Problem(Struct):
    """The body of every answer that is not a success."""

    error: Wrong
