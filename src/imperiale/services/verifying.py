"""Were the deals of a game dealt as the server had bound itself to?"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from imperiale.domain.cards import Card, mask
from imperiale.domain.dealing import cut_for_deal, dealt
from imperiale.domain.errors import Invalid, NotationError
from imperiale.domain.house import read_ruleset
from imperiale.domain.notation import read_line
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import subseed
from imperiale.rulesets import load
from imperiale.services.fair import FairDealer, commitment, deal_key

__all__ = ["FairDeal", "NotProofError", "Proof", "Verdict", "Verified", "read_proof", "verified"]


class FairDeal(Struct, frozen=True):
    """What a deal was bound to, and what was told of it when it was over; see the protocol."""

    deal: int
    commitment: str
    nonces: tuple[str, ...]
    secret: str


class Proof(Struct, frozen=True):
    """All that is needed to check the deals of a game."""

    format: Literal["imperiale-proof"]
    game: str
    ruleset: dict[str, Any]
    players: int
    options: dict[str, Any]
    deals: tuple[FairDeal, ...]
    lines: tuple[str, ...]


class NotProofError(Exception):
    """A file is no proof; the message says why."""


class Verdict(StrEnum):
    """What is found of a deal."""

    GOOD = "good"
    SECRET = "secret"
    CARDS = "cards"
    DEALER = "dealer"


class Verified(NamedTuple):
    """A deal, and what is found of it."""

    deal: int
    commitment: str
    verdict: Verdict


def read_proof(text: bytes) -> Proof:
    """Read a proof.

    Raises:
        NotProofError: it is none.
    """
    try:
        proof = msgspec.json.decode(text, type=Proof)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotProofError(str(error)) from None
    if len(proof.deals) != len(proof.lines):
        raise NotProofError(f"{len(proof.deals)} deals, {len(proof.lines)} lines")
    if [told.deal for told in proof.deals] != list(range(1, len(proof.deals) + 1)):
        raise NotProofError("the deals are not numbered from 1")
    return proof


def verified(proof: Proof) -> Iterator[Verified]:
    """Yield what is found of each deal.

    Raises:
        NotProofError: its rules, its secrets or its cards cannot be read.
    """
    try:
        ruleset = read_ruleset(proof.ruleset, load)
        rules = ruleset.rules(proof.players, {**proof.options, "marking": "automatic"})
        for told, line in zip(proof.deals, proof.lines, strict=True):
            setup = read_line(line, lambda _: ruleset).setup
            yield Verified(told.deal, told.commitment, _verdict(proof.game, rules, told, setup))
    except (Invalid, NotationError, ValueError) as error:
        raise NotProofError(str(error)) from None


def _verdict(game: str, rules: Rules, told: FairDeal, setup: Setup) -> Verdict:
    secret = bytes.fromhex(told.secret)
    if len(secret) != 32 or commitment(secret) != told.commitment:
        return Verdict.SECRET
    dealer = FairDealer(rules, b"")
    dealer.keys.append(deal_key(secret, game, told.deal, told.nonces))
    packet = max(rules.packets)
    expected = dealt(rules, setup.dealer, setup.start, dealer.pack(1), packet)
    if _cards(expected) != _cards(setup):
        return Verdict.CARDS
    cut = cut_for_deal(rules, subseed(dealer.keys[0], "cut"))
    if told.deal == 1 and cut.dealer != setup.dealer:
        return Verdict.DEALER
    return Verdict.GOOD


def _cards(setup: Setup) -> tuple[tuple[int, ...], Card, tuple[Card, ...]]:
    return tuple(map(mask, setup.hands)), setup.turn_up, setup.talon
