"""The local network: by which addresses people find a page, on this machine and from the same network."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

FAR_AWAY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for examples, to which nothing is ever sent: the system only says how it would go there."""


def address_of(listening: socket.socket) -> str:
    """The address of a page served there, as a person on this machine types it."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "localhost"}.get(host, host)  # noqa: S104  it says where we listen
    return link(shown, port)


def network_addresses(listening: socket.socket) -> list[str] | None:
    """Where the page is found from the same network, the likeliest first; None if only this machine is let in."""
    host, port = listening.getsockname()[:2]
    where = ipaddress.ip_address(host)
    if where.is_loopback:
        return None
    if not where.is_unspecified:
        return [link(host, port)]
    families = [socket.AF_INET] if where.version == 4 else [socket.AF_INET, socket.AF_INET6]
    found = dict.fromkeys(one for family in families for one in own_addresses(family))
    return [link(one, port) for one in sorted(found, key=lambda one: not ipaddress.ip_address(one).is_private)]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses this machine has in networks: the one it would go out by, then those of its name."""
    found = []
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FAR_AWAY[family], 9))
            found.append(probe.getsockname()[0])
        except OSError:  # no way out: then there may still be a name
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(address[0]) for *_, address in named]
    return [one for one in found if can_be_reached(one)]


def can_be_reached(address: str) -> bool:
    """Whether others can come to an address; those of a single link need more than a name to be typed."""
    where = ipaddress.ip_address(address.partition("%")[0])
    return not (where.is_loopback or where.is_unspecified or where.is_link_local)


def link(host: str, port: int) -> str:
    """The address of a page."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
