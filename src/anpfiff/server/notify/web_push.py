"""Web push as the standards say: a message encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

It needs the package `cryptography`, which comes with the extra `push`; whoever imports this has made sure of it.
"""

from __future__ import annotations

import base64
import json
import os
import struct
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from anpfiff.errors import Malformed

RECORD: Final = 4096
LONGEST: Final = 3000
"""Bytes; push services take somewhat more, in one record."""
GOOD_FOR: Final = 12 * 3600
"""Seconds a signature is good for; at most a day is allowed."""
POINT: Final = 65
SECRET: Final = 16


def encode(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Bytes from base64url, padded or not."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except ValueError as error:
        raise Malformed("expected base64url") from error


def check_browser(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser has."""
    if len(decode(auth)) != SECRET:
        raise Malformed(f"auth: expected {SECRET} bytes")
    _public(decode(p256dh))


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    try:
        if len(point) != POINT:
            raise ValueError
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, InvalidKey) as error:
        raise Malformed("p256dh: expected an uncompressed point of P-256") from error


def private_of(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The private key of a number, as a host writes it down."""
    if len(secret) != 32:
        raise Malformed("push key: expected 32 bytes in base64url", key="push-key")
    return ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers are told it."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def new_secret() -> bytes:
    """A number for a new private key."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32)


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only this browser can read; salt and sender are new each time, but for tests."""
    if len(message) > LONGEST:
        raise Malformed(f"expected at most {LONGEST} bytes")
    salt = os.urandom(16) if salt is None else salt
    sender = ec.generate_private_key(ec.SECP256R1()) if sender is None else sender
    browser, own = decode(p256dh), point_of(sender)
    shared = sender.exchange(ec.ECDH(), _public(browser))
    material = _derive(decode(auth), shared, b"WebPush: info\x00" + browser + own, 32)
    key = _derive(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\x00", 12)
    head = salt + struct.pack(">IB", RECORD, len(own)) + own
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: int) -> str:
    """The header by which a push service knows who sends; `now` in seconds since 1970."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + GOOD_FOR} | ({"sub": contact} if contact else {})
    signed = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={encode(point_of(key))}"
