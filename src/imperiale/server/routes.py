"""What is asked of the server over HTTP, and what does it answer?"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, SkipValidation

from imperiale import __version__, agents, rulesets
from imperiale.domain.errors import Invalid
from imperiale.domain.keys import KEYS, Key
from imperiale.domain.ruleset import Ruleset
from imperiale.locales import languages
from imperiale.locales.sayings import tell
from imperiale.server.figures import Figures
from imperiale.server.forms import (
    AgentInfo,
    Catalog,
    ClockWish,
    GameMade,
    Ground,
    Health,
    KeyInfo,
    Listed,
    Lobby,
    LookBack,
    Moments,
    NewGame,
    Problem,
    Proof,
    Replay,
    RulesetInfo,
    TakeSeat,
    TakeUp,
    Written,
)
from imperiale.server.looking import moments
from imperiale.server.making import FormError, fault_messages, made_of
from imperiale.server.replaying import (
    deal_cards,
    deal_line,
    deal_record,
    deals_over,
    replayed,
    written,
)
from imperiale.server.sight import fair, viewer_of
from imperiale.services.accounts import Accounts
from imperiale.services.deal_text import read_deal
from imperiale.services.house import House
from imperiale.services.room import Room
from imperiale.services.seats import NotRatedError, Sitter, Ticket

__all__ = ["NOBODY", "NONE", "PACKED", "REFUSED", "ROUTES", "Asking", "GameName", "bearer"]

PATIENCE = 2.0
"""Seconds in which a store that is there answers."""

GameName = Annotated[str, Parameter(min_length=1, max_length=20, description="The game.")]

Asking = Request[Any, Any, Any]

REFUSED: Any = {
    400: ResponseSpec(
        Problem, description="The form asks for what cannot be.", generate_examples=False
    ),
    403: ResponseSpec(
        Problem, description="Not from the page of this server.", generate_examples=False
    ),
    429: ResponseSpec(Problem, description="Too often.", generate_examples=False),
}
NONE: Any = {
    404: ResponseSpec(Problem, description="There is no such thing.", generate_examples=False),
}


NOBODY: Any = {
    401: ResponseSpec(Problem, description="Nobody is signed in.", generate_examples=False),
}


def bearer(request: Asking) -> str:
    """Return the token of an account's device that a request brings, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:64] if kind.lower() == "bearer" else ""


@get("/healthz", sync_to_thread=False)
def health() -> Health:
    """Tell that the server is there."""
    return Health("ok", __version__)


@get("/readyz", responses={503: ResponseSpec(Health, description="Games cannot be kept now.")})
async def ready(house: House) -> Response[Health]:
    """Tell whether games can be kept."""
    try:
        async with asyncio.timeout(PATIENCE):
            alive = await house.log.alive()
    except TimeoutError:
        alive = False
    told = Health("ok" if alive else "away", __version__)
    return Response(told, status_code=200 if alive else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def measured(
    figures: NamedDependency[SkipValidation[Figures]],
) -> Response[bytes]:
    """Tell what was measured, if anything is."""
    told = figures.told()
    if told is None:
        raise NotFoundException
    return Response(told, media_type="text/plain; version=0.0.4; charset=utf-8")


PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))
"""For answers that are long and hold no secret, the same for all."""


@get("/api/catalog", middleware=[PACKED], sync_to_thread=False)
def catalog() -> Catalog:
    """Tell what can be played, with whom and in which languages."""
    return _catalog()


@cache
def _catalog() -> Catalog:
    known = tuple(agents.load(name) for name in agents.names())
    return Catalog(
        tuple(_ruleset(rulesets.load(name)) for name in rulesets.names()),
        tuple(AgentInfo(spec.id, spec.summary) for spec in known),
        agents.LEVELS,
        tuple(map(_key, KEYS.values())),
        languages(),
        __version__,
    )


def _ruleset(found: Ruleset) -> RulesetInfo:
    values = {
        str(players): {name: d.for_players(players) for name, d in found.decisions.items()}
        for players in found.players
    }
    grounds = {name: Ground(str(d.status), d.source, d.note) for name, d in found.decisions.items()}
    return RulesetInfo(
        found.id, found.name, found.summary, found.source, found.players, values, grounds
    )


def _key(key: Key) -> KeyInfo:
    low, high = key.ranks or (key.low, key.high)
    kind: Any = "number"
    if key.words:
        kind = "words"
    elif key.switch:
        kind = "switch"
    elif key.ranks:
        kind = "ranks"
    elif key.many:
        kind = "numbers"
    return KeyInfo(key.name, tell(f"key-{key.name}"), kind, key.words, low, high)


@post("/api/games", responses={**REFUSED, **NOBODY})
async def make(data: NewGame, request: Asking, house: House, accounts: Accounts) -> GameMade:
    """Make a game, and sit down at it."""
    made, seat = made_of(data, house.draw.secret())
    who = await _sitter(request, accounts, data.name, bot=data.bot)
    if made.rated and not who.account:
        raise FormError(tell("failed-rated-guest"))
    return _answer(await house.make(made, seat, who))


async def _sitter(request: Asking, accounts: Accounts, name: str, *, bot: bool) -> Sitter:
    """Return who sits down; who has an account does so by its name."""
    token = bearer(request)
    if not token:
        return Sitter(name, bot)
    account = await accounts.of(token)
    return Sitter(account.name, bot, account.id)


def _answer(ticket: Ticket) -> GameMade:
    return GameMade(ticket.game, ticket.seat, ticket.token, ticket.code)


@get("/api/lobby")
async def lobby(house: House) -> Lobby:
    """Tell which games wait for somebody."""
    return Lobby(tuple(map(_listed, await house.listed())))


def _listed(room: Room) -> Listed:
    game = room.game
    clock = game.made.clock
    return Listed(
        game.name,
        game.terms.ruleset.id,
        game.terms.ruleset.name,
        game.made.players,
        sum(place.is_person and not place.taken for place in game.places),
        tuple(place.name or place.plan.capitalize() for place in game.places),
        tuple(place.bot for place in game.places),
        {name: str(value) for name, value in game.rules.options.items()},
        not game.rules.automatic,
        ClockWish(clock.kind, clock.seconds, clock.increment),
        game.log[0].at,
        game.made.rated,
    )


@post("/api/games/{game:str}/seats", responses={**REFUSED, **NOBODY, **NONE})
async def sit(
    game: GameName, data: TakeSeat, request: Asking, house: House, accounts: Accounts
) -> GameMade:
    """Sit down at an open seat of a game."""
    who = await _sitter(request, accounts, data.name, bot=data.bot)
    try:
        return _answer(await house.sit(game, data.seat, who))
    except NotRatedError:
        raise FormError(tell("failed-rated-guest")) from None


@post("/api/games/{game:str}/onlookers", responses={**REFUSED, **NONE})
async def watch(game: GameName, data: TakeSeat, house: House) -> GameMade:
    """Look on at a game under a name."""
    return _answer(await house.watch(game, data.name))


@post("/api/games/{game:str}/code", responses={**REFUSED, **NONE})
async def take_up(game: GameName, data: TakeUp, house: House) -> GameMade:
    """Take up one's seat from another device."""
    return _answer(await house.take_up(game, data.code))


@get("/api/games/{game:str}/deals/{deal:int}", responses=NONE)
async def replay(game: GameName, deal: int, house: House) -> Replay:
    """Tell how a deal went that is over."""
    room = await house.room(game)
    async with room.lock:
        if not 1 <= deal <= deals_over(room.game):
            raise FormError(tell("failed-no-deal"))
        return replayed(room, deal, house.now())


@post("/api/games/{game:str}/moments", responses={**REFUSED, **NONE}, status_code=200)
async def look_back(game: GameName, data: LookBack, house: House) -> Moments:
    """Tell how the deal under way has gone, as one who looks back may know it."""
    room = await house.room(game)
    async with room.lock:
        viewer = viewer_of(room.game, data.token)
        if viewer is None:
            raise FormError(tell("failed-not-allowed"))
        return moments(room, viewer, house.now())


@post("/api/deals", responses=REFUSED, status_code=200)
async def read(data: Written) -> Replay:
    """Tell how a deal went that was written down."""
    try:
        return written(
            read_deal(data.text.strip().encode(), rulesets.load, notation=True), rulesets.load
        )
    except Invalid as error:
        raise FormError(*fault_messages(error.faults)) from None


@get("/api/games/{game:str}/records", responses=NONE, media_type="application/x-ndjson")
async def records(game: GameName, house: House) -> Response[bytes]:
    """Give the records of the deals that are over, one JSON object a line."""
    room = await house.room(game)
    async with room.lock:
        numbers = range(1, deals_over(room.game) + 1)
        lines = [msgspec.json.encode(deal_record(room.game, deal)) + b"\n" for deal in numbers]
    name = f'attachment; filename="imperiale-{room.game.name}.jsonl"'
    return Response(b"".join(lines), headers={"content-disposition": name})


@get("/api/games/{game:str}/proof", responses=NONE)
async def proof(game: GameName, house: House) -> Proof:
    """Give what is needed to check the deals that are over."""
    room = await house.room(game)
    async with room.lock:
        played = room.game
        numbers = range(1, deals_over(played) + 1)
        return Proof(
            "imperiale-proof",
            game,
            dict(played.made.ruleset),
            played.made.players,
            dict(played.made.options),
            tuple(fair(played, deal) for deal in numbers),
            tuple(deal_line(played, deal) for deal in numbers),
            tuple(deal_cards(played, deal) for deal in numbers),
        )


ROUTES = (
    *(health, ready, measured, catalog, make, lobby, sit, watch, take_up),
    *(replay, look_back, read, records, proof),
)
"""All of it; what a page itself is made of is in :mod:`imperiale.server.pages`."""
