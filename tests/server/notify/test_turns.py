"""Notices of turns: one for each turn, to whoever is away and wants it, from one of the nodes."""

from __future__ import annotations

import asyncio
import http.server
import json
import threading
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from anpfiff.protocol.table import Move, Resign
from anpfiff.server.connection.socket import Gone
from anpfiff.server.http.metrics import Metrics
from anpfiff.server.log.store.pushes import Subscription
from anpfiff.server.log.store.sqlite import SqliteStore
from anpfiff.server.notify.outgoing_http import Outside
from anpfiff.server.notify.push import Pusher, secret_of
from anpfiff.server.notify.web_push import encode, new_secret, point_of, private_of
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.services import Services
from anpfiff.server.tables.host import RoomHost
from tests.server.log.store.kit import table
from tests.server.rooms import SECRET, Hall, key_of
from tests.server.scenes.ground import Calm

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    import pytest

BROWSER = private_of(new_secret())
AUTH = b"a" * 16


def read(body: bytes) -> dict[str, Any]:
    """What a browser reads, written down here a second time from the standard."""
    salt, sender, box = body[:16], body[21:86], body[86:]
    own = point_of(BROWSER)
    shared = BROWSER.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    material = HKDF(hashes.SHA256(), 32, AUTH, b"WebPush: info\x00" + own + sender).derive(shared)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
    text = AESGCM(key).decrypt(nonce, box, None)
    assert text[-1:] == b"\x02"
    found: dict[str, Any] = json.loads(text[:-1])
    return found


class Service:
    """A push service on this machine."""

    def __init__(self) -> None:
        self.status = 201
        self.heard: list[tuple[dict[str, str], bytes]] = []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append((dict(self.headers), body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/abc"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Close the door."""
        self._server.shutdown()
        self._server.server_close()


class Away:
    """A running match whose seats have no line open, on so many nodes with one store; and a push service."""

    def __init__(self, store: SqliteStore, service: Service, nodes: int) -> None:
        self.store, self.service = store, service
        self.hall = Hall("ann", "bo")
        self.pushers = [
            Pusher(new_secret(), "", Outside(is_local_fine=True), lambda: self.hall.now) for _ in range(nodes)
        ]
        self.hosts: list[RoomHost] = []

    async def begin(self) -> None:
        """Ann and Bo want to be told."""
        room = self.hall.room
        await self.store.create(table("table"), self.hall.log[0])
        for pusher in self.pushers:
            services = Services(self.store, Calm(), Metrics(), None, lambda: self.hall.now, None, pusher)
            host = RoomHost(table("table"), (room, None), services)
            host._notices.patience = 0.02
            self.hosts.append(host)
        for name in ("ann", "bo"):
            wish = Subscription(
                f"{self.service.url}/{name}", hash_of(key_of(name)), encode(point_of(BROWSER)), encode(AUTH), "fr"
            )
            await self.store.pushes.add("table", wish)

    async def look(self) -> None:
        """All nodes see what happened, and have time to tell."""
        for host in self.hosts:
            host._notices.look()
        await asyncio.sleep(0.05)
        for _ in range(100):
            if not any(host._tasks for host in self.hosts) and not any(pusher._waiting for pusher in self.pushers):
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)


def away(folder: Path, work: Callable[[Away], Awaitable[None]], nodes: int = 1) -> None:
    async def run() -> None:
        store, service = SqliteStore(folder / "stadium.db"), Service()
        await store.open()
        scene = Away(store, service, nodes)
        try:
            await scene.begin()
            await work(scene)
        finally:
            for host in scene.hosts:
                await host.close()
            for pusher in scene.pushers:
                await pusher.close()
            service.close()
            await store.close()

    asyncio.run(run())


def test_whoever_is_away_is_told_once_in_the_own_language_and_nothing_of_the_match(tmp_path: Path) -> None:
    async def work(scene: Away) -> None:
        await scene.look()
        await scene.look()
        told = [read(body) for _, body in scene.service.heard]

        assert told == [{"title": "À toi de jouer", "body": "Finale", "table": "table", "language": "fr"}] * 2
        head = scene.service.heard[0][0]
        assert (head["Content-Encoding"], head["TTL"]) == ("aes128gcm", "86400")
        assert head["Authorization"].startswith("vapid t=")
        assert SECRET not in str(scene.service.heard)

    away(tmp_path, work)


def test_of_several_nodes_one_tells(tmp_path: Path) -> None:
    async def work(scene: Away) -> None:
        await scene.look()
        assert len(scene.service.heard) == 2

    away(tmp_path, work, nodes=3)


def test_whoever_has_a_line_open_is_told_nothing(tmp_path: Path) -> None:
    async def work(scene: Away) -> None:
        async def nothing(_: object) -> None:
            """Nobody listens."""

        host = scene.hosts[0]
        host.audience.visitors.add(host.audience.visitor(key_of("ann"), nothing, nothing))
        await scene.look()
        assert len(scene.service.heard) == 1  # Bo alone

    away(tmp_path, work)


def test_whoever_has_lost_their_line_is_told_then_and_once(tmp_path: Path) -> None:
    """A phone may have slept already when its page was told: its line is only found dead half a minute later."""

    async def work(scene: Away) -> None:
        async def nothing(_: object) -> None:
            """Nobody listens."""

        host = scene.hosts[0]
        ann = host.audience.visitor(key_of("ann"), nothing, nothing)
        host.audience.visitors.add(ann)
        await scene.look()
        assert len(scene.service.heard) == 1  # Bo alone
        host.miss(ann)
        await scene.look()
        assert len(scene.service.heard) == 1, "there is another line of hers"
        host.audience.visitors.remove(ann)
        for _ in range(2):
            host.miss(ann)
            await scene.look()
        assert len(scene.service.heard) == 2

    away(tmp_path, work)


def test_whoever_closes_the_page_knows_what_it_showed() -> None:
    assert not Gone({"type": "websocket.disconnect", "code": 1001, "reason": ""}).is_lost
    assert Gone({"type": "websocket.disconnect", "code": 1005}).is_lost


def test_a_seat_that_changes_hands_takes_its_subscription_along_to_nowhere(tmp_path: Path) -> None:
    async def work(scene: Away) -> None:
        await scene.look()
        scene.hall.do(Move, 0, key=key_of("new"))
        await scene.look()
        assert [one.key for one in await scene.store.pushes.of("table")] == [hash_of(key_of("bo"))]
        scene.hall.do(Resign, 1)
        await scene.look()
        assert await scene.store.pushes.of("table") == []

    away(tmp_path, work)


def test_a_browser_that_its_service_knows_no_more_is_forgotten(tmp_path: Path) -> None:
    async def work(scene: Away) -> None:
        scene.service.status = 410
        await scene.look()
        assert await scene.store.pushes.of("table") == []

    away(tmp_path, work)


def test_the_key_is_made_once_and_only_its_host_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "stadium.db"
    first = secret_of(database)

    assert first == secret_of(database)
    assert (tmp_path / "stadium.db.push-key").stat().st_mode & 0o077 == 0
    assert secret_of(None) is None  # several nodes need a key that all of them know
    monkeypatch.setenv("ANPFIFF_PUSH_KEY", encode(b"k" * 32))
    assert secret_of(None) == b"k" * 32
