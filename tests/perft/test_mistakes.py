"""Is a mistake that somebody plants in the Python engine caught by the perft files?

Each mistake is one that a programmer could make.  A perft file that lets one pass is too weak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import pytest
from tests.perft.corpus import CORPUS, agrees, by_python

from imperiale.domain import claims, deal, decide
from imperiale.domain.cards import Card, Mask, of_suit
from imperiale.domain.deal import Deal
from imperiale.domain.events import Marked, Step
from imperiale.domain.rules import capot, tricks
from imperiale.domain.rules.follow import FOLLOW_RULES, follow, must_beat
from imperiale.domain.rules.imperials import BLANKS, Kind
from imperiale.domain.rules.marking import Score
from imperiale.domain.rules.tricks import best_of
from imperiale.domain.ruleset import Rules

Patch: TypeAlias = pytest.MonkeyPatch
Mistake: TypeAlias = Callable[[Patch], None]

MISTAKES: list[Mistake] = []


def mistake(plant: Mistake) -> Mistake:
    MISTAKES.append(plant)
    return plant


QUICK_FIRST = sorted(CORPUS, key=lambda entry: bool(entry.found.tally))


@pytest.mark.parametrize("plant", MISTAKES, ids=lambda plant: plant.__name__)
def test_a_planted_mistake_is_caught(plant: Mistake, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert not all(agrees(by_python, entry) for entry in QUICK_FIRST)


# --- which card may be played


def ace_high(card: int) -> int:
    """Rank the ace above the king, as in most games."""
    return card // 9 * 9 + (0, 1, 2, 3, 4, 8, 5, 6, 7)[card % 9]


def with_ace_high(held: Mask) -> Mask:
    return sum(1 << ace_high(card) for card in range(36) if held >> card & 1)


@mistake
def the_ace_must_be_played_to_beat_a_king(patch: Patch) -> None:
    def wrong(held: Mask, trick: Sequence[Card], trump: int) -> Mask:
        legal = must_beat(with_ace_high(held), [Card(ace_high(card)) for card in trick], trump)
        return sum(1 << card for card in range(36) if legal >> ace_high(card) & held >> card & 1)

    patch.setitem(FOLLOW_RULES, "must_beat", wrong)


@mistake
def no_duty_to_beat(patch: Patch) -> None:
    patch.setitem(FOLLOW_RULES, "must_beat", follow)


@mistake
def duty_to_beat_where_there_is_none(patch: Patch) -> None:
    patch.setitem(FOLLOW_RULES, "follow", must_beat)


@mistake
def duty_to_beat_only_the_card_led(patch: Patch) -> None:
    patch.setitem(
        FOLLOW_RULES, "must_beat", lambda held, trick, trump: must_beat(held, trick[:1], trump)
    )


@mistake
def no_duty_to_overtrump(patch: Patch) -> None:
    def wrong(held: Mask, trick: Sequence[Card], trump: int) -> Mask:
        rule = must_beat if held & of_suit(trick[0] // 9) else follow
        return rule(held, trick, trump)

    patch.setitem(FOLLOW_RULES, "must_beat", wrong)


@mistake
def no_duty_to_trump(patch: Patch) -> None:
    patch.setitem(
        FOLLOW_RULES, "follow", lambda held, trick, _: held & of_suit(trick[0] // 9) or held
    )


@mistake
def trump_before_following(patch: Patch) -> None:
    def wrong(held: Mask, trick: Sequence[Card], trump: int) -> Mask:
        return held & of_suit(trump) or held & of_suit(trick[0] // 9) or held

    patch.setitem(FOLLOW_RULES, "follow", wrong)


# --- who takes the trick


@mistake
def the_ace_takes_the_king(patch: Patch) -> None:
    patch.setattr(
        decide,
        "best_of",
        lambda trick, trump: best_of([Card(ace_high(card)) for card in trick], trump),
    )


@mistake
def a_trump_does_not_take_another_suit(patch: Patch) -> None:
    patch.setattr(decide, "best_of", lambda trick, _: best_of(trick, -1))


@mistake
def a_high_card_of_another_suit_takes(patch: Patch) -> None:
    patch.setattr(decide, "best_of", lambda trick, _: trick.index(max(trick)))


@mistake
def the_trick_goes_to_the_next_seat(patch: Patch) -> None:
    patch.setattr(decide, "best_of", lambda trick, trump: (best_of(trick, trump) + 1) % len(trick))


# --- what is marked


def change_due(patch: Patch, step: Step, wrong: Callable[[Deal, int], Iterator[Marked]]) -> None:
    patch.setitem(private(claims, "_DUE"), step, wrong)


def private(owner: object, name: str) -> Any:
    return getattr(owner, name)


def next_seat(deal: Deal, seat: int) -> int:
    return (seat + 1) % deal.rules.players


@mistake
def honours_go_to_the_next_seat(patch: Patch) -> None:
    def wrong(deal: Deal, seat: int) -> Iterator[Marked]:
        yield from (m._replace(seat=next_seat(deal, seat)) for m in right(deal, seat))

    right = private(claims, "_honours")
    change_due(patch, Step.HONOURS, wrong)


@mistake
def honours_of_a_trick_go_to_the_next_seat(patch: Patch) -> None:
    def wrong(deal: Deal, seat: int) -> Iterator[Marked]:
        for mark in right(deal, seat):
            yield mark if mark.kind else mark._replace(seat=next_seat(deal, seat))

    right = private(claims, "_trick")
    change_due(patch, Step.TRICK, wrong)


@mistake
def every_court_card_of_trumps_is_an_honour(patch: Patch) -> None:
    def wrong(rules: Rules, taken: Mask, trump: int) -> Mask:
        return taken & of_suit(trump) & ~(0b11111 << 9 * trump)

    patch.setattr(claims, "honours_among", wrong)


@mistake
def honours_forgotten(patch: Patch) -> None:
    patch.setattr(claims, "honours_among", lambda *_: 0)


@mistake
def imperial_won_in_play_forgotten(patch: Patch) -> None:
    patch.setattr(claims, "won_in_play", lambda *_: None)


@mistake
def imperial_won_in_play_without_the_king_and_queen(patch: Patch) -> None:
    right = private(claims, "won_in_play")
    patch.setattr(
        claims, "won_in_play", lambda rules, _, taken, trump: right(rules, -1, taken, trump)
    )


@mistake
def one_trick_more_must_be_taken(patch: Patch) -> None:
    right = tricks.over
    patch.setitem(tricks.TRICK_RULES, "over", lambda taken, par: right(taken, par + 1))


@mistake
def a_tie_for_most_tricks_marks(patch: Patch) -> None:
    patch.setitem(tricks.TRICK_RULES, "most", tricks.over)


@mistake
def the_difference_is_taken_to_the_par(patch: Patch) -> None:
    patch.setitem(tricks.TRICK_RULES, "difference", tricks.over)


@mistake
def capot_forgotten(patch: Patch) -> None:
    patch.setattr(claims, "capot_seat", lambda *_: None)
    patch.setattr(capot, "capot_seat", lambda *_: None)


@mistake
def tricks_are_marked_besides_a_capot(patch: Patch) -> None:
    patch.setattr(claims, "replaces_tricks", lambda *_: False)


@mistake
def a_player_without_a_trick_keeps_his_counters(patch: Patch) -> None:
    patch.setattr(decide, "without_trick", lambda *_: ())


@mistake
def marked_from_seat_0_on(patch: Patch) -> None:
    patch.setattr(Deal, "order", property(lambda deal: tuple(range(deal.rules.players))))


# --- the score


def change_marking(patch: Patch, **wrong: object) -> None:
    right = private(deal, "marked")
    patch.setattr(deal, "marked", lambda *args, **rest: right(*args, **{**rest, **wrong}))


@mistake
def wipe_forgotten(patch: Patch) -> None:
    change_marking(patch, wipe=False)


@mistake
def wipe_where_there_is_none(patch: Patch) -> None:
    change_marking(patch, wipe=True)


@mistake
def who_wins_wipes_too(patch: Patch) -> None:
    change_marking(patch, target=None)


@mistake
def only_an_imperial_shown_wipes(patch: Patch) -> None:
    def wrong(scores: tuple[Score, ...], seat: int, imperials: int, *args: int, **rest: Any) -> Any:
        return right(scores, seat, imperials, *args, **{**rest, "wipe": rest["wipe"] and imperials})

    right = private(deal, "marked")
    patch.setattr(deal, "marked", wrong)


@mistake
def the_partie_goes_on_after_a_win(patch: Patch) -> None:
    def wrong(run: Any, marks: Iterator[Marked]) -> bool:
        for mark in marks:
            run.note(mark)
        return False

    patch.setattr(private(decide, "_Run"), "mark", wrong)


@mistake
def a_win_needs_one_imperial_more(patch: Patch) -> None:
    patch.setattr(Rules, "winning_score", property(lambda rules: rules.target + 1))


# --- cards drawn, and imperials shown after tricks


@mistake
def the_loser_draws_first(patch: Patch) -> None:
    def wrong(run: Any) -> None:
        leader = run.deal.leader
        run.deal = run.deal.but(leader=1 - leader)
        right(run)
        run.deal = run.deal.but(leader=leader)

    right = private(decide, "_Run").draw
    patch.setattr(private(decide, "_Run"), "draw", wrong)


@mistake
def no_card_is_drawn(patch: Patch) -> None:
    patch.setattr(private(decide, "_Run"), "draw", lambda run: None)


def change_shown(patch: Patch, wrong: Callable[[Marked], Marked | None]) -> None:
    right = private(claims, "_imperials")

    def changed(deal: Deal, seat: int) -> Iterator[Marked]:
        for mark in right(deal, seat):
            if new := wrong(mark):
                yield new

    change_due(patch, Step.IMPERIAL, changed)


@mistake
def the_turn_up_completes_nothing(patch: Patch) -> None:
    change_shown(patch, lambda mark: None if mark.kind is Kind.TURN_UP_IMPERIAL else mark)


@mistake
def a_four_is_not_shown(patch: Patch) -> None:
    change_shown(patch, lambda mark: None if mark.kind is Kind.FOUR else mark)


@mistake
def a_sequence_of_trumps_is_worth_one(patch: Patch) -> None:
    change_shown(patch, lambda mark: mark._replace(imperials=1))


@mistake
def an_imperial_is_shown_again_and_again(patch: Patch) -> None:
    def wrong(table: Deal, seat: int) -> Iterator[Marked]:
        yield from right(table.but(shown=()), seat)

    right = private(claims, "_imperials")
    change_due(patch, Step.IMPERIAL, wrong)


@mistake
def a_short_hand_is_blank(patch: Patch) -> None:
    def wrong(rules: Rules, table: Deal, seat: int) -> Iterator[Any]:
        held = table.hands[seat]
        yield from right(rules, table, seat)
        if rules.blank != "none" and BLANKS[rules.blank][1](held):
            yield Kind.CARTE_BLANCHE, held, rules.blank_value

    right = claims.imperials_of
    patch.setattr(claims, "imperials_of", wrong)


@mistake
def a_blank_hand_is_not_shown(patch: Patch) -> None:
    blank = claims.BLANK_KINDS
    change_shown(patch, lambda mark: None if mark.kind in blank else mark)


@mistake
def a_blank_hand_always_wipes(patch: Patch) -> None:
    change_shown(patch, lambda mark: mark._replace(wipes=True))


@mistake
def a_blank_hand_never_wipes(patch: Patch) -> None:
    blank = claims.BLANK_KINDS
    change_shown(patch, lambda mark: mark._replace(wipes=mark.kind not in blank))
