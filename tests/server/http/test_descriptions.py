"""What is written about the protocol and the API is true: types for the client, OpenAPI, and the documents."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from anpfiff.protocol.connection import VERSION, ClientMessage, ServerMessage
from anpfiff.protocol.lobby import OpenTable
from anpfiff.protocol.table import Line
from anpfiff.server.http.api import describe, describe_messages, endpoints
from tests.server.process import Server
from tools.typescript import structs_of

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: Any) -> list[str]:
    kind = inspect.type_info(union)
    assert isinstance(kind, inspect.UnionType)
    return [str(part.tag) for part in kind.types if isinstance(part, inspect.StructType)]


@pytest.mark.parametrize("tag", [*tags(ClientMessage), *tags(ServerMessage), *tags(Line)])
def test_every_message_is_in_the_document(tag: str) -> None:
    assert f"`{tag}`" in DOCUMENT or f'"type":"{tag}"' in DOCUMENT


def test_every_route_is_in_the_document() -> None:
    for one in endpoints():
        assert one.path.rpartition("/")[2] in DOCUMENT


def test_the_description_points_only_at_what_is_there() -> None:
    described = describe()
    known = set(described["components"]["schemas"])
    assert {"OpenTable", "TableSummary", "Problem"} <= known
    for reference in _references(described):
        assert reference.removeprefix("#/components/schemas/") in known


def test_every_field_of_every_message_is_in_the_document() -> None:
    made = DOCUMENT[DOCUMENT.index("## All fields") :]
    for struct in structs_of([ClientMessage, ServerMessage, OpenTable]).values():
        for field in struct.fields:
            assert f"| `{field.encode_name}` |" in made


def test_a_program_finds_all_messages_as_a_schema() -> None:
    described = describe_messages()
    assert (described["socket"], described["version"]) == ("/socket", VERSION)
    for reference in _references(described):
        assert reference.removeprefix("#/$defs/") in described["$defs"]
    hello = described["$defs"]["Hello"]
    assert hello["properties"]["type"] == {"enum": ["hello"]}
    assert set(hello["required"]) == {"type", "version", "topics"}


CURL = """#!{python}
import sys
import urllib.request
said, headers, data, method, address = sys.argv[1:], {{}}, None, "GET", ""
while said:
    word = said.pop(0)
    if word == "-H":
        name, _, value = said.pop(0).partition(": ")
        headers[name] = value
    elif word == "-d":
        data = said.pop(0).encode()
    elif word == "-X":
        method = said.pop(0)
    elif word != "-s":
        address = word
asked = urllib.request.Request(address, data, headers, method=method)
sys.stdout.write(urllib.request.urlopen(asked, timeout=20).read().decode())
"""
"""What the recipe needs of curl, for machines that have none."""


def test_the_recipe_opens_a_table(tmp_path: Path) -> None:
    recipe = DOCUMENT[DOCUMENT.index("```sh\n") + 6 :].partition("```")[0]
    path = os.environ["PATH"]
    if shutil.which("curl") is None:
        (tmp_path / "curl").write_text(CURL.format(python=sys.executable), encoding="utf-8")
        (tmp_path / "curl").chmod(0o755)
        path = f"{tmp_path}:{path}"
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        address = f"http://{server.host}"
        done = subprocess.run(
            ["sh", "-eu", "-c", recipe],
            env={"PATH": path, "SERVER": address, "no_proxy": "*"},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
    link, table = done.stdout.split("\n", 1)
    made = json.loads((tmp_path / "table.json").read_text(encoding="utf-8"))
    assert link == f"the link of the first seat: {address}/t/{made['table']}#{made['invites']['0']}"
    assert json.loads(table)["status"] == "open"


def _references(data: Any) -> list[str]:
    if isinstance(data, dict):
        own = [data["$ref"]] if isinstance(data.get("$ref"), str) else []
        return own + [found for value in data.values() for found in _references(value)]
    return [found for value in data for found in _references(value)] if isinstance(data, list) else []
