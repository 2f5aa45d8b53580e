"""Are the cards those that nobody could choose, and is it seen if they are not?"""

from __future__ import annotations

import json
import struct
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import run

from imperiale import rulesets
from imperiale.domain.cards import cards
from imperiale.services.fair import FairDealer, commitment, deal_key, shuffled
from imperiale.services.verifying import NotProofError, Verdict, read_proof, verified

PROOF = Path(__file__).parents[1] / "server" / "proof.json"

ZERO_KEY = bytes.fromhex(
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
)
"""The first block of the stream of the key 0: RFC 8439, A.1, test vector 1."""


def by_hand(things: str, stream: bytes) -> str:
    """Shuffle as the protocol says, from a stream that is given."""
    order = list(things)
    words = iter(struct.unpack(f"<{len(stream) // 4}I", stream))
    for place in range(len(order) - 1, 0, -1):
        word = next(words)
        while word >= (1 << 32) // (place + 1) * (place + 1):
            word = next(words)
        other = word % (place + 1)
        order[place], order[other] = order[other], order[place]
    return "".join(order)


def test_the_shuffle_is_the_one_that_is_described() -> None:
    assert "".join(shuffled("abcdefghijklm", bytes(32))) == by_hand("abcdefghijklm", ZERO_KEY)


def test_the_commitment_and_the_key_are_what_is_described() -> None:
    """SHA-256 of 32 zero bytes; HKDF of RFC 5869, of which no step is ours."""
    assert commitment(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
    keys = {
        deal_key(secret, game, deal, nonces)
        for secret in (bytes(32), bytes(31) + b"\1")
        for game in ("a", "b")
        for deal in (1, 2)
        for nonces in (("", ""), ("00", ""), ("", "00"))
    }
    assert len(keys) == 24
    assert {len(key) for key in keys} == {32}


def test_every_card_comes_everywhere_as_often() -> None:
    """Chi-square over 4,000 packs: 31 x 31 degrees of freedom, five standard deviations."""
    pack = cards(rulesets.load("academie").rules().pack)
    packs = 4000
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(packs):
        key = deal_key(bytes(32), "g", number, ("", ""))
        seen.update(enumerate(shuffled(pack, key)))
    expected = packs / 32
    chi = sum((seen[place, card] - expected) ** 2 for place in range(32) for card in pack)
    assert abs(chi / expected - 31 * 31) < 5 * (2 * 31 * 31) ** 0.5


def test_the_same_keys_deal_the_same_partie() -> None:
    rules = rulesets.load("academie").rules()
    dealers = [FairDealer(rules, b"x"), FairDealer(rules, b"y")]
    for dealer in dealers:
        dealer.keys += [bytes(32), bytes(range(32))]
    assert dealers[0].open() == dealers[1].open()
    assert dealers[0].pack(2) == dealers[1].pack(2) != dealers[0].pack(1)
    assert dealers[0].agent_seed(0) != dealers[1].agent_seed(0) != dealers[1].agent_seed(1)


def proof() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(PROOF.read_text(encoding="utf-8"))
    return read


def verdicts(data: dict[str, Any]) -> list[Verdict]:
    return [found.verdict for found in verified(read_proof(json.dumps(data).encode()))]


def test_a_proof_is_good() -> None:
    assert verdicts(proof()) == [Verdict.GOOD] * 4


def swapped(line: str) -> str:
    """Change two cards of the two hands of a line for each other."""
    fields = line.split(" | ")
    first, second = fields[3].split(" / ")
    hands = [[(r, w[-1]) for w in h.split() for r in w[:-1]] for h in (first, second)]
    turn_up = fields[4]
    one = next(i for i, c in enumerate(hands[0]) if "".join(c) != turn_up)
    two = next(i for i, c in enumerate(hands[1]) if "".join(c) != turn_up)
    hands[0][one], hands[1][two] = hands[1][two], hands[0][one]
    fields[3] = " / ".join(" ".join("".join(card) for card in held) for held in hands)
    return " | ".join(fields[:6])


def test_other_cards_another_secret_and_another_dealer_are_seen() -> None:
    false = proof()
    false["lines"][2] = swapped(false["lines"][2])
    assert verdicts(false) == [Verdict.GOOD, Verdict.GOOD, Verdict.CARDS, Verdict.GOOD]
    false = proof()
    false["deals"][1]["secret"] = "00" * 32
    assert verdicts(false)[1] is Verdict.SECRET
    false = proof()
    false["deals"][1]["nonces"][0] += "0"
    assert verdicts(false)[1] is Verdict.CARDS
    false = proof()
    dealer = false["lines"][0].split(" | ")[1]
    head, _, *rest = false["lines"][0].split(" | ")
    hands = " / ".join(rest[1].split(" / ")[::-1])
    false["lines"][0] = " | ".join((head, str(1 - int(dealer)), rest[0], hands, *rest[2:4]))
    assert verdicts(false)[0] is Verdict.DEALER


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"deals": []},
        {"lines": ["nonsense"] * 4},
        {"ruleset": {}},
        {"players": 9},
        {"options": {"target": 0}},
        {"deals": [{"deal": 2, "commitment": "", "nonces": [], "secret": ""}] * 4},
    ],
)
def test_what_is_no_proof_is_told(change: dict[str, Any]) -> None:
    with pytest.raises(NotProofError):
        verdicts({**proof(), **change})


def test_the_command_says_which_deal_is_false() -> None:
    false = proof()
    false["deals"][3]["secret"] = "11" * 32
    told = run("verify", "-", given=json.dumps(false))
    assert told.status == 1
    assert "Deal 4 is false: the secret is not the one" in told.err
    assert "checked" not in told.out
