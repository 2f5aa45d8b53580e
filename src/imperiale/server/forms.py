"""What do the page and the server say to each other over HTTP?

A game is made, found, joined and taken up by these; it is played over a socket
(:mod:`imperiale.server.wire`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import Choice, Review
from imperiale.locales.sayings import Message
from imperiale.server.scene import Fair, Happened, View
from imperiale.server.wire import Name

__all__ = [
    "AgentInfo",
    "AskHint",
    "AskReview",
    "Catalog",
    "ChanceTold",
    "ChancesTold",
    "ClockWish",
    "DealtCards",
    "GameMade",
    "Ground",
    "Health",
    "Hint",
    "HintChoice",
    "KeyInfo",
    "Listed",
    "Lobby",
    "LookBack",
    "Moments",
    "NewGame",
    "Problem",
    "Proof",
    "Replay",
    "ReviewStand",
    "RulesetInfo",
    "SeatWish",
    "TakeSeat",
    "TakeUp",
    "Written",
]

Value: TypeAlias = bool | int | str | tuple[int, ...]


class KeyInfo(Struct, frozen=True):
    """A point on which rule sets differ: how it is asked, and which answers are allowed."""

    name: str
    question: Message
    kind: Literal["words", "number", "switch", "ranks", "numbers"]
    words: tuple[str, ...]
    low: int
    high: int


class Ground(Struct, frozen=True):
    """How an answer of a rule set rests on its source: stated, inferred, corrected."""

    status: str
    source: str
    note: str


class RulesetInfo(Struct, frozen=True):
    """A rule set; ``values`` are its answers by number of players, then by key.

    ``grounds`` are by key what the answer rests on.
    """

    id: str
    name: str
    summary: str
    source: str
    players: tuple[int, ...]
    values: dict[str, dict[str, Value]]
    grounds: dict[str, Ground]


class AgentInfo(Struct, frozen=True):
    """An agent that can be asked to the table."""

    id: str
    summary: str


class Catalog(Struct, frozen=True):
    """What can be played, with whom, in which languages.

    ``levels`` are the agents for people to play against, from the weakest up.
    """

    rulesets: tuple[RulesetInfo, ...]
    agents: tuple[AgentInfo, ...]
    levels: tuple[str, ...]
    keys: tuple[KeyInfo, ...]
    languages: tuple[str, ...]
    version: str


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: whoever makes the game, an agent, or whoever comes."""

    who: Literal["me", "agent", "open"]
    agent: Annotated[str, Meta(max_length=40)] = ""


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think, in seconds.

    ``move`` gives ``seconds`` to each move; ``bank`` gives ``seconds`` to the partie, and
    ``increment`` more with each move; both take a day at most.  ``days`` gives ``seconds`` to each
    move that are one to fourteen whole days.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 60
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is wished.

    ``options`` are keys that are to be otherwise than the rule set has them, such as ``target``,
    ``marking`` or ``deals``; ``house`` is a rule set of one's own, as a TOML text, in place of
    ``rules``.  A listed game stands in the lobby as long as a seat is open.  A program that plays
    says so by ``bot``, and is shown as one.  A ``rated`` game is one between accounts, or of
    one against a level of the computer with a clock, by a rule set as it is; nothing can be taken
    back in it.
    """

    rules: Annotated[str, Meta(max_length=64)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=4)]
    options: Annotated[dict[str, Value], Meta(max_length=64)] = {}
    house: Annotated[str, Meta(max_length=32768)] = ""
    stake: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    clock: ClockWish = ClockWish()
    onlookers: Literal["public", "late", "none"] = "public"
    listed: bool = False
    name: Name = ""
    bot: bool = False
    rated: bool = False


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open seat, the first one by default; a program says that it is one."""

    name: Name = ""
    bot: bool = False
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class TakeUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Take one's seat up again from another device, by its code."""

    code: Annotated[str, Meta(max_length=20)]


class GameMade(Struct, frozen=True):
    """A game that one is in.

    The token is the right to the seat, or the name of an onlooker: it is to be kept, and shown to
    nobody.  The code lets one take the seat up from another device.
    """

    game: str
    seat: int | None
    token: str
    code: str


class Listed(Struct, frozen=True):
    """A game with an open seat, as the lobby shows it."""

    game: str
    rules: str
    rules_name: str
    players: int
    open: int
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    options: dict[str, str]
    by_hand: bool
    clock: ClockWish
    made: int
    rated: bool


class Lobby(Struct, frozen=True):
    """The games that wait for somebody, the newest first."""

    games: tuple[Listed, ...]


class Replay(Struct, frozen=True):
    """A deal that is over, moment by moment, with all hands open.

    ``happened`` tells what led to each of the ``views``; ``line`` is the deal in one line, as
    ``imperiale deal`` reads it.
    """

    game: str
    deal: int
    deals: int
    line: str
    happened: tuple[tuple[Happened, ...], ...]
    views: tuple[View, ...]


class LookBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Look back over the deal under way, as the holder of a token sees it, or as an onlooker."""

    token: Annotated[str, Meta(max_length=64)] = ""


class Moments(Struct, frozen=True):
    """The deal as it went up to now, moment by moment, as one viewer may know it.

    ``n`` is the number of the log up to which it goes; ``happened`` tells what led to each of the
    ``views``, in which nothing can be done.
    """

    n: int
    deal: int
    happened: tuple[tuple[Happened, ...], ...]
    views: tuple[View, ...]


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that was written down: in one line between bars, or as a record, a JSON object."""

    text: Annotated[str, Meta(min_length=1, max_length=16384)]


class DealtCards(Struct, frozen=True):
    """What became of the pack of a deal.

    ``places`` tell, from the top of the pack, where each card went: to a seat, or to the talon
    (-1), whose first card may be the one turned up.
    """

    hands: tuple[tuple[str, ...], ...]
    turn_up: str
    talon: tuple[str, ...]
    places: tuple[int, ...]


class AskHint(Struct, frozen=True):
    """A wish of the seat that a token owns to know what it does best."""

    token: Annotated[str, Meta(max_length=100)]


class HintChoice(Struct, frozen=True):
    """A choice, what it is worse than the best, and how an error of that size is graded."""

    choice: Choice
    loss: float
    grade: Grade


class Hint(Struct, frozen=True):
    """What every choice at one moment is worth as far as the seat can know, the best first.

    ``n`` is the number of the fact after which it is asked for; ``chance`` tells whether values
    are chances to win the partie, or else marks; ``worlds`` of ``of`` ways in which the unseen
    cards can lie were weighed, and solved or else played out by chance.
    """

    n: int
    chance: bool
    worlds: int
    of: int
    solved: bool
    choices: tuple[HintChoice, ...]


class AskReview(Struct, frozen=True):
    """A wish for a review: of a game that is over, or of a text.

    The text is a kept partie, a proof, or deals: records or notation, one a line.
    """

    game: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=60000)] = ""


class ReviewStand(Struct, frozen=True):
    """How far a review is, of how many deals; the whole when it is done."""

    key: str
    state: Literal["waiting", "working", "done", "stopped", "failed"]
    deals: int
    done: int
    review: Review | None


class Proof(Struct, frozen=True):
    """All that is needed to check the deals of a game that are over: ``imperiale verify``."""

    format: Literal["imperiale-proof"]
    game: str
    ruleset: dict[str, Any]
    players: int
    options: dict[str, Value]
    deals: tuple[Fair, ...]
    lines: tuple[str, ...]
    dealt: tuple[DealtCards, ...]


class ChanceTold(Struct, frozen=True):
    """How likely something is: ``chance`` exactly, as a fraction; ``share`` as a number.

    ``about`` is the turn-up, a hand or a point, that of a place, counted from 1, elder; the message
    ``chances-WHAT`` says what is meant.
    """

    about: str
    place: int
    what: str
    facts: dict[str, str | int]
    chance: str
    share: float


class ChancesTold(Struct, frozen=True):
    """All chances of a deal; a hand has ``size`` cards."""

    size: int
    chances: tuple[ChanceTold, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused; ``errors`` hold one message for each fault."""

    status: int
    detail: str
    errors: tuple[Message, ...] = ()


class Health(Struct, frozen=True):
    """That the server is there; ``away`` if it can keep no games now."""

    status: Literal["ok", "away"]
    version: str
