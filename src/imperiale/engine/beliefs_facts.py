"""What can be known of a hand that is not seen?

:class:`Facts` are the sentences that a deal can tell of one hand at one moment.
:mod:`imperiale.engine.beliefs_log` reads them out of a view, and
:mod:`imperiale.engine.beliefs_count` finds the hands of which they are true.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from imperiale.domain.cards import Mask, of_ranks, of_suit
from imperiale.domain.claims import BLANK_KINDS
from imperiale.domain.deal import Deal, cards_left
from imperiale.domain.events import Answer, Marked, PointCalled
from imperiale.domain.rules.imperials import BLANKS, Combination, Kind
from imperiale.domain.rules.point import Point, worth
from imperiale.domain.ruleset import Rules

__all__ = ["NOTHING", "Box", "Facts", "blank_lacks", "called", "inside", "shown"]


class Box(NamedTuple):
    """Suits of some lengths and worths, the limits included."""

    shortest: int = 0
    longest: int = 9
    least: int = 0
    most: int = 99


@lru_cache(maxsize=4096)
def inside(box: Box) -> bytes:
    """Return for the nine bits of a suit's cards 1 if they are in the box, else 0."""
    return bytes(
        box.shortest <= bits.bit_count() <= box.longest and box.least <= worth(bits) <= box.most
        for bits in range(512)
    )


class Facts(NamedTuple):
    """What is known of one hand at one moment.

    Attributes:
        must: cards that are in it.
        never: cards that are not.
        lacking: sets of cards of which it lacks one at least.
        touching: sets of cards of which it has one at least.
        no_suit: boxes in which none of its suits is.
        a_suit: boxes in which one of its suits is, or more.
        total: cards, and what those of them in the hand are worth; no cards if it is not known.
    """

    must: Mask = 0
    never: Mask = 0
    lacking: tuple[Mask, ...] = ()
    touching: tuple[Mask, ...] = ()
    no_suit: tuple[Box, ...] = ()
    a_suit: tuple[Box, ...] = ()
    total: tuple[Mask, int] = (0, 0)

    def __and__(self, other: Facts) -> Facts:
        """Return what is known if both are."""
        return Facts(
            self.must | other.must,
            self.never | other.never,
            self.lacking + other.lacking,
            self.touching + other.touching,
            self.no_suit + other.no_suit,
            self.a_suit + other.a_suit,
            other.total if other.total[0] else self.total,
        )

    def allow(self, held: Mask) -> bool:
        """Tell whether they are true of a hand."""
        if held & self.must != self.must or held & self.never:
            return False
        for four in self.lacking:
            if held & four == four:
                return False
        for some in self.touching:
            if not held & some:
                return False
        if self.no_suit or self.a_suit:
            suits = [held >> 9 * suit & 0x1FF for suit in range(4)]
            if any(inside(box)[bits] for box in self.no_suit for bits in suits):
                return False
            if not all(any(inside(box)[bits] for bits in suits) for box in self.a_suit):
                return False
        counted, sum_ = self.total
        return not counted or worth(held & counted) == sum_


NOTHING = Facts()
"""What is known of a hand of which nothing is."""


_LACKS: dict[str, Mask] = {
    "carte_blanche": of_ranks("KQJ"),
    "white": of_suit(0) | of_suit(3),
}


def blank_lacks(rules: Rules) -> Mask:
    """Return the cards of which a blank hand has none; 0 where no hand is blank."""
    return _LACKS.get(rules.blank, 0)


def shown(deal: Deal, seat: int, marks: tuple[Marked, ...], *, cut: bool) -> Facts:
    """Return what a seat tells of its hand when it shows imperials, and keeps silent of others.

    Args:
        deal: the deal at that moment, as anybody sees it, the marks of the moment not yet made.
        seat: who shows.
        marks: what it marked at that moment, in order.
        cut: whether the last of them won the partie, so that the rest was not marked.

    Where players mark by hand only what is shown is known: who keeps silent may have forgotten.
    """
    rules = deal.rules
    before = [mark for mark in deal.shown if mark.seat == seat]
    marked = {mark.cards for mark in before}
    facts = NOTHING
    for mark in marks:
        turned = 1 << deal.turn_up if mark.kind is Kind.TURN_UP_IMPERIAL else 0
        facts &= Facts(must=mark.cards & ~turned)
        if mark.kind in BLANK_KINDS:
            facts &= Facts(never=rules.pack & ~mark.cards)
    if not rules.automatic:
        return facts
    turned_left = rules.turn_up_imperial_most
    turned_left -= sum(mark.kind is Kind.TURN_UP_IMPERIAL for mark in before)
    rest = list(marks)
    for kind, four, _ in _possible(deal, seat):
        if cut and not rest:
            break
        if kind is Kind.TURN_UP_IMPERIAL and not turned_left:
            break
        if kind in BLANK_KINDS:
            if rest and rest[0].kind is kind:
                del rest[0]
            elif not any(mark.kind in BLANK_KINDS for mark in before):
                facts &= Facts(touching=(blank_lacks(rules),))
        elif rest and (rest[0].kind, rest[0].cards) == (kind, four):
            del rest[0]
            turned_left -= kind is Kind.TURN_UP_IMPERIAL
        elif four not in marked:
            turned = 1 << deal.turn_up if kind is Kind.TURN_UP_IMPERIAL else 0
            facts &= Facts(lacking=(four & ~turned,))
    return facts


def _possible(deal: Deal, seat: int) -> list[Combination]:
    """Return what a seat would show if it held all cards, in the order in which it is shown."""
    rules = deal.rules
    found: list[Combination] = []
    if rules.blank in BLANKS and cards_left(deal, seat) == rules.hand_size:
        found.append(Combination(BLANKS[rules.blank][0], 0, rules.blank_value))
    sequences = [four for four in rules.sequences if four & rules.pack == four]
    fours = list(rules.four_masks)
    found += (Combination(Kind.SEQUENCE, four, 1) for four in sequences)
    found += (Combination(Kind.FOUR, four, 1) for four in fours)
    completes = deal.lying and rules.turn_up_imperial != "none"
    if completes and (seat == deal.dealer or rules.turn_up_imperial_for == "all"):
        if rules.turn_up_imperial == "sequence":
            fours = []
        found += (
            Combination(Kind.TURN_UP_IMPERIAL, four, 1)
            for four in (*sequences, *fours)
            if four >> deal.turn_up & 1
        )
    return found


def called(deal: Deal, said: PointCalled) -> dict[int, tuple[Facts, ...]]:
    """Return by seat what a call of the point tells of hands, in cases that exclude each other.

    Args:
        deal: the deal before it, as anybody sees it.
        said: the call.

    Where players mark by hand anyone may call a worse suit, or none.
    """
    rules, seat = deal.rules, said.seat
    if said.answer is Answer.SILENT:
        return {}
    if rules.point == "privileged":
        counted = rules.pack & of_ranks(rules.privileged)
        return {seat: (Facts(total=(counted, said.worth)),)}
    rival = next((call for call in reversed(deal.calls) if call.seat == said.against), said)
    if rules.point == "length":
        return _called_by_length(rules, said, rival.length)
    if said.answer is not Answer.GOOD:
        if rules.automatic:
            return {seat: _own_worth(rules, said.worth, said.worth)}
        # none is called that counts more than his own
        some = Facts(a_suit=(Box(least=said.worth, most=said.worth),))
        return {seat: tuple(some & own for own in _own_worth(rules, said.worth, 99))}
    if rules.automatic:
        return {seat: _own_worth(rules, 0, rival.worth - 1)}
    return {seat: (Facts(a_suit=(Box(1, least=1, most=rival.worth - 1),)),)}


def _called_by_length(rules: Rules, said: PointCalled, rivals: int) -> dict[int, tuple[Facts, ...]]:
    length = said.length
    if said.answer is Answer.GOOD:
        good = Facts(no_suit=(Box(rivals),)) if rules.automatic else _a_suit_of(1, rivals - 1)
        return {said.seat: (good,)}
    own = _a_suit_of(length, length)
    told: dict[int, tuple[Facts, ...]] = {}
    if said.answer is Answer.EQUAL:
        own = _best_of_length(Point(length, said.worth))
        told[said.against] = (_best_of_length(Point(length, said.against_worth)),)
    if rules.automatic:
        own &= Facts(no_suit=(Box(length + 1),))
    told[said.seat] = (own,)
    return told


def _a_suit_of(shortest: int, longest: int) -> Facts:
    return Facts(a_suit=(Box(shortest, longest),))


def _own_worth(rules: Rules, least: int, most: int) -> tuple[Facts, ...]:
    """Return what is known if the longest suit, of several the best, counts from least to most."""
    if rules.deck == _LONGER_IS_BETTER:
        return (Facts(no_suit=(Box(least=most + 1),), a_suit=(Box(least=least, most=most),)),)
    return tuple(
        Facts(no_suit=(Box(length + 1), Box(length, length, most + 1)), a_suit=(own,))
        for length in range(-(-rules.hand_size // 4), 10)
        if any(inside(own := Box(length, length, least, most)))
    )


_LONGER_IS_BETTER = 32
"""The pack in which any suit of more cards counts more, so that the worth alone says all."""


def _best_of_length(point: Point) -> Facts:
    """Return what is known if the best suit of a length counts so much."""
    length, counts = point
    return Facts(
        no_suit=(Box(length, length, counts + 1),),
        a_suit=(Box(length, length, counts, counts),),
    )
