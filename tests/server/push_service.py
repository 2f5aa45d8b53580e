"""A push service for tests: it takes notices over TLS, checks and decrypts them."""

from __future__ import annotations

import json
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
import jwt
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from imperiale.services.notices import Subscription


class Heard(NamedTuple):
    """A notice: to which path, with which headers, what it claims and what it says."""

    path: str
    headers: dict[str, str]
    claims: dict[str, Any]
    says: dict[str, Any]


class PushService:
    """What a browser's maker runs; ``status`` is what it answers, after ``delay`` seconds."""

    def __init__(self, folder: Path) -> None:
        self.heard: list[Heard] = []
        self.status = 201
        self.delay = 0.0
        self.browser = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.trusted = certify(folder)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = service.status  # as it was when the notice came, whatever comes of it
                service.heard.append(service.read(self.path, headers, body))
                time.sleep(service.delay)
                self.send_response(status)
                self.send_header("location", f"{service.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.trusted, folder / "service.key")
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.host = f"127.0.0.1:{self.server.server_address[1]}"
        self.address = f"https://{self.host}"

    def read(self, path: str, headers: dict[str, str], body: bytes) -> Heard:
        kind, _, signed = headers["authorization"].partition(" ")
        assert kind == "vapid"
        parts = dict(part.strip().split("=", 1) for part in signed.split(","))
        point = urlsafe_b64decode(parts["k"] + "=")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        claims = jwt.decode(parts["t"], key, ["ES256"], audience=self.address)
        text = http_ece.decrypt(body, private_key=self.browser, auth_secret=self.secret)
        return Heard(path, headers, claims, json.loads(text))

    def subscription(self, path: str, holder: str = "", language: str = "en") -> Subscription:
        """Return how the browser subscribes."""
        point = self.browser.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        key, secret = (urlsafe_b64encode(one).rstrip(b"=").decode() for one in (point, self.secret))
        return Subscription(f"{self.address}/{path}", key, secret, language, holder, 1)

    def wait(self, number: int) -> list[Heard]:
        """Return what was heard, as soon as it is so much."""
        end = time.monotonic() + 20
        while len(self.heard) < number:
            assert time.monotonic() < end, f"{len(self.heard)} notices instead of {number}"
            time.sleep(0.01)
        return self.heard


def certify(folder: Path) -> Path:
    """Write a certificate for this machine, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push service of a test")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "service.pem").write_bytes(made.public_bytes(Encoding.PEM))
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "service.key").write_bytes(text)
    return folder / "service.pem"


@contextmanager
def pushing(folder: Path) -> Iterator[PushService]:
    """Run a push service."""
    service = PushService(folder)
    thread = threading.Thread(target=service.server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()
