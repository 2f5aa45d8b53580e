"""How does a device prove, without any password, that it is the one that it was?

By WebAuthn, of which the library ``webauthn`` checks every answer.  A passkey belongs to the name
of a site: its page has to be open under a name, not at an address in numbers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from imperiale.services.people import Passkey

__all__ = ["NoNameError", "NotProvenError", "Site", "challenge_of", "site_of"]

TITLE = "Impériale"


class NoNameError(Exception):
    """The page is open at an address in numbers, for which there are no passkeys."""


class NotProvenError(Exception):
    """An answer of a passkey proves nothing; the message says why."""


class Site(NamedTuple):
    """The page as a passkey knows it.

    Attributes:
        origin: such as ``https://cards.example``.
        name: such as ``cards.example``.
    """

    origin: str
    name: str

    def ask_new(
        self, challenge: str, account: str, name: str, known: Iterable[str]
    ) -> dict[str, Any]:
        """Return the options of a new passkey, as a page parses them.

        Args:
            challenge: what is to be signed, base64url.
            account: for which account.
            name: what the account is called.
            known: passkeys that it has already.
        """
        options = generate_registration_options(
            rp_id=self.name,
            rp_name=TITLE,
            user_id=account.encode(),
            user_name=name,
            challenge=base64url_to_bytes(challenge),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known
            ],
        )
        return dict(json.loads(options_to_json(options)))

    def ask_known(self, challenge: str) -> dict[str, Any]:
        """Return the options of a signature by any passkey of this site."""
        options = generate_authentication_options(
            rp_id=self.name, challenge=base64url_to_bytes(challenge)
        )
        return dict(json.loads(options_to_json(options)))

    def made(
        self, answer: Mapping[str, Any], challenge: str, account: str, label: str, now: int
    ) -> Passkey:
        """Return a new passkey.

        Raises:
            NotProvenError: the answer is none to that question.
        """
        try:
            told = verify_registration_response(
                credential=dict(answer),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self.name,
                expected_origin=self.origin,
            )
        except _WRONG as error:
            raise NotProvenError(str(error)) from None
        key = bytes_to_base64url(told.credential_id)
        return Passkey(key, account, told.credential_public_key, told.sign_count, label, now, now)

    def signed(self, answer: Mapping[str, Any], challenge: str, passkey: Passkey) -> int:
        """Return how often a passkey has signed now.

        Raises:
            NotProvenError: it has not signed this.
        """
        try:
            told = verify_authentication_response(
                credential=dict(answer),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self.name,
                expected_origin=self.origin,
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.signs,
            )
        except _WRONG as error:
            raise NotProvenError(str(error)) from None
        return told.new_sign_count


# an answer is anybody's JSON, and the library lets some of what it is made of through
_WRONG = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)


def site_of(origin: str) -> Site:
    """Return the page of an origin.

    >>> site_of("http://localhost:8421").name
    'localhost'

    Raises:
        NoNameError: it is an address in numbers.
    """
    host = urlsplit(origin).hostname or ""
    try:
        ip_address(host)
    except ValueError:
        if host:
            return Site(origin, host)
    raise NoNameError(origin)


def challenge_of(answer: Mapping[str, Any]) -> str:
    """Return which question a passkey has answered, base64url.

    Raises:
        NotProvenError: none.
    """
    try:
        told = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        challenge = told["challenge"]
    except (*_WRONG, RecursionError) as error:
        raise NotProvenError(f"no client data: {error}") from None
    if not isinstance(challenge, str):
        raise NotProvenError("no challenge")
    return challenge
