"""What may a hand's point be, and how likely is it good?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from imperiale.analysis.lengths import Drawn, Standings, standings
from imperiale.analysis.spread import spread
from imperiale.domain.cards import Card, Mask, Suit, cards, of_ranks, of_suit
from imperiale.domain.rules.imperials import BLANKS
from imperiale.domain.rules.point import worth
from imperiale.domain.ruleset import Rules

__all__ = ["point_chances"]

Row = tuple[int, str, dict[str, str | int], Fraction]


def point_chances(rules: Rules, place: int, hand: Mask, turn_up: Card | None) -> Iterator[Row]:
    """Yield the chances of the point: the place, what, its particulars, how likely.

    Before the deal what one's own may be, given a hand what each other's may be; and how likely
    one's own is good.
    """
    kept = rules.turn_up_card != "talon"
    dealer = rules.players - 1
    pool = rules.pack & ~hand
    hands = [Drawn(0, rules.hand_size)] * rules.players
    if hand:
        hands[place] = Drawn(hand, 0)
    if turn_up is not None:
        pool &= ~(1 << turn_up)
        if kept and place != dealer:
            hands[dealer] = Drawn(1 << turn_up, rules.hand_size - 1)
    privileged = rules.point == "privileged"
    for other in range(rules.players):
        if (other == place) != bool(hand):
            yield from _worths(rules, pool, hands[other], other)
    if privileged:
        yield from _privileged(rules, pool, hands, place)
        return
    found = _standings(pool, tuple(hands), place, lengths=rules.point == "length")
    for what in ("good", "better", "equal"):
        yield place, f"point-{what}", {}, Fraction(getattr(found, what), found.ways)


@lru_cache(64)
def _standings(pool: Mask, hands: tuple[Drawn, ...], place: int, *, lengths: bool) -> Standings:
    return standings(pool, hands, place, lengths=lengths)


def _worths(rules: Rules, pool: Mask, hand: Drawn, place: int) -> Iterator[Row]:
    """Yield how long the longest suit of a hand is, and what it is worth."""
    counting = of_ranks(rules.privileged) if rules.point == "privileged" else 0
    points = _points(pool, hand, counting)
    total = points.total()
    lengths: Counter[int] = Counter()
    worths: Counter[int] = Counter()
    for (length, counts), ways in points.items():
        lengths[length] += ways
        worths[counts] += ways
    if not counting:
        for length in range(min(lengths), max(lengths) + 1):
            facts: dict[str, str | int] = {"length": length}
            yield place, "point-length", facts, Fraction(lengths[length], total)
    what = "point-privileged" if counting else "point-worth"
    for counts in sorted(worths):
        yield place, what, {"worth": counts}, Fraction(worths[counts], total)


@lru_cache(64)
def _points(pool: Mask, hand: Drawn, counting: Mask) -> Counter[tuple[int, int]]:
    """Return how often a hand's longest suit has which length and worth.

    Args:
        pool: the cards that are not known.
        hand: the hand.
        counting: the cards that count over the whole hand, if it is not the longest suit.
    """
    if counting:
        return spread(
            pool,
            hand.number,
            lambda _, held: (0, worth(held & counting)),
            lambda one, other: (0, one[1] + other[1]),
            hand.fixed,
        )
    return spread(
        pool, hand.number, lambda _, held: (held.bit_count(), worth(held)), max, hand.fixed
    )


def _privileged(rules: Rules, pool: Mask, hands: list[Drawn], place: int) -> Iterator[Row]:
    """Yield how likely one's count is above the dealer's, and with two players that it marks.

    The dealer marks nothing: of him it is how likely elder's count is not above his.
    """
    dealer = rules.players - 1
    other = dealer if place != dealer else 0
    counting = of_ranks(rules.privileged)
    above = _difference(pool, hands[place], hands[other], counting)
    total = above.total()
    mine = sum(ways for more, ways in above.items() if (more > 0 if place != dealer else more >= 0))
    what = "point-above" if place != dealer else "point-not-below"
    yield place, what, {}, Fraction(mine, total)
    if rules.players == 2 and not hands[place].number:
        good = _marks(rules, pool, hands, place)
        yield place, "point-marks" if place != dealer else "point-kept", {}, good


@lru_cache(64)
def _difference(pool: Mask, one: Drawn, other: Drawn, counting: Mask) -> Counter[int]:
    """Return how often the count of a hand is by how much more than that of another.

    Card by card: it falls to the one, to the other, or to neither.
    """
    start = worth(one.fixed & counting) - worth(other.fixed & counting)
    found: Counter[tuple[int, int, int]] = Counter({(0, 0, start): 1})
    neither = pool.bit_count() - one.number - other.number
    for number, card in enumerate(cards(pool)):
        counts = worth(1 << card & counting)
        more: Counter[tuple[int, int, int]] = Counter()
        for (mine, his, ahead), ways in found.items():
            if mine < one.number:
                more[mine + 1, his, ahead + counts] += ways
            if his < other.number:
                more[mine, his + 1, ahead - counts] += ways
            if number - mine - his < neither:
                more[mine, his, ahead] += ways
        found = more
    return Counter({ahead: ways for (_, _, ahead), ways in found.items()})


def _marks(rules: Rules, pool: Mask, hands: list[Drawn], place: int) -> Fraction:
    """Return how likely elder marks the point, or that the dealer keeps him from it.

    Who has marked an imperial counts; if nobody has, both do.
    """
    mine, other = hands[place].fixed, hands[1 - place]
    counting = of_ranks(rules.privileged)
    own, count = _shows(rules, mine), worth(mine & counting)
    fours = of_ranks(rules.fours)

    def of(suit: Suit, held: Mask) -> tuple[int, Mask, bool, bool]:
        four = rules.sequences[suit]
        ranks = (held & fours & of_suit(suit)) >> 9 * suit
        black = bool(held) and suit in (Suit.CLUBS, Suit.SPADES)
        return worth(held & counting), ranks, held & four == four, black

    def join(
        one: tuple[int, Mask, bool, bool], two: tuple[int, Mask, bool, bool]
    ) -> tuple[int, Mask, bool, bool]:
        return one[0] + two[0], one[1] & two[1], one[2] or two[2], one[3] or two[3]

    kinds = spread(pool, other.number, of, join, other.fixed)
    marks = 0
    for (his, common, sequence, black), ways in kinds.items():
        shown = bool(common) or sequence or (rules.blank == "white" and not black)
        elder, dealer = (count, his) if place == 0 else (his, count)
        elder_shows, dealer_shows = (own, shown) if place == 0 else (shown, own)
        if elder > dealer and (elder_shows or not dealer_shows):
            marks += ways
    found = Fraction(marks, kinds.total())
    return found if place == 0 else 1 - found


def _shows(rules: Rules, held: Mask) -> bool:
    """Tell whether a hand has an imperial."""
    blank = BLANKS.get(rules.blank)
    return any(held & four == four for four in rules.combinations) or bool(blank and blank[1](held))
