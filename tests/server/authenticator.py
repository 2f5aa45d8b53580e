"""How does a test prove who it is: a passkey in software, with keys of its own?"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """A device with one passkey, as WebAuthn describes one (level 2, 6.1 and 6.5).

    Args:
        origin: of the page that asks.
    """

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self.signs = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer what a page asks for a new passkey."""
        self.handle = data(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: _bytes(numbers.x), -3: _bytes(numbers.y)}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        said = self._said(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": text(client), "attestationObject": text(told)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer what a page asks to let somebody in."""
        self.signs += 1
        said = self._said(options["rpId"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(said + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(said),
                "signature": text(signature),
                "userHandle": text(self.handle),
            }
        )

    def _said(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }


def _bytes(number: int) -> bytes:
    return number.to_bytes(32, "big")
