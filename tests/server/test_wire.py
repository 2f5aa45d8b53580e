"""Do page and server mean the same frames, and is nothing else taken for one?"""

from pathlib import Path

import msgspec
import pytest

from imperiale.server import wire
from imperiale.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    """A change of a frame wants ``make protocol``."""
    committed = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert committed == typescript()


@pytest.mark.parametrize(
    ("frame", "what"),
    [
        (
            '{"type":"hello","game":"g","token":"t","have":7}',
            wire.Hello("g", "t", 7),
        ),
        (
            '{"type":"act","id":"a","at":3,"do":{"do":"play","card":"Kh"}}',
            wire.Act("a", 3, wire.Play("Kh")),
        ),
        (
            '{"type":"act","id":"a","at":3,"do":{"do":"call","number":null}}',
            wire.Act("a", 3, wire.Call(None)),
        ),
        ('{"type":"ping","t":1}', wire.Ping(1)),
    ],
)
def test_frames_of_the_page_are_read(frame: str, what: wire.ClientFrame) -> None:
    assert msgspec.json.decode(frame, type=wire.ClientFrame) == what


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "[]",
        "{}",
        '{"type":"state"}',
        '{"type":"hello"}',
        '{"type":"hello","game":"g","have":-1}',
        '{"type":"hello","game":"g","more":1}',
        '{"type":"act","id":"","at":0,"do":{"do":"done"}}',
        '{"type":"act","id":"a","at":0,"do":{"do":"play","card":"1h"}}',
        '{"type":"act","id":"a","at":0,"do":{"do":"play","card":"Kh","seat":1}}',
        '{"type":"act","id":"a","at":0,"do":{"do":"jump"}}',
        '{"type":"act","id":"a","at":0,"do":{"do":"claim","amount":1e3}}',
        '{"type":"act","id":"a","at":0,"do":{"do":"deal","nonce":"xyz"}}',
    ],
)
def test_what_is_no_frame_is_refused(frame: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(frame, type=wire.ClientFrame)
