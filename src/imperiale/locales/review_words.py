"""In which words is a review told?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import Choice, DealReview, Decision, Review, Turning
from imperiale.locales import Catalogue
from imperiale.services.terms import PERSON

__all__ = ["Words", "did"]


def did(say: Catalogue, choice: Choice, cards: Callable[[str], str]) -> str:
    """Return what a choice is.

    Args:
        say: the messages.
        choice: it.
        cards: how cards are written, from their notation.
    """
    if choice.do == "call" and choice.number is None:
        return say("review-do-call-none")
    facts: dict[str, object] = {"number": str(choice.number)}
    if choice.do == "claim":
        facts = {"number": choice.number or 0}
    return say(f"review-do-{choice.do}", facts, cards=cards(choice.cards))


class Words:
    """Tells a review in one language.

    Args:
        say: the messages.
        review: what is told.
        cards: how cards are written, from their notation.
    """

    def __init__(self, say: Catalogue, review: Review, cards: Callable[[str], str]) -> None:
        self.say = say
        self.review = review
        self.cards = cards

    def who(self, seat: int) -> str:
        """Return how a seat is called."""
        name = self.review.seats[seat].name
        if name == PERSON:
            return self.say("person")
        return name or self.say("review-seat", seat=str(seat))

    def amount(self, value: float, *, signed: bool = False, chance: bool | None = None) -> str:
        """Return a chance in hundredths, or marks."""
        told = self.review.chance if chance is None else chance
        sign = "+" if signed else ""
        return f"{100 * value:{sign}.1f} %" if told else f"{value:{sign}.2f}"

    @property
    def heading(self) -> str:
        """What was played."""
        review = self.review
        facts = {"players": review.players, "deals": len(review.deals)}
        return self.say("review-of", facts, rules=review.rules)

    @property
    def ending(self) -> str:
        """Who won."""
        if self.review.winner is None:
            return self.say("review-open-end")
        return self.say("review-won", who=self.who(self.review.winner))

    def notes(self) -> Iterator[str]:
        """Yield how it is meant."""
        yield self.say("review-note-loss")
        if self.review.chance:
            yield self.say("review-note-luck")
        else:
            yield self.say("review-note-marks")
        if any(not d.solved for deal in self.review.deals for d in deal.decisions):
            yield self.say("review-note-chance")

    def did(self, choice: Choice) -> str:
        """Return what a choice is."""
        return did(self.say, choice, self.cards)

    def turning(self, turn: Turning) -> Iterator[str]:
        """Yield what is said of something that turned the partie: where, what, and why."""
        deal = self.review.deals[turn.deal - self.review.deals[0].number]
        if turn.decision is None:
            size = self.amount(turn.size, signed=True)
            facts = {"deal": str(turn.deal), "size": size}
            yield self.say("review-luck-deal", facts, who=self.who(turn.seat))
            return
        decision = deal.decisions[turn.decision]
        yield self.where(deal, decision)
        yield self.error(decision)
        yield from self.why(decision)

    def where(self, deal: DealReview, decision: Decision) -> str:
        """Return at which moment a decision was."""
        return self.say("review-where", deal=str(deal.number), trick=str(decision.trick + 1))

    def error(self, decision: Decision) -> str:
        """Return what an error was and what it cost."""
        return self.say(
            "review-error",
            who=self.who(decision.seat),
            played=self.did(decision.choices[decision.played]),
            best=self.did(decision.choices[decision.best]),
            loss=self.amount(decision.loss),
            grade=self.grade(decision.grade),
        )

    def why(self, decision: Decision) -> Iterator[str]:
        """Yield why it was one."""
        played, best = decision.choices[decision.played], decision.choices[decision.best]
        names = {"played": self.did(played), "best": self.did(best)}
        shares = {"share": _percent(best.share), "less": _percent(played.share)}
        yield self.say("review-why", {**names, **shares})
        if decision.marks is not None:
            less = decision.marks[1] - decision.marks[0]
            yield self.say("review-why-marks", marks=f"{less:.2f}")
        if decision.open_loss is not None:
            if decision.open_loss < 0.0005:
                yield self.say("review-open-right")
            else:
                yield self.say("review-open-cost", loss=self.amount(decision.open_loss))
        counts = {"worlds": f"{decision.worlds:,}", "of": f"{decision.of:,}"}
        if not decision.solved:
            error = self.amount(decision.error)
            yield self.say("review-weighed-chance", {**counts, "error": error})
        elif decision.worlds >= decision.of:
            yield self.say("review-weighed-all", of=counts["of"])
        else:
            error = self.amount(decision.error)
            yield self.say("review-weighed-some", {**counts, "error": error})

    def row(self, decision: Decision) -> list[str]:
        """Return a decision in a row: trick, player, what he did, what is better, losses, grade."""
        played, best = decision.choices[decision.played], decision.choices[decision.best]
        return [
            str(decision.trick + 1),
            self.who(decision.seat),
            self.did(played),
            self.did(best) if decision.loss > 0 else "",
            self.amount(decision.loss),
            "" if decision.open_loss is None else self.amount(decision.open_loss),
            "" if decision.grade is Grade.NONE else self.grade(decision.grade),
        ]

    def of_deal(self, deal: DealReview) -> str:
        """Return how a deal began, and whom it favoured."""
        return self.say(
            "review-deal-luck",
            dealer=self.who(deal.dealer),
            scores=", ".join(deal.start),
            who=self.who(0),
            luck=self.amount(deal.luck[0], signed=True),
        )

    def grade(self, grade: Grade) -> str:
        """Return the name of a grade."""
        return self.say(f"review-grade-{grade}")

    def player(self, name: str) -> str:
        """Return the name of a class of player."""
        return self.say(f"review-class-{name}") if name else ""


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
