"""How does a deal come to the C++ core, and its answer back?

The only module that imports the core.  The functions are those of :mod:`imperiale.domain.play` and
give the same answers; where the core is absent they raise and never compute something slower in
its place, so that a caller knows what he runs.  They release the interpreter lock while they run.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from imperiale import __version__
from imperiale.domain.cards import CARDS, Card, Mask, of_ranks, of_suit
from imperiale.domain.claims import BLANK_KINDS
from imperiale.domain.deal import Deal, cards_left
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import Step
from imperiale.domain.play import Result
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.rules.marking import COUNTERS, Score

__all__ = [
    "NativeUnavailableError",
    "NotForNativeError",
    "available",
    "core",
    "divide",
    "four",
    "loaded",
    "number",
    "perft",
    "playouts",
    "position_of",
    "result",
    "rules_of",
    "tally",
]


def _find_core() -> ModuleType | None:
    """Return the core, or nothing where it was left out; one that is broken raises."""
    try:
        return import_module("imperiale._native")
    except ModuleNotFoundError as absent:
        if absent.name != "imperiale._native":
            raise
        return None


_found = _find_core()
if TYPE_CHECKING:
    import imperiale._native as core  # pyright: ignore[reportMissingModuleSource]
else:
    core = _found


class NativeUnavailableError(ImperialeError, RuntimeError):
    """The C++ core is not installed, or is of another release."""


class NotForNativeError(ImperialeError, ValueError):
    """A deal that the core cannot play on."""


def available() -> bool:
    """Tell whether the C++ core of this release is installed."""
    return not _trouble()


def loaded() -> None:
    """Make sure of the core.

    Raises:
        NativeUnavailableError: there is none.
    """
    if trouble := _trouble():
        raise NativeUnavailableError(trouble)


def perft(deal: Deal, cards: int) -> int:
    """Return in how many ways the next cards can be played; a deal that ends sooner counts once.

    Args:
        deal: marked by the table, with a card to be played or over; all hands known.
        cards: how many cards, 0 or more.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: the deal is not such a one.
    """
    rules, position = rules_of(deal), position_of(deal)
    return core.perft(rules, position, number("cards", cards, 0))


def divide(deal: Deal, cards: int) -> dict[Card, int]:
    """Return :func:`perft` for each card that may be played first; cards is 1 or more.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: the deal is not such a one.
    """
    rules, position = rules_of(deal), position_of(deal)
    ways = core.divide(rules, position, number("cards", cards, 1))
    return {CARDS[card]: count for card, count in ways}


def tally(deal: Deal) -> Counter[Result]:
    """Return how often each result comes out over all ways to play a deal to its end.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: the deal is not such a one.
    """
    rules, position = rules_of(deal), position_of(deal)
    return Counter({result(row): times for row, times in core.tally(rules, position)})


def playouts(deal: Deal, times: int, seed: int) -> array[int]:
    """Return what a deal comes to if each legal card is as likely, a number of times.

    Args:
        deal: marked by the table, with a card to be played or over; all hands known.
        times: how often, 0 or more.
        seed: 0 to 2**64 - 1; the same seed gives the same results on every machine.

    Returns:
        Rows of ``2 * players + 1`` numbers, each as :func:`result` reads it.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: the deal is not such a one.
    """
    rules, position = rules_of(deal), position_of(deal)
    times, seed = number("times", times, 0), number("seed", seed, 0)
    rows = array("h")
    rows.frombytes(core.playouts(rules, position, times, seed))
    return rows


def result(row: Sequence[int]) -> Result:
    """Return a result of the core: by seat the marks, by seat the tricks, the winner or -1."""
    players = len(row) // 2
    scores = tuple(Score(*divmod(marks, COUNTERS)) for marks in row[:players])
    winner = row[-1]
    return Result(scores, tuple(row[players:-1]), None if winner < 0 else winner)


def rules_of(deal: Deal) -> core.Rules:
    """Return what a deal is played by, as the core holds it: the rules and what never changes.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: players mark by hand, or a card that will be drawn is not known.
    """
    loaded()
    rules, trump = deal.rules, deal.trump
    if not rules.automatic:
        raise NotForNativeError("the core plays deals that the table marks, not marking = by_hand")
    native = core.Rules()
    native.players = rules.players
    native.dealer = deal.dealer
    native.trump = trump
    native.hand_size = rules.hand_size
    native.deal_tricks = rules.deal_tricks
    native.stock = _stock(deal)
    native.follow = core.Follow[rules.follow]
    native.tricks = core.TrickMarking[rules.tricks]
    native.tricks_over = rules.tricks_over
    native.capot = core.Capot[rules.capot]
    native.capot_imperials = rules.capot_imperials
    native.capot_counters = rules.capot_counters
    native.no_trick_imperials = rules.no_trick_imperials
    native.honours = rules.honour_masks[trump]
    native.marked_when_won = rules.honours_when == "won"
    native.won_in_play = rules.sequences[trump]
    native.won_in_play_seats = _bits(_may_win_in_play(deal))
    native.won_in_play_value = rules.won_in_play_value
    if rules.show_imperials == "after_trick":
        _add_shown(native, deal)
    native.wipe = rules.wipe
    native.target = rules.winning_score or 0
    return native


def position_of(deal: Deal) -> core.Position:
    """Return the moment of a deal, as the core holds it.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: no card is to be played and the deal is not over, or a hand is not known.
    """
    loaded()
    if deal.step is not Step.PLAY and not deal.over:
        raise NotForNativeError(f"the core plays from the first lead on, not from {deal.step}")
    position = core.Position()
    position.hands = four(deal.hands)
    position.taken = four(deal.taken)
    position.marks = four([_marks(score) for score in deal.scores])
    if deal.shown:
        position.shown = four([_shown(deal, seat) for seat in range(deal.rules.players)])
    position.trick = four(deal.trick)[:3]
    position.laid = len(deal.trick)
    position.leader = deal.leader
    position.winner = -1 if deal.winner is None else deal.winner
    position.over = deal.over
    known = [hand.bit_count() for hand in deal.hands]
    if not deal.over and known != [cards_left(deal, seat) for seat in range(deal.rules.players)]:
        raise NotForNativeError(f"the core must know every hand; known cards by seat: {known}")
    return position


_LEFT_OUT = "the C++ core is not installed: this is the pure-Python game (IMPERIALE_PURE=1)"
_REMEDY = "install imperiale again with a C++ compiler, or use imperiale.domain.play"


def _trouble() -> str:
    """Return why the core cannot be used, or nothing."""
    if _found is None:
        return f"{_LEFT_OUT}; {_REMEDY}"
    if core.version() != __version__:
        return f"the C++ core is of release {core.version()}, not {__version__}; {_REMEDY}"
    return ""


def number(name: str, value: int, least: int) -> int:
    """Return a number that the core takes; ValueError if it does not."""
    if not least <= value < 1 << 64:
        raise ValueError(f"{name} is {value}; it must be from {least} to 2**64 - 1")
    return value


def _marks(score: Score) -> int:
    if score.imperials > _MOST_IMPERIALS:
        raise NotForNativeError(f"{score} is more than the core can count on from: 10000 imperials")
    return score.marks


_MOST_IMPERIALS = 10_000
"""The core holds marks in 16 bits, and a deal adds some hundreds at most."""


def four(values: Sequence[int]) -> list[int]:
    """Fill up to the four places that the core keeps, however many play."""
    return [*values, 0, 0, 0, 0][:4]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _stock(deal: Deal) -> list[int]:
    """Return the cards that will still be drawn, in that order."""
    if not deal.rules.refill:
        return []
    talon: list[int] = [card for card in deal.talon if card is not None]
    if len(talon) != len(deal.talon):
        raise NotForNativeError("the core must know the talon, from which the hands are refilled")
    return [*talon, deal.turn_up] if deal.lying else talon


def _may_win_in_play(deal: Deal) -> Iterator[int]:
    """Yield the seats that may mark the sequence of trumps if they gather it in tricks."""
    rules = deal.rules
    if rules.won_in_play == "none":
        return
    pair = of_ranks("KQ") & of_suit(deal.trump) if rules.won_in_play == "king_queen" else 0
    yield from (seat for seat, dealt in enumerate(deal.dealt) if dealt & pair == pair)


_BLANK_WITHOUT: dict[str, Mask] = {
    "carte_blanche": of_ranks("KQJ"),
    "white": of_suit(0) | of_suit(3),
}
"""By the key ``blank``, the cards that a blank hand has not."""

_FIRST_FOUR_BIT = 4


def _add_shown(native: core.Rules, deal: Deal) -> None:
    """Add the imperials that are shown after tricks."""
    rules = deal.rules
    everybody = _bits(range(rules.players))
    combinations = [
        core.Combination(
            cards=four,
            imperials=rules.trump_sequence_value if suit == deal.trump else 1,
            shown_bit=suit,
            seats=everybody,
            by_turn_up=False,
        )
        for suit, four in enumerate(rules.sequences)
    ]
    combinations += [
        core.Combination(four, 1, _FIRST_FOUR_BIT + place, everybody, by_turn_up=False)
        for place, four in enumerate(rules.four_masks)
    ]
    if deal.lying:
        completers = everybody if rules.turn_up_imperial_for == "all" else 1 << deal.dealer
        turn_up = 1 << deal.turn_up
        combinations += [
            core.Combination(one.cards & ~turn_up, 1, one.shown_bit, completers, by_turn_up=True)
            for one in combinations
            if one.cards & turn_up and _completed(one.shown_bit, rules.turn_up_imperial)
        ]
    native.combinations = combinations
    native.turn_up_stays = deal.lying and not rules.refill
    native.turn_up_imperial_most = rules.turn_up_imperial_most
    if rules.blank != "none":
        native.blank_value = rules.blank_value
        native.blank_without = _BLANK_WITHOUT[rules.blank]
        native.blank_wipes = rules.blank_wipe == "wipes"


def _completed(shown_bit: int, turn_up_imperial: str) -> bool:
    """Tell whether the turn-up may complete a sequence or a four."""
    if shown_bit < _FIRST_FOUR_BIT:
        return turn_up_imperial != "none"
    return turn_up_imperial == "sequence_or_four"


def _shown(deal: Deal, seat: int) -> int:
    """Return as bits what a seat has marked, in whatever way."""
    mine = [mark for mark in deal.shown if mark.seat == seat]
    marked = {mark.cards for mark in mine}
    fours = (*deal.rules.sequences, *deal.rules.four_masks)
    shown = _bits(place for place, four in enumerate(fours) if four in marked)
    blank = any(mark.kind in BLANK_KINDS for mark in mine)
    turned = sum(mark.kind is Kind.TURN_UP_IMPERIAL for mark in mine)
    return shown | blank << core.BLANK_SHOWN_BIT | turned << core.TURN_UP_SHOWN_BIT
