"""How does a deal go by some rules, in sentences?

One paragraph a stage of the deal, made from what the rule set answers, so that it is true of house
rules too.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.ruleset import Rules
from imperiale.locales.sayings import Message, RanksArg, tell

__all__ = ["course"]


def course(rules: Rules) -> tuple[tuple[Message, ...], ...]:
    """Return the paragraphs: cards, deal, imperials, point, tricks, marks after them, score, end.

    >>> from imperiale.rulesets import load
    >>> [one.key for one in course(load("dobor").rules(2))[4]]
    ['course-follow', 'course-refill']
    """
    parts = (_cards, _deal, _imperials, _point, _tricks, _after, _score, _end)
    return tuple(tuple(part(rules)) for part in parts)


def _counters(number: int) -> Message:
    return tell("counters", counters=number)


def _imperials_of(number: int) -> Message:
    return tell("imperials", imperials=number)


def _cards(rules: Rules) -> Iterator[Message]:
    hand = tell("number-cards", cards=rules.hand_size)
    yield tell("course-cards", players=rules.players, deck=rules.deck, hand=hand)
    yield tell("course-ranks")


def _deal(rules: Rules) -> Iterator[Message]:
    yield tell("course-turn-up", where=rules.turn_up_card)
    if not rules.honours:
        return
    yield tell("course-honours", ranks=RanksArg(rules.honours))
    if rules.turn_up_mark:
        yield tell("course-turn-up-mark", counters=_counters(rules.turn_up_mark))


def _imperials(rules: Rules) -> Iterator[Message]:
    ranks, value = RanksArg(rules.sequence), rules.trump_sequence_value
    more = "no" if value == 1 else "yes"
    yield tell("course-sequence", ranks=ranks, more=more, imperials=_imperials_of(value))
    if rules.fours:
        yield tell("course-fours", ranks=RanksArg(rules.fours))
    if rules.blank != "none":
        value = rules.blank_value
        yield tell("course-blank", kind=rules.blank, imperials=_imperials_of(value))
        if rules.blank_deal == "not_played":
            yield tell("course-blank-not-played")
    if rules.turn_up_imperial != "none" and rules.turn_up_card == "talon":
        yield tell("course-turn-up-imperial", what=rules.turn_up_imperial)
    if rules.won_in_play != "none":
        value = rules.won_in_play_value
        yield tell(
            "course-won-in-play", who=rules.won_in_play, ranks=ranks, imperials=_imperials_of(value)
        )
    yield tell("course-show", when=rules.show_imperials)


def _point(rules: Rules) -> Iterator[Message]:
    if rules.point == "privileged":
        yield tell("course-point-privileged", ranks=RanksArg(rules.privileged), to=rules.point_to)
    else:
        yield tell("course-point", by=rules.point)
    if rules.point_value:
        yield tell("course-point-marks", counters=_counters(rules.point_value))
    if rules.first_lead == "point":
        yield tell("course-point-leads")


def _tricks(rules: Rules) -> Iterator[Message]:
    yield tell("course-follow", rule=rules.follow)
    if rules.refill:
        yield tell("course-refill")


def _after(rules: Rules) -> Iterator[Message]:
    if rules.honours:
        yield tell("course-honours-when", when=rules.honours_when)
    over = rules.tricks_over
    yield tell("course-tricks", how=rules.tricks, over=over, first=over + 1)
    if rules.capot != "none":
        whole = _imperials_of(rules.capot_imperials)
        value = whole if rules.capot_imperials else _counters(rules.capot_counters)
        yield tell("course-capot", how=rules.capot, value=value)
    if rules.no_trick_imperials:
        yield tell("course-no-trick", imperials=_imperials_of(rules.no_trick_imperials))


def _score(rules: Rules) -> Iterator[Message]:
    yield tell("course-six")
    yield tell("course-wipe", wipes="yes" if rules.wipe else "no")
    if rules.wipe and rules.blank != "none" and rules.blank_wipe != "wipes":
        yield tell("course-blank-wipe", what=rules.blank_wipe)


def _end(rules: Rules) -> Iterator[Message]:
    if rules.winning_score is None:
        yield tell("course-end-points", deals=rules.deals)
    else:
        yield tell("course-end", target=rules.target)
