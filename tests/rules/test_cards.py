"""Are cards read and written, and ranked as every source has them?"""

from __future__ import annotations

from itertools import pairwise
from math import comb

import pytest

from imperiale.domain.cards import CARDS, DECKS, Card, cards, hand, mask, of_ranks, of_suit, spell
from imperiale.domain.errors import NotationError
from imperiale.domain.rules.imperials import is_carte_blanche, is_white
from imperiale.domain.rules.point import worth


def test_a_card_has_one_name() -> None:
    assert [Card.parse(str(card)) for card in CARDS] == list(CARDS)
    assert [card.bit for card in CARDS] == [1 << i for i in range(36)]
    assert all(Card.of(card.suit, card.rank) is card for card in CARDS)
    assert all(str(card) == card.rank.letter + card.suit.letter for card in CARDS)


@pytest.mark.parametrize("text", ["", "K", "10h", "kh", "KH", "Khh", "5c", "1h", 7, None])
def test_not_a_card(text: str) -> None:
    with pytest.raises(NotationError, match="expected card") as caught:
        Card.parse(text)
    assert caught.value.text == text


@pytest.mark.parametrize(
    ("text", "wrong", "expected"),
    [
        ("Kh Kh", "Kh", "once"),
        ("KQKh", "Kh", "once"),
        ("KQ", "KQ", "cards"),
        ("h", "h", "cards"),
        ("Kh 10h", "10h", "cards"),
    ],
)
def test_not_a_hand(text: str, wrong: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        hand(text)
    assert (caught.value.text, caught.value.expected) == (wrong, expected)


def test_a_hand_reads_back() -> None:
    for held in (0, *DECKS.values(), of_ranks("KQ"), of_suit(2), hand("KJ8c 9h AT7s")):
        assert hand(spell(held)) == held
        assert mask(cards(held)) == held
        assert len(cards(held)) == held.bit_count()
        assert all(low < high for low, high in pairwise(cards(held)))


def test_in_the_tricks_the_ace_is_fourth_and_in_the_point_first() -> None:
    clubs = cards(of_suit(0))
    assert " ".join(map(str, clubs)) == "6c 7c 8c 9c Tc Ac Jc Qc Kc"
    assert [worth(card.bit) for card in clubs] == [6, 7, 8, 9, 10, 11, 10, 10, 10]
    assert worth(DECKS[32]) == 300


def test_how_many_hands_have_no_court_card() -> None:
    """The count is of cards, not of hands: twelve of those without a court."""
    plain = [card for card in cards(DECKS[32]) if is_carte_blanche(card.bit)]
    assert comb(len(plain), 12) == 125_970


def test_blank_hands() -> None:
    assert is_carte_blanche(hand("AT987c AT987d A8h"))
    assert not is_carte_blanche(hand("Jc"))
    assert is_white(hand("KQh 7d"))
    assert not is_white(hand("KQh 7d 7s"))
    assert not is_white(hand("KQh 7d 7c"))


def test_with_32_cards_worth_alone_decides_as_length_and_worth_do() -> None:
    """The least five cards are worth more than the best four, and so on; with 36 they are not."""
    for pack, holds in ((DECKS[32], True), (DECKS[36], False)):
        worths = sorted(worth(card.bit) for card in cards(pack & of_suit(0)))
        separate = all(
            sum(worths[:more]) > sum(worths[-(more - 1) :]) for more in range(2, len(worths) + 1)
        )
        assert separate == holds
    assert worth(hand("T6789s")) == 40
    assert worth(hand("AKQJs")) == 41
