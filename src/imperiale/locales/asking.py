"""Which sentences ask a player for something, and name the rules of the moment?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import Mask, each
from imperiale.domain.deal import Deal
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import Step
from imperiale.domain.rules.follow import why_not
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View
from imperiale.locales.sayings import (
    Arg,
    Message,
    RanksArg,
    SeatArg,
    card_arg,
    cards_arg,
    suit_arg,
    tell,
)
from imperiale.locales.telling import Teller

__all__ = ["asked", "barred", "reasons", "refusal_message", "trumps"]


def refusal_message(refused: Refused) -> Message:
    """Return why a rule of the game forbids something."""
    facts: dict[str, Arg] = {name: refused.facts.get(name, "") for name in ("claimed", "true")}
    seat = refused.facts.get("seat", "")
    return Message(f"why-{refused.why}", {**facts, "seat": SeatArg(int(seat)) if seat else ""})


def asked(view: View) -> Message:
    """Return what the viewer, who is to act, is asked."""
    deal, rules = view.deal, view.rules
    match deal.step:
        case Step.PLAY:
            if view.legal.bit_count() == 1:
                return tell("prompt-only", card=cards_arg(view.legal))
            if deal.trick:
                return tell("prompt-follow", suit=suit_arg(deal.trick[0].suit))
            return tell("prompt-lead")
        case Step.TURN_UP:
            return tell("prompt-turn_up", card=card_arg(deal.turn_up))
        case Step.IMPERIAL:
            if any(deal.tricks):
                return tell("prompt-imperial-lead")
            shown = any(mark.seat == deal.seat for mark in deal.shown)
            return tell("prompt-imperial-more" if shown else "prompt-imperial")
        case Step.POINT:
            return tell(f"prompt-point-{rules.point}")
        case Step.TRICK:
            last = sum(deal.tricks) == rules.deal_tricks
            return tell("prompt-trick-last" if last else "prompt-trick")
        case Step.TRICKS:
            return tell("prompt-tricks", tricks=deal.tricks[deal.seat], all=rules.deal_tricks)
        case Step.CAPOT:
            return tell("prompt-capot", unit="imperials" if rules.capot_imperials else "counters")
        case _:
            return tell(f"prompt-{deal.step}")


def barred(view: View) -> Iterator[tuple[Mask, Message]]:
    """Yield the viewer's cards that he may not play now, and why."""
    deal = view.deal
    if not view.my_turn or deal.step is not Step.PLAY or not deal.trick:
        return
    refused: dict[Why, Mask] = {}
    for card in each(view.hand & ~view.legal):
        why = why_not(view.hand, deal.trick, deal.trump, card)
        refused[why] = refused.get(why, 0) | 1 << card
    for why, held in refused.items():
        yield held, refusal_message(Refused(why))


def reasons(teller: Teller, view: View) -> tuple[Message, ...]:
    """Return the rules of the moment, for the viewer who is to act; nothing for others.

    They say what can be claimed, as the rules have it, and not what his hand holds.
    """
    if not view.my_turn:
        return ()
    if view.deal.step is not Step.PLAY:
        return (tell("why-claims"), *_of_claims(teller, view.deal))
    if not view.deal.trick:
        return (tell("why-lead"),)
    return (tell("why-may", cards=cards_arg(view.legal)), _rule(teller, "follow"))


def _rule(teller: Teller, key: str) -> Message:
    value = tell(f"value-{key}-{getattr(teller.rules, key)}")
    return tell("why-rule", rule=value, source=teller.source(key))


def _of_claims(teller: Teller, deal: Deal) -> Iterator[Message]:
    rules = teller.rules
    match deal.step:
        case Step.IMPERIAL:
            yield from _of_imperials(rules)
        case Step.POINT:
            yield tell("why-point")
            yield _rule(teller, "point")
        case Step.TURN_UP:
            yield tell("why-turn_up", counters=tell("counters", counters=rules.turn_up_mark))
        case Step.TRICK | Step.HONOURS:
            yield tell("why-honours", cards=cards_arg(rules.honour_masks[deal.trump]))
            yield _rule(teller, "honours_when")
            if rules.won_in_play != "none" and deal.step is Step.TRICK:
                yield _of_won(deal, rules)
        case Step.WON_IN_PLAY:
            yield _of_won(deal, rules)
        case Step.TRICKS:
            value, took = tell(f"value-tricks-{rules.tricks}"), deal.tricks[deal.seat]
            tricks = tell("number-tricks", tricks=took)
            yield tell("why-tricks", rule=value, par=rules.tricks_over, tricks=tricks)
            yield _rule(teller, "tricks")
        case _:
            yield _rule(teller, "capot")


def _of_won(deal: Deal, rules: Rules) -> Message:
    value = tell(f"value-won_in_play-{rules.won_in_play}")
    return tell("why-won_in_play", cards=cards_arg(rules.sequences[deal.trump]), rule=value)


def _of_imperials(rules: Rules) -> Iterator[Message]:
    trumps = tell("imperials", imperials=rules.trump_sequence_value)
    yield tell("why-sequence", cards=RanksArg(rules.sequence), imperials=trumps)
    if rules.fours:
        yield tell("why-fours", ranks=RanksArg(rules.fours))
    if rules.blank != "none":
        value = tell("imperials", imperials=rules.blank_value)
        yield tell(f"why-blank-{rules.blank}", imperials=value)
    if rules.turn_up_imperial != "none":
        yield tell("why-turn_up_imperial")


def trumps(view: View) -> Message:
    """Return the trump suit and where the turn-up is."""
    deal = view.deal
    suit, card = suit_arg(deal.trump), card_arg(deal.turn_up)
    if deal.lying:
        return tell("trumps-lying", suit=suit, card=card, left=len(deal.talon))
    if view.rules.turn_up_card == "talon":
        return tell("trumps-drawn", suit=suit, card=card)
    if view.played & 1 << deal.turn_up:
        return tell("trumps-played", suit=suit, card=card)
    if deal.dealer == view.seat:
        return tell("trumps-kept-own", suit=suit, card=card)
    return tell("trumps-kept", suit=suit, card=card, who=SeatArg(deal.dealer))
