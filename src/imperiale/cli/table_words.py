"""What happened at the table, in sentences?

The teller follows a viewer's log: it holds the deal as that viewer knows it before each event, so
that it can say what an event changed: six counters exchanged, counters wiped, the partie won.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from imperiale.cli.common import say, translated
from imperiale.cli.table_face import Face, score_words, sentence_of, series
from imperiale.domain.cards import Mask, each
from imperiale.domain.deal import Deal, empty, evolve
from imperiale.domain.events import (
    Answer,
    CardDrawn,
    CardPlayed,
    CountersForfeited,
    CountersRestored,
    DealEnded,
    DealOpened,
    Ending,
    HandDealt,
    Marked,
    MomentReached,
    PointCalled,
    Step,
    TalonLaid,
    TrickTaken,
    TurnUpShown,
)
from imperiale.domain.partie import PartieEvent, PartieOpened
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.rules.marking import COUNTERS
from imperiale.domain.ruleset import Rules
from imperiale.services.terms import PERSON, Terms

__all__ = ["Line", "Teller", "Tone", "amount", "called", "names"]


class Tone(Enum):
    """What a line is about."""

    PLAY = "play"
    TRICK = "trick"
    MARK = "mark"
    LOSS = "loss"
    INFO = "info"


class Line(NamedTuple):
    """A sentence, and what it is about."""

    text: str
    tone: Tone = Tone.INFO


def names(seats: Iterable[str]) -> tuple[str, ...]:
    """Return by seat the name of its player, ``you`` for the person, as messages ask for it.

    >>> names(["you", "greedy", "greedy"])
    ('you', 'Greedy 1', 'Greedy 2')
    """
    given = tuple(seats)
    found: list[str] = []
    for seat, name in enumerate(given):
        if name == PERSON:
            found.append(PERSON)
        elif given.count(name) > 1:
            number = given[: seat + 1].count(name)
            found.append(say("who-number", who=say(f"agent-{name}"), number=number))
        else:
            found.append(say(f"agent-{name}"))
    return tuple(found)


def called(name: str) -> str:
    """Return the name of a player as it stands alone."""
    return say("person") if name == PERSON else name


def amount(mark: Marked) -> str:
    """Return in words what was gained."""
    imperials = say("imperials", imperials=mark.imperials)
    counters = say("counters", counters=mark.counters)
    if mark.imperials and mark.counters:
        return say("told-amount-both", imperials=imperials, counters=counters)
    return imperials if mark.imperials else counters


_KEY_OF_KIND = {
    Kind.SEQUENCE: "sequence",
    Kind.FOUR: "fours",
    Kind.CARTE_BLANCHE: "blank",
    Kind.WHITE: "blank",
    Kind.TURN_UP_IMPERIAL: "turn_up_imperial",
    Kind.WON_IN_PLAY: "won_in_play",
}
_KEY_OF_STEP = {
    Step.TURN_UP: "turn_up_mark",
    Step.POINT: "point",
    Step.HONOURS: "honours_when",
    Step.TRICKS: "tricks",
    Step.CAPOT: "capot",
    Step.NO_TRICK: "no_trick_imperials",
}


def _key_of(mark: Marked) -> str:
    """Return the key of the rule set by which a mark is made."""
    if mark.kind is Kind.SEQUENCE and mark.imperials > 1:
        return "trump_sequence_value"
    return _KEY_OF_KIND[mark.kind] if mark.kind else _KEY_OF_STEP[mark.step]


class Teller:
    """Tells a viewer's log.

    Args:
        terms: what is agreed.
        face: how cards are written.
        seat: the viewer; ``None`` is an onlooker.
        trick_whole: whether a trick is told as one line when it is taken, not card by card.
    """

    def __init__(self, terms: Terms, face: Face, seat: int | None, *, trick_whole: bool) -> None:
        self.terms = terms
        self.face = face
        self.seat = seat
        self.names = names(terms.seats)
        self.deal: Deal = empty(terms.rules)
        self.deals = 0
        self.marks: list[Marked] = []
        self._trick_whole = trick_whole
        self._packet = 0

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.terms.rules

    def tell(self, event: PartieEvent) -> list[Line]:
        """Take note of the next event, as the viewer sees it, and return what is said of it."""
        if isinstance(event, PartieOpened):
            self._packet = event.packet
            return [Line(self._cut(event))]
        if isinstance(event, DealOpened):
            self.deal = empty(self.rules)
            self.deals += 1
            self.marks = []
        before = self.deal
        self.deal = evolve(before, event)
        if isinstance(event, Marked):
            self.marks.append(event)
        return [Line(sentence_of(text), tone) for text, tone in self._told(before, event)]

    def _cut(self, opened: PartieOpened) -> str:
        dealer, rounds = opened.cut
        if not rounds:
            return say("told-lot", who=self.names[dealer])
        cuts = " ".join(
            say("told-cut-card", who=self.names[seat], card=self.face.card(card))
            for cut in rounds
            for seat, card in enumerate(cut)
        )
        return say("told-cut", cuts=cuts, who=self.names[dealer])

    def _told(self, before: Deal, event: PartieEvent) -> Iterator[tuple[str, Tone]]:
        who = self.names
        match event:
            case DealOpened(dealer=dealer):
                facts = {"deal": self.deals, "packet": self._packet}
                yield say("told-deal", who=who[dealer], **facts), Tone.INFO
            case TurnUpShown(card=card) if not self._trick_whole:
                yield self._turned_up(card), Tone.INFO
            case CardPlayed(seat=seat, card=card) if not self._trick_whole:
                verb = "told-plays" if before.trick else "told-leads"
                yield say(verb, who=who[seat], card=self.face.card(card)), Tone.PLAY
            case TrickTaken(seat=seat):
                yield self._trick_told(before, seat), Tone.TRICK
            case CardDrawn(seat=seat, card=card, turn_up=turn_up):
                # what others draw is unseen; the drawing itself is worth a line to listeners only
                if card is not None or not self._trick_whole:
                    name = "told-draws-turn-up" if turn_up else "told-draws"
                    drawn = "" if card is None else self.face.card(card)
                    yield say(name, who=who[seat], card=drawn), Tone.PLAY
            case PointCalled():
                yield self._called(event), Tone.PLAY
            case Marked():
                yield from self._marked(before, event)
            case CountersForfeited(seat=seat):
                source = self._source("no_trick_imperials")
                yield say("told-forfeit", who=who[seat], source=source), Tone.LOSS
            case CountersRestored(seat=seat, counters=counters):
                back = say("counters", counters=counters)
                source = self._source("blank_wipe")
                yield say("told-restored", who=who[seat], counters=back, source=source), Tone.MARK
            case DealEnded(ending=ending):
                yield self._ended(ending), Tone.INFO
            case (
                PartieOpened()
                | TurnUpShown()
                | CardPlayed()
                | HandDealt()
                | TalonLaid()
                | MomentReached()
            ):
                pass

    def _source(self, key: str) -> str:
        return self.face.source(translated(self.terms.ruleset.decisions[key].source))

    def _turned_up(self, card: Mask) -> str:
        turned = self.deal.turn_up
        name = "told-turn-up" if self.deal.lying else "told-turn-up-kept"
        return say(
            name,
            who=self.names[self.deal.dealer],
            card=self.face.card(turned),
            suit=self.face.suit(turned.suit),
        )

    def _trick_told(self, before: Deal, seat: int) -> str:
        taken = self.deal.tricks[seat]
        if not self._trick_whole:
            return say("told-takes", who=self.names[seat], tricks=taken)
        plays = self.plays(before.leader, before.trick)
        return say("told-trick", plays=plays, who=self.names[seat])

    def plays(self, leader: int, trick: tuple[Mask, ...]) -> str:
        """Return the cards of a trick, each with who played it."""
        players = self.rules.players
        return ", ".join(
            say(
                "told-trick-play",
                who=self.names[(leader + place) % players],
                card=self.face.cards(1 << card),
            )
            for place, card in enumerate(trick)
        )

    def _called(self, event: PointCalled) -> str:
        facts = {
            "who": self.names[event.seat],
            "length": event.length,
            "worth": event.worth,
            "other": event.against_worth,
        }
        if event.answer in (Answer.GOOD, Answer.SILENT):
            return say(f"told-{event.answer}", facts)
        by = "length" if event.length else "worth"
        return say(f"told-{event.answer}-{by}", facts)

    def _marked(self, before: Deal, mark: Marked) -> Iterator[tuple[str, Tone]]:
        source = self._source(_key_of(mark))
        yield (
            say(
                "told-mark",
                who=self.names[mark.seat],
                amount=amount(mark),
                reason=self.reason(mark, before),
                source=source,
            ),
            Tone.MARK,
        )
        after = self.deal
        handed = before.scores[mark.seat].counters + mark.counters
        gained = handed // COUNTERS
        if gained:
            score = score_words(after.scores[mark.seat])
            name = "told-exchange" if gained == 1 else "told-exchange-more"
            facts = {"who": self.names[mark.seat], "score": score}
            yield say(name, facts, handed=gained * COUNTERS, gained=gained), Tone.MARK
        if mark.imperials or gained:
            yield from self._wiped(before, mark)

    def _wiped(self, before: Deal, mark: Marked) -> Iterator[tuple[str, Tone]]:
        lost = [
            (seat, old.counters)
            for seat, old in enumerate(before.scores)
            if seat != mark.seat and old.counters
        ]
        if not lost or not self.rules.wipe or self.deal.winner is not None:
            return
        if not mark.wipes:
            own = mark.kind in (Kind.CARTE_BLANCHE, Kind.WHITE)
            tame = own and self.rules.blank_wipe == "does_not_wipe"
            name = "told-no-wipe-blank" if tame else "told-no-wipe"
            yield say(name, source=self._source("blank_wipe")), Tone.INFO
            return
        for seat, counters in lost:
            words = say("counters", counters=counters)
            source = self._source("wipe")
            told = say("told-wipe", loser=self.names[seat], counters=words, source=source)
            yield told, Tone.LOSS

    def reason(self, mark: Marked, deal: Deal) -> str:
        """Return for what something is marked.

        Args:
            mark: what is marked.
            deal: the deal before or after it.
        """
        facts: dict[str, object] = {"cards": self.face.cards(mark.cards)}
        if mark.kind is Kind.SEQUENCE and mark.cards >> 9 * deal.trump & 0x1FF:
            return say("reason-sequence-trumps", facts)
        if mark.kind is Kind.FOUR:
            rank = next(each(mark.cards)).rank
            return say("reason-four", facts, ranks=say(f"ranks-{rank.letter}"))
        if mark.kind:
            return say(f"reason-{mark.kind}", facts)
        if mark.step is Step.POINT:
            return self._reason_point(mark.seat, deal)
        if mark.step is Step.HONOURS:
            # by hand fewer may be claimed than were taken; then it is not said which
            return say("reason-honours", facts, number=mark.cards.bit_count())
        if mark.step is Step.TRICKS:
            rules, tricks = self.rules, deal.tricks[mark.seat]
            facts |= {"tricks": say("number-tricks", tricks=tricks), "par": rules.tricks_over}
            return say(f"reason-tricks-{rules.tricks}", facts, over=tricks - rules.tricks_over)
        return say(f"reason-{mark.step}", facts)

    def _reason_point(self, seat: int, deal: Deal) -> str:
        said = [call for call in deal.calls if call.seat == seat]
        length, worth = (said[-1].length, said[-1].worth) if said else (0, 0)
        if self.rules.point == "privileged":
            of_dealer = [call.worth for call in deal.calls if call.seat == deal.dealer]
            return say("reason-point-privileged", worth=worth, other=max(of_dealer, default=0))
        if self.rules.point == "length":
            return say("reason-point-length", length=length)
        return say("reason-point-worth", worth=worth)

    def _ended(self, ending: Ending) -> str:
        if ending is Ending.WON:
            winner = self.deal.winner
            assert winner is not None, "a deal that is won has a winner"
            score = score_words(self.deal.scores[winner])
            return say("told-ended-won", who=self.names[winner], score=score)
        return say(f"told-ended-{ending}", source=self._source("blank_deal"))

    def scores(self) -> str:
        """Return the scores of all seats in words."""
        return self.each(map(score_words, self.deal.scores))

    def each(self, values: Iterable[object]) -> str:
        """Return something of each seat, named, as it begins a sentence."""
        pairs = zip(self.names, values, strict=True)
        told = (say("each", who=who, what=str(value)) for who, value in pairs)
        return sentence_of(series(told))
