"""What does each step mark, and when is it exchanged, wiped or won?"""

from __future__ import annotations

import pytest
from tests.rules.table import run, scores, setup

from imperiale.domain.cards import Card, hand
from imperiale.domain.decide import begin
from imperiale.domain.events import Marked
from imperiale.domain.rules.capot import capot_seat, replaces_tricks, without_trick
from imperiale.domain.rules.honours import turn_up_counters
from imperiale.domain.rules.imperials import Kind, in_hand, on_turn_up, won_in_play
from imperiale.domain.rules.marking import marked
from imperiale.domain.rules.point import announced, choices, own_point, privileged_marks
from imperiale.domain.rules.tricks import trick_counters
from imperiale.rulesets import load


@pytest.mark.parametrize(
    ("before", "imperials", "counters", "target", "wipe", "after"),
    [
        pytest.param("0i4c 0i5c", 0, 1, 5, True, "0i5c 0i5c", id="five counters are no imperial"),
        pytest.param("0i5c 0i5c", 0, 1, 5, True, "1i0c 0i0c", id="the sixth is, and wipes"),
        pytest.param("0i5c 0i5c", 0, 4, 5, True, "1i3c 0i0c", id="the rest stays"),
        pytest.param("0i5c 0i5c", 0, 12, 5, True, "2i5c 0i0c", id="twelve are two"),
        pytest.param("0i3c 0i5c", 1, 0, 5, True, "1i3c 0i0c", id="own counters stay"),
        pytest.param("0i3c 0i5c", 1, 0, 5, False, "1i3c 0i5c", id="without the wipe nobody loses"),
        pytest.param("0i3c 2i5c 1i1c", 1, 0, 5, True, "1i3c 2i0c 1i0c", id="all others are wiped"),
        pytest.param("4i3c 0i5c", 1, 0, 5, True, "5i3c 0i5c", id="what wins wipes nobody"),
        pytest.param("4i0c 0i5c", 2, 0, 5, True, "6i0c 0i5c", id="a gain is marked whole"),
        pytest.param("4i5c 0i5c", 0, 1, 5, True, "5i0c 0i5c", id="the sixth counter may win"),
        pytest.param("3i5c 0i5c", 0, 1, 5, True, "4i0c 0i0c", id="one short of the target wipes"),
        pytest.param("9i5c 0i5c", 0, 1, None, True, "10i0c 0i0c", id="no target, no win"),
    ],
)
def test_a_gain(
    before: str, imperials: int, counters: int, target: int | None, wipe: bool, after: str
) -> None:
    found = marked(scores(before), 0, imperials, counters, target=target, wipe=wipe)
    assert found == scores(after)
    last = before.count(" ")
    turned = marked(scores(before)[::-1], last, imperials, counters, target=target, wipe=wipe)
    assert turned == scores(after)[::-1]


HONOURS = {
    ("academie", 2): "AKQJ7",
    ("academie", 3): "AKQJ6",
    ("biblioteka", 2): "KQJ7",
    ("biblioteka", 3): "KQJ7",
    ("pierer", 2): "KQJA",
    ("dobor", 2): "",
    ("imperialas", 2): "",
}


@pytest.mark.parametrize(("table", "ranks"), HONOURS.items())
def test_which_turn_ups_mark(table: tuple[str, int], ranks: str) -> None:
    name, players = table
    rules = load(name).rules(players)
    found = "".join(r for r in "AKQJT9876" if turn_up_counters(rules, Card.parse(r + "h")))
    assert set(found) == set(ranks)


@pytest.mark.parametrize(
    ("options", "players", "tricks", "counters"),
    [
        ({}, 2, (6, 6), (0, 0)),
        ({}, 2, (7, 5), (1, 0)),
        ({}, 3, (5, 5, 2), (1, 1, 0)),
        ({"tricks": "difference"}, 2, (7, 5), (2, 0)),
        ({"tricks": "difference"}, 2, (6, 6), (0, 0)),
        ({"tricks": "difference"}, 3, (3, 7, 2), (0, 4, 0)),
        ({"tricks": "difference"}, 3, (5, 5, 2), (0, 0, 0)),
        ({"tricks": "most", "tricks_over": 6}, 3, (7, 3, 2), (1, 0, 0)),
        ({"tricks": "most", "tricks_over": 4}, 3, (5, 6, 1), (0, 2, 0)),
        ({"tricks": "most", "tricks_over": 4}, 3, (5, 5, 2), (0, 0, 0)),
        ({"tricks": "most"}, 2, (6, 6), (0, 0)),
    ],
)
def test_tricks(
    options: dict[str, object], players: int, tricks: tuple[int, ...], counters: tuple[int, ...]
) -> None:
    assert trick_counters(load("academie").rules(players, options), tricks) == counters


def test_the_capot() -> None:
    academie, biblioteka = load("academie").rules(), load("biblioteka").rules()
    assert capot_seat(academie, (0, 12)) == 1
    assert capot_seat(academie, (1, 11)) is None
    assert capot_seat(load("dobor").rules(), (16, 0)) is None
    assert capot_seat(load("imperialas").rules(), (12, 0)) is None
    assert replaces_tricks(academie, (12, 0))
    assert not replaces_tricks(academie, (11, 1))
    assert not replaces_tricks(biblioteka, (12, 0))
    # where tricks mark a difference the capot always replaces it
    assert replaces_tricks(load("biblioteka").rules(2, {"tricks": "difference"}), (12, 0))


def test_without_a_trick() -> None:
    rules = load("imperialas").rules(4)
    assert without_trick(rules, (2, 3, 0, 1), (0, 4, 4, 0)) == (3, 0)
    assert without_trick(load("academie").rules(), (0, 1), (12, 0)) == ()


def found(name: str, text: str, trump: int, players: int = 2) -> list[tuple[str, int]]:
    rules = load(name).rules(players)
    return [(str(kind), worth) for kind, _, worth in in_hand(rules, hand(text), trump)]


@pytest.mark.parametrize(
    ("name", "text", "trump", "worth"),
    [
        ("academie", "KQJAh", 2, [2]),
        ("academie", "KQJAh", 1, [1]),
        ("academie", "KQJTh", 2, []),
        ("biblioteka", "KQJAh", 2, [1]),
        ("dobor", "KQJAh", 2, [1]),
        ("pierer", "KQJAh", 2, [1]),
        ("imperialas", "KQJTh", 2, [2]),
        ("imperialas", "KQJTh", 1, [1]),
        ("imperialas", "KQJAh", 1, []),
    ],
)
def test_sequences(name: str, text: str, trump: int, worth: list[int]) -> None:
    assert found(name, text, trump) == [("sequence", n) for n in worth]


@pytest.mark.parametrize(
    ("name", "players", "ranks"),
    [
        ("academie", 2, "AKQJ7"),
        ("academie", 3, "AKQJ6"),
        ("biblioteka", 2, "AKQJ7"),
        ("biblioteka", 3, "AKQJ76"),
        ("dobor", 2, "AKQJ7"),
        ("imperialas", 3, "AKQJ76"),
        ("imperialas", 4, "AKQJ7"),
        ("pierer", 3, "AKQJ7"),
    ],
)
def test_fours(name: str, players: int, ranks: str) -> None:
    counted = [r for r in "AKQJT9876" if found(name, f"{r}c {r}d {r}h {r}s", 0, players)]
    assert "".join(counted) == ranks


def test_a_blank_hand_is_a_whole_hand_and_comes_first() -> None:
    held = "AT9c ATd AT9h AT98s"
    assert found("academie", held, 0) == [("carte_blanche", 2), ("four", 1)]
    assert found("academie", held.replace("8s", "s"), 0) == [("four", 1)]
    assert found("pierer", held, 0) == [("four", 1)]
    assert found("imperialas", "KQJAT9h KQJAT9d", 0)[0] == ("white", 2)


@pytest.mark.parametrize(
    ("name", "turn_up", "held", "number"),
    [
        ("biblioteka", "Kh", "QJAh Kc", 1),
        ("biblioteka", "Kh", "QJh", 0),
        ("biblioteka", "Kh", "Kc Kd Ks", 0),
        ("pierer", "Kh", "Kc Kd Ks", 1),
        ("pierer", "7h", "7c 7d 7s", 1),
        ("pierer", "8h", "8c 8d 8s", 0),
        ("pierer", "8h", "KQJAh", 0),
        ("pierer", "Kh", "QJAh Kc Kd Ks", 2),
        ("academie", "Kh", "QJAh", 0),
    ],
)
def test_what_the_turn_up_completes(name: str, turn_up: str, held: str, number: int) -> None:
    rules = load(name).rules()
    assert len(list(on_turn_up(rules, hand(held), Card.parse(turn_up)))) == number


@pytest.mark.parametrize(
    ("won", "dealt", "taken", "worth"),
    [
        ("king_queen", "KQh", "KQJAh 7s", 1),
        ("king_queen", "Kh", "KQJAh 7s", 0),
        ("king_queen", "Qh", "KQJAh 7s", 0),
        ("king_queen", "KQh", "KQJh 7s", 0),
        ("captured", "", "KQJAh 7s", 1),
        ("captured", "", "KQJAs 7h", 0),
        ("none", "KQh", "KQJAh 7s", 0),
    ],
)
def test_won_in_play(won: str, dealt: str, taken: str, worth: int) -> None:
    rules = load("biblioteka").rules(2, {"won_in_play": won})
    combination = won_in_play(rules, hand(dealt), hand(taken), 2)
    assert (combination.imperials if combination else 0) == worth


def test_the_points_that_a_hand_may_announce() -> None:
    held = hand("AKQJ7s AKh 8d")
    assert choices(load("academie").rules(), held) == ((5, 48), (2, 21), (1, 8))
    assert choices(load("biblioteka").rules(), held) == ((0, 48), (0, 21), (0, 8))
    assert choices(load("imperialas").rules(), held) == ((0, 69),)
    for name, number in (("academie", 5), ("biblioteka", 48), ("imperialas", 69)):
        rules = load(name).rules()
        assert announced(rules, own_point(rules, held)) == number


@pytest.mark.parametrize(
    ("point_to", "totals", "counting", "marking"),
    [
        pytest.param("each_above_dealer", (73, 86, 57), (0, 1, 2), (0, 1), id="each above him"),
        pytest.param("each_above_dealer", (73, 73, 57), (0, 1, 2), (0,), id="the first of equals"),
        pytest.param("each_above_dealer", (57, 58, 57), (0, 1, 2), (1,), id="equal is not more"),
        pytest.param("each_above_dealer", (57, 31, 57), (0, 1, 2), (), id="the dealer marks none"),
        pytest.param("each_above_dealer", (73, 86, 57), (1,), (1,), id="only who counts"),
        pytest.param("each_above_dealer", (None, 86, 57), (0, 1), (1,), id="silence marks none"),
        pytest.param("best", (73, 86, 57), (0, 1, 2), (1,), id="the best"),
        pytest.param("best", (73, 73, 57), (0, 1, 2), (0,), id="of equal bests the first"),
        pytest.param("best", (58, 31, 58), (0, 1, 2), (0,), id="equal to the dealer comes first"),
        pytest.param("best", (57, 31, 58), (0, 1, 2), (), id="the dealer is best: nobody"),
        pytest.param("best", (57, 31, 58), (0, 1), (0,), id="the dealer does not count"),
        pytest.param("best", (None, None, 58), (0, 1), (), id="nobody speaks"),
    ],
)
def test_privileged_cards(
    point_to: str,
    totals: tuple[int | None, ...],
    counting: tuple[int, ...],
    marking: tuple[int, ...],
) -> None:
    rules = load("imperialas").rules(3, {"point_to": point_to})
    said = {seat: total for seat, total in enumerate(totals) if total is not None}
    assert privileged_marks(rules, (0, 1, 2), said, counting) == marking


def test_where_the_point_of_privileged_cards_gives_the_lead_the_best_leads() -> None:
    poor, rich = "98c T98d T98h T987s", "KQAc KQAd KQAh KQAs"
    deal = {"rules": "imperialas", "options": {"first_lead": "point"}, "turn_up": "Jh"}
    assert run(deal | {"hands": [poor, rich]})[0].seat == 1
    assert run(deal | {"hands": [rich, poor]})[0].seat == 0


@pytest.mark.parametrize(
    ("name", "imperials"),
    [("academie", 1), ("biblioteka", 2), ("pierer", 2), ("imperialas", 2)],
)
def test_only_academie_lets_a_turn_up_make_no_more_than_one_imperial(
    name: str, imperials: int
) -> None:
    rank = "T" if name == "imperialas" else "A"
    low = "A" if name == "imperialas" else "T"
    data = {
        "rules": name,
        "options": {"turn_up_imperial": "sequence_or_four"},
        "hands": [f"QJ{low}9c QJ{low}9d QJ{low}9s", f"K87c K87d QJ{rank}h K87s"],
        "turn_up": "Kh",
    }
    deal, events = begin(setup(data))
    marks = [e for e in events if isinstance(e, Marked) and e.kind is Kind.TURN_UP_IMPERIAL]
    assert len(marks) == imperials == deal.scores[1].imperials


@pytest.mark.parametrize(
    ("name", "players", "text", "point", "why"),
    [
        ("biblioteka", 3, "T9876c KQJAd 98h 7s", (0, 40), "longest suit, though four count 41"),
        ("biblioteka", 3, "T9876c KQJ9d 98h 7s", (0, 40), "longest suit, though four count 39"),
        ("biblioteka", 3, "T98c KQJAd 98h 7s Qs", (0, 41), "longest and most"),
        ("biblioteka", 2, "KQAc T987h QJd KJs", (0, 34), "the least four count more than three"),
        ("academie", 3, "T9876c KQJAd 98h 7s", (5, 40), "five cards beat four"),
        ("academie", 2, "KQJAc T987d KQJ7h", (4, 41), "of equal length the higher worth"),
    ],
)
def test_own_point(name: str, players: int, text: str, point: tuple[int, int], why: str) -> None:
    rules = load(name).rules(players)
    assert own_point(rules, hand(text)) == point, why
    assert choices(rules, hand(text))[0] == point, "he announces it first"
    assert all(other <= own_point(rules, hand(text)) for other in choices(rules, hand(text))), why
