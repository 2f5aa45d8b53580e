"""Does the server pose problems, judge cards, and keep the answers to itself until then?"""

from __future__ import annotations

import datetime
import json
import urllib.error
import urllib.request
from typing import Any

from tests.analysis.selfplay import whole_deal
from tests.server.running import Server

from imperiale.analysis.problems import seen, shipped
from imperiale.domain.cards import cards
from imperiale.services.duplicate import LEVELS, of_day, played_by

SHORT: dict[str, object] = {"hand_size": 4, "packets": (4,), "tricks_over": 2}


def asked(server: Server, path: str, form: object = None) -> tuple[int, Any]:
    data = None if form is None else json.dumps(form).encode()
    request = urllib.request.Request(
        f"{server.address}/api/{path}", data, {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_all_are_listed_without_their_answers(server: Server) -> None:
    status, listed = asked(server, "problems")
    assert status == 200
    assert [one["name"] for one in listed["problems"]] == [p.name for p in shipped()]
    assert not any("answer" in one or "chances" in one for one in listed["problems"])


def test_one_is_posed_as_its_seat_sees_it(server: Server) -> None:
    for problem in shipped()[::40]:
        status, posed = asked(server, f"problems/{problem.name}")
        assert status == 200
        view, own = posed["view"], seen(problem)
        assert view["hand"] == [str(card) for card in cards(own.hand)]
        assert {offer["card"] for offer in view["offers"]} == {str(c) for c in problem.chances}
        assert view["hands"] == view["dealt"] == []
        told = json.dumps(posed)
        shown = {card for seat in view["seats"] for card in seat["shown"]} | {view["turn_up"]}
        hidden = [card for card in cards(own.unseen) if str(card) not in shown]
        assert hidden
        assert not [str(card) for card in hidden if f'"{card}"' in told]


def test_a_card_is_judged(server: Server) -> None:
    problem = shipped()[0]
    path = f"problems/{problem.name}"
    status, told = asked(server, path, {"card": str(problem.answer), "first": True})
    assert (status, told["right"], told["answer"]) == (200, True, str(problem.answer))
    assert told["strength"]["shown"] > 1500
    assert told["values"][0]["card"] == str(problem.answer)

    wrong = next(card for card in problem.chances if card != problem.answer)
    strength = {"mu": told["strength"]["mu"], "sigma": told["strength"]["sigma"]}
    _, later = asked(server, path, {"card": str(wrong), "first": False, **strength})
    assert (later["right"], later["strength"]) == (False, told["strength"])
    _, first = asked(server, path, {"card": str(wrong), "first": True, **strength})
    assert first["strength"]["shown"] < told["strength"]["shown"]


def test_what_cannot_be_asked(server: Server) -> None:
    problem = shipped()[0]
    barred = next(c for c in ("6c", "6d", "6h", "6s") if c not in map(str, problem.chances))
    status, told = asked(server, f"problems/{problem.name}", {"card": barred, "first": True})
    assert status == 400
    assert barred in told["errors"][0]["args"]["reason"]
    assert asked(server, "problems/no-such")[0] == 404
    assert asked(server, f"problems/{problem.name}", {"card": "Kh"})[0] == 400


def test_the_deal_of_a_day_is_played_and_compared(server: Server) -> None:
    _, listed = asked(server, "daily")
    today = datetime.datetime.now(datetime.UTC).date()
    assert today - datetime.date.fromisoformat(listed["days"][0]["day"]) <= datetime.timedelta(1)
    day = "2026-11-29"
    whole = played_by(of_day(datetime.date.fromisoformat(day)), "beginner")
    plays = [str(card) for card in whole.plays]
    status, begun = asked(server, f"daily/{day}", {})
    assert (status, begun["over"], len(begun["view"]["hand"])) == (200, False, 12)
    assert begun["view"]["hands"] == []
    _, later = asked(server, f"daily/{day}", {"plays": plays[:3]})
    assert len(later["view"]["hand"]) == 9
    assert asked(server, f"daily/{day}/results", {"plays": plays[:3]})[0] == 400
    _, over = asked(server, f"daily/{day}", {"plays": plays})
    assert over["over"]

    wish = {"plays": plays, "keep": True, "name": "Ann", "mark": "a"}
    status, found = asked(server, f"daily/{day}/results", wish)
    assert status == 200
    assert {one["who"] for one in found["results"] if one["kind"] == "level"} == {*LEVELS}
    leads = [one["lead"] for one in found["results"]]
    assert leads == sorted(leads, reverse=True)
    you = next(one for one in found["results"] if one["kind"] == "you")
    beginner = next(one for one in found["results"] if one["who"] == "beginner")
    assert you["cards"] == beginner["cards"]
    _, again = asked(server, f"daily/{day}/results", {**wish, "mark": "b", "name": "Bob"})
    assert [one["who"] for one in again["results"] if one["kind"] == "person"] == ["Ann"]


def test_a_day_that_has_no_deal(server: Server) -> None:
    for day in ("2999-01-01", "1999-01-01", "yesterday-", "2026-1-001"):
        assert asked(server, f"daily/{day}", {})[0] == 404
    status, told = asked(server, "daily/2026-11-29", {"plays": ["Kh", "Kh"]})
    assert (status, told["errors"][0]["key"]) == (400, "daily-no-play")


def test_any_deal_is_played_again_and_compared(server: Server) -> None:
    line = whole_deal("academie", b"four", "random", 2, **SHORT).line
    seat = 1 - int(line.split("|")[1])
    first = line.split("|")[6].split()
    wish: dict[str, Any] = {"line": line, "seat": seat}
    status, begun = asked(server, "challenges", wish)
    assert (status, begun["over"], len(begun["view"]["hand"])) == (200, False, 4)
    told = json.dumps(begun)
    other = line.split("|")[3].split("/")[1 - seat].strip()
    hidden = [rank + word[-1] for word in other.split() for rank in word[:-1]]
    shown = {card for one in begun["view"]["seats"] for card in one["shown"]}
    shown |= {play["card"] for play in begun["view"]["trick"]} | {begun["view"]["turn_up"]}
    assert not [card for card in hidden if card not in shown and f'"{card}"' in told]
    assert asked(server, "challenges/results", wish)[0] == 400
    while not begun["over"]:
        wish["plays"] = [*wish.get("plays", []), begun["view"]["offers"][0]["card"]]
        _, begun = asked(server, "challenges", wish)
    status, found = asked(server, "challenges/results", {**wish, "keep": True, "name": "Ann"})
    assert status == 200
    kinds = [one["kind"] for one in found["results"]]
    assert sorted(kinds) == ["level"] * len(LEVELS) + ["table", "you"]
    table = next(one for one in found["results"] if one["kind"] == "table")
    assert [play["card"] for play in table["cards"]] == first
    _, again = asked(server, "challenges/results", {**wish, "mark": "b"})
    assert [one["who"] for one in again["results"] if one["kind"] == "person"] == ["Ann"]


def test_what_is_no_deal_for_two_is_refused(server: Server) -> None:
    three = whole_deal("imperialas", b"three", "random", 3).line
    for line, key in ((three, "challenge-not-players"), ("academie", "code-not-a-line")):
        status, told = asked(server, "challenges", {"line": line, "seat": 0})
        assert (status, told["errors"][0]["key"]) == (400, key)
