"""Of which files is the page made, and in which words does it speak?"""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from imperiale.locales import languages
from imperiale.rulesets import names

__all__ = ["ABSENT", "PAGES", "STATIC", "page_file"]

STATIC = Path(__file__).parent / "static"
"""The built page; it travels inside the package."""

ABSENT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Impériale</title>
<h1>The page has not been built</h1>
<p>The server runs, and speaks its protocol at <code>/ws</code>. To build its page from a clone of
the sources, with Node.js: <code>make page</code>. An installed package has it inside.</p>
</html>
"""


def page_file(folder: Path, path: str) -> Path | None:
    """Return the file of the page at a path, or nothing if there is none.

    A path that names no file is the page's own business: it has one file for all of them.
    """
    wanted = (folder / path.lstrip("/")).resolve()
    if wanted.is_file() and wanted.is_relative_to(folder.resolve()):
        return wanted
    index = folder / "index.html"
    return index if "." not in path.rpartition("/")[2] and index.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """Give a file of the page; one that is text and never changes is packed for who unpacks it."""
    if path.startswith("/api/") or "\0" in path:
        raise NotFoundException
    file = page_file(STATIC, path)
    if file is None:
        if "." in path.rpartition("/")[2] or (STATIC / "index.html").is_file():
            raise NotFoundException
        return Response(ABSENT.encode(), media_type="text/html; charset=utf-8")
    if file.name == "index.html":
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        language = read_in(request.headers.get("accept-language", ""))
        return Response(
            _opening(language, path), media_type="text/html; charset=utf-8", headers=headers
        )
    kind = guess_type(file.name)[0] or "application/octet-stream"
    # a name under assets/ has the sum of its content in it, so that it never changes
    lasting = file.parent.name == "assets"
    kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"cache-control": kept}
    if not lasting or file.suffix not in PACKED:
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    headers["vary"] = "accept-encoding"
    unpacks = request.headers.get("accept-encoding", "")
    small = file.with_name(f"{file.name}.br")  # packed when the page was built
    if re.search(r"\bbr\b", unpacks) and small.is_file():
        return Response(
            small.read_bytes(), media_type=kind, headers=headers | {"content-encoding": "br"}
        )
    if "gzip" not in unpacks:
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(_packed(file), media_type=kind, headers=headers)


def read_in(asked: str) -> str:
    """Return the language in which the page speaks to who asks for languages by this header.

    >>> read_in("pt, lt;q=0.7, fr-CA;q=0.9"), read_in("*"), read_in("")
    ('fr', 'en', 'en')
    """
    found: list[tuple[float, str]] = []
    for wish in asked.lower().split(","):
        tag, _, weight = wish.partition(";")
        language = tag.strip().partition("-")[0]
        liking = re.fullmatch(r"\s*q=(0(?:\.\d+)?|1(?:\.0+)?)\s*", weight)
        if language in languages():
            found.append((float(liking[1]) if liking else 1.0, language))
    return max(found, key=lambda one: one[0])[1] if found else "en"


def _opening(language: str, path: str) -> bytes:
    """Return the page of a language: it names at once what it would only later ask for."""
    files, asked = [f"catalogue-{language}"], list[str]()
    rules = path.removeprefix("/rules/")
    if path in ("", "/"):
        asked = ["catalog"]
    elif path.startswith(("/g/", "/embed/")):
        files += ("Play", "table")
    elif path.startswith("/rules"):
        files.append(f"rules-{language}")
    elif path.startswith(("/study", "/review")):
        files += (f"rules-{language}", f"study-{language}")
    if rules in names():
        files.append("Rules")
        asked = ["catalog", "lessons", f"rules/{rules}"]
    return _opened(language, tuple(files), tuple(asked))


@cache
def _opened(language: str, files: tuple[str, ...], asked: tuple[str, ...]) -> bytes:
    kinds = {".js": 'rel="modulepreload"', ".css": 'rel="preload" as="style"'}
    links = [
        *(
            f'{kind} href="/assets/{file.name}"'
            for name in files
            for suffix, kind in kinds.items()
            for file in sorted((STATIC / "assets").glob(f"{name}-*{suffix}"))
        ),
        *(f'rel="preload" as="fetch" href="/api/{path}"' for path in asked),
    ]
    head = "".join(f"<link crossorigin {link} />\n" for link in links)
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    text = text.replace('<html lang="en">', f'<html lang="{language}">')
    return text.replace("</head>", f"{head}</head>").encode()


PACKED = (".js", ".css", ".svg")


@cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


@get("/locales/{name:str}", sync_to_thread=False, include_in_schema=False)
def messages(name: str) -> Response[str]:
    """Give the messages of a language, as one Fluent resource."""
    language, dot, ending = name.partition(".")
    if not dot or ending != "ftl" or language not in languages():
        raise NotFoundException
    headers = {"cache-control": "no-cache"}
    return Response(_messages(language), media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _messages(language: str) -> str:
    """Return the files of a language as one."""
    found = sorted(files("imperiale.locales").iterdir(), key=lambda file: file.name)
    own = (f for f in found if f.name.endswith(".ftl") and _language(f.name) == language)
    return "\n".join(file.read_text(encoding="utf-8") for file in own)


def _language(name: str) -> str:
    return name.removesuffix(".ftl").partition("-")[0]


PAGES = (page, messages)
"""The handlers of the page."""
