"""What is written about the protocol and the API is true: types for the client, OpenAPI, and the documents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from anpfiff.server import protocol
from anpfiff.server.app import api_routes
from anpfiff.server.openapi import OPERATIONS, describe
from anpfiff.server.typescript import typescript

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: Any) -> list[str]:
    kind = inspect.type_info(union)
    assert isinstance(kind, inspect.UnionType)
    return [str(part.tag) for part in kind.types if isinstance(part, inspect.StructType)]


def test_the_client_s_types_are_fresh() -> None:
    assert (ROOT / "client" / "src" / "protocol.ts").read_text(encoding="utf-8") == typescript(), "run: make protocol"


@pytest.mark.parametrize("tag", [*tags(protocol.ClientMessage), *tags(protocol.ServerMessage), *tags(protocol.Line)])
def test_every_message_is_in_the_document(tag: str) -> None:
    assert f"`{tag}`" in DOCUMENT or f'"type":"{tag}"' in DOCUMENT


def test_every_route_is_described_and_every_description_has_a_route() -> None:
    routes = {(path.path, method) for path in api_routes() for method in path.methods or () if method != "HEAD"}
    assert routes == {(one.path, one.method.upper()) for one in OPERATIONS}
    for one in OPERATIONS:
        assert one.path.rpartition("/")[2] in DOCUMENT


def test_the_description_points_only_at_what_is_there() -> None:
    described = describe()
    known = set(described["components"]["schemas"])
    assert {"OpenTable", "TableSummary", "Problem"} <= known
    for reference in _references(described):
        assert reference.removeprefix("#/components/schemas/") in known


def _references(data: Any) -> list[str]:
    if isinstance(data, dict):
        own = [data["$ref"]] if isinstance(data.get("$ref"), str) else []
        return own + [found for value in data.values() for found in _references(value)]
    return [found for value in data for found in _references(value)] if isinstance(data, list) else []
