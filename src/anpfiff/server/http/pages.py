"""Where our own page lies, and pages of the host: the imprint and what is said about privacy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from anpfiff.core.words import Words
from anpfiff.errors import Malformed
from anpfiff.server.bots.engine_build import WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping

PAGES: Final = ("imprint", "privacy")
STATIC: Final = Path(__file__).parents[1] / "static"
"""Our own page and its files, once they are built."""
INDEX: Final = STATIC / "index.html"


def unbuilt(language: str) -> Response:
    """What a browser is shown where our page is not built: how to build it."""
    words = Words(language, [WORDS / f"{language}.ftl"])
    title, line = words.text("page-missing-title"), words.text("page-missing")
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
    return HTMLResponse(f"{head}<h1>{title}</h1><p>{line}</p></html>", 503)


class Pages:
    """By name: an address elsewhere, or a file that is served as it is (.html) or as plain text."""

    def __init__(self, named: Mapping[str, str | None]) -> None:
        self._links: Final[dict[str, str]] = {}
        self._files: Final[dict[str, tuple[str, bytes]]] = {}
        for name, place in named.items():
            if place is None:
                continue
            if place.startswith(("http://", "https://")):
                self._links[name] = place
            else:
                self._files[name] = _read(name, Path(place))

    def links(self) -> dict[str, str]:
        """Where each page is found."""
        return {name: f"/{name}" for name in PAGES if name in self._links or name in self._files}

    def answer(self, name: str) -> Response | None:
        """The page of this name, if the host has one."""
        if name in self._links:
            return RedirectResponse(self._links[name])
        if name not in self._files:
            return None
        kind, text = self._files[name]
        return Response(text, media_type=kind) if kind == "text/html" else PlainTextResponse(text)


def _read(name: str, file: Path) -> tuple[str, bytes]:
    try:
        text = file.read_bytes()
    except OSError as error:
        facts: dict[str, str | int] = {"name": name, "file": str(file)}
        raise Malformed(f"{name}: {file} cannot be read: {error.strerror}", key="page-file", facts=facts) from error
    return "text/html" if file.suffix in (".html", ".htm") else "text/plain", text
