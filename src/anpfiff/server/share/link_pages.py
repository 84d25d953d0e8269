"""The page with what messengers read of it: every link tells a title, a sentence and where its picture is."""

from __future__ import annotations

import asyncio
import contextlib
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from anpfiff.errors import Malformed, Unknown
from anpfiff.server.competitions.link_card import cup_card
from anpfiff.server.http.endpoint import endpoint, server_of
from anpfiff.server.log.store.errors import Unavailable
from anpfiff.server.share.link_cards import card_of, house_card, language_of
from anpfiff.server.share.pictures import version_of
from anpfiff.server.share.pictures.drawing import HEIGHT, WIDTH
from anpfiff.server.share.preload import ahead

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.server.share.link_cards import LinkCard

LONGEST_CARD: Final = 40
PICTURES: Final = ["table", "replay", "cup"]
"""Of what messengers may ask for a picture."""
CARD: Final = {
    "card": {"type": "string", "maxLength": LONGEST_CARD, "default": ""},
    "of": {"type": "string", "enum": PICTURES, "default": PICTURES[0]},
}
EMPTY: Final = '<div id="app"></div>'
"""Where the page draws itself."""
LOCALES: Final = {"de": "de_DE", "en": "en_GB", "fr": "fr_FR"}
SCREENS: Final = {"t": "table", "paper": "table", "review": "table", "replay": "replay", "cup": "cup"}
"""By the first part of a path that leads to a table or a competition: what its picture is of."""


def given_card(request: Request) -> str:
    """The card code in a link."""
    return request.query_params.get("card", "")[:LONGEST_CARD]


async def link_card(request: Request, table: str, of: str) -> LinkCard:
    """The card of a link to a table or a competition; strangers cannot tell a private one from none."""
    card, lobby = given_card(request), server_of(request).lobby
    language = language_of(card, request.headers.get("accept-language", ""))
    try:
        if of == "cup":
            host = await lobby.competitions.find_for(table, "", card)
            return await host.log.read(lambda competition: cup_card(competition, card, language))
        record = await lobby.record(table)
        return await asyncio.to_thread(card_of, record, card, language, is_replay=of == "replay")
    except Unknown:
        return house_card(language)


@endpoint("get", "/api/tables/{table}/picture", media="image/png", query=CARD, refuses=(400, 503))
async def picture(request: Request) -> Response:
    """The picture of a link, for messengers; it tells what the link tells, and nothing else."""
    pictures = server_of(request).pictures
    if not pictures.can_paint:
        raise Unknown("this server has no pictures")
    of = request.query_params.get("of", PICTURES[0])
    if of not in PICTURES or len(request.query_params.get("card", "")) > LONGEST_CARD:
        raise Malformed("this is no address of a picture", expected=PICTURES)
    card = await link_card(request, request.path_params["table"], of)
    painted = await pictures.picture(card)
    return Response(painted, media_type="image/png", headers={"cache-control": "public, max-age=3600"})


async def linked_page(request: Request, file: Path) -> Response:
    """The client's one page, with the card of the link that led to it."""
    screen, _, table = request.url.path.strip("/").partition("/")
    leads_somewhere = screen in SCREENS and bool(table) and "/" not in table
    card = house_card(language_of(given_card(request), request.headers.get("accept-language", "")))
    if leads_somewhere:
        with contextlib.suppress(Unavailable):  # the page says so itself, and goes on trying
            card = await link_card(request, table, SCREENS[screen])
    else:
        table = "none"
    tags = _tags(card, "" if not server_of(request).pictures.can_paint else _address(request, card, screen, table))
    before, head, after = _read(file).partition("</head>")
    soon = ahead(screen, file, language_of("", request.headers.get("accept-language", "")), card.game)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(f"{before}{tags}{soon}{head}{_begun(after, card)}", headers=headers)


def _begun(body: str, card: LinkCard) -> str:
    """The body with what it is about: it can be read before the first script is there, which then takes its place."""
    title = f'<p class="poster" lang="{card.language}">{escape(card.title)}</p>'
    line = f'<p class="voice" lang="{card.language}">{escape(card.line)}</p>'
    return body.replace(EMPTY, EMPTY.replace("></", f'><main class="wait">{title}{line}</main></'), 1)


def _address(request: Request, card: LinkCard, screen: str, table: str) -> str:
    code = given_card(request) or card.language
    of = SCREENS.get(screen, "table")
    kind = "" if of == "table" else f"&of={of}"
    base = f"{server_of(request).base(request)}/api/tables/{quote(table, safe='')}/picture"
    return f"{base}?card={quote(code, safe='.')}{kind}&v={version_of(card)}"


def _tags(card: LinkCard, address: str) -> str:
    found = {
        "og:site_name": "Anpfiff",
        "og:type": "website",
        "og:locale": LOCALES[card.language],
        "og:title": card.title,
        "og:description": card.about,
    }
    if address:
        found |= {
            "og:image": address,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": f"{card.title}. {card.about}",
        }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in found.items()]
    lines.append(f'<meta name="twitter:card" content="{"summary_large_image" if address else "summary"}" />')
    return "".join(f"  {line}\n  " for line in lines)


@lru_cache(maxsize=1)
def _page(file: Path, _changed: int) -> str:
    return file.read_text(encoding="utf-8")


def _read(file: Path) -> str:
    """The page; read again when it was built anew."""
    return _page(file, file.stat().st_mtime_ns)
