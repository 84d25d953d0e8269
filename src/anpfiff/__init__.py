"""Anpfiff: football box games with their full rules, exact odds and honest bots.

Programs find everything here that `anpfiff.api` lists; it is loaded when it is first used (docs/api.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from anpfiff.api import *  # noqa: F403  the one list of names is api.__all__
else:  # hidden from type checkers: with a `__getattr__` they would believe in any name

    def __getattr__(name: str) -> object:
        """What `anpfiff.api` offers under this name; it is loaded when somebody asks."""
        if name == "__all__" or not name.startswith("_"):
            from importlib import import_module  # noqa: PLC0415  a version needs none of this

            api = import_module("anpfiff.api")
            if name == "__all__":
                return api.__all__
            if name in api.__all__:
                return getattr(api, name)
        raise AttributeError(f"module 'anpfiff' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted([*globals(), *__getattr__("__all__")])
