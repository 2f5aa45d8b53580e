"""How do the frames look to TypeScript?

``python -m imperiale.server.typescript`` writes ``web/src/lib/protocol.ts``; a test holds the
committed file to it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from typing import Any

import msgspec

from imperiale.locales import sayings
from imperiale.server import (
    account_forms,
    forms,
    lesson_forms,
    mistake_forms,
    notice_forms,
    study_forms,
    wire,
)

__all__ = ["typescript"]

_HEAD = """\
// Generated from the frames of the server by `make protocol`. Do not edit.

/** The version of the protocol that these types describe. */
export const PROTOCOL = {version};
"""

_UNIONS = {
    "Arg": sayings.Arg,
    "Do": wire.Do,
    "ClientFrame": wire.ClientFrame,
    "ServerFrame": wire.ServerFrame,
}
_ROOMS = (forms, account_forms, study_forms, mistake_forms, lesson_forms, notice_forms)
_WORDS = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """Return the module of types."""
    asked = [wire.ClientFrame, wire.ServerFrame]
    asked += [getattr(room, name) for room in _ROOMS for name in room.__all__]
    _, found = msgspec.json.schema_components(asked, ref_template="{name}")
    (unions, _) = msgspec.json.schema_components(_UNIONS.values(), ref_template="{name}")
    parts = [_HEAD.format(version=wire.PROTOCOL)]
    parts += ["\n".join(_interface(name, schema)) for name, schema in sorted(found.items())]
    parts += [
        f"export type {name} = {_type(schema)};\n"
        for name, schema in zip(_UNIONS, unions, strict=True)
    ]
    return "\n".join(parts)


def _interface(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    yield from _comment(schema.get("description", ""))
    if "enum" in schema:
        yield f"export type {name} = {_type(schema)};"
        yield ""
        return
    yield f"export interface {name} {{"
    required = schema.get("required", ())
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        yield f"  {field}{mark}: {_type(inner)};"
    yield "}"
    yield ""


def _comment(text: str) -> Iterator[str]:
    lines = cleandoc(text).replace("``", "`").splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in lines)
        yield " */"


def _type(schema: Mapping[str, Any]) -> str:
    if not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    if "enum" in schema:
        return " | ".join("null" if word is None else f'"{word}"' for word in schema["enum"])
    if schema["type"] == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return _WORDS[schema["type"]]


if __name__ == "__main__":
    sys.stdout.write(typescript())
