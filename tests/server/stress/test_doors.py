"""The door: half-said requests, too many sockets, other names, and whom to believe where people come from."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn

from anpfiff.errors import Malformed
from anpfiff.server.refusals import Forbidden
from anpfiff.server.security.addresses import LOOPBACK, Names, counted_as, is_in, read_networks
from anpfiff.server.security.slow_clients import HEAD_WITHIN, Keeper, door_of
from tests.server.process import Server
from tests.server.stress.test_api import wish

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Never: "


@contextlib.contextmanager
def dialled(port: int, number: int, said: bytes) -> Iterator[list[socket.socket]]:
    """So many sockets that have said something and wait."""
    found = [socket.create_connection(("127.0.0.1", port), 20.0) for _ in range(number)]
    try:
        for one in found:
            with contextlib.suppress(OSError):  # it was hung up on at once
                one.sendall(said)
        yield found
    finally:
        for one in found:
            one.close()


def is_closed(one: socket.socket, within: float) -> bool:
    """Whether the other side hangs up in time, without an answer."""
    one.settimeout(within)
    try:
        return one.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


async def plain(_scope: Any, _receive: Any, send: Any) -> None:
    """An application that says yes."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": b"yes"})


@contextlib.asynccontextmanager
async def behind(keeper: Keeper) -> Any:
    """A server with this door; its port."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(plain, http=door_of(keeper), lifespan="off", log_level="critical"))
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:  # noqa: ASYNC110  it has no event for it
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await task


def asked(port: int) -> bytes:
    """A whole request on a socket of its own."""
    with socket.create_connection(("127.0.0.1", port), 20.0) as one:
        one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        data = b""
        with contextlib.suppress(ConnectionResetError):
            while more := one.recv(1000):
                data += more
        return data


@pytest.mark.parametrize("said", [b"", b"G", HALF, b"GET / HTTP/1.1\r\nHost: h\r\n\r\nGET / HT"])
def test_a_head_that_never_ends_is_hung_up_on(said: bytes) -> None:
    def watch(port: int) -> float:
        with dialled(port, 1, said) as (one,):
            began = time.monotonic()
            one.settimeout(20.0)
            with contextlib.suppress(OSError):
                while one.recv(1000):
                    pass
            return time.monotonic() - began

    async def work() -> float:
        async with behind(Keeper(10, [], head_within=0.3)) as port:
            return await asyncio.to_thread(watch, port)

    assert 0.2 < asyncio.run(work()) < 8


def test_one_address_has_only_so_many_sockets_and_gets_them_back() -> None:
    def watch(port: int) -> tuple[int, bytes, bytes]:
        with dialled(port, 12, HALF) as found:
            time.sleep(0.3)
            closed = sum(is_closed(one, 0.1) for one in found)
            full = asked(port)
        time.sleep(0.3)
        return closed, full, asked(port)

    async def work() -> tuple[int, bytes, bytes]:
        async with behind(Keeper(8, [])) as port:
            return await asyncio.to_thread(watch, port)

    closed, full, after = asyncio.run(work())
    assert closed == 4
    assert full == b""
    assert after.endswith(b"yes")


def test_a_proxy_speaks_for_many() -> None:
    async def work() -> int:
        async with behind(Keeper(8, read_networks(LOOPBACK))) as port:
            return await asyncio.to_thread(count, port)

    def count(port: int) -> int:
        with dialled(port, 12, HALF) as found:
            return sum(is_closed(one, 0.1) for one in found)

    assert asyncio.run(work()) == 0


def test_half_open_sockets_keep_nobody_out(tmp_path: Path) -> None:
    """More than one address may have are hung up on at once, and what is left is gone after seconds."""
    with Server(tmp_path / "stadium.db", tmp_path, "--lines", "20") as server:
        with dialled(server.port, 200, HALF) as found:
            time.sleep(0.5)
            assert sum(is_closed(one, 0.01) for one in found) == 80, "one address has 20 lines and 100 sockets more"
            assert not is_closed(found[0], 0.1)
            assert is_closed(found[0], HEAD_WITHIN + 5)
            assert server.http("GET", "/health").status == 200
        server.check_log()


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("127.0.0.1:9", 200),
        ("localhost:8765", 200),
        ("LOCALHOST", 200),
        ("[::1]:8765", 200),
        ("192.168.178.20:8765", 200),
        (socket.gethostname(), 200),
        ("evil.example", 403),
        ("evil.example:8765", 403),
        ("127.0.0.1.evil.example", 403),
        ("", 403),
    ],
)
def test_a_name_that_is_not_ours_is_refused(host: str, status: int) -> None:
    names = Names("0.0.0.0")
    if status == 200:
        names.check(host)
    else:
        with pytest.raises(Forbidden):
            names.check(host)


def test_dns_rebinding_gets_neither_page_nor_line(tmp_path: Path) -> None:
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        evil = {"host": "evil.example", "origin": "http://evil.example"}
        assert server.http("GET", "/api/games", None, evil).status == 403
        assert server.http("POST", "/api/tables", wish(), evil).status == 403
        line = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
                "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}  # fmt: skip
        assert server.http("GET", "/socket", None, {**evil, **line}).status == 403
        own = {"host": server.host, "origin": f"http://{server.host}"}
        assert server.http("GET", "/socket", None, {**own, **line}).status == 101
    Names("", "https://play.example.org:8443").check("play.example.org")


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_household_is_counted_once(address: str, name: str) -> None:
    assert counted_as(address) == name


def test_only_a_known_proxy_is_believed_where_people_come_from(tmp_path: Path) -> None:
    def statuses(*options: str) -> list[int]:
        known = ("--tables", "2", "--public", "http://play.example.org", *options)
        with Server(tmp_path / f"{len(options)}.db", tmp_path, *known) as server:
            return [
                server.http("POST", "/api/tables", wish(), {"x-forwarded-for": f"1.2.3.4, 203.0.113.{n}"}).status
                for n in range(4)
            ]

    assert statuses() == [201, 201, 201, 201], "a proxy on this machine"
    assert statuses("--proxy", "10.0.0.0/8") == [201, 201, 429, 429], "anybody can claim anything"
    assert is_in("::ffff:10.1.2.3", read_networks(["10.0.0.0/8"]))
    with pytest.raises(Malformed, match="proxy"):
        read_networks(["proxy.example"])
