"""Does the server pose errors as their seat saw them, and judge what is done now?"""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
from tests.analysis.selfplay import whole_deal
from tests.server.running import Server
from tests.server.test_reviews import PATIENCE, ask

from imperiale.analysis.mistakes import mistakes
from imperiale.analysis.reviewed import Review
from imperiale.domain.cards import cards, hand

SHORT: dict[str, object] = {"hand_size": 5, "packets": (5,), "tricks_over": 2}


def reviewed(server: Server) -> tuple[str, Review]:
    lines = [whole_deal("academie", bytes([n]), "random", 2, **SHORT).line for n in range(2)]
    status, stand = ask(server, "/api/reviews", {"text": "\n".join(lines)})
    until = time.monotonic() + PATIENCE
    while stand["state"] in ("waiting", "working") and time.monotonic() < until:
        time.sleep(0.1)
        status, stand = ask(server, f"/api/reviews/{stand['key']}")
    assert stand["state"] == "done", status
    return stand["key"], msgspec.convert(stand["review"], Review)


def test_errors_are_listed_posed_and_judged(server: Server) -> None:
    key, review = reviewed(server)
    own = [*mistakes(review, [0])]
    wish = {"reviews": [{"review": key, "seat": 0}, {"review": "0" * 64, "seat": 0}]}
    status, listed = ask(server, "/api/mistakes", wish)
    assert status == 200
    assert [one["name"] for one in listed["mistakes"]] == [one.name for one in own]

    first = own[0]
    path = f"/api/mistakes/{key}/{first.deal.number}/{first.number}"
    status, posed = ask(server, path)
    assert status == 200
    decision = first.decision
    view: dict[str, Any] = posed["view"]
    assert view["you"] == 0
    assert view["hand"] == [str(card) for card in cards(hand(decision.hand))]
    assert len(posed["choices"]) == len(decision.choices)
    assert not any("value" in choice for choice in posed["choices"])
    told = json.dumps(posed)
    shown = {card for seat in view["seats"] for card in seat["shown"]} | {view["turn_up"]}
    laid = {play["card"] for play in (*view["trick"], *view["last_trick"])}
    hidden = [str(card) for card in cards(hand(decision.hands[1]))]
    assert not [c for c in hidden if c not in shown | laid and f'"{c}"' in told]

    _, wrong = ask(server, path, {"choice": decision.played, "box": 3})
    assert (wrong["right"], wrong["box"], wrong["days"]) == (False, 0, 0)
    assert wrong["decision"]["loss"] == decision.loss
    _, right = ask(server, path, {"choice": decision.best, "box": 4})
    assert (right["right"], right["learned"], right["days"]) == (True, True, 60)


def test_what_cannot_be_asked(server: Server) -> None:
    key, _ = reviewed(server)
    assert ask(server, f"/api/mistakes/{key}/9/0")[0] == 404
    assert ask(server, f"/api/mistakes/{'0' * 64}/1/0")[0] == 404
    assert ask(server, f"/api/mistakes/{key}/1/0", {"choice": 50})[0] == 400
    assert ask(server, "/api/mistakes", {"reviews": [{"review": "x", "seat": 0}]})[0] == 400
