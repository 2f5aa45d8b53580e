"""How does word that it is somebody's turn go to the push service of his browser's maker?

By Web Push (RFC 8030), encrypted for his browser (RFC 8291, by the library ``http_ece``) and signed
by this server (RFC 8292, by ``PyJWT``).  The address comes from a browser, and the server calls it:
so it has to be at a push service that is known, or that the host of this server has named.
"""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from importlib import import_module
from ipaddress import ip_address
from pathlib import Path
from time import monotonic, time
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from imperiale.domain.errors import ImperialeError
from imperiale.locales import catalogue
from imperiale.server.limits import Rate
from imperiale.services.notices import WORKERS, Gone, Subscription

__all__ = ["KNOWN", "Hosts", "NoKeyError", "Push", "is_key", "key_of"]

KNOWN = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of Chromium, Firefox, Safari and Edge; ``*.`` is any name under it."""

TIMEOUT = 5.0
"""Seconds in which a push service answers."""

REST = 60.0
"""Seconds for which a push service that does not answer is left alone."""

LASTS = 86_400
"""Seconds for which a push service keeps a notice for a device that is off."""

SIGNED = 43_200
"""Seconds for which a signature counts; the standard allows a day."""


class NoKeyError(ImperialeError):
    """The file has no key that notices can be signed by; the message says why."""


class Hosts:
    """Which addresses may be called.

    Args:
        named: hosts beside those that are known, by their names and, if it is not 443, the port.
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._named = frozenset(host.lower() for host in named)

    def allow(self, address: str) -> bool:
        """Tell whether an address may be called.

        >>> hosts = Hosts(["push.example:8443"])
        >>> [hosts.allow(f"https://{at}") for at in ("fcm.googleapis.com/x", "push.example:8443/")]
        [True, True]
        >>> bad = ("push.example/", "evil.example/", "fcm.googleapis.com.evil.example/")
        >>> any(hosts.allow(f"https://{at}") for at in bad)
        False
        >>> hosts.allow("http://fcm.googleapis.com/x"), hosts.allow("https://a@fcm.googleapis.com/")
        (False, False)
        """
        parts = _parts(address)
        return parts is not None and (self.named(parts) or _known(parts))

    def named(self, parts: SplitResult) -> bool:
        """Tell whether the host of this server has named that one, wherever it is."""
        return parts.netloc.lower() in self._named


def _parts(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    plain = address.isascii() and address.isprintable() and not set(address) & set(' "<>\\^`{|}')
    whole = parts.scheme == "https" and parts.hostname and "@" not in parts.netloc
    return parts if plain and whole and not parts.fragment else None


def _known(parts: SplitResult) -> bool:
    host = parts.hostname or ""
    if parts.netloc.lower() not in (host, f"{host}:443"):
        return False
    return any(host.endswith(one[1:]) if one.startswith("*.") else host == one for one in KNOWN)


def key_of(file: Path) -> ec.EllipticCurvePrivateKey:
    """Return the key that notices are signed by, which is made if there is none.

    Raises:
        NoKeyError: the file has none, or cannot be read or written.
    """
    try:
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            made = ec.generate_private_key(ec.SECP256R1())
            text = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            part = file.with_name(f"{file.name}.{os.getpid()}")
            with os.fdopen(
                os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb"
            ) as out:
                out.write(text)
            part.replace(file)
        key = load_pem_private_key(file.read_bytes(), None)
    except (OSError, ValueError, TypeError) as error:
        why = getattr(error, "strerror", None) or "it is no private key in PEM without a password"
        raise NoKeyError(why) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise NoKeyError("it is not of the curve P-256")
    return key


def _plain(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _written(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_key(text: str) -> bool:
    """Tell whether a browser's key is one."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _read(text))
    except ValueError:
        return False
    return True


class Push:
    """The way to the push services.

    Args:
        key: what notices are signed by.
        hosts: which addresses may be called.
        subject: where whoever runs a push service can find the host of this one, or nothing.
    """

    def __init__(self, key: ec.EllipticCurvePrivateKey, hosts: Hosts, subject: str = "") -> None:
        self._key = key
        self.hosts = hosts
        self.public = _written(_plain(key.public_key()))
        self._subject = subject
        self._resting: dict[str, float] = {}
        self._rate = Rate(20, 60.0, monotonic)
        self._threads = ThreadPoolExecutor(WORKERS, "push")
        # loaded only where notices are sent
        self._encryption: Any = import_module("http_ece")
        self._signing: Any = import_module("jwt")
        self._trust = ssl.create_default_context()

    async def send(self, to: Subscription, game: str) -> None:
        """Tell somebody that it is his turn in a game, or let it be.

        Raises:
            Gone: the address is no more.
            OSError: the push service cannot be reached, or takes nothing now.
        """
        parts = _parts(to.address)
        if parts is None or not self.hosts.allow(to.address):
            raise Gone
        if self._resting.get(parts.netloc, 0.0) > monotonic() or self._rate.exceeded(to.address):
            return
        body = self._encrypted(to, game)
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self._threads, self._post, parts, body, game)
            if status == 429 or status >= 500:
                raise OSError(f"it answers {status}")
        except (OSError, HTTPException):
            self._resting[parts.netloc] = monotonic() + REST
            raise
        if status in (404, 410):
            raise Gone

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _encrypted(self, to: Subscription, game: str) -> bytes:
        told = {"title": "Impériale", "body": catalogue(to.language)("notice-turn")}
        text = msgspec.json.encode({**told, "url": f"/g/{game}"})
        found: bytes = self._encryption.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_read(to.key),
            auth_secret=_read(to.secret),
            version="aes128gcm",
        )
        return found

    def _post(self, parts: SplitResult, body: bytes, game: str) -> int:
        """Return what a push service says; it is asked once, and sends nobody elsewhere."""
        host, port = parts.hostname or "", parts.port or 443
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        if not self.hosts.named(parts) and not all(
            ip_address(place[4][0]).is_global for place in places
        ):
            raise OSError("the address is within a private network")
        # the place that was looked at, and no other that the name may mean a moment later
        family, kind, protocol, _, place = places[0]
        with socket.socket(family, kind, protocol) as plain:
            plain.settimeout(TIMEOUT)
            plain.connect(place)
            with self._trust.wrap_socket(plain, server_hostname=host) as secured:
                line = HTTPConnection(host, port, timeout=TIMEOUT)
                line.sock = secured
                path = parts.path or "/"
                where = f"{path}?{parts.query}" if parts.query else path
                line.request("POST", where, body, self._headers(parts, game))
                return line.getresponse().status

    def _headers(self, parts: SplitResult, game: str) -> dict[str, str]:
        claims: dict[str, object] = {
            "aud": f"https://{parts.netloc}",
            "exp": int(time()) + SIGNED,
            **({"sub": self._subject} if self._subject else {}),
        }
        signed = self._signing.encode(claims, self._key, "ES256")
        return {
            "authorization": f"vapid t={signed},k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "urgency": "high",
            "topic": game,
        }
