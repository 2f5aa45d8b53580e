"""Is every card worth what trying every line says, if only tricks, or tricks and honours, count?"""

from __future__ import annotations

from array import array
from functools import partial

import pytest
from tests.engine.test_solve import endings

from imperiale.domain.cards import cards
from imperiale.domain.deal import Deal, legal
from imperiale.engine import native_simple
from imperiale.engine.native import NotForNativeError
from imperiale.engine.search import naive_values

# by card points no partie ends in mid-deal, whatever the score
PLAYED_OUT: dict[str, object] = {"win_by": "card_points"}
tables = pytest.mark.parametrize(
    "name", ["academie", "biblioteka", "imperialas", "pierer", "dobor"]
)
counts = pytest.mark.parametrize("honours", [False, True], ids=["tricks", "tricks and honours"])


def won(deal: Deal, seat: int, *, honours: bool) -> int:
    """Return what a seat has won, less what the other has."""
    counted = deal.rules.honour_masks[deal.trump] if honours else 0
    each = [
        tricks + 2 * (taken & counted).bit_count()
        for tricks, taken in zip(deal.tricks, deal.taken, strict=True)
    ]
    return each[seat] - each[1 - seat]


@tables
@counts
def test_every_line_says_the_same(name: str, honours: bool) -> None:
    deals = list(endings(name, 2, PLAYED_OUT, 7, 20))
    for deal, found in zip(deals, native_simple.solve_simply(deals, honours=honours), strict=True):
        before = won(deal, deal.seat, honours=honours)
        right = naive_values(deal, partial(won, honours=honours))
        assert found == {card: value - before for card, value in right.items()}


@counts
def test_worlds_are_solved_as_each_alone(honours: bool) -> None:
    for deal in endings("academie", 2, PLAYED_OUT, 11, 5):
        other, held = 1 - deal.seat, deal.hands[1 - deal.seat]
        unseen = deal.rules.pack & ~deal.hands[deal.seat] & ~sum(deal.taken)
        for card in deal.trick:
            unseen &= ~card.bit
        rest = cards(unseen & ~held)
        worlds = array("Q", [held, *(held & held - 1 | card.bit for card in rest)])
        found = native_simple.simple_worlds(deal, other, worlds, honours=honours)
        may = cards(legal(deal))
        for at, world in enumerate(worlds):
            hands = (world, deal.hands[1]) if other == 0 else (deal.hands[0], world)
            alone = native_simple.solve_simply([deal.but(hands=hands)], honours=honours)[0]
            assert list(found[at * len(may) : (at + 1) * len(may)]) == [alone[card] for card in may]


def test_three_and_refill_are_refused() -> None:
    with pytest.raises(NotForNativeError, match="two"):
        native_simple.solve_simply(list(endings("pierer", 3, {}, 6, 1)), honours=True)
    with pytest.raises(NotForNativeError, match="drawn"):
        native_simple.solve_simply(list(endings("dobor", 2, {}, 30, 1)), honours=True)
