"""What happened at the table, in messages and in data to draw it?

The teller follows the deal as one viewer knows it, so that it can say what an event changed: six
counters exchanged, counters wiped, the partie won.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import Card, Mask, Suit, each
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
from imperiale.domain.rules.marking import Score as Marks
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.server.scene import Arg, CardsArg, Happened, Message, Score, SeatArg

__all__ = [
    "Teller",
    "amount",
    "card_arg",
    "cards_arg",
    "key_of",
    "score_message",
    "score_of",
    "tell",
]


def tell(name: str, /, **args: Arg) -> Message:
    """Return a message with its variables."""
    return Message(name, args)


def codes(held: Mask) -> tuple[str, ...]:
    """Return the cards of a set, suit by suit, low to high."""
    return tuple(map(str, each(held)))


def cards_arg(held: Mask) -> CardsArg:
    """Return a set of cards as a variable, suit by suit, high to low."""
    return CardsArg(codes(held)[::-1])


def card_arg(card: Card) -> CardsArg:
    """Return a card as a variable."""
    return CardsArg((str(card),))


def suit_arg(suit: int) -> Message:
    """Return the name of a suit as a variable."""
    return tell(f"suit-{Suit(suit).letter}")


def score_of(score: Marks) -> Score:
    """Return a score."""
    return Score(score.imperials, score.counters)


def score_message(score: Marks) -> Message:
    """Return a score in words."""
    return tell(
        "score-spoken",
        imperials=tell("imperials", imperials=score.imperials),
        counters=tell("counters", counters=score.counters),
    )


def amount(mark: Marked) -> Message:
    """Return in words what was gained."""
    imperials = tell("imperials", imperials=mark.imperials)
    counters = tell("counters", counters=mark.counters)
    if mark.imperials and mark.counters:
        return tell("told-amount-both", imperials=imperials, counters=counters)
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


def key_of(mark: Marked) -> str:
    """Return the key of the rule set by which a mark is made."""
    if mark.kind is Kind.SEQUENCE and mark.imperials > 1:
        return "trump_sequence_value"
    return _KEY_OF_KIND[mark.kind] if mark.kind else _KEY_OF_STEP[mark.step]


class Teller:
    """Tells what one viewer sees.

    Args:
        ruleset: the rule set, whose sources are named.
        rules: what is played.
        packet: cards dealt at a time.
    """

    def __init__(self, ruleset: Ruleset, rules: Rules, packet: int) -> None:
        self.ruleset = ruleset
        self.rules = rules
        self.packet = packet
        self.deal: Deal = empty(rules)
        self.marks: list[Marked] = []

    def follow(self, event: PartieEvent) -> Deal:
        """Take note of an event, as the viewer sees it; return the deal before it."""
        before = self.deal
        if isinstance(event, PartieOpened):
            return before
        if isinstance(event, DealOpened):
            before = self.deal = empty(self.rules)
            self.marks = []
        self.deal = evolve(self.deal, event)
        if isinstance(event, Marked):
            self.marks.append(event)
        return before

    def tell(self, event: PartieEvent, deals: int) -> tuple[Happened, ...]:
        """Take note of an event, and return what is told of it.

        Args:
            event: as the viewer sees it.
            deals: the number of the deal.
        """
        return tuple(self._told(self.follow(event), event, deals))

    def _told(self, before: Deal, event: PartieEvent, deals: int) -> Iterator[Happened]:
        match event:
            case PartieOpened():
                yield self._cut(event)
            case DealOpened(dealer=dealer):
                facts = {"deal": deals, "packet": self.packet}
                yield Happened("dealt", (tell("told-deal", who=SeatArg(dealer), **facts),), dealer)
            case HandDealt(seat=seat, cards=cards):
                if cards:
                    yield Happened("dealt", (), seat, codes(cards))
            case TurnUpShown(card=card):
                yield Happened("turned_up", (self._turned_up(card),), before.dealer, (str(card),))
            case CardPlayed(seat=seat, card=card):
                name = "told-plays" if before.trick else "told-leads"
                text = tell(name, who=SeatArg(seat), card=card_arg(card))
                yield Happened("played", (text,), seat, (str(card),))
            case TrickTaken(seat=seat):
                text = tell("told-takes", who=SeatArg(seat), tricks=self.deal.tricks[seat])
                yield Happened("took", (text,), seat, tuple(map(str, before.trick)))
            case CardDrawn(seat=seat, card=card, turn_up=turn_up):
                name = "told-draws-turn-up" if turn_up else "told-draws"
                drawn: Arg = "" if card is None else card_arg(card)
                known = () if card is None else (str(card),)
                yield Happened("drew", (tell(name, who=SeatArg(seat), card=drawn),), seat, known)
            case PointCalled():
                text = self.called(event)
                yield Happened("called", (text,), event.seat, answer=event.answer)
            case Marked():
                yield self._marked(before, event)
            case CountersForfeited(seat=seat):
                text = tell(
                    "told-forfeit", who=SeatArg(seat), source=self.source("no_trick_imperials")
                )
                yield Happened("forfeited", (text,), seat, scores=self._scores())
            case CountersRestored(seat=seat, counters=counters):
                back, source = tell("counters", counters=counters), self.source("blank_wipe")
                text = tell("told-restored", who=SeatArg(seat), counters=back, source=source)
                yield Happened("restored", (text,), seat, counters=counters, scores=self._scores())
            case DealEnded(ending=ending):
                yield Happened("ended", (self._ended(ending),), answer=ending)
            case TalonLaid() | MomentReached():
                pass

    def source(self, key: str) -> str:
        """Return on whose authority a key is answered."""
        return self.ruleset.decisions[key].source

    def _scores(self) -> tuple[Score, ...]:
        return tuple(map(score_of, self.deal.scores))

    def _cut(self, opened: PartieOpened) -> Happened:
        dealer, rounds = opened.cut
        if not rounds:
            return Happened("opened", (tell("told-lot", who=SeatArg(dealer)),), dealer)
        cuts = tuple(
            tell("told-cut-card", who=SeatArg(seat), card=card_arg(card))
            for cut in rounds
            for seat, card in enumerate(cut)
        )
        text = tell("told-cut", cuts="", who=SeatArg(dealer))
        return Happened("opened", (*cuts, text), dealer, tuple(map(str, rounds[-1])))

    def _turned_up(self, card: Card) -> Message:
        name = "told-turn-up" if self.deal.lying else "told-turn-up-kept"
        who = SeatArg(self.deal.dealer)
        return tell(name, who=who, card=card_arg(card), suit=suit_arg(card.suit))

    def called(self, call: PointCalled) -> Message:
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

    def _marked(self, before: Deal, mark: Marked) -> Happened:
        who = SeatArg(mark.seat)
        reason, source = self.reason(mark, before), self.source(key_of(mark))
        told = [tell("told-mark", who=who, amount=amount(mark), reason=reason, source=source)]
        gained, after = (before.scores[mark.seat].counters + mark.counters) // COUNTERS, self.deal
        if gained:
            name = "told-exchange" if gained == 1 else "told-exchange-more"
            facts = {"handed": gained * COUNTERS, "gained": gained}
            told.append(tell(name, who=who, score=score_message(after.scores[mark.seat]), **facts))
        if mark.imperials or gained:
            told += self._wiped(before, mark)
        lost = (
            max(0, b.counters - a.counters)
            for b, a in zip(before.scores, after.scores, strict=True)
        )
        wiped = tuple(0 if seat == mark.seat else n for seat, n in enumerate(lost))
        return Happened(
            "marked",
            tuple(told),
            mark.seat,
            codes(mark.cards),
            mark.kind or mark.step,
            mark.imperials,
            mark.counters,
            self._scores(),
            wiped if any(wiped) else (),
        )

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
            words = tell("counters", counters=counters)
            source = self.source("wipe")
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
        if ending is Ending.WON:
            winner = self.deal.winner
            assert winner is not None, "a deal that is won has a winner"
            score = score_message(self.deal.scores[winner])
            return tell("told-ended-won", who=SeatArg(winner), score=score)
        if ending is Ending.NOT_PLAYED:
            return tell("told-ended-not_played", source=self.source("blank_deal"))
        return tell("told-ended-played")
