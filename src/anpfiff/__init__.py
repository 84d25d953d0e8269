"""Anpfiff: football box games with their full rules, exact odds and honest bots."""

from __future__ import annotations


def __getattr__(name: str) -> str:
    """`__version__`, looked up when somebody asks: most never do, and it takes longer than a whole match."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415

    return version("anpfiff")
