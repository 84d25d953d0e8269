"""Addresses: whose they are, which names this server has, and whom it believes where others come from."""

from __future__ import annotations

import hashlib
import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from anpfiff.errors import Malformed
from anpfiff.server.refusals import Forbidden

if TYPE_CHECKING:
    from collections.abc import Iterable

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LOOPBACK: Final = ("127.0.0.0/8", "::1")
"""The proxies that are believed unless somebody says otherwise: those on this machine."""
SHARED: Final = 64
"""Bits of an IPv6 address that name one household; the rest it may choose as it likes."""


def counted_as(address: str) -> str:
    """The one whom limits count: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, SHARED), strict=False))
    return str(found)


def opener_of(counted: str) -> str:
    """One of 65,536 names: those behind it take turns with others. Some 65,000 addresses share it: it tells none."""
    return hashlib.sha256(counted.encode()).hexdigest()[:4]


def read_networks(texts: Iterable[str]) -> list[Network]:
    """Addresses or networks of proxies, as a host writes them."""
    try:
        return [ipaddress.ip_network(text.strip(), strict=False) for text in texts]
    except ValueError as error:
        facts: dict[str, str | int] = {"said": ", ".join(texts)}
        raise Malformed(f"proxy: expected an address or a network, {error}", key="proxy", facts=facts) from error


def is_in(address: str, networks: list[Network]) -> bool:
    """Whether an address is one of these."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return any(one in network for one in (found, mapped) if one is not None for network in networks)


class Names:
    """The names people may call this server by. A page of somebody else's name that leads here is not ours.

    A number cannot be made to lead elsewhere, so any address is fine; a name can (DNS rebinding).
    """

    def __init__(self, host: str = "", public: str | None = None) -> None:
        own = {"localhost", host.lower(), socket.gethostname().lower()}
        own |= {f"{name}.local" for name in list(own) if name and "." not in name}
        if public:
            own.add((urlsplit(public).hostname or "").lower())
        self._own: Final = own - {""}

    def check(self, host: str) -> None:
        """Refuse a request that was meant for another name."""
        name = host_in(host)
        if name not in self._own and not is_address(name):
            raise Forbidden("this server has another name; a host can tell it with --public")


def host_in(header: str) -> str:
    """The name in a Host header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].rstrip(".").lower()


def is_address(name: str) -> bool:
    """Whether a name is a number."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
