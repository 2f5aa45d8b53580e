"""What can be wrong, and how is it told?

::

    ImperialeError
    ├── NotationError    a text is not a card, a hand, a deal ...
    ├── Invalid          something written down breaks rules; carries every Fault at once
    │   ├── RulesetError     a rule set (faults name the key)
    │   ├── SetupError       a deal that cannot be on a table
    │   └── RecordError      a record that cannot be read or replayed
    └── Refused          a command that may not be obeyed now; carries the reason and what is legal

A fault and a refusal are data (a code and its particulars); their sentences are translations and
live with the languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

__all__ = [
    "Code",
    "CodedError",
    "Fault",
    "ImperialeError",
    "Invalid",
    "NotationError",
    "RecordError",
    "Refused",
    "RulesetError",
    "SetupError",
    "Why",
    "shown",
]


class Code(StrEnum):
    """What is wrong with something that was written down."""

    # any data
    NOT_TEXT = "not-text"
    TOO_LONG = "too-long"
    TOO_DEEP = "too-deep"
    NOT_JSON = "not-json"
    NOT_A_LINE = "not-a-line"
    NOT_TOML = "not-toml"
    NOT_OBJECT = "not-object"
    MISSING = "missing"
    UNKNOWN_FIELD = "unknown-field"
    FIELD_TWICE = "field-twice"
    WRONG_TYPE = "wrong-type"
    NOT_ALLOWED = "not-allowed"
    OUT_OF_RANGE = "out-of-range"
    # rule sets
    UNKNOWN_RULES = "unknown-rules"
    UNKNOWN_KEY = "unknown-key"
    NO_SOURCE = "no-source"
    PLAYERS_UNSUPPORTED = "players-unsupported"
    DECK_TOO_SMALL = "deck-too-small"
    RANK_NOT_IN_DECK = "rank-not-in-deck"
    PACKETS_DO_NOT_FIT = "packets-do-not-fit"
    TALON_UNEVEN = "talon-uneven"
    NO_TALON = "no-talon"
    # cards and deals
    NOT_A_CARD = "not-a-card"
    NOT_IN_DECK = "not-in-deck"
    CARD_TWICE = "card-twice"
    HAND_SIZE = "hand-size"
    HANDS_COUNT = "hands-count"
    TALON_SIZE = "talon-size"
    TURN_UP_IN_HAND = "turn-up-in-hand"
    TURN_UP_NOT_DEALERS = "turn-up-not-dealers"
    NO_SUCH_SEAT = "no-such-seat"
    START_COUNT = "start-count"
    START_WON = "start-won"
    # play
    CARD_NOT_LEGAL = "card-not-legal"
    PLAY_TOO_LONG = "play-too-long"
    PLAY_TOO_SHORT = "play-too-short"
    # a record that says something else than its cards
    DIFFERS = "differs"


class Why(StrEnum):
    """Why a command is refused."""

    PARTIE_OVER = "partie-over"
    DEAL_OVER = "deal-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    MUST_BEAT = "must-beat"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    TOO_EARLY = "too-early"
    TOO_LATE = "too-late"
    NOT_A_CLAIM = "not-a-claim"
    MARKED_AUTOMATICALLY = "marked-automatically"
    FALSE_CLAIM = "false-claim"
    ALREADY_MARKED = "already-marked"


class ImperialeError(Exception):
    """Everything that this package raises on purpose."""


class CodedError(ImperialeError):
    """Something that cannot be done, told as data, of which others make a sentence.

    Attributes:
        code: what is wrong.
        facts: particulars for the sentence.
    """

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = {name: str(value) for name, value in facts.items()}
        super().__init__(f"{code}: {self.facts}")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: what, where, and with which particulars.

    Attributes:
        code: what is wrong.
        at: where: a key (``follow``), a path (``hands[0][3]``), or empty for the whole.
        facts: particulars for the sentence, e.g. ``{"found": "13", "expected": "12"}``.
    """

    code: Code
    at: str = ""
    facts: Mapping[str, str] = field(default_factory=dict[str, str])

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        place = f" at {self.at}" if self.at else ""
        return f"{self.code}{place}" + (f" ({facts})" if facts else "")


class Invalid(ImperialeError):
    """Something that was written down breaks rules; :attr:`faults` holds every one of them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(map(str, self.faults)))


class RulesetError(Invalid):
    """A rule set cannot be used."""


class SetupError(Invalid):
    """A deal cannot be on a table."""


class RecordError(Invalid):
    """A record cannot be read or replayed."""


class NotationError(ImperialeError, ValueError):
    """A text is not what it should be.

    Attributes:
        text: what was found.
        expected: the kind that was expected: ``card``, ``cards``, ``once``, ``deal`` ...
    """

    def __init__(self, text: object, expected: str) -> None:
        self.text = text
        self.expected = expected
        super().__init__(f"{text!r}: expected {expected}")


class Refused(ImperialeError):
    """A command may not be obeyed now; nothing has changed.

    Attributes:
        why: the reason.
        legal: the cards that may be played instead, as a mask; 0 if it is not a matter of cards.
        facts: particulars for the sentence.
    """

    def __init__(self, why: Why, legal: int = 0, facts: Mapping[str, str] | None = None) -> None:
        self.why = why
        self.legal = legal
        self.facts = dict(facts or {})
        super().__init__(str(why))


def shown(given: object) -> str:
    """Return how a value that was given is shown to who gave it.

    >>> shown("five"), shown(16**5000)
    ("'five'", '0x10000000000000000000...')
    """
    try:
        return repr(given)
    except ValueError:  # Python writes no decimal number of more than some thousand digits
        return f"{given:#x}"[:22] + "..." if isinstance(given, int) else "..."
