"""What a store says when it cannot."""

from __future__ import annotations

from typing import ClassVar

from anpfiff.errors import Refusal


class Unavailable(Exception):
    """The store cannot be reached or written now; it comes back by itself.

    Whether an append that was under way got in is known only by reading.
    """


class Denied(Unavailable):
    """The store answers, and does not let us in or do what we need."""

    is_of_another = False
    """Whether nothing can be created there, for it belongs to another user."""


class StoreRefusal(Refusal):
    """The store is not ours to use like this: taken by another server, from the future, or not empty."""

    kind: ClassVar[str] = "store"


class FileInUse(StoreRefusal):
    """Another server has the file open."""
