"""A walk through the syntax tree of a Fluent file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax import ast

if TYPE_CHECKING:
    from collections.abc import Iterator


def inside(node: object) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree and all below it."""
    if isinstance(node, list):
        for one in node:
            yield from inside(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from inside(value)
