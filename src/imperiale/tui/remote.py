"""How does a person sit at a table on a server?"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from imperiale.locales.sayings import Message, tell
from imperiale.tui.advice import Advice
from imperiale.tui.board import Board, Do, Told
from imperiale.tui.link import EndedError, Link, State, Update
from imperiale.tui.looking import Moment
from imperiale.tui.sitting import DeniedError

__all__ = ["Join", "Place", "Remote", "ServerError", "place_of", "sits_down"]

PATIENCE = 10.0
"""Seconds that an answer of the server is waited for."""


class ServerError(Exception):
    """A server does not do what it is asked.

    Attributes:
        message: why.
    """

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(message.key)


class Place(NamedTuple):
    """A place at a game on a server.

    Attributes:
        server: its address, without a slash at the end.
        game: the name of the game.
        token: what proves whose the seat is; empty looks on.
    """

    server: str
    game: str
    token: str = ""

    @property
    def socket(self) -> str:
        """The address of the socket."""
        return re.sub("^http", "ws", self.server) + "/ws"


class Join(NamedTuple):
    """How somebody wants to come to a table.

    Attributes:
        place: where, with the token of a seat if he has one.
        name: how he is called.
        code: by which a seat is taken up from another device.
        watch: whether he looks on.
    """

    place: Place
    name: str = ""
    code: str = ""
    watch: bool = False


class _Made(Struct, frozen=True):
    game: str
    seat: int | None
    token: str
    code: str


class _Problem(Struct, frozen=True):
    errors: tuple[Message, ...] = ()


class _Moments(Struct, frozen=True):
    happened: tuple[tuple[Told, ...], ...]
    views: tuple[Board, ...]


def place_of(link: str) -> Place | None:
    """Return the place that a link names: ``https://cards.example/g/NAME``; nothing of others.

    >>> place_of("http://localhost:8421/g/abcdefghij")
    Place(server='http://localhost:8421', game='abcdefghij', token='')
    >>> place_of("localhost")
    """
    parts = urlsplit(link.strip())
    found = re.fullmatch(r"(.*)/g/([0-9a-z]{1,20})/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        return None
    return Place(f"{parts.scheme}://{parts.netloc}{found[1]}", found[2])


async def sits_down(place: Place, *, name: str, code: str = "") -> Place:
    """Sit down at an open seat, or take a seat up by its code, and return it.

    Raises:
        ServerError: there is no such seat, or the server does not answer.
    """
    path, form = ("code", {"code": code}) if code else ("seats", {"name": name})
    url = f"{place.server}/api/games/{place.game}/{path}"
    made = msgspec.json.decode(await _asked(url, form), type=_Made)
    return place._replace(game=made.game, token=made.token)


async def _asked(url: str, form: Mapping[str, object] | None = None) -> bytes:
    """Return what a server answers.

    Raises:
        ServerError: it refuses, or does not answer.
    """
    try:
        return await asyncio.to_thread(_fetch, url, form)
    except HTTPError as error:
        raise ServerError(_reason(error)) from None
    except (URLError, OSError, ValueError) as error:
        parts = urlsplit(url)
        facts = {"server": f"{parts.scheme}://{parts.netloc}", "reason": f"{error}."}
        raise ServerError(Message("screen-server-silent", {**facts})) from None


def _fetch(url: str, form: Mapping[str, object] | None) -> bytes:
    data = None if form is None else json.dumps(form).encode()
    request = Request(url, data, {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def _reason(error: HTTPError) -> Message:
    """Return why a server refuses: in its own words, or else by its number."""
    try:
        problem = msgspec.json.decode(error.read(), type=_Problem)
    except msgspec.MsgspecError:
        problem = _Problem()
    if problem.errors:
        return tell("screen-server-refused", reason=problem.errors[0])
    return tell("screen-server-refused", reason=f"HTTP {error.code}.")


class Remote:
    """A person at a table on a server, or an onlooker.

    Args:
        place: where.
    """

    table = None

    def __init__(self, place: Place) -> None:
        self.place = place
        self.board: Board | None = None
        self.log: list[Told] = []
        self.trouble: Message | None = None
        self._changed: Callable[[], None] = _nothing
        self._move_to(place)

    def _move_to(self, place: Place) -> None:
        self.place = place
        self.link = Link(place.socket, place.game, place.token, self._heard, self._linked)

    async def run(self, changed: Callable[[], None]) -> None:
        """Stay at the table; a partie that follows at it is another game, with the same token."""
        self._changed = changed
        while True:
            self._moving = asyncio.get_running_loop().create_future()
            staying = asyncio.create_task(self.link.run())
            try:
                await asyncio.wait({staying, self._moving}, return_when=asyncio.FIRST_COMPLETED)
                if staying.done():
                    await staying
            except EndedError as ended:
                self.trouble = ended.reason or tell("failed-not-allowed")
                changed()
                return
            finally:
                staying.cancel()
            assert self.board is not None, "it has told of another game"
            self._move_to(self.place._replace(game=self.board.next_game))

    def _heard(self, frame: State | Update) -> None:
        told = [one for entry in frame.entries for one in entry.happened]
        another = self.board is None or frame.view.deal != self.board.deal
        if isinstance(frame, State) or another:
            self.log = []
        self.log += [one for one in told if one.text]
        self.board = frame.view
        if frame.view.next_game and not self._moving.done():
            self._moving.set_result(None)
        self._changed()

    def _linked(self, there: bool) -> None:  # noqa: FBT001 - the form of the link's callback
        self.trouble = None if there else tell("page-offline")
        self._changed()

    async def do(self, wish: Do) -> None:
        """Do something.

        Raises:
            DeniedError: the server refuses it.
        """
        await self.link.act(wish)

    async def advice(self) -> Advice:
        """Return what every choice is worth; the server tells it to who plays alone."""
        url = f"{self.place.server}/api/games/{self.place.game}/hint"
        try:
            answer = await _asked(url, {"token": self.place.token})
        except ServerError as error:
            raise DeniedError(error.message) from None
        return msgspec.json.decode(answer, type=Advice)

    async def moments(self, deal: int) -> list[Moment]:
        """Return the moments of a deal: whole if it is over, else as this seat sees it."""
        api = f"{self.place.server}/api/games/{self.place.game}"
        board = self.board
        try:
            if board is not None and deal == board.deal and not board.summary:
                answer = await _asked(f"{api}/moments", {"token": self.place.token})
            else:
                answer = await _asked(f"{api}/deals/{deal}")
        except ServerError:
            return []
        found = msgspec.json.decode(answer, type=_Moments)
        return [Moment(view, told) for view, told in zip(found.views, found.happened, strict=True)]


def _nothing() -> None:
    """Nobody looks yet."""
