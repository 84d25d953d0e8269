"""The outside: addresses that strangers name, and how something is posted to them without doing them a favour.

Only https, only to addresses that everybody can reach, to the very address that was checked, without following anybody
elsewhere, and not for long. Otherwise whoever names an address could have this server knock at doors behind its walls.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from anpfiff.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping
    from urllib.parse import SplitResult

WITHIN: Final = 8.0
"""Seconds for everything."""
LONGEST_URL: Final = 1000
LONGEST_ANSWER: Final = 4096
"""Bytes that are read of an answer until it has said its status."""
AT_ONCE: Final = 16
"""Posts under way at once, each with a thread for its look-up: that cannot be called off."""
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
PROVISIONAL: Final = 200
"""A status below it is not the answer yet."""
TRANSLATED: Final = [ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]
"""IPv6 addresses that a network translates to the IPv4 address at their end, or did once."""
PORTS: Final = (443, 8443)


class Unreachable(Exception):
    """Nothing could be posted there, or must not be."""


class Outside:
    """Posts to addresses that strangers named; `is_local_fine` is for tests, and for hosts who trust their network."""

    def __init__(self, *, is_local_fine: bool = False) -> None:
        self._is_local_fine: Final = is_local_fine
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="outside")

    def check(self, url: str) -> SplitResult:
        """Refuse an address that nobody outside has, by the looks of it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise Malformed("expected an address") from error
        if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise Malformed(f"expected an address of at most {LONGEST_URL} plain letters")
        if not parts.hostname or parts.username or parts.password or parts.fragment:
            raise Malformed("expected an address with a name, and nobody's password")
        if self._is_local_fine and parts.scheme in ("http", "https"):
            return parts
        if parts.scheme != "https" or (port or 443) not in PORTS:
            raise Malformed("expected an https address")
        if _is_number(parts.hostname) and not _is_public(parts.hostname):
            raise Malformed("expected an address that everybody can reach")
        return parts

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post something; the status of the answer, whatever it is. Its text is of no interest to anybody.

        A name that is looked up for ever is waited for: whoever asked for it keeps its thread, and nobody else's.
        """
        try:
            parts, loop = self.check(url), asyncio.get_running_loop()
            ends = loop.time() + WITHIN
            address = await loop.run_in_executor(self._threads, self._resolve, parts)
            async with asyncio.timeout_at(ends):
                context = None if parts.scheme == "http" else await loop.run_in_executor(self._threads, _context)
                return await _post(parts, address, context, headers, body)
        except (OSError, TimeoutError, ValueError, Malformed) as error:
            raise Unreachable(f"{type(error).__name__}: {str(error)[:200]}") from error

    def _resolve(self, parts: SplitResult) -> str:
        """One of the addresses behind a name; none if any of them is not for everybody."""
        found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (self._is_local_fine or all(_is_public(address) for address in addresses)):
            raise Unreachable("this name leads to an address that not everybody can reach")
        return addresses[0]


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_public(address: str) -> bool:
    """Whether an address belongs to the open internet; one that hides another in it is judged by that one too."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = [found]
    if isinstance(found, ipaddress.IPv6Address):
        inner += [one for one in (found.ipv4_mapped, found.sixtofour, *(found.teredo or ())) if one is not None]
        if any(found in network for network in TRANSLATED):
            inner.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
    return all(one.is_global and not one.is_multicast for one in inner)


async def _post(
    parts: SplitResult, address: str, context: ssl.SSLContext | None, headers: Mapping[str, str], body: bytes
) -> int:
    """Post to the address that was checked, under the name that was meant; whoever has no more time hangs up."""
    reader, writer = await asyncio.open_connection(
        address, _port(parts), ssl=context, server_hostname=parts.hostname if context else None, limit=LONGEST_ANSWER
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        said = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        return await _status(reader)
    finally:
        writer.transport.abort()


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of an answer. What it says about itself is only read where that is not the answer yet."""
    left = LONGEST_ANSWER
    while left > 0:
        line = await reader.readline()
        left -= len(line)
        found = STATUS.match(line)
        if found is None:
            raise ValueError("this is no answer")
        if int(found[1]) >= PROVISIONAL:
            return int(found[1])
        while left > 0 and line not in (b"\r\n", b"\n", b""):
            line = await reader.readline()
            left -= len(line)
    raise ValueError("this answer is too long")
