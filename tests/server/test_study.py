"""Does the server pose problems, judge cards, and keep the answers to itself until then?"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from tests.server.running import Server

from imperiale.analysis.problems import seen, shipped
from imperiale.domain.cards import cards


def asked(server: Server, path: str, form: object = None) -> tuple[int, Any]:
    data = None if form is None else json.dumps(form).encode()
    request = urllib.request.Request(
        f"{server.address}/api/{path}", data, {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
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
