"""Which sentences tell what happened in a deal?

The teller follows the deal as one viewer knows it, so that it can say what an event changed: six
counters exchanged, counters wiped, the partie won.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import Card, each
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
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.locales.sayings import (
    Arg,
    Message,
    SeatArg,
    amount,
    card_arg,
    cards_arg,
    score_message,
    suit_arg,
    tell,
)

__all__ = ["Teller", "called", "key_of"]

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


def key_of(mark: Marked) -> str:
    """Return the key of the rule set by which a mark is made."""
    if mark.kind is Kind.SEQUENCE and mark.imperials > 1:
        return "trump_sequence_value"
    return _KEY_OF_KIND[mark.kind] if mark.kind else _KEY_OF_STEP[mark.step]


def called(call: PointCalled) -> Message:
    """Return what was said of the point."""
    facts: dict[str, Arg] = {
        "who": SeatArg(call.seat),
        "length": call.length,
        "worth": call.worth,
        "other": call.against_worth,
    }
    if call.answer in (Answer.GOOD, Answer.SILENT):
        return Message(f"told-{call.answer}", facts)
    by = "length" if call.length else "worth"
    return Message(f"told-{call.answer}-{by}", facts)


class Teller:
    """Tells what one viewer sees.

    Args:
        ruleset: the rule set, whose sources are named.
        rules: what is played.
        packet: cards dealt at a time, for who did not see the partie opened.

    Attributes:
        deal: the deal as the viewer knows it.
        marks: what was marked in it.
    """

    def __init__(self, ruleset: Ruleset, rules: Rules, packet: int = 0) -> None:
        self.ruleset = ruleset
        self.rules = rules
        self.deal: Deal = empty(rules)
        self.marks: list[Marked] = []
        self._packet = packet

    def follow(self, event: PartieEvent) -> Deal:
        """Take note of an event, as the viewer sees it; return the deal before it."""
        if isinstance(event, PartieOpened):
            self._packet = event.packet
            return self.deal
        if isinstance(event, DealOpened):
            self.deal = empty(self.rules)
            self.marks = []
        before = self.deal
        self.deal = evolve(before, event)
        if isinstance(event, Marked):
            self.marks.append(event)
        return before

    def source(self, key: str) -> str:
        """Return on whose authority a key is answered."""
        return self.ruleset.decisions[key].source

    def sentences(self, before: Deal, event: PartieEvent, number: int) -> tuple[Message, ...]:
        """Return what is said of an event that was taken note of.

        Args:
            before: the deal before it.
            event: as the viewer sees it.
            number: that of the deal, from 1.
        """
        return tuple(self._told(before, event, number))

    def _told(self, before: Deal, event: PartieEvent, number: int) -> Iterator[Message]:
        match event:
            case PartieOpened():
                yield from _cut(event)
            case DealOpened(dealer=dealer):
                yield tell("told-deal", who=SeatArg(dealer), deal=number, packet=self._packet)
            case TurnUpShown(card=card):
                yield self._turned_up(card)
            case CardPlayed(seat=seat, card=card):
                name = "told-plays" if before.trick else "told-leads"
                yield tell(name, who=SeatArg(seat), card=card_arg(card))
            case TrickTaken(seat=seat):
                yield tell("told-takes", who=SeatArg(seat), tricks=self.deal.tricks[seat])
            case CardDrawn(seat=seat, card=card, turn_up=turn_up):
                name = "told-draws-turn-up" if turn_up else "told-draws"
                yield tell(name, who=SeatArg(seat), card="" if card is None else card_arg(card))
            case PointCalled():
                yield called(event)
            case Marked():
                yield from self._marked(before, event)
            case CountersForfeited(seat=seat):
                source = self.source("no_trick_imperials")
                yield tell("told-forfeit", who=SeatArg(seat), source=source)
            case CountersRestored(seat=seat, counters=counters):
                back, source = tell("counters", counters=counters), self.source("blank_wipe")
                yield tell("told-restored", who=SeatArg(seat), counters=back, source=source)
            case DealEnded(ending=ending):
                yield self._ended(ending)
            case HandDealt() | TalonLaid() | MomentReached():
                pass

    def _turned_up(self, card: Card) -> Message:
        name = "told-turn-up" if self.deal.lying else "told-turn-up-kept"
        who = SeatArg(self.deal.dealer)
        return tell(name, who=who, card=card_arg(card), suit=suit_arg(card.suit))

    def _marked(self, before: Deal, mark: Marked) -> Iterator[Message]:
        who = SeatArg(mark.seat)
        reason, source = self.reason(mark, before), self.source(key_of(mark))
        yield tell("told-mark", who=who, amount=amount(mark), reason=reason, source=source)
        gained = (before.scores[mark.seat].counters + mark.counters) // COUNTERS
        if gained:
            name = "told-exchange" if gained == 1 else "told-exchange-more"
            facts = {"handed": gained * COUNTERS, "gained": gained}
            yield tell(name, who=who, score=score_message(self.deal.scores[mark.seat]), **facts)
        if mark.imperials or gained:
            yield from self._wiped(before, mark)

    def _wiped(self, before: Deal, mark: Marked) -> Iterator[Message]:
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
            yield tell(name, source=self.source("blank_wipe"))
            return
        for seat, counters in lost:
            words, source = tell("counters", counters=counters), self.source("wipe")
            yield tell("told-wipe", loser=SeatArg(seat), counters=words, source=source)

    def reason(self, mark: Marked, deal: Deal) -> Message:
        """Return for what something is marked.

        Args:
            mark: what is marked.
            deal: the deal before or after it.
        """
        cards = cards_arg(mark.cards)
        if mark.kind is Kind.SEQUENCE and mark.cards >> 9 * deal.trump & 0x1FF:
            return tell("reason-sequence-trumps", cards=cards)
        if mark.kind is Kind.FOUR:
            rank = next(each(mark.cards)).rank
            return tell("reason-four", cards=cards, ranks=tell(f"ranks-{rank.letter}"))
        if mark.kind:
            return tell(f"reason-{mark.kind}", cards=cards)
        if mark.step is Step.POINT:
            return self._reason_point(mark.seat, deal)
        if mark.step is Step.HONOURS:
            # by hand fewer may be claimed than were taken; then it is not said which
            return tell("reason-honours", cards=cards, number=mark.cards.bit_count())
        if mark.step is Step.TRICKS:
            par, tricks = self.rules.tricks_over, deal.tricks[mark.seat]
            taken = tell("number-tricks", tricks=tricks)
            name = f"reason-tricks-{self.rules.tricks}"
            return tell(name, tricks=taken, par=par, over=tricks - par)
        return tell(f"reason-{mark.step}", cards=cards)

    def _reason_point(self, seat: int, deal: Deal) -> Message:
        said = [call for call in deal.calls if call.seat == seat]
        length, worth = (said[-1].length, said[-1].worth) if said else (0, 0)
        if self.rules.point == "privileged":
            of_dealer = [call.worth for call in deal.calls if call.seat == deal.dealer]
            return tell("reason-point-privileged", worth=worth, other=max(of_dealer, default=0))
        if self.rules.point == "length":
            return tell("reason-point-length", length=length)
        return tell("reason-point-worth", worth=worth)

    def _ended(self, ending: Ending) -> Message:
        if ending is Ending.NOT_PLAYED:
            return tell("told-ended-not_played", source=self.source("blank_deal"))
        if ending is Ending.PLAYED:
            return tell("told-ended-played")
        winner = self.deal.winner
        assert winner is not None, "a deal that is won has a winner"
        score = score_message(self.deal.scores[winner])
        return tell("told-ended-won", who=SeatArg(winner), score=score)


def _cut(opened: PartieOpened) -> Iterator[Message]:
    dealer, rounds = opened.cut
    if not rounds:
        yield tell("told-lot", who=SeatArg(dealer))
        return
    for cut in rounds:
        for seat, card in enumerate(cut):
            yield tell("told-cut-card", who=SeatArg(seat), card=card_arg(card))
    yield tell("told-cut", who=SeatArg(dealer))
