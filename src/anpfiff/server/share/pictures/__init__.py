"""Pictures of links for messengers: drawn as SVG, painted without a browser, kept while they are wanted.

They need the extra `pictures`; a host without it sends links with words and no picture.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.server.share.pictures.drawing import draw
from anpfiff.server.share.pictures.type import FILES

if TYPE_CHECKING:
    from anpfiff.server.share.link_cards import LinkCard

KEPT: Final = 256
"""How many pictures are kept, some 30 kB each; the one nobody asked for longest goes first."""


HEAVIEST: Final = 80_000
"""Bytes; messengers give up on more. Letters weigh most: a long name with many curves is drawn with less beside it."""


class Pictures:
    """Paints the pictures of links, one at a time, and keeps them."""

    def __init__(self) -> None:
        self.can_paint: Final = importlib.util.find_spec("resvg_py") is not None
        self._kept: Final[OrderedDict[LinkCard, bytes]] = OrderedDict()
        self._painting: Final = asyncio.Lock()
        self.painted = 0
        """How many were painted and not found among those kept."""

    async def picture(self, card: LinkCard) -> bytes:
        """The picture of a card, as PNG."""
        async with self._painting:
            if card not in self._kept:
                self._kept[card] = await asyncio.to_thread(paint, card)
                self.painted += 1
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(card)
            return self._kept[card]


def version_of(card: LinkCard) -> str:
    """A name for what a picture shows: messengers keep pictures by address, so a new one needs a new address."""
    return hashlib.sha256(msgspec.json.encode(card)).hexdigest()[:8]


def paint(card: LinkCard) -> bytes:
    """A card as PNG."""
    import resvg_py  # noqa: PLC0415  only with the extra `pictures`

    def painted(*, is_light: bool) -> bytes:
        drawing, fonts = draw(card, is_light=is_light), [str(file) for file in FILES]
        return bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, font_files=fonts))

    found = painted(is_light=False)
    return found if len(found) <= HEAVIEST else painted(is_light=True)
