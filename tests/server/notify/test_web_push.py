"""Web push: encrypted as RFC 8291 says, signed as RFC 8292 says, and sent to nobody behind a wall."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from anpfiff.errors import Malformed
from anpfiff.server.notify import outgoing_http as outside
from anpfiff.server.notify.outgoing_http import Outside, Unreachable
from anpfiff.server.notify.web_push import (
    authorization,
    check_browser,
    decode,
    encode,
    encrypt,
    new_secret,
    point_of,
    private_of,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

# The example of RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_to_the_byte() -> None:
    assert encode(encrypt(TEXT, BROWSER, AUTH, salt=decode(SALT), sender=private_of(decode(SENDER)))) == BODY


def test_every_message_has_a_salt_and_a_sender_of_its_own() -> None:
    assert encrypt(TEXT, BROWSER, AUTH)[:86] != encrypt(TEXT, BROWSER, AUTH)[:86]


def test_a_signature_names_the_push_service_and_holds() -> None:
    key = private_of(new_secret())
    header = authorization("https://push.example:8443/abc?d", key, "mailto:host@anpfiff.example", 1_000)
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    r, s = (int.from_bytes(part) for part in (decode(signature)[:32], decode(signature)[32:]))

    assert public == encode(point_of(key))
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decode(claims)) == {
        "aud": "https://push.example:8443", "exp": 1_000 + 12 * 3600, "sub": "mailto:host@anpfiff.example",
    }  # fmt: skip
    signed = f"{head}.{claims}".encode()
    key.public_key().verify(utils.encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (BROWSER[:-4], AUTH),
        ("B" + "A" * 86, AUTH),
        (BROWSER, "AAAA"),
        ("not base64!", AUTH),
        (BROWSER, "é"),
    ],
)
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Malformed):
        check_browser(p256dh, auth)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/a", "https://127.0.0.1/a", "https://10.0.0.1/a", "https://[::1]/a", "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest", "https://push.example:22/a", "https://me:secret@push.example/", "ftp://push.example/",
        "https:///a", "https://push.example/ü", "https://push.example/a b", "https://[half/", "https://push.example:99999/",
        "https://push.example/" + "a" * 1000, "https://[64:ff9b::10.0.0.1]/", "https://[2002:7f00:1::]/", "https://[::127.0.0.1]/",
        "https://[64:ff9b:1::7f00:1]/", "https://0.0.0.0/",
    ],
)  # fmt: skip
def test_addresses_behind_walls_are_refused_by_their_looks(url: str) -> None:
    with pytest.raises(Malformed):
        Outside().check(url)


def test_a_name_that_leads_behind_a_wall_is_not_called() -> None:
    async def run() -> None:
        with pytest.raises(Unreachable, match="not everybody can reach"):
            await Outside().post("https://localhost/", {}, b"")

    asyncio.run(run())


def posted(answer: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> int:
    """The status that a post has, where somebody on this machine answers like this."""

    async def run() -> int:
        async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await answer(reader, writer)
            finally:
                writer.close()

        async with await asyncio.start_server(meet, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            return await Outside(is_local_fine=True).post(f"http://127.0.0.1:{port}/a?b=c", {"TTL": "1"}, b"text")

    return asyncio.run(run())


def test_a_post_says_what_a_server_needs_and_hears_the_status() -> None:
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n") + await reader.readexactly(4))
        writer.write(b"HTTP/1.1 100 Continue\r\nX: y\r\n\r\nHTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()

    assert posted(answer) == 410
    [head, *fields] = heard[0].decode().split("\r\n")
    assert head == "POST /a?b=c HTTP/1.1"
    assert {"Connection: close", "Content-Length: 4", "TTL: 1", "text"} <= set(fields)


@pytest.mark.parametrize(
    "text", [b"", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 2\r\n", b"a" * 9000, b"HTTP/1.1 100 \r\n" * 900]
)
def test_what_is_no_answer_is_none(text: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"text")
        writer.write(text)
        await writer.drain()

    with pytest.raises(Unreachable):
        posted(answer)


def test_whoever_answers_letter_by_letter_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a few webhooks would hold all that others wait for: pages, new tables, matches that are opened."""
    monkeypatch.setattr(outside, "WITHIN", 0.5)

    async def run() -> None:
        has_gone = asyncio.Event()

        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"text")
            with contextlib.suppress(ConnectionError):
                while True:
                    writer.write(b"H")
                    await writer.drain()
                    await asyncio.sleep(0.05)
            has_gone.set()

        async with await asyncio.start_server(drip, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable, match="TimeoutError"):
                await Outside(is_local_fine=True).post(f"http://127.0.0.1:{port}/", {}, b"text")
            await asyncio.wait_for(has_gone.wait(), 5)

    asyncio.run(run())
