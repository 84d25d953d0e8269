"""Whether a node can serve."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from anpfiff.build import Obstacle


class Health(Struct):
    """Whether this node can serve."""

    status: Literal["ok", "down"]
    version: str
    engine: Literal["sources", "compiled"]
    """The build this server runs."""
    bots: Literal["sources", "compiled"]
    """The build its bots think with."""
    obstacle: Obstacle | None
    """Why its bots do not think with a compiled engine."""
    advice: str
    """The same in a sentence, and what to do; empty if they do."""
    has_page: bool
    """Whether the page is there; if not, `make client` builds it."""
    damaged: int
    """How many logs have lost an entry: `anpfiff tables` names them."""
