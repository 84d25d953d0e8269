"""What only an extra of the package brings: it is loaded where it is needed, and missed by its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from anpfiff.errors import Missing


def load(module: str, extra: str) -> Any:
    """A module of an extra; where it is not installed, how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        message = f"this needs {module}: pip install 'anpfiff[{extra}]'"
        raise Missing(message, key="extra", facts={"module": module, "extra": extra}) from error
