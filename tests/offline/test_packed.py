"""What is packed for a page runs alone: with Python and the pack, and nothing that happens to be installed here."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
import pytest

from anpfiff.offline.packing import bare, libraries, ours

HOSTS_ONLY: Final = {"anpfiff.cli", "anpfiff.lab", "asyncpg", "cryptography", "platformdirs", "resvg_py", "uvicorn"}
"""What a page never reaches: the terminal, studies, other stores than SQLite, notices, pictures, the network."""
EVERY_MODULE: Final = f"""
import sys
sys.path[:0] = sys.argv[1:]
from importlib import import_module
from pkgutil import walk_packages
import anpfiff
for module in walk_packages(anpfiff.__path__, "anpfiff."):
    try:
        import_module(module.name)
    except ModuleNotFoundError as error:
        if not {HOSTS_ONLY!r} & {{error.name, ".".join(error.name.split(".")[:2])}}:
            raise
"""
EVERY_PAGE: Final = """
import asyncio, json, sys, tempfile
sys.path[:0] = sys.argv[1:]
from pathlib import Path
from anpfiff.games import SHELF
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.offline.server import LocalServer

async def flush(): ...

async def ask(server, path, body=None):
    method = "GET" if body is None else "POST"
    headers = [("content-type", "application/json")]
    answer = await server.ask(method, path, headers, json.dumps(body or {}).encode())
    assert answer.status in (200, 201), (path, answer)
    return json.loads(answer.body)

async def visit(file):
    server = LocalServer(file, flush)
    await server.open()
    for game in SHELF:
        for language in LANGUAGES:
            for what in ("lessons", "concepts", "rules", "owner"):
                found = await ask(server, f"/api/games/{game.key}/{what}?lang={language}")
                assert any(found.values()), (game.key, what)
            await ask(server, f"/api/games/{game.key}/words/{language}")
        for what in ("cards", "board", "puzzles"):
            await ask(server, f"/api/games/{game.key}/{what}")
        for lesson in (await ask(server, f"/api/games/{game.key}/lessons?lang=en"))["lessons"]:
            await ask(server, f"/api/games/{game.key}/lessons/{lesson['key']}", {"key": "k" * 32, "name": "Mara"})
    await server.close()

with tempfile.TemporaryDirectory() as folder:
    asyncio.run(visit(Path(folder) / "matches.sqlite"))
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Folders with the packed sources, and with msgspec as it is compiled for this machine instead of a browser."""
    pack, beside = tmp_path_factory.mktemp("pack"), tmp_path_factory.mktemp("beside")
    for name, data in [*ours(), *libraries()]:
        (pack / name).parent.mkdir(parents=True, exist_ok=True)
        (pack / name).write_bytes(bare(data) if name.endswith(".py") else data)
    shutil.copytree(Path(msgspec.__file__).parent, beside / "msgspec")
    return [str(pack), str(beside)]


@pytest.mark.parametrize("script", [EVERY_MODULE, EVERY_PAGE], ids=["every module", "every page"])
def test_what_is_packed_needs_nothing_else(packed: list[str], script: str) -> None:
    alone = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script, *packed], capture_output=True, text=True, check=False
    )
    assert alone.returncode == 0, alone.stderr[-2000:]
