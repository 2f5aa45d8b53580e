"""What may a rule set decide, and which answers are allowed?

Every contested point of the game is one key; RULES.md, 4 lists how the five texts decide each.
The catalogue is closed: an unknown key or value is refused when a rule set is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, cast

from imperiale.domain.cards import RANKS
from imperiale.domain.errors import Code, Fault, shown

__all__ = ["KEYS", "Key", "Value"]

Value: TypeAlias = bool | int | str | tuple[int, ...]
"""What a key may hold: a switch, a number, a word (or ranks), or some numbers."""


@dataclass(frozen=True, slots=True)
class Key:
    """One contested point.

    Attributes:
        name: the key, as rule-set files and records spell it.
        text: the question that it answers.
        default: the answer where a rule set that extends nothing is silent; ``None`` if it must
            answer.
        words: the allowed words, if it is answered by a word.
        low, high: the allowed numbers, both included, if it is answered by a number.
        ranks: how many ranks it names, ``(least, most)``, if it is answered by ranks.
        many: answered by several different numbers.
        switch: answered by true or false.
    """

    name: str
    text: str
    default: Value | None = None
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    ranks: tuple[int, int] | None = None
    many: bool = False
    switch: bool = False

    @property
    def allowed(self) -> str:
        """The allowed answers, to be shown to who gave another."""
        if self.words:
            return " | ".join(self.words)
        if self.switch:
            return "true | false"
        if self.ranks:
            least, most = self.ranks
            count = f"{least}" if least == most else f"{least} to {most}"
            return f"{count} different ranks of {RANKS[::-1]}"
        if self.many:
            return f"a list of different numbers from {self.low} to {self.high}"
        return f"a number from {self.low} to {self.high}"

    def check(self, given: object) -> Value | Fault:
        """Return the value in its proper form, or what is wrong with it.

        >>> KEYS["target"].check(5)
        5
        >>> print(KEYS["target"].check("five"))
        wrong-type at target (found 'five', allowed a number from 1 to 99)
        """
        if self.words:
            return self._known(given) if isinstance(given, str) else self._fault(given)
        if self.switch:
            return given if isinstance(given, bool) else self._fault(given)
        if self.ranks:
            return self._ranks(given) if isinstance(given, str) else self._fault(given)
        if self.many:
            return self._numbers(given)
        if isinstance(given, bool) or not isinstance(given, int):
            return self._fault(given)
        return given if self.low <= given <= self.high else self._fault(given, Code.OUT_OF_RANGE)

    def _known(self, given: str) -> Value | Fault:
        return given if given in self.words else self._fault(given, Code.NOT_ALLOWED)

    def _ranks(self, given: str) -> Value | Fault:
        least, most = self.ranks or (0, 9)
        letters = set(given)
        if not letters <= set(RANKS) or len(letters) != len(given):
            return self._fault(given, Code.NOT_ALLOWED)
        if not least <= len(given) <= most:
            return self._fault(given, Code.OUT_OF_RANGE)
        return given

    def _numbers(self, given: object) -> Value | Fault:
        numbers = _integers(given)
        if not numbers:
            return self._fault(given)
        if len(set(numbers)) != len(numbers):
            return self._fault(given, Code.NOT_ALLOWED)
        if not all(self.low <= number <= self.high for number in numbers):
            return self._fault(given, Code.OUT_OF_RANGE)
        return tuple(sorted(numbers))

    def _fault(self, given: object, code: Code = Code.WRONG_TYPE) -> Fault:
        return Fault(code, self.name, {"found": shown(given), "allowed": self.allowed})


def _integers(given: object) -> list[int]:
    """Return the numbers of a list that holds nothing else; an empty one for all else."""
    if not isinstance(given, list | tuple):
        return []
    many = cast("list[object] | tuple[object, ...]", given)
    numbers = [n for n in many if isinstance(n, int) and not isinstance(n, bool)]
    return numbers if len(numbers) == len(many) else []


def _catalogue(*keys: Key) -> dict[str, Key]:
    return {key.name: key for key in keys}


KEYS: dict[str, Key] = _catalogue(
    # the table and the pack
    Key("players", "how many may play", many=True, low=2, high=4),
    Key("deck", "how many cards the pack has", low=32, high=36),
    Key("first_dealer", "who deals first", words=("lot", "ace_high", "king_high")),
    Key("packets", "how many cards are dealt at a time", many=True, low=1, high=12),
    Key("packets_fixed", "whether a dealer keeps to one packet all game", switch=True),
    Key("hand_size", "how many cards each player is dealt", low=1, high=16),
    Key("turn_up_card", "which card is turned up", words=("talon", "dealers_last")),
    Key("refill", "whether hands are refilled from the talon after each trick", switch=True),
    # honours
    Key("honours", "which trumps are honours", ranks=(0, 9)),
    Key("turn_up_mark", "counters for the dealer if the turn-up is an honour", low=0, high=6),
    Key("honours_when", "when captured honours are marked", words=("won", "end")),
    # imperials
    Key("sequence", "which four cards of a suit are an imperial", ranks=(4, 4)),
    Key("trump_sequence_value", "imperials for the sequence of trumps", low=1, high=4),
    Key("fours", "of which ranks four are an imperial", ranks=(0, 9)),
    Key("show_imperials", "when imperials are shown", words=("before_play", "after_trick")),
    Key("blank", "which hand is blank", words=("none", "carte_blanche", "white")),
    Key("blank_value", "imperials for a blank hand", low=1, high=4),
    Key(
        "blank_deal",
        "whether a deal is played if a blank hand is shown before it",
        words=("played", "not_played"),
    ),
    Key(
        "blank_wipe",
        "what a blank hand does to the wipe",
        words=("wipes", "does_not_wipe", "suspends"),
    ),
    Key(
        "turn_up_imperial",
        "which combinations the turn-up may complete",
        words=("none", "sequence", "sequence_or_four"),
    ),
    Key("turn_up_imperial_for", "for whom the turn-up completes", words=("dealer", "all")),
    Key("turn_up_imperial_most", "how many imperials one turn-up may make", low=1, high=2),
    Key(
        "won_in_play",
        "who marks the sequence of trumps gathered in tricks",
        words=("none", "king_queen", "captured"),
    ),
    Key("won_in_play_value", "imperials for the sequence won in play", low=1, high=4),
    # the point
    Key("point", "what the point counts", words=("length", "worth", "privileged")),
    Key("point_value", "counters for the point", low=0, high=6),
    Key(
        "point_to",
        "who marks the point of privileged cards",
        words=("each_above_dealer", "best"),
        default="each_above_dealer",
    ),
    Key("privileged", "which cards the point of privileged cards counts", ranks=(0, 9)),
    Key("first_lead", "who leads to the first trick", words=("elder", "point")),
    # the tricks
    Key("follow", "what a follower must play", words=("must_beat", "follow")),
    Key("tricks", "how tricks are marked", words=("over", "difference", "most")),
    Key("tricks_over", "tricks that mark nothing", low=0, high=16),
    Key("capot", "how taking every trick is marked", words=("none", "instead", "besides")),
    Key("capot_imperials", "imperials for the capot", low=0, high=6),
    Key("capot_counters", "counters for the capot", low=0, high=24),
    Key(
        "no_trick_imperials", "imperials to the others for a player without a trick", low=0, high=4
    ),
    # the score
    Key("wipe", "whether an imperial wipes the counters of the others", switch=True),
    Key("target", "imperials that win the partie", low=1, high=99),
    Key("win_by", "what wins the partie", words=("imperials", "card_points"), default="imperials"),
    Key("deals", "deals in a partie won by card points", low=1, high=99, default=5),
    Key("stakes", "what the losers pay", words=("none", "quadruple", "difference"), default="none"),
    Key("marking", "who marks", words=("automatic", "by_hand"), default="automatic"),
)
