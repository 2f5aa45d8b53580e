"""What is asked over HTTP by who has an account, or wants one, and what is answered?

Who is signed in says so by ``Authorization: Bearer``, which no page of somebody else can make a
browser send; there are no cookies.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import Parameter, SkipValidation

from imperiale.locales.sayings import tell
from imperiale.server.account_forms import (
    AccountTold,
    AskAccount,
    ClaimSeats,
    Code,
    Credential,
    DeviceTold,
    HeldTold,
    NewCode,
    NewPasskey,
    NoticeTold,
    PasskeyAsked,
    PasskeyTold,
    SeatsClaimed,
    SignedInTold,
)
from imperiale.server.forms import GameMade
from imperiale.server.leaders import rating_told
from imperiale.server.making import FormError
from imperiale.server.noticing import Noticing
from imperiale.server.routes import NOBODY, NONE, REFUSED, Asking, GameName, bearer
from imperiale.server.standing import held_told
from imperiale.services.accounts import Accounts, NoCodeError, SignedIn
from imperiale.services.game import digest
from imperiale.services.house import House, NoGameError
from imperiale.services.notices import NoticeKeeper, holder_of_account
from imperiale.services.owning import claims, opens_again
from imperiale.services.passkeys import NoNameError, NotProvenError, Site, site_of
from imperiale.services.people import Account, Holding, NameTakenError
from imperiale.services.rating import Ratings
from imperiale.services.seats import NoSeatError

__all__ = ["ACCOUNTS", "signed_in"]


Known: TypeAlias = NamedDependency[SkipValidation[Ratings]]
KnownNotices: TypeAlias = NamedDependency[SkipValidation[Noticing]]

MOST_TOLD = 50
"""Games of which it is told how they stand; of older ones only that they were."""


async def signed_in(request: Asking, accounts: Accounts) -> Account:
    """Return who asks.

    Raises:
        NotSignedInError: nobody who is signed in.
    """
    return await accounts.of(bearer(request))


def _site(request: Asking) -> Site:
    """Return our page as a passkey knows it; that it is ours has been seen to."""
    try:
        return site_of(request.headers.get("origin", ""))
    except NoNameError:
        port = request.url.port
        raise FormError(tell("account-no-site", port=str(port or ""))) from None


def _told(signed: SignedIn) -> SignedInTold:
    code = "-".join(signed.code[at : at + 5] for at in range(0, len(signed.code), 5))
    return SignedInTold(signed.token, signed.account.name, code)


@post("/api/account/asked", responses=REFUSED, status_code=200)
async def ask_to_make(data: AskAccount, request: Asking, accounts: Accounts) -> PasskeyAsked:
    """Ask for an account: what a passkey is asked for it."""
    try:
        return PasskeyAsked(await accounts.ask_to_make(_site(request), data.name))
    except NameTakenError:
        raise FormError(tell("account-name-taken")) from None


@post("/api/account", responses=REFUSED)
async def make(data: NewPasskey, request: Asking, accounts: Accounts) -> SignedInTold:
    """Make the account that was asked for."""
    try:
        return _told(await accounts.make(_site(request), data.credential, data.label))
    except NameTakenError:
        raise FormError(tell("account-name-taken")) from None
    except NotProvenError:
        raise FormError(tell("account-not-proven")) from None


@post("/api/sessions/asked", responses=REFUSED, status_code=200)
async def ask_to_sign_in(request: Asking, accounts: Accounts) -> PasskeyAsked:
    """Ask to be let in: what a passkey is asked."""
    return PasskeyAsked(await accounts.ask_to_sign_in(_site(request)))


@post("/api/sessions", responses=REFUSED)
async def sign_in(data: Credential, request: Asking, accounts: Accounts) -> SignedInTold:
    """Let somebody in by his passkey."""
    try:
        return _told(await accounts.sign_in(_site(request), data.credential))
    except NotProvenError:
        raise FormError(tell("account-not-proven")) from None


@post("/api/sessions/code", responses=REFUSED)
async def recover(data: Code, accounts: Accounts) -> SignedInTold:
    """Let somebody in by his code; he gets another."""
    try:
        return _told(await accounts.recover(data.code))
    except NoCodeError:
        raise FormError(tell("account-no-code")) from None


@delete("/api/sessions", responses={**NOBODY, 403: REFUSED[403], 429: REFUSED[429]})
async def sign_out(request: Asking, accounts: Accounts) -> None:
    """Sign this device out."""
    account = await signed_in(request, accounts)
    await accounts.people.sign_out(account.id, digest(bearer(request)), others=False)


@delete("/api/sessions/others", responses={**NOBODY, 403: REFUSED[403], 429: REFUSED[429]})
async def sign_out_others(request: Asking, accounts: Accounts) -> None:
    """Sign all other devices out."""
    account = await signed_in(request, accounts)
    await accounts.people.sign_out(account.id, digest(bearer(request)), others=True)


@get("/api/account", responses=NOBODY)
async def tell_account(
    request: Asking, accounts: Accounts, house: House, ratings: Known, noticing: KnownNotices
) -> AccountTold:
    """Tell all that is kept of one's account."""
    account = await signed_in(request, accounts)
    keeper = noticing.keeper
    return await _all(account, digest(bearer(request)), accounts, house, ratings, keeper)


@get("/api/account/export", responses=NOBODY)
async def export(
    request: Asking, accounts: Accounts, house: House, ratings: Known, noticing: KnownNotices
) -> Response[AccountTold]:
    """Give all that is kept of one's account, as a file."""
    account = await signed_in(request, accounts)
    keeper = noticing.keeper
    told = await _all(account, digest(bearer(request)), accounts, house, ratings, keeper)
    name = 'attachment; filename="imperiale-account.json"'
    return Response(told, headers={"content-disposition": name})


async def _all(
    account: Account,
    token: str,
    accounts: Accounts,
    house: House,
    ratings: Ratings,
    keeper: NoticeKeeper,
) -> AccountTold:
    people = accounts.people
    holdings = await people.holdings(account.id)
    return AccountTold(
        account.name,
        account.made,
        tuple(
            PasskeyTold(key.id, key.label, key.made, key.used)
            for key in await people.passkeys(account.id)
        ),
        tuple(
            DeviceTold(one.made, one.used, one.token == token)
            for one in await people.sessions(account.id)
        ),
        tuple([await _held(held, house, n) for n, held in enumerate(holdings)]),
        tuple(map(rating_told, await ratings.of(account.id))),
        tuple(
            NoticeTold(urlsplit(one.address).netloc, one.language, one.made)
            for one in await keeper.subscribed([holder_of_account(account.id)])
        ),
    )


async def _held(held: Holding, house: House, place: int) -> HeldTold:
    """Tell of a seat, and how its game stands if it is one of the newest."""
    try:
        game = (await house.room(held.game)).game if place < MOST_TOLD else None
    except NoGameError:
        game = None
    if game is None:
        return HeldTold(*held, rules="", rules_name="", names=(), yours=False)
    return held_told(held, game, house.now())


@delete("/api/account", responses={**NOBODY, 403: REFUSED[403], 429: REFUSED[429]})
async def leave(request: Asking, accounts: Accounts, house: House) -> None:
    """Forget one's account; the games stay for those one played with, without its name."""
    await accounts.delete(await signed_in(request, accounts), house)


@post("/api/account/passkeys/asked", responses={**REFUSED, **NOBODY}, status_code=200)
async def ask_to_add(request: Asking, accounts: Accounts) -> PasskeyAsked:
    """Ask for another passkey."""
    account = await signed_in(request, accounts)
    return PasskeyAsked(await accounts.ask_to_add(_site(request), account))


@post("/api/account/passkeys", responses={**REFUSED, **NOBODY}, status_code=204)
async def add(data: NewPasskey, request: Asking, accounts: Accounts) -> None:
    """Add another passkey."""
    account = await signed_in(request, accounts)
    try:
        await accounts.add(_site(request), account, data.credential, data.label)
    except NotProvenError:
        raise FormError(tell("account-not-proven")) from None


@delete("/api/account/passkeys/{key:str}", responses={**REFUSED, **NOBODY})
async def remove(
    request: Asking, accounts: Accounts, key: Annotated[str, Parameter(max_length=1400)]
) -> None:
    """Forget a passkey; the last one stays."""
    account = await signed_in(request, accounts)
    if not await accounts.people.remove_passkey(account.id, key):
        raise FormError(tell("account-last-passkey"))


@post("/api/account/code", responses={**REFUSED, **NOBODY}, status_code=200)
async def renew(request: Asking, accounts: Accounts) -> NewCode:
    """Make a new code to come back by."""
    account = await signed_in(request, accounts)
    return NewCode(_told(SignedIn(account, "", await accounts.renew(account))).code)


@post("/api/account/seats", responses={**REFUSED, **NOBODY}, status_code=200)
async def claim(
    data: ClaimSeats, request: Asking, accounts: Accounts, house: House
) -> SeatsClaimed:
    """Let seats that were taken without an account belong to it."""
    account, claimed = await signed_in(request, accounts), 0
    for proof in data.seats:
        token = proof.token
        with suppress(NoGameError, NoSeatError):  # what is no more, or another's, stays out
            await house.happens(proof.game, lambda game, t=token: claims(game, t, account.id))  # type: ignore[misc]
            claimed += 1
    return SeatsClaimed(claimed)


@post("/api/account/games/{game:str}", responses={**REFUSED, **NOBODY, **NONE})
async def open_again(game: GameName, request: Asking, accounts: Accounts, house: House) -> GameMade:
    """Take up one's seat on another device."""
    account, token = await signed_in(request, accounts), house.draw.token()
    keyed = await house.happens(game, lambda now: opens_again(now, account.id, token))
    return GameMade(game, keyed.seat, token, "")


ACCOUNTS: tuple[Any, ...] = (
    *(ask_to_make, make, ask_to_sign_in, sign_in, recover, sign_out, sign_out_others),
    *(tell_account, export, leave, ask_to_add, add, remove, renew, claim, open_again),
)
"""All of it."""
