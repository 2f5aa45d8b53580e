"""How does a program play at a table of a server, as a person does from the page?

It speaks the protocol of the page (``docs/guide/protocol.md``) and is told what its seat may know;
whatever may be done is among the offers of a view::

    server = Server("http://127.0.0.1:8421")
    ticket = server.make(against="casual", name="Ann's bot")
    last = server.play(ticket, choose)  # choose(view) returns what to do, such as Play("Kh")
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from random import random
from typing import Any, TypeAlias, TypeVar

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from imperiale.locales.sayings import Message
from imperiale.server.forms import GameMade, Listed, Lobby, NewGame, SeatWish, TakeSeat
from imperiale.server.scene import View
from imperiale.server.wire import (
    Accept,
    Ack,
    Act,
    DealNext,
    Do,
    Failed,
    Hello,
    Onlookers,
    Ping,
    Play,
    Pong,
    Refused,
    ServerFrame,
    State,
    Update,
)

__all__ = [
    "Accept",
    "BotError",
    "Choose",
    "DealNext",
    "Do",
    "GameMade",
    "Play",
    "RefusedError",
    "Server",
    "View",
]

Choose: TypeAlias = Callable[[View], Do | None]
"""Returns what to do, of what the view offers, or nothing to wait."""

SILENCE = 25.0
"""Seconds without a frame after which the line is taken to be dead; the server pings each 10."""

LONGEST_WAIT = 15.0
"""Seconds between two tries to reach a server that is away."""

_T = TypeVar("_T")
_FRAMES: msgspec.json.Decoder[ServerFrame] = msgspec.json.Decoder(ServerFrame)


class BotError(Exception):
    """The server does not let the program do what it wants; the message says why."""


class RefusedError(BotError):
    """What was chosen may not be done; nothing has changed.

    Attributes:
        reason: why, a message of the catalogue.
    """

    def __init__(self, reason: Message) -> None:
        self.reason = reason
        super().__init__(reason.key)


class Server:
    """A server of tables.

    Args:
        address: where its page is, such as ``http://127.0.0.1:8421``.
        patience: seconds for which a server that is away is waited for.
    """

    def __init__(self, address: str, patience: float = 600.0) -> None:
        self.address = address.rstrip("/")
        self.patience = patience

    def lobby(self) -> tuple[Listed, ...]:
        """Return the games that wait for somebody.

        Raises:
            BotError: it cannot be asked.
        """
        return self._ask("lobby", None, Lobby).games

    def make(
        self, rules: str = "academie", against: str = "", name: str = "", **more: Any
    ) -> GameMade:
        """Make a game for two and sit down at it.

        Args:
            rules: the rule set.
            against: the agent to play against; without one, whoever sits down.
            name: how the program is called.
            more: what else :class:`~imperiale.server.forms.NewGame` has.

        Raises:
            BotError: there is no such game.
        """
        other = SeatWish("agent", against) if against else SeatWish("open")
        form = NewGame(rules, (SeatWish("me"), other), name=name, bot=True)
        return self._ask("games", msgspec.structs.replace(form, **more), GameMade)

    def sit(self, game: str, name: str = "") -> GameMade:
        """Sit down at a game that waits for somebody.

        Raises:
            BotError: no seat is open there.
        """
        return self._ask(f"games/{game}/seats", TakeSeat(name, bot=True), GameMade)

    def _ask(self, path: str, form: object, answer: type[_T]) -> _T:
        body = None if form is None else msgspec.json.encode(form)
        request = urllib.request.Request(f"{self.address}/api/{path}", body)
        request.add_header("content-type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=30) as told:
                return msgspec.json.decode(told.read(), type=answer)
        except urllib.error.HTTPError as error:
            with error:
                problem = json.loads(error.read() or b"{}")
            raise BotError(f"{path}: {problem.get('detail', error.reason)}") from None
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            raise BotError(f"{self.address} is no server of tables: {error}") from None

    def play(self, ticket: GameMade, choose: Choose) -> View:
        """Play a seat until the partie is over, whatever happens to the line; return the end.

        Args:
            ticket: the seat; a copy of it lets another run of the program go on.
            choose: what to do whenever something is offered.

        Raises:
            RefusedError: what was chosen may not be done.
            BotError: the seat is no longer its own, or the server has been away too long.
        """
        playing = _Playing(ticket, choose)
        place = self.address.replace("http", "ws", 1) + "/ws"
        heard, wait = time.monotonic(), 0.1
        while not playing.over:
            try:
                origin = Origin(self.address)
                with connect(place, origin=origin, compression=None, max_size=None) as socket:
                    playing.greet(socket)
                    while not playing.over:
                        playing.take(socket, socket.recv(SILENCE))
                        heard, wait = time.monotonic(), 0.1
            except (OSError, WebSocketException) as error:  # a TimeoutError is an OSError
                if time.monotonic() - heard > self.patience:
                    raise BotError(f"{self.address} has been away too long: {error}") from None
                time.sleep(wait * (0.5 + random()))
                wait = min(2 * wait, LONGEST_WAIT)
        assert playing.view is not None, "the end of a partie was seen"
        return playing.view


class _Playing:
    """A seat that is played, over as many sockets as it takes."""

    def __init__(self, ticket: GameMade, choose: Choose) -> None:
        self.view: View | None = None
        self._ticket = ticket
        self._choose = choose
        self._wish: Act | None = None

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.phase == "over"

    def greet(self, socket: ClientConnection) -> None:
        """Say who one is, and wish again what has not been answered: under its id it acts once."""
        _send(socket, Hello(self._ticket.game, self._ticket.token))
        if self._wish is not None:
            _send(socket, self._wish)

    def take(self, socket: ClientConnection, text: str | bytes) -> None:
        match _FRAMES.decode(text):
            case State(view=view) | Update(view=view):
                self.view = view
            case Ack(id=key, n=n):
                if self._wish is not None and self._wish.id == key:
                    self._wish = None
                if self.view is None or self.view.n < n:
                    return  # how the table stands after it is told next
            case Refused(id=key, reason=reason, view=view):
                self.view = view
                if self._wish is None or self._wish.id != key:
                    return
                wished, self._wish = self._wish, None
                if view.n == wished.at:
                    raise RefusedError(reason)
            case Failed(code=code, reason=reason):
                if code not in (1011, 1012, 1013):
                    raise BotError(f"{code} {reason.key}")
                return  # the server closes, and is greeted anew
            case Ping(t=t):
                _send(socket, Pong(t))
                return
            case Pong() | Onlookers():
                return
        if self._wish is None and self.view.offers and not self.over:
            do = self._choose(self.view)
            if do is not None:
                self._wish = Act(secrets.token_hex(8), self.view.n, do)
                _send(socket, self._wish)


def _send(socket: ClientConnection, frame: Hello | Act | Pong) -> None:
    socket.send(msgspec.json.encode(frame).decode())
