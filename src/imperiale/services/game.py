"""What is a game, people and clocks and all, and what does a fact make of it?

A :class:`Game` is the fold of its facts.  It holds the :class:`~imperiale.services.table.Table`,
which stays the authority over the cards; :mod:`imperiale.services.wishes` decides which facts a
wish leads to.  Nothing here waits, reads a clock or draws a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias

from imperiale.domain.bets import has_imperial
from imperiale.domain.cards import Card
from imperiale.domain.events import DealEnded, Ending
from imperiale.domain.house import read_ruleset
from imperiale.domain.ruleset import Rules
from imperiale.rulesets import load
from imperiale.services.facts import (
    OPEN,
    Answered,
    BetPlaced,
    Committed,
    Dealt,
    Fact,
    Forgotten,
    Keyed,
    Made,
    Moved,
    Owned,
    Proposed,
    Readied,
    Rematched,
    Replaced,
    Rested,
    Returned,
    Sat,
    TakenBack,
    Watched,
)
from imperiale.services.fair import FairDealer, deal_key
from imperiale.services.moves import NextDeal, read_move
from imperiale.services.rest import take_rest
from imperiale.services.table import Entry, Table
from imperiale.services.terms import PERSON, Terms

__all__ = ["Game", "Logged", "Onlooker", "Phase", "Place", "digest"]

Phase: TypeAlias = Literal["seating", "ready", "playing", "over"]


def digest(secret: str) -> str:
    """Return what is kept of a token or a code, which is not to be read from a copy of the store.

    >>> digest("token")[:8]
    '3c469e9d'
    """
    return sha256(secret.encode(errors="surrogatepass")).hexdigest()


@dataclass(slots=True)
class Place:
    """A seat of a game.

    Attributes:
        plan: :data:`~imperiale.services.facts.OPEN` or the name of an agent.
        name: of the person who sits there, or empty.
        taken: whether a person does.
        bot: whether the person is a program that plays by the protocol of people.
        stand_in: the agent that plays while the person is away, or empty.
        tokens: the digests of the tokens that own it.
        code: the digest of the code by which it can be taken up.
        account: whose it is, if it is an account's.
        left: milliseconds of thinking time that are left.
    """

    plan: str
    name: str = ""
    taken: bool = False
    bot: bool = False
    stand_in: str = ""
    tokens: set[str] = field(default_factory=set[str])
    code: str = ""
    account: str = ""
    left: int = 0

    @property
    def is_person(self) -> bool:
        """Whether the seat is a person's, who may be away or still to come."""
        return self.plan == OPEN

    @property
    def agent(self) -> str:
        """The agent that plays it now, or empty."""
        return self.plan or self.stand_in

    @property
    def played_by_person(self) -> bool:
        """Whether a person plays it now."""
        return self.taken and not self.stand_in


class Onlooker(NamedTuple):
    """Somebody who looks on with a name."""

    name: str
    token: str


class Logged(NamedTuple):
    """A line of a game's log, and what it made happen at the table.

    Attributes:
        n: its number.
        at: when, in milliseconds since 1970.
        fact: what.
        log: the log of the table in which its events stand; a new list after each taking back.
        first, end: which of its entries are of this fact.
        deal: the number of the deal under way after it; 0 before the first.
    """

    n: int
    at: int
    fact: Fact
    log: list[Entry]
    first: int
    end: int
    deal: int

    @property
    def entries(self) -> list[Entry]:
        """What happened at the table."""
        return self.log[self.first : self.end]


class Game:
    """One game, from its making on.

    Args:
        name: what it is called.
        made: how it was made; fact number 1.
        at: when.
    """

    def __init__(self, name: str, made: Made, at: int) -> None:
        self.name = name
        self.made = made
        self.places = [Place(plan, left=1000 * made.clock.seconds) for plan in made.plan]
        self.onlookers: list[Onlooker] = []
        self.log: list[Logged] = [Logged(1, at, made, [], 0, 0, 0)]
        self.actions: dict[str, int] = {}
        self.secrets: list[str] = []
        self.nonces: list[tuple[str, ...]] = []
        self.ready: dict[int, str] = {}
        self.proposal: Proposed | None = None
        self.proposed_at = 0
        self.agreed: set[int] = set()
        self.bets: list[tuple[BetPlaced, int]] = []
        self.imperials: list[tuple[bool, ...]] = []
        self.next_game = ""
        self.table: Table | None = None
        self.changed_at = 1
        self.turn_since = at
        self._dealer = FairDealer(self.rules, bytes.fromhex(made.secret))

    @cached_property
    def terms(self) -> Terms:
        """What is agreed of the table; to the table all seats are people's."""
        made = self.made
        ruleset = read_ruleset(made.ruleset, load)
        return Terms(ruleset, made.players, made.options, (PERSON,) * made.players, "-", made.stake)

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.terms.rules

    @property
    def n(self) -> int:
        """The number of the last fact."""
        return len(self.log)

    @property
    def phase(self) -> Phase:
        """Where the game is."""
        if any(place.is_person and not place.taken for place in self.places):
            return "seating"
        if self.table is None or self.table.partie.between_deals:
            return "ready"
        return "playing" if self.table.partie.winner is None else "over"

    @property
    def deals(self) -> int:
        """How many deals were dealt."""
        return len(self.nonces)

    @property
    def turn(self) -> int | None:
        """The seat that is to act at the table."""
        return self.table.waiting if self.table is not None else None

    @property
    def agent_to_act(self) -> str:
        """The name of the agent that is to act, or empty."""
        return "" if self.turn is None else self.places[self.turn].agent

    @property
    def alone(self) -> bool:
        """Whether at most one person plays."""
        return sum(place.played_by_person for place in self.places) <= 1

    def people(self) -> Iterator[int]:
        """Yield the seats that people play now."""
        return (seat for seat, place in enumerate(self.places) if place.played_by_person)

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token owns."""
        key = digest(token)
        return next((s for s, place in enumerate(self.places) if key in place.tokens), None)

    def onlooker_of(self, token: str) -> int | None:
        """Return the place among the onlookers of a token."""
        key = digest(token)
        return next((i for i, who in enumerate(self.onlookers) if who.token == key), None)

    def agent_seed(self, seat: int) -> bytes:
        """Return the seed of the agent at a seat."""
        return self._dealer.agent_seed(seat)

    def deadline(self) -> int | None:
        """Return when the time of whoever is waited for is up, or nothing if it is not."""
        clock = self.made.clock
        if clock.kind == "none":
            return None
        if self.phase == "ready" and self.deals:
            return self.turn_since + 1000 * max(clock.seconds, 30)
        if self.turn is None or not self.places[self.turn].played_by_person:
            return None
        return self.turn_since + self.places[self.turn].left

    def apply(self, fact: Fact, at: int) -> Logged:
        """Let a fact happen, and return its line of the log."""
        table = self.table
        before = 0 if table is None else len(table.log)
        self._happen(fact, at)
        table = self.table
        log = [] if table is None else table.log
        if isinstance(fact, TakenBack):
            before = len(log)
        logged = Logged(self.n + 1, at, fact, log, min(before, len(log)), len(log), self.deals)
        self.log.append(logged)
        own = isinstance(fact, Replaced | Returned) and fact.seat == self.turn
        if own or isinstance(fact, Dealt | Moved | Rested | TakenBack | Committed):
            self.changed_at = logged.n
            self.turn_since = at
        self._note_deal(logged.entries)
        return logged

    def _happen(self, fact: Fact, at: int) -> None:
        match fact:
            case Sat(seat=seat, token=token):
                place = self.places[seat]
                place.name, place.taken, place.code = fact.name, True, fact.code
                place.bot, place.account = fact.bot, fact.account
                place.tokens.add(token)
            case Owned(seat=seat, account=account):
                self.places[seat].account = account
            case Forgotten(seat=seat):
                place = self.places[seat]
                place.name = place.code = place.account = ""
                place.tokens.clear()
            case Keyed(seat=seat, token=token):
                self.places[seat].tokens.add(token)
            case Watched(name=name, token=token):
                self.onlookers.append(Onlooker(name, token))
            case Committed(secret=secret):
                self.secrets.append(secret)
            case Readied(seat=seat, nonce=nonce):
                self.ready[seat] = nonce
            case Dealt():
                self._deal()
            case Moved(move=move):
                self._moved(move["seat"], at)
                self._table.do(read_move(move))
            case Rested(seat=seat, cards=cards):
                self._moved(seat, at)
                take_rest(self._table, seat, [Card(card) for card in cards])
            case TakenBack(seat=seat):
                self.proposal = None
                self._table.undo(seat)
            case Proposed(by=by):
                self.proposal, self.agreed = fact, {by}
                self.proposed_at = self.n + 1
            case Answered(seat=seat, yes=yes):
                self.agreed.add(seat)
                if not yes:
                    self.proposal = None
            case Replaced(seat=seat, agent=agent):
                self.proposal = None
                self.places[seat].stand_in = agent
            case Returned(seat=seat):
                self.places[seat].stand_in = ""
            case BetPlaced():
                past = () if self.table is None else self.table.partie.past
                self.bets.append((fact, len(past)))
            case Rematched(game=game):
                self.proposal, self.next_game = None, game
            case Made():
                raise ValueError("a game is made once")

    @property
    def _table(self) -> Table:
        assert self.table is not None, "the cards were dealt"
        return self.table

    def _deal(self) -> None:
        nonces = tuple(self.ready.get(seat, "") for seat in range(self.made.players))
        secret = bytes.fromhex(self.secrets[len(self.nonces)])
        self.nonces.append(nonces)
        self._dealer.keys.append(deal_key(secret, self.name, len(self.nonces), nonces))
        self.ready = {}
        if self.table is None:
            self.table = Table(self.terms, dealer=self._dealer)
        self.table.do(NextDeal())

    def _moved(self, seat: int, at: int) -> None:
        """Stop the clock of a seat, and let a proposal lapse to which the table no longer is."""
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None
        clock, place = self.made.clock, self.places[seat]
        if clock.kind == "bank" and place.played_by_person:
            spent = max(0, at - self.turn_since)
            place.left = max(0, place.left - spent) + 1000 * clock.increment

    def _note_deal(self, entries: Iterable[Entry]) -> None:
        """Note of a deal that has ended who held an imperial, for bets."""
        for entry in entries:
            deal = self._table.partie.deal
            if isinstance(entry.event, DealEnded) and deal is not None:
                seats = range(self.made.players)
                self.imperials.append(tuple(has_imperial(deal, seat) for seat in seats))

    @property
    def deal_over(self) -> bool:
        """Whether the last deal is over, and nothing of it is a secret any more."""
        deal = None if self.table is None else self.table.partie.deal
        return deal is not None and deal.over

    @property
    def not_played(self) -> bool:
        """Whether the last deal ended before it was played."""
        past = () if self.table is None else self.table.partie.past
        return bool(past) and past[-1].ending is Ending.NOT_PLAYED
