"""The C++ core. Import it through `imperiale.engine.native` only."""

from collections.abc import Callable, Sequence
import enum
from typing import Annotated, overload

import numpy
from numpy.typing import NDArray


def version() -> str:
    """The release that this core was compiled from."""

class Follow(enum.Enum):
    """What a follower must play."""

    must_beat = 0

    follow = 1

class TrickMarking(enum.Enum):
    """How tricks are marked."""

    over = 0

    difference = 1

    most = 2

class Capot(enum.Enum):
    """How taking every trick is marked."""

    none = 0

    instead = 1

    besides = 2

class Combination:
    """Imperials that are shown after tricks."""

    def __init__(self, cards: int, imperials: int, shown_bit: int, seats: int, by_turn_up: bool) -> None: ...

    @property
    def cards(self) -> int: ...

    @cards.setter
    def cards(self, arg: int, /) -> None: ...

    @property
    def imperials(self) -> int: ...

    @imperials.setter
    def imperials(self, arg: int, /) -> None: ...

    @property
    def shown_bit(self) -> int: ...

    @shown_bit.setter
    def shown_bit(self, arg: int, /) -> None: ...

    @property
    def seats(self) -> int: ...

    @seats.setter
    def seats(self, arg: int, /) -> None: ...

    @property
    def by_turn_up(self) -> bool: ...

    @by_turn_up.setter
    def by_turn_up(self, arg: bool, /) -> None: ...

class Rules:
    """What a deal is played by."""

    def __init__(self) -> None: ...

    @property
    def players(self) -> int: ...

    @players.setter
    def players(self, arg: int, /) -> None: ...

    @property
    def dealer(self) -> int: ...

    @dealer.setter
    def dealer(self, arg: int, /) -> None: ...

    @property
    def trump(self) -> int: ...

    @trump.setter
    def trump(self, arg: int, /) -> None: ...

    @property
    def hand_size(self) -> int: ...

    @hand_size.setter
    def hand_size(self, arg: int, /) -> None: ...

    @property
    def deal_tricks(self) -> int: ...

    @deal_tricks.setter
    def deal_tricks(self, arg: int, /) -> None: ...

    @property
    def stock(self) -> list[int]: ...

    @stock.setter
    def stock(self, arg: Sequence[int], /) -> None: ...

    @property
    def follow(self) -> Follow: ...

    @follow.setter
    def follow(self, arg: Follow, /) -> None: ...

    @property
    def tricks(self) -> TrickMarking: ...

    @tricks.setter
    def tricks(self, arg: TrickMarking, /) -> None: ...

    @property
    def tricks_over(self) -> int: ...

    @tricks_over.setter
    def tricks_over(self, arg: int, /) -> None: ...

    @property
    def capot(self) -> Capot: ...

    @capot.setter
    def capot(self, arg: Capot, /) -> None: ...

    @property
    def capot_imperials(self) -> int: ...

    @capot_imperials.setter
    def capot_imperials(self, arg: int, /) -> None: ...

    @property
    def capot_counters(self) -> int: ...

    @capot_counters.setter
    def capot_counters(self, arg: int, /) -> None: ...

    @property
    def no_trick_imperials(self) -> int: ...

    @no_trick_imperials.setter
    def no_trick_imperials(self, arg: int, /) -> None: ...

    @property
    def honours(self) -> int: ...

    @honours.setter
    def honours(self, arg: int, /) -> None: ...

    @property
    def marked_when_won(self) -> bool: ...

    @marked_when_won.setter
    def marked_when_won(self, arg: bool, /) -> None: ...

    @property
    def won_in_play(self) -> int: ...

    @won_in_play.setter
    def won_in_play(self, arg: int, /) -> None: ...

    @property
    def won_in_play_seats(self) -> int: ...

    @won_in_play_seats.setter
    def won_in_play_seats(self, arg: int, /) -> None: ...

    @property
    def won_in_play_value(self) -> int: ...

    @won_in_play_value.setter
    def won_in_play_value(self, arg: int, /) -> None: ...

    @property
    def combinations(self) -> list[Combination]: ...

    @combinations.setter
    def combinations(self, arg: Sequence[Combination], /) -> None: ...

    @property
    def turn_up_stays(self) -> bool: ...

    @turn_up_stays.setter
    def turn_up_stays(self, arg: bool, /) -> None: ...

    @property
    def turn_up_imperial_most(self) -> int: ...

    @turn_up_imperial_most.setter
    def turn_up_imperial_most(self, arg: int, /) -> None: ...

    @property
    def blank_value(self) -> int: ...

    @blank_value.setter
    def blank_value(self, arg: int, /) -> None: ...

    @property
    def blank_without(self) -> int: ...

    @blank_without.setter
    def blank_without(self, arg: int, /) -> None: ...

    @property
    def blank_wipes(self) -> bool: ...

    @blank_wipes.setter
    def blank_wipes(self, arg: bool, /) -> None: ...

    @property
    def wipe(self) -> bool: ...

    @wipe.setter
    def wipe(self, arg: bool, /) -> None: ...

    @property
    def target(self) -> int: ...

    @target.setter
    def target(self, arg: int, /) -> None: ...

class Position:
    """The play at one moment."""

    def __init__(self) -> None: ...

    @property
    def hands(self) -> list[int]: ...

    @hands.setter
    def hands(self, arg: Sequence[int], /) -> None: ...

    @property
    def taken(self) -> list[int]: ...

    @taken.setter
    def taken(self, arg: Sequence[int], /) -> None: ...

    @property
    def marks(self) -> list[int]: ...

    @marks.setter
    def marks(self, arg: Sequence[int], /) -> None: ...

    @property
    def shown(self) -> list[int]: ...

    @shown.setter
    def shown(self, arg: Sequence[int], /) -> None: ...

    @property
    def trick(self) -> list[int]: ...

    @trick.setter
    def trick(self, arg: Sequence[int], /) -> None: ...

    @property
    def laid(self) -> int: ...

    @laid.setter
    def laid(self, arg: int, /) -> None: ...

    @property
    def leader(self) -> int: ...

    @leader.setter
    def leader(self, arg: int, /) -> None: ...

    @property
    def drawn(self) -> int: ...

    @drawn.setter
    def drawn(self, arg: int, /) -> None: ...

    @property
    def winner(self) -> int: ...

    @winner.setter
    def winner(self, arg: int, /) -> None: ...

    @property
    def over(self) -> bool: ...

    @over.setter
    def over(self, arg: bool, /) -> None: ...

    def seat(self, rules: Rules) -> int:
        """Who is to play."""

    def legal(self, rules: Rules) -> int:
        """The cards that he may play."""

    def tricks(self, rules: Rules) -> list[int]:
        """By seat, how many tricks it has taken."""

class Objective:
    """What is played for: the difference of marks, or a table."""

    @overload
    def __init__(self) -> None: ...

    @overload
    def __init__(self, going_on: Sequence[int], won: Sequence[Sequence[int]], width: int) -> None: ...

class Solver:
    """Solves positions for two; not for two threads at a time."""

    def __init__(self, rules: Rules, objective: Objective, limit: int, both_for: int = -1) -> None: ...

    def plays(self, rules: Rules) -> bool:
        """Whether deal() takes these rules."""

    def deal(self, rules: Rules) -> None:
        """Go on with another deal by the same rules."""

    def forget(self) -> None:
        """Forget everything that is known."""

    def values(self, root: Position) -> list[tuple[int, int]]:
        """The value of each legal card for the seat to play."""

    def value(self, root: Position) -> int:
        """The value of a position for seat 0."""

    def worlds(self, position: Position, other: int, worlds: bytes) -> bytes:
        """
        The values of each legal card if the other seat holds each of these hands.
        """

    def alike(self, position: Position, other: int, worlds: bytes) -> bytes:
        """For each of these hands the first that leads to the same values."""

    @property
    def nodes(self) -> int: ...

    @property
    def known(self) -> int: ...

class Shares:
    """What each of several plays for: how far it leads, or what it is told."""

    @overload
    def __init__(self) -> None: ...

    @overload
    def __init__(self, ask: Callable[[Sequence[int], int], Sequence[int]]) -> None: ...

class LoneSolver:
    """Solves for one seat against all others, of any number."""

    def __init__(self, rules: Rules, shares: Shares, limit: int) -> None: ...

    def plays(self, rules: Rules) -> bool:
        """Whether deal() takes these rules."""

    def deal(self, rules: Rules) -> None:
        """Go on with another deal by the same rules."""

    def forget(self) -> None:
        """Forget everything that is known."""

    def values(self, root: Position) -> list[tuple[int, int]]:
        """What each legal card makes sure of for the seat to play."""

    @property
    def nodes(self) -> int: ...

    @property
    def known(self) -> int: ...

def solve_apart(deals: Sequence[tuple[Rules, Position]], objective: Objective, shares: Shares, limit: int, threads: int) -> list[list[tuple[int, int]]]:
    """The values of each legal card of every deal."""

class Endgame:
    """The tricks that the leader takes of the last few."""

    def __init__(self, follow: Follow, cards: int) -> None: ...

    @property
    def size(self) -> int:
        """How many positions."""

class SimpleSolver:
    """
    Solves by tricks, or tricks and honours; not for two threads at a time.
    """

    def __init__(self, follow: Follow, honour: int, limit: int, endgame: Endgame | None) -> None: ...

    def values(self, rules: Rules, root: Position) -> list[tuple[int, int]]:
        """What each legal card still wins, own less the other's."""

    def worlds(self, rules: Rules, position: Position, other: int, worlds: bytes) -> bytes:
        """values() if the other seat holds each of these hands."""

    @property
    def nodes(self) -> int: ...

    @property
    def known(self) -> int: ...

def by_chance(deals: Sequence[tuple[Rules, Position]], objective: Objective, shares: Shares, times: int, seed: int) -> bytes:
    """
    What each legal card of every deal comes to if chance plays the rest, added up over times.
    """

def try_every_line(deals: Sequence[tuple[Rules, Position]], objective: Objective, shares: Shares) -> list[list[tuple[int, int]]]:
    """What solve_apart() says, by trying every line to the end."""

def solve_together(deals: Sequence[tuple[Rules, Position]], objective: Objective, shares: Shares, limit: int) -> list[list[tuple[int, int]]]:
    """The values of each legal card of every deal, by one table for all."""

class Stakes(enum.Enum):
    """What the losers of a partie pay."""

    none = 0

    quadruple = 1

    difference = 2

def taken(rules: Rules, marks: Sequence[int], gains: Sequence[Sequence[int]]) -> tuple[list[int], int]:
    """Marks by place and the winner or -1, after the gains of a deal."""

def equity(rules: Rules, stakes: Stakes, deals: Sequence[tuple[Sequence[Sequence[int]], Sequence[float]]]) -> tuple[bytes, bytes]:
    """
    What every score before a deal is worth, and of several batches the standard error: doubles.
    """

class PublicState:
    """What all know where the last tricks begin."""

    def __init__(self, rules: Rules, position: Position, completing: int, pair: int, played: Sequence[int]) -> None: ...

class Ending:
    """The last tricks of two; not changed by what is asked of it."""

    def __init__(self, state: PublicState, hands: bytes, weights: bytes, objective: Objective, limit: int) -> None: ...

    @property
    def nodes(self) -> int: ...

    @property
    def moves(self) -> int: ...

    def moves_at(self, cards: Sequence[int]) -> list[tuple[int, list[tuple[int, int]]]]:
        """
        After these cards, by hand of the seat to play, its cards and the numbers of the moves.
        """

    def answers(self, policy: bytes) -> list[float]:
        """
        What a policy comes to for seat 0, and the best answers of seats 0 and 1.
        """

    def even(self) -> bytes:
        """The policy that plays each card alike."""

    def all_worlds(self) -> bytes:
        """
        The policy that plays what is best on the mean of all worlds, each solved.
        """

class Equilibrium:
    """Finds one; not for two threads at a time."""

    def __init__(self, ending: Ending) -> None: ...

    def run(self, rounds: int) -> None:
        """Improve it."""

    def policy(self) -> bytes:
        """What was found so far."""

class Facts:
    """What is known of a hand as dealt."""

    def __init__(self, must: int, never: int, lacking: Sequence[int], touching: Sequence[int], no_suit: Sequence[bytes], a_suit: Sequence[bytes], counted: int, counts: bytes, total: int) -> None: ...

    def allow(self, held: int) -> bool:
        """Whether it is true of a hand."""

class Opposite:
    """What he who played a card knew of the hand opposite."""

    def __init__(self, opening: Sequence[Facts], seen: int, never: int) -> None: ...

class Mind:
    """How somebody is taken to think."""

    def __init__(self, imagined: int, tries: int, doubt: float, blind: float) -> None: ...

@overload
def likelihoods(solver: Solver, rules: Rules, root: Position, played: int, hands: bytes, opposite: Opposite, size: int, pack: int, mind: Mind, seed: int) -> bytes: ...

@overload
def likelihoods(solver: SimpleSolver, rules: Rules, root: Position, played: int, hands: bytes, opposite: Opposite, size: int, pack: int, mind: Mind, seed: int) -> bytes:
    """
    How likely the seat to play would have played a card with each of several hands.
    """

def weighed(rows: bytes, weights: bytes) -> tuple[list[float], list[float]]:
    """
    By card, the weighed sum of its values, and the weight of the worlds in which none is better.
    """

class Told:
    """What everybody was told before the first lead."""

    def __init__(self, turn_up: int, lies: bool, talon: int, worth: int, lengths: Sequence[int], answers: Sequence[int], shown: Sequence[int]) -> None: ...

class Fleet:
    """Tables at which deals are played, a card of each at a time."""

    def __init__(self, tables: int, players: int) -> None: ...

    def put(self, place: int, rules: Rules, position: Position, told: Told) -> None:
        """Begin another deal at a table."""

    def position(self, place: int) -> Position:
        """The play at a table."""

    def play(self, cards: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], outcomes: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], otherwise: bool) -> None:
        """
        Play a card at every table; 0 it goes on, 1 it is over, 2 the card was refused.
        """

    def see(self, places: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], viewers: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu')], rows: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu')], masks: Annotated[NDArray[numpy.int8], dict(shape=(None, None), order='C', device='cpu')]) -> None:
        """Write what viewers see at some tables, and what they may do."""

BLANK_SHOWN_BIT: int = 13

TURN_UP_SHOWN_BIT: int = 14

def after(rules: Rules, position: Position, card: int) -> Position:
    """The position after a card; ValueError if it is not legal."""

def perft(rules: Rules, position: Position, cards: int) -> int:
    """In how many ways the next cards can be played."""

def divide(rules: Rules, position: Position, cards: int) -> list[tuple[int, int]]:
    """perft() for each card that may be played first."""

def tally(rules: Rules, position: Position) -> list[tuple[list[int], int]]:
    """
    How often each result comes out: by seat marks, by seat tricks, winner or -1.
    """

def playouts(rules: Rules, position: Position, times: int, seed: int) -> bytes:
    """
    Results of random play as rows of 16-bit numbers, in the order of tally().
    """
