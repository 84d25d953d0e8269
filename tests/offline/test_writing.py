"""The folder of a page without a server: what is in it, what is left out, and what is refused."""

from __future__ import annotations

import gzip
import io
import json
import re
import zipfile
from typing import TYPE_CHECKING

import pytest

from anpfiff.errors import Malformed
from anpfiff.offline.packing import RUNTIME, STANDARD_LEFT_OUT, is_left_out
from anpfiff.offline.writing import MARK, write_site

if TYPE_CHECKING:
    from pathlib import Path


def archive(files: dict[str, str]) -> bytes:
    """A small archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name, text in files.items():
            made.writestr(name, text)
    return out.getvalue()


@pytest.fixture
def parts(tmp_path: Path) -> tuple[Path, Path]:
    """A runtime and a folder of wheels that are only as large as they have to be."""
    runtime, wheels = tmp_path / "runtime", tmp_path / "wheels"
    runtime.mkdir()
    wheels.mkdir()
    for name in RUNTIME:
        (runtime / name).write_text("first\n//# sourceMappingURL=first.map\n", encoding="utf-8")
    (runtime / "pyodide-lock.json").write_text('{"info": {"python": "3.14"}, "packages": {"numpy": {}}}')
    (runtime / "python_stdlib.zip").write_bytes(archive({"json/__init__.py": "", "tkinter/__init__.py": ""}))
    (wheels / "msgspec-0.0-wasm32.whl").write_bytes(archive({"msgspec/__init__.py": "compiled"}))
    return runtime, wheels


def names_in(file: Path) -> set[str]:
    """What a packed archive holds."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(file.read_bytes()))) as known:
        return set(known.namelist())


def test_a_folder_holds_the_page_and_the_engine_and_nothing_of_the_terminal(
    tmp_path: Path, parts: tuple[Path, Path]
) -> None:
    folder = tmp_path / "site"
    done: list[str] = []

    written = write_site(folder, *parts, done.append)

    assert done == ["packing", "writing"]
    ours = names_in(folder / "engine" / "anpfiff.z")
    assert {"anpfiff/offline/browser.py", "anpfiff/games/finale/RULEBOOK.fr.md", "msgspec/__init__.py"} <= ours
    assert not [name for name in ours if name.startswith(("anpfiff/cli/", "anpfiff/lab/", "anpfiff/server/static/"))]
    assert names_in(folder / "engine" / "library.z") == {"json/__init__.py"}
    assert b"sourceMappingURL" not in (folder / "engine" / "pyodide.mjs").read_bytes()
    assert b'data-server="here"' in (folder / "index.html").read_bytes()
    known = json.loads((folder / "engine" / "parts.json").read_text(encoding="utf-8"))
    assert json.loads(known["lock"]) == {"info": {"python": "3.14"}, "packages": {}}
    assert written.files == sum(path.is_file() for path in folder.rglob("*"))


def test_the_device_keeps_every_file_of_one_version(tmp_path: Path, parts: tuple[Path, Path]) -> None:
    first = write_site(tmp_path / "site", *parts, lambda _: None)
    again = write_site(tmp_path / "site", *parts, lambda _: None)
    (parts[0] / "pyodide.mjs").write_text("second", encoding="utf-8")
    other = write_site(tmp_path / "site", *parts, lambda _: None)

    worker = (tmp_path / "site" / "sw.js").read_text(encoding="utf-8")
    assert first.version == again.version != other.version
    assert other.version in worker
    for path in (tmp_path / "site").rglob("*"):
        name = f"/{path.relative_to(tmp_path / 'site').as_posix()}"
        if path.is_file() and name not in {"/sw.js", "/404.html", "/robots.txt", f"/{MARK}"}:
            assert json.dumps(name) in worker


@pytest.mark.parametrize(("at", "ground"), [("/", ""), ("games/anpfiff/", "/games/anpfiff"), ("/~mara", "/~mara")])
def test_a_page_may_lie_in_a_folder_of_its_host(tmp_path: Path, parts: tuple[Path, Path], at: str, ground: str) -> None:
    write_site(tmp_path / "site", *parts, lambda _: None, at)

    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert f'data-ground="{ground}"' in page
    paths = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert paths
    manifest = json.loads((tmp_path / "site" / "manifest.webmanifest").read_text(encoding="utf-8"))
    paths += [manifest["start_url"], manifest["scope"], manifest["id"], *(icon["src"] for icon in manifest["icons"])]
    paths += json.loads(re.findall(r"FILES = (\[.*\])", (tmp_path / "site" / "sw.js").read_text(encoding="utf-8"))[0])
    for part in (tmp_path / "site" / "assets").iterdir():
        is_text = part.suffix in {".js", ".css"}
        assert not is_text or not re.search(r"""["'(]/assets/""", part.read_text(encoding="utf-8"))
    for path in paths:
        assert path.startswith(f"{ground}/")
        assert (tmp_path / "site" / path.removeprefix(f"{ground}/")).exists()


@pytest.mark.parametrize("at", ["https://host/games", "/a b/", '/"onload="', "/../up?x"])
def test_what_is_no_path_of_a_host_is_refused(tmp_path: Path, parts: tuple[Path, Path], at: str) -> None:
    with pytest.raises(Malformed, match="no path of a host"):
        write_site(tmp_path / "site", *parts, lambda _: None, at)
    assert not (tmp_path / "site").exists()


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path, parts: tuple[Path, Path]) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("dear", encoding="utf-8")

    with pytest.raises(Malformed, match="not empty"):
        write_site(tmp_path / "letters", *parts, lambda _: None)
    assert (tmp_path / "letters" / "dear.txt").read_text(encoding="utf-8") == "dear"


@pytest.mark.parametrize("name", RUNTIME)
def test_a_part_that_is_missing_is_named(tmp_path: Path, parts: tuple[Path, Path], name: str) -> None:
    (parts[0] / name).unlink()

    with pytest.raises(Malformed, match=name.replace(".", r"\.")):
        write_site(tmp_path / "site", *parts, lambda _: None)
    assert not (tmp_path / "site").exists()


def test_modules_are_left_out_whole_and_their_namesakes_are_not() -> None:
    assert is_left_out("tkinter/ttk.py")
    assert is_left_out("xml/dom/minidom.py")
    assert is_left_out("pdb.py")
    assert not is_left_out("pdbx.py")
    assert not is_left_out("xml/sax/saxutils.py")
    assert "asyncio" not in STANDARD_LEFT_OUT
