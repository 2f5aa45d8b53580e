"""How do the parts of the server come together in one application?

The one thin layer of framework code: it hands requests to :mod:`imperiale.server.routes` and
sockets to :mod:`imperiale.server.connection`, and guards the door.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, TypeAlias, cast

import msgspec
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    PermissionDeniedException,
    TooManyRequestsException,
    WebSocketDisconnect,
)
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message as Sent
from litestar.types import Scope

from imperiale import __version__
from imperiale.locales.sayings import Message, tell
from imperiale.server.accounts import ACCOUNTS
from imperiale.server.challenge import CHALLENGES
from imperiale.server.connection import Closed, Connection
from imperiale.server.counting import COUNTED
from imperiale.server.daily import DAILY
from imperiale.server.door import Door
from imperiale.server.figures import Figures, NoFigures
from imperiale.server.forms import Problem
from imperiale.server.hinting import HINTS
from imperiale.server.leaders import LEADERS
from imperiale.server.limits import Origins, Rate, headers
from imperiale.server.making import FormError
from imperiale.server.mistakes import MISTAKES
from imperiale.server.noticing import NOTICING, Noticing
from imperiale.server.pages import PAGES
from imperiale.server.reviews import REVIEWS
from imperiale.server.routes import ROUTES
from imperiale.server.standing import STANDING
from imperiale.server.study import STUDY
from imperiale.server.tallying import TALLIED, Tally
from imperiale.server.teaching import TEACHING
from imperiale.server.wire import Failed
from imperiale.services.accounts import Accounts, NotSignedInError
from imperiale.services.boards import Boards
from imperiale.services.house import House, NoGameError
from imperiale.services.people import PeopleKeeper
from imperiale.services.rating import Ratings
from imperiale.services.reviewing import Reviewing
from imperiale.services.seats import NoSeatError

__all__ = ["LONGEST_FRAME", "REQUESTS", "SOCKETS", "Guards", "application"]

LOGGER = logging.getLogger("imperiale.http")

LONGEST_FRAME = 8192
"""Bytes of a frame, and of a form without house rules."""


@dataclass(frozen=True)
class Guards:
    """How much may be asked, and from where.

    Attributes:
        origins: the origins of our page beside addresses in numbers.
        actions: how many wishes of a seat in 20 seconds.
        posts: how many forms from an address in 20 seconds.
        door: who is let in at all.
    """

    origins: Iterable[str] = ()
    actions: int = 60
    posts: int = 60
    door: Door = field(default_factory=lambda: Door(SOCKETS, REQUESTS))


SOCKETS = 200
"""Sockets from an address, unless the host has said otherwise."""

REQUESTS = 600
"""Requests from an address in 20 seconds, unless the host has said otherwise."""

AGAIN = frozenset((1011, 1012, 1013, 4409))
"""Codes of an end that is no fault of whoever is at the other side."""


BROKEN = frozenset((1002, 1007, 1009))
"""Codes by which the layer below has closed a socket whose frames are none, or too large."""


class _Socket:
    """A socket as a connection needs it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> bytes:
        try:
            frame = (await self._socket.receive_text()).encode(errors="surrogatepass")
        except WebSocketDisconnect as gone:
            if gone.code in BROKEN:
                raise Closed(gone.code, tell("failed-too-large")) from None
            raise EOFError from None
        if len(frame) > LONGEST_FRAME:
            raise Closed(1008, tell("failed-too-large"))
        return frame

    async def send(self, frame: bytes) -> None:
        try:
            await self._socket.send_text(frame.decode())
        except (WebSocketDisconnect, OSError):  # the latter by the specification of ASGI
            raise EOFError from None


Living: TypeAlias = Callable[[Litestar], AbstractAsyncContextManager[None]]
"""What is open as long as the application lives."""


def application(
    house: House,
    people: PeopleKeeper,
    ratings: Ratings,
    guards: Guards,
    living: Living,
    noticing: Noticing,
    figures: Figures | None = None,
) -> Litestar:
    """Return the application that serves a house, and the people who have accounts there."""
    noted = figures or NoFigures()
    origins = Origins(guards.origins)
    actions = Rate(guards.actions, 20.0, monotonic)
    posts = Rate(guards.posts, 20.0, monotonic)
    accounts = Accounts(people, house.now, house.draw)
    boards = Boards(house.log, house.runner, house.now)

    reviewing = Reviewing(house.log)

    @websocket("/ws")
    async def table(socket: WebSocket[Any, Any, Any]) -> None:
        asked, who = socket.headers, _from(socket)
        if not origins.allow(asked.get("origin"), asked.get("host")):
            guards.door.fault(who)
            await socket.close(code=1008, reason="origin")
            return
        if not guards.door.enter(who):
            await socket.close(code=1008, reason="too many")
            return
        noted.socket(1)
        began = monotonic()
        try:
            await socket.accept()
            end = await Connection(house, _Socket(socket), actions, noted).run()
        finally:
            noted.socket(-1)
            guards.door.leave(who)
        if end is not None and end.code not in AGAIN:
            guards.door.fault(who)
        code = 1000 if end is None else end.code
        facts = {"code": code, "seconds": round(monotonic() - began, 3)}
        LOGGER.info("socket", extra={"facts": facts})
        with suppress(
            WebSocketDisconnect, RuntimeError, OSError
        ):  # the other side has gone already
            if end is not None:
                frame = msgspec.json.encode(Failed(end.code, end.reason))
                await socket.send_text(frame.decode())
            await socket.close(code=code)

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        if not isinstance(connection, Request):
            return
        who = _from(connection)
        if not guards.door.asked(who):
            raise TooManyRequestsException
        if connection.method not in ("POST", "DELETE") and not handler.opt.get("costly"):
            return
        origin = connection.headers.get("origin")
        if origin is not None and not origins.allow(origin, connection.headers.get("host")):
            raise PermissionDeniedException
        if posts.exceeded(who):
            guards.door.fault(who)
            raise TooManyRequestsException

    @asynccontextmanager
    async def reviewed(_: Litestar) -> AsyncGenerator[None]:
        yield
        await reviewing.close()

    async def finish(message: Sent, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            told = headers(scope["path"])
            said = [(name.encode(), value.encode()) for name, value in told.items()]
            client = scope["client"]
            if client is not None and guards.door.shut(client[0]):
                said.append((b"connection", b"close"))
            message["headers"] = [*message["headers"], *said]
            path, status = _pattern(scope), message["status"]
            noted.answer(path, status)
            known = cast("Mapping[str, object]", scope)
            facts = {"method": known.get("method"), "path": path, "status": status}
            LOGGER.info("answer", extra={"facts": facts})

    tally = Tally(house.log)
    return Litestar(
        [
            *ROUTES,
            *ACCOUNTS,
            *LEADERS,
            *STANDING,
            *NOTICING,
            *STUDY,
            *TEACHING,
            *DAILY,
            *CHALLENGES,
            *COUNTED,
            *TALLIED,
            *REVIEWS,
            *MISTAKES,
            *HINTS,
            *PAGES,
            table,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "ratings": Provide(lambda: ratings, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "figures": Provide(lambda: noted, sync_to_thread=False),
            "reviewing": Provide(lambda: reviewing, sync_to_thread=False),
            "tally": Provide(lambda: tally, sync_to_thread=False),
            "noticing": Provide(lambda: noticing, sync_to_thread=False),
            "boards": Provide(lambda: boards, sync_to_thread=False),
        },
        guards=[guard],
        lifespan=[living, reviewed],
        before_send=[finish],
        exception_handlers={
            FormError: _form_error,
            NoGameError: _no_game,
            NoSeatError: _no_seat,
            NotSignedInError: _not_signed_in,
            HTTPException: _http_error,
            Exception: _fault,
        },
        request_max_body_size=65536,
        openapi_config=OpenAPIConfig(
            title="Impériale",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def _from(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return from which address somebody comes, as far as he or his proxy tells."""
    client = connection.client
    return "" if client is None else client.host


def _pattern(scope: Scope) -> str:
    """Return the pattern and not the path, in which a game is named."""
    return str(cast("Mapping[str, object]", scope).get("path_template") or "-")


def _problem(status: int, *errors: Message) -> Response[Problem]:
    detail = ", ".join(message.key for message in errors)
    return Response(Problem(status, detail, errors), status_code=status)


_NOTHING = {"failed-no-deal", "failed-no-review"}


def _form_error(_: Request[Any, Any, Any], error: FormError) -> Response[Problem]:
    nothing = any(message.key in _NOTHING for message in error.messages)
    return _problem(404 if nothing else 400, *error.messages)


def _no_game(_: Request[Any, Any, Any], error: NoGameError) -> Response[Problem]:
    return _problem(404, tell("failed-no-game"))


def _no_seat(_: Request[Any, Any, Any], error: NoSeatError) -> Response[Problem]:
    return _problem(404, tell("failed-no-seat"))


def _not_signed_in(_: Request[Any, Any, Any], error: NotSignedInError) -> Response[Problem]:
    return _problem(401, tell("account-not-signed-in"))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    path = _pattern(request.scope)
    LOGGER.error("%s %s came to nothing", request.method, path, exc_info=error)
    return _problem(500, tell("failed-fault"))


def _wrong(error: HTTPException) -> Iterator[Message]:
    """Yield what is wrong with a form, a message for each fault."""
    known = cast("list[dict[str, Any]]", error.extra if isinstance(error.extra, list) else [{}])
    for fault in known:
        at, reason = str(fault.get("key", "")), str(fault.get("message", error.detail))
        yield tell("failed-form", at=at[:200], reason=reason[:200])


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    path, status = request.url.path[:100], error.status_code
    match status:
        case 400:
            return _problem(status, *_wrong(error))
        case 403:
            return _problem(status, tell("failed-origin"))
        case 404:
            return _problem(status, tell("failed-not-found", path=path))
        case 405:
            return _problem(status, tell("failed-method", path=path, method=request.method))
        case 413:
            return _problem(status, tell("failed-too-large"))
        case 429:
            return _problem(status, tell("failed-too-many"))
        case _:
            return _problem(status, tell("failed-fault"))
