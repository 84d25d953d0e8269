"""The icons of the installed page, drawn from the same shapes as favicon.svg: a whistle on the pitch.

``python tools/icons.py`` writes them anew into client/public/icons. They are drawn here, without any library, because
a build must not need one for five small pictures.
"""

from __future__ import annotations

import itertools
import math
import struct
import zlib
from pathlib import Path
from typing import Final

ICONS: Final = Path(__file__).parent.parent / "client" / "public" / "icons"
PITCH: Final = (0x18, 0x40, 0x31)
CHALK: Final = (0xF5, 0xEF, 0xE0)
SIDE: Final = 32.0
"""The shapes are given in a square of this side."""
BEAK: Final = ((13.0, 10.0), (28.0, 10.0), (28.0, 16.0), (20.0, 16.0))
WANTED: Final = {
    "icon-180.png": (180, 1.0, 0.0, True),
    "icon-192.png": (192, 1.0, 5.0, True),
    "icon-512.png": (512, 1.0, 5.0, True),
    "maskable-192.png": (192, 0.78, 0.0, True),
    "maskable-512.png": (512, 0.78, 0.0, True),
    "badge-96.png": (96, 1.0, 0.0, False),
}
"""By name: the side in pixels, how large the whistle is in it, how round the corners are, whether it has a ground."""


def stroke(x: float, y: float) -> float:
    """How far a point is from the middle of the whistle's lines."""
    ring = abs(math.hypot(x - 13, y - 18) - 8)
    beak = min(segment(x, y, *start, *end) for start, end in itertools.pairwise(BEAK))
    return min(ring, beak)


def segment(x: float, y: float, x0: float, y0: float, x1: float, y1: float) -> float:
    """How far a point is from a line that is level or upright; its ends are cut off square."""
    if x0 == x1:
        return max(abs(x - x0), min(y0, y1) - y + 1.5, y - max(y0, y1) + 1.5)
    return max(abs(y - y0), min(x0, x1) - x + 1.5, x - max(x0, x1) + 1.5)


def ink(x: float, y: float, pixel: float) -> float:
    """How much of a pixel is chalk, from 0 to 1."""
    line = 0.5 + (1.5 - stroke(x, y)) / pixel
    pea = 0.5 + (2.4 - math.hypot(x - 13, y - 18)) / pixel
    corner = 0.5 + (1.5 - max(abs(x - 28), abs(y - 10))) / pixel  # where level and upright meet, square
    corner = max(corner, 0.5 + (1.5 - max(abs(x - 28), abs(y - 16))) / pixel)
    return min(1.0, max(0.0, line, pea, corner))


def ground(x: float, y: float, pixel: float, radius: float) -> float:
    """How much of a pixel is inside the square with round corners, from 0 to 1."""
    if not radius:
        return 1.0
    half = SIDE / 2
    dx, dy = abs(x - half) - half + radius, abs(y - half) - half + radius
    outside = math.hypot(max(dx, 0.0), max(dy, 0.0)) + min(max(dx, dy), 0.0) - radius
    return min(1.0, max(0.0, 0.5 - outside / pixel))


def draw(size: int, scale: float, radius: float, has_ground: bool) -> bytes:
    """One icon as a PNG file."""
    pixel, half, rows = SIDE / size, SIDE / 2, bytearray()
    for row in range(size):
        rows.append(0)
        y = (row + 0.5) * pixel
        for column in range(size):
            x = (column + 0.5) * pixel
            chalk = ink((x - half) / scale + half, (y - half) / scale + half, pixel / scale)
            if has_ground:
                mixed = [round(c * chalk + p * (1 - chalk)) for c, p in zip(CHALK, PITCH, strict=True)]
                rows += bytes([*mixed, round(255 * ground(x, y, pixel, radius))])
            else:
                rows += bytes([255, 255, 255, round(255 * chalk)])
    return png(size, size, bytes(rows))


def png(width: int, height: int, rows: bytes) -> bytes:
    """Rows of red, green, blue and alpha, each after a zero byte, as a PNG file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def main() -> None:
    """Write all icons."""
    ICONS.mkdir(exist_ok=True)
    for name, wish in WANTED.items():
        (ICONS / name).write_bytes(draw(*wish))
        print(f"{name}: {(ICONS / name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
