"""`anpfiff site`: a folder that any host of static files can serve, and that plays without a server."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.errors import Malformed
from anpfiff.offline.packing import Pack, missing, version_of
from anpfiff.server.http.pages import INDEX, STATIC
from anpfiff.server.share.preload import PARTS

if TYPE_CHECKING:
    from collections.abc import Callable

WORKER: Final = Path(__file__).with_name("service_worker.js")
MARK: Final = "anpfiff-site.json"
"""Lies in every folder we wrote; a folder without it is not written over."""
MANIFEST: Final = "manifest.webmanifest"
ENGINE: Final = "engine"
NOT_SHIPPED: Final = frozenset({"sw.js", "offline.html", "offline.css", "offline.js", PARTS})
"""Files of a server's page that this one does not need: it is never without a line, and nobody names files ahead."""
PACKED: Final = ".br"
"""Hosts of files pack what they send by themselves."""
NO_FALLBACK: Final = "404.html"
"""What many hosts of static files show for a path that is no file: here, the page itself."""


class Written(msgspec.Struct, frozen=True):
    """What a folder holds."""

    files: int
    bytes: int
    over_the_wire: int
    """As a host sends it that compresses texts, as all do."""
    version: str


def write_site(folder: Path, runtime: Path, wheels: Path, progress: Callable[[str], None], at: str = "/") -> Written:
    """Write the page and the engine into a folder of their own, for the path `at` of its host."""
    ground = ground_of(at)
    if not INDEX.is_file():
        raise missing(INDEX)
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise Malformed(f"{folder} is not empty", key="site-not-empty", facts={"folder": str(folder)})
    progress("packing")
    files = {f"{ENGINE}/{name}": data for name, data in Pack(runtime, wheels).files.items()}
    progress("writing")
    for path in sorted(STATIC.rglob("*")):
        name = path.relative_to(STATIC).as_posix()
        if path.is_file() and name not in NOT_SHIPPED and path.suffix != PACKED:
            files[name] = path.read_bytes()
    files["index.html"] = at_home(files["index.html"], ground)
    files[MANIFEST] = moved(files[MANIFEST], ground)
    files[NO_FALLBACK] = files["index.html"]
    version = version_of(files)
    files["sw.js"] = service_worker(sorted(files), version, ground)
    files[MARK] = json.dumps({"version": version}).encode()
    if folder.exists():
        shutil.rmtree(folder)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    sizes = [wire_size(name, data) for name, data in files.items() if name != NO_FALLBACK]
    return Written(len(files), sum(map(len, files.values())), sum(sizes), version)


def ground_of(at: str) -> str:
    """A path of a host as it stands before those of the page: nothing at its root, else without a slash at its end."""
    ground = "/" + at.strip("/") if at.strip("/") else ""
    if not re.fullmatch(r"(/[\w.~-]+)*", ground, re.ASCII):
        raise Malformed(f"{at!r} is no path of a host", key="site-no-path", facts={"path": at})
    return ground


def at_home(page: bytes, ground: str) -> bytes:
    """The page, told that its server is inside it, and where it lies."""
    told = f'<html data-server="here" data-ground="{ground}"'.encode()
    found, times = re.subn(rb"<html\b", told, page, count=1)
    assert times == 1, "the page has no <html>"
    return re.sub(rb'\b(href|src)="/', rf'\1="{ground}/'.encode(), found)


def moved(manifest: bytes, ground: str) -> bytes:
    """The manifest of a page that lies elsewhere: all that begins with a slash is a path in it."""
    return manifest.replace(b'"/', f'"{ground}/'.encode())


def service_worker(names: list[str], version: str, ground: str) -> bytes:
    """What keeps all files on the device, of one version at a time."""
    kept = [f"{ground}/{name}" for name in names if name not in (NO_FALLBACK, "robots.txt")]
    text = WORKER.read_text(encoding="utf-8")
    text = text.replace("'@version@'", json.dumps(version)).replace("'@ground@'", json.dumps(ground))
    return text.replace("['@files@']", json.dumps(kept)).encode()


def wire_size(name: str, data: bytes) -> int:
    """The size of a file as hosts send it: texts compressed, everything else as it is."""
    import gzip  # noqa: PLC0415  only for this sum

    is_text = name.endswith((".js", ".mjs", ".css", ".html", ".json", ".svg", ".webmanifest", ".txt"))
    return len(gzip.compress(data)) if is_text else len(data)
