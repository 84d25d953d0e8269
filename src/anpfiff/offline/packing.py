"""The engine for a page: our sources and the few libraries they need, packed so that any host sends them small."""

from __future__ import annotations

import ast
import gzip
import hashlib
import importlib.util
import io
import json
import zipfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import anpfiff
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator

LIBRARIES: Final = (
    "anyio", "attr", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "segno", "starlette",
    "typing_extensions",
)  # fmt: skip
"""What the server is made of besides ours; msgspec comes as a wheel for the browser."""
LEFT_OUT: Final = ("cli", "gym", "lab", "testing", "server/static")
"""Rooms of the house that a page does not need."""
LIBRARY_LEFT_OUT: Final = (
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "babel/locale-data", "babel/messages", "pytz/zoneinfo",
    "starlette/testclient.py",
)  # fmt: skip
LOCALES: Final = frozenset(f"babel/locale-data/{name}.dat" for name in ("root", *LANGUAGES))
"""Of all the numbers and plurals of the world those of our languages."""
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What is used of the package `pyodide`."""
STANDARD_LEFT_OUT: Final = frozenset([
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "aifc", "antigravity", "argparse", "asyncio/proactor_events",
    "asyncio/windows_events", "asyncio/windows_utils", "bdb",
    "cgi", "chunk", "cmd", "code", "configparser", "ctypes", "curses",
    "dbm", "difflib", "doctest", "ensurepip", "filecmp", "ftplib", "http/cookiejar",
    "http/server", "idlelib", "imaplib", "lib2to3", "logging/config", "logging/handlers", "mailbox",
    "multiprocessing", "netrc", "nntplib", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "profile", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data",
    "smtplib", "socketserver", "sqlite3/__main__", "sqlite3/dump", "sysconfig/__main__", "tarfile", "telnetlib",
    "tkinter", "trace", "tracemalloc", "tty", "turtle", "turtledemo", "unittest", "venv",
    "wsgiref", "xml/dom", "xml/etree", "xmlrpc", "zipapp",
])  # fmt: skip
"""Modules of Python's library that nothing here loads."""
ENCODINGS: Final = frozenset([
    "", "__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_be", "utf_16_le",
])  # fmt: skip
"""Of all ways to write letters those that a page may meet."""
A_LONG_TIME_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file: the same sources give the same bytes."""


class Pack:
    """The engine, packed: the parts of it by name, and what the worker has to know of them."""

    def __init__(self, runtime: Path, wheels: Path) -> None:
        for name in RUNTIME:
            if not (runtime / name).is_file():
                raise missing(runtime / name)
        self.files: Final[dict[str, bytes]] = {
            "python.z": gzipped((runtime / "pyodide.asm.wasm").read_bytes()),
            "library.z": gzipped(standard_library(runtime / "python_stdlib.zip")),
            "anpfiff.z": gzipped(zipped(sources(wheels))),
            "pyodide.mjs": without_map(runtime / "pyodide.mjs"),
            "pyodide.asm.mjs": without_map(runtime / "pyodide.asm.mjs"),
        }
        parts = {
            "sizes": {name: len(self.files[f"{name}.z"]) for name in ("python", "library", "anpfiff")},
            "lock": lock_without_packages(runtime / "pyodide-lock.json"),
            "stamp": version_of(self.files),
        }
        self.files["parts.json"] = json.dumps(parts).encode()


def missing(path: Path) -> Malformed:
    """What to say of a part that is not there."""
    return Malformed(f"{path} is not there", key="site-part-missing", facts={"file": str(path)})


def sources(wheels: Path) -> Iterator[tuple[str, bytes]]:
    """Our package, the libraries beside it, and what was compiled for the browser."""
    for name, data in [*ours(), *libraries()]:
        yield name, bare(data) if name.endswith(".py") else data
    compiled = sorted(wheels.glob("msgspec-*wasm32.whl"))
    if not compiled:
        raise missing(wheels / "msgspec-…wasm32.whl")
    with zipfile.ZipFile(compiled[-1]) as wheel:
        for name in sorted(wheel.namelist()):
            yield name, wheel.read(name)


def ours() -> Iterator[tuple[str, bytes]]:
    """Our package without the rooms that a page does not need."""
    root = Path(anpfiff.__file__).parent
    skipped = [root / part for part in LEFT_OUT]
    for path in files_in(root):
        if not any(path.is_relative_to(part) for part in skipped):
            yield path.relative_to(root.parent).as_posix(), path.read_bytes()


def libraries() -> Iterator[tuple[str, bytes]]:
    """The libraries that ours need, as they are installed here."""
    for name in LIBRARIES:
        found = importlib.util.find_spec(name)
        if found is None or found.origin is None:
            raise missing(Path(name))
        origin = Path(found.origin)
        is_package = origin.name == "__init__.py"
        root = origin.parents[name.count(".") + is_package]
        for path in files_in(origin.parent) if is_package else [origin]:
            place = path.relative_to(root).as_posix()
            if place in LOCALES or not place.startswith(LIBRARY_LEFT_OUT):
                yield place, path.read_bytes()


@cache
def bare(source: bytes) -> bytes:
    """A module without comments and docstrings, which no page reads; one that this Python cannot read stays whole."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [line for line in node.body if not is_text(line)] or [ast.Pass()]
    return ast.unparse(tree).encode()


def is_text(line: ast.stmt) -> bool:
    """Whether a statement is nothing but a text: a docstring, or one below a constant."""
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)


def files_in(folder: Path) -> list[Path]:
    """The files of a package that its import needs, in one order."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path for path in found if path.suffix not in (".pyc", ".so", ".pyd", ".pyi", ".ttf"))


def standard_library(archive: Path) -> bytes:
    """Python's own library without what nothing here loads; not compressed, for all of it is packed as one."""
    with zipfile.ZipFile(archive) as known:
        files = ((name, known.read(name)) for name in known.namelist() if not is_left_out(name))
        return zipped((name, bare(data) if name.endswith(".py") else data) for name, data in files)


def is_left_out(name: str) -> bool:
    """Whether a file of Python's library belongs to a module that nothing here loads."""
    module = name.rpartition(".")[0] if "." in name.rpartition("/")[2] else name
    if module.startswith("encodings/"):
        return module.removeprefix("encodings/") not in ENCODINGS
    return any(module == one or module.startswith(f"{one}/") for one in STANDARD_LEFT_OUT)


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    """An archive that is not compressed."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, A_LONG_TIME_AGO), data)
    return out.getvalue()


def gzipped(data: bytes) -> bytes:
    """Packed so that every browser can unpack it, whatever its host does."""
    return gzip.compress(data, 9, mtime=0)


def without_map(path: Path) -> bytes:
    """A script without the line that names its source map, which we do not ship."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("//# sourceMappingURL=")).encode()


def version_of(files: dict[str, bytes]) -> str:
    """Another one for every change of a file."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    return digest.hexdigest()[:16]


def lock_without_packages(path: Path) -> str:
    """What the runtime wants to know of itself, without the packages of its distribution."""
    known = json.loads(path.read_text(encoding="utf-8"))
    return json.dumps({"info": known["info"], "packages": {}})
